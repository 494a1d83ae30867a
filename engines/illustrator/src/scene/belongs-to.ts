/** Whose a thing is that lies about: “Maya put the lamp down” has it at her feet and not at the other end of the sheet. */
import type { DrawnCharacter } from '../brief.ts';
import { THING_WORDS } from '../props/things.ts';
import { placesOf } from './named-in.ts';

/** Where else a name is looked for: in the sentences before it, then in those after. */
const NEAR = [-1, -2, -3, 1, 2] as const;

/** The one of those who are there whom the words connect with a thing: named before it in its sentence, or else after it, or in a sentence near it. */
export function belongsTo(prop: string, words: string, cast: readonly DrawnCharacter[]): DrawnCharacter | undefined {
  const sentences = words.split(/(?<=[.!?;]”?)\s+/);
  const patterns = THING_WORDS.flatMap(([name, pattern]) => (name === prop ? [pattern] : []));
  for (const [i, sentence] of sentences.entries()) {
    const at = Math.min(...patterns.map((pattern) => sentence.search(pattern)).filter((place) => place >= 0));
    if (!Number.isFinite(at)) continue;
    const named = cast.flatMap((one) => placesOf(sentence, one, cast).map((place) => ({ one, place })));
    const before = named.filter(({ place }) => place < at).toSorted((a, b) => b.place - a.place)[0];
    const after = named.toSorted((a, b) => a.place - b.place)[0];
    const found = before ?? after;
    if (found) return found.one;
    const lastIn = (other: string): DrawnCharacter | undefined => cast.flatMap((one) => placesOf(other, one, cast).map((place) => ({ one, place }))).toSorted((a, b) => b.place - a.place)[0]?.one;
    for (const away of NEAR) {
      const near = lastIn(sentences[i + away] ?? '');
      if (near) return near;
    }
  }
  return undefined;
}
