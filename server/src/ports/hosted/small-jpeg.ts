/** A picture as it is sent to a hosted model: small, and without where and with what it was taken. */
import sharp from 'sharp';

/** Pixels of the longer side: enough to see what it is, and cheap. */
const SIDE = 768;

/** Decoded and written anew. */
export const smallJpeg = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).autoOrient().resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
