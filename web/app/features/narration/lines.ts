/** Finds the spoken lines (sentences) of a part, for saying one again and for going on to the next. */
import type { SpokenWord } from '@fableloom/contract';
import { cutSentences } from '../reading/paragraphs.ts';

/** 0 is the line itself, 1 the one after it, -1 the one before it. */
export type LineStep = -1 | 0 | 1;

/** The place of the first word of the line in which the word stands, or of its neighbour; null where there is none. */
export function firstWordOfLine(text: string, words: readonly SpokenWord[], lit: number, step: LineStep = 0): number | null {
  const word = words[Math.max(0, lit)];
  if (!word) return null;
  const lines = cutSentences(text).filter(({ from, to }) => words.some((spoken) => spoken.from >= from && spoken.to <= to));
  const here = lines.findIndex(({ to }) => word.from < to);
  const wanted = lines[here + step];
  return wanted ? words.findIndex(({ from }) => from >= wanted.from) : null;
}
