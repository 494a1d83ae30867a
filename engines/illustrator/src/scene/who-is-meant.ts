/** Whom words of a story mean: by name, by what they are ("the fox"), and by pronouns that the sentences before explain. */
import type { DrawnCharacter } from '../brief.ts';
import { inItsTime } from '../words/other-times.ts';

/** The last word of a type, as a story would say it: "Red Fox" is the fox. */
const nounOf = ({ type }: DrawnCharacter): string => (type.split(' - ').at(-1) ?? type).split(/\s+/).at(-1)?.toLowerCase() ?? '';

/** Words that are a noun as well: in small letters they name nobody. */
const TITLE = /^(?:Brother|Sister|Captain|Old|Lady|Lord|Count|Mister|Mr\.?|Mrs\.?|Miss|Grandmother|Grandfather|Grandma|Grandpa|Aunt|Uncle|Mother|Father|King|Queen|Prince|Princess|Doctor|Professor|Sir|Little|Big|Unit|Baby|Dame|Madame)$/;

/** Whether the words name somebody. */
export const isNamedIn = (text: string, one: DrawnCharacter, cast: readonly DrawnCharacter[]): boolean => placesOf(text, one, cast).length > 0;

/** Words of their own, in any script: 'Al' is not in 'Also'. */
const alone = (words: string): string => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

/** Where somebody is named ("Captain Mo" is also called Captain), or called by what nobody else of the cast is. */
function placesOf(text: string, one: DrawnCharacter, cast: readonly DrawnCharacter[]): number[] {
  const first = one.name.split(/\s+/)[0] ?? one.name;
  // “Her brother’s letters” are not Brother Finch’s.
  const names = [one.name, ...(TITLE.test(first) ? [] : [first])].map((name) => RegExp.escape(name)).join('|');
  const noun = nounOf(one);
  const isCalled = noun.length > 2 && !one.type.startsWith('Human') && cast.every((other) => other === one || nounOf(other) !== noun);
  const words = isCalled ? `${alone(names)}|${alone(`the\\s+(?:[a-z]+\\s+){0,2}${RegExp.escape(noun)}`)}` : alone(names);
  const byTitle = TITLE.test(first) && first !== one.name ? [...text.matchAll(new RegExp(`${alone(RegExp.escape(first))}`, 'gu'))] : [];
  return [...text.matchAll(new RegExp(words, 'giu')), ...byTitle].map(({ index }) => index).toSorted((a, b) => a - b);
}

const ONE = /\b(?:he|him|himself|his|she|hers?|herself)\b/gi;
/** The one who does it is not the one to whom it is done: "Rusty hugged him". */
const OBJECT = /^(?:him|her)$/i;
const POSSESSES = /^\s+(?:own\s+)?[a-z]+/i;
const TOGETHER = /\b(?:they|them|themselves|their|theirs|both|each other|one another|together|the (?:two|three|four|five|friends|others))\b/i;
const HOW_MANY = /\bboth\b|(?<=\bthe )(?:two|three|four|five)\b(?!-)|\b(?:two|three|four|five)(?= of them\b)/i;
const NUMBER: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4, five: 5 };

/** “So they tell one”, “as they say”: anybody. */
const ANYBODY = /\b(?:so|as) they (?:say|tell \w+|call it)\b|\bthey (?:say|tell one)\b/gi;
/** Those who go together are told of. */
const PARTY = /^\W*(?:(?:So|And|But|Then|Now) )?[Tt]hey (?:all\b|stood in a (?:half )?circle|agreed\b)|\b(?:they|them) all\b|\bthe others\b(?! (?:had gone|were asleep|went))/;

/** “People seldom look, but that day they all did” */
const OTHER_PEOPLE = /\b(?:people|strangers|visitors|neighbours|relations|the (?:town|village|crowd)|everybody in)\b/i;

/** “As cats do when they know”: the cats. */
const AS_THEY_DO = /\b(?:as|like|the way) [a-z]+s (?:do|did)\b/i;

/** Sentences back within which somebody was with them who still is. */
const PARTY_LASTS = 40;
/** Those who were told of lately, all of them where hardly anything is told before. */
function companyOf(known: readonly Known[], sentence: number, cast: readonly DrawnCharacter[]): readonly DrawnCharacter[] {
  const lately = cast.filter((one) => known.some(({ who, sentence: where }) => who === one && sentence - where <= PARTY_LASTS));
  return lately.length > 1 || sentence > PARTY_LASTS ? lately : cast;
}

