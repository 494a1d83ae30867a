/** A passage is read sentence by sentence, again for each moment that could make its picture: what was read of the same words is kept. */

const MOST = 600;

/** @returns the same reading, asked only once for the same words; the oldest are forgotten. Nobody may change what it returns. */
export function remembered<T>(read: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>();
  return (words) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const now = read(words);
    if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
    known.set(words, now);
    return now;
  };
}
