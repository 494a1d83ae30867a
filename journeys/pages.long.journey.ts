/** Every page in every look: what `npm test` has by turns (decision 0220). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOOKS, openRooms, PAGES, type Rooms } from './every-page.ts';

let rooms: Rooms;

beforeAll(async () => {
  rooms = await openRooms();
});
afterAll(() => rooms?.close());

describe.each(LOOKS)('at $width pixels, $theme', (look) => {
  describe.each(['guest', 'family'] as const)('a %s', (visitor) => {
    test.each(PAGES[visitor])('on %s', async (path) => {
      expect(await rooms.problemsOf(visitor, look, path)).toEqual([]);
    });
  });
});
