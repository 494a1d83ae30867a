// What a family chose is told where it is.
import { expect, test } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { tellThose, tellWhole } from '../testing/tell-whole.ts';

test.each(AGES)('what they carried from home does not lie in the place that it came from, age %s', (age) => {
  const [bare, rich] = [SAMPLE_PLACES.find(({ treasures }) => treasures.length === 0), SAMPLE_PLACES.find(({ treasures }) => treasures.length > 0)];
  if (!bare || !rich) throw new Error('no such places');
  const briefs = Array.from({ length: 24 }, (_, n) => ({ ...askedBrief(age, {}), theme: { category: 'Adventure', name: 'The Map with a Missing Corner' }, seed: `far-${n}`, places: [{ ...bare, id: 'p0' }, { ...rich, id: 'p1' }] }));
  const carried = tellThose(briefs, ({ tool }) => tool === 'treasure');
  expect(carried.length).toBeGreaterThan(0);
  expect(carried.flatMap((story) => story.at(-1)?.written.facts.used ?? []).filter((mark) => mark === '#m.treasure')).toEqual([]);
});

test('whoever teaches the hero is said to where they come in, on a lap as well', () => {
  const characters = ['Sorrel', 'Ada-9', 'Catkin'].flatMap((name) => SAMPLE_CAST.filter((one) => one.name === name).map((one) => ({ ...one, id: name })));
  const told = Array.from({ length: 8 }, (_, n) => tellWhole(askedBrief('3-4', { characters, relationships: [{ from: 'Sorrel', to: 'Ada-9', type: 'Mentor' }], length: 'epic', seed: `elder-${n}` })));
  const isSaid = told.filter(([first]) => first?.written.paragraphs.some((text) => /\bSorrel\b/u.test(text) && /\bAda-9’s teacher\b/u.test(text)));
  expect(isSaid.length).toBeGreaterThan(5);
});
