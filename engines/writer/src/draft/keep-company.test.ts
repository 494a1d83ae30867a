// Whoever was chosen is named in every part, and where it says something of the scene.
import { expect, test } from 'vitest';
import { AGES } from '../testing/samples.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { hangsOnItsBeginning } from './keep-company.ts';
import { ofAnybody } from '../plan/as-chosen.ts';
import { companyAt } from '../plan/keep-company.ts';
import { COMPANIONS, RIVALS } from '../voices/keep-company.ts';
import { BREATHES } from './in-passing.ts';

test.each(AGES)('a sentence of company goes with the paragraph beside which it stands, age %s', (ageRange) => {
  // Twenty of three plots, since from nine on there is hardly one such sentence in two stories, and a share of four says nothing.
  const plots = ['A Crown of Leaves', 'The Lost Lantern', 'The Oldest Tree in the Valley'];
  const told = [...'abcdefghijklmnopqrst'].flatMap((seed, n) => tellWhole({
    seed, phase: 'introduction', ageRange, length: 'standard', theme: { category: 'Fantasy', name: plots[n % plots.length] ?? '' }, characters: SAMPLE_CAST.slice(n % 10, (n % 10) + 4).map((one, at) => ({ ...one, id: `c${at}` })), places: [], relationships: [], earlier: [],
  }));
  const beside = told.flatMap(({ phase, made }) => made.flatMap(({ beat, parts }) => parts.flatMap((part, at) => (part.is === 'company' ? [{ phase, beat, isAhead: at === 0, text: part.text }] : []))));
  expect(beside.length).toBeGreaterThan(0);
  // Before a scene only where they rest, or where one of them sees it first.
  expect(beside.filter(({ beat, isAhead }) => isAhead && !BREATHES.has(beat) && !/^(?:meet2?|turn)$/u.test(beat))).toEqual([]);
  // In a short part, on the short pages of a lap, and beside the full prize of nine and older (decision 0210) there may be no other room than beside a scene of somebody else.
  // Where hardly any is told at all a share says nothing: one in four stories.
  const most = Math.max(5, beside.length * ({ '3-4': 0.8, '5-8': 0.5, '9-12': 0.7, '12-17': 0.6 }[ageRange]));
  expect(beside.filter(({ phase, beat, isAhead }) => !isAhead && companyAt(phase, beat) === undefined).length).toBeLessThanOrEqual(most);
});

test('what was said of one of them is not said of the next in the same part', () => {
  const told = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => tellWhole({
    seed, phase: 'introduction', ageRange: '5-8', length: 'standard', theme: { category: 'Fantasy', name: 'A Crown of Leaves' }, characters: SAMPLE_CAST.slice(0, 5).map((one, at) => ({ ...one, id: `c${at}` })), places: [], relationships: [], earlier: [],
  }));
  const byPart = told.map(({ made }) => made.flatMap(({ parts }) => parts.flatMap(({ is, source }) => (is === 'company' ? [ofAnybody(source)] : []))));
  expect(byPart.filter(({ length }) => length > 1).length).toBeGreaterThan(2);
  for (const lines of byPart) expect(new Set(lines).size).toBe(lines.length);
});

test('the mind of {x} is nowhere, and no robot yawns', () => {
  const lines = [COMPANIONS, RIVALS].flatMap((all) => Object.values(all).flatMap((at) => Object.values(at).flat()));
  expect(lines.filter((line) => /the mind of \{x\}|yawn|asleep|breathe\b|blush|went pale/u.test(line))).toEqual([]);
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
