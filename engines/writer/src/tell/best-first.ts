// Of many sentences the best first, without a look at all of them.

import type { Staleness } from './marks.ts';

/** By their worth, the lowest first, to be gone through as often as wanted. Each is judged when it is come to, and once. */
export function bestFirst(sources: Iterable<string>, worth: Staleness): Iterable<string> {
  const sorted: string[] = [];
  const coming = inOrder(sources, worth);
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        const next = sorted[at] ?? coming.next().value;
        if (next === undefined) return;
        sorted[at] = next;
        yield next;
      }
    },
  };
}

/** Nothing is better than 0: what is worth it comes before the others are judged, and hardly ever are all of them. */
function* inOrder(sources: Iterable<string>, worth: Staleness): Generator<string, undefined> {
  const others: { source: string; worth: number }[] = [];
  for (const source of sources) {
    const its = worth(source);
    if (its === 0) yield source;
    else others.push({ source, worth: its });
  }
  for (const { source } of others.toSorted((a, b) => a.worth - b.worth)) yield source;
  return undefined;
}
