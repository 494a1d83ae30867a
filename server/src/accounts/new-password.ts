/** The rules for a new password, as the reset page states them. */
import { LIMITS } from '@fableloom/contract/limits';
import type { MessageKey } from '@fableloom/contract/messages/index';

/** The sentence of the first rule that is broken, or null. */
export function newPasswordProblem(password: string) {
  if (password.length < LIMITS.passwordMin) return 'reset.password.too-short' satisfies MessageKey;
  if (!/\p{Ll}/u.test(password)) return 'reset.password.no-lowercase' satisfies MessageKey;
  if (!/\p{Lu}/u.test(password)) return 'reset.password.no-uppercase' satisfies MessageKey;
  if (!/\p{Nd}/u.test(password)) return 'reset.password.no-number' satisfies MessageKey;
  return null;
}
