/** Cuts a text into what can be spoken (words, numbers, signs), what cannot, and marks; every token knows its place in the original. */
import { ABBREVIATIONS, DAYS, FRACTIONS, LARGE, MONEY, UNITS } from '../lexicon/abbreviations.ts';

export type TokenKind = 'web' | 'height' | 'money' | 'date' | 'phone' | 'time' | 'decade' | 'ordinal' | 'fraction' | 'number' | 'initials' | 'abbreviation' | 'word'
  | 'enclosed' | 'symbol' | 'range' | 'foreign' | 'mark';

export interface Token {
  kind: TokenKind;
  text: string;
  from: number;
  to: number;
}

const escaped = (list: readonly string[]): string =>
  list.toSorted((a, b) => b.length - a.length).map((item) => item.replaceAll('.', '\\.')).join('|');

const units = escaped(Object.keys(UNITS).map((unit) => unit.replace('°c', '°[cC]').replace('°f', '°[fF]')));
const shortForms = escaped(Object.keys(ABBREVIATIONS).filter((form) => !form.includes('.')));
const fractions = Object.keys(FRACTIONS).join('');
const coins = `[${Object.keys(MONEY).join('')}]`;
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const months = 'Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec';
/** Names of people too: behind a number only where a year follows, or nothing does. */
const namedMonths = '(?:Jan|Mar|Dec)(?=\\.|,|;|\\)|\\s\\d{4}|$)';
const days = Object.keys(DAYS).map((name) => `${(name[0] ?? '').toUpperCase()}${name.slice(1)}`).toSorted((a, b) => b.length - a.length).join('|');
const large = escaped(Object.keys(LARGE).flatMap((name) => (name.length < 3 ? [name, name.toUpperCase()] : [name])));
/** "1,000", "1.000.000", "1 000" with a thin space or none that could be another number. */
const thousands = '\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:\\.\\d{3}){2,}|\\d{1,3}(?:[\\u00a0\\u2009\\u202f]\\d{3})+(?!\\d)|\\d{1,3}(?: 000)+(?!\\d)';
const greek = '\\p{Script=Greek}';
/** Soft hyphens and signs without width stand inside of words. */
const latin = '\\p{Script=Latin}[\\p{Script=Latin}\\p{M}\\u00ad\\u200b-\\u200d\\u2060]*';
/** As an apostrophe is typed, and as letters of Hawaii and Arabia are. */
const apostrophe = "['’ʼ´`ʻʾʿ]";

