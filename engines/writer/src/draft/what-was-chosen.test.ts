// What a family chose is told where it is.
import { expect, test } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { tellWhole } from '../testing/tell-whole.ts';

test.each(AGES)('what they carried from home does not lie in the place that it came from, age %s', (age) => {
  const [bare, rich] = [SAMPLE_PLACES.find(({ treasures }) => treasures.length === 0), SAMPLE_PLACES.find(({ treasures }) => treasures.length > 0)];
  if (!bare || !rich) throw new Error('no such places');
  const told = Array.from({ length: 24 }, (_, n) => tellWhole({ ...askedBrief(age, {}), theme: { category: 'Adventure', name: 'The Map with a Missing Corner' }, seed: `far-${n}`, places: [{ ...bare, id: 'p0' }, { ...rich, id: 'p1' }] }));
  const carried = told.filter(([first]) => first?.written.facts.plan.tool === 'treasure');
  expect(carried.length).toBeGreaterThan(0);
  expect(carried.flatMap((story) => story.at(-1)?.written.facts.used ?? []).filter((mark) => mark === '#m.treasure')).toEqual([]);
});
