// What can be said of a place: its properties, who lives there, its weather, its danger and its treasure.

import type { AgeRange, WriterPlace } from '../brief.ts';
import { CLIMATES, DANGERS, INHABITANTS, PROPERTIES, TREASURES, featureOf } from '../lexicon/place-features.ts';
import type { Feature } from '../lexicon/place-features.ts';
import { atFor, cleanName } from '../plan/place-name.ts';
import { kindOfPlace, landscapeOfPlace } from '../plan/place-kind.ts';
import type { Material } from '../tell/stage.ts';
import { withArticle } from '../tell/tidy.ts';
import { PLACE_WALKS } from '../lexicon/place-walks.ts';
import { PLACE_WAYS } from '../voices/places.ts';
import type { PlaceWay } from '../voices/places.ts';
import { listsOf } from '../plan/as-chosen.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import type { PlaceLetter } from '../plan/place-letters.ts';
import { isYoung } from './is-young.ts';
import { listed } from './look-words.ts';

export const PLACE_SENTENCES = ['prop', 'prop2', 'prop3', 'folk', 'folk2', 'folk3', 'climate', 'danger', 'danger2', 'danger3', 'treasure', 'treasure2', 'treasure3'] as const;

/** @param places how many there are in the story: no two of them are told of in the same way; turn: which of the ways are whose in this story */
export function* wordsOfPlace(letter: PlaceLetter, place: WriterPlace, age: AgeRange, places: number, turn: number): Generator<[string, Material]> {
  const name = cleanName(place.name);
  const landscape = landscapeOfPlace(place);
  yield [`${letter}.name`, name];
  yield [`${letter}.at`, `${atFor(landscape, place.name)} ${name}`];
  const kind = place.type.replace(/[[\]{}|]/gu, '').trim().toLowerCase();
  if (kind && kind !== name.toLowerCase()) yield [`${letter}.kind`, withArticle(kind)];
  const pick = (feature: Feature): string => (isYoung(age) ? feature.young : feature.old);
  for (const [slot, feature] of plainFeatures(place, kindOfPlace(place)?.smells ?? [])) yield [`${letter}.${slot}`, pick(feature)];
  const lists: [string, string | undefined, Parameters<typeof featureOf>[0], (words: string) => Feature][] = [
    ['prop', place.magicalProperties[0], PROPERTIES, (w) => ({ young: `It had ${w}. Wow!`, old: `What everyone knew about it was this: ${w}.` })],
    ['prop2', place.magicalProperties[1], PROPERTIES, (w) => ({ young: `And it had ${w}, too.`, old: `And there was more to it than that; there was ${w}.` })],
    ['folk', place.inhabitants[0], INHABITANTS, (w) => ({ young: `${w} lived there.`, old: `It was the home of ${w}, and they kept an eye on strangers.` })],
    ['folk2', place.inhabitants[1], INHABITANTS, (w) => ({ young: `${w} lived there, too.`, old: `There were ${w} as well, a little further in.` })],
    ['climate', place.climate, CLIMATES, (w) => ({ young: `The weather was ${w}.`, old: `The weather there was what people called ${w}, and they had their reasons.` })],
    ['danger', place.dangers[0], DANGERS, (w) => ({ young: `But look out! There ${/[^s]s$/u.test(w) ? 'were' : 'was'} ${w}.`, old: `There was one danger, and everyone who lived there had a story of it: ${w}.` })],
    ['treasure', place.treasures[0], TREASURES, (w) => ({ young: `Deep inside was a treasure: ${withArticle(w)}.`, old: `The place kept one treasure, seldom shown: ${withArticle(w)}.` })],
  ];
  for (const [list, rest] of listsOf(place)) yield [`${letter}.${list}`, listed(rest.map((one) => (list === 'dangers' || list === 'treasures' ? oneOf(cleanLabel(one)) : cleanLabel(one))))];
  // Told one by one to the youngest; to others they come as a list.
  const thirds: typeof lists = [['prop3', 'prop', 2], ['folk3', 'folk', 2], ['danger2', 'danger', 1], ['danger3', 'danger', 2], ['treasure2', 'treasure', 1], ['treasure3', 'treasure', 2]]
    .flatMap(([slot, like, at]) => lists.filter(([name]) => name === like).map(([, , table, plain]): (typeof lists)[number] => [String(slot), OF_A_PLACE[String(like)]?.(place)[Number(at)], table, plain]));
  for (const [slot, words, table, plain] of [...lists, ...thirds]) {
    if (!words?.trim()) continue;
    const told = pick(featureOf(table, words, plain));
    const ways = isWay(slot) && Object.hasOwn(table, words.trim().toLowerCase()) ? PLACE_WAYS[age][slot].filter((way, at) => (at + turn) % Math.min(3, places) === PLACE_LETTERS.indexOf(letter) % 3 && !(slot === 'folk' && SPEECHLESS.test(words) && AS_OF_PEOPLE.test(way))) : [];
    const walk = age === '5-8' ? PLACE_WALKS[words.trim().toLowerCase()] : undefined;
    const all = [...(walk ? [walk] : []), told, ...ways.map((way) => inWords(way, slot, words))];
    yield [`${letter}.${slot}`, all.length > 1 ? all : told];
    if (slot.startsWith('danger') && !isYoung(age)) yield [`${letter}.${slot}${FROM_AFAR}`, all.map((one) => fromAfar(one, name, `${atFor(landscape, place.name)} ${name}`))];
  }
}

