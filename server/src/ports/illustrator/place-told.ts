/** Which of a story's places its words are about: a picture of the pumpkin field is not drawn at the sea where the story began. */

interface Named {
  name: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a name stands in a text, with or without its article. */
function mentions({ name }: Named, text: string): number[] {
  const bare = name.trim().replace(/^(?:the|an?)(?:\s+|$)/i, '');
  if (bare === '') return [];
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(bare)}(?![\\p{L}\\d])`, 'giu'))].map(({ index }) => index);
}

const most = <Place extends Named>(places: readonly Place[], worth: (place: Place) => number): Place | undefined =>
  places.toSorted((a, b) => worth(b) - worth(a)).find((place) => worth(place) >= 0);

/**
 * The place named most often in the words, else the one named last before them, else the first.
 * @param before what the same part tells before the words
 */
export function placeTold<Place extends Named>(places: readonly Place[], text: string, before = ''): Place | undefined {
  const named = most(places, (place) => mentions(place, text).length - 1);
  return named ?? most(places, (place) => mentions(place, before).at(-1) ?? -1) ?? places[0];
}

const bare = (name: string): string => name.trim().toLowerCase();

/**
 * Where a picture of the words is: a place that they name themselves; else where its teller is: in one of the places, or at the spot of the plot, and the place beside it for whoever cannot draw that spot.
 * @param around where its teller is, '' where that may be anywhere
 */
export function whereTold<Place extends Named>(places: readonly Place[], text: string, { before, around }: { before: string; around: string }): { place?: Place; around?: string } {
  const isNamed = places.some((one) => mentions(one, text).length > 0);
  const noted = isNamed ? undefined : places.find(({ name }) => bare(name) === bare(around));
  const place = noted ?? placeTold(places, text, before);
  return { ...(place ? { place } : {}), ...(around !== '' && !isNamed && !noted ? { around } : {}) };
}
