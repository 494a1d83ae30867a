// Where words begin and end: the loop behind every count and every comparison, written for speed, since drafts are compared over and over.

const LETTER = /[\p{L}\p{N}]/u;

/** Small letters, digits and both apostrophes are most of every text; only what is rarer is looked up. */
function isInWord(code: number, text: string, at: number): boolean {
  if (code < 127) return (code > 96 && code < 123) || (code > 47 && code < 58) || code === 39 || (code > 64 && code < 91);
  if (code === 0x2019) return true;
  if (code > 0x200f && code < 0x2070) return false;
  return LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? code));
}

const isPair = (code: number): boolean => code > 0xd7ff && code < 0xdc00;

/** Calls back with the bounds of each run of letters, digits and apostrophes. */
export function eachWord(text: string, found: (from: number, to: number) => void): void {
  let from = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const inside = isInWord(code, text, at);
    if (inside && from < 0) from = at;
    if (!inside && from >= 0) {
      found(from, at);
      from = -1;
    }
    if (isPair(code)) at += 1;
  }
  if (from >= 0) found(from, text.length);
}

const known = new Map<string, readonly number[]>();

/** A number for each word, the same wherever it comes. */
export function wordCodes(text: string): readonly number[] {
  const kept = known.get(text);
  if (kept) return kept;
  const low = text.toLowerCase();
  const codes: number[] = [];
  eachWord(low, (from, to) => {
    let h = 0x811c9dc5;
    for (let at = from; at < to; at++) h = Math.imul(h ^ low.charCodeAt(at), 0x01000193);
    codes.push(h >>> 0);
  });
  if (known.size > 5_000) known.clear();
  known.set(text, codes);
  return codes;
}

/** A number for each run of `length` words: 53 bits, so that two runs hardly ever share one. */
export function runCodes(codes: readonly number[], length: number): number[] {
  const runs: number[] = [];
  for (let at = 0; at + length <= codes.length; at++) {
    let high = 0x9747b28c;
    let low = 0x811c9dc5;
    for (let next = at; next < at + length; next++) {
      const code = codes[next] ?? 0;
      high = Math.imul(high ^ code, 0x5bd1e995);
      high ^= high >>> 15;
      low = Math.imul((low << 5) ^ (low >>> 27) ^ code, 0x01000193);
    }
    runs.push((high >>> 6) * 0x8000000 + (low >>> 5));
  }
  return runs;
}

/** The share of the runs of one text that another has too, 0 to 1; the other as a set of its runs. */
export function shareIn(own: readonly number[], other: ReadonlySet<number>): number {
  let shared = 0;
  for (const run of own) if (other.has(run)) shared += 1;
  return own.length === 0 ? 0 : shared / own.length;
}
