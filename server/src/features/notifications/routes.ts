/** The notification endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { listNotifications, markAllRead, markRead, removeNotification } from './service.ts';

const { notifications } = endpoints;

export const notificationRoutes = {
  list: notifications.list.use(signedIn).handler(({ context }) => listNotifications(context.services, context.who.id)),
  markRead: notifications.markRead.use(signedIn).handler(({ context, input }) => markRead(context.services, context.who.id, input.id)),
  markAllRead: notifications.markAllRead.use(signedIn).handler(({ context }) => markAllRead(context.services, context.who.id)),
  remove: notifications.remove
    .use(signedIn)
    .handler(({ context, input }) => removeNotification(context.services, context.who.id, input.id)),
};
