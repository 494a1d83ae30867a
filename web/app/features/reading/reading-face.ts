/** The font and size in which a family reads: their own choice, or what suits the age of the story. */
import type { Preferences } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';

export interface ReadingFace {
  fontClass: string;
  /** Of CSS. */
  size: string;
}

const FONTS: Record<Exclude<Preferences['readingFont'], 'auto'>, string> = {
  andika: 'font-story-young',
  literata: 'font-story-old',
  lexend: 'font-story-lexend',
  atkinson: 'font-story-atkinson',
  opendyslexic: 'font-story-dyslexic',
};

const OF_AGE: Record<AgeRange, { fontClass: string; pixels: number }> = {
  '3-4': { fontClass: FONTS.andika, pixels: 24 },
  '5-8': { fontClass: FONTS.andika, pixels: 24 },
  '9-12': { fontClass: FONTS.literata, pixels: 20 },
  '12-17': { fontClass: FONTS.literata, pixels: 20 },
};

/** In rem, so that the browser's own text size counts too. */
export function readingFace(age: AgeRange, wanted: Preferences | undefined): ReadingFace {
  const suited = OF_AGE[age];
  const fontClass = !wanted || wanted.readingFont === 'auto' ? suited.fontClass : FONTS[wanted.readingFont];
  return { fontClass, size: `${(wanted?.readingSize ?? suited.pixels) / 16}rem` };
}
