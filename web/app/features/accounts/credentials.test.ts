import { describe, expect, test } from 'vitest';
import { checkNewPassword } from '../../session/password-rules.ts';
import { checkCredentials, checkResetEmail, nameFromEmail } from './credentials.ts';

describe('the sign-in form', () => {
  test.each([
    ['', '', 'auth.fields.missing'],
    ['ada@example.com', '', 'auth.fields.missing'],
    ['  ', 'secret', 'auth.fields.missing'],
    ['ada@', 'secret', 'auth.email.invalid'],
    ['ada@example.com', '12345', 'auth.password.too-short'],
    [' ada@example.com ', '123456', null],
  ])('"%s" with "%s" is answered with %s', (email, password, answer) => {
    expect(checkCredentials({ email, password })).toBe(answer);
  });
});

describe('a new password', () => {
  test.each([
    ['', 'Abc123', 'auth.fields.missing'],
    ['Ab1', 'Ab1', 'reset.password.too-short'],
    ['ABC123', 'ABC123', 'reset.password.no-lowercase'],
    ['abc123', 'abc123', 'reset.password.no-uppercase'],
    ['Abcdef', 'Abcdef', 'reset.password.no-number'],
    ['Abc123', 'Abc124', 'reset.password.mismatch'],
    ['Abc123', 'Abc123', null],
    ['Äöü123', 'Äöü123', null],
  ])('%s, confirmed as %s, is answered with %s', (password, confirmation, answer) => {
    expect(checkNewPassword(password, confirmation)).toBe(answer);
  });
});

test('forgot password asks for an email address that could exist', () => {
  const answers = ['', 'ada', 'ada@example.com'].map(checkResetEmail);
  expect(answers).toEqual(['reset.email.missing', 'auth.email.invalid', null]);
});

test('a first name for the shelf is read from the email address', () => {
  expect([nameFromEmail('ada.berg@example.com'), nameFromEmail('1234@example.com')]).toEqual(['Ada Berg', 'Storyteller']);
});
