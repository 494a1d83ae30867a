/** The sharing endpoints, bound to their services. */
import { endpoints, signedIn } from '../../http/endpoints.ts';
import { readCharacter, readStory } from './read-shared.ts';
import { changeSharing, contentToShare, regenerateLink, showSharing, unshare } from './settings.ts';
import { countView } from './views.ts';
import { listShares, shareWithFriends, unshareWithFriend } from './with-friends.ts';

const { sharing } = endpoints;

export const sharingRoutes = {
  show: sharing.show
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => showSharing(services, await contentToShare(services, who, input.contentType, input.contentId))),
  share: sharing.share
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) =>
      changeSharing(services, await contentToShare(services, who, input.contentType, input.contentId), { isPublic: true })),
  update: sharing.update.use(signedIn).handler(async ({ context: { services, who }, input: { contentType, contentId, ...change } }) =>
    changeSharing(services, await contentToShare(services, who, contentType, contentId), change)),
  regenerate: sharing.regenerate
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => regenerateLink(services, await contentToShare(services, who, input.contentType, input.contentId))),
  unshare: sharing.unshare
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => unshare(services, await contentToShare(services, who, input.contentType, input.contentId))),
  shares: sharing.shares
    .use(signedIn)
    .handler(async ({ context: { services, who }, input }) => listShares(services, await contentToShare(services, who, 'character', input.characterId))),
  shareWithFriends: sharing.shareWithFriends.use(signedIn).handler(async ({ context: { services, who }, input }) =>
    shareWithFriends(services, who, await contentToShare(services, who, 'character', input.characterId), input.friendIds)),
  unshareWithFriend: sharing.unshareWithFriend.use(signedIn).handler(async ({ context: { services, who }, input }) =>
    unshareWithFriend(services, await contentToShare(services, who, 'character', input.characterId), input.userId)),
  readStory: sharing.readStory.handler(({ context, input }) => readStory(context.services, context.who, input.shareId)),
  readCharacter: sharing.readCharacter.handler(({ context, input }) => readCharacter(context.services, context.who, input.shareId)),
  countView: sharing.countView.handler(({ context, input }) => countView(context.services, context.who, input.contentType, input.contentId)),
};
