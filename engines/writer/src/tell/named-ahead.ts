// Looks ahead in a template: who is named behind a pronoun, and whether a “his” stands alone.

import type { Piece } from './template.ts';

/** “It was {his}.”: hers, not her. */
export const standsAlone = (name: string, next: Piece | undefined): boolean =>
  name.endsWith('his') && /^(?:[A-Z]\.)?his$/u.test(name) && next?.is === 'text' && /^(?:[.,;:!?”]| had been | must have | for last\b)/u.test(next.text);

const ahead = new WeakMap<readonly Piece[], (string | undefined)[]>();

/** For each piece, who is named behind it; a parsed template is kept, and so is this. */
export function namedAhead(pieces: readonly Piece[]): (string | undefined)[] {
  const known = ahead.get(pieces);
  if (known) return known;
  const found = pieces.map((piece, at) => (piece.is === 'slot' ? namedAfter(pieces, at) : undefined));
  ahead.set(pieces, found);
  return found;
}

/** Who is named next in this sentence behind a comma, before anybody else: a pronoun in front of the name can only be theirs. */
function namedAfter(pieces: readonly Piece[], at: number): string | undefined {
  const rest = pieces.slice(at + 1);
  for (const [n, piece] of rest.entries()) {
    if (piece.is === 'choice') {
      if (piece.sources.some((source) => /\{[A-Z]|[.!?]/u.test(source))) return undefined;
    } else if (piece.is === 'text') {
      if (/[.!?…:;“”]/u.test(piece.text)) return undefined;
    } else if (/^[A-Z]$/u.test(piece.name)) {
      const before = rest[n - 1];
      return before?.is === 'text' && before.text.endsWith(', ') ? piece.name : undefined;
    } else if (/^[A-Z]/u.test(piece.name) && !/^(?:He|His|Him|Himself)$/u.test(piece.name)) return undefined;
  }
  return undefined;
}
