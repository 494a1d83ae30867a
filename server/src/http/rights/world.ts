/** The things that the rows ask about: all of them belong to `owner`, and each is made when a cell asks for it. */
import { randomUUID } from 'node:crypto';
import { NOT_SHARED, type Sharing } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import {
  blocks, checkouts, comments, contactMessages, friendRequests, jobs, locations, narrations, notifications, reports, sceneImages, session, storyParts,
} from '../../database/schema/index.ts';
import { keepCharacter, keepStory, lend } from '../../testing/kept-things.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';
import type { Asker } from './row.ts';

const PICTURE = { url: '/storage/v1/object/public/images/x.webp', vectorUrl: null, width: 10, height: 10, alt: 'A fox', blur: null };
const NO_STYLE = { imageStyle: '', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' };

const MAYA = { id: 'starter_maya', name: 'Maya', type: 'Human', role: '', picture: null };

export type Shared = 'private' | 'public' | 'friends';

let made = 0;

function sharingAs(how: Shared, prefix: string): Sharing | null {
  made += 1;
  if (how === 'private') return null;
  return { ...NOT_SHARED, shareId: `${prefix}_${made}`, sharedAt: new Date().toISOString(), isPublic: how === 'public', withFriends: how === 'friends' };
}

export interface World {
  owner: TestPerson;
  friend: TestPerson;
  story(how?: Shared): Promise<{ id: string; partId: string; shareId: string }>;
  character(how?: Shared): Promise<{ id: string; shareId: string }>;
  /** A character that is lent to the friend. */
  lentCharacter(): Promise<string>;
  location(): Promise<string>;
  scene(): Promise<{ id: string; sceneId: string }>;
  narration(): Promise<{ id: string; narrationId: string }>;
  notification(): Promise<string>;
  checkout(): Promise<string>;
  /** Another visit of the owner. */
  session(): Promise<string>;
  job(status?: 'waiting' | 'done' | 'failed'): Promise<string>;
  /** A comment of the friend under a public story of the owner. */
  comment(): Promise<string>;
  /** A request to the owner, or from the owner; the other side is a third person. */
  request(way: 'to' | 'from'): Promise<string>;
  befriendThird(): Promise<string>;
  blockThird(asker: Asker): Promise<string>;
  third: TestPerson;
  message(): Promise<string>;
  report(): Promise<string>;
  key(): string;
}

export function worldOf(app: TestApp, people: { owner: TestPerson; friend: TestPerson; third: TestPerson }): World {
  const { db } = app.services;
  const { owner, friend, third } = people;
  const idOf = (rows: { id: string }[]): string => rows[0]?.id ?? '';

  async function story(how: Shared = 'private') {
    const sharing = sharingAs(how, 'story');
    const id = await keepStory(app, owner, { sharing, characters: [MAYA] });
    const [part] = await db.select({ id: storyParts.id }).from(storyParts).where(eq(storyParts.storyId, id));
    return { id, partId: part?.id ?? '', shareId: sharing?.shareId ?? '' };
  }
  async function character(how: Shared = 'private') {
    const sharing = sharingAs(how, 'char');
    return { id: await keepCharacter(app, owner, { sharing }), shareId: sharing?.shareId ?? '' };
  }
  async function noFriendship(one: string, other: string) {
    await db.delete(friendRequests).where(and(eq(friendRequests.senderId, one), eq(friendRequests.receiverId, other)));
  }
  return {
    owner, friend, third, story, character,
    async lentCharacter() {
      const { id } = await character();
      await lend(app, owner, id, friend);
      return id;
    },
    location: async () => idOf(await db.insert(locations).values({ userId: owner.id, name: 'Wood', type: 'Forest', advancedFeatures: NO_STYLE }).returning({ id: locations.id })),
    async scene() {
      const { id } = await story();
      const row = {
        storyId: id, userId: owner.id, imageUrl: PICTURE.url, imagePath: 'x.webp', textSelection: { start: 0, end: 10, text: 'Maya found' }, position: 1, picture: PICTURE, provider: 'built-in',
      };
      return { id, sceneId: idOf(await db.insert(sceneImages).values(row).returning({ id: sceneImages.id })) };
    },
    async narration() {
      const { id, partId } = await story();
      const row = { storyId: id, userId: owner.id, partId, part: 1, url: '/x.mp3', audioPath: 'x.mp3', duration: 1, words: [], provider: 'built-in' };
      return { id, narrationId: idOf(await db.insert(narrations).values(row).returning({ id: narrations.id })) };
    },
    notification: async () => idOf(await db.insert(notifications).values({ userId: owner.id, type: 'other', title: 'Hello', message: 'There' }).returning({ id: notifications.id })),
    async checkout() {
      const id = `trial_${randomUUID()}`;
      await db.insert(checkouts).values({ id, userId: owner.id, priceId: 'price_hero_month', successUrl: '/a', cancelUrl: '/b' });
      return id;
    },
    async session() {
      const id = randomUUID();
      await db.insert(session).values({ id, token: id, userId: owner.id, expiresAt: new Date(Date.now() + 60_000) });
      return id;
    },
    job: async (status = 'waiting') =>
      idOf(await db.insert(jobs).values({ userId: owner.id, kind: 'portrait', idempotencyKey: randomUUID(), status, input: {} }).returning({ id: jobs.id })),
    async comment() {
      const { id } = await story('public');
      return idOf(await db.insert(comments).values({ contentId: id, contentType: 'story', userId: friend.id, text: 'Lovely' }).returning({ id: comments.id }));
    },
    async request(way) {
      await noFriendship(third.id, owner.id);
      await noFriendship(owner.id, third.id);
      const [senderId, receiverId] = way === 'to' ? [third.id, owner.id] : [owner.id, third.id];
      return idOf(await db.insert(friendRequests).values({ senderId, receiverId }).returning({ id: friendRequests.id }));
    },
    async befriendThird() {
      await noFriendship(third.id, owner.id);
      await noFriendship(owner.id, third.id);
      await db.insert(friendRequests).values({ senderId: owner.id, receiverId: third.id, status: 'accepted' });
      return third.id;
    },
    async blockThird(asker) {
      if (asker.id !== '') await db.insert(blocks).values({ blockerId: asker.id, blockedId: third.id }).onConflictDoNothing();
      return third.id;
    },
    message: async () => idOf(await db.insert(contactMessages).values({ userId: owner.id, message: 'Hello' }).returning({ id: contactMessages.id })),
    async report() {
      const { id } = await story('public');
      await db.insert(reports).values({ contentType: 'story', contentId: id, reporterId: friend.id, reason: 'Sad' });
      return id;
    },
    key: () => `rights-${randomUUID()}`,
  };
}
