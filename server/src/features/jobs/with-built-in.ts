/** What a hosted service could not do, done by the built-in engine because the person said so; never by itself. */
import type { Job, JobKind } from '@fableloom/contract';
import type { GatedAct } from '@fableloom/contract/plans/gates';
import { and, eq, isNotNull } from 'drizzle-orm';
import { passGate } from '../../allowance/allowance.ts';
import { checkRoomForCast } from '../../allowance/room-for-cast.ts';
import { characters, jobs, locations, type StoryCast } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseWhileWriting } from '../../jobs/one-text-at-a-time.ts';
import { startJob } from '../../jobs/start-job.ts';
import type { JobRow } from '../../jobs/job-view.ts';
import type { Services } from '../../services.ts';
import { ownJob } from './service.ts';

const GATES: Partial<Record<JobKind, GatedAct>> = {
  regeneration: 'regenerate-story', narration: 'narrate-story', portrait: 'regenerate-character-image', place: 'regenerate-location-image',
};

/** A first picture is open to every plan. */
async function isFirstPicture({ db }: Services, { kind, about }: JobRow): Promise<boolean> {
  if (kind !== 'portrait' && kind !== 'place') return false;
  const [table, id] = kind === 'portrait' ? [characters, about.characterId] : [locations, about.locationId];
  const drawn = await db.select({ id: table.id }).from(table).where(and(eq(table.id, id ?? ''), isNotNull(table.mainImage)));
  return drawn.length === 0;
}

/** As when it was asked for: the plan may be another one since. */
async function passPlan(services: Services, userId: string, failed: JobRow): Promise<void> {
  if (failed.kind === 'story') return checkRoomForCast(services, userId, (failed.input as { cast: StoryCast }).cast.characters.length);
  const gate = GATES[failed.kind];
  if (gate && !(await isFirstPicture(services, failed))) await passGate(services, userId, gate);
}

/** The same wish again; it takes its place in the allowance anew, which the failed one gave back. */
export async function withBuiltIn(services: Services, userId: string, id: string): Promise<Job> {
  const { offersBuiltIn, status } = await ownJob(services, userId, id);
  if (status === 'waiting' || status === 'working') return refuse('CONFLICT', 'job.still-being-made');
  if (!offersBuiltIn || status !== 'failed') return refuse('CONFLICT', 'job.already-finished');
  const [failed] = await services.db.select().from(jobs).where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  if (!failed) return refuse('NOT_FOUND', 'job.not-found');
  await passPlan(services, userId, failed);
  const { kind, about, input } = failed;
  const { storyId } = about;
  const isText = kind === 'continuation' || kind === 'regeneration';
  return startJob(services, {
    userId, kind, about, input, engine: 'built-in', idempotencyKey: `built-in:${id}`,
    ...(isText && storyId ? { check: (tx) => refuseWhileWriting(tx, userId, storyId) } : {}),
  });
}
