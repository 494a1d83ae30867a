/** The door: sign in, create an account, confirm the email. */
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ConfirmEmail } from '../features/accounts/confirm-email.tsx';
import { SignInForm, type DoorMode } from '../features/accounts/sign-in-form.tsx';
import { readNews, readTrouble } from '../features/accounts/door-news.ts';
import { getSession } from '../session/accounts.ts';
import { readSite } from '../session/site.ts';
import { Toaster } from '../ui/toaster.tsx';
import type { Route } from './+types/login.page';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign in · Fableloom' },
  { name: 'description', content: 'Sign in to Fableloom, or create an account and make your first story.' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { social, outbox } = await readSite(context);
  const asked = new URL(request.url).searchParams;
  const news = readNews(asked);
  const trouble = readTrouble(asked);
  return { social, outbox, news: news && say(news), trouble: trouble && say(trouble) };
}

/** Whether the account service does not answer, so that nobody writes a password for nothing. */
function useIsShut(): boolean {
  const [isShut, setShut] = useState(false);
  useEffect(() => void getSession().then((answer) => setShut(answer.is === 'refused' && answer.status !== 429)), []);
  return isShut;
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { social, outbox, news, trouble } = loaderData;
  const isShut = useIsShut();
  const asked = useLocation().state as { mode?: DoorMode } | null;
  const [mode, setMode] = useState<DoorMode>(asked?.mode === 'sign-up' ? 'sign-up' : 'sign-in');
  const [sentTo, setSentTo] = useState<string | null>(null);

  function backToLogin() {
    setSentTo(null);
    setMode('sign-in');
  }

  return (
    <>
      {sentTo ? (
        <ConfirmEmail email={sentTo} hasOutbox={outbox} onBack={backToLogin} />
      ) : (
        <SignInForm mode={mode} onMode={setMode} social={social} news={news} trouble={isShut ? say('auth.init.failed') : trouble} onUnconfirmed={setSentTo} />
      )}
      <Toaster />
    </>
  );
}
