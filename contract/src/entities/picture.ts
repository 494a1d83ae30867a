/** A stored picture as the browser needs it: size known before it loads, so nothing jumps. */
import * as z from 'zod';

export const pictureSchema = z.object({
  url: z.string(),
  /** Address of the vector drawing, where one is kept. */
  vectorUrl: z.string().nullable(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** A data URL of a tiny blurred version, shown while the picture loads. */
  blur: z.string().nullable(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** How finely a picture is painted, and how strong its colors are. */
export const pictureQualitySchema = z.enum(['standard', 'hd']);
export const colorStyleSchema = z.enum(['vivid', 'natural']);
export interface PictureFinish {
  quality: z.infer<typeof pictureQualitySchema>;
  style: z.infer<typeof colorStyleSchema>;
}

/** One earlier or current portrait of a character or location. */
export const imageHistoryItemSchema = z.object({
  url: z.string(),
  timestamp: z.string(),
  prompt: z.string(),
  provider: z.string(),
  isSaved: z.boolean(),
  picture: pictureSchema.nullish(),
  /** Words of the family's own prompt that the illustrator knows it did not draw. */
  notDrawn: z.array(z.string()).optional(),
});
export type ImageHistoryItem = z.infer<typeof imageHistoryItemSchema>;
