// What a family called a place, as it stands inside a sentence.

import type { Landscape } from '../lexicon/landscapes.ts';

/** “Temple of Ten Doors”, “Hedge Maze of Orle”: what it is, and of what. */
const OF_NAME = /^(?:\p{Lu}[\p{L}-]+ )?(?:Bay|Bridge|Castle|Cave|Cavern|Citadel|City|Cliffs?|Court|Desert|Field|Fields|Forest|Fortress|Garden|Gardens|Hall|Halls|Harbou?r|Hills?|House|Inn|Island|Isle|Kingdom|Lake|Land|Library|Market|Maze|Mountain|Mountains|Museum|Ocean|Palace|Planet|Realm|Ruins|School|Sea|Temple|Theat(?:er|re)|Tower|Town|Valley|Village|Well|Woods?) of (?=\p{L})/u;

/** “The Upside-Down Kingdom” is the Upside-Down Kingdom inside a sentence, and Temple of Ten Doors is the Temple of Ten Doors. */
export const cleanName = (name: string): string =>
  name.replace(/[[\]{}|]/gu, '').replace(/\s+/gu, ' ').trim().replace(/^The (?=\p{Lu})/u, 'the ').replace(OF_NAME, 'the $&') || 'the place';

const ROOM = /\b(?:kitchen|attic|bedroom|room|cellar|tent|hut|shed|coop|garage|apartment|cabin|cottage|staircase|courtyard|backyard|nursery|fort)$/iu;

/** One is on a peak, and in a valley or in the hills. */
const RISE = /\b(?:mountain|peak|cliffs?|ridge|hill|summit)$/iu;

/** “At the yellow house”, and in Aunt Bea’s kitchen. */
export function atFor({ id, at }: Pick<Landscape, 'id' | 'at'>, name: string): string {
  if (id === 'house' && ROOM.test(name)) return 'in';
  // “Cloudberry Peak” sounds of clouds, and a village may be called after its hill.
  return at === 'in' && id !== 'town' && RISE.test(name) ? 'on' : at;
}

/** “In Harrow Street” and “at the harbour”: what stands before the name of a home, where it is `usual`ly said otherwise. */
export function prepositionFor(name: string, usual: string): string {
  if (/^the (?:crooked end|top|green edge|old end|banks)/u.test(name)) return 'at';
  return /station|school|house|number|camp|allotments|harbour|quays|banks|point|outpost/iu.test(name) ? 'at' : usual === 'at' ? 'in' : usual;
}
