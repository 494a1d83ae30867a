/** Stories: each endpoint bound to its service. */
import { ownedStory } from '../../access/stories.ts';
import { endpoints, signedIn, signedInForStories } from '../../http/endpoints.ts';
import { askForStory } from './new-story.ts';
import { askForContinuation, askForRegeneration } from './next-part.ts';
import { earlierVersions, readStory, removeStory, renameStory, restoreVersion, shelf } from './shelf.ts';

const { stories } = endpoints;

export const storyRoutes = {
  list: stories.list.use(signedIn).handler(({ context: { services, who }, input }) => shelf(services, who, input)),
  show: stories.show.use(signedIn).handler(async ({ context: { services, who }, input }) => readStory(services, who, await ownedStory(services.db, who, input.id))),
  generate: stories.generate.use(signedInForStories).handler(({ context: { services, who }, input }) => askForStory(services, who, input)),
  continue: stories.continue
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => askForContinuation(services, await ownedStory(services.db, who, input.id), input)),
  regenerate: stories.regenerate
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => askForRegeneration(services, who, await ownedStory(services.db, who, input.id), input)),
  rename: stories.rename
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => renameStory(services, who, await ownedStory(services.db, who, input.id), input)),
  remove: stories.remove.use(signedIn).handler(async ({ context: { services, who }, input }) => {
    await removeStory(services, who, await ownedStory(services.db, who, input.id));
    return { ok: true as const };
  }),
  versions: stories.versions
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => earlierVersions(services, await ownedStory(services.db, who, input.id), input.partId)),
  restore: stories.restore
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => restoreVersion(services, who, await ownedStory(services.db, who, input.id), input.partId)),
};
