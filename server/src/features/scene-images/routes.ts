/** Scene pictures: each endpoint bound to its service. */
import { ownedStory } from '../../access/stories.ts';
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { askForScene, removeScene, saveScene } from './service.ts';

const { sceneImages } = endpoints;

export const sceneImageRoutes = {
  draw: sceneImages.draw
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => askForScene(services, await ownedStory(services.db, who, input.id), input, { mustBeInStory: true })),
  save: sceneImages.save
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => saveScene(services, await ownedStory(services.db, who, input.id), input.sceneId)),
  remove: sceneImages.remove.use(signedIn).handler(async ({ context: { services, who }, input }) => {
    await removeScene(services, await ownedStory(services.db, who, input.id), input.sceneId);
    return { ok: true as const };
  }),
};
