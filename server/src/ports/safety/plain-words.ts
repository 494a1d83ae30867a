/** Undoes the tricks that hide a word from a list: odd letters, digits for letters, spaces and dots between letters. */

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const ACCENTS = /\p{M}/gu;
/** Three or more single letters with the same kind of gap: 'f u c k', 'k.i.l.l', 'd-r-u-g-s'. */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[\s.\-_*·]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu;
const GAPS = /[\s.\-_*·]/g;
const CURLY_QUOTES = /[\u2018\u2019]/g;

/** Lower case, straight quotes, no accents, and letters that stood apart joined again. Digits stay what they are. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTS, '')
    .replace(CURLY_QUOTES, "'")
    .toLowerCase()
    .replace(SPACED_LETTERS, (letters) => letters.replace(GAPS, ''));
}

const LETTER_OF: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
/** A word that mixes letters with look-alikes, such as 'k1ll' or '$ex'; pure numbers are left alone. */
const MIXED_WORD = /(?<![\w@$!])(?=[\w@$!]*[a-z])(?=[\w@$!]*[013457@$!])[a-z013457@$!]{3,}(?![\w@$])/g;

/** Reads digits and signs inside words as the letters they stand for. */
export function readLookAlikes(plain: string): string {
  return plain.replace(MIXED_WORD, (word) => word.replace(/!+$/, '').replace(/[013457@$!]/g, (sign) => LETTER_OF[sign] ?? sign));
}

/** A number that stands alone means a number; the list of bad words would read letters into it. */
const NUMBER = /(?<![a-z0-9@$!])\d+(?![a-z0-9@$])/g;

/** For a list that reads letters into digits by itself: 'k1ll' was read before, and 455 is no word. */
export const withoutNumbers = (plain: string): string => plain.replace(NUMBER, ' ');
