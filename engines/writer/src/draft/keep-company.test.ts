// Whoever was chosen is named in every part, and never behind the last word of a scene.
import { expect, test } from 'vitest';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { COMPANIONS, RIVALS } from '../voices/keep-company.ts';

const plain = (line: string): string => line.replace(/\{[^}]*\}/gu, ' ').replace(/[^\p{L} ]/gu, ' ').trim().split(/\s+/u).slice(-4).join(' ');

test.each(AGES)('a sentence of company stands before a scene, age %s', (ageRange) => {
  const characters = SAMPLE_CAST.slice(9, 12).map((one, at) => ({ ...one, id: `c${at}` }));
  const told = ['a', 'b', 'c', 'd'].flatMap((seed) => tellWhole({
    seed, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Fantasy', name: 'A Crown of Leaves' }, characters, places: [], relationships: [], earlier: [],
  }));
  const lines = Object.values(COMPANIONS[ageRange]).concat(Object.values(RIVALS[ageRange])).flat().filter((line) => !/\{x\.(?:say|act)\}/u.test(line)).map(plain).filter((end) => end.split(' ').length > 3);
  const last = told.filter(({ phase }) => phase !== 'introduction').flatMap(({ written }) => written.paragraphs).map((text) => plain(text.split(/(?<=[.!?]) /u).at(-1) ?? ''));
  expect(last.filter((end) => lines.includes(end))).toEqual([]);
});
