/** Takes out of a talk what the build step can begin with: who, where, which theme, what age, and the family's own words. */
import { LIMITS } from '@fableloom/contract/limits';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { THEMES } from '@fableloom/contract/taxonomies/themes';
import { beginsAgain, isOnlyAReply } from './only-a-reply.ts';
import type { Said } from './use-idea-chat.ts';

/** A character or location that may be chosen. */
export interface Choosable {
  id: string;
  name: string;
  /** 'Animal - Forest Animals - Red Fox' */
  type: string;
}

/** Empty where the talk says nothing about it. */
export interface CarriedIdea {
  characterIds: string[];
  locationIds: string[];
  themeCategory: string;
  theme: string;
  ageRange: AgeRange | '';
  words: string;
}

type Turn = Pick<Said, 'role' | 'content'>;

export function carryIdea(whole: readonly Turn[], characters: readonly Choosable[], locations: readonly Choosable[]): CarriedIdea {
  // What was said before they began again is of another story.
  const talk = whole.slice(whole.findLastIndex(({ role, content }) => role === 'user' && beginsAgain(content)) + 1);
  const words = talk.filter(({ role, content }) => role === 'user' && !isOnlyAReply(content) && !isATitle(content)).map(({ content }) => content).join('\n');
  return {
    characterIds: named(words, characters),
    locationIds: named(words, locations),
    ...themeOf(talk),
    ageRange: ageIn(words),
    words: words.slice(-LIMITS.customPrompt),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const occurs = (text: string, word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}s?(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** The last word of the most specific kind: 'fox' of 'Animal - Forest Animals - Red Fox'. */
const kindOf = ({ type }: Choosable) => type.split(' - ').at(-1)?.split(' ').at(-1)?.toLowerCase() ?? '';

const SHORTEST_KIND = 3;

/** Those whose names occur; where none does, one for each kind that is spoken of. */
function named(words: string, things: readonly Choosable[]): string[] {
  const byName = things.filter(({ name }) => name.trim() !== '' && occurs(words, name.trim()));
  if (byName.length > 0) return byName.map(({ id }) => id);
  const kinds = new Map<string, string>();
  for (const thing of things) {
    const kind = kindOf(thing);
    if (kind.length >= SHORTEST_KIND && !kinds.has(kind) && occurs(words, kind)) kinds.set(kind, thing.id);
  }
  return [...kinds.values()];
}

const ALL_THEMES = THEMES.flatMap(({ category, themes }) => themes.map((theme) => ({ themeCategory: category as string, theme: theme as string })));

/** Pressed, or typed to choose it. */
const isATitle = (content: string) => ALL_THEMES.some(({ theme }) => theme.toLowerCase() === content.replace(/[“”".!]/g, '').trim().toLowerCase());

/** The themes that a text names, in its order. */
export function themesIn(text: string) {
  const low = text.toLowerCase();
  const found = ALL_THEMES.map((each) => ({ ...each, at: low.indexOf(each.theme.toLowerCase()) })).filter(({ at }) => at !== -1);
  return found.toSorted((one, other) => one.at - other.at).map(({ themeCategory, theme }) => ({ themeCategory, theme }));
}

/** “2 please”, “I like the second one”, “the second one but with a cat”; a first day of school is no first one. */
const chooses = (words: string) => new RegExp(`^(?:(?:ok|yes|maybe|(?:i|we)(?:’d| would)? (?:like|want|choose|take)|let’s (?:do|take)|take|number|no\\.?|#|idea|the)[\\s,]*)*(?:${words})\\)?(?:st|nd|rd)?(?=$|[.,!]| (?:one|idea|story|please|sounds|is|but|and|with)\\b)`, 'iu');
const CHOICES = [chooses('1|first'), chooses('2|second'), chooses('3|third')];
/** “That one”, said to one that was told of alone. */
const THAT_ONE = /^(?:(?:yes|yeah|ok(?:ay)?|please|i want|i like|take|let’s take|good|great|perfect)[\s,.!]*)*(?:(?:that|this)(?: one)?|it)?[\s,.!]*(?:please)?[\s.!]*$/iu;
const WANTS_OTHERS = /^(?:(?:no|nope|please|ok|actually|sorry)[\s,.!]*)*(?:something else|what else.*|(?:any|some|three|3)? ?(?:more|others?|another|new|different)(?: (?:one|ones|ideas?))?|none(?: of (?:these|those|them))?|no)[\s.,!?]*(?:please)?[.!]*$/iu;

/** What the family named or chose by its number, the newest first; else the first one that was offered last. */
function themeOf(talk: readonly Turn[]): Pick<CarriedIdea, 'theme' | 'themeCategory'> {
  for (const [place, { role, content }] of [...talk.entries()].toReversed()) {
    if (role !== 'user') continue;
    const [own] = themesIn(content);
    const before = talk.slice(0, place);
    const offered = offeredIn(before);
    const told = offered.length === 1 && THAT_ONE.test(content) ? offered[0] : undefined;
    // “3” is one of those that stood together, also where the first of them was chosen since.
    const listed = offered.length === 1 ? offeredIn(before, 2) : offered;
    const chosen = own ?? listed[CHOICES.findIndex((choice) => choice.test(content))] ?? told;
    if (chosen) return chosen;
    // What was chosen before that was given up.
    if (WANTS_OTHERS.test(content)) break;
  }
  return offeredIn(talk)[0] ?? { theme: '', themeCategory: '' };
}

/** The themes of the newest answer that offered any, or as many as `least`; a failure in between takes nothing back. */
function offeredIn(talk: readonly Turn[], least = 1) {
  const answers = talk.filter(({ role }) => role === 'assistant').map(({ content }) => themesIn(content));
  return answers.findLast((themes) => themes.length >= least) ?? [];
}

const AGES: readonly { upTo: number; range: AgeRange }[] = [
  { upTo: 4, range: '3-4' }, { upTo: 8, range: '5-8' }, { upTo: 12, range: '9-12' }, { upTo: 17, range: '12-17' },
];

/** 'my 6-year-old', 'she is seven', 'for ages 5 to 8', 'my daughter Lena, 7'. */
function ageIn(words: string): AgeRange | '' {
  const [, first, second, third] = /\bages?d?\s+(\d{1,2})\b|\b(\d{1,2})[\s-]*(?:years?|yrs?)\b|\b(?:is|I am|I[’']m)\s+(\d{1,2})\b/iu.exec(words) ?? [];
  const behindName = /\b(?:son|daughter|boy|girl|child|kid|niece|nephew|for) \p{Lu}\p{L}+[ ,(]+(\d{1,2})\b/u.exec(words)?.[1];
  const age = Number(first ?? second ?? third ?? behindName ?? writtenAge(words));
  if (!(age >= 2)) return /\btoddler\b/iu.test(words) ? '3-4' : '';
  return AGES.find(({ upTo }) => age <= upTo)?.range ?? '';
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'];

function writtenAge(words: string): number {
  const [, first, second] = new RegExp(`\\b(${NUMBERS.join('|')})[\\s-]+years?\\b|\\bis (${NUMBERS.join('|')})\\b`, 'iu').exec(words) ?? [];
  const word = (first ?? second)?.toLowerCase();
  return word ? NUMBERS.indexOf(word) + 2 : NaN;
}
