/** Cuts a text into what can be spoken (words, numbers, signs), what cannot, and marks; every token knows its place in the original. */
import { ABBREVIATIONS, FRACTIONS, MONEY, UNITS } from '../lexicon/abbreviations.ts';

export type TokenKind = 'web' | 'money' | 'date' | 'phone' | 'time' | 'decade' | 'ordinal' | 'fraction' | 'number' | 'initials' | 'abbreviation' | 'word'
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
const greek = '\\p{Script=Greek}';
const latin = '\\p{Script=Latin}[\\p{Script=Latin}\\p{M}]*';

const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ['web', '(?<![\\w.@-])(?:https?://)?(?:[\\w.-]+@)?(?:www\\.[\\w-]+(?:\\.[\\w-]+)*|[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net))(?!\\w)'],
  ['money', `(?:${coins}\\s?\\d[\\d,]*(?:\\.\\d{1,2}(?!\\d))?|(?<![\\d.,])\\d[\\d,]*(?:\\.\\d{1,2})?\\s?${coins}(?!\\s?\\d))`],
  ['date', `(?<![\\d/.-])(?:\\d{4}(?<cut>[-/])${month}\\k<cut>${day}|(?:${month}/${day}|${day}/${month})/(?:\\d{4}|\\d\\d)|${day}\\.${month}\\.\\d{4})(?![\\d/-])`],
  // Two round numbers are "from 500 to 1000".
  ['phone', '(?<![\\d-])(?:\\(\\d{3}\\) \\d{3}-|\\d{3}-\\d{3}-|\\d{3}-(?![1-9]\\d00))\\d{4}(?![\\d-])'],
  ['time', '(?<!\\d)\\d{1,2}:[0-5]\\d(?!\\d)(?:\\s?[aApP](?:[mM]|\\.[mM]\\.?)(?!\\p{L}))?'],
  ['decade', "(?:\\d{3}0|\\d0)['’]?s(?!\\p{L})"],
  ['ordinal', '\\d+(?:[sS][tT]|[nN][dD]|[rR][dD]|[tT][hH])(?!\\p{L})'],
  ['fraction', `(?:\\d{1,3}[/⁄]\\d{1,3}(?![\\d/])|\\d*[${fractions}])`],
  ['number', `(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?(?:\\s?(?:${units})(?![\\p{L}\\d]))?`],
  // "7-3=4" takes away.
  ['range', '(?<=\\d)[-–](?=\\d)(?!\\d+\\s?=)'],
  ['initials', '(?<!\\p{L})(?:\\p{L}\\.){2,}|(?<![\\p{L}\'’])[A-HJ-Z]\\.(?=\\s?\\p{Lu})'],
  ['abbreviation', `(?<!\\p{L})(?:${capitalOrNot(shortForms)})\\.|(?<!\\p{L})(?:[Nn]o|pp?|[Cc]h|[Vv]ol|${months})\\.(?=\\s?\\d)`],
  ['word', `(?:['’](?:[Tt]is|[Tt]was|[Ee]m|[Tt]il|[Cc]ause|n)(?!\\p{L})|${latin}(?:['’ʼ]${latin})*)`],
  ['enclosed', '[①-⑳⓪❶-❿➀-➓⁰¹⁴-⁹₀-₉]|[０-９]+'],
  ['symbol', `[&+=@×÷±№²³]|#(?=\\d)|−(?=\\s?\\d)|(?<=\\d\\s?)-(?=\\s?\\d+\\s?=)|(?<=^|[\\s(“"])-(?=\\d)|(?<!${greek}\\s?)[αβγδΔθλμπΣφΩω](?!\\s?${greek})`],
  ['foreign', '[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}]*'],
  ['mark', '\\.{2,}|…|[.!?]+|[,;:()—–]|--+|(?<=\\s)-(?=\\s)|\\n\\s*'],
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
