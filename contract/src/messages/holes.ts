// Reads the {holes} of a sentence, in its type and in its text, so that a forgotten value does not compile.

/** What a hole can be filled with. Dates and prices arrive already written out. */
export type HoleValue = string | number;

/** The names between braces in a sentence: `'{left} of {n}'` gives `'left' | 'n'`, a sentence without holes gives `never`. */
export type HoleNames<Sentence extends string> =
  Sentence extends `${string}{${infer Hole}}${infer Rest}` ? NameOf<Hole> | HoleNames<Rest> : never;

type NameOf<Hole extends string> = Hole extends `${infer Name}:${string}` ? Name : Hole;

/** `{n}`, or `{n:view|views}`: the word that fits the number. */
const HOLE = /\{([a-z]+)(?::([^{}|]+)\|([^{}|]+))?\}/gi;

/** Puts the values into their holes in one pass, so that braces inside a value stay what they are. */
export function fillHoles(sentence: string, values: Readonly<Record<string, HoleValue>>): string {
  return sentence.replace(HOLE, (hole, name: string, one?: string, many?: string) => {
    if (!Object.hasOwn(values, name)) return hole;
    if (one === undefined) return String(values[name]);
    return Number(values[name]) === 1 ? one : String(many);
  });
}
