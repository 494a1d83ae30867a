/** Cuts a text into chunks of at most `max` characters at sentence ends. Put together again they are the text, to the character. */
import { endsSentence } from './sentence-end.ts';
import { tokensOf } from './tokens.ts';

export const LONGEST_CHUNK = 4000;

export function splitForNarration(text: string, max: number = LONGEST_CHUNK): string[] {
  if (!Number.isInteger(max) || max < 1) throw new RangeError('A chunk holds at least one character');
  const ends = sentenceEnds(text);
  const chunks: string[] = [];
  let from = 0;
  let next = 0;
  while (text.length - from > max) {
    while ((ends[next] ?? Infinity) <= from + max) next++;
    const end = ends[next - 1] ?? 0;
    const cut = end > from ? end : lastGap(text, from, from + max);
    chunks.push(text.slice(from, cut));
    from = cut;
  }
  if (from < text.length) chunks.push(text.slice(from));
  return chunks;
}

/** Offsets just after each sentence, its closing quotes and the white space behind it. */
function sentenceEnds(text: string): number[] {
  return tokensOf(text)
    .filter((token) => endsSentence(token, text))
    .map((token) => token.to + (/^["”’'»)\]*_]*\s*/.exec(text.slice(token.to))?.[0].length ?? 0));
}

/** For a sentence longer than a chunk: after the last white space, else between two characters (never inside one). */
function lastGap(text: string, from: number, limit: number): number {
  for (let at = limit; at > from; at--) if (/\s/.test(text[at - 1] ?? '')) return at;
  const splitsPair = /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[limit] ?? '');
  return splitsPair && limit - 1 > from ? limit - 1 : limit;
}
