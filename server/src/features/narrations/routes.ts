/** Narrations: each endpoint bound to its service. */
import { ownedStory } from '../../access/stories.ts';
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { askForNarration, removeNarration } from './service.ts';

const { narrations } = endpoints;

export const narrationRoutes = {
  make: narrations.make
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => askForNarration(services, who, await ownedStory(services.db, who, input.id), input)),
  remove: narrations.remove.use(signedIn).handler(async ({ context: { services, who }, input }) => {
    await removeNarration(services, await ownedStory(services.db, who, input.id), input.narrationId);
    return { ok: true as const };
  }),
};
