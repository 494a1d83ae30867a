import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export interface DeleteDialogProps<T extends { name: string }> {
  title: PlainMessageKey;
  /** What is about to go; null while nothing is. */
  target: T | null;
  onClose: () => void;
  onDelete: (target: T) => Promise<unknown>;
}

/** Asks before a character or place is gone for good. */
export function DeleteDialog<T extends { name: string }>({ title, target, onClose, onDelete }: DeleteDialogProps<T>) {
  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(open) => !open && onClose()}
      title={say(title)}
      body={
        <>
          <p className="font-display text-xl text-ink">{target?.name}</p>
          <p>{say('app.screen.cannot-undo')}</p>
        </>
      }
      confirmLabel={say('word.delete')}
      cancelLabel={say('word.cancel')}
      danger
      onConfirm={() => target && onDelete(target)}
    />
  );
}
