/** SQL of friendships. An accepted request is the friendship; the `friends` lists of both profiles are kept in step with it. */
import type { FriendRequest, PersonCard } from '@fableloom/contract';
import { and, eq, sql } from 'drizzle-orm';
import { between } from '../../access/friends.ts';
import type { Queries, Transaction } from '../../database/open.ts';
import { friendRequests, notifications, profiles, sharedCharacters } from '../../database/schema/index.ts';
import { friendRequestOnce } from '../../notify/notes.ts';

export type RequestRow = typeof friendRequests.$inferSelect;

export const CARD = { userId: profiles.userId, displayName: profiles.displayName, photoUrl: profiles.photoUrl };

export async function findCard(db: Queries, userId: string): Promise<PersonCard | undefined> {
  const [card] = await db.select(CARD).from(profiles).where(eq(profiles.userId, userId));
  return card;
}

export const requestView = (row: RequestRow, person: PersonCard): FriendRequest => ({
  id: row.id, senderId: row.senderId, receiverId: row.receiverId, status: row.status,
  createdAt: row.createdAt, updatedAt: row.updatedAt, person,
});

export async function findRequest(db: Queries, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(friendRequests).where(eq(friendRequests.id, id));
  return row;
}

export async function standingBetween(db: Queries, one: string, other: string): Promise<RequestRow[]> {
  return db.select().from(friendRequests).where(and(between(one, other), sql`status in ('pending', 'accepted')`));
}

/** Adds each to the other's list, once; always in the same order, so that two changes that meet never wait for each other in a circle. */
export async function addToLists(tx: Transaction, one: string, other: string): Promise<void> {
  for (const userId of [one, other].toSorted()) {
    const friend = userId === one ? other : one;
    const friends = sql`(${profiles.friends} - ${friend}::text) || to_jsonb(${friend}::text)`;
    await tx.update(profiles).set({ friends }).where(eq(profiles.userId, userId));
  }
}

/**
 * Forgets every request between two people and what they lent each other; the lists follow, see migration 0005.
 * Answers whether they were friends.
 */
export async function part(tx: Transaction, one: string, other: string): Promise<boolean> {
  const gone = await tx.delete(friendRequests).where(between(one, other)).returning();
  await tx.delete(sharedCharacters).where(
    sql`(owner_id = ${one} and shared_with_user_id = ${other}) or (owner_id = ${other} and shared_with_user_id = ${one})`,
  );
  for (const request of gone) await forgetRequestNote(tx, request);
  return gone.some(({ status }) => status === 'accepted');
}

/** A request that is gone leaves no call to answer it. */
export async function forgetRequestNote(tx: Transaction, { id, receiverId }: RequestRow): Promise<void> {
  await tx.delete(notifications).where(and(eq(notifications.userId, receiverId), eq(notifications.once, friendRequestOnce(id))));
}
