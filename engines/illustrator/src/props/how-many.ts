/** How many of a thing a passage tells of: two potatoes are two. */
import { THING_WORDS } from './things.ts';

const NUMBERS: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3 };
/** Are two already. */
const PAIRS: ReadonlySet<string> = new Set(['boots', 'sock', 'glove', 'door', 'plank']);

/** @returns 1 where no number stands before its noun; 3 at most */
export function howMany(prop: string, told: string): number {
  if (PAIRS.has(prop)) return 1;
  for (const [name, words] of THING_WORDS) {
    if (name !== prop) continue;
    const [, number = ''] = new RegExp(`\\b([Tt]wo|[Bb]oth|[Tt]hree)\\s+(?:of the\\s+|the\\s+)?(?:[a-z-]+\\s+)?(?:${words.source})`, words.flags).exec(told) ?? [];
    if (number) return NUMBERS[number.toLowerCase()] ?? 1;
  }
  return 1;
}
