/** A window with a form about one's own account: it does not close by chance or while it is sent, and says above its fields what was refused. */
import { say } from '@fableloom/contract/messages/index';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Notice } from '../creations/notice.tsx';

export interface AccountDialogProps {
  title: string;
  description?: string;
  /** What is to be read before anything is written. */
  lead?: ReactNode;
  why: string | null | undefined;
  pending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function AccountDialog({ title, description, lead, why, pending, onSubmit, onClose, children }: AccountDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()} keepOpen title={title} description={description}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {lead}
        {why && <Notice tone="trouble">{why}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}

export function CurrentPassword({ value, onWrite }: { value: string; onWrite: (password: string) => void }) {
  return (
    <PasswordField
      label={say('account.screen.password.current')}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onWrite(event.target.value)}
    />
  );
}
