// What must not be told in this story: weeks on a road that is one afternoon long, fingers of a penguin, homework of a grandmother.

import type { WriterCharacter } from '../brief.ts';
import { bodyOf } from '../lexicon/bodies.ts';
import { isGrown } from '../lexicon/kinds.ts';
import { isOfOneDay } from '../premises/suits.ts';
import { elsewhere } from './elsewhere.ts';
import type { Staleness } from '../tell/marks.ts';
import type { DraftOrder } from './order.ts';

export type Suits = (text: string) => boolean;

/** Fewer than this are no choice. */
const LEAST = 3;

/** Those of several texts that suit this story; where a family has heard nearly all of them, the others that it has not heard as well. */
export function suited(texts: readonly string[], suits: Suits, stale: Staleness = () => 0): readonly string[] {
  const kept = texts.filter(suits);
  if (kept.length < Math.min(LEAST, texts.length)) return texts;
  const isFresh = (text: string): boolean => stale(text) === 0;
  return kept.filter(isFresh).length >= LEAST ? kept : texts.filter((text) => suits(text) || isFresh(text));
}

/** Looked up once for a part: each text is judged once, since it comes again in the next draft. */
export function suitsStory({ brief, plan, cast }: Pick<DraftOrder, 'brief' | 'plan' | 'cast'>): Suits {
  const isUnderWay = brief.phase === 'development' || brief.phase === 'climax';
  const people = [['H', cast.hero], ['F', cast.friend], ['V', cast.foil]] as const;
  const against = [
    ...(isUnderWay && isOfOneDay(plan.premise) ? [LONG_ROAD] : []),
    ...(plan.premise in LACKING ? [LACKING[plan.premise] ?? NOTHING] : []),
    ...(isGrown(cast.hero) && !/^school life$/iu.test(brief.theme.category.trim()) ? [OF_A_CHILD] : []),
    ...people.flatMap(([letter, who]) => (who ? withoutParts(letter, who) : [])),
    ...elsewhere({ brief, plan, cast }),
  ];
  if (against.length === 0) return () => true;
  const known = new Map<string, boolean>();
  return (text) => {
    const told = known.get(text) ?? !against.some((one) => one.test(text));
    known.set(text, told);
    return told;
  };
}

const NOTHING = /(?!)/u;

/** What a plot is about because there is none of it. */
const LACKING: Readonly<Record<string, RegExp>> = {
  'The Rain That Came Late': /\b(?:rain(?:ed|ing|y)?|drizzl\p{L}*|puddles?|umbrellas?|wet|hail(?:ed|ing)|soaked|dripp\p{L}+|mud(?:dy)?|flood)\b/iu,
  'Who Stole the Moonlight': /\bmoon(?:light|lit|shine)?\b/iu,
};

/** Days of a road, where all of it is over before supper. */
const LONG_ROAD = anyOf(
  'for (?:several |many )?(?:days|weeks|nights)', '(?:two|three|four|five|six|nine|several|these|those|past) (?:days|nights)', '(?:second|third|fourth|fifth) (?:day|night|morning)',
  '(?:all|that|this) week', 'days? (?:before yesterday|on end)', 'night before last', 'since (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day', '(?:each|every) night', 'at breakfast',
);

/** Whom somebody who is grown does not have, and where they do not go. */
const OF_A_CHILD = /\bhomework\b|\bschool reports?\b|\{(?:his|H’s)\} (?:mother|mum|father|dad|parents|teachers?|school)\b|\{He\} was told to wash|\bgrown-ups\b/iu;

/** What a body may be without. A beast in a book may have a coat, so its clothes are left to `{H.clothed}`. */
const PARTS: Readonly<Record<string, string>> = {
  fingers: '(?:fingers?|thumbs?|knuckles|fists?|fingertips?|palms?)',
  feet: '(?:boots?|shoes?|socks?|feet|foot|toes?|heels?|knees?|laces|trousers|ankles?)',
  face: '(?:hair|ears?|teeth|tooth|tongue|nose|cheeks?|beard|lips)',
};

const tests = new Map<string, RegExp>();

function withoutParts(letter: string, { type, gender }: WriterCharacter): RegExp[] {
  const parts = bodyOf(type, gender === 'male').without.flatMap((part) => PARTS[part] ?? []).join('|');
  if (parts === '') return [];
  const key = `${letter}/${parts}`;
  const owner = letter === 'H' ? 'H’s|[Hh]is' : `${letter}’s|${letter}\\.his`;
  const test = tests.get(key) ?? new RegExp(`\\{(?:${owner})\\} (?:(?:own|two|both|bare|cold|left|right|last|other) )*(?:${parts})\\b`, 'u');
  tests.set(key, test);
  return [test];
}

function anyOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu');
}
