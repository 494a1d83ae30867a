/** Whether a picture shows anything: services send an empty one where their own safety stopped it, or where something broke. */
import sharp from 'sharp';

/** Pixels of the shorter side, and how many times longer the other may be. */
const LEAST_SIDE = 256;
const LONGEST_TIMES = 3;
/** Steps of 255 by which colors differ over a drawn picture: a plain sheet has none, and noise averages to one. */
const LEAST_DIFFERENCE = 4;
const LOOKED_AT = 48;

/** Rejects where it is no picture. Answers what is wrong with it, for the log. */
export async function whatIsMissing(picture: Uint8Array): Promise<string | null> {
  if (picture.length === 0) return 'it is empty';
  const { width, height } = await sharp(picture).metadata();
  if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > Math.min(width, height) * LONGEST_TIMES) return `it is ${width} by ${height} pixels`;
  const seen = await sharp(picture, { limitInputPixels: 64_000_000 }).flatten({ background: '#ffffff' }).resize(LOOKED_AT, LOOKED_AT, { fit: 'fill' }).png().toBuffer();
  const { channels } = await sharp(seen).stats();
  return Math.max(...channels.map(({ stdev }) => stdev)) < LEAST_DIFFERENCE ? 'it shows nothing' : null;
}
