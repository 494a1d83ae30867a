/** What the background that a family chooses adds to a place that is already somewhere. */
import { mix } from '../color.ts';
import type { Setting } from './setting.ts';

type Adds = Partial<Omit<Setting, 'land'>> & { land?: readonly [color: string, share: number] };

const BACKGROUNDS: readonly (readonly [words: RegExp, adds: Adds])[] = [
  [/soft gradient|plain/i, { hour: 'mist', land: ['#e4ecdc', 0.5] }],
  [/evening meadow/i, { hour: 'twilight', features: ['blooms'], flowers: '#b49cf0' }],
  [/flower garden/i, { hour: 'day', features: ['tulips'], flowers: '#ff9fbe', weather: 'petals' }],
  [/enchanted forest/i, { hour: 'golden', features: ['gianttree'], weather: 'fireflies', plants: ['oak'] }],
  [/starry/i, { hour: 'night', weather: 'stars' }],
  [/moon/i, { hour: 'night', ground: 'space', features: ['planet'], land: ['#bdb6d8', 0.85], plants: [] }],
  [/castle/i, { hour: 'golden', features: ['castle'] }],
  [/village/i, { hour: 'day', features: ['cottages'] }],
  [/city|rooftop/i, { hour: 'dusk', features: ['skyscraper'] }],
  [/library/i, { hour: 'golden', features: ['bookhouses'] }],
  [/seaside|cliff/i, { hour: 'day', ground: 'shore', features: ['lighthouse'], land: ['#ecd6a0', 0.8], plants: ['palm'] }],
  [/underwater/i, { hour: 'day', ground: 'underwater', features: [], weather: 'bubbles', land: ['#e6d3a4', 0.8] }],
  [/snow|mountain/i, { hour: 'dawn', ground: 'snow', features: ['peaks'], weather: 'snow', land: ['#eef3fa', 0.8], plants: ['pine'] }],
  [/desert|dune/i, { hour: 'golden', ground: 'desert', features: ['mesa'], land: ['#e3bd86', 0.8], plants: ['cactus'] }],
  [/crystal|cave/i, { hour: 'twilight', ground: 'cave', features: ['crystals'], land: ['#6a5a94', 0.8], plants: [] }],
];

/** Only open land becomes a beach or the bottom of the sea: rooms, caves and stars stay what they are. */
const OPEN = new Set(['meadow', 'forest', 'snow', 'desert', 'shore', 'lake', 'street', 'swamp', 'garden']);

const addsOf = (background: string | undefined): Adds | undefined =>
  background ? BACKGROUNDS.find(([words]) => words.test(background))?.[1] : undefined;

/** The hour that suits a background. */
export const hourOfBackground = (background: string | undefined): Setting['hour'] => addsOf(background)?.hour;

export function withBackground(setting: Setting, background: string | undefined): Setting {
  const adds = addsOf(background);
  if (!adds) return setting;
  const { land, features = [], ground, ...more } = adds;
  const moves = ground && OPEN.has(setting.ground);
  return {
    ...setting,
    ...more,
    ...(moves ? { ground } : {}),
    ...(land ? { land: mix(setting.land, land[0], land[1]) } : {}),
    features: [...new Set([...setting.features.slice(0, 1), ...features, ...setting.features.slice(1)])].slice(0, 3),
  };
}
