/** Who is whose friend, and who is kept away from whom. An accepted request is a friendship, whoever sent it. */
import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/open.ts';
import { blocks, friendRequests } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';

/** The requests between two people, in either direction. */
export const between = (one: string, other: string): SQL | undefined =>
  or(
    and(eq(friendRequests.senderId, one), eq(friendRequests.receiverId, other)),
    and(eq(friendRequests.senderId, other), eq(friendRequests.receiverId, one)),
  );

/** A subquery with the ids of this person's friends. */
export const friendIdsOf = (who: string): SQL => sql`(
  select receiver_id from friend_requests where sender_id = ${who} and status = 'accepted'
  union all select sender_id from friend_requests where receiver_id = ${who} and status = 'accepted')`;

export async function areFriends(db: Queries, one: string, other: string): Promise<boolean> {
  const accepted = and(between(one, other), eq(friendRequests.status, 'accepted'));
  const rows = await db.select({ id: friendRequests.id }).from(friendRequests).where(accepted).limit(1);
  return rows.length > 0;
}

/** Refuses everyone who is not a friend, also where there is no such person. */
export async function onlyFriends(db: Queries, who: string, ownerId: string): Promise<void> {
  if (!(await areFriends(db, who, ownerId))) refuse('FORBIDDEN', 'friend.only');
}

/** Whether one of the two has blocked the other. */
export async function areKeptApart(db: Queries, one: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(or(and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)), and(eq(blocks.blockerId, other), eq(blocks.blockedId, one))))
    .limit(1);
  return rows.length > 0;
}

/** The same for a query: a condition on the column that holds the other person. */
export const notKeptApart = (who: string, other: SQLWrapper): SQL => sql`not exists (
  select 1 from blocks where (blocker_id = ${who} and blocked_id = ${other}) or (blocked_id = ${who} and blocker_id = ${other}))`;

/** Everything between two people happens one after the other; held until the transaction ends. */
export async function lockPair(tx: Transaction, one: string, other: string): Promise<void> {
  const key = `friends:${[one, other].toSorted().join(':')}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
