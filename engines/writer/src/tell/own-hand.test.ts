// Whoever has a paw, a hoof or a trunk has several of them; what a family typed stays as it was typed.
import { expect, test } from 'vitest';
import { handsOf } from './own-hand.ts';
import { tidy } from './tidy.ts';
import { askedBrief } from '../testing/asked.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';

test('an elephant has one trunk and otherwise feet, a horse has hooves', () => {
  expect(['trunk', 'hoof', 'foot', 'paw'].map(handsOf)).toEqual(['feet', 'hooves', 'feet', 'paws']);
});

test('the trunks in which a family packs stay trunks', () => {
  expect(tidy('They carried their trunks upstairs.')).toBe('They carried their trunks upstairs.');
  expect(tidy('Two trunks stood there.')).toBe('Two trunks stood there.');
});

test('no elephant holds out two trunks', () => {
  const elephant = { id: 'e', name: 'Ellie', type: 'Animal - Wild Animals - Elephant', gender: 'female' as const, personality: ['Brave'], appearance: {} };
  const told = (['5-8', '9-12'] as const).flatMap((age) => ['a', 'b', 'c'].map((seed) => textOf(tellWhole({ ...askedBrief(age, {}), seed, characters: [elephant] })))).join(' ');
  expect(told.match(/.{30}\b(?:trunks|foots|hoofs|feets)\b/gu) ?? []).toEqual([]);
});
