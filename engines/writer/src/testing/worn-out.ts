// The eleven words that nearly nine of ten stories by language models hold (research/products.md): never told unless somebody asked for them.
import type { StoryBrief } from '../brief.ts';

const WORN_OUT = ['elias', 'mara', 'elara', 'lighthouse', 'keeper', 'baker', 'mayor', 'clockmaker', 'fisherman', 'librarian', 'conductor'];

/** Those in a text that neither theme, cast, places nor the family’s own words hold. */
export function wornOutIn(text: string, { theme, characters, places, customPrompt = '' }: StoryBrief): string[] {
  const asked = JSON.stringify([theme, characters, places, customPrompt]).toLowerCase();
  return WORN_OUT.filter((word) => !asked.includes(word) && new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'iu').test(text));
}
