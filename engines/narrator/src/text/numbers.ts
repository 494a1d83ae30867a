/** Numbers as English words: cardinals, ordinals, years, decimals, clock times and money. */
import { MONEY, MONTHS } from '../lexicon/abbreviations.ts';

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const GROUPS = ['', 'thousand', 'million', 'billion', 'trillion'];
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first', two: 'second', three: 'third', five: 'fifth', eight: 'eighth', nine: 'ninth', twelve: 'twelfth',
};
const LONGEST_COUNTED = 15;

function belowThousand(n: number): string {
  if (n < 20) return SMALL[n] ?? '';
  if (n < 100) return [TENS[Math.floor(n / 10)], n % 10 > 0 ? SMALL[n % 10] : ''].join(' ').trim();
  const rest = n % 100;
  return `${SMALL[Math.floor(n / 100)]} hundred${rest > 0 ? ` and ${belowThousand(rest)}` : ''}`;
}

/** A run of digits, read as a number; digit by digit when it is too long to be one or starts with a nought. */
export function cardinal(digits: string): string {
  if (digits.length > LONGEST_COUNTED || (digits.length > 1 && digits.startsWith('0'))) return digitByDigit(digits);
  let rest = Number(digits);
  if (rest === 0) return 'zero';
  const parts: string[] = [];
  for (let group = 0; rest > 0; group++, rest = Math.floor(rest / 1000)) {
    const here = rest % 1000;
    const joined = group === 0 && here < 100 && rest >= 1000 ? 'and ' : '';
    if (here > 0) parts.unshift(`${joined}${belowThousand(here)} ${GROUPS[group] ?? ''}`.trim());
  }
  return parts.join(' ');
}

export function digitByDigit(digits: string): string {
  return [...digits].map((digit) => SMALL[Number(digit)] ?? '').join(' ');
}

export function ordinal(digits: string): string {
  const words = cardinal(digits).split(' ');
  const last = words.pop() ?? '';
  return [...words, IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)].join(' ');
}

/** 1100-1999 and 2010-2099 are read as years, in two halves; every other number of four digits is counted. */
export function yearOrCount(digits: string): string {
  const n = Number(digits);
  const looksLikeYear = digits.length === 4 && ((n >= 1100 && n < 2000) || (n >= 2010 && n < 2100));
  if (!looksLikeYear) return cardinal(digits);
  const rest = n % 100;
  const first = belowThousand(Math.floor(n / 100));
  if (rest === 0) return `${first} hundred`;
  return `${first} ${rest < 10 ? `oh ${SMALL[rest]}` : belowThousand(rest)}`;
}

/** The 1920s, the 80s. */
export function decade(digits: string): string {
  const words = yearOrCount(digits);
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
}

export function decimal(whole: string, fraction: string): string {
  return `${cardinal(whole)} point ${digitByDigit(fraction)}`;
}

export function clockTime(hours: string, minutes: string): string {
  const m = Number(minutes);
  if (m === 0) return `${cardinal(String(Number(hours)))} o'clock`;
  return `${cardinal(String(Number(hours)))} ${m < 10 ? `oh ${SMALL[m]}` : belowThousand(m)}`;
}

export function money(sign: string, whole: string, small: string | undefined): string {
  const [one, many, smallOne, smallMany] = MONEY[sign] ?? ['', '', '', ''];
  const big = `${cardinal(whole)} ${whole === '1' ? one : many}`;
  const cents = Number((small ?? '0').padEnd(2, '0').slice(0, 2));
  if (cents === 0) return big;
  const rest = `${belowThousand(cents)} ${cents === 1 ? smallOne : smallMany}`;
  return Number(whole) === 0 ? rest : `${big} and ${rest}`;
}

/** "$2.5 million": two point five million dollars. */
export function largeMoney(sign: string, number: string, large: string): string {
  const [whole = '0', after] = number.split('.');
  return `${after === undefined ? cardinal(whole) : decimal(whole, after)} ${large} ${MONEY[sign]?.[1] ?? ''}`;
}

/** 22, 11 and 2024: "november twenty second twenty twenty four". */
export function dateInWords(year: string, month: string, day: string): string {
  return `${MONTHS[Number(month) - 1]} ${ordinal(String(Number(day)))} ${yearOrCount(year)}`;
}

/** One third, three quarters, five eighths; anything unusual is read as "five over twelve", but for "fifty fifty" and "twenty four seven". */
export function fraction(top: string, bottom: string): string {
  const names: Readonly<Record<string, string>> = { '2': 'half', '4': 'quarter' };
  if (top === bottom || `${top}/${bottom}` === '24/7') return `${cardinal(top)} ${cardinal(bottom)}`;
  if (Number(bottom) < 2 || Number(bottom) > 10 || Number(top) >= Number(bottom)) return `${cardinal(top)} over ${cardinal(bottom)}`;
  const name = names[bottom] ?? ordinal(bottom);
  return `${cardinal(top)} ${top === '1' ? name : name === 'half' ? 'halves' : `${name}s`}`;
}
