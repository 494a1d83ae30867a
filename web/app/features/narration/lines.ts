/** Finds the spoken lines (sentences) of a part, for saying one again and for going on to the next. */
import type { SpokenWord } from '@fableloom/contract';
import { cutSentences } from '../reading/paragraphs.ts';

/** The place of the first word of the line in which the word stands; `step` 1 is the line after it. Null where there is none. */
export function firstWordOfLine(text: string, words: readonly SpokenWord[], lit: number, step: 0 | 1 = 0): number | null {
  const word = words[Math.max(0, lit)];
  if (!word) return null;
  const lines = cutSentences(text);
  const line = lines.findIndex(({ from, to }) => from <= word.from && word.from < to);
  const wanted = lines.slice(line === -1 ? 0 : line + step).find(({ from, to }) => words.some((spoken) => spoken.from >= from && spoken.to <= to));
  const first = wanted ? words.findIndex(({ from }) => from >= wanted.from) : -1;
  return first === -1 ? null : first;
}
