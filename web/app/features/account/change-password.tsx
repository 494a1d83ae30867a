/** A new password, for whoever knows the one in use. */
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { checkNewPassword } from '../../session/password-rules.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { AccountDialog, CurrentPassword } from './account-dialog.tsx';

export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const change = useAct({
    do: () => api.account.changePassword({ currentPassword: current, newPassword: next }),
    failed: 'account.password.failed',
    isRefusalShown: true,
    done: 'account.password.done',
    refresh: [orpc.account.key()],
    onDone: onClose,
  });

  function submit() {
    const problem = current === '' ? 'auth.fields.missing' : checkNewPassword(next, again);
    setWrong(problem && say(problem));
    if (!problem) change.run();
  }

  return (
    <AccountDialog
      title={say('account.screen.password')}
      why={wrong ?? change.refusal?.sentence}
      pending={change.pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CurrentPassword value={current} onWrite={setCurrent} />
      <NewPasswordFields password={next} onPassword={setNext} confirmation={again} onConfirmation={setAgain} />
      <Button type="submit" look="primary" pending={change.pending} disabled={!current || !next || !again}>{say('account.screen.password')}</Button>
    </AccountDialog>
  );
}
