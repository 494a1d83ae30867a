// What the storyteller says of its own places the illustrator can draw: two engines, which know nothing of each other.
import { expect, test } from 'vitest';
import { drawPicture } from '../engines/illustrator/src/index.ts';
import { readSetting } from '../engines/illustrator/src/place/read-setting.ts';
import { typeTold } from '../engines/illustrator/src/place/types/told.ts';
import { HOMES, ANY_HOME, LANDSCAPES } from '../engines/writer/src/lexicon/landscapes.ts';
import { seenAs, SEEN_AS } from '../engines/writer/src/lexicon/seen-as.ts';
import { BOOKS } from '../engines/writer/src/premises/premises.ts';

const homes = [...Object.values(HOMES).flat(), ...ANY_HOME].map(([, name]) => name);
const spots = [...LANDSCAPES.flatMap((landscape) => landscape.spots), ...BOOKS.flatMap(({ premises }) => premises.flatMap(({ spot }) => spot ?? []))];
/** Where nothing is known it is drawn somewhere friendly, elsewhere in each story. */
const altsOf = (around: string): Set<string> =>
  new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((story) => drawPicture({ is: 'scene', seed: 's', story, text: 'Maya laughed at noon.', cast: [], around }).alt));

test('every place of its own is told in words for a picture, and nothing else is', () => {
  expect(Object.keys(SEEN_AS).toSorted()).toEqual([...new Set([...homes, ...spots])].toSorted());
});

test('each of them is known to the illustrator', () => {
  expect(Object.entries(SEEN_AS).filter(([, seen]) => !typeTold(seen) && !readSetting([seen]).known)).toEqual([]);
});

test('a part of a story without a place is drawn where its teller is, unless its words say otherwise', () => {
  expect([...altsOf('Fishing Harbor')]).toHaveLength(1);
  expect([...altsOf('Fishing Harbor')][0]).toContain('harbour');
  expect(drawPicture({ is: 'scene', seed: 's', text: 'Maya ran into the forest at noon.', cast: [], around: 'Fishing Harbor' }).alt).toContain('forest');
  expect(drawPicture({ is: 'scene', seed: 's', text: 'Maya stood at the harbour of the moon.', cast: [], around: 'Moon Base' }).alt).toContain('on the moon');
});

test('one thing that is told of is no room where none is near', () => {
  const altAt = (around: string): string => drawPicture({ is: 'scene', seed: 's', text: 'The old baker cried at noon. His oven was cold.', cast: [], around }).alt;
  expect(altAt('Secret Cave')).toContain('cave');
  expect(altAt('a village')).toContain('kitchen');
});

test('what a family called a place by itself is drawn where it is known, else somewhere friendly', () => {
  expect(seenAs('the tiny door under the stairs')).toBe('the tiny door under the stairs');
  expect(altsOf('the thing that nobody can draw').size).toBeGreaterThan(1);
  expect([...altsOf('the kitchen of Aunt Jo')][0]).toContain('kitchen');
});