/** Behind the name of a danger: as it is told where its place was not named just before. */
export const FROM_AFAR = '@afar';

/** “There” and “it” would mean whatever came last: of all that says so the first is the name. */
function fromAfar(text: string, name: string, at: string): string {
  const ways: readonly (readonly [RegExp, string])[] = [
    [/\bin (?:those parts|the place)\b/u, at], [/\bof the place\b/u, `of ${name}`], [/\b(went|goes|came) there\b/u, `$1 to ${name}`], [/\babout it(?= that\b)/u, `about ${name}`], [/\bat the heart of it\b/u, `at the heart of ${name}`],
    [/^On the map\b|^One of the lanes\b/u, `$& of ${name}`], [/\bthe visitors’ book\b/u, `$& of ${name}`], [/\bat the entrance\b/u, `$& of ${name}`], [/^There was a bylaw there\b/u, `There was a bylaw ${at}`], [/(?<=\p{L} )there\b(?! (?:was|were|had)\b)/u, at],
  ];
  const [word, instead] = ways.find(([one]) => one.test(text)) ?? [];
  return word === undefined || instead === undefined ? text : text.replace(word, instead);
}

/** Who lives there, and neither talks, sits down to supper nor asks anybody to tea. */
const SPEECHLESS = /swarms|sheep|birds|unicorns/iu;
const AS_OF_PEOPLE = /supper|permission|remarks|scolded|to tea|counted|opinions|manners|say to them|knock/u;

const OF_A_PLACE: Readonly<Record<string, (place: WriterPlace) => readonly string[]>> = {
  prop: (place) => place.magicalProperties, folk: (place) => place.inhabitants, danger: (place) => place.dangers, treasure: (place) => place.treasures,
};

const isWay = (slot: string): slot is PlaceWay => slot in PLACE_WAYS['3-4'];

/** “Golden Key” is a golden key inside a sentence, and Mild and Sunny only where a sentence begins with it. */
function inWords(way: string, slot: string, label: string): string {
  const low = cleanLabel(label);
  const it = slot === 'danger' || slot === 'treasure' ? oneOf(low) : low;
  return way.replace(/“\{it\}/u, `“${it.charAt(0).toUpperCase()}${it.slice(1)}`).replace('{it}', it);
}

export const cleanLabel = (label: string): string => label.replace(/[[\]{}|^@]/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();

/** “Thick fog” and “magic seeds” are not counted. */
export const oneOf = (low: string): string =>
  /^(?:an?|the|some) /u.test(low) || /(?:^|\s)(?:fog|ice|air|quicksand|moonlight|water|smoke|fire|mud|lava|gold|silver|dust|light|darkness|snow|mist)$/u.test(low) || /[^s]s$/u.test(low.split(/ (?:of|from|that|in|with|to) /u)[0] ?? low) ? low : withArticle(low);

/** What can be said of a place of which little was told; better words, where there are any, replace these. */
function plainFeatures(place: WriterPlace, smells: readonly string[]): [string, Feature][] {
  const own = place.description?.replace(/[[\]{}|^@]/gu, '').replace(/\s+/gu, ' ').trim() ?? '';
  const told = /^\p{Lu}[^.!?]{10,140}[.!?]$/u.test(own) ? own : undefined;
  // `{smell}` tells the first one wherever somebody stands about; the last one is kept for the page of the place.
  const smell = smells.at(-1) ?? 'new bread';
  return [
    ['prop', { young: `It smelled of ${smell}.`, old: told ?? `What you noticed first about it was the smell, which was of ${smell}, and which got into everything.` }],
    ['climate', { young: 'It was not too hot and not too cold.', old: 'The weather, as seen from there, was nothing to write home about, and nobody had ever been known to do so.' }],
    ['folk', { young: 'The people there said good day.', old: 'The people there nodded to strangers, and asked them nothing.' }],
  ];
}
