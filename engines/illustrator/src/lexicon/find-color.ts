/** Which colour words mean. */
import { formatHex, parse } from 'culori';
import { COLORS } from './colors/of-things.ts';
import { SWATCHES } from './colors/swatches.ts';

/** The colour a text names, the longest name first; a specific list wins over the general one. */
export function findColor(text: string | undefined, ...lists: readonly Record<string, string>[]): string | undefined {
  if (!text) return undefined;
  const words = text
    .toLowerCase()
    .replace(/grey/g, 'gray')
    .replace(/[^a-z ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  for (const length of [3, 2, 1]) {
    for (const list of [SWATCHES, ...lists, COLORS]) {
      for (let at = 0; at + length <= words.length; at++) {
        const found = list[words.slice(at, at + length).join(' ')];
        if (found) return found;
      }
    }
  }
  for (const word of words) {
    const css = parse(word);
    if (css) return formatHex(css);
  }
  return undefined;
}

/** Two colours of "red and gold"-like words, in order. */
export function findColors(text: string | undefined): string[] {
  return (text ?? '').split(/\band\b|,|\/|with/i).flatMap((part) => findColor(part) ?? []);
}
