/** A rack with shelves of wares, for rooms that sell, keep or make things. */
import { each, type Brush } from './brush.ts';

/** Colours of what stands about in rooms. */
export const WARES = ['#e0564a', '#f2c14e', '#4f9fc4', '#58b878', '#8f6ad6', '#f28ab0'];

interface Wood {
  frame: string;
  back: string;
}
const BROWN: Wood = { frame: '#a4704a', back: '#7f5236' };

/** @param x its middle; it stands on the floor. `ware` draws one thing on the board at y. */
export const rack = (
  { box, flat, stroke, darker }: Brush,
  x: number,
  wide: number,
  tall: number,
  rows: number,
  ware: (row: number, col: number, x: number, y: number) => string,
  { frame, back }: Wood = BROWN,
): string =>
  box(x - wide / 2 - 10, -tall - 12, wide + 20, 22, 7, darker(frame, -0.04)) + box(x - wide / 2, -tall, wide, tall + 4, 8, frame) + box(x - wide / 2 - 8, -12, wide + 16, 18, 5, darker(frame, 0.05)) +
  each(rows, (row) => {
    const deep = (tall - 10) / rows;
    const y = -tall + (row + 1) * deep;
    return (
      box(x - wide / 2 + 12, y - deep + 12, wide - 24, deep - 18, 4, back) +
      // The board above throws its shadow on the wall behind the wares.
      flat(`M${x - wide / 2 + 12} ${y - deep + 12} h${wide - 24} v16 h${24 - wide}Z`, darker(back, 0.1), 0.7) + stroke(`M${x - wide / 2 + 12} ${y - 4} h${wide - 24}`, darker(frame, -0.06), 4, 0.8) +
      each(Math.floor((wide - 30) / 56), (col) => ware(row, col, x - wide / 2 + 44 + col * 56, y - 8))
    );
  });
