/** Which sentence a refused account call deserves. */
import { isMessageKey, say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import type { AccountAnswer } from '../../session/accounts.ts';

type Refused = Extract<AccountAnswer<unknown>, { is: 'refused' }>;

/** Codes of the account service, which have sentences of their own here. */
const BY_CODE: Record<string, PlainMessageKey> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth.credentials.migrated',
  INVALID_EMAIL: 'auth.email.invalid',
  USER_ALREADY_EXISTS: 'auth.email.taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth.email.taken',
  EMAIL_NOT_VERIFIED: 'auth.email.unconfirmed',
  PASSWORD_TOO_SHORT: 'auth.password.too-short',
  BANNED_USER: 'auth.account.suspended',
  PROVIDER_NOT_FOUND: 'auth.social.not-configured',
  INVALID_TOKEN: 'reset.link.expired',
};

/** `fallback` is said when the service gave no reason that a person could use. */
export function sentenceFor({ code, status, message }: Refused, fallback: PlainMessageKey): string {
  const known = BY_CODE[code];
  if (known) return say(known);
  if (isMessageKey(code)) return message || say(fallback);
  if (status === 429) return message || say('app.too-many-tries', { n: 60 });
  return say(fallback);
}
