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
});
export type Sharing = z.infer<typeof sharingSchema>;

export const NOT_SHARED: Sharing = { isPublic: false, allowComments: true, shareId: null, sharedAt: null, sharedBy: null, views: 0, likes: 0 };

/** Answers of server/src/access for the person who asked; buttons follow these and never guess. */
export const maySchema = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  share: z.boolean(),
  use: z.boolean(),
  draw: z.boolean(),
});
export type May = z.infer<typeof maySchema>;
