/** Every page of a family, in both themes by turns; and the doors that it no longer needs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTurns, openRooms, type Rooms } from './every-page.ts';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms?.close());

test.each(byTurns('family'))('a family on %s, %i pixels wide, %s', async (path, _width, _theme, look) => {
  expect(await rooms.problemsOf('family', look, path)).toEqual([]);
});

test.each(['/', '/login', '/forgot-password', '/admin', '/no/such/page'])('a family on %s is led to /create', async (path) => {
  expect(await rooms.leadsTo('family', path)).toBe('/create');
});
