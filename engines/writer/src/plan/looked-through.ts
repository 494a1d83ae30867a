// The same words are looked for in the same material in story after story: patterns and what they found are kept.

const looked = new WeakMap<RegExp, Map<string, boolean>>();

/** Has the text one of these words? Asked once of each text. */
export function isIn(words: RegExp, text: string): boolean {
  const texts = looked.get(words) ?? new Map<string, boolean>();
  looked.set(words, texts);
  const is = texts.get(text) ?? words.test(text);
  if (texts.size > 20_000) texts.clear();
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
