/** Letters by their names: "ABC", "a Z", "Ps and Qs", and where an A is no article. */
import type { Token } from './tokens.ts';

/** Several of one letter, as flite reads them. */
const MANY: Readonly<Record<string, string>> = {
  a: 'ays', b: 'bees', c: 'seas', d: 'dees', e: 'ease', f: 'effs', g: 'gees', h: 'aitches', i: 'eyes', j: 'jays', k: 'kays', l: 'ells', m: 'ems', n: 'ens',
  o: 'ohs', p: 'peas', q: 'cues', r: 'ars', s: 'esses', t: 'tees', u: 'yous', v: 'vees', w: 'double yous', x: 'exes', y: 'whys', z: 'zees',
};
const LOOK_BEHIND = 16;
const CALLED_BY_LETTERS = /(?<!\p{L})(?:letter|vitamin|grade|plan|team|type|group|class|section|gate|hepatitis)\s["“‘']?$/iu;

/** The name of the letter A would be read as the article. */
export const letters = (plain: string): string => [...plain].map((letter) => (letter === 'a' ? 'ay' : letter)).join(' ');

/** "PJs" and "TVs"; null where it is a word. @param isSpelled whether the capitals in front of the s are letters */
export function manyLetters(text: string, isSpelled: (capitals: string) => boolean): string | null {
  const capitals = /^(\p{Lu}{1,5})['’]?s$/u.exec(text)?.[1];
  if (capitals === undefined || !isSpelled(capitals)) return null;
  const plain = capitals.toLowerCase();
  return `${letters(plain.slice(0, -1))} ${MANY[plain.at(-1) ?? ''] ?? ''}`.trim();
}

/** "A, B, C", "A–Z", "the letter a"; an article stands right before a word, or is stammered. */
export function isNameOfA({ text: word, from, to }: Pick<Token, 'text' | 'from' | 'to'>, text: string): boolean {
  if (word !== 'A' && word !== 'a') return false;
  const before = text.slice(Math.max(0, from - LOOK_BEHIND), from);
  const after = text.slice(to, to + LOOK_BEHIND);
  if (CALLED_BY_LETTERS.test(before) || (/["“‘']$/.test(before) && /^["”’']/.test(after))) return true;
  if (word === 'a') return false;
  return /^(?:[,;:?!)]|\.(?!\.)|[-–]\p{Lu}(?!\p{L})|\+)/u.test(after) || /\p{Lu}[-–]$/u.test(before);
}
