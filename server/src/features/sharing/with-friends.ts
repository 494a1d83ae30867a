/** Lending a character to friends, one by one. */
import type { Outputs } from '@fableloom/contract';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { friendIdsOf, lockPair } from '../../access/friends.ts';
import type { Owned } from '../../access/receipts.ts';
import type { SharedContent } from '../../access/sharing.ts';
import type { Queries } from '../../database/open.ts';
import { profiles, sharedCharacters } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { actorOf } from '../../notify/actor.ts';
import { characterSharedNote } from '../../notify/notes.ts';
import { notify } from '../../notify/notify.ts';
import type { Services } from '../../services.ts';

const CARD = { userId: profiles.userId, displayName: profiles.displayName, photoUrl: profiles.photoUrl };

export async function listShares({ db }: Services, character: Owned<SharedContent>): Promise<Outputs['sharing']['shares']> {
  const shared = await db
    .select({ ...CARD, createdAt: sharedCharacters.createdAt })
    .from(sharedCharacters)
    .innerJoin(profiles, eq(profiles.userId, sharedCharacters.sharedWithUserId))
    .where(eq(sharedCharacters.characterId, character.id))
    .orderBy(desc(sharedCharacters.createdAt), profiles.userId);
  const holders = shared.map(({ userId }) => userId);
  const offered = await db
    .select(CARD)
    .from(profiles)
    .where(and(sql`${profiles.userId} in ${friendIdsOf(character.userId)}`, notInArray(profiles.userId, holders)))
    .orderBy(asc(profiles.displayName), profiles.userId);
  return { shared, offered };
}

async function friendsAmong(db: Queries, who: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(inArray(profiles.userId, ids), sql`${profiles.userId} in ${friendIdsOf(who)}`));
  return rows.map(({ userId }) => userId);
}

/** Those who already have it count as shared; whoever is not a friend counts as failed. */
export async function shareWithFriends(
  services: Services, who: Person, character: Owned<SharedContent>, friendIds: readonly string[],
): Promise<Outputs['sharing']['shareWithFriends']> {
  const wanted = [...new Set(friendIds)].toSorted();
  if (wanted.length === 0) refuse('BAD_REQUEST', 'share.nobody-chosen');
  return services.db.transaction(async (tx) => {
    // A friendship that ends at the same moment takes the loan with it, or comes first.
    for (const friendId of wanted) await lockPair(tx, who.id, friendId);
    const friends = await friendsAmong(tx, who.id, wanted);
    if (friends.length === 0) refuse('FORBIDDEN', 'share.not-a-friend');
    const loans = friends.map((friendId) => ({
      characterId: character.id, ownerId: who.id, sharedWithUserId: friendId, createdAt: services.clock.now(),
    }));
    const friendId = sharedCharacters.sharedWithUserId;
    const made = await tx.insert(sharedCharacters).values(loans).onConflictDoNothing().returning({ friendId });
    const lent = { id: character.id, name: character.title };
    const actor = await actorOf(tx, who);
    await notify(services, tx, made.map(({ friendId }) => characterSharedNote(actor, friendId, lent)));
    return { name: character.title, shared: friends.length, failed: wanted.length - friends.length };
  });
}

/** Taking back what was never lent is done already. */
export async function unshareWithFriend(
  { db }: Services, character: Owned<SharedContent>, friendId: string,
): Promise<{ ok: true }> {
  const loan = and(eq(sharedCharacters.characterId, character.id), eq(sharedCharacters.sharedWithUserId, friendId));
  await db.delete(sharedCharacters).where(loan);
  return { ok: true };
}
