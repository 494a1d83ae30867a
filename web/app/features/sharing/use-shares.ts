/** With which friends a character is shared; sharing it with more of them, and taking it back. */
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { toast } from '../../ui/toaster.tsx';
import { withReadableRefusal } from './readable-refusal.ts';

export function useShares(characterId: string, onShared: () => void) {
  const query = useQuery(orpc.sharing.shares.queryOptions({ input: { characterId } }));
  const refresh = [orpc.sharing.shares.key()];

  const share = useAct({
    do: (friendIds: string[]) => withReadableRefusal(api.sharing.shareWithFriends({ characterId, friendIds })),
    failed: 'share.unexpected',
    onDone: ({ name, shared, failed }) => {
      if (shared > 0) toast.success(say('share.friends.done', { name, n: shared }));
      if (failed > 0) toast.error(say('share.friends.failed', { n: failed }));
      onShared();
    },
    refresh,
  });
  const unshare = useAct({
    do: (userId: string) => withReadableRefusal(api.sharing.unshareWithFriend({ characterId, userId })),
    failed: 'share.unshare.failed',
    done: 'share.character.done',
    refresh,
  });
  return { query, share, unshare };
}
