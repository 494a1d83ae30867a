/** Puts a card together away from the HTTP loop: ground, picture, page. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type CardFonts, openCardFonts } from './card-fonts.ts';
import { CARD, type CardShape, type CardWords, groundOf, maskOf, pageOf, PICTURE_BOX } from './card-svg.ts';

export interface CardTask {
  fontsFolder: string;
  words: CardWords;
  shape: CardShape;
  /** The picture as it is stored; null leaves the ground. */
  picture: Uint8Array | null;
}

sharp.concurrency(1);

/** Opened with the first card. */
let fonts: CardFonts | null = null;

export default async function drawCard({ fontsFolder, words, shape, picture }: CardTask): Promise<Uint8Array> {
  fonts ??= openCardFonts(fontsFolder);
  const font = { loadSystemFonts: false, fontFiles: fonts.files, defaultFontFamily: 'Andika' };
  const inkWidth = (text: string, style: string) => {
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="300"><text x="100" y="150" ${style}>${text}</text></svg>`;
    return new Resvg(alone, { font }).getBBox()?.width ?? 0;
  };
  const png = (svg: string) => Buffer.from(new Resvg(svg, { font }).render().asPng());
  const { left, top, width, height } = PICTURE_BOX[shape];
  const layers = [];
  if (picture) {
    // A portrait has its face in the upper half; a scene is cut from its sides.
    const position = shape === 'portrait' ? 'top' : 'centre';
    const cut = await sharp(picture).resize(width, height, { fit: 'cover', position }).ensureAlpha()
      .composite([{ input: png(maskOf(shape)), blend: 'dest-in' }]).png().toBuffer();
    layers.push({ input: cut, left, top });
  }
  layers.push({ input: png(pageOf(words, fonts, inkWidth)), left: 0, top: 0 });
  const card = await sharp(png(groundOf(shape))).composite(layers).flatten({ background: '#fbf5ea' })
    .resize(CARD.width, CARD.height).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
  return new Uint8Array(card);
}
