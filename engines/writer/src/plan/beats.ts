// How many paragraphs a phase has, and which.

import type { Length, Phase } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { type Circumstances, ORDER } from './order-of-beats.ts';

export const RANGES: Readonly<Record<Phase, Readonly<Record<Length, readonly [number, number]>>>> = {
  introduction: { standard: [6, 8], extended: [8, 10], epic: [10, 12] },
  development: { standard: [6, 8], extended: [8, 10], epic: [10, 12] },
  climax: { standard: [5, 7], extended: [7, 9], epic: [9, 11] },
  resolution: { standard: [4, 6], extended: [6, 8], epic: [8, 10] },
};

/** Which scenes come first where there is room, and which come last, by how it is to be told. */
const WANTED: Readonly<Record<'plain' | 'funny' | 'exciting' | 'calm', Readonly<Record<string, number>>>> = {
  plain: {},
  funny: { laugh: 1 },
  exciting: { stakes: 1, notice: 1, doubt: 1, worse: 1, low: 1, last: 1, truth: 1, after: -1, rest: -1, laugh: -1, talk: -1, day: -1, hush: -1, still: -1, table: -1, night: -1 },
  calm: { day: 1, talk: 1, rest: 1, laugh: 1, way: 1, hush: 1, memory: 1, still: 1, glimmer: 1, table: 1, home: 1, night: 1, worse: -1, low: -1, doubt: -1, last: -1 },
};

/** The scarcity of a scene that this story cannot be told at all. */
export const NOTHING_TO_TELL = 3;

/**
 * The beats of a phase in order; exactly `count` of them.
 * @param scarcity how little there is to tell such a scene with that suits the story and the family has not heard: of those that may be left out the scarce ones are
 */
export function beatsFor(phase: Phase, count: number, is: Circumstances, dice: Dice, scarcity: (beat: string) => number = () => 0): string[] {
  const slots = ORDER[phase].flatMap((slot, order) => {
    const rank = slot.need?.(is);
    const times = rank === undefined ? 1 : Math.max(1, slot.repeat?.(is) ?? 1);
    const drifted = order + (slot.drift ? dice.pick(slot.drift) + 0.5 : 0);
    const behind = ORDER[phase].findIndex(({ beat }) => beat === slot.behind?.(is));
    const at = behind < 0 ? drifted : behind + 0.5;
    return Array.from({ length: times }, (_, n) => ({ beat: slot.beat, order: at + n * (slot.spread ?? 0), ...(slot.loose && behind >= 0 ? { alone: drifted, follows: ORDER[phase][behind]?.beat } : {}), rank, open: slot.when?.(is) ?? true }));
  });
  const needed = slots.filter(({ rank }) => rank !== undefined).toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
  const chosen = needed.slice(0, count);
  // Nothing that is no scene at all stands where one belongs: a story that stays at home does not set out.
  const optional = dice.shuffle(slots.filter(({ rank, open }) => rank === undefined && open)).filter(({ beat }) => scarcity(beat) < NOTHING_TO_TELL);
  const wanted = WANTED[is.funny ? 'funny' : (is.pace ?? 'plain')];
  const liked = optional.toSorted((a, b) => (wanted[b.beat] ?? 0) - (wanted[a.beat] ?? 0) || scarcity(a.beat) - scarcity(b.beat));
  chosen.push(...withTheWayHome(liked, Math.max(0, count - chosen.length), is));
  while (chosen.length < count) chosen.push({ beat: 'quiet', order: ORDER[phase].length - 2, rank: undefined, open: true });
  const placed = chosen.map((one) => (one.alone !== undefined && !chosen.some(({ beat }) => beat === one.follows) ? { ...one, order: one.alone } : one));
  return placed.toSorted((a, b) => a.order - b.order).map(({ beat }) => beat);
}

const INDOORS: ReadonlySet<string> = new Set(['table', 'telling', 'night']);

/** Of the best so many; who has been away, and sits at table and goes to bed, has come in before: that takes the place of one of the two. */
function withTheWayHome<T extends { beat: string }>(liked: readonly T[], room: number, { away }: Circumstances): readonly T[] {
  const best = liked.slice(0, room);
  const home = liked.find(({ beat }) => beat === 'home');
  const last = best.findLastIndex(({ beat }) => INDOORS.has(beat));
  const isMissing = away === true && home !== undefined && !best.includes(home) && best.filter(({ beat }) => INDOORS.has(beat)).length > 1;
  return isMissing ? best.with(last, home) : best;
}

/** How many paragraphs: inside the range, and enough for what must be told. */
export function paragraphCount(phase: Phase, length: Length, is: Circumstances, wanted: 'shorter' | 'longer' | undefined, dice: Dice): number {
  const [least, most] = RANGES[phase][length];
  if (wanted === 'longer') return most;
  const needed = ORDER[phase].reduce((sum, slot) => sum + (slot.need?.(is) === undefined ? 0 : (slot.repeat?.(is) ?? 1)), 0);
  if (wanted === 'shorter') return Math.min(most, Math.max(least, needed));
  // Rather one scene more: those that are not needed are what makes two tellings of one plot different.
  return Math.max(least, Math.min(most, Math.max(most - dice.pick([0, 0, 1]), needed)));
}
