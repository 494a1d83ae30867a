/** Asks why before something is done to a person or to what they shared; the reason goes into the audit log. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isTooLong } from '../../ui/too-long.ts';

export interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  confirm: string;
  danger?: boolean;
  /** More to choose, above the reason. */
  children?: ReactNode;
  /** The dialog closes when it is done; a failure was told and keeps it open with everything in it. */
  onConfirm: (reason: string) => Promise<unknown>;
}

export function ReasonDialog({ open, onClose, ...rest }: ReasonDialogProps) {
  return open ? <Asked onClose={onClose} {...rest} /> : null;
}

function Asked({ onClose, title, text, confirm, danger = false, children, onConfirm }: Omit<ReasonDialogProps, 'open'>) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function act() {
    if (reason.trim() === '') return setError(say('admin.reason.missing'));
    if (isTooLong(reason, LIMITS.reason)) return;
    setPending(true);
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch {
      // It was told where it happened.
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      keepOpen
      onOpenChange={(open) => !open && !pending && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button look="plain" disabled={pending} onClick={onClose}>{say('word.cancel')}</Button>
          <Button look={danger ? 'danger' : 'primary'} pending={pending} onClick={() => void act()}>{confirm}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        <TextArea
          label={say('admin.reason')}
          hint={say('admin.reason.hint')}
          error={error}
          value={reason}
          most={LIMITS.reason}
          count
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
