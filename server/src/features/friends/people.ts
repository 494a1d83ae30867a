/** Friends and other people: the list, the search, parting, blocking, hiding. */
import type { FoundPerson, Friend, FriendRequest, FriendsBundle, PersonCard } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { lockPair, notKeptApart } from '../../access/friends.ts';
import { isInGoodStanding } from '../../access/good-standing.ts';
import { containing } from '../../database/containing.ts';
import { blocks, friendRequests, profiles } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { CARD, findCard, part, requestView, type RequestRow } from './store.ts';

const DONE = { ok: true } as const;

interface Joined {
  request: RequestRow;
  person: PersonCard & { email: string };
}

/** All that stands between this person and others, newest first, in one query that joins the other party. */
async function standing({ db }: Services, who: string): Promise<Joined[]> {
  const { senderId, receiverId } = friendRequests;
  const other = sql`case when ${senderId} = ${who} then ${receiverId} else ${senderId} end`;
  return db
    .select({ request: friendRequests, person: { ...CARD, email: profiles.email } })
    .from(friendRequests)
    .innerJoin(profiles, sql`${profiles.userId} = ${other}`)
    .where(and(or(eq(senderId, who), eq(receiverId, who)), sql`${friendRequests.status} in ('pending', 'accepted')`))
    .orderBy(desc(friendRequests.updatedAt), friendRequests.id);
}

const asFriend = ({ request, person }: Joined): Friend => ({ ...person, since: request.updatedAt });

/** An address is for friends: those who only asked show their name. */
const asRequest = ({ request, person: { email: _kept, ...card } }: Joined): FriendRequest => requestView(request, card);

export async function listFriends(services: Services, who: Person): Promise<FriendsBundle> {
  const [rows, [own]] = await Promise.all([
    standing(services, who.id),
    services.db.select({ hiddenFromSearch: profiles.hiddenFromSearch }).from(profiles).where(eq(profiles.userId, who.id)),
  ]);
  const pending = rows.filter(({ request }) => request.status === 'pending');
  return {
    friends: rows.filter(({ request }) => request.status === 'accepted').map(asFriend),
    incoming: pending.filter(({ request }) => request.receiverId === who.id).map(asRequest),
    sent: pending.filter(({ request }) => request.senderId === who.id).map(asRequest),
    hiddenFromSearch: own?.hiddenFromSearch ?? false,
  };
}

function standingOf(who: string, request: RequestRow | null): Pick<FoundPerson, 'standing' | 'requestId'> {
  if (!request) return { standing: 'none', requestId: null };
  if (request.status === 'accepted') return { standing: 'friend', requestId: null };
  return { standing: request.senderId === who ? 'sent' : 'received', requestId: request.id };
}

/** By a piece of the name or of the address. */
export async function searchPeople({ db }: Services, who: Person, query: string): Promise<FoundPerson[]> {
  const words = query.trim();
  if (words === '') return [];
  const link = sql`((${friendRequests.senderId} = ${who.id} and ${friendRequests.receiverId} = ${profiles.userId})
    or (${friendRequests.receiverId} = ${who.id} and ${friendRequests.senderId} = ${profiles.userId}))
    and ${friendRequests.status} in ('pending', 'accepted')`;
  const matches = or(containing(profiles.displayName, words), containing(profiles.email, words));
  const isFindable = and(
    eq(profiles.hiddenFromSearch, false), eq(profiles.requiresEmailVerification, false), isInGoodStanding(profiles.userId),
  );
  const rows = await db
    .select({ person: { ...CARD, email: profiles.email }, request: friendRequests })
    .from(profiles)
    .leftJoin(friendRequests, link)
    .where(and(matches, ne(profiles.userId, who.id), isFindable, notKeptApart(who.id, profiles.userId)))
    .orderBy(asc(profiles.displayName), profiles.userId)
    .limit(LIMITS.userSearch);
  return rows.map(({ person, request }) => {
    const found = standingOf(who.id, request);
    return { ...person, ...found, email: found.standing === 'friend' ? person.email : null };
  });
}

export async function removeFriend(services: Services, who: Person, userId: string): Promise<typeof DONE> {
  await services.db.transaction(async (tx) => {
    await lockPair(tx, who.id, userId);
    // Thrown inside, so that a pending request of somebody who is not a friend stays as it was.
    if (!(await part(tx, who.id, userId))) refuse('NOT_FOUND', 'friend.person.not-found');
  });
  return DONE;
}

export async function listBlocked({ db }: Services, who: Person): Promise<PersonCard[]> {
  return db
    .select(CARD)
    .from(blocks)
    .innerJoin(profiles, eq(profiles.userId, blocks.blockedId))
    .where(eq(blocks.blockerId, who.id))
    .orderBy(desc(blocks.createdAt));
}

export async function blockPerson(services: Services, who: Person, userId: string): Promise<typeof DONE> {
  if (userId === who.id || !(await findCard(services.db, userId))) refuse('NOT_FOUND', 'friend.person.not-found');
  await services.db.transaction(async (tx) => {
    await lockPair(tx, who.id, userId);
    await part(tx, who.id, userId);
    await tx.insert(blocks).values({ blockerId: who.id, blockedId: userId, createdAt: services.clock.now() }).onConflictDoNothing();
  });
  return DONE;
}

export async function unblockPerson({ db }: Services, who: Person, userId: string): Promise<typeof DONE> {
  await db.delete(blocks).where(and(eq(blocks.blockerId, who.id), eq(blocks.blockedId, userId)));
  return DONE;
}

export async function hideFromSearch(
  { db, clock }: Services, who: Person, hiddenFromSearch: boolean,
): Promise<{ hiddenFromSearch: boolean }> {
  await db.update(profiles).set({ hiddenFromSearch, updatedAt: clock.now() }).where(eq(profiles.userId, who.id));
  return { hiddenFromSearch };
}
