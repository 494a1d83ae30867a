import { expect, test } from 'vitest';
import { kofi, maya, rusty } from '../testing/families.ts';
import { notePassage } from './note-passage.ts';

const onStage = [maya, kofi, rusty];
const noted = (text: string, props: readonly string[] = [], about: readonly (typeof onStage)[] = []) =>
  notePassage(onStage, { text, clauses: about.length ? [text] : [], subjects: about, props, it: undefined });

test('what is put into his hands he holds, where there is only one he', () => {
  expect(noted('Maya put the lantern into his hands.', ['lantern']).get(kofi.id)?.held).toBe('lantern');
  expect([...noted('Kofi put the lantern into her hands.', ['lantern']).values()].map(({ held }) => held)).toEqual([undefined, undefined, undefined]);
  expect(noted('Maya put the lantern into his hands.').get(kofi.id)?.held).toBeUndefined();
});

test('so did they all: everybody does what one does', () => {
  expect([...noted('Maya clapped, and so did they all.', [], [[maya]]).values()].map(({ pose }) => pose)).toEqual(['cheering', 'cheering', 'cheering']);
});

test('everybody push: everybody pushes', () => {
  expect([...noted('“Everybody, push!”').values()].map(({ pose }) => pose)).toEqual(['pushing', 'pushing', 'pushing']);
});
