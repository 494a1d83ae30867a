/** What the background that a family chooses adds to a place that is already somewhere. */
import { mix } from '../color.ts';
import { readSetting } from './read-setting.ts';
import type { Setting } from './setting.ts';

type Adds = Partial<Omit<Setting, 'land' | 'props'>> & { land?: readonly [color: string, share: number]; starry?: true; gradient?: true };

/** `seen`: what a room shows of it through its window. */
const BACKGROUNDS: readonly (readonly [words: RegExp, adds: Adds, seen?: string])[] = [
  [/soft gradient|plain/i, { hour: 'mist', land: ['#e4ecdc', 0.5], gradient: true }],
  [/evening meadow/i, { hour: 'twilight', features: ['blooms'], flowers: '#b49cf0' }, 'a meadow in the evening'],
  [/flower garden/i, { hour: 'day', features: ['tulips', 'flowerbeds'], flowers: '#ff9fbe', weather: 'petals' }, 'a garden full of flowers'],
  [/enchanted forest/i, { hour: 'twilight', ground: 'forest', features: ['glade'], land: ['#3f8f7c', 0.85], weather: 'fireflies', plants: ['oak'] }, 'an enchanted forest'],
  [/starry/i, { hour: 'night', weather: 'stars', starry: true }, 'a sky full of stars'],
  [/moon/i, { hour: 'night', ground: 'space', features: ['planet'], land: ['#bdb6d8', 0.85], plants: [] }, 'the surface of the moon'],
  [/castle/i, { hour: 'golden', features: ['courtyard'], plants: [] }, 'the courtyard of a castle'],
  [/village/i, { hour: 'day', features: ['villagerow'], plants: [] }, 'a village street'],
  [/city|rooftop/i, { hour: 'dusk', features: ['roofs', 'skyline'], plants: [] }, 'the roofs of a city'],
  [/library/i, { hour: 'golden', features: ['bookcases'], plants: [] }],
  [/seaside|cliff/i, { hour: 'day', ground: 'shore', features: ['seacliff'], land: ['#8fb46a', 0.8], plants: [] }, 'a cliff by the sea'],
  [/underwater/i, { hour: 'day', ground: 'underwater', features: [], weather: 'bubbles', land: ['#e6d3a4', 0.8] }, 'a garden under the sea'],
  [/snow|mountain/i, { hour: 'dawn', ground: 'snow', features: ['highpeaks'], weather: 'snow', land: ['#eef3fa', 0.8], plants: ['pine'] }, 'snowy mountains'],
  [/desert|dune/i, { hour: 'golden', ground: 'desert', features: ['mesa'], land: ['#e3bd86', 0.8], plants: ['cactus'] }, 'the dunes of a desert'],
  [/crystal|cave/i, { hour: 'twilight', ground: 'cave', features: ['crystals'], land: ['#6a5a94', 0.8], plants: [] }, 'a cave full of crystals'],
];

/** Only open land becomes a beach or the bottom of the sea: rooms, caves and stars stay what they are. */
const OPEN = new Set(['meadow', 'forest', 'snow', 'desert', 'shore', 'lake', 'street', 'swamp', 'garden']);

const rowOf = (background: string | undefined) => (background ? BACKGROUNDS.find(([words]) => words.test(background)) : undefined);

/** The hour that suits a background. */
export const hourOfBackground = (background: string | undefined): Setting['hour'] => rowOf(background)?.[1].hour;

export function withBackground(setting: Setting, background: string | undefined): Setting {
  const [, adds, seen] = rowOf(background) ?? [];
  if (!background || !adds) return setting;
  const { land, features = [], ground, starry, gradient, ...more } = adds;
  const props = [...setting.props, ...(starry ? ['starry'] : []), ...(gradient ? ['gradient'] : [])];
  // No village stands on a bedroom's floor: a room shows through its window where it is.
  if (setting.ground === 'room') {
    const { weather: _fallen, ...dry } = setting;
    return {
      ...dry,
      ...(adds.hour ? { hour: adds.hour } : {}),
      props,
      ...(seen
        ? { view: { ...readSetting([background]), ...(adds.hour ? { hour: adds.hour } : {}), props }, said: `${setting.said}, with ${seen} outside the window` }
        : { features: [...setting.features, ...features.map((name) => (name === 'bookcases' && setting.room === 'bedroom' ? 'bookcaseleft' : name))] }),
    };
  }
  const moves = ground && OPEN.has(setting.ground);
  return {
    ...setting,
    ...more,
    props,
    ...(moves ? { ground } : {}),
    ...(land ? { land: mix(setting.land, land[0], land[1]) } : {}),
    features: [...new Set([...setting.features.slice(0, 1), ...features, ...setting.features.slice(1)])].slice(0, 3),
  };
}
