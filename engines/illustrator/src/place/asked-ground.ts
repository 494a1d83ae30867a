/** What a family's own words change in a place whose type is listed: "my castle on the moon", "underwater", "in winter", "with a pink sky". */
import { mix } from '../color.ts';
import { findColor } from '../lexicon/find-color.ts';
import { withoutAsked } from './asked-away.ts';
import { builtOf, materialAsked } from './asked-materials.ts';
import { seenOutside } from './furnish.ts';
import { heroDyes } from './hero-words.ts';
import { canFall } from './told-weather.ts';
import { wishedFor } from '../words/wished.ts';
import type { Ground, Plant, Setting, Weather } from './setting.ts';

interface Asked {
  ground: Ground;
  land: string;
  plants?: readonly Plant[];
  features?: readonly string[];
  weather?: Weather;
  said: string;
}

const ARTICLE = '\\s+(?:(?:a|an|the|my|our|some|its)\\s+)?(?:[\\w-]+\\s+){0,2}?';
/** What hangs in the sky is looked at and stood under without anybody being there. */
const up = (nouns: string): RegExp => new RegExp(`\\b(?:on|into|inside|upon|among|amid)${ARTICLE}(?:${nouns})\\b|\\bin (?:outer )?space\\b`, 'i');
/** "on the far side of the": a ground is asked for only where something is to stand. */
const AT = `\\b(?:on|in|into|inside|under|beneath|below|above|over|upon|among|amid|at|by|beside|near|through)${ARTICLE}`;
const at = (nouns: string): RegExp => new RegExp(`${AT}(?:${nouns})\\b`, 'i');

/** The first that matches is the ground. */
export const GROUND_WISHES: readonly (readonly [words: RegExp, asked: Asked])[] = [
  [/\bunder ?-?water\b|\bunder the (?:sea|waves|ocean|water)\b|\b(?:bottom of the|deep) (?:sea|ocean|lake)\b|\b(?:sea|ocean) ?(?:floor|bed)\b/i,
    { ground: 'underwater', land: '#d9c69a', weather: 'bubbles', said: 'under the sea' }],
  [/\b(?:on|upon) (?:the |a |our )?(?:[\w-]+ ){0,2}moon\b/i, { ground: 'space', land: '#bdb6d8', features: ['planet'], said: 'on the moon' }],
  [/\b(?:on|upon) mars\b/i, { ground: 'space', land: '#c9744f', said: 'on a red planet' }],
  [up('planets?|asteroid|comet|galaxy|stars'), { ground: 'space', land: '#8f7fc0', features: ['rings'], said: 'on a faraway planet' }],
  [/\b(?:in|on|among|above) (?:the |some )?(?:[\w-]+ )?clouds\b|\b(?:floating|flying|high|up|built) (?:high |up )?in the sky\b|^\W*(?:an? |my |the |our )?(?:(?:castle|palace|house|cottage|village|city|garden) )?in the sky\b/i, { ground: 'sky', land: '#9fd08a', said: 'high among the clouds' }],
  [at('volcano|lava'), { ground: 'lava', land: '#5f4450', weather: 'embers', said: 'near a volcano' }],
  [/\bunderground\b/i, { ground: 'cave', land: '#6f6a86', said: 'in a cave' }],
  [at('cave|cavern|grotto'), { ground: 'cave', land: '#6f6a86', said: 'in a cave' }],
  [at('deserts?|dunes?'), { ground: 'desert', land: '#e3bd86', plants: ['cactus'], said: 'in the desert' }],
  [at('snow|ice|arctic|north pole|south pole'), { ground: 'snow', land: '#f1f4fa', plants: ['pine'], weather: 'snow', said: 'in the snow' }],
  [at('jungle|rainforest'), { ground: 'forest', land: '#5f9a5a', plants: ['palm', 'oak'], said: 'in the jungle' }],
  [at('forest|woods?|trees'), { ground: 'forest', land: '#5f8a5c', plants: ['oak'], weather: 'fireflies', said: 'in an old forest' }],
  [at('beach|coast|shore|seaside|island|sea|ocean'), { ground: 'shore', land: '#ecd6a0', plants: ['palm'], said: 'by the sea' }],
  [at('swamp|marsh|bog'), { ground: 'swamp', land: '#6a8060', plants: ['thorn'], weather: 'fireflies', said: 'in a misty marsh' }],
  [at('lake|pond|river|stream'), { ground: 'lake', land: '#86b873', plants: ['oak', 'bush'], said: 'by the water' }],
  [at('city|downtown'), { ground: 'city', land: '#8f93a8', said: 'in the city' }],
  [at('village|town'), { ground: 'street', land: '#b9b47f', features: ['cottages'], said: 'in a village' }],
  [at('mountains?'), { ground: 'meadow', land: '#86ab6c', plants: ['pine'], features: ['peaks'], said: 'in the mountains' }],
  [at('meadow|hills?|fields?'), { ground: 'meadow', land: '#93c670', plants: ['oak'], said: 'on a flowery meadow' }],
  [at('garden|park'), { ground: 'garden', land: '#8fc477', plants: ['bush'], said: 'in a garden' }],
];

