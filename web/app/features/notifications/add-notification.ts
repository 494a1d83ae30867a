/** Puts a notification that has just come on top of the list. */
import type { Notification } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';

/** One that is there already stays as it is, read or unread; the list keeps as many as it loads, newest first. */
export function addNotification(list: readonly Notification[], incoming: Notification): Notification[] {
  if (list.some(({ id }) => id === incoming.id)) return [...list];
  return [incoming, ...list].toSorted(byAge).slice(0, LIMITS.notifications);
}

const byAge = (one: Notification, other: Notification) => other.createdAt.getTime() - one.createdAt.getTime();
