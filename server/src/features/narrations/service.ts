/** A part of a story, read aloud. */
import { type Inputs, type Job, soundsTheSame } from '@fableloom/contract';
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { passGate } from '../../allowance/allowance.ts';
import type { Owned } from '../../access/receipts.ts';
import type { StoryRow } from '../../access/stories.ts';
import { jobs, narrations, storyParts } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import { jobView } from '../../jobs/job-view.ts';
import { startJob } from '../../jobs/start-job.ts';
import { removeFilesQuietly } from '../../ports/storage/remove-quietly.ts';
import type { Services } from '../../services.ts';
import { namesOfText } from './names-of-text.ts';

export interface NarrationInput {
  /** 1 for the introduction. */
  part: number;
  partId: string;
}

export async function askForNarration(services: Services, who: Person, story: Owned<StoryRow>, request: Inputs['narrations']['make']): Promise<Job> {
  await passGate(services, who.id, 'narrate-story');
  const phase = PHASES[request.part - 1];
  const parts = await services.db.select().from(storyParts).where(and(eq(storyParts.storyId, story.id), eq(storyParts.isCurrent, true)));
  const part = parts.find((candidate) => candidate.phase === phase) ?? refuse('BAD_REQUEST', 'narration.text.missing');
  const made = await jobOfNarration(services, story.userId, part);
  if (made) return made;
  const input: NarrationInput = { part: request.part, partId: part.id };
  const about = { storyId: story.id, title: story.title };
  const idempotencyKey = `narration:${part.id}:${await endedWithoutSound(services, story.userId, part.id)}`;
  return startJob(services, { userId: story.userId, kind: 'narration', idempotencyKey, about, input });
}

const ofPart = (userId: string, partId: string) => and(eq(jobs.userId, userId), eq(jobs.kind, 'narration'), sql`${jobs.input}->>'partId' = ${partId}`);

/** A text that has been read already is not read again, unless a name in it is said otherwise now. */
async function jobOfNarration(services: Services, userId: string, part: { id: string; text: string }): Promise<Job | undefined> {
  const rows = await services.db
    .select({ job: jobs, saidLike: narrations.saidLike })
    .from(jobs)
    .innerJoin(narrations, sql`${jobs.result}->>'narrationId' = ${narrations.id}::text`)
    .where(and(ofPart(userId, part.id), eq(jobs.status, 'done')));
  const names = await namesOfText(services, userId, part.text);
  const same = rows.find(({ saidLike }) => soundsTheSame(saidLike, names));
  return same && jobView(same.job);
}

/** Part of the key, so that two presses at once are one job, and a press after a failure is a new one. */
async function endedWithoutSound({ db }: Services, userId: string, partId: string): Promise<number> {
  const [row] = await db.select({ ended: count() }).from(jobs).where(and(ofPart(userId, partId), inArray(jobs.status, ['failed', 'cancelled', 'done'])));
  return row?.ended ?? 0;
}

export async function removeNarration(services: Services, story: Owned<StoryRow>, narrationId: string): Promise<void> {
  if (!isUuid(narrationId)) return refuse('NOT_FOUND', 'narration.not-found');
  const [removed] = await services.db.delete(narrations).where(and(eq(narrations.id, narrationId), eq(narrations.storyId, story.id))).returning();
  if (!removed) return refuse('NOT_FOUND', 'narration.not-found');
  await removeFilesQuietly(services, [removed.audioPath]);
}
