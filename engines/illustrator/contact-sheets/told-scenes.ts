/** Scenes of stories that the storyteller tells anew: another cast, place and theme for each, the pictures a family gets. */
import { writePhase, type EarlierPhase, type Phase, type StoryBrief } from '../../writer/src/index.ts';
import type { DrawnCharacter, SceneBrief } from '../src/brief.ts';
import { dice } from '../src/dice.ts';
import { PLACE_TYPES } from '../src/place/types/all.ts';
import { EMBER, FINN, KOFI, LIN, MAYA, OLIVE, PIXEL, RUSTY, someone, somewhere } from './casts.ts';

const EVERYBODY: [DrawnCharacter, ...DrawnCharacter[]] = [
  MAYA,
  RUSTY,
  PIXEL,
  EMBER,
  OLIVE,
  KOFI,
  LIN,
  FINN,
  someone('Mythical Creature - Hooves and Wings - Unicorn', { id: 'una', name: 'Una', gender: 'female' }),
  someone('Animal - Ocean Animals - Octopus', { id: 'inky', name: 'Inky' }),
  someone('Human - Family - Grandparent', { id: 'nana', name: 'Nana', gender: 'female' }),
  someone('Alien - Curious Visitors - Three-Eyed Alien', { id: 'zig', name: 'Zig' }),
];
const THEMES = [
  { category: 'Adventure', name: 'The Lost Lantern' },
  { category: 'Friendship', name: 'A New Friend' },
  { category: 'Mystery', name: 'The Missing Key' },
  { category: 'Nature', name: 'The Seed' },
] as const;
const PHASES: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];

/** @param seed another seed tells other stories */
export function toldScenes(seed: string, count = 24): SceneBrief[] {
  return Array.from({ length: count }, (_, i) => {
    const roll = dice(`${seed}:${i}`);
    const cast = EVERYBODY.toSorted(() => roll.next() - 0.5).slice(0, (i % 5) + 1);
    const types = Object.keys(PLACE_TYPES) as [string, ...string[]];
    const place = somewhere('', roll.pick(types));
    const brief: Omit<StoryBrief, 'phase' | 'earlier'> = {
      seed: `${seed}:${i}`,
      ageRange: roll.pick(['3-4', '5-8', '9-12'] as const),
      length: 'standard',
      theme: THEMES[i % THEMES.length] ?? THEMES[0],
      characters: cast,
      places: [place],
      relationships: [],
    };
    const earlier: EarlierPhase[] = [];
    for (const phase of PHASES.slice(0, (i % 4) + 1)) {
      const { paragraphs, facts } = writePhase({ ...brief, phase, earlier: [...earlier] });
      earlier.push({ phase, text: paragraphs.join('\n\n'), facts });
    }
    const told = (earlier.at(-1)?.text ?? '').split('\n\n');
    const text = told.slice(-3).join(' ').slice(0, 500);
    return { is: 'scene', seed: `${seed}:${i}`, text, cast, ...(i % 3 ? { place } : {}) };
  });
}
