/** Sign in and create account, one form with a toggle. */
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { Link } from 'react-router';
import { signIn, signUp } from '../../session/accounts.ts';
import { HOME_OF_MEMBERS } from '../../session/doors.ts';
import type { Site } from '../../session/site.ts';
import { Button } from '../../ui/button.tsx';
import { AuthCard } from './auth-card.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { checkCredentials, nameFromEmail } from './credentials.ts';
import { FormAlert } from './form-alert.tsx';
import { sentenceFor } from './refusal-sentence.ts';
import { SocialButtons } from './social-buttons.tsx';
import { TermsNotice } from './terms-notice.tsx';
import { useAccountForm } from './use-account-form.ts';

export type DoorMode = 'sign-in' | 'sign-up';

interface SignInFormProps {
  mode: DoorMode;
  onMode: (mode: DoorMode) => void;
  social: Site['social'];
  /** Good news from the page before, such as a new password. */
  news: string | null;
  /** What another page could not do, such as a social sign-in that failed. */
  trouble: string | null;
  /** The address still has to be confirmed: after signing up, or when that was never done. */
  onUnconfirmed: (email: string) => void;
}

export function SignInForm({ mode, onMode, social, news, trouble, onUnconfirmed }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const isNew = mode === 'sign-up';

  async function enter() {
    const answer = await signIn({ email: email.trim(), password });
    if (answer.is === 'refused') {
      if (answer.code === 'EMAIL_NOT_VERIFIED') onUnconfirmed(email.trim());
      return sentenceFor(answer, 'auth.failed');
    }
    if (!answer.value.user) return say('auth.sign-in.no-user');
    // A whole new page, so that everything knows who is there.
    window.location.assign(HOME_OF_MEMBERS);
    await new Promise(() => {});
  }

  async function createAccount() {
    const answer = await signUp({ name: nameFromEmail(email), email: email.trim(), password });
    if (answer.is === 'refused') return sentenceFor(answer, 'auth.failed');
    if (!answer.value.user) return say('auth.sign-up.no-user');
    onUnconfirmed(email.trim());
  }

  const form = useAccountForm(async () => {
    const wrong = checkCredentials({ email, password });
    if (wrong) return say(wrong);
    return isNew ? createAccount() : enter();
  });

  function changeMode() {
    form.reset();
    onMode(isNew ? 'sign-in' : 'sign-up');
  }

  return (
    <AuthCard title={say(isNew ? 'auth.screen.sign-up.title' : 'auth.screen.sign-in.title')} below={<TermsNotice />}>
      <FormAlert tone="good" message={form.why ? null : news} />
      <FormAlert message={form.why ?? trouble} />
      <form onSubmit={form.submit} noValidate className="grid gap-5">
        <CredentialFields email={email} password={password} onEmail={setEmail} onPassword={setPassword} isNew={isNew} />
        {!isNew && <ForgotLink />}
        <Button type="submit" look="primary" size="big" pending={form.state.is === 'sending'}>
          {say(isNew ? 'auth.screen.sign-up' : 'auth.screen.sign-in')}
        </Button>
      </form>
      <Button look="quiet" className="mt-3 w-full" onClick={changeMode}>
        {say(isNew ? 'auth.screen.to-sign-in' : 'auth.screen.to-sign-up')}
      </Button>
      <SocialButtons social={social} onRefused={form.refuse} />
    </AuthCard>
  );
}

function ForgotLink() {
  return (
    <Link
      to="/forgot-password"
      className="-my-2 inline-flex min-h-11 items-center justify-self-end font-bold text-plum underline-offset-4 hover:underline"
    >
      {say('auth.screen.forgot-password')}
    </Link>
  );
}
