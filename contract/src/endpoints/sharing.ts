/** Sharing by the owner, with everyone by link or with friends one by one; and reading what is shared. */
import * as z from 'zod';
import { contentTypeSchema, personCardSchema, sharedCharacterSchema, sharedStorySchema, shareStateSchema } from '../entities/community.ts';
import { done, open, signedIn } from './base.ts';

const tags = ['sharing'];
/** Ids are checked by the service, so that the answer is the catalogue's sentence. */
const byContent = z.object({ contentType: contentTypeSchema, contentId: z.string().max(120) });
const byLink = z.object({ shareId: z.string().min(1).max(120) });
const byCharacter = z.object({ characterId: z.string().min(1).max(120) });
const content = '/sharing/{contentType}/{contentId}';

export const sharing = {
  show: signedIn.route({ method: 'GET', path: content, tags }).input(byContent).output(shareStateSchema),
  /** Makes it public under a link; asking again answers the same link. */
  share: signedIn.route({ method: 'POST', path: content, tags }).input(byContent).output(shareStateSchema),
  update: signedIn
    .route({ method: 'PUT', path: content, tags })
    .input(
      byContent.extend({
        isPublic: z.boolean().optional(),
        allowComments: z.boolean().optional(),
        /** Shown in Explore and to search engines while public. */
        listed: z.boolean().optional(),
        /** Shown to accepted friends while not public. */
        withFriends: z.boolean().optional(),
      }),
    )
    .output(shareStateSchema),
  /** A new link; the old one leads nowhere from now on. */
  regenerate: signedIn.route({ method: 'POST', path: `${content}/link`, tags }).input(byContent).output(shareStateSchema),
  /** Private again, for friends too; its link is gone. Characters lent one by one stay lent. */
  unshare: signedIn.route({ method: 'DELETE', path: content, tags }).input(byContent).output(shareStateSchema),

  /** With whom a character is shared, and the friends to whom it could still be offered. */
  shares: signedIn
    .route({ method: 'GET', path: '/characters/{characterId}/shares', tags })
    .input(byCharacter)
    .output(z.object({ shared: z.array(personCardSchema.extend({ createdAt: z.date() })), offered: z.array(personCardSchema) })),
  shareWithFriends: signedIn
    .route({ method: 'POST', path: '/characters/{characterId}/shares', tags })
    .input(byCharacter.extend({ friendIds: z.array(z.string().min(1).max(120)).max(500) }))
    .output(z.object({ name: z.string(), shared: z.number().int(), failed: z.number().int() })),
  unshareWithFriend: signedIn
    .route({ method: 'DELETE', path: '/characters/{characterId}/shares/{userId}', tags })
    .input(byCharacter.extend({ userId: z.string().min(1).max(120) }))
    .output(done),

  readStory: open.route({ method: 'GET', path: '/shared/stories/{shareId}', tags }).input(byLink).output(sharedStorySchema),
  readCharacter: open.route({ method: 'GET', path: '/shared/characters/{shareId}', tags }).input(byLink).output(sharedCharacterSchema),
  /** Counts one view, each time it is called. */
  countView: open.route({ method: 'POST', path: '/shared/views', tags }).input(byContent).output(z.object({ views: z.number().int() })),
};
