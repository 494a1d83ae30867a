// Every place that was chosen has its own things told of it, however many there are.
import { describe, expect, test } from 'vitest';
import type { AgeRange, WriterPlace } from '../brief.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import { isNamed } from '../tell/people.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { SAMPLE_PLACES } from '../testing/sample-places.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';
import { askedBrief } from '../testing/asked.ts';
import { placeGroups } from './further-places.ts';

const full = SAMPLE_PLACES.filter(({ magicalProperties, inhabitants, climate, dangers, treasures }) => climate && [magicalProperties, inhabitants, dangers, treasures].every(({ length }) => length > 0));
const placesOf = (count: number): WriterPlace[] => full.slice(0, count).map((place, at) => ({ ...place, id: `p${at}` }));
const SLOTS = ['prop', 'folk', 'climate', 'danger', 'treasure'];

/** Of the five things that each place has, how many were told. */
function toldOf(ageRange: AgeRange, count: number): number[] {
  const places = placesOf(count);
  const told = tellWhole({ ...askedBrief(ageRange), characters: SAMPLE_CAST.slice(9, 11).map((one, at) => ({ ...one, id: `c${at}` })), relationships: [], places });
  for (const { name } of places) expect(isNamed(textOf(told), name), name).toBe(true);
  const used = new Set(told.at(-1)?.written.facts.used);
  return places.map((_, at) => SLOTS.filter((slot) => used.has(`#${PLACE_LETTERS[at] ?? ''}.${slot}`)).length);
}

describe('places beyond the second', () => {
  test.each(['5-8', '9-12', '12-17'] as const)('three and four of them, age %s: nearly all that each of them has', (ageRange) => {
    for (const count of [3, 4]) for (const things of toldOf(ageRange, count)) expect(things).toBeGreaterThanOrEqual(3);
  });

  test('of ten each is named with something of its own, and the youngest hear all ten names', () => {
    for (const ageRange of ['5-8', '9-12', '12-17'] as const) for (const things of toldOf(ageRange, 10)) expect(things, ageRange).toBeGreaterThan(0);
    toldOf('3-4', 10);
  });

  test('as many groups as there are paragraphs, in the order of the road', () => {
    const brief = { ...askedBrief('9-12'), places: placesOf(7) };
    expect(placeGroups(brief, 2).map((group) => group.map(({ letter }) => letter).join(''))).toEqual(['noq', 'uv']);
    expect(placeGroups(brief, 0)).toEqual([]);
  });
});
