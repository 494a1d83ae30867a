/** The endpoints of comments, likes and reports, bound to their services. */
import type { MessageKey } from '@fableloom/contract/messages/index';
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { addComment, listComments, removeComment } from './comments.ts';
import { toggleLike } from './likes.ts';
import { sendReport } from './reports.ts';

/** Whoever wants to say something is asked to sign in with a sentence of its own. */
const signedInTo = (key: 'comment.signed-out' | 'like.signed-out') =>
  endpoints.middleware(({ context, next }) => {
    const who = context.who ?? refuse('UNAUTHORIZED', key satisfies MessageKey);
    return next({ context: { who } });
  });

export const commentRoutes = {
  list: endpoints.comments.list.handler(({ context, input }) => listComments(context.services, context.who, input)),
  add: endpoints.comments.add
    .use(signedInTo('comment.signed-out'))
    .handler(({ context, input }) => addComment(context.services, context.who, input)),
  remove: endpoints.comments.remove.use(signedIn).handler(({ context, input }) => removeComment(context.services, context.who, input.id)),
};

export const likeRoutes = {
  toggle: endpoints.likes.toggle
    .use(signedInTo('like.signed-out'))
    .handler(({ context, input }) => toggleLike(context.services, context.who, input.contentType, input.contentId)),
};

export const reportRoutes = {
  send: endpoints.reports.send.use(signedIn).handler(({ context, input }) => sendReport(context.services, context.who, input)),
};
