/** Where everybody of a scene looks: at who talks, at whom they are with, at the thing that they have found, or to where they go. */
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import type { Dice } from '../dice.ts';

export interface Looking {
  /** -1 to the left, 1 to the right */
  turn: number;
  /** up is negative */
  down: number;
}

interface Target {
  x: number;
  y: number;
}

export interface Seen extends Target {
  /** of the head */
  r: number;
  pose: PoseName;
  feeling: Feeling;
  talks: boolean;
}

/** Nobody turns farther: both eyes are seen. */
const MOST = 1.2;
/** Where a head turns at least that looks at somebody. */
const LEAST = 0.72;
/** Who is on the way looks where it goes. */
const GOES: ReadonlySet<PoseName> = new Set(['running', 'walking', 'riding', 'flying', 'swimming', 'pushing', 'climbing', 'pulling']);

/** @returns from `from` to `to`: the farther to the side, the more of a turn */
export function looksAt(from: Seen, to: Target): Looking {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = Math.min(1, Math.abs(dx) / (from.r * 3.2));
  const down = (dy / Math.max(from.r * 1.6, Math.hypot(dx, dy))) * 1.1;
  return { turn: Math.sign(dx || 1) * (LEAST + (MOST - LEAST) * aside), down: Math.max(-0.9, Math.min(0.9, down)) };
}

/** Who is alone: into the picture, and to where it goes. */
function alone({ x, pose, feeling }: Seen, w: number, roll: Dice): Looking {
  const inwards = x > w * 0.56 ? -1 : x < w * 0.44 ? 1 : roll.pick([1, -1] as const);
  if (GOES.has(pose)) return { turn: inwards * 0.85, down: 0 };
  if (feeling === 'sad' || feeling === 'worried') return { turn: inwards * 0.6, down: 0.4 };
  const turn = inwards * roll.pick([0.6, 0.5, 0.75] as const);
  return { turn, down: feeling === 'surprised' || feeling === 'proud' ? -0.35 : roll.pick([0, 0, -0.2, 0.15] as const) };
}

/**
 * @param all the heads, from where they stand
 * @param away they are told not to look at each other
 */
export function lookings(all: readonly Seen[], w: number, roll: Dice, away = false): Looking[] {
  const [only] = all;
  if (only && all.length === 1) return [alone(only, w, roll)];
  const heard = all.find(({ talks }) => talks);
  return all.map((one) => {
    const nearest = nearestTo(one, all);
    const listener = heard === one ? nearest : undefined;
    // Of many, one looks at a neighbour all the same.
    const target = listener ?? (heard && (all.length < 4 || roll.chance(0.75)) ? heard : nearest);
    const { turn, down } = looksAt(one, target ?? { x: w / 2, y: one.y });
    return away ? { turn: -turn, down: 0 } : { turn, down };
  });
}

const nearestTo = (one: Seen, all: readonly Seen[]): Seen | undefined =>
  all.filter((other) => other !== one).toSorted((a, b) => Math.abs(a.x - one.x) - Math.abs(b.x - one.x))[0];
