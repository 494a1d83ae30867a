/** What happened while one was away, newest first: read one, read all, throw one away. */
import type { Notification } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { EmptyPicture } from '../../ui/empty-pictures.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { writeDate } from '../creations/write-date.ts';
import { ICONS } from './notification-icons.ts';
import { whereItLeads } from './where-it-leads.ts';

const ROUND = 'grid size-11 shrink-0 place-items-center rounded-full';
const refresh = [orpc.notifications.key(), orpc.me.key()];

export function NotificationList() {
  const { data: items = [], isPending, isError, refetch } = useQuery(orpc.notifications.list.queryOptions());
  const readAll = useAct({
    do: () => api.notifications.markAllRead(),
    failed: 'notification.read-all.failed',
    done: 'notification.read-all.done',
    refresh,
  });
  const unread = items.filter(({ isRead }) => !isRead).length;

  return (
    <section aria-label={say('notification.screen.title')} id="notifications">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 text-[1.625rem]">
          {say('notification.screen.title')}
          {unread > 0 && <Badge tone="gold" className="font-ui text-base tracking-normal">{say('notification.screen.unread', { n: unread })}</Badge>}
        </h2>
        {unread > 0 && (
          <Button look="quiet" icon={<CheckCheck />} pending={readAll.pending} onClick={() => readAll.run()}>
            {say('notification.screen.read-all')}
          </Button>
        )}
      </div>
      {isPending ? (
        <TextSkeleton lines={4} />
      ) : isError ? (
        <LoadFailed sentence={say('notification.load.failed')} onRetry={() => void refetch()} />
      ) : items.length === 0 ? (
        <div className="grid justify-items-center gap-4 rounded-card bg-tint px-6 py-7 text-center">
          <div className="w-44"><EmptyPicture name="book" /></div>
          <p className="font-semibold">{say('notification.screen.empty')}</p>
        </div>
      ) : (
        <ul className="grid gap-2.5">
          {items.map((item) => <NotificationRow key={item.id} item={item} />)}
        </ul>
      )}
    </section>
  );
}

function NotificationRow({ item }: { item: Notification }) {
  const { id, type, title, message, isRead, createdAt } = item;
  const Icon = ICONS[type];
  const path = whereItLeads(item);
  const read = useAct({ do: () => api.notifications.markRead({ id }), failed: 'notification.read.failed', refresh });
  const remove = useAct({
    do: () => api.notifications.remove({ id }),
    failed: 'notification.delete.failed',
    done: 'notification.delete.done',
    refresh,
  });
  return (
    <li className={cx('flex items-start gap-4 rounded-card px-4 py-3.5', isRead ? 'bg-tint' : 'bg-card shadow-card')}>
      <span aria-hidden="true" className={cx(ROUND, isRead ? 'text-ink-soft' : 'bg-marigold-wash text-ink')}>
        <Icon size={22} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={isRead ? 'font-semibold' : 'font-extrabold'}>
          {path ? (
            <Link to={path} onClick={() => isRead || read.run()} className="text-ink underline decoration-edge underline-offset-4 hover:text-plum">{title}</Link>
          ) : title}
          {!isRead && <span className="sr-only"> ({say('notification.screen.unread', { n: 1 })})</span>}
        </p>
        <p className="break-words">{message}</p>
        <p className="text-ink-soft">{writeDate(createdAt)}</p>
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        {!isRead && (
          <Button look="icon" label={say('notification.screen.read')} icon={<Check />} pending={read.pending} onClick={() => read.run()} />
        )}
        <Button
          look="icon"
          label={say('notification.screen.delete')}
          icon={<Trash2 />}
          pending={remove.pending}
          onClick={() => remove.run()}
        />
      </div>
    </li>
  );
}