const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ['web', '(?<![\\w.@-])(?:https?://)?(?:[\\w.-]+@)?(?:www\\.[\\w-]+(?:\\.[\\w-]+)*|[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net))(?!\\w)'],
  ['height', "(?<![\\d.,'’])\\d{1,2}['’′]\\s?(?:\\d|1[01])(?=[\"”″]|['’]{2}|[^\\d\\p{L}]|$)"],
  ['money', `(?:${coins}\\s?\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?\\s?(?:${large})(?!\\p{L})|${coins}\\s?(?:\\d(?:[\\d,]*\\d)?(?:\\.\\d{1,2}(?!\\d))?|\\.\\d\\d(?!\\d))|(?<![\\d.,])\\d[\\d,]*(?:\\.\\d{1,2})?\\s?${coins}(?!\\s?\\d))`],
  ['date', `(?<![\\d/.-])(?:\\d{4}(?<cut>[-/])${month}\\k<cut>${day}|(?:${month}/${day}|${day}/${month})/(?:\\d{4}|\\d\\d)|${day}\\.${month}\\.\\d{4})(?![\\d/-])`],
  // Two round numbers are "from 500 to 1000".
  ['phone', '(?<![\\d-])(?:\\+\\d{1,3}(?:[ -]\\d{2,4}){2,4}|(?:\\(\\d{3}\\) \\d{3}-|\\d{3}-\\d{3}-|\\d{3}-(?![1-9]\\d00))\\d{4})(?![\\d-])'],
  ['time', '(?<![\\d.,])\\d{1,2}(?:\\.[0-5]\\d\\s?(?:[ap]m|[AP]M|[ap]\\.m\\.)|\\s(?:AM|PM))(?!\\p{L})|(?<!\\d)\\d{1,2}:[0-5]\\d(?!\\d)(?:\\s?[aApP](?:[mM]|\\.[mM]\\.?)(?!\\p{L}))?'],
  ['decade', "(?:\\d{3}0|\\d0)['’]?s(?!\\p{L})"],
  ['ordinal', '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:[sS][tT]|[nN][dD]|[rR][dD]|[tT][hH])(?!\\p{L})'],
  ['fraction', `(?:(?<![\\d.,])\\d{1,3}[ -](?:1[/⁄][2348]|[23][/⁄]3|3[/⁄][48]|[57][/⁄]8)(?![\\d/])|\\d{1,3}[/⁄]\\d{1,3}(?![\\d/])|\\d*[${fractions}])`],
  ['number', `(?:${thousands}|(?<![\\d\\p{L}.])\\d+,\\d{1,2}(?=\\s?(?:${units})(?![\\p{L}\\d]))|\\d+|(?<![\\d\\p{L}.])(?=\\.\\d))(?:\\.\\d+)?(?:\\s?(?:${units})(?![\\p{L}\\d])(?:(?<=\\p{L})\\.(?=\\s\\p{Ll}|,))?)?`],
  // "7-3=4" takes away.
  ['range', `(?<=(?<!\\d[-–])(?<!\\d)\\d+(?:\\.\\d+|st|nd|rd|th|\\s?[ap]m)?)[-–](?=${coins}?\\d)(?!\\d+\\s?=|\\d+[-–]\\d)|(?<=(?<!\\p{L})(?:${days})\\.?)[-–](?=(?:${days})(?!\\p{L}))|(?<=(?<!\\p{L})\\p{Lu})–(?=\\p{Lu}(?!\\p{L}))`],
  ['initials', '(?<!\\p{L})(?:\\p{L}\\.){2,}|(?<![\\p{L}\'’])[A-HJ-Z]\\.(?=\\s?\\p{Lu})'],
  ['abbreviation', `(?<!\\p{L})(?:${capitalOrNot(shortForms)})\\.|(?<!\\p{L})(?:[Nn]o|pp?|[Cc]h|[Vv]ol|[Ff]ig|[Aa]pt|${months})\\.(?=\\s?\\d)`
    + `|(?<!\\p{L})(?:${months})(?=\\s\\d{1,2}(?!\\d))|(?<=(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?\\s)(?:${namedMonths}|Feb|Apr|Aug|Sept?|Oct|Nov)(?![\\p{L}'’])\\.?`
    + `|(?<!\\p{L})(?:(?:${days})(?:\\.(?=\\s\\p{Ll}|\\s?[-–,&])|(?=\\s\\d|[-–](?:${days})(?!\\p{L})))|(?<=(?:${days})[-–])(?:${days})(?!\\p{L})\\.?|(?:Mon|Tues?|Wed|Thurs?|Fri)\\.)`],
  ['word', `(?:['’](?:[Tt]is|[Tt]was|[Ee]m|[Tt]il|[Cc]ause|n)(?!\\p{L})|[ʻʾʿ]?${latin}(?:${apostrophe}${latin})*[ʻʾʿ]?)`],
  ['enclosed', '[①-⑳⓪❶-❿➀-➓⁰¹⁴-⁹₀-₉]|[０-９]+'],
  ['symbol', `[&+=@×÷±№²³]|(?<=(?<!\\p{L})(?:I|[Ww]e|[Yy]ou|[Tt]hey)\\s)[♥❤]|(?<=\\d\\s?)\\*(?=\\s?\\d)|#(?=\\d)|−(?=\\s?\\d)|(?<=\\d\\s?)-(?=\\s?\\d+\\s?=)|(?<=^|[\\s(“"])-(?=\\d)|(?<!${greek}\\s?)[αβγδΔθλμπΣφΩω](?!\\s?${greek})`],
  ['foreign', '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*'],
  ['mark', '(?<!\\d\\s?)<3(?![\\d.,])|\\.{2,}|…|[.!?]+|[,;:()—–]|--+|(?<=\\s)-(?=\\s)|\\n\\s*'],
];

const TOKEN = new RegExp(PATTERNS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'gu');

function capitalOrNot(forms: string): string {
  return forms.split('|').map((form) => `[${(form[0] ?? '').toUpperCase()}${form[0] ?? ''}]${form.slice(1)}`).join('|');
}

/** The tokens between two offsets of the text, in order. */
export function tokensOf(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(from, to).matchAll(TOKEN)) {
    const kind = PATTERNS.find(([name]) => match.groups?.[name] !== undefined)?.[0];
    if (kind === undefined) continue;
    const start = from + match.index;
    tokens.push({ kind, text: match[0], from: start, to: start + match[0].length });
  }
  return tokens;
}
