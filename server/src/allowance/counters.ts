/** What each limit counts. Everything is counted from rows, so nothing resets by accident and a failed job gives back by itself. */
import type { JobKind } from '@fableloom/contract';
import type { LimitName } from '@fableloom/contract/plans/plans';
import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { characters, jobs, locations } from '../database/schema/index.ts';
import { monthStart } from './month.ts';

export type CountedLimit = Exclude<LimitName, 'charactersPerStory'>;

const COUNTED_STATES = ['waiting', 'working', 'done'] as const;

async function jobsThisMonth(db: Queries, userId: string, kinds: JobKind[], now: Date): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.kind, kinds), inArray(jobs.status, [...COUNTED_STATES]), gte(jobs.createdAt, monthStart(now))));
  return row?.used ?? 0;
}

async function ownRows(db: Queries, table: typeof characters | typeof locations, userId: string): Promise<number> {
  const [row] = await db.select({ used: count() }).from(table).where(eq(table.userId, userId));
  return row?.used ?? 0;
}

type Counter = (db: Queries, userId: string, now: Date) => Promise<number>;

export const COUNTERS: Record<CountedLimit, Counter> = {
  storiesPerMonth: (db, userId, now) => jobsThisMonth(db, userId, ['story'], now),
  charactersLimit: (db, userId) => ownRows(db, characters, userId),
  locationsLimit: (db, userId) => ownRows(db, locations, userId),
  narrationsPerMonth: (db, userId, now) => jobsThisMonth(db, userId, ['narration'], now),
  characterImagesPerMonth: (db, userId, now) => jobsThisMonth(db, userId, ['portrait'], now),
  locationImagesPerMonth: (db, userId, now) => jobsThisMonth(db, userId, ['place'], now),
  imagesPerMonth: (db, userId, now) => jobsThisMonth(db, userId, ['portrait', 'place', 'scene'], now),
};
