/** Every page of a family, in both themes; and the doors that it no longer needs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOOKS, openRooms, type Rooms } from './every-page.ts';

let rooms: Rooms;

const PAGES = [
  '/create', '/create?mode=ideas', '/create?mode=build', '/stories', '/stories/{story}', '/stories/story_0', '/characters', '/characters/create',
  '/characters/{character}', '/characters/{character}/edit', '/locations', '/locations/create', '/locations/{location}', '/locations/{location}/edit',
  '/friends', '/stories/shared/{storyShare}', '/characters/shared/{characterShare}', '/profile', '/subscription', '/explore', '/help/faq', '/outbox',
];

beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms?.close());

describe.each(LOOKS)('at $width pixels, $theme', (look) => {
  test.each(PAGES)('a family on %s', async (path) => {
    expect(await rooms.problemsOf('family', look, path)).toEqual([]);
  });
});

test.each(['/', '/login', '/forgot-password', '/admin', '/no/such/page'])('a family on %s is led to /create', async (path) => {
  expect(await rooms.leadsTo('family', path)).toBe('/create');
});