const OPEN: readonly Ground[] = ['meadow', 'forest', 'lake', 'street', 'garden', 'swamp', 'shore', 'snow'];

/** Seasons of open land. */
const SEASONS: readonly (readonly [words: RegExp, season: Partial<Setting>])[] = [
  [/\bwinter|snow ?storm|blizzard|(?:heavy|deep) snow|snowy|snow-?covered|snowfall|it(?:'s| is) snowing/i, { land: '#f1f4fa', plants: ['pine'], weather: 'snow', said: 'in the snow' }],
  [/\bautumn|\bfall colou?rs/i, { land: '#b98f52', plants: ['autumn'], weather: 'leaves' }],
  [/\bspring(?:time)?\b|blossom/i, { plants: ['blossom'], weather: 'petals' }],
];

const FALLS: readonly (readonly [words: RegExp, weather: Weather])[] = [
  [/\brain(?:y|ing|fall)?\b/i, 'rain'],
  [/\bsnow(?:y|ing|fall|flakes)?\b/i, 'snow'],
  [/\bfirefl(?:y|ies)|glow-?worms?/i, 'fireflies'],
  [/\bfalling leaves/i, 'leaves'],
  [/\bpetals/i, 'petals'],
  [/\bbubbles/i, 'bubbles'],
  [/\bsparks|embers/i, 'embers'],
  [/\b(?:shooting|falling) stars/i, 'stars'],
  [/\bmusic(?:al)? notes/i, 'notes'],
];

const BRIDGE = /(?<!\b(?:rope|space|ship[’']s|rainbow|no|without an?|without) )\bbridges?\b/i;
const DRY: readonly Ground[] = ['meadow', 'garden', 'forest'];

const TREELESS = /\b(?:without|no) (?:any )?(?:trees?|plants)\b/i;

/** "a pink sky", "purple grass": a colour that is said of the land or the sky. */
const SKY = /\b([\w-]+(?: [\w-]+)?) sk(?:y|ies)\b/i;
const LAND = /\b([\w-]+(?: [\w-]+)?) (?:grass|sand|ground|land|snow|floor|meadows?|hills?|fields?|dunes?)\b/i;

const FLOWERS = /\b([\w-]+(?: [\w-]+)?) (?:(?:wild)?flowers?|blossoms|blooms|roses|tulips|lilies|daisies|poppies)\b/i;
const LEAVES = /\b([\w-]+(?: [\w-]+)?) (?:trees?|leaves|bushes)\b/i;

/** Words that this file understands: none of them is reported as not drawn. */
export const STEERED = /^(?:under|above|below|among|beside|inside|sky|skies|grass|sand|ground|land|floor|moon|mars|space|planets?|sea|ocean|waves|bottom|deep|bed|winter|snow|snowy|autumn|fall|spring|springtime|summer|rain|rainy|raining|tree|trees|weather|sun|sunny|clouds?|far|side|high|everywhere|around|behind|front|falling|shooting|season|air|whole|place|day|time)$/i;

function stand(setting: Setting, asked: Asked): Setting {
  const { plants = [], features = [], ...more } = asked;
  const { weather: _usual, hour: _hour, who: _who, room: _room, wall: _wall, flowers: _flowers, ...kept } = setting;
  return { ...kept, ...more, plants, features: [...new Set([...setting.features.slice(0, 2), ...features])].slice(0, 3), known: true };
}

/** What falls by the words of a wish. */
export const weatherAsked = (wishes: string): Weather | undefined =>
  (FALLS.find(([words]) => words.test(wishes)) ?? [])[1] ?? SEASONS.find(([words]) => words.test(wishes))?.[1].weather;

/** The weather and the season that a room without a window cannot show. */
export function missedWeather(setting: Setting, wishes: string): string[] {
  if (setting.ground !== 'room' || setting.outside) return [];
  return [...FALLS.filter(([, weather]) => !canFall(weather, 'room')), ...SEASONS].flatMap(([words]) => words.exec(wishes)?.[0].toLowerCase() ?? []).slice(0, 1);
}

/** A room without anything that could stand elsewhere stays a room: then the ground that was asked for is not drawn. */
export function missedGround(setting: Setting, wishes: string): string[] {
  const asked = GROUND_WISHES.find(([words]) => words.test(wishes));
  if (!asked || setting.ground === asked[1].ground || setting.ground !== 'room') return [];
  return [asked[0].exec(wishes)?.[0].toLowerCase().split(/\s+/).pop() ?? ''];
}

/**
 * @param given the family's own prompt and details; without any the setting stays as it is
 * @param own what the type itself is known by: a room without anything stays a room, also where the wish brings a thing along
 */
export function withWishes(setting: Setting, given: string, own: readonly string[] = setting.features): Setting {
  const wishes = wishedFor(given);
  if (!given.trim()) return setting;
  const ground = GROUND_WISHES.find(([words]) => words.test(wishes))?.[1];
  const stays = setting.ground === 'room' && own.length === 0;
  const moves = ground && ground.ground !== setting.ground;
  let changed = !moves ? setting : stays ? { ...setting, features: [] } : stand(setting, ground);
  const season = OPEN.includes(changed.ground) ? SEASONS.find(([words]) => words.test(wishes))?.[1] : undefined;
  if (season) changed = { ...changed, ...season, ground: season.weather === 'snow' && changed.ground !== 'shore' && changed.ground !== 'lake' && changed.ground !== 'street' ? 'snow' : changed.ground };
  const falls = FALLS.find(([words]) => words.test(wishes))?.[1];
  const outside = seenOutside(weatherAsked(wishes), changed);
  if (outside) changed = { ...changed, outside };
  if (canFall(falls, changed.ground)) changed = { ...changed, weather: falls };
  // Behind a row of houses at the water nobody would see it.
  if (changed.features.includes('canal') && !own.includes('bridge')) changed = { ...changed, features: changed.features.filter((hero) => hero !== 'bridge') };
  // A bridge goes over water: where there is none, a stream comes along.
  if (BRIDGE.test(wishes) && DRY.includes(changed.ground)) changed = { ...changed, ground: 'lake', features: [...new Set([...changed.features, 'bridge'])] };
  if (TREELESS.test(given)) changed = { ...changed, plants: [] };
  return inColorsAsked(changed, given);
}

/** The sky, the land, flowers, leaves and landmarks in the colours that are asked of them. */
export function inColorsAsked(setting: Setting, wishes: string): Setting {
  const [sky, land, flowers, leaves] = [SKY, LAND, FLOWERS, LEAVES].map((words) => findColor(words.exec(wishes)?.[1]));
  const dyes = heroDyes(wishes);
  const built = setting.ground === 'room' ? undefined : builtOf(setting.features);
  const material = built === undefined ? undefined : materialAsked(wishes);
  const without = withoutAsked(setting, wishes);
  return {
    ...setting,
    ...(sky ? { sky } : {}),
    ...(land ? { land: mix(setting.land, land, 0.85) } : {}),
    ...(flowers ? { flowers } : {}),
    ...(leaves ? { leaves } : {}),
    ...(Object.keys(dyes).length ? { dyes } : {}),
    ...(material && built !== undefined ? { material: { ...material, on: built } } : {}),
    ...(without.length ? { without } : {}),
  };
}
