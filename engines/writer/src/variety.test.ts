// How alike stories are: forty of mixed briefs, and twenty of one brief, told one after another as a family hears them.
import { expect, test } from 'vitest';
import { SAMPLES } from './testing/samples.ts';
import { oftenTold } from './testing/often-told.ts';
import { tellShelf, textOf } from './testing/tell-whole.ts';
import { selfBleu } from './tell/measure.ts';

const briefs = SAMPLES.slice(0, 40);
const forty = tellShelf(briefs).map(textOf);

test('forty mixed stories do not sound alike', () => {
  expect(selfBleu(forty)).toBeLessThanOrEqual(0.5);
});

test('no sentence of five words or more is told in more than two of forty stories', () => {
  expect(oftenTold(forty, briefs)).toEqual([]);
});

// The goal is 0.65 (issue D). What is above it is where it stands, so that it does not grow.
test.each([['3-4', 0.67], ['5-8', 0.69], ['9-12', 0.73], ['12-17', 0.75]] as const)('twenty stories of one brief, age %s', (ageRange, most) => {
  const brief = SAMPLES.find((sample) => sample.ageRange === ageRange && sample.length === 'standard' && sample.characters.length < 4 && !sample.customPrompt);
  if (!brief) throw new Error('no such sample');
  const twenty = tellShelf(Array.from({ length: 20 }, (_, n) => ({ ...brief, seed: `x${n}` }))).map(textOf);
  expect(selfBleu(twenty)).toBeLessThanOrEqual(most);
});
