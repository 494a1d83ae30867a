/** Where on the sheet a marvel of a place is seen, and what draws it. */
import type { Brush } from '../heroes/brush.ts';

export type Marvel = (brush: Brush) => string;
export type Marvels = Record<string, readonly [Spot, Marvel]>;

/** Corners of the sheet in shares of its width and height, with the scale of what stands there. */
export const SPOTS = {
  left: [0.14, 0.84, 1.05],
  right: [0.86, 0.84, 1.05],
  front: [0.34, 0.93, 1.05],
  frontRight: [0.66, 0.93, 1.05],
  skyLeft: [0.2, 0.24, 1.3],
  skyRight: [0.8, 0.24, 1.3],
  middle: [0.5, 0.6, 1.2],
} as const;
export type Spot = keyof typeof SPOTS;
