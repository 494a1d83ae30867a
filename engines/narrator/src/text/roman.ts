/** Roman numerals, where the words around say that one is meant: "Chapter IV", "Henry VIII", "the XIX century", or "III" alone. */
import { NAMES_OF_RULERS, TITLE_OF_RULER } from '../lexicon/rulers.ts';

export interface Numeral {
  digits: string;
  as: 'count' | 'order' | 'name';
  /** "Henry VIII's crown" */
  isOwner: boolean;
}

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const SHAPE = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const COUNTED = /^(?:chapter|part|book|volume|act|scene|level|stage|lesson|war|number|phase|section|episode)$/i;
const A_NAME = /^\p{Lu}\p{Ll}+$/u;
/** XX and XXX are kisses. */
const BARE = /^(?!X+$)[IVX]{2,}$/;
/** "MMXXIV", which is no word. */
const YEAR = /^M[MDCLXVI]{3,}$|^MM[CDLXVI]+$/;
/** "Part C" is a letter, "Part V" a number. */
const LETTER = /^[CDLM]$/;
const ORDERED = /(?:th|st|nd|rd)$/;
const SINGLE_SIGN = /[Ⅰ-ↈ]/;
const LAST_TWO_WORDS = /(?:([\p{L}\p{M}]+)[\s*_]+)?([\p{L}\p{M}]+)[\s*_]+$/u;

/** How a word is to be read as a numeral, seen with the text around it; null when it is just a word in capitals. */
export function readRoman(word: string, before: string, after: string): Numeral | null {
  const isSign = SINGLE_SIGN.test(word);
  const written = isSign ? word.normalize('NFKC').toUpperCase() : word;
  const isOwner = /['’]s$/i.test(written);
  const numeral = written.replace(/['’]s$/i, '').replace(ORDERED, '');
  if (!SHAPE.test(numeral)) return null;
  const as = readAs(numeral, before, { isOrdered: ORDERED.test(written) || /^\s+centur(?:y|ies)\b/i.test(after), isSign });
  return as && { digits: String(valueOf(numeral)), as, isOwner };
}

function readAs(numeral: string, before: string, { isOrdered, isSign }: { isOrdered: boolean; isSign: boolean }): Numeral['as'] | null {
  const [, beforeThat = '', previous = ''] = LAST_TWO_WORDS.exec(before) ?? [];
  if (isOrdered) return 'order';
  if (COUNTED.test(previous)) return LETTER.test(numeral) ? null : 'count';
  if (A_NAME.test(previous) && !/^(?:The|And|But|A)$/.test(previous) && isRegnal(numeral, previous, beforeThat)) return 'name';
  return isSign || BARE.test(numeral) || YEAR.test(numeral) ? 'count' : null;
}

function isRegnal(numeral: string, name: string, beforeThat: string): boolean {
  if (!/^[IVX]+$/.test(numeral)) return false;
  const isTitled = TITLE_OF_RULER.test(beforeThat);
  return numeral.length > 1 || isTitled || (numeral !== 'I' && NAMES_OF_RULERS.has(name));
}

function valueOf(numeral: string): number {
  const values = [...numeral].map((letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
