/** How a token is spoken: plain lower-case English words that flite reads as they stand. */
import { ABBREVIATIONS, BARE_TITLE, BEFORE_A_NUMBER, FRACTIONS, SPELLED, SYMBOLS, UNITS } from '../lexicon/abbreviations.ts';
import { spellingOf, type OwnSounds } from '../lexicon/own-sounds.ts';
import { SOUNDS } from '../lexicon/sounds.ts';
import { cardinal, clockTime, decade, decimal, fraction, money, ordinal, yearOrCount } from './numbers.ts';
import { plainLetters, shortenDrawnOut } from './plain-letters.ts';
import { readRoman } from './roman.ts';
import type { Token } from './tokens.ts';

const LONGEST_WORD = 24;

/** What surrounds a token that changes how it is read. */
export interface Around {
  previousWord: string;
  allCapitals: boolean;
  /** Words that a family has said how to say. */
  own: OwnSounds;
}

/** The words spoken for a token; none for a mark or a foreign script. */
export function say(token: Token, around: Around): string[] {
  const own = token.kind === 'word' || token.kind === 'foreign' ? around.own.keys.get(spellingOf(token.text)) : undefined;
  if (own !== undefined) return [own];
  const spoken = spokenForm(token, around);
  return spoken.split(' ').filter((word) => word.length > 0).flatMap(inPieces);
}

function spokenForm({ kind, text }: Token, around: Around): string {
  switch (kind) {
    case 'word': return sayWord(text, around);
    case 'number': return sayNumber(text);
    case 'money': return sayMoney(text);
    case 'time': return sayTime(text);
    case 'decade': return decade(text.replace(/\D/g, ''));
    case 'ordinal': return ordinal(text.replace(/\D/g, ''));
    case 'fraction': return sayFraction(text);
    case 'range': return 'to';
    case 'symbol': return SYMBOLS[text] ?? '';
    case 'initials': return ABBREVIATIONS[text.slice(0, -1).toLowerCase()] ?? letters(plainLetters(text));
    case 'abbreviation': return sayAbbreviation(text);
    case 'foreign':
    case 'mark': return '';
  }
}

function sayWord(text: string, around: Around): string {
  const roman = readRoman(text, around.previousWord);
  if (roman) return roman.as === 'count' ? cardinal(roman.digits) : `the ${ordinal(roman.digits)}`;
  if (BARE_TITLE.test(text)) return ABBREVIATIONS[text.toLowerCase()] ?? text;
  const plain = plainLetters(text);
  if (isSpelled(text, plain, around.allCapitals)) return letters(plain);
  const word = shortenDrawnOut(plain);
  return SOUNDS.get(word)?.key ?? word.replace(/^'+|'+$/g, (marks) => (/^'(?:tis|twas|em|til|cause)$/.test(word) ? marks : ''));
}

function isSpelled(text: string, plain: string, allCapitals: boolean): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(text)) return false;
  if (SPELLED.has(text)) return true;
  return !allCapitals && !/[aeiouy]/.test(plain) && !SOUNDS.has(plain) && !/^(.)\1+$/.test(plain.slice(1));
}

/** The name of the letter A would be read as the article. */
function letters(plain: string): string {
  return [...plain].map((letter) => (letter === 'a' ? 'ay' : letter)).join(' ');
}

function sayNumber(text: string): string {
  const match = /^([\d,]+)(?:\.(\d+))?\s?(.*)$/u.exec(text);
  const whole = match?.[1] ?? '0';
  const digits = whole.replaceAll(',', '');
  const after = match?.[2];
  const unit = UNITS[(match?.[3] ?? '').toLowerCase()];
  const isPlain = unit === undefined && !whole.includes(',');
  const words = after !== undefined ? decimal(digits, after) : isPlain ? yearOrCount(digits) : cardinal(digits);
  if (unit === undefined) return words;
  return `${words} ${digits === '1' && after === undefined ? unit[0] : unit[1]}`;
}

function sayTime(text: string): string {
  const [hours, minutes] = twoParts(text.replace(/[^\d:]/g, ''), ':');
  const half = /[ap]/i.exec(text)?.[0].toLowerCase();
  if (half === undefined) return clockTime(hours, minutes);
  return `${clockTime(hours, minutes).replace(" o'clock", '')} ${letters(half)} m`;
}

function sayMoney(text: string): string {
  const [whole, small] = text.slice(1).trim().replaceAll(',', '').split('.');
  return money(text[0] ?? '', whole ?? '0', small);
}

function sayFraction(text: string): string {
  if (text.includes('/')) return fraction(...twoParts(text, '/'));
  const part = FRACTIONS[text.slice(-1)] ?? '';
  const whole = text.slice(0, -1);
  return whole === '' ? part : `${cardinal(whole)} and ${part.replace(/^one (?!third|eighth)/, 'a ')}`;
}

function sayAbbreviation(text: string): string {
  const short = text.slice(0, -1).toLowerCase();
  return ABBREVIATIONS[short] ?? BEFORE_A_NUMBER[short] ?? short;
}

function twoParts(text: string, between: string): [string, string] {
  const [first = '0', second = '0'] = text.split(between);
  return [first, second];
}

/** A word of hundreds of letters would be refused by flite: it is spoken in pieces. */
function inPieces(word: string): string[] {
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? [];
}
