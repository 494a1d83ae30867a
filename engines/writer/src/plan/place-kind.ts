// A place as the words by which its kind is known, and whether it lies under water.

import type { WriterPlace } from '../brief.ts';
import { UNDER_WATER, landscapeIn, landscapeOf } from '../lexicon/landscapes.ts';
import type { Landscape } from '../lexicon/landscapes.ts';

export { UNDER_WATER };

type Place = Pick<WriterPlace, 'type' | 'name'>;

export const placeWords = (place: Place): string => [place.type, place.name].join(' ');

const kinds = new WeakMap<Place, { is: Landscape | undefined }>();

/** What it is decides before what it is called: a cottage named after a waterwheel lies at no sea. Undefined where neither says anything of a ground. */
export function kindOfPlace(place: Place): Landscape | undefined {
  const kind = kinds.get(place) ?? { is: readKind(place) };
  kinds.set(place, kind);
  return kind.is;
}

const readKind = (place: Place): Landscape | undefined => (UNDER_WATER.test(placeWords(place)) ? landscapeIn(placeWords(place)) : (landscapeIn(place.type) ?? landscapeIn(place.name)));

export const landscapeOfPlace = (place: Place): Landscape => kindOfPlace(place) ?? landscapeOf('');
