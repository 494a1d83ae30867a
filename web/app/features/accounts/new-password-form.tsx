import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { LIMITS } from '@fableloom/contract/limits';
import { resetPassword, signOut } from '../../session/accounts.ts';
import { checkNewPassword } from '../../session/password-rules.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormAlert } from './form-alert.tsx';
import { sentenceFor } from './refusal-sentence.ts';
import { useAccountForm } from './use-account-form.ts';

interface NewPasswordFormProps {
  token: string;
  /** The link turned out to be used or too old. */
  onExpired: () => void;
}

export function NewPasswordForm({ token, onExpired }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');

  const form = useAccountForm(async () => {
    const wrong = checkNewPassword(password, confirmation);
    if (wrong) return say(wrong);
    const answer = await resetPassword({ newPassword: password, token });
    if (answer.is === 'refused') {
      if (answer.code === 'INVALID_TOKEN') return onExpired();
      return sentenceFor(answer, 'reset.update.failed');
    }
    await signOut();
    await new Promise((go) => setTimeout(go, LIMITS.resetRedirectMs));
    // A whole new page: whoever was signed in before is not any more.
    window.location.assign('/login?reset=done');
  });

  return (
    <AuthCard title={say('reset.screen.form.title')}>
      <FormAlert message={form.why} />
      <form onSubmit={form.submit} noValidate className="grid gap-5">
        <PasswordField
          label={say('reset.screen.form.password')}
          autoComplete="new-password"
          hint={say('reset.screen.form.rules')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label={say('reset.screen.form.confirm')}
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Button type="submit" look="primary" size="big" disabled={!password || !confirmation} pending={form.state.is === 'sending'}>
          {say('reset.screen.form.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
