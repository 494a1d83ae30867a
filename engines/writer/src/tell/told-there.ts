// Which pieces of the material a given text was told from: what is told anew is told from others, as far as there are any.

import { plainWords } from './measure.ts';
import type { Staleness } from './marks.ts';

/** Heard more lately than any other story of the family. */
const JUST_NOW = 500;
/** Fewer words in a row may stand in any text. */
const LEAST = 3;
const SLOT = /\{[^}]*\}/u;
const BREAKS = /[[\]|^.!?;:,“”]/u;

/** @param unlike texts from which a part must differ */
export function stalerFor(unlike: readonly string[], stale: Staleness): Staleness {
  if (unlike.length === 0) return stale;
  const text = ` ${unlike.map((one) => plainWords(one).join(' ')).join(' / ')} `;
  const known = new Map<string, boolean>();
  const isTold = (source: string): boolean => {
    const said = known.get(source) ?? isToldIn(source, text);
    known.set(source, said);
    return said;
  };
  return (source) => stale(source) + (!source.startsWith('#') && isTold(source) ? JUST_NOW : 0);
}

/** Is half of what stands in it word for word in the text? */
function isToldIn(source: string, text: string): boolean {
  const runs = source.split(BREAKS).flatMap((part) => part.split(SLOT)).map((run) => plainWords(run)).filter((words) => words.length >= LEAST);
  return runs.length > 0 && runs.filter((words) => text.includes(` ${words.join(' ')} `)).length * 2 >= runs.length;
}
