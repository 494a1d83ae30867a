/** How a room is furnished: what its furniture is painted with and stands on. */
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import type { Stage } from './ground.ts';
import type { Outside, Setting, Weather } from './setting.ts';

export interface Furnishing {
  stage: Stage;
  setting: Setting;
  paper: Paper;
  w: number;
  h: number;
  s: number;
  roll: Dice;
  /** a colour in the light of the room */
  tone: (color: string) => string;
  /** where the wall meets the floor */
  floorY: number;
  table: (x: number, wide: number, tall: number) => string;
}

export type Furnish = (room: Furnishing) => string;

/** Under the ground, in the dark of a show, or all walls full: no window, no rug. */
const WINDOWLESS = ['subway', 'bigscreen', 'projector', 'tank', 'wandshelves', 'tvset', 'pillarrow', 'mirrors', 'mirrormaze', 'jars', 'bones'];
/** Halls of a house, in whose wall a window can be. */
const ABOVE_GROUND = ['bones', 'wandshelves', 'pillarrow', 'mirrors'];
/** A family said how the weather is: a window shows it, though usually none is there. */
export const opensForClimate = ({ features, props }: Setting): boolean => props.includes('climate') && features.some((name) => ABOVE_GROUND.includes(name));
export const isWindowless = (setting: Setting): boolean => setting.features.some((name) => WINDOWLESS.includes(name));

const OUTSIDE: readonly Weather[] = ['rain', 'snow', 'leaves', 'petals'] satisfies readonly Outside[];
/** Of weather that is asked for or told, what a room shows through its window; nothing where it has none, or one into space. */
export const seenOutside = (weather: Weather | undefined, setting: Setting): Outside | undefined =>
  weather && OUTSIDE.includes(weather) && setting.ground === 'room' && setting.room !== 'ship' && (!isWindowless(setting) || opensForClimate(setting)) ? (weather as Outside) : undefined;
