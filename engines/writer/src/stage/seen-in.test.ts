// Where the parts of a story without a place are seen to happen.
import { expect, test } from 'vitest';
import { seenIn } from './seen-in.ts';

const plan = { premise: 'A Class Pet Named Thunder', words: { home: 'Marrow Hill School', spot: 'the caretaker’s garden' } };

const beats: Record<Parameters<typeof seenIn>[0]['phase'], string[]> = { introduction: ['open', 'hero'], development: ['setout', 'attempt'], climax: ['onset', 'reach'], resolution: ['solve', 'pay', 'night'] };
const told = (phase: Parameters<typeof seenIn>[0]['phase'], places: Parameters<typeof seenIn>[0]['places'], of: Parameters<typeof seenIn>[1]) => seenIn({ phase, places }, of, beats[phase]);

test('at home, on the way, where it comes to a head, and home again', () => {
  expect(told('introduction', [], plan)).toEqual(['Elementary School', 'Elementary School']);
  expect(told('development', [], plan)).toEqual(['Elementary School', 'Elementary School']);
  expect(told('climax', [], plan)).toEqual(['Vegetable Garden', 'Vegetable Garden']);
  expect(told('resolution', [], plan)).toEqual(['Vegetable Garden', 'Elementary School', 'Elementary School']);
});

test('a plot that takes a night is at its spot by night, and one of the day by day', () => {
  expect(told('climax', [], { premise: 'A Night with the Fireflies', words: { home: 'a village', spot: 'the dark middle of the meadow' } })).toEqual(['Butterfly Meadow at night', 'Butterfly Meadow at night']);
  expect(told('climax', [], { premise: 'The Great Rooftop Race', words: { home: 'a town', spot: 'the last and highest roof' } })).toEqual(['Rooftop Garden by day', 'Rooftop Garden by day']);
});

const place = (name: string, type: string) => ({ id: name, name, type, description: '', climate: '', magicalProperties: [], inhabitants: [], dangers: [], treasures: [] });
const moor = place('The Moor', 'Midnight Moor');
const kitchen = place('Aunt Bea’s kitchen', 'Warm Kitchen');

test('a place that a family chose is drawn as it is, where the story comes to a head on its ground', () => {
  const onTheMoor = { premise: 'Three Keys and a Door', words: { home: 'The Moor', spot: 'the ring of white stones' } };
  expect(told('climax', [moor], onTheMoor)).toBeUndefined();
});

test.each([
  ['the spot of a plot', { premise: 'The Last Wish in the Well', words: { spot: 'the bottom of the wishing well' } }, 'Secret Cave'],
  ['a spot that was asked for', { premise: 'Three Keys and a Door', words: { spot: 'the tiny door under the stairs' }, threads: [{ as: 'spot' as const, a: 'a tiny door', the: 'the tiny door under the stairs', words: 'a tiny door', since: 'introduction' as const }] }, 'the tiny door under the stairs'],
])('%s is in no place of the family: the climax is there, and how it ends', (_, of, spot) => {
  expect([told('introduction', [moor], of), told('development', [moor], of)]).toEqual([undefined, undefined]);
  expect(told('climax', [moor], of)).toEqual([spot, spot]);
  expect(told('resolution', [moor], of)).toEqual([spot, '', 'The Moor']);
});

test.each([
  ['The Desert of Glass', 'the middle of the desert of glass', 'Sunstone Desert by day'],
  ['Beyond the Last Lighthouse', 'the calm beyond the last light', 'by the sea'],
  ['The Sneeze Heard Round the World', 'the gate of the scrapyard', 'a village street'],
])('whoever sets out in %s is no longer in the kitchen', (premise, spot, way) => {
  expect(told('development', [kitchen], { premise, words: { spot } })).toEqual(['', way]);
  expect(told('resolution', [kitchen], { premise: 'The Day Gravity Took a Nap', words: { spot: 'the park in the middle of town' } })).toEqual(['City Park by day', 'a village street by day', 'Aunt Bea’s kitchen']);
  expect(told('development', [kitchen, moor], { premise, words: { spot } })).toBeUndefined();
});

test('the first part knows its hour, wherever the family lets it begin', () => {
  expect(told('introduction', [moor], { premise: 'A Night with the Fireflies', words: { spot: 'the dark middle of the meadow' } })).toEqual(['in the evening', 'in the evening']);
  expect(told('introduction', [kitchen], { premise: 'The Great Rooftop Race', words: { spot: 'the last and highest roof' } })).toEqual(['by day', 'by day']);
});

test('a plot of the winter is in winter wherever it is, and in a place of the family’s as they chose it', () => {
  const bears = { premise: 'A Winter for the Bears', words: { spot: 'the mouth of the bears’ den' } };
  expect(told('introduction', [kitchen], bears)).toEqual(['in winter', 'in winter']);
  expect(told('climax', [], bears)?.[0]).toMatch(/ in winter$/);
  expect(told('resolution', [kitchen], bears)?.at(-1)).toBe('Aunt Bea’s kitchen');
});
