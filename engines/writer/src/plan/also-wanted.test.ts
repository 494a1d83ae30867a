// What else has to be done is laid behind what the plot wants, where it can stand there.
import { expect, test } from 'vitest';
import type { Thread } from '../brief.ts';
import { alsoWanted } from './threads.ts';

const party: Thread = { as: 'feast', a: 'a birthday party', the: 'the birthday party', since: 'introduction', words: 'a birthday party' };

test('a want that has an hour in it gets no second one', () => {
  expect(alsoWanted([party], 'find the lantern')).toBe(' in time for the birthday party');
  expect(alsoWanted([party], 'get the teapot back before closing time')).toBe(' and be in time for the birthday party');
  expect(alsoWanted([party], 'cure the seasick pirate by sundown')).toBe(' and be in time for the birthday party');
  expect(alsoWanted([party], 'mend the clock in time')).toBeUndefined();
});
