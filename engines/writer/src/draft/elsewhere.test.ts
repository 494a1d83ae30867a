import { describe, expect, it } from 'vitest';
import type { StoryBrief, StoryPlan } from '../brief.ts';
import { castStory } from '../plan/cast.ts';
import { askedBrief } from '../testing/asked.ts';
import { elsewhere } from './elsewhere.ts';

const plan = { premise: 'The Lost Lantern', crisis: 'gap', words: { subplot: 'road' } } as unknown as StoryPlan;

function refused(brief: StoryBrief, hero: string, text: string): boolean {
  const cast = castStory(brief);
  return elsewhere({ brief, plan, cast: { ...cast, hero: { ...cast.hero, type: hero } } }).some((one) => one.test(text));
}

const CHILD = 'Human - Children - Painter';
const DUCK = 'Animal - Birds - Duck';

describe('what is not so in this story', () => {
  const brief = { ...askedBrief('12-17'), phase: 'climax' as const };

  it('a bird has had no measles, a child may', () => {
    expect(refused(brief, DUCK, '{H} had been as brave as this once, with the measles.')).toBe(true);
    expect(refused(brief, CHILD, '{H} had been as brave as this once, with the measles.')).toBe(false);
  });

  it('whoever has just moved has not known everybody since the cradle', () => {
    const told = 'They had grown up with it, and so they had stopped seeing it.';
    expect(refused({ ...brief, customPrompt: 'She has just moved to a new town.' }, CHILD, told)).toBe(true);
    expect(refused(brief, CHILD, told)).toBe(false);
  });

  it('goes no further than the readers of its scenes', () => {
    expect(refused({ ...brief, ageRange: '9-12' }, DUCK, 'the measles')).toBe(false);
  });
});
