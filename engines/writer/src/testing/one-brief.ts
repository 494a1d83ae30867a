// One family’s brief at each age, in four casts: two friends, one alone with a place, two who are at odds, three with two places; and in three where nobody goes on foot.
import type { AgeRange, StoryBrief, WriterRelationship } from '../brief.ts';
import { SAMPLE_CAST } from './sample-cast.ts';
import { SAMPLE_PLACES } from './sample-places.ts';

interface Cast {
  people: readonly number[];
  bond?: string;
  places: readonly number[];
  theme: { category: string; name: string };
}

const CASTS: Readonly<Record<string, Cast>> = {
  'two friends': { people: [1, 9], bond: 'Friend', places: [], theme: { category: 'Adventure', name: 'The Lost Lantern' } },
  'one alone': { people: [0], places: [3], theme: { category: 'Nature', name: 'Where the River Begins' } },
  'two at odds': { people: [6, 4], bond: 'Rival', places: [], theme: { category: 'Comedy', name: 'The Boots That Were Too Big' } },
  'three and two places': { people: [14, 15, 2], bond: 'Sibling', places: [0, 5], theme: { category: 'Fantasy', name: 'The Spell That Went Sideways' } },
};

export const CAST_NAMES: readonly string[] = Object.keys(CASTS);

/** Where no road leads and no rain falls. */
const AFLOAT: Readonly<Record<string, Cast>> = {
  'one under water': { people: [20], places: [17], theme: { category: 'Nature', name: 'Song of the Coral Reef' } },
  'one on a station': { people: [30], places: [14], theme: { category: 'Sci-Fi', name: 'A Garden in Orbit' } },
  'three in space': { people: [14, 15, 2], bond: 'Sibling', places: [3, 14], theme: { category: 'Sci-Fi', name: 'Footsteps on a New Moon' } },
};

export const AFLOAT_NAMES: readonly string[] = Object.keys(AFLOAT);

/** The same brief with another seed each time. */
export function oneBrief(ageRange: AgeRange, name: string, seed: string): StoryBrief {
  const { people, bond, places, theme } = { ...CASTS, ...AFLOAT }[name] ?? { people: [0], places: [], theme: { category: '', name: '' } };
  const characters = people.flatMap((at, n) => SAMPLE_CAST.slice(at, at + 1).map((one) => ({ ...one, id: `c${n}` })));
  const relationships: WriterRelationship[] = bond ? [{ from: 'c0', to: 'c1', type: bond }] : [];
  return {
    seed, phase: 'introduction', ageRange, length: 'standard', theme, characters, relationships, earlier: [],
    places: places.flatMap((at, n) => SAMPLE_PLACES.slice(at, at + 1).map((one) => ({ ...one, id: `p${n}` }))),
  };
}
