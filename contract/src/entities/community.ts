/** People who meet: friends, their requests, what strangers may see of shared things, comments, live messages. */
import * as z from 'zod';
import { pictureSchema } from './picture.ts';
import { notificationSchema } from './person.ts';
import { ageRangeSchema, castMemberSchema, narrationSchema, phaseSchema } from './story.ts';
import { sharingSchema } from './sharing.ts';

export const contentTypeSchema = z.enum(['story', 'character']);
export type ContentType = z.infer<typeof contentTypeSchema>;

/** What anyone may know of a person whose name stands beside something. */
export const personCardSchema = z.object({ userId: z.string(), displayName: z.string(), photoUrl: z.string().nullable() });
export type PersonCard = z.infer<typeof personCardSchema>;

export const friendSchema = personCardSchema.extend({ email: z.string(), since: z.date() });
export type Friend = z.infer<typeof friendSchema>;

export const friendRequestSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  status: z.enum(['pending', 'accepted', 'declined', 'cancelled']),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** The other party. */
  person: personCardSchema,
});
export type FriendRequest = z.infer<typeof friendRequestSchema>;

export const friendsBundleSchema = z.object({
  friends: z.array(friendSchema),
  incoming: z.array(friendRequestSchema),
  sent: z.array(friendRequestSchema),
  /** Whether the asking person is hidden from user search. */
  hiddenFromSearch: z.boolean(),
});
export type FriendsBundle = z.infer<typeof friendsBundleSchema>;

export const foundPersonSchema = personCardSchema.extend({
  /** Told to friends only. */
  email: z.string().nullable(),
  standing: z.enum(['none', 'friend', 'sent', 'received']),
  /** The pending request between the two, if there is one. */
  requestId: z.string().nullable(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** A story on a public shelf. */
export const storyCardSchema = z.object({
  id: z.string(),
  shareId: z.string(),
  title: z.string(),
  theme: z.string(),
  themeCategory: z.string(),
  ageRange: ageRangeSchema,
  currentPhase: phaseSchema,
  cover: pictureSchema.nullable(),
  characters: z.array(castMemberSchema),
  owner: personCardSchema,
  sharedAt: z.string(),
  views: z.number().int(),
  likes: z.number().int(),
});
export type StoryCard = z.infer<typeof storyCardSchema>;

/** A character on a public shelf. */
export const characterCardSchema = z.object({
  id: z.string(),
  shareId: z.string(),
  name: z.string(),
  type: z.string(),
  personality: z.string(),
  magicalPower: z.string(),
  picture: pictureSchema.nullable(),
  owner: personCardSchema,
  sharedAt: z.string(),
  views: z.number().int(),
  likes: z.number().int(),
});
export type CharacterCard = z.infer<typeof characterCardSchema>;

/** A character that a friend lent: it may be used in one's own stories. */
export const lentCharacterSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  personality: z.string(),
  magicalPower: z.string(),
  picture: pictureSchema.nullable(),
  sharedAt: z.date(),
});
export type LentCharacter = z.infer<typeof lentCharacterSchema>;

/** Answers for the person who asked, like `may` of own things. */
const sharedMaySchema = z.object({ like: z.boolean(), comment: z.boolean(), report: z.boolean(), manage: z.boolean() });
export type SharedMay = z.infer<typeof sharedMaySchema>;

const sharedFields = {
  id: z.string(),
  shareId: z.string(),
  owner: personCardSchema,
  isPublic: z.boolean(),
  listed: z.boolean(),
  allowComments: z.boolean(),
  views: z.number().int(),
  likes: z.number().int(),
  sharedAt: z.string(),
  liked: z.boolean(),
  may: sharedMaySchema,
};

/** A story as a stranger reads it: no prompts, no answers, no addresses of people. */
export const sharedStorySchema = z.object({
  ...sharedFields,
  title: z.string(),
  theme: z.string(),
  themeCategory: z.string(),
  ageRange: ageRangeSchema,
  currentPhase: phaseSchema,
  cover: pictureSchema.nullable(),
  characters: z.array(castMemberSchema),
  locations: z.array(castMemberSchema),
  parts: z.array(
    z.object({ id: z.string(), phase: phaseSchema, text: z.string(), picture: pictureSchema.nullable(), provider: z.string() }),
  ),
  /** position: 1 for the introduction; `after` is where the drawn words end in its text, null where they were told anew. */
  sceneImages: z.array(z.object({ id: z.string(), position: z.number().int(), picture: pictureSchema, after: z.number().int().nullable() })),
  narrations: z.array(narrationSchema.pick({ id: true, url: true, duration: true, part: true, partId: true, words: true, provider: true })),
  createdAt: z.date(),
  lastUpdate: z.date(),
});
export type SharedStory = z.infer<typeof sharedStorySchema>;

export const sharedCharacterSchema = z.object({
  ...sharedFields,
  name: z.string(),
  type: z.string(),
  gender: z.enum(['male', 'female']),
  personality: z.string(),
  magicalPower: z.string(),
  role: z.string(),
  description: z.string(),
  /** Traits that were chosen, in the order of the form, each with its name. */
  appearance: z.array(z.object({ trait: z.string(), value: z.string() })),
  picture: pictureSchema.nullable(),
  createdAt: z.date(),
});
export type SharedCharacter = z.infer<typeof sharedCharacterSchema>;

/** How something is shared, for its owner. */
export const shareStateSchema = z.object({
  contentType: contentTypeSchema,
  contentId: z.string(),
  shareId: z.string().nullable(),
  /** Whole address of the shared page. */
  url: z.string().nullable(),
  sharing: sharingSchema,
});
export type ShareState = z.infer<typeof shareStateSchema>;

export const commentSchema = z.object({
  id: z.string(),
  contentId: z.string(),
  contentType: contentTypeSchema,
  userId: z.string(),
  userDisplayName: z.string(),
  userPhotoUrl: z.string().nullable(),
  text: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  likes: z.number().int(),
  may: z.object({ remove: z.boolean(), report: z.boolean() }),
});
export type Comment = z.infer<typeof commentSchema>;

/** What the WebSocket /realtime/v1 sends; a browser may send a heartbeat and gets one back. */
export const liveMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('notification'), notification: notificationSchema.extend({ createdAt: z.coerce.date(), updatedAt: z.coerce.date() }) }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
