/** What is shown when a page fails: what happened, and the ways on. */
import { appErrors } from '@fableloom/contract/messages/app-errors';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { Button } from '../ui/button.tsx';
import { BookMark } from './brand.tsx';
import { readFailure } from './read-failure.ts';
import { WriteToUs } from './write-to-us.tsx';

export function ErrorScreen({ error }: { error: unknown }) {
  const { title, detail, isAuth, isNetwork = false } = readFailure(error);
  const { user } = useSession();
  // The frame with the toasts may be what has failed: here the screen says it itself.
  const [stayed, setStayed] = useState('');
  const signOut = useSignOut(setStayed);
  return (
    <div role="alert" className="mx-auto grid max-w-[520px] justify-items-center gap-4 px-5 py-16 text-center">
      <BookMark size={96} />
      <h1>{title}</h1>
      <p className="text-[1.125rem] text-ink-soft">{detail}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>{appErrors['app.screen.error.refresh']}</Button>
        {isNetwork && <Button onClick={() => window.location.assign('/offline')}>{appErrors['app.screen.error.shelf']}</Button>}
        {isAuth && <Button onClick={() => void signOut()}>{appErrors['app.screen.error.sign-out']}</Button>}
      </div>
      {stayed && <p className="font-semibold text-berry">{stayed}</p>}
      {!isNetwork && <p className="text-ink-soft">{appErrors['app.screen.error.support']}</p>}
      {user && !isNetwork && <WriteToUs look="quiet" />}
    </div>
  );
}
