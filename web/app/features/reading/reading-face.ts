/** How a story's text looks: as the reader chose on this device or in the profile, or what suits the age of the story. */
import type { Preferences } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { useMemo, type CSSProperties } from 'react';
import { PLAIN, useReadingSettings, type ReadingSettings } from './reading-settings.ts';

export interface ReadingFace {
  fontClass: string;
  /** Of CSS. */
  size: string;
  /** Size, spacing and the colour of the page. */
  style: CSSProperties;
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

/** As the style guide of the British Dyslexia Association asks: more room between letters, words and lines together. */
const SPACING: Record<ReadingSettings['spacing'], CSSProperties> = {
  normal: {},
  wide: { letterSpacing: '0.06em', wordSpacing: '0.2em', lineHeight: 1.85 },
  widest: { letterSpacing: '0.12em', wordSpacing: '0.42em', lineHeight: 2.1 },
};

/** The size and font of the profile, for those who chose none on this device. */
export function sizeInPixels(age: AgeRange, wanted: Preferences | undefined, { size }: ReadingSettings): number {
  return size ?? wanted?.readingSize ?? OF_AGE[age].pixels;
}

/** In rem, so that the browser's own text size counts too. */
export function readingFace(age: AgeRange, wanted: Preferences | undefined, settings: ReadingSettings = PLAIN): ReadingFace {
  const font = settings.font ?? wanted?.readingFont ?? 'auto';
  const size = `${sizeInPixels(age, wanted, settings) / 16}rem`;
  return { fontClass: font === 'auto' ? OF_AGE[age].fontClass : FONTS[font], size, style: { fontSize: size, ...SPACING[settings.spacing] } };
}

export function useReadingFace(age: AgeRange, wanted: Preferences | undefined): ReadingFace {
  const settings = useReadingSettings();
  return useMemo(() => readingFace(age, wanted, settings), [age, wanted, settings]);
}
