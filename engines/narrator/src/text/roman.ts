/** Roman numerals, only where the word before says that one is meant: "Chapter IV", "King Henry VIII". */
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const SHAPE = /^(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const COUNTED = /^(?:chapter|part|book|volume|act|scene|level|stage|lesson|war|number|phase|section|episode)$/i;
const A_NAME = /^\p{Lu}\p{Ll}+$/u;

/** How the numeral is to be read after `previous`, or null when it is just a word in capitals. */
export function readRoman(token: string, previous: string): { digits: string; as: 'count' | 'order' } | null {
  if (token.length === 0 || !SHAPE.test(token)) return null;
  if (COUNTED.test(previous)) return { digits: String(valueOf(token)), as: 'count' };
  const isRegnal = token.length > 1 && /^[IVX]+$/.test(token) && A_NAME.test(previous);
  return isRegnal ? { digits: String(valueOf(token)), as: 'order' } : null;
}

function valueOf(numeral: string): number {
  const values = [...numeral].map((letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
