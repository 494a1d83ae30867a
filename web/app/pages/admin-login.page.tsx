/** The door for administrators: the same account, another destination. */
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { AuthCard } from '../features/accounts/auth-card.tsx';
import { CredentialFields } from '../features/accounts/credential-fields.tsx';
import { checkCredentials } from '../features/accounts/credentials.ts';
import { FormAlert } from '../features/accounts/form-alert.tsx';
import { sentenceFor } from '../features/accounts/refusal-sentence.ts';
import { useAccountForm } from '../features/accounts/use-account-form.ts';
import { signIn } from '../session/accounts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Toaster } from '../ui/toaster.tsx';
import type { Route } from './+types/admin-login.page';

export const meta: Route.MetaFunction = () => [{ title: 'Administrator sign in · Fableloom' }, { name: 'robots', content: 'noindex' }];

export default function AdminLoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useAccountForm(async () => {
    const wrong = checkCredentials({ email, password });
    if (wrong) return say(wrong);
    const answer = await signIn({ email: email.trim(), password });
    if (answer.is === 'refused') return sentenceFor(answer, 'auth.failed');
    if (!answer.value.user) return say('auth.sign-in.no-user');
    window.location.assign('/admin');
  });
  return (
    <AuthCard title={say('auth.screen.admin.title')}>
      <FormAlert message={form.why} />
      <form onSubmit={form.submit} noValidate className="grid gap-5">
        <CredentialFields email={email} password={password} onEmail={setEmail} onPassword={setPassword} />
        <Button type="submit" look="primary" size="big" pending={form.state.is === 'sending'}>{say('auth.screen.sign-in')}</Button>
        <ButtonLink to="/login" look="quiet">{say('auth.screen.back-to-login')}</ButtonLink>
      </form>
      <Toaster />
    </AuthCard>
  );
}
