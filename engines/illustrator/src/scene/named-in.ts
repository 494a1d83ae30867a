/** Where words name somebody of the cast: by name, or by what they are ("the fox"). */
import type { DrawnCharacter } from '../brief.ts';

/** The last word of a type, as a story would say it: "Red Fox" is the fox. */
const nounOf = ({ type }: DrawnCharacter): string => (type.split(' - ').at(-1) ?? type).split(/\s+/).at(-1)?.toLowerCase() ?? '';

/** Words that are a noun as well: in small letters they name nobody. */
const TITLE = /^(?:Brother|Sister|Captain|Old|Lady|Lord|Count|Mister|Mr\.?|Mrs\.?|Miss|Grandmother|Grandfather|Grandma|Grandpa|Aunt|Uncle|Mother|Father|King|Queen|Prince|Princess|Doctor|Professor|Sir|Little|Big|Unit|Baby|Dame|Madame)$/;

/** Whether the words name somebody. */
export const isNamedIn = (text: string, one: DrawnCharacter, cast: readonly DrawnCharacter[]): boolean =>
  placesOf(text, one, cast).length > 0;

/** Words of their own, in any script: 'Al' is not in 'Also'. */
const alone = (words: string): string => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

/** Where somebody is named ("Captain Mo" is also called Captain), or called by what nobody else of the cast is. */
export function placesOf(text: string, one: DrawnCharacter, cast: readonly DrawnCharacter[]): number[] {
  const first = one.name.split(/\s+/)[0] ?? one.name;
  // “Her brother’s letters” are not Brother Finch’s.
  const names = [one.name, ...(TITLE.test(first) ? [] : [first])].map((name) => RegExp.escape(name)).join('|');
  const noun = nounOf(one);
  const isCalled = noun.length > 2 && !one.type.startsWith('Human') && cast.every((other) => other === one || nounOf(other) !== noun);
  const words = isCalled ? `${alone(names)}|${alone(`the\\s+(?:[a-z]+\\s+){0,2}${RegExp.escape(noun)}`)}` : alone(names);
  const byTitle = TITLE.test(first) && first !== one.name ? [...text.matchAll(new RegExp(`${alone(RegExp.escape(first))}`, 'gu'))] : [];
  return [...text.matchAll(new RegExp(words, 'giu')), ...byTitle].map(({ index }) => index).toSorted((a, b) => a - b);
}
