/** What is shown when a page fails: what happened, and the two ways on. */
import { appErrors } from '@fableloom/contract/messages/app-errors';
import { isRouteErrorResponse } from 'react-router';
import { useSignOut } from '../session/use-sign-out.ts';
import { Button } from '../ui/button.tsx';
import { BookMark } from './brand.tsx';

const AUTH_WORDS = /auth|unauthorized|permission/i;

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  return error instanceof Error ? error.message : '';
}

export function ErrorScreen({ error }: { error: unknown }) {
  const message = messageOf(error);
  const isAuth = AUTH_WORDS.test(message);
  const signOut = useSignOut();
  return (
    <div role="alert" className="mx-auto grid max-w-[520px] justify-items-center gap-4 px-5 py-16 text-center">
      <BookMark size={96} />
      <h1>{isAuth ? appErrors['app.screen.error.auth-title'] : appErrors['app.screen.error.title']}</h1>
      <p className="text-ink-soft">{message || appErrors['app.unexpected']}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>{appErrors['app.screen.error.refresh']}</Button>
        {isAuth && <Button onClick={signOut}>{appErrors['app.screen.error.sign-out']}</Button>}
      </div>
      <p className="text-ink-soft">{appErrors['app.screen.error.support']}</p>
    </div>
  );
}
