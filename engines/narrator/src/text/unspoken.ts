/** Gathers what could not be spoken: neighbouring words of other scripts, with the punctuation between them, are one part. */
import type { Token } from './tokens.ts';

export function unspokenParts(text: string, foreign: readonly Token[]): string[] {
  const parts: { from: number; to: number }[] = [];
  for (const token of foreign) {
    const last = parts.at(-1);
    if (last && /^[^\p{L}\p{N}\n]*$/u.test(text.slice(last.to, token.from))) last.to = token.to;
    else parts.push({ from: token.from, to: token.to });
  }
  return parts.map(({ from, to }) => text.slice(from, to));
}
