/** How a token is spoken: plain lower-case English words that flite reads as they stand. */
import {
  ABBREVIATIONS, BARE_TITLE, BEFORE_A_NUMBER, DAYS, FRACTIONS, IN_ADDRESSES, LARGE, MONEY, SPELLED, SYMBOLS, UNITS,
} from '../lexicon/abbreviations.ts';
import { spellingOf, type OwnSounds } from '../lexicon/own-sounds.ts';
import { SOUNDS } from '../lexicon/sounds.ts';
import { isInAddress } from './addresses.ts';
import { isNameOfA, letters, manyLetters } from './letters.ts';
import { cardinal, clockTime, decade, dateInWords, decimal, digitByDigit, fraction, largeMoney, money, ordinal, yearOrCount } from './numbers.ts';
import { plainLetters, shortenDrawnOut } from './plain-letters.ts';
import { type Numeral, readRoman } from './roman.ts';
import type { Token } from './tokens.ts';

const LONGEST_WORD = 24;
/** ❶ to ❿, ➀ to ➉, ➊ to ➓. */
const FIRST_OF_TEN = [0x2776, 0x2780, 0x278a];
/** Characters, for the two words before a word and the one behind it. */
const LOOK_AROUND = 40;

/** What surrounds a token that changes how it is read. */
export interface Around {
  /** All of it; the token knows where it stands. */
  text: string;
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

function spokenForm(token: Token, around: Around): string {
  const { kind, text } = token;
  switch (kind) {
    case 'word': return sayWord(token, around);
    case 'number': return sayNumber(text);
    case 'web': return sayWebAddress(text);
    case 'height': return sayHeight(text);
    case 'money': return sayMoney(text);
    case 'date': return sayDate(text);
    case 'phone': return `${text.startsWith('+') ? 'plus ' : ''}${digitByDigit(text.replace(/\D/g, ''))}`;
    case 'time': return sayTime(text);
    case 'decade': return decade(text.replace(/\D/g, ''));
    case 'ordinal': return ordinal(text.replace(/\D/g, ''));
    case 'fraction': return sayFraction(text);
    case 'range': return 'to';
    case 'enclosed': return cardinal(digitsOf(text));
    case 'symbol': return SYMBOLS[text] ?? '';
    case 'initials': return ABBREVIATIONS[text.slice(0, -1).toLowerCase()] ?? sayInitials(token, around);
    case 'abbreviation': return sayAbbreviation(token, around);
    case 'foreign':
    case 'mark': return '';
  }
}

function sayWord(token: Token, around: Around): string {
  const { text } = token;
  const numeral = numeralAt(token, around);
  if (numeral) return sayNumeral(numeral);
  if (BARE_TITLE.test(text)) return sayTitle(token, around);
  if (isNameOfA(token, around.text)) return letters('a');
  const many = manyLetters(text, (stem) => SPELLED.has(stem) || !/[AEIOUY]/.test(stem));
  if (many) return many;
  const plain = plainLetters(text);
  if (isSpelled(text, plain, around.allCapitals) || isFormula(token, around)) return letters(plain);
  const word = shortenDrawnOut(plain);
  if (word.length === 1 && !isSnored(token, around)) return word;
  return SOUNDS.get(word)?.key ?? word.replace(/^'+|'+$/g, (marks) => (/^'(?:tis|twas|em|til|cause)$/.test(word) ? marks : ''));
}

function numeralAt({ text: word, from, to }: Pick<Token, 'text' | 'from' | 'to'>, { text }: Around): Numeral | null {
  return readRoman(word, text.slice(Math.max(0, from - LOOK_AROUND), from), text.slice(to, to + LOOK_AROUND));
}

/** "J. R. Hill", but "Act V. Scene I". */
function sayInitials({ text, from, to }: Token, around: Around): string {
  const numeral = text.length === 2 ? numeralAt({ text: text.slice(0, 1), from, to }, around) : null;
  return numeral ? sayNumeral(numeral) : letters(plainLetters(text));
}

function sayNumeral({ digits, as, isOwner }: Numeral): string {
  const words = as === 'count' ? cardinal(digits) : as === 'name' ? `the ${ordinal(digits)}` : ordinal(digits);
  return isOwner ? `${words}'s` : words;
}

function isSpelled(text: string, plain: string, allCapitals: boolean): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(text)) return false;
  if (SPELLED.has(text)) return true;
  return !allCapitals && !/[aeiouy]/.test(plain) && !SOUNDS.has(plain) && !/^(.)\1+$/.test(plain.slice(1));
}

/** "CO₂", "H₂O", "R2": letters that a digit follows at once; "www" is no drawn-out sound. */
function isFormula({ text: word, from, to }: Token, { text }: Around): boolean {
  return /^www$/i.test(word) || (/^(?:\p{Lu}\p{Ll}?){1,3}$/u.test(word) && /^[₀-₉]/u.test(text.slice(to)))
    || (/^\p{Lu}{1,3}$/u.test(word) && (/^\d/.test(text.slice(to)) || /\d$/.test(justBefore(text, from))))
    || (/^(?:AD|BCE?|CE)$/.test(word) && (/^\s\d/.test(text.slice(to)) || /\d\s$/.test(justBefore(text, from))));
}

/** "St Andrew" is a saint, "5th St" a street. */
function sayTitle({ text, from, to }: Token, around: Around): string {
  const short = text.toLowerCase();
  const isStreet = isInAddress({ kind: 'abbreviation', text: `${text}.`, from, to }, around.text);
  return (isStreet ? IN_ADDRESSES[short] : ABBREVIATIONS[short]) ?? text;
}

const justBefore = (text: string, from: number): string => text.slice(Math.max(0, from - 2), from);

/** "Z-z-z". */
const isSnored = ({ from, to }: Token, { text }: Around): boolean => /[zZ]-$/.test(justBefore(text, from)) || /^-[zZ]/.test(text.slice(to));

function sayNumber(text: string): string {
  const match = /^([\d,]*)(?:\.(\d+))?\s?(.*?)\.?$/u.exec(plainThousands(text));
  const whole = match?.[1] || '0';
  const digits = whole.replaceAll(',', '');
  const after = match?.[2];
  const unit = UNITS[(match?.[3] ?? '').toLowerCase()];
  const isPlain = unit === undefined && !whole.includes(',');
  const words = after !== undefined ? decimal(digits, after) : isPlain ? yearOrCount(digits) : cardinal(digits);
  if (unit === undefined) return words;
  return `${words} ${digits === '1' && after === undefined ? unit[0] : unit[1]}`;
}

/** "1.000.000", "1 000" and "3,5 kg" in the English way. */
function plainThousands(text: string): string {
  return text.replace(/^\d{1,3}(?:\.\d{3}){2,}/, (number) => number.replaceAll('.', ','))
    .replace(/^\d{1,3}(?:[\s\u00a0\u2009\u202f]\d{3})+/, (number) => number.replace(/\s/g, ','))
    .replace(/^(\d+),(\d{1,2})(?!\d)/, '$1.$2');
}

function sayTime(text: string): string {
  const [hours, minutes] = twoParts(text.replace(/(?<=\d)\.(?=\d)/, ':').replace(/[^\d:]/g, ''), ':');
  const half = /[ap]/i.exec(text)?.[0].toLowerCase();
  if (half === undefined && /^(?:0?0|24)$/.test(hours) && minutes === '00') return 'midnight';
  if (half === undefined) return clockTime(hours, minutes);
  return `${clockTime(hours, minutes).replace(" o'clock", '')} ${letters(half)} m`;
}

/** Digits in circles, above or below the line, or as wide as Chinese signs. */
function digitsOf(text: string): string {
  const code = text.codePointAt(0) ?? 0;
  const inBlackCircle = FIRST_OF_TEN.find((first) => code >= first && code < first + 10);
  return inBlackCircle === undefined ? text.normalize('NFKC') : String(code - inBlackCircle + 1);
}

/** The sign before or behind the sum; "20,50 €" has a comma for its cents. */
function sayMoney(text: string): string {
  const sign = Object.keys(MONEY).find((one) => text.includes(one)) ?? '';
  const amount = text.replace(sign, '').trim();
  const large = LARGE[/\p{L}+$/u.exec(amount)?.[0].toLowerCase() ?? ''];
  if (large) return largeMoney(sign, amount.replace(/[^\d.]/g, ''), large);
  const [whole, small] = amount.replace(/(?<=^\d+),(?=\d\d$)/, '.').replaceAll(',', '').split('.');
  return money(sign, whole || '0', small);
}

/** 5'10". */
function sayHeight(text: string): string {
  const [feet = '0', inches = '0'] = text.split(/['’′]\s?/);
  return `${cardinal(feet)} foot ${cardinal(inches)}`;
}

/** Year first, or as it is written in English: the month first unless that is no month. With full stops the day is first. */
function sayDate(text: string): string {
  const [first = '', second = '', third = ''] = text.split(/[-/.]/);
  if (first.length === 4) return dateInWords(first, second, third);
  return text.includes('.') || Number(first) > 12 ? dateInWords(third, second, first) : dateInWords(third, first, second);
}

const SIGNS_OF_ADDRESSES = new Map([['.', 'dot'], ['@', 'at'], ['-', 'dash'], ['_', 'underscore'], ['/', 'slash']]);

/** "www.fox.com": "w w w dot fox dot com". */
function sayWebAddress(text: string): string {
  const parts = text.toLowerCase().replace(/^https?:\/\//, '').match(/[a-z]+|\d+|[^a-z\d]/g) ?? [];
  return parts.map((part) => SIGNS_OF_ADDRESSES.get(part) ?? (/^\d/.test(part) ? digitByDigit(part) : part === 'www' ? letters(part) : part)).join(' ');
}

function sayFraction(text: string): string {
  const mixed = /^(\d+)[ -](\d)[/⁄](\d)$/.exec(text);
  if (mixed) return `${cardinal(mixed[1] ?? '')} and ${fraction(mixed[2] ?? '', mixed[3] ?? '').replace(/^one (?=half|quarter)/, 'a ')}`;
  if (/[/⁄]/.test(text)) return fraction(...twoParts(text.replace('⁄', '/'), '/'));
  const part = FRACTIONS[text.slice(-1)] ?? '';
  const whole = text.slice(0, -1);
  return whole === '' ? part : `${cardinal(whole)} and ${part.replace(/^one (?=half|quarter)/, 'a ')}`;
}

function sayAbbreviation(token: Token, { text }: Around): string {
  const short = token.text.replace(/\.$/, '').toLowerCase();
  if (isInAddress(token, text)) return IN_ADDRESSES[short] ?? short;
  return ABBREVIATIONS[short] ?? BEFORE_A_NUMBER[short] ?? DAYS[short] ?? short;
}

function twoParts(text: string, between: string): [string, string] {
  const [first = '0', second = '0'] = text.split(between);
  return [first, second];
}

/** A word of hundreds of letters would be refused by flite: it is spoken in pieces. */
function inPieces(word: string): string[] {
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? [];
}
