/** A gilded mirror on a foot: one in a room, or several in a hall. */
import type { Brush } from './brush.ts';

interface Measures {
  /** middle of the glass */
  y: number;
  /** of the frame */
  rx: number;
  ry: number;
  /** how far it shines */
  halo: number;
  /** the top of its foot */
  foot: number;
  /** what stands above the frame: how far up its top is, and how high it is */
  crown: readonly [up: number, height: number];
}

export const standingMirror = ({ box, oval, flat, shape, glow }: Brush, { y, rx, ry, halo, foot, crown: [up, height] }: Measures): string =>
  glow(0, y + 10, halo, '#dff0ff', 0.5) +
  shape(`M-60 4 L-40 ${foot} H40 L60 4Z`, '#b98a3c') +
  oval(0, y, rx, ry, '#e0b24e') +
  oval(0, y, rx - 16, ry - 18, '#bfe0f4') +
  flat(`M-40 ${y + 60} L30 ${y - 90} L50 ${y - 60} L-26 ${y + 90}Z`, '#ffffff', 0.55) +
  box(-16, y - ry - up, 32, height, 8, '#f2cf6a');
