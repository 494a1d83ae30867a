// What must be done by sunset is not noticed in the evening, and an avalanche comes down where there are mountains.
import { expect, test } from 'vitest';
import { writePhase } from '../index.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import { askedBrief } from '../testing/asked.ts';

const timesOf = (name: string, category: string): string[] =>
  Array.from({ length: 12 }, (_, n) => writePhase(askedBrief('12-17', { seed: `hour-${n}`, phase: 'introduction', theme: { category, name } })).facts.plan.words.time ?? '');

test('a plot by day begins by day, and one at night not in the morning', () => {
  expect(whenAndWhere('The Borrowed Wand').when).toBe('day');
  expect(new Set(timesOf('The Borrowed Wand', 'Fantasy'))).toEqual(new Set(['morning', 'afternoon']));
  expect(new Set(timesOf('Who Stole the Moonlight', 'Mystery'))).toEqual(new Set(['afternoon', 'evening']));
  expect(new Set(timesOf('The Last Wish in the Well', 'Fantasy'))).toEqual(new Set(['morning', 'afternoon', 'evening']));
});

test('no avalanche comes down on a quay, and no fleet is lost under a hill', () => {
  const homesOf = (name: string): Set<string> =>
    new Set(Array.from({ length: 12 }, (_, n) => writePhase(askedBrief('12-17', { seed: `home-${n}`, phase: 'introduction', places: [], theme: { category: 'Action', name } })).facts.plan.words.landscape ?? ''));
  expect(homesOf('The Avalanche Patrol')).toEqual(new Set(['mountain']));
  expect(homesOf('Storm over Lantern Bay')).toEqual(new Set(['water']));
  expect(homesOf('The Great Rooftop Race').size).toBeGreaterThan(1);
});
