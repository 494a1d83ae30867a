// A place as the words by which its kind is known, and whether it lies under water.

import type { WriterPlace } from '../brief.ts';

export const placeWords = (place: WriterPlace): string => [place.type, place.name].join(' ');

/** Where no water can come in, since it is all water. */
export const UNDER_WATER = /under ?water|reef|coral|ocean floor|sea ?bed|deep sea|trench|kelp|sunken/iu;
