/** A rack with shelves of wares, for rooms that sell, keep or make things. */
import { each, type Brush } from './brush.ts';

/** Colours of what stands about in rooms. */
export const WARES = ['#e0564a', '#f2c14e', '#4f9fc4', '#58b878', '#8f6ad6', '#f28ab0'];

/** @param x its middle; it stands on the floor. `ware` draws one thing on the board at y. */
export const rack = (
  { box }: Brush,
  x: number,
  wide: number,
  tall: number,
  rows: number,
  ware: (row: number, col: number, x: number, y: number) => string,
): string =>
  box(x - wide / 2, -tall, wide, tall + 4, 8, '#a4704a') +
  each(rows, (row) => {
    const y = -tall + ((row + 1) * (tall - 10)) / rows;
    return (
      box(x - wide / 2 + 12, y - (tall - 10) / rows + 12, wide - 24, (tall - 10) / rows - 18, 4, '#7f5236') +
      each(Math.floor((wide - 30) / 56), (col) => ware(row, col, x - wide / 2 + 44 + col * 56, y - 8))
    );
  });
