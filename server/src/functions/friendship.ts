/** Accepts a friend request, or ends a friendship. */
import { acceptRequest } from '../features/friends/requests.ts';
import { removeFriend } from '../features/friends/people.ts';
import { refuse } from '../http/refuse.ts';
import { onlyOneself } from './only-oneself.ts';
import type { Call, ServerFunction } from './server-function.ts';

/** The one of the two who is not the caller; a friendship of two others looks like none. */
function otherOf({ who }: Call, senderId: string, receiverId: string): string {
  if (senderId === who.id && receiverId !== who.id) return receiverId;
  return receiverId === who.id && senderId !== who.id ? senderId : refuse('NOT_FOUND', 'friend.person.not-found');
}

export const manageFriendship: ServerFunction<'manage-friendship'> = async (call, body) => {
  onlyOneself(call, body.currentUserId);
  const { services, who } = call;
  if (body.action === 'accept') await acceptRequest(services, who, body.requestId);
  else await removeFriend(services, who, otherOf(call, body.senderId, body.receiverId));
  return { success: true };
};
