/** All that one can do between people: ask, answer, take back, part, block. Each says how it went with the catalogue's sentence. */
import type { FriendRequest, PersonCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { toast } from '../../ui/toaster.tsx';

/** Friends lend each other characters, and meet each other's things in Explore. */
const refresh = [orpc.friends.key(), orpc.characters.key()];

export interface Asked {
  id: string;
  person: Pick<PersonCard, 'displayName'>;
}

/** Where the other one had asked first, both are friends at once. */
function tellSent({ status, person }: FriendRequest) {
  const name = person.displayName;
  toast.success(status === 'accepted' ? say('friend.request.accept.done', { name }) : say('friend.request.send.done', { name }));
}

export function useSendRequest() {
  return useAct({
    do: ({ userId }: PersonCard) => api.friends.send({ receiverId: userId }),
    failed: 'friend.request.send.failed',
    onDone: tellSent,
    refresh,
  });
}

export function useAcceptRequest() {
  return useAct({
    do: ({ id }: Asked) => api.friends.accept({ id }),
    failed: 'friend.request.accept.failed',
    onDone: (_done, { person }) => toast.success(say('friend.request.accept.done', { name: person.displayName })),
    refresh,
  });
}

export function useDeclineRequest() {
  return useAct({
    do: ({ id }: Asked) => api.friends.decline({ id }),
    failed: 'friend.request.decline.failed',
    done: 'friend.request.decline.done',
    refresh,
  });
}

export function useCancelRequest() {
  return useAct({
    do: ({ id }: Asked) => api.friends.cancel({ id }),
    failed: 'friend.request.cancel.failed',
    done: 'friend.request.cancel.done',
    refresh,
  });
}

export function useRemoveFriend() {
  return useAct({
    do: ({ userId }: PersonCard) => api.friends.remove({ userId }),
    failed: 'friend.remove.failed',
    onDone: (_done, { displayName }) => toast.success(say('friend.remove.done', { name: displayName })),
    refresh,
  });
}

export function useBlock() {
  return useAct({
    do: ({ userId }: PersonCard) => api.friends.block({ userId }),
    failed: 'friend.block.failed',
    onDone: (_done, { displayName }) => toast.success(say('friend.block.done', { name: displayName })),
    refresh,
  });
}

export function useUnblock() {
  return useAct({
    do: ({ userId }: PersonCard) => api.friends.unblock({ userId }),
    failed: 'friend.unblock.failed',
    onDone: (_done, { displayName }) => toast.success(say('friend.unblock.done', { name: displayName })),
    refresh,
  });
}
