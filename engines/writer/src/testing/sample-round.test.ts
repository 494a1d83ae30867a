// What an editor calls a fresh round is one.
import { expect, test } from 'vitest';
import { sampleRound } from './sample-round.ts';

const told = (seed: string) => sampleRound(12, '5-8', seed).map(({ theme, characters }) => `${theme.name}: ${characters.map(({ name }) => name).join()}`);

test('another seed tells other plots, with other people', () => {
  expect(told('b')).not.toEqual(told('a'));
  expect(told('b').filter((one) => told('a').includes(one))).toEqual([]);
  expect(told('a')).toEqual(told('a'));
});

test('no plot comes twice before all of them have come', () => {
  expect(new Set(sampleRound(120, '9-12', 'all').map(({ theme }) => theme.name)).size).toBe(120);
  expect(sampleRound(40, '', 'mixed').map(({ ageRange }) => ageRange)).toEqual(expect.arrayContaining(['3-4', '5-8', '9-12', '12-17']));
});
