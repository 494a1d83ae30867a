/** Breaks a text into lines that fit, whatever it is written in. Pure. */
import type { Widths } from '../../fonts/sfnt.ts';

export interface Fitted {
  lines: string[];
  /** Letter size in pixels. */
  size: number;
}

export interface Room {
  width: number;
  height: number;
  /** Letter sizes to try, large to small. */
  sizes: readonly number[];
  lineHeight: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Shapes that change or join the ones beside them, and take no room of their own. */
const JOINER = /[\p{Mn}\p{Me}\p{Cf}\p{Emoji_Modifier}\uFE0E\uFE0F]/u;
const DIRECTION = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const ELLIPSIS = '…';

/** What can be drawn: characters that no font has are left out, never shown as empty boxes. */
export function drawable(text: string, widthOf: Widths): string {
  const kept = [...graphemes.segment(text.normalize('NFC').replace(DIRECTION, '').replace(/\s+/g, ' '))].filter(({ segment }) =>
    [...segment].every((character) => JOINER.test(character) || widthOf(character.codePointAt(0) ?? 0) !== undefined));
  return kept.map(({ segment }) => segment).join('').replace(/\s+/g, ' ').trim();
}

/** Width in letter sizes. A joined picture (a family, a flag) counts once. */
export function measure(text: string, widthOf: Widths): number {
  let sum = 0;
  for (const { segment } of graphemes.segment(text)) sum += widthOf(segment.codePointAt(0) ?? 0) ?? 0;
  return sum;
}

function breakLines(text: string, most: number, widthOf: Widths): string[] {
  const lines: string[] = [];
  let line = '';
  const push = (piece: string) => {
    if (line !== '' && measure((line + piece).trimEnd(), widthOf) > most) {
      lines.push(line.trim());
      line = '';
    }
    line = line === '' ? piece.trimStart() : line + piece;
  };
  for (const { segment } of words.segment(text)) {
    // Punctuation stays with its word; a word wider than the page is broken between letters.
    if (line !== '' && /^\p{P}+$/u.test(segment)) line += segment;
    else if (measure(segment, widthOf) <= most) push(segment);
    else for (const { segment: letter } of graphemes.segment(segment)) push(letter);
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

function shorten(line: string, most: number, widthOf: Widths): string {
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment);
  while (letters.length > 0 && measure(letters.join('') + ELLIPSIS, widthOf) > most) letters.pop();
  const kept = letters.join('').trimEnd();
  // Rather a word less than half a word.
  const lastSpace = kept.lastIndexOf(' ');
  return `${lastSpace > kept.length / 2 ? kept.slice(0, lastSpace) : kept}${ELLIPSIS}`;
}

/** The largest size at which all of it fits; at the smallest one the rest becomes an ellipsis. */
export function fitText(text: string, { width, height, sizes, lineHeight }: Room, widthOf: Widths): Fitted {
  let last: Fitted = { lines: [], size: sizes.at(-1) ?? 1 };
  for (const size of sizes) {
    const most = Math.max(1, Math.floor(height / (size * lineHeight)));
    // Rather smaller letters than a broken word.
    const breaksWord = [...words.segment(text)].some(({ segment }) => measure(segment, widthOf) * size > width);
    if (breaksWord && size !== sizes.at(-1)) continue;
    const lines = breakLines(text, width / size, widthOf);
    const isWhole = lines.every((line) => measure(line, widthOf) * size <= width * 1.02);
    if (lines.length <= most && isWhole) return { lines, size };
    const kept = lines.slice(0, most);
    const end = kept.pop() ?? '';
    last = { lines: [...kept, lines.length > most ? shorten(`${end} ${lines[most] ?? ''}`, width / size, widthOf) : end], size };
  }
  return last;
}

/** Pieces of a line that stand in one font each; what changes or joins a character stays with it. */
export function runsOf(text: string, familyOf: (codePoint: number) => string | undefined): { family: string; text: string }[] {
  const runs: { family: string; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const family = familyOf(segment.codePointAt(0) ?? 0) ?? '';
    const last = runs.at(-1);
    if (last && (last.family === family || family === '' || segment === ' ')) last.text += segment;
    else runs.push({ family, text: segment });
  }
  return runs;
}

/** Whether a line is read from right to left: by its first letter that has a direction. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
}
