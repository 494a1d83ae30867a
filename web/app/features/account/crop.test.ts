import { describe, expect, test } from 'vitest';
import { firstCrop, move, squareOf, zoomTo } from './crop.ts';

const WIDE = { width: 800, height: 400 };

describe('the square of a photo', () => {
  test('is at first the largest one in the middle', () => {
    expect(squareOf(firstCrop(WIDE), WIDE)).toEqual({ left: 200, top: 0, side: 400 });
  });

  test('moves by parts of its side and stops at the edge', () => {
    const first = firstCrop(WIDE);
    expect(squareOf(move(first, WIDE, 0.25, 0), WIDE)).toEqual({ left: 300, top: 0, side: 400 });
    expect(squareOf(move(first, WIDE, 9, 9), WIDE)).toEqual({ left: 400, top: 0, side: 400 });
    expect(squareOf(move(first, WIDE, -9, -9), WIDE)).toEqual({ left: 0, top: 0, side: 400 });
  });

  test('zooms around its middle, not closer than five times and not out of the picture', () => {
    const close = zoomTo(firstCrop(WIDE), WIDE, 2);
    expect(squareOf(close, WIDE)).toEqual({ left: 300, top: 100, side: 200 });
    expect(squareOf(zoomTo(close, WIDE, 99), WIDE).side).toBe(80);
    const corner = move(close, WIDE, 9, 9);
    expect(squareOf(zoomTo(corner, WIDE, 0.1), WIDE)).toEqual({ left: 400, top: 0, side: 400 });
  });
});
