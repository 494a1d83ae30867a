/** Whom a text speaks of, sentence by sentence: those whom it names, and those whom “he”, “she” and “they” mean after what was told before. */
import type { DrawnCharacter } from '../brief.ts';
import { placesOf } from './named-in.ts';

const ONE = /\b(?:he|him|himself|his|she|hers?|herself)\b/gi;
/** The one who does it is not the one to whom it is done: "Rusty hugged him". */
const OBJECT = /^(?:him|her)$/i;
const POSSESSES = /^\s+(?:own\s+)?[a-z]+/i;
const TOGETHER = /\b(?:they|them|themselves|their|theirs|both|each other|one another|together|the (?:two|three|four|five|friends|others))\b/i;
const HOW_MANY = /\bboth\b|(?<=\bthe )(?:two|three|four|five)\b(?!-)|\b(?:two|three|four|five)(?= of them\b)/i;
export const NUMBER: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4, five: 5 };

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

type Gender = DrawnCharacter['gender'];

/** Where in a sentence who is spoken of. */
interface Place {
  at: number;
  who: DrawnCharacter;
}

interface Known extends Place {
  sentence: number;
}

/** Sentences back within which a pronoun looks for its people. */
const FAR = 6;

function lastOf(gender: Gender, known: readonly Known[], sentence: number, not: readonly DrawnCharacter[]): DrawnCharacter | undefined {
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

const SENTENCE = /[^\s].*?(?:[.!?…](?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)["”’]?(?=\s|$)|\n|$)/gs;
function sentencesOf(text: string): Sentence[] {
  const quiet = text.replace(/“[^”]*”|"[^"]*"/g, (speech) => ' '.repeat(speech.length));
  return [...text.matchAll(SENTENCE)].map(({ 0: said, index }) => ({ said, told: quiet.slice(index, index + said.length) }));
}

/** What is known when a sentence begins. */
interface Memory {
  cast: readonly DrawnCharacter[];
  /** the number of the first sentence of the words themselves */
  from: number;
  known: Known[];
  /** the last man and the last woman who are none of the cast */
  strangers: Partial<Record<Gender, { sentence: number; at: number }>>;
  /** the sentence before */
  last: string;
}

/** A sentence, by its number among all of the story so far. */
interface Heard {
  i: number;
  told: string;
  named: readonly Place[];
}

function noteStrangers({ i, told }: Heard, { strangers }: Memory): void {
  for (const match of told.matchAll(STRANGER)) {
    // “Like an old man”, “Ada, a girl”, “she was a girl”: said of one of the cast.
    if (/(?:\b(?:like|as|was|is|than|for|of)|,)\s*$/i.test(told.slice(0, match.index)) && !/^It was the/i.test(match[0])) continue;
    strangers[match[1] ? 'male' : 'female'] = { sentence: i, at: match.index };
  }
}

/** A stranger came by after all that were named, and not long ago. */
function isStranger(gender: Gender, at: number, { i, named }: Heard, { known, strangers }: Memory): boolean {
  const other = strangers[gender];
  if (!other || i - other.sentence >= 3 || (other.sentence === i && other.at >= at)) return false;
  const isLater = (one: Known): boolean => one.sentence > other.sentence || (one.sentence === other.sentence && one.at > other.at);
  const isBefore = (one: Known): boolean => one.sentence < i || one.at < at;
  const all = [...known, ...named.map((one) => ({ ...one, sentence: i }))];
  return !all.some((one) => one.who.gender === gender && isLater(one) && isBefore(one));
}

/** Those who are named, and those whom each “he” and “she” means. */
function namedAndMeant(heard: Heard, memory: Memory): Place[] {
  const { i, told, named } = heard;
  const found = [...named];
  for (const { 0: word, index: at } of told.matchAll(ONE)) {
    const gender: Gender = /^h(?!er)/i.test(word) ? 'male' : 'female';
    if (isStranger(gender, at, heard, memory)) continue;
    const doers = found.filter((one) => one.at < at).map(({ who }) => who);
    const isObject = OBJECT.test(word) && !(/^her$/i.test(word) && POSSESSES.test(told.slice(at + word.length)));
    const here = isObject ? undefined : doers.find((who) => who.gender === gender);
    const who = here ?? lastOf(gender, memory.known, i, isObject ? doers : []);
    if (who) found.push({ at, who });
  }
  return found;
}

const many = (all: readonly Place[]): number => new Set(all.map(({ who }) => who)).size;

interface Together {
  they: Place[];
  /** those of them of whom nothing else tells */
  only: DrawnCharacter[];
}

/**
 * Those whom “they”, “both” and “the three” mean.
 * @param found who is spoken of in the sentence already
 */
function whomTheyMean({ i, told, named }: Heard, found: readonly Place[], { known, last, cast, from }: Memory): Together {
  const word = TOGETHER.exec(told.replace(ANYBODY, (words) => ' '.repeat(words.length)));
  const lead = told.slice(0, word?.index);
  const count = NUMBER[HOW_MANY.exec(told)?.[0].toLowerCase() ?? ''];
  // “People seldom look, but that day they all did”: the people.
  if (!word || (!count && (OTHER_PEOPLE.test(lead) || AS_THEY_DO.test(lead)))) return { they: [], only: [] };
  const so = [...known, ...found.map((one) => ({ ...one, sentence: i }))];
  // “You are too slow,” said Pip. “You are too fast,” said Oak. They sat far apart.: those two, whoever else was there before.
  const inText = count ? [] : groupOf(so.filter(({ sentence }) => sentence >= from), i, undefined);
  const group = inText.length ? inText : groupOf(so, i, count);
  const at = (who: DrawnCharacter): Place => ({ at: word.index, who });
  const those = many(named) < (count ?? 2) ? group.map(at) : [];
  // One of them was named just now, so the others are with that one.
  const isCompany = /\b[Tt]hey\b/.test(told) && many(so.filter(({ sentence }) => i - sentence < 2)) === 1 && !THINGS.test(last);
  const isParty = i >= from && PARTY.test(told) && !OTHER_PEOPLE.test(`${last} ${told}`);
  const company = many([...found, ...those]) < 2 && (isCompany || isParty) ? companyOf(known, i, cast) : [];
  return { they: [...those, ...company.map(at)], only: [...group.filter((who) => !named.some((one) => one.who === who)), ...company] };
}

export interface Meant {
  /** in the order in which they come */
  meant: DrawnCharacter[];
  /** those of whom only a “they” tells */
  grouped: ReadonlySet<DrawnCharacter>;
}

export function spokenOfIn(text: string, before: string, cast: readonly DrawnCharacter[]): Meant {
  const earlier = sentencesOf(before);
  const from = earlier.length;
  const memory: Memory = { cast, from, known: [], strangers: {}, last: '' };
  const meant = new Set<DrawnCharacter>();
  const grouped = new Set<DrawnCharacter>();
  for (const [i, { said, told }] of [...earlier, ...sentencesOf(text)].entries()) {
    const isText = i >= from;
    const named = cast.flatMap((who) => placesOf(isText ? said : told, who, cast).map((at) => ({ at, who })));
    const heard: Heard = { i, told, named: named.toSorted((a, b) => a.at - b.at) };
    noteStrangers(heard, memory);
    const singly = namedAndMeant(heard, memory);
    const { they, only } = whomTheyMean(heard, singly, memory);
    const found = [...singly, ...they].toSorted((a, b) => a.at - b.at);
    memory.known.push(...found.map((one) => ({ ...one, sentence: i })));
    memory.last = told;
    if (!isText) continue;
    for (const { who } of found) meant.add(who);
    for (const who of only) grouped.add(who);
  }
  return { meant: [...meant], grouped };
}
