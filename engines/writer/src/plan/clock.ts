// The hours of a plot that is over in one day: which a text names, where they begin and by when all of it must be done.

import type { StoryPlan } from '../brief.ts';
import { premiseById } from '../premises/premises.ts';
import { isOfOneDay } from '../premises/suits.ts';
import { sentencesOf } from '../tell/measure.ts';
import { isIn } from './looked-through.ts';
import { unquoted } from './offence.ts';

/** From when to when a word of the day may mean; after midnight the hours go on. */
export type Hour = readonly [number, number];

export interface Clock {
  /** No earlier hour is told any more. */
  now: number;
  /** From here on it would be too late. */
  until: number;
}

const STARTS: Readonly<Record<string, number>> = { morning: 8, afternoon: 14, evening: 18 };
const NEVER = 48;

const HOURS: readonly (readonly [RegExp, Hour])[] = [
  [/\b(?<!nor )at (?:dawn|sunrise|daybreak)\b(?= (?:they|the|somebody|it)\b)|\bmorning mist\b|\b(?:that|this|in the|the whole|all|the cold light of) morning\b|\bit was (?:still )?(?:early )?morning\b|\bsa(?:y|id) good morning\b/iu, [5, 12]],
  [/\b(?:at|by|was|until|till|towards|about) noon\b|\bmidday\b|\b(?:at|over|by|until|till) lunch(?: ?time)?\b/iu, [11.5, 13.5]],
  [/\b(?:that|this|all|in the|half the|most of the|rest of the|middle of the|whole|by the) afternoon\b|\b(?:at|by|until|till|past) (?:two|three|four|five) o’clock\b/iu, [13, 17.5]],
  [/\b(?:at|by|until|till) tea(?: ?time)?\b/iu, [15.5, 17]],
  [/\b(?:that|this|in the|by|by the|towards|one|that first|last) evening\b|\bdusk\b|\btwilight\b|\b(?:at|to|over|until|till|by) supper(?: ?time)?\b|\b(?:was|were|got|getting|grew|growing|it) dark\b|\blamps? (?:was|were) lit\b|\bsa(?:y|id) good evening\b|\bwished [^.]{0,20}good evening\b/iu, [17.5, 21]],
  [/\b(?:that|in the|at|by|all|through the) night\b|\bstars (?:came|were) out\b|(?<!\bbottled )\bmoon(?:light|lit)\b(?! in (?:a|the) (?:bottle|jar)\b)|\bafter dark\b|\bnightfall\b|\bbedtime\b/iu, [20, 30]],
  [/\b(?:at|by|until|till|towards|about) midnight\b/iu, [23, 25]],
];
/** No hour is told without one of these; most texts have none. */
const ANY_HOUR = /dawn|sunrise|daybreak|morning|noon|midday|lunch|o’clock|tea|evening|dusk|twilight|supper|dark|lit\b|night|stars|moon|bedtime/iu;

/** How it always was, and what had been before, is no hour of this day. */
const OF_NO_DAY = /\b(?:every|each(?! other)|like|as if|as though|once|used to|always|never|had|been|would|usually|some|people|since|ago|remember\w*|imagin\w*|as a rule|not yet|years?|if|when)\b|’d\b/iu;

const known = new Map<string, readonly Hour[]>();

/** Every hour that a text tells, in its order. */
export function hoursIn(text: string): readonly Hour[] {
  if (!isIn(ANY_HOUR, text)) return [];
  const found = known.get(text) ?? sentencesOf(text).map(unquoted).filter((sentence) => ANY_HOUR.test(sentence) && !OF_NO_DAY.test(sentence)).flatMap((sentence) => HOURS.flatMap(([words, hour]) => (words.test(sentence) ? [hour] : [])));
  if (known.size > 20_000) known.clear();
  known.set(text, found);
  return found;
}

/** By when it must be done; what says so stands in what they want and why it matters. */
const DEADLINES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:before|by|due at|until) noon\b/iu, 12], [/\bfour hours to the last bell\b/iu, 14], [/\bfive o’clock\b/iu, 17], [/\b(?:before|by) (?:dark|sunset|sundown|lamp-lighting|supper)\b|\bAt sunset\b/iu, 18.5],
];

export function deadlineOf(premise: string): number {
  const { want, stakes } = premiseById(premise);
  return Math.min(NEVER, ...DEADLINES.flatMap(([words, hour]) => (words.test(`${want} ${stakes}`) ? [hour] : [])));
}

/** Undefined where the plot takes more than a day. */
export function clockOf({ premise, words }: Pick<StoryPlan, 'premise' | 'words'>): Clock | undefined {
  const now = STARTS[words.time ?? ''];
  return now === undefined || !isOfOneDay(premise) ? undefined : { now, until: deadlineOf(premise) };
}

/** The hours at which such a plot can begin: three are left for it at least, where it must be done by some hour. */
export function startsOf(premise: string, times: readonly string[]): readonly string[] {
  const open = times.filter((time) => !isOfOneDay(premise) || (STARTS[time] ?? 0) + 3 <= deadlineOf(premise));
  return open.length > 0 ? open : times;
}

/** Is this hour over, or too late? */
export const isPast = ([from, to]: Hour, { now, until }: Clock): boolean => to < now || from >= until;

/** What was told moves the hand on. */
export function moveOn(clock: Clock, text: string): void {
  for (const hour of hoursIn(text)) if (!isPast(hour, clock)) clock.now = Math.max(clock.now, hour[0]);
}
