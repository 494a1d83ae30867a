/** What a maker has on its desk while it makes one job: the row, a way to say where it stands, and one way to finish. */
import type { Job } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { jobs } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import { type JobRow, jobTopic } from './job-view.ts';

export type JobResult = NonNullable<Job['result']>;

export interface Desk {
  job: JobRow;
  /** Aborts when the person stops the job. */
  signal: AbortSignal;
  /** `done` is 0 to 1. */
  report(progress: string, done: number): Promise<void>;
  addParagraph(paragraph: string): Promise<void>;
  /** Starts the text again, for a second try. */
  clearText(): Promise<void>;
  /** Saves what was made and ends the job in one transaction; a job that was stopped meanwhile saves nothing. */
  finish(save: (tx: Transaction) => Promise<JobResult>): Promise<void>;
}

export type Maker = (desk: Desk) => Promise<void>;

export class Stopped extends Error {
  override name = 'Stopped';
}

export function deskFor({ db, hub }: Pick<Services, 'db' | 'hub'>, job: JobRow, signal: AbortSignal): Desk {
  const mine = and(eq(jobs.id, job.id), eq(jobs.status, 'working'));
  let text = '';

  async function change(values: Partial<JobRow>): Promise<void> {
    await db.update(jobs).set({ ...values, updatedAt: new Date() }).where(mine);
    await hub.announce(jobTopic(job.id));
  }
  return {
    job,
    signal,
    report: (progress, done) => change({ progress, done }),
    async addParagraph(paragraph) {
      text = text ? `${text}\n\n${paragraph}` : paragraph;
      await change({ text });
    },
    async clearText() {
      text = '';
      await change({ text });
    },
    async finish(save) {
      await db.transaction(async (tx) => {
        const [held] = await tx.select({ id: jobs.id }).from(jobs).where(mine).for('update');
        if (!held) throw new Stopped();
        const result = await save(tx);
        await tx.update(jobs).set({ status: 'done', result, done: 1, error: null, finishedAt: new Date(), updatedAt: new Date() }).where(mine);
      });
      await hub.announce(jobTopic(job.id));
    },
  };
}
