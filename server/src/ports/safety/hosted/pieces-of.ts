/** A long text in pieces that a service reads whole: cut between sentences or words, and never inside a letter. */

/** Letters of one piece. */
const LONGEST = 6000;
/** A sentence that ends this far before the end of a piece is a better place to cut than a word at its end. */
const SEARCHED = 1500;

/** Where the last match of a global pattern ends; 0 where there is none. */
const endOfLast = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].reduce((_, match) => match.index + match[0].length, 0);

function cutOf(text: string): number {
  const from = LONGEST - SEARCHED;
  const end = text.slice(from, LONGEST);
  const cut = endOfLast(end, /\n\s*|[.!?…]["'”’)]*\s+/g) || endOfLast(end, /\s+/g);
  if (cut > 0) return from + cut;
  // Writing without spaces, or one word: between two letters as they are seen.
  const last = [...new Intl.Segmenter().segment(text.slice(from, LONGEST + 1))].findLast(({ index }) => index > 0 && from + index <= LONGEST);
  return last ? from + last.index : LONGEST;
}

export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.toWellFormed();
  while (rest.length > LONGEST) {
    const cut = cutOf(rest);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}
