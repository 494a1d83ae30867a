/** Asks for a link to choose a new password. */
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { AuthCard } from '../features/accounts/auth-card.tsx';
import { Envelope } from '../features/accounts/confirm-email.tsx';
import { checkResetEmail } from '../features/accounts/credentials.ts';
import { FormAlert } from '../features/accounts/form-alert.tsx';
import { sentenceFor } from '../features/accounts/refusal-sentence.ts';
import { useAccountForm } from '../features/accounts/use-account-form.ts';
import { isUnreachable, requestPasswordReset } from '../session/accounts.ts';
import { readSite } from '../session/site.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Toaster } from '../ui/toaster.tsx';
import type { Route } from './+types/forgot-password.page';

export const meta: Route.MetaFunction = () => [{ title: 'Forgot your password? · Fableloom' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { outbox: (await readSite(context)).outbox };
}

export default function ForgotPasswordPage({ loaderData }: Route.ComponentProps) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm(async () => {
    const wrong = checkResetEmail(email);
    if (wrong) return say(wrong);
    const answer = await requestPasswordReset(email.trim());
    if (answer.is === 'refused') return sentenceFor(answer, isUnreachable(answer.status) ? 'reset.mail.failed' : 'reset.request.failed');
    setSentTo(email.trim());
  });

  if (sentTo) {
    return (
      <AuthCard title={say('reset.screen.sent.title')}>
        <div aria-live="polite" className="grid justify-items-center gap-4 text-center">
          <Envelope />
          <p className="text-[1.125rem] break-words">{say('reset.mail.sent', { email: sentTo })}</p>
        </div>
        <div className="mt-6 grid gap-3">
          <ButtonLink to="/login" look="primary" size="big">{say('auth.screen.back-to-login')}</ButtonLink>
          {loaderData.outbox && <ButtonLink to="/outbox" look="quiet">Open the outbox</ButtonLink>}
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={say('reset.screen.request.title')} lead={say('reset.screen.request.text')}>
      <FormAlert message={form.why} />
      <form onSubmit={form.submit} noValidate className="grid gap-5">
        <TextField
          label={say('auth.screen.email')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="primary" size="big" pending={form.state.is === 'sending'}>{say('reset.screen.request.send')}</Button>
        <ButtonLink to="/login" look="quiet">{say('auth.screen.back-to-login')}</ButtonLink>
      </form>
      <Toaster />
    </AuthCard>
  );
}
