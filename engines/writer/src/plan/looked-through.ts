// The same words are looked for in the same material in story after story: patterns and what they found are kept.

const looked = new WeakMap<RegExp, Map<string, boolean>>();

/** More than there are in the material of one age. */
const MOST_TEXTS = 20_000;

/** Has the text one of these words? Asked once of each text. */
export function isIn(words: RegExp, text: string): boolean {
  const texts = looked.get(words) ?? new Map<string, boolean>();
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size === 0) looked.set(words, texts);
  if (texts.size > MOST_TEXTS) texts.clear();
  const is = words.test(text);
  texts.set(text, is);
  return is;
}

const tests = new Map<string, RegExp>();

/** Families name kinds of their own: with a pattern goes all that was looked through for it. */
const MOST_TESTS = 300;

/** @param key names the pattern, which is only built where it is not known yet */
export function testOf(key: string, pattern: () => RegExp): RegExp {
  const test = tests.get(key) ?? pattern();
  if (tests.size > MOST_TESTS) tests.clear();
  tests.set(key, test);
  return test;
}
