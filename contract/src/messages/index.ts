// Every sentence that Fableloom says to people, one flat record; code carries keys, `say` turns a key into words.

import { admin } from './admin.ts';
import { appErrors } from './app-errors.ts';
import { auth } from './auth.ts';
import { books } from './books.ts';
import { characters } from './characters.ts';
import { checkout } from './checkout.ts';
import { comments } from './comments.ts';
import { community } from './community.ts';
import { files } from './files.ts';
import { friends } from './friends.ts';
import { fillHoles, type HoleNames, type HoleValue } from './holes.ts';
import { ideaChat } from './idea-chat.ts';
import { images } from './images.ts';
import { jobs } from './jobs.ts';
import { locations } from './locations.ts';
import { mail } from './mail.ts';
import { names } from './names.ts';
import { narration } from './narration.ts';
import { navigation } from './navigation.ts';
import { notifications } from './notifications.ts';
import { passwordReset } from './password-reset.ts';
import { planRoom } from './plan-room.ts';
import { profile } from './profile.ts';
import { provenance } from './provenance.ts';
import { reading } from './reading.ts';
import { sceneImages } from './scene-images.ts';
import { sharing } from './sharing.ts';
import { stories } from './stories.ts';
import { storyCreation } from './story-creation.ts';
import { traits } from './traits.ts';

export const MESSAGES = {
  ...auth, ...passwordReset, ...profile, ...checkout, ...planRoom, ...notifications,
  ...friends, ...sharing, ...comments, ...community, ...admin, ...mail,
  ...characters, ...locations, ...images, ...traits, ...files,
  ...stories, ...storyCreation, ...books, ...sceneImages, ...narration, ...names, ...reading, ...ideaChat,
  ...jobs, ...provenance, ...appErrors, ...navigation,
} as const;

/** The name of a sentence; also the `code` of an error on the wire. */
export type MessageKey = keyof typeof MESSAGES;

/** The values that the sentence of this key needs. */
export type HolesOf<Key extends MessageKey> = Readonly<Record<HoleNames<(typeof MESSAGES)[Key]>, HoleValue>>;

/** The rest arguments after a key: nothing for a sentence without holes, its values otherwise. */
export type HoleArguments<Key extends MessageKey> = [HoleNames<(typeof MESSAGES)[Key]>] extends [never] ? [] : [holes: HolesOf<Key>];

/** The keys whose sentences need no values, for states that carry only a key. */
export type PlainMessageKey = { [Key in MessageKey]: HoleArguments<Key> extends [] ? Key : never }[MessageKey];

/** The sentence of a key with its holes filled. */
export function say<Key extends MessageKey>(key: Key, ...holes: HoleArguments<Key>): string {
  const [values] = holes as [Readonly<Record<string, HoleValue>>?];
  return fillHoles(MESSAGES[key], values ?? {});
}

/** Whether a code that came over the wire is one of ours. */
export function isMessageKey(code: unknown): code is MessageKey {
  return typeof code === 'string' && Object.hasOwn(MESSAGES, code);
}