/** A sentence about many things: the next "they" are those. */
const THINGS = /(?:^|[“"\s])(?:the|some|many|two|three|four|all|a few|her|his|their)\s+(?:[a-z-]+\s+){0,2}[a-z]{3,}s\b(?!['’])/i;

/** “It was the man with the hat”, “an old woman”: the next “he” or “she” is that one, and none of the cast. */
const STRANGER = /\b(?:an?|one|another|[Ii]t was the|(?:said|asked|called|answered) the|[Tt]he(?= (?:old (?:man|woman|lady)|post-girl|postman|milkman|fisherman)\b))\s+(?:(?!of\b)[a-z-]+\s+){0,2}(?:(man|boy|king|uncle|gentleman|postman|milkman|fisherman|grandfather)|(woman|lady|girl|queen|aunt|grandmother|granny|post-girl))\b(?![’'-])/gi;

interface Known {
  sentence: number;
  at: number;
  who: DrawnCharacter;
}

/** Sentences back within which a pronoun looks for its people. */
const FAR = 6;

function lastOf(gender: DrawnCharacter['gender'], known: readonly Known[], sentence: number, not: readonly DrawnCharacter[]): DrawnCharacter | undefined {
  const fits = known.filter(({ who, sentence: where }) => who.gender === gender && !not.includes(who) && sentence - where <= FAR);
  const nearest = Math.max(...fits.map(({ sentence: where }) => where));
  // Of several in one sentence, the one it is about stands first.
  return fits.filter(({ sentence: where }) => where === nearest).toSorted((a, b) => a.at - b.at)[0]?.who;
}

/** Those whom the nearest sentence names that names so many; otherwise all of the last sentences together. */
function groupOf(known: readonly Known[], sentence: number, many: number | undefined): DrawnCharacter[] {
  const recent = known.filter(({ sentence: where }) => sentence - where <= FAR).toSorted((a, b) => b.sentence - a.sentence || a.at - b.at);
  const bySentence = Map.groupBy(recent, ({ sentence: where }) => where);
  const groups = [...bySentence.values()].map((all) => [...new Set(all.map(({ who }) => who))]);
  const fitting = groups.find(({ length }) => (many ? length === many : length > 1));
  const everybody = [...new Set(recent.map(({ who }) => who))];
  return fitting ?? (everybody.length > 1 ? everybody.slice(0, many) : []);
}

interface Sentence {
  said: string;
  /** the same without what anybody says aloud */
  told: string;
}

function sentencesOf(text: string): Sentence[] {
  const quiet = text.replace(/“[^”]*”|"[^"]*"/g, (speech) => ' '.repeat(speech.length));
  return [...text.matchAll(/[^\s].*?(?:[.!?…](?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)["”’]?(?=\s|$)|\n|$)/gs)].map(({ 0: said, index }) => ({ said, told: quiet.slice(index, index + said.length) }));
}

/**
 * @param before the sentences of the story that come before the words, as far as they are known
 * @returns those of the cast whom the words mean, in the order in which they come; none where nothing says so
 */
export function whoIsMeant(text: string, before: string, cast: readonly DrawnCharacter[]): DrawnCharacter[] {
  const earlier = sentencesOf(before);
  const known: Known[] = [];
  const meant: DrawnCharacter[] = [];
  // Those of whom only a “they” tells.
  const grouped = new Set<DrawnCharacter>();
  let last = '';
  const strangers: Partial<Record<DrawnCharacter['gender'], { sentence: number; at: number }>> = {};
  for (const [i, { said, told }] of [...earlier, ...sentencesOf(text)].entries()) {
    const isText = i >= earlier.length;
    const named = cast.flatMap((who) => placesOf(isText ? said : told, who, cast).map((at) => ({ at, who }))).toSorted((a, b) => a.at - b.at);
    const found = [...named];
    for (const match of told.matchAll(STRANGER)) {
      // “Like an old man”, “Ada, a girl”, “she was a girl”: said of one of the cast.
      if (/(?:\b(?:like|as|was|is|than|for|of)|,)\s*$/i.test(told.slice(0, match.index)) && !/^It was the/i.test(match[0])) continue;
      strangers[match[1] ? 'male' : 'female'] = { sentence: i, at: match.index };
    }
    const pronouns = [...told.matchAll(ONE)].map((match) => ({ at: match.index, word: match[0].toLowerCase() }));
    for (const { at, word } of pronouns) {
      const gender = word.startsWith('h') && !word.startsWith('her') ? 'male' : 'female';
      const doers = found.filter((one) => one.at < at).map(({ who }) => who);
      const isObject = OBJECT.test(word) && !(word === 'her' && POSSESSES.test(told.slice(at + word.length)));
      const here = isObject ? undefined : doers.find((who) => who.gender === gender);
      const other = strangers[gender];
      const since = other && [...known, ...named.map((one) => ({ ...one, sentence: i }))].some((one) => one.who.gender === gender && (one.sentence > other.sentence || (one.sentence === other.sentence && one.at > other.at)) && (one.sentence < i || one.at < at));
      // A stranger came by after all that were named.
      if (other && i - other.sentence < 3 && (other.sentence < i || other.at < at) && !since) continue;
      const who = here ?? lastOf(gender, known, i, isObject ? doers : []);
      if (who) found.push({ at, who });
    }
    const together = TOGETHER.exec(told.replace(ANYBODY, (words) => ' '.repeat(words.length)));
    if (together) {
      const many = NUMBER[HOW_MANY.exec(told)?.[0].toLowerCase() ?? ''];
      const here = new Set(named.map(({ who }) => who));
      const so = [...known, ...found.map((one) => ({ ...one, sentence: i }))];
      // “You are too slow,” said Pip. “You are too fast,” said Oak. They sat far apart.: those two, whoever else was there before.
      const inText = many ? [] : groupOf(so.filter(({ sentence }) => sentence >= earlier.length), i, undefined);
      const group = inText.length ? inText : groupOf(so, i, many);
      // “People seldom look, but that day they all did”: the people.
      const isOfOthers = !many && (OTHER_PEOPLE.test(told.slice(0, together.index)) || AS_THEY_DO.test(told.slice(0, together.index)));
      if (here.size < (many ?? 2) && !isOfOthers) for (const who of group) found.push({ at: together.index, who });
      if (isText) for (const who of isOfOthers ? [] : group) if (!named.some((one) => one.who === who)) grouped.add(who);
      // One of them was named just now, so the others are with that one.
      const isCompany = /\b[Tt]hey\b/.test(told) && new Set(so.filter(({ sentence }) => i - sentence < 2).map(({ who }) => who)).size === 1;
      const alone = new Set(found.map(({ who }) => who)).size < 2;
      const isParty = isText && alone && !isOfOthers && ((PARTY.test(told) && !OTHER_PEOPLE.test(`${last} ${told}`)) || (isCompany && !THINGS.test(last)));
      if (isParty || (isCompany && alone && !isOfOthers && !THINGS.test(last))) for (const who of companyOf(known, i, cast)) {
        found.push({ at: together.index, who });
        if (isText) grouped.add(who);
      }
    }
    last = told;
    for (const { at, who } of found.toSorted((a, b) => a.at - b.at)) {
      known.push({ sentence: i, at, who });
      if (isText && !meant.includes(who)) meant.push(who);
    }
  }
  // “Pip asked; Bubbles laughed. They lay side by side.”: those two, whoever was there before.
  const quiet = text.replace(/“[^”]*”|"[^"]*"/g, ' ');
  const absent = meant.filter((who) => isAbsent(text, who, cast));
  if (absent.length && meant.some((who) => !absent.includes(who) && (!grouped.has(who) || placesOf(quiet, who, cast).length > 0))) return meant.filter((who) => !absent.includes(who));
  const named = cast.filter((who) => placesOf(quiet, who, cast).length > 0);
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
const NOT_HERSELF = /^(?:[’']s?\s+(?!(?:own\s+)?(?:[a-z]+\s+)?(?:hands?|paws?|side|lap|arms?|shoulders?|back|face|head|eyes?|ears?|nose|knees?|feet|foot|sleeve|coat|neck|voice|tail|wings?|fingers?|heart|turn|way|trunk|claws?|hair|mouth|lips?|cheeks?|legs?)\b)|\s+erst\b)/u;
function isAbsent(text: string, who: DrawnCharacter, cast: readonly DrawnCharacter[]): boolean {
  const left = inItsTime(text);
  const places = placesOf(left, who, cast);
  const first = who.name.split(/\s+/)[0] ?? who.name;
  return places.length > 0 && places.every((at) => {
    const name = left.startsWith(who.name, at) ? who.name : left.startsWith(first, at) ? first : undefined;
    return name !== undefined && NOT_HERSELF.test(left.slice(at + name.length));
  });
}
