// Whoever was chosen is named in every part, and never behind the last word of a scene.
import { expect, test } from 'vitest';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { hangsOnItsBeginning } from './keep-company.ts';
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

test('in front of “he” or “it” nobody else is named, since it would mean them', () => {
  expect(['They went in.', '“Wait,” said Finn.', 'Behind him something fell.', 'Was it over?', 'Slowly she sat down.'].map(hangsOnItsBeginning)).toEqual([true, true, true, true, true]);
  expect(['A leaf came down.', 'In the end Finn found that he was tired.', 'Nobody spoke.'].map(hangsOnItsBeginning)).toEqual([false, false, false]);
});

test.each(['9-12', '12-17'] as const)('where two do not fall out each part has a scene of theirs, age %s', (ageRange) => {
  const characters = SAMPLE_CAST.slice(0, 2).map((one, at) => ({ ...one, id: `c${at}` }));
  const told = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => tellWhole({
    seed, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Fantasy', name: 'A Crown of Leaves' }, characters, places: [], relationships: [], earlier: [],
  }));
  const lines = told.flatMap(({ made }) => made).flatMap(({ parts }) => parts).filter(({ is }) => is === 'company');
  expect(lines.map(({ text }) => text)).toEqual([]);
});
