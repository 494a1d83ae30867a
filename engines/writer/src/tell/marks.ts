// A short mark for every piece of material, so that a story and a family’s shelf can remember what was said.

import { hash } from '../dice.ts';
import { plainWords, sentencesOf } from './measure.ts';

/** "#p.turn" stays as it is: told once in a story; all else becomes a short mark. */
export function markOf(source: string): string {
  if (source.startsWith('#')) return source;
  const known = marks.get(source);
  if (known !== undefined) return known;
  const mark = hash(source).toString(36);
  if (marks.size > 20_000) marks.clear();
  marks.set(source, mark);
  return mark;
}

const marks = new Map<string, string>();

/** Stories told before marks were short remember whole sentences. */
export const asMark = (kept: string): string => (kept.length < 9 || kept.startsWith('#') || kept.startsWith('=') ? kept : markOf(kept));

/** “=” and “#”. */
const OF_A_SENTENCE = 61;
const OF_A_STORY = 35;

type Shelf = readonly (readonly string[])[];

/** The four parts of one story are told with the same shelf: it is read once. */
function onceFor<T>(read: (recent: Shelf) => T): (recent: Shelf) => T {
  const known = new WeakMap<Shelf, T>();
  return (recent) => {
    const kept = known.get(recent) ?? read(recent);
    known.set(recent, kept);
    return kept;
  };
}

/** How lately the family heard a piece: 0 never, higher is more lately. */
export type Staleness = (source: string) => number;

/** `recent` holds the marks of the family’s latest stories, newest first. */
export const stalenessFrom = onceFor((recent): Staleness => {
  const known = new Map<string, number>();
  for (const [at, marks] of recent.entries()) {
    for (const mark of marks) {
      const first = mark.charCodeAt(0);
      if (first === OF_A_SENTENCE || first === OF_A_STORY) continue;
      const short = mark.length < 9 ? mark : asMark(mark);
      if (!known.has(short)) known.set(short, recent.length - at);
    }
  }
  return known.size === 0 ? () => 0 : (source) => known.get(markOf(source)) ?? 0;
});

/** Those that were heard longest ago, or never. */
export function freshest<T>(all: readonly T[], stale: (one: T) => number): T[] {
  if (all.length < 2) return [...all];
  const ages = all.map(stale);
  const least = Math.min(...ages);
  return all.filter((_, at) => ages[at] === least);
}

/** A told sentence of five words or more leaves a mark of its own, whatever it was made of. */
export const sentenceMarks = (text: string): string[] =>
  sentencesOf(text).map(plainWords).filter((words) => words.length > 4).map((words) => `=${hash(words.join(' ')).toString(36)}`);

/** In how many of the family’s latest stories the most often told sentence of a text was. */
export type Heard = (text: string) => number;

/** Of a family that has heard nothing yet. */
export const NOTHING_HEARD: Heard = () => 0;

export const heardFrom = onceFor((recent): Heard => {
  const times = new Map<string, number>();
  for (const marks of recent) for (const mark of marks) if (mark.charCodeAt(0) === OF_A_SENTENCE) times.set(mark, (times.get(mark) ?? 0) + 1);
  if (times.size === 0) return NOTHING_HEARD;
  const known = new Map<string, number>();
  return (text) => {
    const most = known.get(text) ?? Math.max(0, ...sentenceMarks(text).map((mark) => times.get(mark) ?? 0));
    known.set(text, most);
    return most;
  };
});
