/** What a place is made of: the kind of ground, what stands on it, what grows there. */
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import type { Material } from './asked-materials.ts';
import type { Hour } from './palette.ts';

export type Ground =
  | 'meadow'
  | 'forest'
  | 'snow'
  | 'desert'
  | 'shore'
  | 'lake'
  | 'underwater'
  | 'space'
  | 'sky'
  | 'cave'
  | 'city'
  | 'street'
  | 'room'
  | 'swamp'
  | 'lava'
  | 'garden'
  | 'soft';
export type Plant =
  'oak' | 'pine' | 'birch' | 'palm' | 'bamboo' | 'blossom' | 'autumn' | 'thorn' | 'mushroom' | 'cactus' | 'bush' | 'fruit' | 'poplar' | 'willow';
export type Weather = 'rain' | 'snow' | 'leaves' | 'petals' | 'fireflies' | 'bubbles' | 'embers' | 'stars' | 'notes' | 'seeds';
/** What a room shows of the weather: it is seen through the window. */
export type Outside = Extract<Weather, 'rain' | 'snow' | 'leaves' | 'petals'>;
export type Room =
  'plain' | 'bedroom' | 'library' | 'kitchen' | 'classroom' | 'workshop' | 'hall' | 'attic' | 'lab' | 'shop' | 'music' | 'ship' | 'playroom';

export interface Setting {
  ground: Ground;
  land: string;
  features: readonly string[];
  plants: readonly Plant[];
  room?: Room;
  /** colour of the wall of a room */
  wall?: string;
  /** types of beings that live here: shown when nobody of a story does */
  who?: readonly string[];
  /** what a family asks of those who live here: a dragon that sleeps, a whale in the sky */
  doing?: { feeling?: Feeling; pose?: PoseName; inSky?: boolean };
  hour?: Hour;
  weather?: Weather;
  /** of a room: what falls outside its window */
  outside?: Outside;
  /** of a room: where it is, as its window shows */
  view?: Setting;
  flowers?: string;
  /** colours that a family asks of trees, and of landmarks by their names */
  leaves?: string;
  dyes?: Readonly<Record<string, string>>;
  /** colour that a family asks of the sky */
  sky?: string;
  /** what a family asks the first landmark to be made of */
  material?: Material;
  /** what it asks not to see: clouds, flags */
  without?: readonly string[];
  props: readonly string[];
  /** "in a forest" */
  said: string;
  known: boolean;
}
