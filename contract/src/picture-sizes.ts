/** The sizes in which a stored picture can be had; the whole picture is what stands under its address alone. */
import { LIMITS } from './limits.ts';

export type PictureSize = keyof typeof LIMITS.pictureWidths;

export const PICTURE_SIZES = Object.keys(LIMITS.pictureWidths) as PictureSize[];

export const isPictureSize = (word: string): word is PictureSize => Object.hasOwn(LIMITS.pictureWidths, word);

/** Addresses under which our own pictures stand, each with smaller copies of itself. */
const OWN_PICTURES = /^\/(storage\/v1\/object\/public\/images|art|figures)\/[^?#]+\.(webp|jpg|png)$/;

/** Null for a picture that stands elsewhere, or that a browser holds itself. */
export const inSize = (url: string, size: PictureSize): string | null => (OWN_PICTURES.test(url) ? `${url}?size=${size}` : null);

/** How many drawn faces there are for people who have no photo: /art/face-1.webp and so on. */
export const FACES = 12;
