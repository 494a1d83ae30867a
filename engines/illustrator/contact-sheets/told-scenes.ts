/** Scenes of stories that the storyteller tells anew: another cast, place and theme for each, the pictures a family gets. */
import { writePhase, type EarlierPhase, type Phase, type StoryBrief } from '../../writer/src/index.ts';
import type { DrawnCharacter, SceneBrief } from '../src/brief.ts';
import { CHARACTER_TYPES } from '../../../contract/src/taxonomies/character-types.ts';
import { type Dice, dice } from '../src/dice.ts';
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

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dario', 'Elif', 'Femi', 'Gus', 'Hana', 'Ivo', 'Juno'] as const;

/** Five beings from anywhere in the tree. */
function anybody(roll: Dice): DrawnCharacter[] {
  const any = <T>(list: readonly T[]): T => roll.pick(list as readonly [T, ...T[]]);
  return NAMES.toSorted(() => roll.next() - 0.5).slice(0, 5).map((name) => {
    const { category, subcategories } = any(CHARACTER_TYPES);
    const { name: group, types } = any(subcategories);
    const gender = any(['male', 'female'] as const);
    return someone(`${category} - ${group} - ${any(types)}`, { id: name, name, gender });
  });
}

/**
 * @param seed another seed tells other stories
 * @param among who may play: the cast of the sheets, or anybody of the tree
 */
export function toldScenes(seed: string, among: 'cast' | 'anybody' = 'cast', count = 24): SceneBrief[] {
  return Array.from({ length: count }, (_, i) => {
    const roll = dice(`${seed}:${i}`);
    const house = among === 'cast' ? EVERYBODY.toSorted(() => roll.next() - 0.5) : anybody(roll);
    const cast = house.slice(0, (i % 5) + 1);
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
