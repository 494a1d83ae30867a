/** The rules of a new password, in the order of the specification; the server has the last word. */
import { LIMITS } from '@fableloom/contract/limits';
import type { PlainMessageKey } from '@fableloom/contract/messages/index';

/** What is wrong with it, or null. */
export function checkNewPassword(password: string, confirmation: string): PlainMessageKey | null {
  if (!password || !confirmation) return 'auth.fields.missing';
  if (password.length < LIMITS.passwordMin) return 'reset.password.too-short';
  if (!/\p{Ll}/u.test(password)) return 'reset.password.no-lowercase';
  if (!/\p{Lu}/u.test(password)) return 'reset.password.no-uppercase';
  if (!/\p{Nd}/u.test(password)) return 'reset.password.no-number';
  return password === confirmation ? null : 'reset.password.mismatch';
}
