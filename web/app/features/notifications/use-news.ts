/** What a notification that comes by the live line changes: the list, the number of unread ones, what it speaks of, and a toast. */
import type { Notification } from '@fableloom/contract';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { orpc } from '../../session/api.ts';
import { addNotification } from './add-notification.ts';
import { tellNews } from './news-toast.tsx';

/** List and number change at once, and are asked for once nothing has come for so long: an answer that was under way may be older. */
const QUIET_MS = 1000;

export function useNews() {
  const queries = useQueryClient();
  const heard = useRef(new Set<string>());
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);

  const refresh = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  };

  /** Something may have come while nobody listened. */
  const catchUp = () => refresh([orpc.notifications.key(), orpc.me.key()]);

  function hear(notification: Notification) {
    if (heard.current.has(notification.id)) return;
    heard.current.add(notification.id);
    queries.setQueryData(orpc.notifications.list.queryKey(), (list) => list && addNotification(list, notification));
    queries.setQueryData(orpc.me.show.queryKey(), (me) => me && { ...me, unreadNotifications: me.unreadNotifications + 1 });
    refresh(keysOf(notification));
    tellNews(notification);
    clearTimeout(settling.current);
    settling.current = setTimeout(catchUp, QUIET_MS);
  }

  return { hear, catchUp };
}

/** What else is shown that the notification makes old. */
function keysOf({ type, data }: Notification): QueryKey[] {
  if (type === 'like_alert') return [orpc.sharing.key()];
  if (type === 'comment_alert') return [orpc.comments.key()];
  if (data['kind'] === 'character_shared') return [orpc.characters.key()];
  return type === 'other' ? [orpc.friends.key()] : [];
}
