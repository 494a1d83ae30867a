// Reads the {holes} of a sentence, in its type and in its text, so that a forgotten value does not compile.

/** What a hole can be filled with. Dates and prices arrive already written out. */
export type HoleValue = string | number;

/** The names between braces in a sentence: `'{left} of {n}'` gives `'left' | 'n'`, a sentence without holes gives `never`. */
export type HoleNames<Sentence extends string> =
  Sentence extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HoleNames<Rest> : never;

/** Puts the values into their holes in one pass, so that braces inside a value stay what they are. */
export function fillHoles(sentence: string, values: Readonly<Record<string, HoleValue>>): string {
  return sentence.replace(/\{([a-z]+)\}/gi, (hole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : hole));
}
