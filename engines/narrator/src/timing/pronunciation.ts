/** Remembers the phones of every word that was ever asked for, per flite module; the answers never change, so neither does a result. */
import { phonesOfWords, type Mouth } from '../flite/speak.ts';

const MOST_WORDS = 20_000;
const remembered = new WeakMap<WebAssembly.Module, Map<string, readonly string[]>>();

/** Phones by word, for all of the words. */
export function pronounce(mouth: Mouth, words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const known = knownWords(mouth.flite);
  const missing = [...words].filter((word) => !known.has(word));
  if (known.size + missing.length > MOST_WORDS) known.clear();
  const asked = [...words].filter((word) => !known.has(word));
  const phones = asked.length > 0 ? phonesOfWords(mouth, asked) : [];
  asked.forEach((word, at) => known.set(word, phones[at] ?? []));
  return new Map([...words].map((word) => [word, known.get(word) ?? []]));
}

function knownWords(flite: WebAssembly.Module): Map<string, readonly string[]> {
  const known = remembered.get(flite) ?? new Map<string, readonly string[]>();
  remembered.set(flite, known);
  return known;
}
