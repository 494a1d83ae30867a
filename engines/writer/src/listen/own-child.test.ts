// “My daughter is afraid of the dark”: it is told of whoever in the story could be the daughter.
import { expect, it } from 'vitest';
import type { WriterCharacter } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';
import { withHeroNamed } from './in-third-person.ts';

const one = (name: string, gender: 'male' | 'female', type: string, role?: string): WriterCharacter => ({ id: name, name, gender, type, personality: [], appearance: {}, ...(role ? { role } : {}) });
const GRANDPA = one('Grandpa Joe', 'male', 'Human - Family - Grandparent');
const FOX = one('Ember', 'female', 'Animal - Forest Animals - Red Fox', 'Hero');
const LEO = one('Leo', 'male', 'Human - Children - Young Explorer');
const MIA = one('Mia', 'female', 'Human - Children - Map Maker');

const wished = (customPrompt: string, characters: WriterCharacter[]): string => JSON.stringify(writePhase(askedBrief('5-8', { customPrompt, characters, relationships: [] })).facts.wishes.map(({ words, who = '' }) => `${who} ${words}`));

it.each([
  ['My daughter is afraid of the dark', [LEO, MIA], 'Mia'], ['My daughter is afraid of the dark', [FOX, MIA], 'Mia'], ['My daughter is afraid of the dark', [FOX, LEO], 'Ember'], ['My daughter is afraid of the dark', [LEO], 'Leo'],
  ['my son is afraid of dogs', [MIA, GRANDPA, LEO], 'Leo'], ['my grandson is afraid of dogs', [MIA, GRANDPA, LEO], 'Leo'], ['my son Ben is afraid of dogs', [MIA, LEO], 'Leo'], ['my son Leo is afraid of dogs', [MIA, GRANDPA, LEO], 'Leo'],
  ['our shy 4 year old daughter is scared of thunder', [LEO, MIA], 'Mia'], ['My child is scared of monsters', [LEO, MIA], 'Leo'], ['my son Ben is shy at school', [MIA, LEO], 'Leo'],
])('%s', (prompt, characters, who) => {
  const told = wished(prompt, characters);
  expect(told).toContain(who);
  expect(told).not.toContain('Ben');
});

it('who was not chosen by that name is whoever fits, and who was is meant', () => {
  expect(withHeroNamed('my son Ben is shy', 'Amara', () => 'Finn', () => false)).toBe('Finn is shy');
  expect(withHeroNamed('my son Ben is shy', 'Amara', () => 'Finn', (word) => word === 'Ben')).toBe('Ben is shy');
});
