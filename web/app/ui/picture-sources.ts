/** Which copies of a picture a browser may choose from, and how wide the picture will stand on the page. */
import { LIMITS } from '@fableloom/contract/limits';
import { inSize, PICTURE_SIZES } from '@fableloom/contract/picture-sizes';

/** How large a picture stands: beside words, on a card, in a column of the page, or over the whole window. */
export type PictureRoom = 'thumb' | 'card' | 'page' | 'full';

/** Widths on the page; a picture that is cut to a square is taken a little wider than its place. */
const WIDTHS: Readonly<Record<PictureRoom, string>> = {
  thumb: '64px',
  card: '(min-width: 1200px) 350px, (min-width: 600px) 40vw, 92vw',
  page: '(min-width: 900px) 700px, 100vw',
  full: '100vw',
};

/** A browser that waits with a picture until it is near knows how wide its place is. */
const MEASURED: ReadonlySet<PictureRoom> = new Set(['thumb', 'card']);

/** The whole figure of a character on a transparent ground: there for everyone who may use it, drawn or not. */
export const figureUrl = (characterId: string): string => `/figures/${encodeURIComponent(characterId)}.webp`;

/** A place as it will be drawn. */
export const viewUrl = (locationId: string): string => `/views/${encodeURIComponent(locationId)}.webp`;

export interface PictureSources {
  srcSet?: string;
  sizes?: string;
  src: string;
}

const again = (url: string, attempt: number) => (attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}again=${attempt}`);

/**
 * @param width pixels across of the whole picture, so that no copy is offered that would be drawn larger than it is
 * @param isLazy whether the browser waits with it until it is near
 * @param attempt how often it has been asked for in vain
 */
export function sourcesOf(src: string, width: number, room: PictureRoom, isLazy = false, attempt = 0): PictureSources {
  const copies = PICTURE_SIZES.flatMap((size) => {
    const url = inSize(src, size);
    const across = LIMITS.pictureWidths[size];
    return url && across < width ? [`${again(url, attempt)} ${across}w`] : [];
  });
  const whole = again(src, attempt);
  if (copies.length === 0) return { src: whole };
  const sizes = isLazy && MEASURED.has(room) ? `auto, ${WIDTHS[room]}` : WIDTHS[room];
  return { srcSet: [...copies, `${whole} ${width}w`].join(', '), sizes, src: whole };
}
