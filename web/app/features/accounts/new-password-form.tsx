import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { resetPassword, signOut } from '../../session/accounts.ts';
import { checkNewPassword } from '../../session/password-rules.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
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
        <NewPasswordFields password={password} onPassword={setPassword} confirmation={confirmation} onConfirmation={setConfirmation} />
        <Button type="submit" look="primary" size="big" disabled={!password || !confirmation} pending={form.state.is === 'sending'}>
          {say('reset.screen.form.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
