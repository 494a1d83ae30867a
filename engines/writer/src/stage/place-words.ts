// What can be said of a place: its properties, who lives there, its weather, its danger and its treasure.

import type { AgeRange, WriterPlace } from '../brief.ts';
import { landscapeOf } from '../lexicon/landscapes.ts';
import { CLIMATES, DANGERS, INHABITANTS, PROPERTIES, TREASURES, featureOf } from '../lexicon/place-features.ts';
import type { Feature } from '../lexicon/place-features.ts';
import { cleanName, placeWords } from '../plan/choose.ts';
import type { Material } from '../tell/teller.ts';
import { withArticle } from '../tell/tidy.ts';
import { isYoung } from './is-young.ts';

export const PLACE_SENTENCES = ['prop', 'prop2', 'folk', 'folk2', 'climate', 'danger', 'treasure'] as const;

export function* wordsOfPlace(letter: string, place: WriterPlace, age: AgeRange): Generator<[string, Material]> {
  const name = cleanName(place.name);
  const landscape = landscapeOf(placeWords(place));
  yield [`${letter}.name`, name];
  yield [`${letter}.at`, `${landscape.at} ${name}`];
  const kind = place.type.replace(/[[\]{}|]/gu, '').trim().toLowerCase();
  if (kind && kind !== name.toLowerCase()) yield [`${letter}.kind`, withArticle(kind)];
  const pick = (feature: Feature): string => (isYoung(age) ? feature.young : feature.old);
  for (const [slot, feature] of plainFeatures(place, landscape.smells)) yield [`${letter}.${slot}`, pick(feature)];
  const lists: [string, string | undefined, Parameters<typeof featureOf>[0], (words: string) => Feature][] = [
    ['prop', place.magicalProperties[0], PROPERTIES, (w) => ({ young: `It had ${w}. Wow!`, old: `What everyone knew about it was this: ${w}.` })],
    ['prop2', place.magicalProperties[1], PROPERTIES, (w) => ({ young: `And it had ${w}, too.`, old: `And there was more to it than that; there was ${w}.` })],
    ['folk', place.inhabitants[0], INHABITANTS, (w) => ({ young: `${w} lived there.`, old: `It was the home of ${w}, and they kept an eye on strangers.` })],
    ['folk2', place.inhabitants[1], INHABITANTS, (w) => ({ young: `${w} lived there, too.`, old: `There were ${w} as well, a little further in.` })],
    ['climate', place.climate, CLIMATES, (w) => ({ young: `The weather was ${w}.`, old: `The weather there was what people called ${w}, and they had their reasons.` })],
    ['danger', place.dangers[0], DANGERS, (w) => ({ young: `But look out! There ${/[^s]s$/u.test(w) ? 'were' : 'was'} ${w}.`, old: `There was one danger, and everyone who lived there had a story of it: ${w}.` })],
    ['treasure', place.treasures[0], TREASURES, (w) => ({ young: `Deep inside was a treasure: ${withArticle(w)}.`, old: `The place kept one treasure, seldom shown: ${withArticle(w)}.` })],
  ];
  for (const [slot, words, table, plain] of lists) {
    if (words?.trim()) yield [`${letter}.${slot}`, pick(featureOf(table, words, plain))];
  }
}

/** What can be said of a place of which little was told; better words, where there are any, replace these. */
function plainFeatures(place: WriterPlace, smells: readonly string[]): [string, Feature][] {
  const own = place.description?.replace(/[[\]{}|^@]/gu, '').replace(/\s+/gu, ' ').trim() ?? '';
  const told = /^\p{Lu}[^.!?]{10,140}[.!?]$/u.test(own) ? own : undefined;
  const smell = smells[0] ?? 'rain';
  return [
    ['prop', { young: `It smelled of ${smell}.`, old: told ?? `What you noticed first about it was the smell, which was of ${smell}, and which got into everything.` }],
    ['climate', { young: 'It was not too hot and not too cold.', old: 'The weather there was nothing to write home about, and nobody did.' }],
    ['folk', { young: 'The people there said good day.', old: 'The people there nodded to strangers, and asked them nothing.' }],
  ];
}
