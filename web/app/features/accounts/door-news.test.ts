import { describe, expect, test } from 'vitest';
import { readNews, readTrouble } from './door-news.ts';

const asked = (query: string) => new URLSearchParams(query);

describe('what the door tells of the page before', () => {
  test.each([
    ['reset=done', 'reset.update.done'], ['confirmed=1', 'auth.email.confirmed'], ['email=changed', 'account.email.done'],
    ['account=deleted', 'account.delete.done'], ['confirmed=1&error=TOKEN_EXPIRED', null], ['', null],
  ])('%s is told as %s', (query, key) => expect(readNews(asked(query))).toBe(key));

  test.each([
    ['error=access_denied', null], ['error=user_cancelled_authorize', null], ['error=state_mismatch', 'auth.failed'],
    ['error=address_not_confirmed', 'auth.social.unconfirmed'], ['error=account_not_linked', 'auth.social.confirm-first'],
    ['confirmed=1&error=TOKEN_EXPIRED', 'reset.link.expired'], ['email=invalid', 'account.email.link-invalid'], ['', null],
  ])('a sign-in that was cancelled is silent, others are not: %s', (query, key) => expect(readTrouble(asked(query))).toBe(key));
});
