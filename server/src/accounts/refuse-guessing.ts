/** Counts how often somebody guesses, in the table of the sign-in's own limits, so that all processes count together. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { rateLimit } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';

const MOST = 5;
const SECONDS = 60;

const keyOf = (what: string, userId: string): string => `fableloom:${what}:${userId}`;

/** Counts one try, before it is known whether it is right; refuses the sixth of a minute. */
export async function refuseGuessing(db: Database, what: string, userId: string, now: Date): Promise<void> {
  const key = keyOf(what, userId);
  const isOver = sql`${rateLimit.lastRequest} < ${now.getTime() - SECONDS * 1000}`;
  const [row] = await db
    .insert(rateLimit)
    .values({ id: key, key, count: 1, lastRequest: now.getTime() })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now.getTime()} else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count });
  if ((row?.count ?? 0) > MOST) refuse('TOO_MANY_REQUESTS', 'app.too-many-tries', { n: SECONDS });
}

/** The guess was right: nobody is kept waiting for earlier ones. */
export async function forgetGuesses(db: Database, what: string, userId: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, keyOf(what, userId)));
}
