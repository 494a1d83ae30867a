// What a story has said so far: no run of six words comes twice, and what the family does not want does not come at all.

import { runCodes, wordCodes } from './words.ts';

export interface Said {
  isNew(text: string): boolean;
  /** Says nothing twice in itself, and nothing unwanted. */
  isClean(text: string): boolean;
  note(text: string): void;
}

/**
 * A fresh page for each draft, which knows what the earlier parts said.
 * `names` may come back as often as they like: of the goal, of the places, the refrain.
 */
export function saidBefore(earlier: readonly string[], avoid: readonly string[], names: readonly string[] = []): () => Said {
  const known = byFirstWord(names.flatMap((name) => name.split(/[{[][^\]}]*[\]}]/u)).map(wordCodes).filter(({ length }) => length > 1));
  const runs = new Map<string, readonly number[]>();
  const runsOf = (text: string): readonly number[] => {
    const kept = runs.get(text) ?? runCodes(withoutNames(wordCodes(text), known), 6);
    if (runs.size > 500) runs.clear();
    runs.set(text, kept);
    return kept;
  };
  const before = new Set(earlier.flatMap(runsOf));
  const unwanted = unwantedIn(avoid);
  const isClean = (text: string): boolean => {
    const own = runsOf(text);
    return (own.length < 7 || new Set(own).size === own.length) && !unwanted?.test(text);
  };
  return () => {
    const now = new Set<number>();
    return {
      isClean,
      isNew: (text) => !runsOf(text).some((run) => before.has(run) || now.has(run)) && isClean(text),
      note: (text) => runsOf(text).forEach((run) => now.add(run)),
    };
  };
}

/** Finds what is not wanted, one or many of it: “geese” is “goose” too. */
export function unwantedIn(avoid: readonly string[]): RegExp | undefined {
  const stems = avoid.flatMap((word) => [stem(word), IRREGULAR[word.toLowerCase()] ?? '']).filter((one) => one.length > 2).map((one) => RegExp.escape(one));
  return stems.length > 0 ? new RegExp(`(?<![\\p{L}])(?:${stems.join('|')})(?:s|es|’s|y|ly|ed|ing|n|ness)?(?![\\p{L}])`, 'iu') : undefined;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  geese: 'goose', goose: 'geese', mice: 'mouse', mouse: 'mice', wolves: 'wolf', wolf: 'wolves', fighting: 'fight', dying: 'die', fights: 'fight', thieves: 'thief', thief: 'thieves',
  witches: 'witch', fairies: 'fairy', fairy: 'fairies', ponies: 'pony', puppies: 'puppy', kissing: 'kiss', shouting: 'shout', crying: 'cry',
};

export const saidSoFar = (earlier: readonly string[], avoid: readonly string[], names: readonly string[] = []): Said => saidBefore(earlier, avoid, names)();

type Names = ReadonlyMap<number, readonly (readonly number[])[]>;

function byFirstWord(names: readonly (readonly number[])[]): Names {
  const found = new Map<number, (readonly number[])[]>();
  for (const name of names) found.set(name[0] ?? 0, [...(found.get(name[0] ?? 0) ?? []), name].toSorted((a, b) => b.length - a.length));
  return found;
}

/** Each name becomes one word that is none. */
function withoutNames(words: readonly number[], names: Names): readonly number[] {
  if (!words.some((word) => names.has(word))) return words;
  const out: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    const name = names.get(word)?.find((one) => one.every((part, next) => words[at + next] === part));
    out.push(name ? -1 : word);
    if (name) at += name.length - 1;
  }
  return out;
}

/** "spiders" → "spider", so that one is as unwanted as many. */
const stem = (word: string): string => word.toLowerCase().replace(/[^\p{L}’-]/gu, '').replace(/s$/u, '');
