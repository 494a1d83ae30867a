/** Asks before a friendship ends. */
import type { PersonCard } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Parting } from './friend-row.tsx';
import { useBlock, useRemoveFriend } from './use-friend-acts.ts';

export interface PartDialogProps {
  /** Null while nobody asks. */
  asked: { way: Parting; person: PersonCard } | null;
  onClose: () => void;
}

export function PartDialog({ asked, onClose }: PartDialogProps) {
  const remove = useRemoveFriend();
  const block = useBlock();
  if (!asked) return null;
  const { way, person } = asked;
  const name = person.displayName;
  const isBlock = way === 'block';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isBlock ? say('friend.screen.block.title', { name }) : say('friend.screen.remove')}
      body={isBlock ? say('friend.screen.block.confirm', { name }) : say('friend.screen.remove.confirm', { name })}
      confirmLabel={isBlock ? say('friend.screen.block') : say('friend.screen.remove')}
      cancelLabel={say('word.cancel')}
      danger
      onConfirm={() => (isBlock ? block : remove).attempt(person)}
    />
  );
}
