/** Draws a picture. */
import type { PictureFinish } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import type { PictureBrief } from '@fableloom/illustrator';

export type { DrawnCharacter, DrawnPlace, PictureBrief, PictureStyle } from '@fableloom/illustrator';

export interface DrawnPicture {
  /** The raster that pages show. */
  image: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  /** The vectors, where the provider draws in vectors. */
  svg: string | null;
  width: number;
  height: number;
  alt: string;
  prompt: string;
  /** A data URL of a tiny blurred version. */
  blur: string | null;
  /** Words of the prompt that could not be drawn. */
  notDrawn: string[];
}

export interface DrawOptions {
  signal?: AbortSignal;
  format?: 'jpeg' | 'webp';
  /** Longest side in pixels; the drawing's own size where absent. */
  longestSide?: number;
  /** Fineness and strength of color; standard and vivid where absent. */
  finish?: PictureFinish;
  /** Pictures of the characters, so that they stay themselves; read by those alone who can take them. */
  references?: () => Promise<Reference[]>;
  /** For whom the words are that are drawn: what a story for older readers may say is no reason to leave its picture out. */
  ageRange?: AgeRange;
}

/** A picture of somebody, with the name of who is in it. */
export interface Reference {
  name: string;
  picture: Buffer;
}

export interface Rendered {
  image: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

export interface Illustrator {
  readonly provider: string;
  draw(brief: PictureBrief, options?: DrawOptions): Promise<DrawnPicture>;
  /** The drawing alone, as SVG, for live previews. */
  sketch(brief: PictureBrief): Promise<{ svg: string; alt: string }>;
  /** A drawing that is kept as SVG, in another size: for print, for books. */
  render(svg: string, options: { format: 'jpeg' | 'webp'; longestSide: number }): Promise<Rendered>;
  close(): Promise<void>;
}
