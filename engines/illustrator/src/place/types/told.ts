/** Types of places that a text names, and friendly places for a story that names none. */
import { PLACE_TYPES } from './all.ts';
import { on, type TypeHint } from './type-hint.ts';

/** Only names of two words and more: "Farm" or "Zoo" in a sentence may be anybody's. */
const NAMES = Object.keys(PLACE_TYPES)
  .filter((name) => name.includes(' '))
  .toSorted((a, b) => b.length - a.length);
const NAMED = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'i');
const BY_NAME = new Map(NAMES.map((name) => [name.toLowerCase(), PLACE_TYPES[name]]));

export const typeTold = (text: string): TypeHint | undefined => BY_NAME.get(NAMED.exec(text)?.[0]?.toLowerCase() ?? '');

export const SOMEWHERE: readonly [TypeHint, ...TypeHint[]] = [
  on('meadow', '#93c670', 'on a flowery meadow', '', { plants: ['oak'] }),
  on('meadow', '#9ccb74', 'on windy hills', 'windmill', { plants: ['bush'] }),
  on('meadow', '#93c670', 'before a hill with a round door', 'hollowhill', { plants: ['oak'] }),
  on('garden', '#8fc477', 'in a garden', '', { plants: ['bush', 'blossom'] }),
  on('lake', '#86b873', 'by the water', '', { plants: ['oak', 'bush'] }),
  on('street', '#b9b47f', 'in a village', 'cottages', { plants: ['oak'] }),
  on('forest', '#6a8f5a', 'at the edge of a wood', '', { plants: ['oak'] }),
];
