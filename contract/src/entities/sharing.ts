/** Who may see a story or character beyond its owner, and what the asking person may do with it. */
import * as z from 'zod';

export const sharingSchema = z.object({
  isPublic: z.boolean(),
  allowComments: z.boolean(),
  /** story_ or char_, a timestamp and random text. */
  shareId: z.string().nullable(),
  sharedAt: z.string().nullable(),
  sharedBy: z.string().nullable(),
  views: z.number().int(),
  likes: z.number().int(),
  /** Whether Explore and search engines may show it while it is public. */
  listed: z.boolean().default(false),
  /** Whether accepted friends of the owner may see it while it is not public. */
  withFriends: z.boolean().default(false),
});
export type Sharing = z.infer<typeof sharingSchema>;

export const NOT_SHARED: Sharing = {
  isPublic: false, allowComments: true, shareId: null, sharedAt: null, sharedBy: null, views: 0, likes: 0, listed: false, withFriends: false,
};

/** Answers of server/src/access for the person who asked; buttons follow these and never guess. */
export const maySchema = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  share: z.boolean(),
  use: z.boolean(),
  draw: z.boolean(),
});
export type May = z.infer<typeof maySchema>;
