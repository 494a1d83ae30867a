/** The idea chat's endpoint, bound to its service. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { chatAboutIdeas } from './service.ts';

export const ideaRoutes = {
  chat: endpoints.ideas.chat.use(signedIn).handler(({ context, input }) => chatAboutIdeas(context.services, context.who, input)),
};
