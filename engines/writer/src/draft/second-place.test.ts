// Nobody sets foot in what a train goes by, and nobody marches up to a kitchen.
import { expect, test } from 'vitest';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { BACK_AGAIN, SECOND_PLACES } from '../voices/second-places.ts';
import type { DraftOrder } from './order.ts';
import { backAgain } from './second-place.ts';

const placesOf = (...names: string[]) => names.map((name, at) => ({ ...SAMPLE_PLACES.find((one) => one.name === name), id: `p${at}`, name })) as ReturnType<typeof askedBrief>['places'];
const sourcesOf = (ageRange: (typeof AGES)[number], theme: { category: string; name: string }, places: ReturnType<typeof placesOf>): string[] =>
  ['a', 'b', 'c'].flatMap((seed) => tellWhole({ ...askedBrief(ageRange, {}), seed, theme, places })).flatMap(({ made }) => made).filter(({ beat }) => beat === 'place2').flatMap(({ parts }) => parts.filter(({ is }) => is === 'scene').map(({ source }) => source));

test.each(AGES)('a train goes by the second place, age %s', (age) => {
  const told = sourcesOf(age, { category: 'Action', name: 'Runaway Train to the Coast' }, placesOf('Maple Street School', 'Saltbell Cove'));
  expect(told.length).toBeGreaterThan(0);
  for (const source of told) expect(SECOND_PLACES.ride[age]).toContain(source);
});

test('nobody sets about anything in it', () => {
  const ride = { ...askedBrief('5-8', {}), theme: { category: 'Action', name: 'Runaway Train to the Coast' }, places: placesOf('Maple Street School', 'Saltbell Cove') };
  const told = ['a', 'b', 'c', 'd'].flatMap((seed) => tellWhole({ ...ride, seed })).flatMap(({ made }) => made).filter(({ beat }) => beat === 'place2').flatMap(({ parts }) => parts.flatMap(({ is, text }) => (is === 'slot' ? [text] : [])));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => text.includes('Amara'))).toEqual([]);
});

test.each(AGES)('what is dangerous there does them no harm, age %s', (age) => {
  const ride = { ...askedBrief(age, {}), theme: { category: 'Action', name: 'Runaway Train to the Coast' }, length: 'extended' as const, places: placesOf('Maple Street School', 'Saltbell Cove') };
  const told = ['a', 'b', 'c', 'd'].flatMap((seed) => tellWhole({ ...ride, seed })).flatMap(({ made }) => made).filter(({ beat }) => beat === 'danger').flatMap(({ parts }) => parts.map(({ source }) => source));
  expect(told.filter((source) => source.includes('{m.danger}'))).toEqual([]);
});

test.each(['5-8', '9-12', '12-17'] as const)('a kitchen at the end of a road has a door, age %s', (age) => {
  const told = sourcesOf(age, { category: 'Adventure', name: 'Over the Whispering Mountains' }, placesOf('Saltbell Cove', 'Aunt Bea’s kitchen'));
  expect(told.length).toBeGreaterThan(0);
  for (const source of told) expect(SECOND_PLACES.room[age]).toContain(source);
});

test('from a second place they come back to the house in which it happens, once', () => {
  const orderOf = (premise: string, ageRange: string): DraftOrder => ({ brief: { phase: 'development', ageRange }, plan: { premise, words: {} }, stale: () => 0 }) as unknown as DraftOrder;
  const due = (premise: string, ageRange = '9-12', paragraphs: string[] = ['They saw it.']): number => backAgain(['place2'], paragraphs, orderOf(premise, ageRange)).length;
  expect([due('The Door I Had to Open'), due('Over the Whispering Mountains'), due('The Door I Had to Open', '5-8')]).toEqual([1, 0, 0]);
  expect(due('The Door I Had to Open', '9-12', ['They saw it.', `${BACK_AGAIN['9-12']?.[0] ?? ''} There it was.`])).toBe(0);
});
