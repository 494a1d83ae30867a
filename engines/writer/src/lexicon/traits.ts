// Finds the trait for a word; unknown words get a plain and decent nature.
import type { Trait } from './trait.ts';
import { BRIGHT_TRAITS } from './traits-bright.ts';
import { MORE_WAYS } from './trait-ways.ts';
import { OTHER_TRAITS } from './traits-other.ts';

/** A trait with all of its ways. */
function withMoreWays(trait: Trait): Trait {
  const more = MORE_WAYS[trait.words[0] ?? ''];
  if (!more) return trait;
  return {
    ...trait, habit: [...trait.habit, ...more.habit], act: [...trait.act, ...more.act], say: [...trait.say, ...more.say],
    second: { flaw: more.flaw, cost: more.cost, virtue: more.virtue },
  };
}

export const TRAITS: readonly Trait[] = [...BRIGHT_TRAITS, ...OTHER_TRAITS].map(withMoreWays);

const BY_WORD = new Map<string, Trait>();
for (const trait of TRAITS) for (const word of trait.words) if (!BY_WORD.has(word)) BY_WORD.set(word, trait);

export const traitOf = (word: string): Trait | undefined => BY_WORD.get(word.trim().toLowerCase());

/** Every trait of a person, in order; at least one. Entries may be joined: "Brave and Shy". */
export function traitsOf(personality: readonly string[]): Trait[] {
  const found = personality
    .flatMap((entry) => entry.split(/\s+and\s+|,|;|\//iu))
    .map(traitOf)
    .filter((trait): trait is Trait => trait !== undefined);
  const fallback = BY_WORD.get('curious');
  return found.length > 0 || !fallback ? found : [fallback];
}
