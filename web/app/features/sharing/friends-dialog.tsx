/** Lending a character to friends, one by one. */
import { say } from '@fableloom/contract/messages/index';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { readRefusal } from '../../session/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { FriendChoices, SharedRows } from './friend-rows.tsx';
import { useShares } from './use-shares.ts';

export interface FriendsDialogProps {
  character: { id: string; name: string };
  onClose: () => void;
}

/** Open for as long as it is on the page. */
export function FriendsDialog({ character, onClose }: FriendsDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const { query, share, unshare } = useShares(character.id, () => setChosen([]));
  const offered = query.data?.offered ?? [];
  // Somebody may have left the list while the window was open.
  const friendIds = chosen.filter((id) => offered.some(({ userId }) => userId === id));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('share.screen.with-friends')}
      description={character.name}
      footer={
        offered.length > 0 && (
          <Button
            look="primary"
            icon={<UsersRound />}
            disabled={friendIds.length === 0}
            pending={share.pending}
            onClick={() => share.run(friendIds)}
          >
            {say('share.screen.title')}
          </Button>
        )
      }
    >
      <Inside
        query={query}
        chosen={friendIds}
        onChoose={setChosen}
        leaving={unshare.input}
        onUnshare={unshare.run}
      />
    </Dialog>
  );
}

interface InsideProps {
  query: ReturnType<typeof useShares>['query'];
  chosen: readonly string[];
  onChoose: (userIds: string[]) => void;
  leaving: string | undefined;
  onUnshare: (userId: string) => void;
}

function Inside({ query: { data, error, isPending, refetch }, chosen, onChoose, leaving, onUnshare }: InsideProps) {
  if (isPending) return <TextSkeleton lines={4} />;
  if (!data) return <LoadFailed sentence={readRefusal(error, say('friend.load.failed')).sentence} onRetry={() => void refetch()} />;
  const { shared, offered } = data;
  const toFriends = <ButtonLink to="/friends" look={shared.length > 0 ? 'line' : 'primary'}>{say('nav.friends')}</ButtonLink>;
  // Friends stand in one list or the other: there are none yet.
  if (shared.length === 0 && offered.length === 0) {
    return <EmptyState heading={3} picture="friends" sentence={say('friend.screen.empty')} action={toFriends} />;
  }
  return (
    <div className="grid gap-7">
      {shared.length > 0 && <SharedRows people={shared} leaving={leaving} onUnshare={onUnshare} />}
      {offered.length > 0 ? (
        <FriendChoices hideLabel={shared.length === 0} people={offered} chosen={chosen} onChange={onChoose} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-soft">{say('share.screen.no-friends')}</p>
          {toFriends}
        </div>
      )}
    </div>
  );
}
