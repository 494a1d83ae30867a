// What a face of a trial may speak of where a plot of somebody’s own comes to a head.
import { expect, it } from 'vitest';
import { siteOf } from './grounds.ts';
import { isOpenAir } from './landscapes.ts';

it('a garden on a station has walls, and neither soil nor a sky; one behind a house has both', () => {
  expect(siteOf('the far end of the orbit garden')).toEqual(['walls', 'rooms', 'built']);
  expect(siteOf('the far end of the garden')).toEqual(expect.arrayContaining(['sky', 'soil']));
  expect(['the far end of the orbit garden', 'the far end of the garden'].map(isOpenAir)).toEqual([false, true]);
});
