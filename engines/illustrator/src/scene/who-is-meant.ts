/** Whom words of a story mean: by name, by what they are ("the fox"), and by pronouns that the sentences before explain. */
import type { DrawnCharacter } from '../brief.ts';
import { inItsTime } from '../words/other-times.ts';
import { withoutSpeech } from '../words/told.ts';
import { isNamedIn, placesOf } from './named-in.ts';
import { type Meant, NUMBER, spokenOfIn } from './pronouns.ts';

/**
 * @param before the sentences of the story that come before the words, as far as they are known
 * @returns those of the cast whom the words mean, in the order in which they come; none where nothing says so
 */
export const whoIsMeant = (text: string, before: string, cast: readonly DrawnCharacter[]): DrawnCharacter[] =>
  thereOf(text, spokenOfIn(text, before, cast), cast);

/** Of those of whom the words speak, the ones who are there. */
function thereOf(text: string, { meant, grouped }: Meant, cast: readonly DrawnCharacter[]): DrawnCharacter[] {
  // “Pip asked; Bubbles laughed. They lay side by side.”: those two, whoever was there before.
  const quiet = withoutSpeech(text);
  const named = cast.filter((who) => isNamedIn(quiet, who, cast));
  const there = meant.filter((who) => !isAbsent(text, who, cast));
  if (there.length < meant.length && there.some((who) => !grouped.has(who) || named.includes(who))) return there;
  if (named.length === 1 && ALONE.test(quiet) && !/\b(?:together|joined)\b/i.test(quiet)) return named;
  // “All three were safe!”: as many as there are.
  if (NUMBER[ALL_OF_SO_MANY.exec(quiet)?.[1]?.toLowerCase() ?? ''] === cast.length) return [...meant, ...cast.filter((who) => !meant.includes(who))];
  // “They had one bun. Half for Pip, half for Oak.”: who is not named is not told of.
  const byGroup = meant.filter((who) => grouped.has(who) && !named.includes(who));
  if (named.length > 1 && byGroup.length > 0 && !MORE.test(quiet)) return meant.filter((who) => !byGroup.includes(who));
  return named.length === 2 && A_PAIR.test(quiet) && !MORE.test(quiet) ? meant.filter((who) => named.includes(who)) : meant;
}

const ALL_OF_SO_MANY = /\ball (two|three|four|five)(?: of them| friends)?(?= (?:were|are|had|went|ran|stood|sat|laughed|cheered|came|got|looked)\b|[.,!;])/i;
const A_PAIR = /\b(?:both|the two of them|between them|side by side|each other|one another|neither of them|either of them|the other one)\b/i;
const MORE = /\b(?:they all|all of (?:them|us)|every(?:body|one)|(?:all|the) (?:three|four|five)(?: of them)?(?= (?:friends|of them|children)|[.,;])|the others|the rest)\b/i;
/** “Murk went at dusk, alone, and asked”: nobody is with him. */
export const ALONE = /(?<!\b(?:not|never|less|leave|left|let|all|longer) (?:\w+ )?)\balone\b(?! (?:could|can|knew|would|had|was))|\bby (?:him|her)self\b|\bon (?:his|her) own\b/i;

/** “Olive had been there before them”, “one of Olive’s own lists”: she is spoken of, and is not there. */
const NOT_HERSELF = /^(?:[’']s?\s+(?!(?:own\s+)?(?:[a-z]+\s+)?(?:hands?|paws?|side|lap|arms?|shoulders?|back|face|head|eyes?|ears?|nose|knees?|feet|foot|sleeve|coat|neck|voice|tail|wings?|fingers?|heart|turn|way|trunk|claws?|hair|mouth|lips?|cheeks?|legs?|fur|mane|beak|snout|tummy|belly)\b)|\s+erst\b)/u;
/** “Una said Mimi’s name”: to her. */
const CALLS = /\b(?:said|called|shouted|whispered|cried|spoke) $/;
function isAbsent(text: string, who: DrawnCharacter, cast: readonly DrawnCharacter[]): boolean {
  const left = inItsTime(text);
  const places = placesOf(left, who, cast);
  const first = who.name.split(/\s+/)[0] ?? who.name;
  return places.length > 0 && places.every((at) => {
    const name = left.startsWith(who.name, at) ? who.name : left.startsWith(first, at) ? first : undefined;
    return name !== undefined && !(CALLS.test(left.slice(0, at)) && /^[’']s? name\b/.test(left.slice(at + name.length))) && NOT_HERSELF.test(left.slice(at + name.length));
  });
}
