/** Everything that Fableloom keeps of a person, as the files of an archive: what can be read as JSON, pictures and sound as they are. */
import { asc, eq, inArray, or } from 'drizzle-orm';
import {
  account, blocks, characters, checkouts, comments, contactMessages, friendRequests, likes, locations, narrations, notifications, profiles,
  reports, sceneImages, session, sharedCharacters, spokenNames, stories, storyParts, user,
} from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { foldersOf } from '../../ports/storage/folders-of-person.ts';
import type { Services } from '../../services.ts';
import type { ZipEntry } from './zip.ts';

/** More files than any person has. */
const MOST_FILES = 1_000_000;

/** One table after the other, so that no more than one is in memory. */
type Shelf = readonly [name: string, read: () => Promise<unknown>];

function shelvesOf({ db }: Services, id: string): Shelf[] {
  const ownStories = db.select({ id: stories.id }).from(stories).where(eq(stories.userId, id));
  return [
    ['account', async () => {
      const [own] = await db.select().from(user).where(eq(user.id, id));
      const ways = await db.select({ way: account.providerId, since: account.createdAt }).from(account).where(eq(account.userId, id));
      const seen = { device: session.userAgent, address: session.ipAddress, signedInAt: session.createdAt, lastSeenAt: session.updatedAt };
      return { ...own, waysToSignIn: ways, sessions: await db.select(seen).from(session).where(eq(session.userId, id)) };
    }],
    ['profile', async () => (await db.select().from(profiles).where(eq(profiles.userId, id)))[0] ?? null],
    ['characters', () => db.select().from(characters).where(eq(characters.userId, id)).orderBy(asc(characters.createdAt))],
    ['locations', () => db.select().from(locations).where(eq(locations.userId, id)).orderBy(asc(locations.createdAt))],
    ['stories', () => db.select().from(stories).where(eq(stories.userId, id)).orderBy(asc(stories.createdAt))],
    ['story-parts', () => db.select().from(storyParts).where(inArray(storyParts.storyId, ownStories)).orderBy(asc(storyParts.createdAt))],
    ['scene-images', () => db.select().from(sceneImages).where(eq(sceneImages.userId, id)).orderBy(asc(sceneImages.createdAt))],
    ['narrations', () => db.select().from(narrations).where(eq(narrations.userId, id)).orderBy(asc(narrations.createdAt))],
    ['how-names-are-said', () => db.select().from(spokenNames).where(eq(spokenNames.userId, id)).orderBy(asc(spokenNames.spelling))],
    ['comments', () => db.select().from(comments).where(eq(comments.userId, id)).orderBy(asc(comments.createdAt))],
    ['likes', () => db.select().from(likes).where(eq(likes.userId, id)).orderBy(asc(likes.createdAt))],
    ['friend-requests', () => db.select().from(friendRequests).where(or(eq(friendRequests.senderId, id), eq(friendRequests.receiverId, id)))],
    ['blocked-people', () => db.select().from(blocks).where(eq(blocks.blockerId, id))],
    ['characters-shared', () => db.select().from(sharedCharacters).where(eq(sharedCharacters.ownerId, id))],
    ['notifications', () => db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(asc(notifications.createdAt))],
    ['reports', () => db.select().from(reports).where(eq(reports.reporterId, id))],
    ['messages-to-fableloom', () => db.select().from(contactMessages).where(eq(contactMessages.userId, id))],
    ['checkouts', () => db.select().from(checkouts).where(eq(checkouts.userId, id))],
  ];
}

/** Passwords and tokens stay out: they open the account and tell nothing about the person. */
export async function* packOf(services: Services, who: Person): AsyncGenerator<ZipEntry> {
  const modified = services.clock.now();
  for (const [name, read] of shelvesOf(services, who.id)) {
    const data = Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`);
    yield { name: `fableloom/${name}.json`, data, isText: true, modified };
  }
  for (const folder of foldersOf(who.id)) {
    for (const path of await services.files.list(folder, MOST_FILES)) {
      const file = await services.files.get(path);
      // Removed in this very moment, so it is not theirs any more.
      if (!file) continue;
      yield { name: `fableloom/files/${path.replace(`/${who.id}/`, '/')}`, data: file.data, isText: false, modified };
    }
  }
}
