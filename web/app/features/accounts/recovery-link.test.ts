import { expect, test } from 'vitest';
import { readRecoveryLink } from './recovery-link.ts';

test('a token is read from the query and from the hash', () => {
  expect(readRecoveryLink('?token=abc', '')).toEqual({ is: 'usable', token: 'abc' });
  expect(readRecoveryLink('', '#access_token=abc&refresh_token=def&type=recovery')).toEqual({ is: 'usable', token: 'abc' });
});

test.each([
  ['?error=INVALID_TOKEN', 'reset.screen.session-expired', 'reset.link.expired'],
  ['?error=access_denied&error_code=otp_expired', 'reset.screen.session-expired', 'reset.link.expired'],
  ['?error=server_error', 'reset.screen.invalid-link', 'reset.link.expired'],
  ['?type=signup&token=abc', 'reset.screen.invalid-link', 'reset.link.wrong-kind'],
  ['', 'reset.screen.invalid-link', 'reset.session.none'],
])('%s is answered with %s', (search, screen, why) => {
  expect(readRecoveryLink(search, '')).toEqual({ is: 'refused', screen, why });
});
