/** What a maker has on its desk while it makes one job: the row, a way to say where it stands, and one way to finish. */
import type { Job } from '@fableloom/contract';
import { ORPCError } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { type JobRow, jobTopic } from './job-view.ts';
import { NotSaved } from './why-it-failed.ts';

export type JobResult = NonNullable<Job['result']>;

export interface Desk {
  job: JobRow;
  /** Aborts when the person stops the job, the program stops, the job's lock is lost, or it takes too long. */
  signal: AbortSignal;
  /** Milliseconds until the job is given up. */
  timeLeft(): number;
  /** `done` is 0 to 1. */
  report(progress: string, done: number): Promise<void>;
  addParagraph(paragraph: string): Promise<void>;
  /** Starts the text again, for a second try. */
  clearText(): Promise<void>;
  /** Names files that were written for this job; they are removed again when it does not end well. */
  keep(paths: readonly string[]): void;
  /** Saves what was made and ends the job in one transaction; a job that was stopped, or taken over by another process, saves nothing. */
  finish(save: (tx: Transaction) => Promise<JobResult>): Promise<void>;
}

export type Maker = (desk: Desk) => Promise<void>;

/** The person stopped the job. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** The program ends; the job goes on at the next start. */
export class ShuttingDown extends Error {
  override name = 'ShuttingDown';
}

export interface DeskWithFiles extends Desk {
  /** Files of a job that did not end well. */
  leftOver(): string[];
}

/** Still worked on by this attempt: whoever lost its lock meanwhile has no say in what another makes of the job by now. */
export const isMine = ({ id, attempts }: JobRow) => and(eq(jobs.id, id), eq(jobs.status, 'working'), eq(jobs.attempts, attempts));

/** Refusals and stops keep their meaning; everything else says that it was made and not kept. */
function notSaved(error: unknown): never {
  if (error instanceof ORPCError || error instanceof Stopped || error instanceof ShuttingDown) throw error;
  throw new NotSaved(error instanceof Error ? error.message : 'saving failed', { cause: error });
}

export function deskFor({ db, hub, clock, log }: Pick<Services, 'db' | 'hub' | 'clock' | 'log'>, job: JobRow, signal: AbortSignal, timeLeft = () => Number.POSITIVE_INFINITY): DeskWithFiles {
  const mine = isMine(job);
  let text = '';
  let files: string[] = [];

  /** Listeners look again by themselves, so a notice that cannot be sent delays and never fails what was done. */
  const tell = () => hub.announce(jobTopic(job.id)).catch((error: unknown) => log.warn(error, 'a notice was not sent'));

  async function change(values: Partial<JobRow>): Promise<void> {
    await db.update(jobs).set({ ...values, updatedAt: clock.now() }).where(mine);
    await tell();
  }
  return {
    job,
    signal,
    timeLeft,
    report: (progress, done) => change({ progress, done }),
    async addParagraph(paragraph) {
      text = text ? `${text}\n\n${paragraph}` : paragraph;
      await change({ text });
    },
    async clearText() {
      text = '';
      await change({ text });
    },
    keep: (paths) => void files.push(...paths),
    leftOver: () => files,
    async finish(save) {
      signal.throwIfAborted();
      await db.transaction(async (tx) => {
        const [held] = await tx.select({ id: jobs.id }).from(jobs).where(mine).for('update');
        if (!held) throw new Stopped();
        const result = await save(tx).catch(notSaved);
        const now = clock.now();
        await tx.update(jobs).set({ status: 'done', result, done: 1, error: null, finishedAt: now, updatedAt: now }).where(mine);
      });
      files = [];
      await tell();
    },
  };
}
