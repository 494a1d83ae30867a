// A short mark for every piece of material, so that a story and a family’s shelf can remember what was said.

import { hash } from '../dice.ts';

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
export const asMark = (kept: string): string => (kept.startsWith('#') || kept.length < 9 ? kept : markOf(kept));

/** How lately the family heard a piece: 0 never, higher is more lately. */
export type Staleness = (source: string) => number;

/** `recent` holds the marks of the family’s latest stories, newest first. */
export function stalenessFrom(recent: readonly (readonly string[])[]): Staleness {
  const known = new Map<string, number>();
  recent.forEach((marks, at) => marks.forEach((mark) => {
    const short = asMark(mark);
    if (!short.startsWith('#') && !known.has(short)) known.set(short, recent.length - at);
  }));
  return (source) => known.get(markOf(source)) ?? 0;
}

/** Those that were heard longest ago, or never. */
export function freshest<T>(all: readonly T[], stale: (one: T) => number): T[] {
  const least = Math.min(...all.map(stale));
  return all.filter((one) => stale(one) === least);
}
