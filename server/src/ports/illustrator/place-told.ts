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

/**
 * Where a picture of the words is: a place that they name themselves; else the spot of the plot, where its teller is, and the place beside it for whoever cannot draw that spot.
 * @param around where its teller is, '' where that is the family's place
 */
export function whereTold<Place extends Named>(places: readonly Place[], text: string, { before, around }: { before: string; around: string }): { place?: Place; around?: string } {
  const place = placeTold(places, text, before);
  const isNamed = places.some((one) => mentions(one, text).length > 0);
  return { ...(place ? { place } : {}), ...(around !== '' && !isNamed ? { around } : {}) };
}
