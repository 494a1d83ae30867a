/** What a climate does to a place: its hour, what falls, and on open land the colour of the ground and what grows there. */
import { mix } from '../color.ts';
import type { Hour } from './palette.ts';
import type { Ground, Plant, Setting, Weather } from './setting.ts';

interface Climate {
  words: RegExp;
  hour?: Hour;
  weather?: Weather;
  /** colour towards which open land turns, and how far */
  land?: readonly [color: string, share: number];
  plants?: readonly Plant[];
  ground?: Ground;
  flowers?: string;
}

/** The first whose words match. */
const CLIMATES: readonly Climate[] = [
  { words: /thunder|lightning|storm/i, hour: 'storm', weather: 'rain' },
  { words: /rainbow/i, hour: 'rainbow' },
  { words: /rain|drizzle/i, hour: 'mist', weather: 'rain' },
  { words: /deep winter|snow|blizzard/i, hour: 'day', weather: 'snow', land: ['#f4f7fb', 0.9], plants: ['pine'], ground: 'snow' },
  // Clear: nothing falls, it lies on the ground.
  { words: /frost/i, hour: 'dawn', land: ['#eaf4fb', 0.75] },
  { words: /mist|fog/i, hour: 'mist' },
  { words: /autumn/i, hour: 'golden', weather: 'leaves', land: ['#c49a4c', 0.5], plants: ['autumn'] },
  { words: /spring/i, hour: 'day', weather: 'petals', plants: ['blossom'] },
  { words: /summer night/i, hour: 'night', weather: 'fireflies' },
  { words: /northern light/i, hour: 'aurora' },
  { words: /starry/i, hour: 'night', weather: 'stars' },
  { words: /twilight/i, hour: 'twilight', weather: 'fireflies' },
  { words: /windy/i, hour: 'day', weather: 'leaves' },
  { words: /humid|tropic/i, hour: 'golden', land: ['#4f9a5a', 0.4], plants: ['palm'] },
  { words: /hot|dry/i, hour: 'golden', land: ['#e3bd86', 0.65], plants: ['cactus'] },
  { words: /shady|cool/i, hour: 'mist', land: ['#4f7f74', 0.5], plants: ['pine'] },
  { words: /salty|sea breeze/i, hour: 'day', land: ['#ecd6a0', 0.5], plants: ['palm'] },
  { words: /underwater/i, hour: 'day', weather: 'bubbles' },
  { words: /sunny|mild/i, hour: 'day', flowers: '#ffd05c' },
  { words: /all seasons/i, hour: 'rainbow', weather: 'leaves', plants: ['blossom', 'oak', 'autumn', 'pine'] },
];

/** What a family says of the sky of a planet or over a hall is seen there, air, window or none. */
export const CLIMATE = 'climate';

/** A wood of birches stays one whatever falls on it; only trees of any kind give way to those of a climate. */
const isParticular = (plant: Plant): boolean => !['oak', 'pine', 'bush'].includes(plant);

const OPEN: readonly Ground[] = ['meadow', 'garden', 'street', 'lake', 'forest', 'swamp'];

export interface ClimateRead {
  hour?: Hour;
  weather?: Weather;
  on: (setting: Setting) => Setting;
}

export function readClimate(climate: string | undefined): ClimateRead | undefined {
  const found = CLIMATES.find(({ words }) => words.test(climate ?? ''));
  return found && { ...found, on: (setting) => touched(setting, found) };
}

function touched(setting: Setting, { land, plants, ground, flowers, hour }: Climate): Setting {
  if (setting.ground === 'space' || setting.ground === 'room') {
    const seen = { ...setting, props: [...setting.props, CLIMATE, ...(hour ? [`${CLIMATE} ${hour}`] : [])] };
    return setting.ground === 'space' && land ? { ...seen, land: mix(setting.land, land[0], land[1]) } : seen;
  }
  if (!OPEN.includes(setting.ground)) return setting;
  return {
    ...setting,
    ...(land ? { land: mix(setting.land, land[0], land[1]) } : {}),
    ...(plants && !setting.plants.some(isParticular) ? { plants } : {}),
    ...(flowers ? { flowers } : {}),
    ...(ground && setting.ground !== 'forest' && setting.ground !== 'lake' ? { ground } : {}),
  };
}
