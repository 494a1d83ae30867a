/** Reads what a recovery link brought along, from the query or from the hash. */
import type { PlainMessageKey } from '@fableloom/contract/messages/index';

export type RecoveryLink =
  | { is: 'usable'; token: string }
  | { is: 'refused'; screen: 'reset.screen.session-expired' | 'reset.screen.invalid-link'; why: PlainMessageKey };

/** Also for a link that turns out to be used or too old when it is tried. */
export const EXPIRED: RecoveryLink = { is: 'refused', screen: 'reset.screen.session-expired', why: 'reset.link.expired' };
const invalid = (why: PlainMessageKey): RecoveryLink => ({ is: 'refused', screen: 'reset.screen.invalid-link', why });

/** `search` and `hash` as the browser gives them, with their first sign. */
export function readRecoveryLink(search: string, hash: string): RecoveryLink {
  const given = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.replace(/^#/, ''))]);
  const error = `${given.get('error') ?? ''} ${given.get('error_code') ?? ''}`.toLowerCase();
  if (/expired|invalid_token/.test(error)) return EXPIRED;
  if (error.trim()) return invalid('reset.link.expired');

  const kind = given.get('type');
  if (kind && kind !== 'recovery') return invalid('reset.link.wrong-kind');

  const token = given.get('token');
  if (token) return { is: 'usable', token };
  // Recovery tokens come as a pair and say what they are for.
  const recovery = given.get('access_token');
  if (!recovery) return invalid('reset.session.none');
  return kind === 'recovery' && given.get('refresh_token') ? { is: 'usable', token: recovery } : invalid('reset.session.invalid');
}
