/** Another address for the account; nothing changes until the link in its mail is opened. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isTooLong } from '../../ui/too-long.ts';
import { toast } from '../../ui/toaster.tsx';
import { AccountDialog, CurrentPassword } from './account-dialog.tsx';

export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = useAct({
    do: () => api.account.changeEmail({ email, currentPassword: password }),
    failed: 'account.email.failed',
    isRefusalShown: true,
    refresh: [orpc.account.key()],
    onDone: ({ newEmail }) => {
      toast.success(say('account.email.sent', { email: newEmail ?? email }));
      onClose();
    },
  });
  const isIncomplete = !email.trim() || isTooLong(email, LIMITS.email) || !password;
  return (
    <AccountDialog
      title={say('account.screen.email')}
      description={say('account.screen.email.why')}
      why={change.refusal?.sentence}
      pending={change.pending}
      onSubmit={change.run}
      onClose={onClose}
    >
      <TextField
        label={say('account.screen.email.new')}
        type="email"
        autoComplete="email"
        most={LIMITS.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <CurrentPassword value={password} onWrite={setPassword} />
      <Button type="submit" look="primary" pending={change.pending} disabled={isIncomplete}>{say('account.screen.email')}</Button>
    </AccountDialog>
  );
}
