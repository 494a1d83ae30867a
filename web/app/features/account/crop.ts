/** Which square of a picture is kept: pure arithmetic in the picture's own pixels, so that pointer, fingers and keys do the same. */

export interface Size {
  width: number;
  height: number;
}

/** The middle of the square, and how much closer it is than the largest square that fits. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const ZOOM = { least: 1, most: 5 } as const;

export const firstCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: ZOOM.least });

/** Pixels of the picture that a side of the square has. */
export const sideOf = (crop: Crop, { width, height }: Size): number => Math.min(width, height) / crop.zoom;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The square never leaves the picture. */
function inside(crop: Crop, size: Size): Crop {
  const zoom = between(ZOOM.least, crop.zoom, ZOOM.most);
  const half = sideOf({ ...crop, zoom }, size) / 2;
  return { zoom, x: between(half, crop.x, size.width - half), y: between(half, crop.y, size.height - half) };
}

/** Moves the square by parts of its own side: 1 is a whole side to the right or down. */
export function move(crop: Crop, size: Size, right: number, down: number): Crop {
  const side = sideOf(crop, size);
  return inside({ ...crop, x: crop.x + right * side, y: crop.y + down * side }, size);
}

export const zoomTo = (crop: Crop, size: Size, zoom: number): Crop => inside({ ...crop, zoom }, size);

/** The square as a canvas wants it. */
export function squareOf(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideOf(crop, size);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}
