/**
 * In which order the signs of a line are seen, where some are read from the right (Hebrew, Arabic): the levels of Unicode's
 * bidirectional algorithm, without its marks for embedding, which no keyboard of a family writes.
 */
const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«', '<': '>', '>': '<' };

export interface SeenSign {
  sign: string;
  /** Odd: read from the right. */
  level: number;
}

export const isFromTheRight = (sign: string): boolean => FROM_THE_RIGHT.test(sign);

/** A paragraph is read from the side from which its first letter is read. */
export const startsFromTheRight = (text: string): boolean => isFromTheRight(/\p{L}/u.exec(text)?.[0] ?? '');

type Side = 'left' | 'right';
type Kind = Side | 'digit' | 'neutral';

function kindsOf(signs: readonly string[], base: Side): Kind[] {
  let strong = base;
  return signs.map((sign, at) => {
    if (isFromTheRight(sign)) return (strong = 'right');
    if (DIGIT.test(sign)) return strong === 'right' ? 'digit' : 'left';
    if (LETTER.test(sign)) return (strong = 'left');
    // A comma or point between two digits belongs to their number, a mark to the letter before.
    if (MARK.test(sign)) return strong;
    return /[.,:/]/.test(sign) && DIGIT.test(signs[at - 1] ?? '') && DIGIT.test(signs[at + 1] ?? '') && strong === 'right' ? 'digit' : 'neutral';
  });
}

const LEVELS = { ltr: { left: 0, right: 1, digit: 2 }, rtl: { left: 2, right: 1, digit: 2 } } as const;

/** The signs of a line with their levels, in the order in which they are read. */
export function levelsOf(line: string, fromTheRight: boolean): SeenSign[] {
  const signs = [...line];
  const base: Side = fromTheRight ? 'right' : 'left';
  const kinds = kindsOf(signs, base);
  /** Of the nearest letter or digit; at an end of the line, that of the line. */
  const sideBeside = (at: number, step: 1 | -1): Side => {
    let place = at + step;
    while (kinds[place] === 'neutral') place += step;
    const kind = kinds[place];
    return kind === 'digit' ? 'right' : kind === 'left' || kind === 'right' ? kind : base;
  };
  const sideBetween = (at: number): Side => (sideBeside(at, -1) === sideBeside(at, 1) ? sideBeside(at, 1) : base);
  const levels = LEVELS[fromTheRight ? 'rtl' : 'ltr'];
  return signs.map((sign, at) => {
    const kind = kinds[at] ?? 'neutral';
    return { sign, level: levels[kind === 'neutral' ? sideBetween(at) : kind] };
  });
}

/** From left to right on the paper: every stretch of a level and above is turned around, the highest first. */
export function asSeen<Item extends { level: number }>(items: readonly Item[]): Item[] {
  let seen = [...items];
  for (let level = Math.max(0, ...items.map((item) => item.level)); level > 0; level--) {
    const turned: Item[] = [];
    let stretch: Item[] = [];
    for (const item of [...seen, null]) {
      if (item && item.level >= level) {
        stretch.push(item);
        continue;
      }
      turned.push(...stretch.toReversed());
      stretch = [];
      if (item) turned.push(item);
    }
    seen = turned;
  }
  return seen;
}

/** A bracket that is read from the right opens to the left. */
export const mirrored = (sign: string): string => MIRRORED[sign] ?? sign;
