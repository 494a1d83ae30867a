// Whether the second scene of a plot speaks of somebody or something that only the first one brought in.

/** After “the” these mean whatever stands there. */
const OF_ANYTHING = new Set(['same', 'last', 'other', 'others', 'first', 'next', 'whole', 'rest', 'place', 'side', 'middle', 'bottom', 'morning', 'door', 'wall', 'road']);

const plain = (text: string): string => text.toLowerCase().replace(/’s\b/gu, '');

/**
 * “The woman with the weather book” points at nothing where nobody met her.
 * @param known words that the plot and the family have brought in, each in small letters
 */
export function restsOn(trail: string, theirs: string, known: Pick<ReadonlySet<string>, 'has'>): boolean {
  const met = new Set(plain(trail).match(/[\p{L}’-]+/gu));
  const isMissed = (word: string): boolean => met.has(word.toLowerCase()) && !known.has(word.toLowerCase());
  return [...plain(theirs).matchAll(/\bthe ((?:[\p{L}-]+ )?[\p{L}-]+)/gu)].some(([, named = '']) => named.split(' ').some((word) => word.length > 3 && isMissed(word) && !OF_ANYTHING.has(word)))
    || namesIn(theirs).some((name) => isMissed(name) && !new RegExp(`\\b(?:called|name was) ${name}\\b`, 'u').test(theirs));
}

/** Capitals in the middle of a sentence, or behind a title. */
const namesIn = (text: string): string[] => [...text.matchAll(/(?:\b(?:Mr|Mrs|Miss|Aunt|Uncle)|[\p{Ll},]) (\p{Lu}\p{Ll}+)/gu)].map(([, name = '']) => name);
