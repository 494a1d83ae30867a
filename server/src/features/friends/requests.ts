/** Friend requests: sent, accepted, declined, taken back. Everything between two people happens one after the other. */
import type { FriendRequest } from '@fableloom/contract';
import { eq } from 'drizzle-orm';
import { areKeptApart, lockPair } from '../../access/friends.ts';
import type { Transaction } from '../../database/open.ts';
import { friendRequests } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseHaste } from '../../http/refuse-haste.ts';
import { isUuid } from '../../http/uuid.ts';
import { actorOf } from '../../notify/actor.ts';
import { friendAcceptedNote, friendRequestNote } from '../../notify/notes.ts';
import { notify } from '../../notify/notify.ts';
import type { Services } from '../../services.ts';
import { addToLists, findCard, findRequest, forgetRequestNote, requestView, type RequestRow, standingBetween } from './store.ts';

/** Nobody knows more people than this within an hour. */
const MOST_REQUESTS = { most: 40, seconds: 3600 };

async function answer(services: Services, tx: Transaction, request: RequestRow, status: 'accepted' | 'declined'): Promise<RequestRow> {
  const changed = { status, updatedAt: services.clock.now() };
  const [row] = await tx.update(friendRequests).set(changed).where(eq(friendRequests.id, request.id)).returning();
  return row ?? refuse('NOT_FOUND', 'friend.request.not-found');
}

async function becomeFriends(services: Services, tx: Transaction, request: RequestRow, accepter: Person): Promise<RequestRow> {
  const accepted = await answer(services, tx, request, 'accepted');
  await addToLists(tx, request.senderId, request.receiverId);
  await notify(services, tx, [friendAcceptedNote(await actorOf(tx, accepter), request.senderId, request.id)]);
  return accepted;
}

async function sendNew(services: Services, tx: Transaction, who: Person, receiverId: string): Promise<RequestRow> {
  const now = services.clock.now();
  const sent = { table: friendRequests, mine: eq(friendRequests.senderId, who.id), createdAt: friendRequests.createdAt };
  await refuseHaste(tx, sent, now, MOST_REQUESTS);
  const [row] = await tx.insert(friendRequests).values({ senderId: who.id, receiverId, createdAt: now, updatedAt: now }).returning();
  if (!row) throw new Error('the request was not kept');
  await notify(services, tx, [friendRequestNote(await actorOf(tx, who), receiverId, row.id)]);
  return row;
}

/** Where the other one asked first, asking means accepting. */
export async function sendRequest(services: Services, who: Person, receiverId: string): Promise<FriendRequest> {
  if (receiverId === who.id) refuse('BAD_REQUEST', 'friend.request.self');
  const person = (await findCard(services.db, receiverId)) ?? refuse('NOT_FOUND', 'friend.person.not-found');
  const row = await services.db.transaction(async (tx) => {
    await lockPair(tx, who.id, receiverId);
    // Nobody is told that they are blocked.
    if (await areKeptApart(tx, who.id, receiverId)) refuse('NOT_FOUND', 'friend.person.not-found');
    const [standing] = await standingBetween(tx, who.id, receiverId);
    if (!standing) return sendNew(services, tx, who, receiverId);
    if (standing.status === 'accepted') return refuse('CONFLICT', 'friend.request.already-friends');
    if (standing.senderId === who.id) return refuse('CONFLICT', 'friend.request.already-sent');
    return becomeFriends(services, tx, standing, who);
  });
  return requestView(row, person);
}

type Side = 'senderId' | 'receiverId';

/** Runs `act` on a pending request of which the person is the given side; to everyone else it does not exist. */
async function onPending<T>(
  services: Services, who: Person, id: string, side: Side, act: (tx: Transaction, request: RequestRow) => Promise<T>,
): Promise<T> {
  const seen = isUuid(id) ? await findRequest(services.db, id) : undefined;
  if (!seen || seen[side] !== who.id) return refuse('NOT_FOUND', 'friend.request.not-found');
  return services.db.transaction(async (tx) => {
    await lockPair(tx, seen.senderId, seen.receiverId);
    const request = (await findRequest(tx, id)) ?? refuse('CONFLICT', 'friend.request.not-pending');
    if (request.status !== 'pending') refuse('CONFLICT', 'friend.request.not-pending');
    return act(tx, request);
  });
}

async function withPerson({ db }: Services, request: RequestRow, userId: string): Promise<FriendRequest> {
  return requestView(request, (await findCard(db, userId)) ?? refuse('NOT_FOUND', 'friend.person.not-found'));
}

export async function acceptRequest(services: Services, who: Person, id: string): Promise<FriendRequest> {
  const row = await onPending(services, who, id, 'receiverId', (tx, request) => becomeFriends(services, tx, request, who));
  return withPerson(services, row, row.senderId);
}

export async function declineRequest(services: Services, who: Person, id: string): Promise<FriendRequest> {
  const row = await onPending(services, who, id, 'receiverId', (tx, request) => answer(services, tx, request, 'declined'));
  return withPerson(services, row, row.senderId);
}

/** Nothing of a request that was taken back stays. */
export async function cancelRequest(services: Services, who: Person, id: string): Promise<{ ok: true }> {
  return onPending(services, who, id, 'senderId', async (tx, request) => {
    await tx.delete(friendRequests).where(eq(friendRequests.id, request.id));
    await forgetRequestNote(tx, request);
    return { ok: true as const };
  });
}
