/** The sharing endpoints, bound to their services. */
import type { ContentType } from '@fableloom/contract';
import { endpoints, type Person, signedIn } from '../../http/endpoints.ts';
import type { Services } from '../../services.ts';
import { readCharacter, readStory } from './read-shared.ts';
import { changeSharing, contentToShare, regenerateLink, showSharing, unshare } from './settings.ts';
import { countView } from './views.ts';
import { listShares, shareWithFriends, unshareWithFriend } from './with-friends.ts';

const { sharing } = endpoints;

interface Asked {
  services: Services;
  who: Person;
}

/** What is shared, with the receipt that the person owns it. */
const own = ({ services, who }: Asked, { contentType, contentId }: { contentType: ContentType; contentId: string }) =>
  contentToShare(services, who, contentType, contentId);

const ownCharacter = (asked: Asked, { characterId }: { characterId: string }) =>
  own(asked, { contentType: 'character', contentId: characterId });

export const sharingRoutes = {
  show: sharing.show.use(signedIn).handler(async ({ context, input }) => showSharing(context.services, await own(context, input))),
  share: sharing.share
    .use(signedIn)
    .handler(async ({ context, input }) => changeSharing(context.services, await own(context, input), { isPublic: true })),
  update: sharing.update
    .use(signedIn)
    .handler(async ({ context, input: { contentType, contentId, ...change } }) =>
      changeSharing(context.services, await own(context, { contentType, contentId }), change)),
  regenerate: sharing.regenerate
    .use(signedIn)
    .handler(async ({ context, input }) => regenerateLink(context.services, await own(context, input))),
  unshare: sharing.unshare.use(signedIn).handler(async ({ context, input }) => unshare(context.services, await own(context, input))),
  shares: sharing.shares
    .use(signedIn)
    .handler(async ({ context, input }) => listShares(context.services, await ownCharacter(context, input))),
  shareWithFriends: sharing.shareWithFriends
    .use(signedIn)
    .handler(async ({ context, input }) =>
      shareWithFriends(context.services, context.who, await ownCharacter(context, input), input.friendIds)),
  unshareWithFriend: sharing.unshareWithFriend
    .use(signedIn)
    .handler(async ({ context, input }) => unshareWithFriend(context.services, await ownCharacter(context, input), input.userId)),
  readStory: sharing.readStory.handler(({ context, input }) => readStory(context.services, context.who, input.shareId)),
  readCharacter: sharing.readCharacter.handler(({ context, input }) => readCharacter(context.services, context.who, input.shareId)),
  countView: sharing.countView.handler(({ context, input }) =>
    countView(context.services, context.who, input.contentType, input.contentId)),
};
