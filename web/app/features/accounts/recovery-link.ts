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

  const token = given.get('token') ?? given.get('access_token');
  return token ? { is: 'usable', token } : invalid('reset.session.none');
}
