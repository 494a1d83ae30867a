// What else has to be done is laid behind what the plot wants, where it can stand there.
import { expect, test } from 'vitest';
import type { Thread } from '../brief.ts';
import { answered, askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { alsoWanted } from './threads.ts';

const party: Thread = { as: 'feast', a: 'a birthday party', the: 'the birthday party', since: 'introduction', words: 'a birthday party' };

test('a want that has an hour in it gets no second one', () => {
  expect(alsoWanted([party], 'find the lantern')).toBe(' in time for the birthday party');
  expect(alsoWanted([party], 'get the teapot back before closing time')).toBe(' and be in time for the birthday party');
  expect(alsoWanted([party], 'cure the seasick pirate by sundown')).toBe(' and be in time for the birthday party');
  expect(alsoWanted([party], 'mend the clock in time')).toBeUndefined();
});

test('whom they are to help is not spoken of before they have met', () => {
  const [, development, climax] = answered('5-8', 'development', 'Who needs help?', 'an old seal with a fishing line round his flipper');
  const told = development?.written.paragraphs ?? [];
  const met = told.findIndex((text) => text.includes('old seal'));
  expect(met).toBeGreaterThan(0);
  expect(told.slice(0, met).join(' ')).not.toContain('help the old seal');
  expect(climax?.written.paragraphs.join(' ')).toContain('help the old seal');
});

test('on a lap the party for which they have to be back is said where they set out, and not again with what they have to do', () => {
  const stories = Array.from({ length: 6 }, (_, n) => tellWhole({ ...askedBrief('3-4', {}), customPrompt: 'a birthday party', seed: `party-${n}` }));
  const times = (at: number): number => stories.filter((told) => told[at]?.written.paragraphs.some((text) => text.includes('in time for the birthday party'))).length;
  expect(times(0)).toBeGreaterThan(2);
  expect([1, 2, 3].map(times)).toEqual([0, 0, 0]);
});
