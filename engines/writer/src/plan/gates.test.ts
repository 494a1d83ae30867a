import { describe, expect, it } from 'vitest';
import type { StoryPlan } from '../brief.ts';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from './cast.ts';
import { gatesOf } from './gates.ts';

const brief = { ...askedBrief('9-12', {}), phase: 'climax' as const };
const cast = castStory(brief);
const gates = (crisis: string, subplot = 'road'): string[] => gatesOf(brief, { crisis, words: { subplot } } as unknown as StoryPlan, cast);

describe('what a sentence may ask for', () => {
  it('a storm and a beast fight back, a door and a drop only stand there', () => {
    expect(gates('storm')).toEqual(['fierce', 'sudden']);
    expect(gates('creature')).toEqual(['fierce', 'sudden', 'beast']);
    expect(gates('gap')).toEqual(['sudden']);
    expect(gates('lock')).toEqual(['solid', 'calm-trial']);
  });

  it('two who did not quarrel on the way have nothing to make up', () => {
    expect(gates('gap')).not.toContain('fell-out');
    expect(gates('gap', 'quarrel').includes('fell-out')).toBe(cast.friend !== undefined || cast.foil !== undefined);
  });
});

describe('who is against them', () => {
  const child = { id: 'a', name: 'Hana', type: 'Human - Children - Painter', gender: 'female' as const, personality: [], appearance: {} };
  const against = (hero: string, foil: string): string[] =>
    gatesOf(brief, { crisis: 'gap', words: { subplot: 'road' } } as unknown as StoryPlan, { hero: { ...child, type: hero }, foil: { ...child, type: foil }, others: [] });

  it('two children may sit in one class; a child and a witch may not', () => {
    expect(against('Human - Children - Painter', 'Human - Children - Inventor')).toContain('young-foe');
    expect(against('Human - Children - Painter', 'Mystic - Witches - Sea Witch')).toEqual(expect.arrayContaining(['grown-foe']));
    expect(against('Human - Children - Painter', 'Mystic - Witches - Sea Witch')).not.toContain('young-foe');
    expect(against('Animal - Birds - Duck', 'Human - Children - Inventor')).not.toContain('young-foe');
  });
});

describe('whose a little sister or a grandfather is', () => {
  const child = { id: 'a', name: 'Hana', type: 'Human - Children - Painter', gender: 'female' as const, personality: [], appearance: {} };
  const withOne = (type: string): string | undefined => castStory({ ...brief, relationships: [], characters: [child, { ...child, id: 'b', name: 'Kit', type }] }).bond?.type;

  it('the hero’s, where nobody said otherwise', () => {
    expect(withOne('Human - Family - Little Sibling')).toBe('Sibling');
    expect(withOne('Human - Family - Parent')).toBe('Parent');
    expect(withOne('Human - Family - Grandparent')).toBe('Family');
    expect(withOne('Animal - Birds - Owl')).toBeUndefined();
  });
});
