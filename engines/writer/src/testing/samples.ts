// A mixed batch of briefs: all ages, lengths, cast sizes, themes, with and without places, relationships, roles and wishes.
import type { AgeRange, Length, StoryBrief, WriterRelationship } from '../brief.ts';
import { diceFrom } from '../dice.ts';
import { KNOWN_BONDS } from '../lexicon/bonds.ts';
import { BOOKS } from '../premises/premises.ts';
import { SAMPLE_CAST } from './sample-cast.ts';
import { SAMPLE_PLACES } from './sample-places.ts';

export const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
export const LENGTHS: readonly Length[] = ['standard', 'extended', 'epic'];

const PROMPTS = [
  'Please include a golden key and a talking whale', 'a birthday party with no monsters', 'There is a purple umbrella that hums',
  'My daughter is afraid of the dark', 'It should rain all day. They find a tiny door under the stairs', 'no spiders please', 'an old tram driver who sings',
];

const THEMES = BOOKS.flatMap(({ category, premises }) => premises.map(({ theme }) => ({ category, name: theme })));

function sample(n: number): StoryBrief {
  const dice = diceFrom(`sample-${n}`);
  const characters = dice.shuffle(SAMPLE_CAST).slice(0, ([2, 1, 3, 2, 4, 5] as const)[n % 6] ?? 2).map((one, at) => ({ ...one, id: `c${at}` }));
  const places = n % 3 === 0 ? [] : dice.shuffle(SAMPLE_PLACES).slice(0, 1 + (n % 2)).map((one, at) => ({ ...one, id: `p${at}` }));
  const relationships: WriterRelationship[] = characters.length > 1 && n % 4 !== 3 ? [{ from: 'c0', to: 'c1', type: dice.pick(KNOWN_BONDS) }] : [];
  const customPrompt = n % 5 < 2 ? dice.pick(PROMPTS) : undefined;
  return {
    seed: `s${n}`, phase: 'introduction', ageRange: AGES[n % 4] ?? '5-8', length: LENGTHS[Math.floor(n / 4) % 3] ?? 'standard',
    theme: THEMES[(n * 37) % THEMES.length] ?? { category: 'Adventure', name: 'Unknown' }, characters, places, relationships,
    ...(customPrompt ? { customPrompt } : {}), earlier: [],
  };
}

/** 240 briefs; every theme comes twice. */
export const SAMPLES: readonly StoryBrief[] = Array.from({ length: 240 }, (_, n) => sample(n));
