// Nobody sets foot in what a train goes by, and nobody marches up to a kitchen.
import { expect, test } from 'vitest';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { BACK_AGAIN, GOES_OVER, ON_AGAIN, SECOND_PLACES } from '../voices/second-places.ts';
import type { DraftOrder } from './order.ts';
import { backAgain, goesOver } from './second-place.ts';

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

const orderOf = (premise: string, ageRange: string): DraftOrder => ({ brief: { phase: 'development', ageRange }, plan: { premise, words: {} }, stale: () => 0 }) as unknown as DraftOrder;

test('from a second place they come back to the house or the town in which it happens, once', () => {
  const due = (premise: string, ageRange = '9-12', paragraphs: string[] = ['They saw it.']): string[] => backAgain('problem', ['place2'], paragraphs, orderOf(premise, ageRange));
  for (const premise of ['The Door I Had to Open', 'The Oldest Tree in the Valley']) expect([BACK_AGAIN['9-12']?.includes(due(premise)[0] ?? ''), due(premise, '5-8')]).toEqual([true, []]);
  expect(due('The Door I Had to Open', '9-12', ['They saw it.', `${BACK_AGAIN['9-12']?.[0] ?? ''} There it was.`])).toEqual([]);
  expect(due('Runaway Train to the Coast')).toEqual([]);
});

test.each(AGES)('over the mountains they go on from it, and not before they have met what is dangerous there, age %s', (age) => {
  const due = (beat: string, told: string[]): string[] => backAgain(beat, told, told.map(() => 'They saw it.'), orderOf('Over the Whispering Mountains', age));
  expect(due('danger', ['place2'])).toEqual([]);
  expect(ON_AGAIN[age]).toContain(due('problem', ['place2', 'danger'])[0]);
  expect(due('turn', ['place2', 'problem', 'attempt'])).toEqual([]);
});

test('who is older goes over to it for a reason, and with an hour left nobody looks round there', () => {
  expect(GOES_OVER['12-17']).toContain(goesOver('place2', orderOf('The Oldest Tree in the Valley', '12-17'))[0]);
  expect([goesOver('problem', orderOf('The Oldest Tree in the Valley', '12-17')), goesOver('place2', orderOf('Over the Whispering Mountains', '12-17')), goesOver('place2', orderOf('The Bridge Must Hold', '12-17'))]).toEqual([[], [], []]);
  for (const age of AGES) for (const source of sourcesOf(age, { category: 'Action', name: 'The Bridge Must Hold' }, placesOf('Saltbell Cove', 'Mothmoor'))) expect(SECOND_PLACES.hurry[age]).toContain(source);
});

test.each(AGES)('what is dangerous in a second place that they go through is met there, and it is told that they come home, age %s', (age) => {
  const told = tellWhole({ ...askedBrief(age), seed: 'on', length: 'epic', theme: { category: 'Fantasy', name: 'The Sleeping Forest' }, places: placesOf('Goosefeather Lane', 'Crooked Keep') });
  const beats = told.map(({ made }) => made.map(({ beat }) => beat));
  const at = beats[1]?.indexOf('place2') ?? -1;
  expect(at).toBeGreaterThanOrEqual(0);
  expect(beats[1]?.slice(at + 1, at + 3)).toContain('danger');
  expect(beats[3]).toContain('home');
});
