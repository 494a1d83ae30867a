/** What a family's own words take away from a place: "no clouds", "without flags". */
import type { Setting } from './setting.ts';

const DENIED = /\b(?:without|no)\s+(?:(?:an?|the|any)\s+)?(?:[a-z-]+\s+)??(clouds?|flags?|sun|moon|stars?)\b/gi;
/** Flowers grow in every corner of the land: that they stay is said. */
const ABSENT: ReadonlySet<string> = new Set(['cloud', 'flag', 'sun', 'moon', 'star']);

/** Skies that are painted of what the hour has. */
const UNDER_A_SKY: ReadonlySet<Setting['ground']> = new Set(['meadow', 'forest', 'snow', 'desert', 'shore', 'lake', 'city', 'street', 'swamp', 'lava', 'garden', 'soft']);

const nounsDenied = (wishes: string): string[] => [...wishes.toLowerCase().matchAll(DENIED)].map(([, noun = '']) => noun.replace(/s$/, ''));

/** @returns words of what the setting is drawn without */
export function withoutAsked(setting: Setting, wishes: string): readonly string[] {
  return nounsDenied(wishes).filter((noun) => ABSENT.has(noun) && (noun === 'flag' || UNDER_A_SKY.has(setting.ground)));
}

/** Landmarks that are a castle with flags of the usual kind: these can be left out. */
const FLAGS_OF_CASTLES: ReadonlySet<string> = new Set(['castle', 'keep', 'clockwork', 'sandcastle', 'tower', 'icepalace', 'palace']);
/** Others fly flags that belong to them. */
const WITH_FLAGS = /castle|palace|keep|bigtop|ship|tents|fort|dragonschool|coaster|booth|stalls/;

/** What is seen in a place and not told of it: of “no path” it is said where there is one. */
export function sceneryOf({ ground, plants, features, without = [], weather, hour }: Setting): string {
  const isDark = hour === 'night' || hour === 'twilight' || hour === 'dusk';
  const sky = UNDER_A_SKY.has(ground) ? ['sky', 'cloud', isDark ? 'moon' : 'sun', ...(isDark ? ['star'] : [])] : ground === 'space' ? ['star', 'sky'] : ground === 'sky' ? ['sky', 'cloud', 'sun'] : [];
  const land = ['meadow', 'forest', 'lake', 'swamp', 'garden'].includes(ground) ? ['grass', 'flower'] : ground === 'shore' ? ['sand', 'water', 'sea'] : ground === 'desert' ? ['sand'] : ground === 'room' ? ['wall', 'floor', 'window'] : [];
  const way = ['meadow', 'forest', 'street', 'garden'].includes(ground) ? ['path', 'way', 'road'] : [];
  const flags = features.some((name) => WITH_FLAGS.test(name) && !(without.includes('flag') && FLAGS_OF_CASTLES.has(name))) ? ['flag'] : [];
  return [...sky, ...land, ...way, ...(plants.length ? ['tree', 'plant', 'leaves'] : []), ...(features.length && ground !== 'room' ? ['building', 'house', 'roof', 'window', 'door'] : []), weather ?? '']
    .filter((word) => !without.includes(word)).concat(flags).join(' ');
}
