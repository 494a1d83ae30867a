/** A new password, for whoever knows the one in use. */
import { say } from '@fableloom/contract/messages/index';
import { useState, type FormEvent } from 'react';
import { api, orpc } from '../../session/api.ts';
import { checkNewPassword } from '../../session/password-rules.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Notice } from '../creations/notice.tsx';

export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const change = useAct({
    do: () => api.account.changePassword({ currentPassword: current, newPassword: next }),
    failed: 'account.password.failed',
    done: 'account.password.done',
    refresh: [orpc.account.key()],
    onDone: onClose,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = current === '' ? 'auth.fields.missing' : checkNewPassword(next, again);
    setWrong(problem && say(problem));
    if (!problem) change.run();
  }

  const why = wrong ?? change.refusal?.sentence;
  return (
    <Dialog open onOpenChange={(open) => !open && !change.pending && onClose()} keepOpen title={say('account.screen.password')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {why && <Notice tone="trouble">{why}</Notice>}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={say('account.screen.password.current')}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label={say('reset.screen.form.password')}
          autoComplete="new-password"
          hint={say('reset.screen.form.rules')}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        <PasswordField
          label={say('reset.screen.form.confirm')}
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
        <Button type="submit" look="primary" pending={change.pending} disabled={!current || !next || !again}>{say('account.screen.password')}</Button>
      </form>
    </Dialog>
  );
}
