/** The Explore endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { characterShelf, storyShelf } from './service.ts';

const { explore } = endpoints;

export const exploreRoutes = {
  stories: explore.stories.handler(({ context, input }) => storyShelf(context.services, context.who, 'everyone', input)),
  characters: explore.characters.handler(({ context, input }) => characterShelf(context.services, context.who, 'everyone', input)),
  friendStories: explore.friendStories
    .use(signedIn)
    .handler(({ context, input }) => storyShelf(context.services, context.who, 'friends', input)),
  friendCharacters: explore.friendCharacters
    .use(signedIn)
    .handler(({ context, input }) => characterShelf(context.services, context.who, 'friends', input)),
};
