// A place as the words by which its kind is known, and whether it lies under water.

import type { WriterPlace } from '../brief.ts';
import { UNDER_WATER, landscapeIn, landscapeOf } from '../lexicon/landscapes.ts';
import type { Landscape } from '../lexicon/landscapes.ts';

export { UNDER_WATER };

export const placeWords = (place: Pick<WriterPlace, 'type' | 'name'>): string => [place.type, place.name].join(' ');

/** What it is decides before what it is called: a cottage named after a waterwheel lies at no sea. Undefined where neither says anything of a ground. */
export const kindOfPlace = (place: Pick<WriterPlace, 'type' | 'name'>): Landscape | undefined => (UNDER_WATER.test(placeWords(place)) ? landscapeIn(placeWords(place)) : (landscapeIn(place.type) ?? landscapeIn(place.name)));

export const landscapeOfPlace = (place: Pick<WriterPlace, 'type' | 'name'>): Landscape => kindOfPlace(place) ?? landscapeOf('');
