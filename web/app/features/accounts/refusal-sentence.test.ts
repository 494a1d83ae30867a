import { expect, test } from 'vitest';
import { sentenceFor } from './refusal-sentence.ts';

const refused = (code: string, status = 400, message = '') => ({ is: 'refused' as const, code, status, message });

test.each([
  ['INVALID_EMAIL_OR_PASSWORD', 401, "That did not match. If your account was migrated, please use the 'Forgot password?' link to set a new password."],
  ['auth.email.taken', 422, 'Email is already registered'],
  ['EMAIL_NOT_VERIFIED', 403, 'Please confirm your email first. We can send you the link again.'],
  ['INVALID_TOKEN', 400, 'Invalid or expired reset link. Please request a new password reset.'],
  ['reset.password.no-number', 400, 'Password must contain at least one number'],
  ['SOMETHING_OF_NEXT_YEAR', 500, 'Authentication failed'],
  ['', 503, 'Authentication failed'],
])('a service that answers %s with %i is told as: %s', (code, status, sentence) => {
  const message = code.includes('.') ? sentence : '';
  expect(sentenceFor(refused(code, status, message), 'auth.failed')).toBe(sentence);
});

test('too many tries say how long to wait', () => {
  expect(sentenceFor(refused('', 429), 'auth.failed')).toBe('That was a lot of tries in a short time. Please wait 60 seconds and try again.');
});
