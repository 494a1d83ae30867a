/** Decoded pixels, four bytes each: red, green, blue, alpha. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}
