/** Image styles as numbers: what each does to colours, shading, outlines, texture and light. */

import type { Behind } from './behind.ts';
import type { Grain, Overlay } from './overlays.ts';
import type { Manner } from './scene-manner.ts';

export interface StyleLook {
  name: string;
  depth: number;
  cel: boolean;
  /** outline around figures and things: width in figure units, 0 for none */
  ink: number;
  inkColor: string;
  /** outline inside the figure as well */
  innerInk: boolean;
  chroma: number;
  /** pulls lightness towards the middle (below 1) or apart (above 1) */
  contrast: number;
  lift: number;
  /** degrees of hue that every colour turns */
  hue: number;
  wash?: { color: string; share: number };
  texture: 'none' | 'paper' | 'canvas' | 'fine' | 'dots' | 'strokes' | 'hatch';
  rim: number;
  sparkle: number;
  border?: 'deckle' | 'frame' | 'none';
  bloom: number;
  /** laid over the sheet, and done to the whole of it */
  overlay?: Overlay;
  grain?: Grain;
  /** side of the squares on which the finished sheet is laid, in units of the sheet */
  grid?: number;
  /** a paper edge around the figure: width in figure units and colour */
  edge?: { width: number; color: string };
  /** how what is behind people is painted */
  behind?: Behind;
  /** its light or its paper in a whole scene */
  manner?: Manner;
  /** shadow with an edge, as on cels, instead of a soft one: how dark, 0..1 */
  hardShade?: number;
  /** one half of everybody in an even shade, as posters have it: how dark, 0..1 */
  half?: number;
  /** dark that gathers along every outline, as on clay: how dark, 0..1 */
  round?: number;
  /** a second light from behind, in its colour */
  backlight?: string;
  /** a shadow on the sheet behind, as paper that lies on paper throws it: how far, in figure units */
  drop?: number;
  /** shine of clay or glass on the figure, 0..1 */
  gloss?: number;
}

/** The storybook: every other style changes some of it. */
export const base: StyleLook = {
  name: 'Storybook',
  depth: 1,
  cel: false,
  ink: 0,
  inkColor: '#2b1a2e',
  innerInk: false,
  chroma: 1,
  contrast: 1,
  lift: 0,
  hue: 0,
  texture: 'none',
  rim: 1,
  sparkle: 1,
  bloom: 0.2,
};
