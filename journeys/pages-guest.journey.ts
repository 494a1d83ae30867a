/** Every page that is open to all, in both themes; and the doors that are not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOOKS, openRooms, type Rooms } from './every-page.ts';

let rooms: Rooms;

const PAGES = [
  '/', '/login', '/admin/login', '/forgot-password', '/auth/reset-password', '/reset-password', '/privacy-policy', '/terms-of-service', '/explore',
  '/help/getting-started', '/help/character-creation', '/help/story-writing', '/help/faq', '/stories/shared/story_1', '/characters/shared/char_1', '/stories/shared/{storyShare}', '/characters/shared/{characterShare}', '/outbox',
];

beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms?.close());

describe.each(LOOKS)('at $width pixels, $theme', (look) => {
  test.each(PAGES)('a guest on %s', async (path) => {
    expect(await rooms.problemsOf('guest', look, path)).toEqual([]);
  });
});

test.each(['/create', '/stories', '/characters', '/locations', '/friends', '/profile', '/subscription', '/admin', '/no/such/page'])('a guest on %s is led to /login', async (path) => {
  expect(await rooms.leadsTo('guest', path)).toBe('/login');
});
