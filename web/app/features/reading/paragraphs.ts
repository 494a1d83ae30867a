/** Cuts the text of a part into paragraphs and words that still know where they stand in it. */
import type { SpokenWord } from '@fableloom/contract';

export interface Paragraph {
  /** Offsets in the part's text. */
  from: number;
  to: number;
  text: string;
}

/** Paragraphs are separated by an empty line. */
export function cutParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { 0: found, index } of text.matchAll(/(?:[^\n]|\n(?![^\S\n]*\n))+/g)) {
    const words = found.trim();
    const from = index + found.indexOf(words);
    if (words !== '') paragraphs.push({ from, to: from + words.length, text: words });
  }
  return paragraphs;
}

export type Piece = { is: 'between'; text: string; from: number } | { is: 'word'; text: string; from: number; index: number };

/** The spoken words of a paragraph and what stands between them, in order; `index` is the word's place in `words`. */
export function cutPieces({ from, to, text }: Paragraph, words: readonly SpokenWord[]): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  words.forEach((word, index) => {
    if (word.from < at || word.to > to) return;
    if (word.from > at) pieces.push({ is: 'between', text: text.slice(at - from, word.from - from), from: at });
    pieces.push({ is: 'word', text: text.slice(word.from - from, word.to - from), from: word.from, index });
    at = word.to;
  });
  if (at < to) pieces.push({ is: 'between', text: text.slice(at - from), from: at });
  return pieces;
}

/** Offsets of the sentences of a text, closing quotation marks included. */
export function cutSentences(text: string): { from: number; to: number }[] {
  return cutParagraphs(text).flatMap((paragraph) => {
    const sentences = paragraph.text.matchAll(/\S(?:[^.!?…]|[.!?…](?!["”’')\]]*(?:\s|$)))*[.!?…]*["”’')\]]*/g);
    return [...sentences].map(({ 0: sentence, index }) => ({ from: paragraph.from + index, to: paragraph.from + index + sentence.length }));
  });
}

/** The place of the first word that is spoken at or after this offset; -1 where none is. */
export const firstWordFrom = (words: readonly SpokenWord[], offset: number): number => words.findIndex(({ from }) => from >= offset);

/** The places of the words that hold this offset or end at it: a point of the page lies between two characters. */
export const wordsTouching = (words: readonly SpokenWord[], offset: number): number[] =>
  words.flatMap(({ from, to }, place) => (from <= offset && offset <= to ? [place] : []));
