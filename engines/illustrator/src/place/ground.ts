/** Stage and land: what every outdoor place starts from (its sky: sky.ts). Coordinates are pixels of the sheet. */
import { createNoise2D } from 'simplex-noise';
import { shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, ellipse, line, path } from '../shapes.ts';
import type { Blocker } from './seen-beside.ts';
import type { Palette } from './palette.ts';
import type { Outside } from './setting.ts';

export interface Stage {
  paper: Paper;
  w: number;
  h: number;
  /** y of the horizon and of the floor on which figures stand */
  horizon: number;
  floor: number;
  /** pixels of one drawing unit: things are drawn for a sheet 1024 high */
  s: number;
  palette: Palette;
  roll: Dice;
  seed: string;
  /** where sun or moon stands */
  sun: { x: number; y: number };
  /** an empty middle is kept for figures */
  crowded: boolean;
  /** y of the hindmost feet: no river runs below it */
  feet?: number;
  /** where on the width a landmark is seen beside many people, 0..1 */
  seenAt?: number;
  /** the side on which a landmark stands beside one or two people, 0..1 */
  aside?: number;
  /** where landmarks stand that trees must not hide, in pixels */
  taken?: { x: number; half: number }[];
  /** how much a wide landmark may grow, to be seen over many heads */
  grow?: number;
  /** those who stand before the landmarks, where they are known */
  blockers?: readonly Blocker[];
  /** behind one who fills the sheet: what grows in the corners hides nothing in a hand */
  portrait?: boolean;
  /** of a room: what falls outside its window */
  outside?: Outside;
  /** rain clouds hide sun, moon and stars */
  overcast?: boolean;
  /** a landmark is the moon itself */
  moonless?: boolean;
  /** a sky in which stars are what is looked at */
  starry?: boolean;
  /** what is seen through the window of a room, painted as wide as VIEW says */
  view?: string;
  /** a gradient was asked for: no clouds, no sun and no far hills */
  plain?: boolean;
  /** somebody lies in the bed of the room: it is drawn with whoever lies there */
  bedTaken?: boolean;
  /** a sky without stars */
  starless?: boolean;
  /** none were wished for */
  cloudless?: boolean;
  sunless?: boolean;
  /** a flash of lightning in the sky */
  flash?: boolean;
}

/** The sheet on which a view from a window is painted: as high as wide windows are. */
export const VIEW = { width: 700, height: 640 } as const;

/** y at which the floor of a place begins, that would be there in an empty one: the hindmost stand on it and not on the wall behind it. */
export const floorFrom = ({ s, feet }: Pick<Stage, 's' | 'feet'>, usual: number): number => Math.min(usual, (feet ?? Infinity) - 24 * s);

/** Height of a rolling line of land at every x. */
export function ridgeOf(seed: string, y: number, swing: number, wave: number): (x: number) => number {
  const noise = createNoise2D(dice(seed).next);
  return (x) => y + noise(x * wave, 0) * swing + noise(x * wave * 2.7, 5) * swing * 0.3;
}

/** A rolling line of land from edge to edge, filled down to the bottom of the sheet. */
export function hill(
  w: number,
  h: number,
  seed: string,
  y: number,
  swing: number,
  wave: number,
  fill: string,
  extra: string = bare,
): string {
  const ridge = ridgeOf(seed, y, swing, wave);
  let d = `M-10 ${h + 10}`;
  for (let x = -10; x <= w + 20; x += 20) d += ` L${x} ${ridge(x).toFixed(1)}`;
  return path(`${d} L${w + 20} ${h + 10}Z`, fill, extra);
}

/** Three tapering blades that spread from one root. */
export function tuft(x: number, y: number, tall: number, color: string): string {
  const blade = (lean: number, long: number): string =>
    `M${x - tall * 0.1} ${y} Q${x + lean * 0.3} ${y - long * 0.6} ${x + lean} ${y - long} Q${x + lean * 0.5 + tall * 0.1} ` +
    `${y - long * 0.5} ${x + tall * 0.1} ${y}Z`;
  return path(blade(-tall * 0.5, tall * 0.8) + blade(tall * 0.1, tall) + blade(tall * 0.55, tall * 0.72), color, 'opacity=".85"');
}

export const hazeBand = (paper: Paper, w: number, y: number, tall: number, color: string, strength: number): string =>
  path(
    `M0 ${y}H${w}V${y + tall}H0Z`,
    paper.linear([
      [0, color, 0],
      [0.6, color, strength],
      [1, color, 0],
    ]),
    bare,
  );

export const pebble = (paper: Paper, x: number, y: number, r: number, color: string): string =>
  ellipse(x, y, r, r * 0.62, paper.ball(color)) +
  line(`M${x - r * 0.5} ${y - r * 0.2} q${r * 0.3} ${-r * 0.26} ${r * 0.7} ${-r * 0.2}`, shade(color, 0.12), r * 0.1, 0.6);
