// Whom the pronouns of a part mean, for whoever draws its words.
import { expect, test } from 'vitest';
import { writePhase } from '../index.ts';
import { SAMPLES } from '../testing/samples.ts';
import { diceFrom } from '../dice.ts';
import { createTeller } from './teller.ts';
import type { Stage } from './stage.ts';
import { meantIn, spellOut } from './whom-it-means.ts';

const people = new Map([['H', { letter: 'H', name: 'Maya', short: 'Maya', male: false }], ['F', { letter: 'F', name: 'Olive', short: 'Olive', male: false }]]);
const stage: Stage = { people, party: ['H', 'F'], word: () => undefined, once: new Set(), again: new Set() };

function told(template: string, edit: (text: string) => string = (text) => text): string {
  const teller = createTeller(stage, diceFrom('m'), []);
  const text = teller.tell(template) ?? '';
  teller.keep();
  return spellOut(edit(text), meantIn([text], teller.tellings));
}

test('“she” of a slot is one of the cast, and “she” of the words is somebody else', () => {
  expect(told('{H} opened the box. {He} took out a shoe, and showed {him} to nobody. A woman laughed. She shut her box, and she gave her a key.')).toBe(
    'Maya opened the box. Maya took out a shoe, and showed Maya to nobody. A woman laughed. Somebody shut somebody’s box, and somebody gave somebody a key.',
  );
});

test('what is hers stays hers, and “they” stays as it is', () => {
  expect(told('{H} hung {his} head. {They} went on, and they sang.')).toBe('Maya hung her head. They went on, and they sang.');
});

test('a paragraph that a family wrote anew stays as it is', () => {
  expect(told('{H} opened the box. {He} took out a shoe.', (text) => text.replace('a shoe', 'a boot'))).toBe('Maya opened the box. She took out a boot.');
});

test('a stretch of a part is spelled out by itself', () => {
  const teller = createTeller(stage, diceFrom('m'), []);
  const first = teller.tell('{H} opened the box. {He} took out a shoe.') ?? '';
  teller.keep();
  const second = teller.tell('{F} looked on. {F.He} yawned.') ?? '';
  teller.keep();
  const text = `${first}\n\n${second}`;
  const meant = meantIn([first, second], teller.tellings);
  const from = text.indexOf('She yawned');
  expect(spellOut(text, meant, { from })).toBe('Olive yawned.');
  expect(spellOut(text, meant, { to: from - 1 })).toBe('Maya opened the box. Maya took out a shoe.\n\nOlive looked on.');
});

test.each(['9-12', '12-17'] as const)('of a whole part of %s most “he” and “she” are known', (ageRange) => {
  const sample = SAMPLES.find((one) => one.ageRange === ageRange);
  if (!sample) throw new Error('no sample');
  const { paragraphs, facts } = writePhase({ ...sample, phase: 'introduction', earlier: [], seed: 'whom' } as Parameters<typeof writePhase>[0]);
  const who = (facts.meant?.paragraphs ?? []).map((one) => one.who).join('');
  const pronouns = paragraphs.join(' ').match(/\b(?:he|him|his|she|her|hers)\b/giu) ?? [];
  expect(who.replaceAll(/[?+]/gu, '').length / pronouns.length).toBeGreaterThan(0.7);
});
