// What happens at home is told when they are there.
import { expect, it } from 'vitest';
import { voiceFor } from '../voices/voices.ts';
import { isPaidAtHome } from '../plan/paid-at-home.ts';
import { isOfHome, onTheWayHome } from './at-home.ts';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { tellWhole } from '../testing/tell-whole.ts';

it('whoever stands on the step is met at home, and whoever built a bridge is not', () => {
  const at = (age: '3-4' | '5-8' | '9-12' | '12-17', whom: string): boolean => isPaidAtHome(whom, voiceFor(age).resolution);
  expect([at('3-4', 'bun'), at('3-4', 'house-cat'), at('5-8', 'house-parcel'), at('9-12', 'keys'), at('9-12', 'dog'), at('12-17', 'letters'), at('12-17', 'baker')]).toEqual([true, true, true, true, true, true, true]);
  expect([at('3-4', 'cow'), at('5-8', 'plank'), at('9-12', 'goose'), at('9-12', 'choir'), at('12-17', 'toll'), at('12-17', 'plank')]).toEqual([false, false, false, false, false, false]);
});

it('nobody washes up beside the one they have quarrelled with, and then comes to the river', () => {
  const cores = ['They were washing up. {H} washed, and {F} dried.', '{F} held out half a bun.'];
  expect(onTheWayHome('mend', ['pay', 'image'], cores)).toEqual(['{F} held out half a bun.']);
  expect(onTheWayHome('mend', ['table', 'image'], cores)).toEqual(cores);
});

it('nothing is told of that evening or of a year later while somebody is still to be met on the road', () => {
  const cores = ['Nothing was heard of {V} for a year.', '{V} sat on a wall.', 'That evening {V} came to the door.'];
  expect(onTheWayHome('foil', ['pay', 'image'], cores)).toEqual(['{V} sat on a wall.']);
  expect(onTheWayHome('foil', ['image'], cores)).toEqual(cores);
  expect(onTheWayHome('night', ['pay2'], cores)).toEqual(cores);
  expect(onTheWayHome('wonder', ['home'], cores.slice(0, 1))).toEqual(cores.slice(0, 1));
});

it.each(AGES)('one alone makes peace with the furniture behind the way home, age %s', (ageRange) => {
  const told = Array.from({ length: 14 }, (_, n) => tellWhole({
    seed: `alone-${n}`, phase: 'introduction', ageRange, length: 'epic', theme: { category: 'Nature', name: 'Where the River Begins' }, characters: SAMPLE_CAST.slice(n, n + 1).map((one) => ({ ...one, id: 'c' })), places: [], relationships: [], earlier: [],
  }).at(-1));
  const early = told.flatMap((phase) => {
    const beats = (phase?.made ?? []).map(({ beat }) => beat);
    return (phase?.made ?? []).flatMap(({ beat, parts }, at) => (beat === 'mend' && beats.slice(at).includes('home') ? parts.filter(({ is, source }) => is === 'scene' && isOfHome(source)) : []));
  });
  expect(early.map(({ text }) => text.slice(0, 80))).toEqual([]);
});
