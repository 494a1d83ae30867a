// The sentences that are kept for the log and the caller, but never shown as a toast.

import type { MessageKey } from './index.ts';

/** Silent when a page loads by itself; a person who pressed something is still answered. */
const silentOnLoad: ReadonlySet<MessageKey> = new Set(['auth.user.required']);

/** Silent always: the person did it on purpose and knows. */
const silentAlways: ReadonlySet<MessageKey> = new Set(['auth.social.cancelled']);

export const SILENT: ReadonlySet<MessageKey> = new Set([...silentOnLoad, ...silentAlways]);

/** Whether this key shows no toast: on `load` the page asked by itself, on `act` the person asked. */
export function isSilent(key: MessageKey, during: 'load' | 'act'): boolean {
  return silentAlways.has(key) || (during === 'load' && silentOnLoad.has(key));
}
