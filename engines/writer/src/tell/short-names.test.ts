// People with a surname are called by it once in a part; whoever’s second word may be part of the first name keeps both.
import { expect, test } from 'vitest';
import type { WriterCharacter } from '../brief.ts';
import { askedBrief, textIn } from '../testing/asked.ts';
import { PHASES, tellWhole, textOf } from '../testing/tell-whole.ts';
import { withShortNames } from './short-names.ts';

const who = (name: string, more: Partial<WriterCharacter> = {}): WriterCharacter =>
  ({ id: name, name, gender: 'female', type: 'Human - Children - Young Explorer', personality: ['Curious'], appearance: {}, ...more });
const shortsOf = (characters: WriterCharacter[], customPrompt = ''): (string | undefined)[] =>
  withShortNames(askedBrief('5-8', { characters, relationships: [], customPrompt })).characters.map(({ short }) => short);

test('a surname that shows itself as one is left out, with either apostrophe', () => {
  expect(shortsOf([who('Maya O’Hara'), who("Tom O'Brien"), who('Isla McRae'), who('Ben Fitzroy'), who('Zoe Smith-Jones')])).toEqual(['Maya', 'Tom', 'Isla', 'Ben', 'Zoe']);
});

test('of two plain words nobody can tell, until the family itself types the first alone', () => {
  expect(shortsOf([who('Mary Jane')])).toEqual([undefined]);
  expect(shortsOf([who('Maya Chen')], 'Maya has lost a tooth')).toEqual(['Maya']);
  expect(shortsOf([who('Maya Chen')], 'Maya Chen has lost a tooth')).toEqual([undefined]);
});

test('titles, beasts, and two with one first name keep their whole names', () => {
  expect(shortsOf([who('Aunt McRae'), who('Captain O’Hara'), who('Grandma Adela')], 'grandma loses her glasses')).toEqual([undefined, undefined, undefined]);
  expect(shortsOf([who('Rusty McFox', { type: 'Animal - Forest Animals - Red Fox' })])).toEqual([undefined]);
  expect(shortsOf([who('Maya O’Hara'), who('Maya McRae')])).toEqual([undefined, undefined]);
});

test('a name stays as it was typed, also where words that a family typed are told', () => {
  const told = textOf(tellWhole(askedBrief('5-8', { characters: [who("Tom O'Brien", { gender: 'male' })], relationships: [], customPrompt: "Tom O'Brien can't sleep" })));
  expect(told).toContain("Tom O'Brien couldn’t sleep");
  expect(told).not.toContain('O’Brien');
});

test.each(['3-4', '5-8', '9-12', '12-17'] as const)('at %s the surname is told, and not over and over', (age) => {
  const told = tellWhole(askedBrief(age, { characters: [who('Maya O’Hara'), who('Finn McRae', { gender: 'male' })], relationships: [] }));
  for (const phase of PHASES) {
    const text = textIn(told, phase);
    expect(text.match(/\bMaya O’Hara\b/gu)?.length ?? 0, `${phase}: ${text}`).toBeLessThan(3);
    expect(text).toMatch(/\bMaya\b(?! O’)/u);
  }
  expect(textIn(told, 'introduction')).toContain('Maya O’Hara');
});
