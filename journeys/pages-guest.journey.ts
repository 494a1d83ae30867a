/** Every page that is open to all, in both themes by turns; and the doors that are not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTurns, openRooms, type Rooms } from './every-page.ts';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms?.close());

test.each(byTurns('guest'))('a guest on %s, %i pixels wide, %s', async (path, _width, _theme, look) => {
  expect(await rooms.problemsOf('guest', look, path)).toEqual([]);
});

test.each(['/create', '/stories', '/characters', '/locations', '/friends', '/profile', '/subscription', '/admin', '/no/such/page'])('a guest on %s is led to /login', async (path) => {
  expect(await rooms.leadsTo('guest', path)).toBe('/login');
});
