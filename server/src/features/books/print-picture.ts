/** Pictures as a book prints them: out of the vectors where they are kept, and always as JPEG, which every reader opens. */
import type { Picture } from '@fableloom/contract';
import sharp from 'sharp';
import { pathOfUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import type { BookPicture } from './book.ts';

const PAPER = '#fffdf8';
const QUALITY = 86;

type Press = Pick<Services, 'files' | 'illustrator' | 'log'>;

/** Pictures that were printed last: a cover is often the first page too, and who takes a book for paper may take the zip next. */
const printed = new WeakMap<Press['files'], Map<string, Promise<BookPicture | null>>>();
const MOST = 16;

/** @param longestSide pixels; a picture without vectors keeps its own size where that is smaller */
export function printPicture(press: Press, picture: Picture, longestSide: number): Promise<BookPicture | null> {
  const kept = printed.get(press.files) ?? new Map<string, Promise<BookPicture | null>>();
  printed.set(press.files, kept);
  // A picture that is drawn again has another address; its words may be written anew under the same one.
  const key = JSON.stringify([picture.url, picture.vectorUrl, picture.alt, longestSide]);
  const print = kept.get(key) ?? printAnew(press, picture, longestSide);
  kept.delete(key);
  kept.set(key, print);
  for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest);
  print.then((made) => made ?? kept.delete(key), () => kept.delete(key));
  return print;
}

async function printAnew({ files, illustrator, log }: Press, picture: Picture, longestSide: number): Promise<BookPicture | null> {
  const read = async (url: string | null) => {
    const path = url && pathOfUrl(url);
    return path ? files.get(path) : null;
  };
  const { alt } = picture;
  const vectors = await read(picture.vectorUrl);
  if (vectors) {
    try {
      const { image, width, height } = await illustrator.render(vectors.data.toString('utf8'), { format: 'jpeg', longestSide });
      return { jpeg: image, width, height, alt };
    } catch (error) {
      log.warn({ error, url: picture.vectorUrl }, 'vectors could not be rendered for print');
    }
  }
  const raster = await read(picture.url);
  if (!raster) return null;
  const size = { width: longestSide, height: longestSide, fit: 'inside' as const, withoutEnlargement: true };
  const { data, info } = await sharp(raster.data).flatten({ background: PAPER }).resize(size).jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height, alt };
}
