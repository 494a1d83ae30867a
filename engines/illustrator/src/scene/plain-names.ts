/** Names that are words, too: when Hop looks up nobody hops, and where Pearl stands no pearl lies. */
import type { DrawnCharacter } from '../brief.ts';

/** Says nothing of what is done, felt or there. */
const PLAIN = 'Ann';
/** Words with which a name may begin and which every story has. */
const NO_NAME = /^(?:The|An?|Old|Little|Big|Mr|Mrs|Miss|Dr|Captain|King|Queen|Prince|Princess|Sir|Lady|Uncle|Aunt|Grand\w*)$/;

/** “Kofi’s dog Biscuit”: nothing to eat lies there. */
const PET = /\b(?:dog|puppy|cat|kitten|hamster|rabbit|bunny|pony|horse|parrot|budgie|goldfish|tortoise|guinea pig|mouse|rat|lizard|goat|pig|doll|teddy(?: bear)?) (\p{Lu}\p{Ll}{2,})/gu;

/** The words with one and the same plain name for everybody: what is left says what is done, and not what somebody is called. */
export function withPlainNames(text: string, cast: readonly DrawnCharacter[]): string {
  const pets = [...text.matchAll(PET)].map(([, name = '']) => name);
  const names = [...cast.map(({ name }) => name), ...pets].flatMap((name) => [name, ...name.split(/\s+/).filter((word) => !NO_NAME.test(word))]).filter((name) => /^\p{Lu}\p{L}/u.test(name));
  return names.toSorted((a, b) => b.length - a.length).reduce((left, name) => left.replace(new RegExp(`(?<![\\p{L}’'-])${RegExp.escape(name)}(?![\\p{L}-])`, 'gu'), PLAIN), text);
}
