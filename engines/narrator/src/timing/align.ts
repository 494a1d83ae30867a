/**
 * Lays the phones that a line's words have when spoken alone over the phones that were really spoken ("the" may have become
 * "dhax"), with the fewest changes, and so finds where in the sound each word is.
 */
import { SILENCE, type Phone } from '../flite/speak.ts';

export interface Span {
  start: number;
  end: number;
}

interface Expected {
  name: string;
  word: number;
}

const MISSING = 1;
const SKIPPED_SILENCE = 0.01;
const VOWEL = /^[aeiou]/;
const SHORTEST = 0.02;

/** One span a word, in order and never overlapping. A word without a phone of its own gets a share of its neighbour's time. */
export function alignWords(words: readonly (readonly string[])[], spoken: readonly Phone[]): Span[] {
  const expected = words.flatMap((phones, word) => phones.map((name) => ({ name, word })));
  const found: (Span | undefined)[] = Array.from({ length: words.length });
  for (const [word, phone] of pairs(expected, spoken)) {
    const span = found[word];
    found[word] = { start: Math.min(span?.start ?? phone.start, phone.start), end: Math.max(span?.end ?? phone.end, phone.end) };
  }
  return fillGaps(found, spoken);
}

/** Pairs of word and phone along the cheapest path through the table of changes. */
function pairs(expected: readonly Expected[], spoken: readonly Phone[]): [word: number, phone: Phone][] {
  const width = spoken.length + 1;
  const cost = new Float64Array((expected.length + 1) * width);
  for (let i = 0; i <= expected.length; i++) {
    for (let j = 0; j <= spoken.length; j++) {
      if (i === 0 && j === 0) continue;
      cost[i * width + j] = Math.min(...ways(cost, width, i, j, expected[i - 1], spoken[j - 1]));
    }
  }
  const path: [number, Phone][] = [];
  for (let i = expected.length, j = spoken.length; i > 0 && j > 0;) {
    const want = expected[i - 1];
    const got = spoken[j - 1];
    if (!want || !got) break;
    const [both = 0, dropped = 0, added = 0] = ways(cost, width, i, j, want, got);
    if (both <= dropped && both <= added) {
      if (got.name !== SILENCE) path.push([want.word, got]);
      i -= 1;
      j -= 1;
    } else if (dropped <= added) i -= 1;
    else j -= 1;
  }
  return path;
}

/** Costs of arriving at a cell: by pairing the two phones, by dropping the expected one, by passing over the spoken one. */
function ways(
  cost: Float64Array, width: number, i: number, j: number, want: Expected | undefined, got: Phone | undefined,
): [both: number, dropped: number, added: number] {
  const at = (row: number, column: number): number => cost[row * width + column] ?? Infinity;
  return [
    want && got ? at(i - 1, j - 1) + unlikeness(want.name, got.name) : Infinity,
    want ? at(i - 1, j) + MISSING : Infinity,
    got ? at(i, j - 1) + (got.name === SILENCE ? SKIPPED_SILENCE : MISSING) : Infinity,
  ];
}

function unlikeness(want: string, got: string): number {
  if (want === got) return 0;
  if (got === SILENCE) return 3;
  return VOWEL.test(want) === VOWEL.test(got) ? 0.7 : 1.6;
}

function fillGaps(found: readonly (Span | undefined)[], spoken: readonly Phone[]): Span[] {
  const voiced = spoken.filter((phone) => phone.name !== SILENCE);
  const whole = { start: voiced[0]?.start ?? 0, end: voiced.at(-1)?.end ?? spoken.at(-1)?.end ?? 0 };
  const spans: Span[] = [];
  for (let at = 0; at < found.length;) {
    let until = at + 1;
    while (until < found.length && found[until] === undefined) until++;
    const owner = found[at] ?? { start: spans.at(-1)?.end ?? whole.start, end: found[until]?.start ?? whole.end };
    const end = Math.max(owner.end, owner.start + SHORTEST);
    const share = (end - owner.start) / (until - at);
    for (let turn = 0; turn < until - at; turn++) {
      spans.push({ start: owner.start + turn * share, end: owner.start + (turn + 1) * share });
    }
    at = until;
  }
  return inOrder(spans);
}

function inOrder(spans: readonly Span[]): Span[] {
  let last = 0;
  return spans.map(({ start, end }) => {
    const begins = Math.max(start, last);
    last = Math.max(end, begins);
    return { start: begins, end: last };
  });
}
