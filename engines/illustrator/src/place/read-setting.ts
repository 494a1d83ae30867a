/** Reads words into a setting. */
import { heroesAsked } from './hero-words.ts';
import type { Setting } from './setting.ts';
import { EXTRAS } from './setting-extras.ts';
import { type Hint, SETTING_WORDS } from './setting-words.ts';

/** A type of place as its list says, with what its own name, description and the family's wishes add. @param asked words that ask for things outright */
export function furnish(base: Hint, texts: readonly string[], asked = ''): Setting {
  const more = EXTRAS.filter(([words]) => words.test(texts.join(' '))).map(([, hint]) => hint);
  const weather = base.weather ?? more.find((hint) => hint.weather)?.weather;
  const flowers = more.find((hint) => hint.flowers)?.flowers ?? base.flowers;
  return {
    ...PLAIN,
    ...base,
    features: [
      ...new Set([...(base.features ?? []).slice(0, 2), ...heroesAsked(asked), ...more.flatMap((hint) => hint.features ?? []).filter(isNew(base.features)).filter(fitsIn(base.ground))]),
    ].slice(0, 3),
    plants: base.plants ?? [],
    props: [...(base.props ?? []), ...more.flatMap((hint) => hint.props ?? [])],
    ...(weather ? { weather } : {}),
    ...(flowers ? { flowers } : {}),
    known: true,
  };
}

/** What a description says of the castle that is there builds no second one. */
const GREAT_HOUSE = /castle|palace|keep/;
const isNew = (there: readonly string[] = []) => (name: string): boolean => !(GREAT_HOUSE.test(name) && there.some((other) => GREAT_HOUSE.test(other)));

/** What may stand in a room of all that words bring: no village and no ship. */
const INDOORS = new Set(['candy', 'crystals', 'balloons', 'pumpkins', 'snowman']);
const fitsIn = (ground: Setting['ground'] | undefined) => (name: string): boolean => ground !== 'room' || INDOORS.has(name);

const PLAIN: Setting = { ground: 'meadow', land: '#8fc477', features: [], plants: ['oak'], props: [], said: 'on a meadow', known: false };

/** Reads the texts in order of weight: the first one that names a ground decides it. `vague` is asked last and adds nothing else. */
export function readSetting(texts: readonly string[], otherwise: Partial<Setting> = {}, vague = ''): Setting {
  const base = [...texts, vague].map((text) => SETTING_WORDS.find(([words]) => words.test(text))?.[1]).find((hint) => hint !== undefined);
  const all = texts.join(' ');
  const more = EXTRAS.filter(([words]) => words.test(all)).map(([, hint]) => hint);
  const pile = { ...PLAIN, ...otherwise, ...base };
  const weather = base?.weather ?? more.find((hint) => hint.weather)?.weather ?? (base ? undefined : otherwise.weather);
  const flowers = more.find((hint) => hint.flowers)?.flowers;
  const { weather: _usual, ...rest } = pile;
  return {
    ...rest,
    features: [
      ...new Set([...(base ? (base.features ?? []) : (otherwise.features ?? [])), ...more.flatMap((hint) => hint.features ?? []).filter(fitsIn(pile.ground))]),
    ].slice(0, 3),
    plants: base?.plants ?? (base ? (base.ground === 'meadow' ? ['oak'] : []) : pile.plants),
    props: [...(base?.props ?? []), ...more.flatMap((hint) => hint.props ?? [])],
    ...(weather ? { weather } : {}),
    ...(flowers ? { flowers } : {}),
    known: base !== undefined,
  };
}

/** What a category of the list of places looks like when its type says nothing that we know. */
export const CATEGORY_SETTINGS: Record<string, Partial<Setting>> = {
  'Fantasy Realms': { ground: 'meadow', features: ['castle'], said: 'in a kingdom of wonders' },
  'Mystical Nature': { ground: 'forest', plants: ['oak'], weather: 'fireflies', said: 'in enchanted nature' },
  'Celestial Places': { ground: 'space', land: '#8f7fc0', features: ['rings'], said: 'among the stars' },
  'Elemental Domains': { ground: 'lava', land: '#5f4450', features: ['volcano'], said: 'in a land of the elements' },
  'Ancient Sites': { ground: 'meadow', features: ['ruins'], plants: ['palm'], said: 'among ancient stones' },
  'Enchanted Settlements': { ground: 'street', land: '#b9b47f', features: ['cottages'], said: 'in an enchanted village' },
  'Hidden Sanctuaries': { ground: 'garden', plants: ['bush'], weather: 'fireflies', said: 'in a hidden sanctuary' },
  'Dark Realms': { ground: 'forest', land: '#4f4a6a', plants: ['thorn'], hour: 'spooky', said: 'in the land of shadows' },
  'Seasonal Realms': { ground: 'meadow', plants: ['blossom'], weather: 'petals', said: 'in the land of seasons' },
  'Modern Settings': { ground: 'city', land: '#8f93a8', said: 'in the city' },
  Residential: { ground: 'garden', features: ['cottage'], plants: ['bush'], said: 'at home' },
};
