/** Tells of a new notification at the edge of the screen, for five seconds; screen readers speak it. */
import type { Notification } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { toast } from '../../ui/toaster.tsx';
import { ICONS } from './notification-icons.ts';

export function tellNews({ id, type, title, message }: Notification) {
  const Icon = ICONS[type];
  toast(
    <span className="block">
      <span className="block font-extrabold">{title}</span>
      <span className="block font-normal break-words">{message}</span>
    </span>,
    {
      id,
      duration: LIMITS.toastMs.newNotification,
      icon: (
        <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-marigold-wash text-ink">
          <Icon size={22} />
        </span>
      ),
    },
  );
}
