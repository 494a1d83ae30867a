// Counts a reader would make: words, sentences, and how much two texts share.

import { eachWord, runCodes, shareIn, wordCodes } from './words.ts';

export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part));
}

const IN_A_WORD = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** As many as wordsOf finds, counted letter by letter, since every draft is counted over and over. */
export function countWords(text: string): number {
  let count = 0;
  let counted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSpace(code, text, at)) counted = false;
    else if (!counted && isInAWord(text, at, code)) {
      counted = true;
      count += 1;
    }
  }
  return count;
}

const SPACE = /\s/u;

/** Dashes, quotation marks and the ellipsis: most of what is not a letter of the alphabet, and neither a space nor part of a word. */
const isMark = (code: number): boolean => code > 0x200f && code < 0x2028;

const isSpace = (code: number, text: string, at: number): boolean => code <= 32 || (code > 126 && !isMark(code) && SPACE.test(text.charAt(at)));

const isInAWord = (text: string, at: number, code: number): boolean =>
  code < 127 ? (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) : !isMark(code) && IN_A_WORD.test(String.fromCodePoint(text.codePointAt(at) ?? code));

const END = /[.!?…]+[”’)]*(?=\s|$)/gu;
const GOES_ON = /\s*\p{Ll}/uy;
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr)\.$/u;
/** As many letters back as tell a title from the end of a word. */
const OF_A_TITLE = 5;

/** Where the sentence ends that begins at `from`. */
function endOfSentence(text: string, from: number): number {
  END.lastIndex = from;
  while (END.test(text)) {
    const end = END.lastIndex;
    GOES_ON.lastIndex = end;
    if (!GOES_ON.test(text) && !TITLE.test(text.slice(Math.max(from, end - OF_A_TITLE), end))) return end;
  }
  return text.length;
}

/** Sentences as read aloud; a quotation that goes on with “… said Ann” stays one sentence. */
export function sentencesOf(text: string): string[] {
  const out: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOfSentence(text, from);
    const sentence = text.slice(from, end).trim();
    if (sentence) out.push(sentence);
    from = end;
  }
  return out;
}

export const firstSentenceOf = (text: string): string => text.slice(0, endOfSentence(text, 0)).trim();

export function meanSentence(text: string): number {
  const sentences = sentencesOf(text);
  return sentences.length === 0 ? 0 : countWords(text) / sentences.length;
}

export function plainWords(text: string): string[] {
  const low = text.toLowerCase();
  const words: string[] = [];
  eachWord(low, (from, to) => words.push(low.slice(from, to)));
  return words;
}

export function grams(words: readonly string[], n: number): string[] {
  const out: string[] = [];
  for (let i = 0; i + n <= words.length; i++) out.push(words.slice(i, i + n).join(' '));
  return out;
}

/** The share of a's n-grams that b has too, 0 to 1. */
export function overlap(a: string, b: string, n = 4): number {
  return shareIn(runCodes(wordCodes(a), n), new Set(runCodes(wordCodes(b), n)));
}

/**
 * Self-BLEU-4 (Zhu and others, Texygen, 2018): the mean BLEU-4 of each text against all the others as its references, with clipped
 * counts, equal weights for one to four words and no brevity penalty (whole stories of one batch). Words are lower-case runs of letters,
 * digits and apostrophes; punctuation is left out, names are left in. 1 means all the same.
 */
export function selfBleu(texts: readonly string[]): number {
  const tables = [1, 2, 3, 4].map((n) => texts.map((text) => countGrams(grams(plainWords(text), n))));
  const most = tables.map(mostOf);
  let sum = 0;
  texts.forEach((_, i) => {
    let logs = 0;
    for (const [n, table] of tables.entries()) {
      let total = 0;
      let hit = 0;
      for (const [gram, count] of table[i] ?? []) {
        total += count;
        const known = most[n]?.get(gram);
        hit += Math.min(count, known === undefined ? 0 : known.in === i ? known.second : known.first);
      }
      logs += Math.log(Math.max(hit, 1e-9) / Math.max(total, 1)) / tables.length;
    }
    sum += Math.exp(logs);
  });
  return texts.length === 0 ? 0 : sum / texts.length;
}

interface Most {
  /** How often the text has it that has it most often, which text that is, and how often the next one has it. */
  first: number;
  in: number;
  second: number;
}

/** For every run of words, where it comes most often: so that each text is compared with all the others at once. */
function mostOf(table: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, Most> {
  const most = new Map<string, Most>();
  for (const [at, counts] of table.entries()) {
    for (const [gram, count] of counts) {
      const known = most.get(gram);
      if (!known) most.set(gram, { first: count, in: at, second: 0 });
      else if (count > known.first) most.set(gram, { first: count, in: at, second: known.first });
      else if (count > known.second) known.second = count;
    }
  }
  return most;
}

function countGrams(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gram of list) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}
