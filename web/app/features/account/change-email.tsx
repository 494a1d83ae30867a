/** Another address for the account; nothing changes until the link in its mail is opened. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isTooLong } from '../../ui/too-long.ts';
import { toast } from '../../ui/toaster.tsx';
import { Notice } from '../creations/notice.tsx';

export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = useAct({
    do: () => api.account.changeEmail({ email, currentPassword: password }),
    failed: 'account.email.failed',
    refresh: [orpc.account.key()],
    onDone: ({ newEmail }) => {
      toast.success(say('account.email.sent', { email: newEmail ?? email }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.pending && onClose()}
      keepOpen
      title={say('account.screen.email')}
      description={say('account.screen.email.why')}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          change.run();
        }}
      >
        {change.refusal && <Notice tone="trouble">{change.refusal.sentence}</Notice>}
        <TextField
          label={say('account.screen.email.new')}
          type="email"
          autoComplete="email"
          most={LIMITS.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={say('account.screen.password.current')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="primary" pending={change.pending} disabled={!email.trim() || isTooLong(email, LIMITS.email) || !password}>{say('account.screen.email')}</Button>
      </form>
    </Dialog>
  );
}
