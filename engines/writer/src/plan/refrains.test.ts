// What they say on a lap whenever they set off.
import { expect, test } from 'vitest';
import { diceFrom } from '../dice.ts';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from './cast.ts';
import { planStory } from './choose.ts';

const refrainsOf = (name: string, type?: string): string => {
  const asked = askedBrief('3-4', { theme: { category: 'Exploration', name } });
  const brief = { ...asked, characters: asked.characters.map((one) => ({ ...one, type: type ?? one.type })), places: [] };
  return Array.from({ length: 40 }, (_, n) => planStory(brief, castStory(brief), [], diceFrom(`refrain-${n}`)).words.refrain).join(' ');
};

test('nobody walks out to sea, left foot first', () => {
  expect(refrainsOf('Beyond the Last Lighthouse')).not.toMatch(/step|foot|hop/iu);
  for (const aboard of ['Runaway Train to the Coast', 'Lost Between Two Moons']) expect(refrainsOf(aboard)).not.toMatch(/step|foot|hop/iu);
  expect(refrainsOf('The Jungle That Hums')).toMatch(/foot/u);
});

test('an octopus does not stamp', () => {
  expect(refrainsOf('The Jungle That Hums', 'Sea Creature - Octopus')).not.toMatch(/step|foot|hop|stamp|tap/iu);
});
