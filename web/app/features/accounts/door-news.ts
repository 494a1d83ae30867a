/** What other pages report to /login through the address. */
import type { PlainMessageKey } from '@fableloom/contract/messages/index';

const CANCELLED = new Set(['access_denied', 'user_cancelled', 'user_cancelled_authorize']);

/** Good news: the email is confirmed, the password or the address is new, or everything is deleted as was asked. */
export function readNews(asked: URLSearchParams): PlainMessageKey | null {
  if (asked.has('error')) return null;
  if (asked.get('reset') === 'done') return 'reset.update.done';
  if (asked.get('email') === 'changed') return 'account.email.done';
  if (asked.get('account') === 'deleted') return 'account.delete.done';
  return asked.has('confirmed') ? 'auth.email.confirmed' : null;
}

/** A link or a social sign-in that failed; a cancelled one is silent. */
export function readTrouble(asked: URLSearchParams): PlainMessageKey | null {
  if (asked.get('email') === 'invalid') return 'account.email.link-invalid';
  const error = asked.get('error');
  if (!error || CANCELLED.has(error)) return null;
  if (error === 'address_not_confirmed') return 'auth.social.unconfirmed';
  // As the library of accounts names it.
  if (error === 'account_not_linked') return 'auth.social.confirm-first';
  return asked.has('confirmed') ? 'reset.link.expired' : 'auth.failed';
}
