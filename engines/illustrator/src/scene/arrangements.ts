/** Who stands where beside whom: the ways in which three and more are set on a sheet, before anybody is moved or made smaller. */
import { FLOATS, raised, widthOfHovering } from './hovering.ts';
import type { Sized, Spot, StageRoom } from './layout.ts';

export type Arrangement = 'row' | 'photograph' | 'arc' | 'ring' | 'slope' | 'groups' | 'leader';

/** All that may be drawn lots for. In a boat, and of two, there is only one way to stand. */
export const ARRANGEMENTS = ['photograph', 'arc', 'ring', 'slope', 'groups', 'leader'] as const satisfies readonly Arrangement[];

/** How far behind the front row the back row stands, as a share of the height, by the number of figures. */
const BACK_ROW = [0, 0, 0.06, 0.1, 0.14, 0.14];
/** The same from near, where feet are below the sheet: the farther back, the higher a face is over the shoulders before it. */
const BACK_ROW_NEAR = [0, 0, 0.05, 0.11, 0.25, 0.31];
const AIR_ABOVE = 0.17;
/** Share of its width that somebody takes beside others who stand before or behind; from near they stand before each other's shoulders. */
const IN_A_GROUP = 0.76;
const IN_A_GROUP_NEAR = 0.58;
/** Of two who stand close, a boat or a thing in their hands leaves one hardly any room behind the other. */
const SIDE_BY_SIDE = 0.3;
/** One of two who stands a step behind the other is so much smaller, and partly behind them. */
const A_STEP_BEHIND = { smaller: 0.05, overlap: 0.13 };
/** A boat is narrow. */
const IN_A_BOAT = 0.3;
/** Whoever stands at the very back is so much smaller. */
const FARTHER = 0.07;
/** Between two groups, as a share of the width. */
const BETWEEN = 0.13;
/** Legs may be behind a thing that is low: it takes half of that. */
const LOW_THING = 0.5;
const IN_A_ROW = 0.94;
/** Air between neighbours, as a share of the width, by the number of figures: those who belong together stand together. */
const AIR = [0, 0, 0.06, 0.035, 0.035, 0.04];
/** One before the others takes so much of the room of somebody who stands beside them. */
const BEFORE = 0.42;
/** Others stand before and behind the back of a long beast: only faces are kept free. */
const ALONG_A_BACK = 0.72;

/** y of the hindmost feet of so many, as they are asked to stand. */
export const hindmost = (figures: number, { h, floor }: Pick<StageRoom, 'h' | 'floor'>): number => floor - (BACK_ROW[figures] ?? 0.14) * h;

/** Between two who sit far apart, as a share of the width. */
const PARTED = 0.34;
/** Who shows something comes forward as if so much smaller. */
const FORWARD = 0.5;

interface Slot {
  /** who stands there: a place in the cast */
  who: number;
  /** 0 at the front, 1 at the very back */
  back: number;
  /** room kept at its right, as a share of the width */
  gap?: number;
  /** share of its width that it needs beside the others (1) */
  room?: number;
  /** smaller the farther back it stands */
  recedes?: boolean;
}

export interface Standing {
  scales: readonly number[];
  /** middle of all, 0..1 */
  from: number;
  /** how much farther apart than usual */
  apart: number;
  /** how high small ones in the air are, as a share of the way up to the face beside them */
  hover: number;
  /** of two: how far behind the other one stands, 0..1 */
  deep?: number;
}

/** Slots from left to right. */
function slotsOf(arrangement: Arrangement, byHeight: readonly number[], shows: (who: number) => boolean): Slot[] {
  const count = byHeight.length;
  // In groups and around a leader the first of all is in front.
  const order = byHeight.map((_, i) => i).toSorted((a, b) => Number(shows(b)) - Number(shows(a)));
  const along = (i: number): number => (count > 1 ? i / (count - 1) : 0.5);
  const middle = (i: number): number => Math.abs(2 * along(i) - 1) ** 1.3;
  // The taller to the middle or to the ends: nobody looks over a head that is nearer.
  const inwards = (): number[] => byHeight.reduce<number[]>((row, who, i) => (i % 2 ? [...row, who] : [who, ...row]), []);
  switch (arrangement) {
    case 'arc':
      return inwards().map((who, i) => ({ who, back: 1 - middle(i), recedes: true }));
    case 'ring': {
      const ends = inwards();
      const half = Math.floor(count / 2);
      return [...ends.slice(half), ...ends.slice(0, half)].map((who, i) => ({ who, back: middle(i), recedes: true }));
    }
    case 'slope':
      return byHeight.map((who, i) => ({ who, back: 1 - along(i), recedes: true }));
    case 'groups': {
      const left = Math.ceil(count / 2);
      return order.map((who, i) => ({ who, back: (i < left ? i : count - 1 - i) % 2 ? 0.8 : 0, ...(i === left - 1 ? { gap: BETWEEN } : {}) }));
    }
    case 'leader': {
      const leader = byHeight.at(-1) ?? 0;
      const others = order.filter((who) => who !== leader);
      const at = Math.ceil(others.length / 2);
      const slot = (who: number): Slot => ({ who, back: 1 });
      return [...others.slice(0, at).map(slot), { who: leader, back: 0, room: BEFORE }, ...others.slice(at).map(slot)];
    }
    case 'row':
      return byHeight.map((who) => ({ who, back: 0 }));
    case 'photograph': {
      const back = new Set(byHeight.slice(0, Math.floor(count / 2)));
      return interleaved(count, back).map((who) => ({ who, back: back.has(who) ? 1 : 0 }));
    }
  }
}

/** Side by side and behind each other, each with the room that it needs; nothing is checked yet. */
export function arrange(cast: readonly Sized[], arrangement: Arrangement, { w, h, floor, rim, lowest, parted }: StageRoom, { scales, from, apart, hover, deep }: Standing): Spot[] {
  const close = cast.length > 1 && cast.every((one) => one.close);
  // Around a thing they stand in one row, where nobody looks over a shoulder.
  const around = arrangement === 'leader' && cast.some(({ extra }) => extra === 'thing');
  const overlap = Math.min(1.04, (close ? 0.6 : around || arrangement === 'row' ? IN_A_ROW : cast.length > 2 ? (lowest === undefined ? IN_A_GROUP : IN_A_GROUP_NEAR) : 0.86 - (deep ?? 0) * A_STEP_BEHIND.overlap) + apart);
  const step = ((lowest === undefined ? BACK_ROW : BACK_ROW_NEAR)[cast.length] ?? 0.14) * (rim === undefined ? 1 : IN_A_BOAT) * (cast.length === 2 ? (deep ?? SIDE_BY_SIDE) : 1);
  const faceHeights = cast.map(({ figure }, i) => -figure.face.y * (scales[i] ?? 1));
  const standing = cast.map(({ shows, hovers }, i) => (hovers ? Infinity : (faceHeights[i] ?? 0) * (shows ? FORWARD : 1)));
  const byHeight = cast.map((_, i) => i).toSorted((a, b) => (standing[b] ?? 0) - (standing[a] ?? 0));
  const slots = slotsOf(arrangement, byHeight, (who) => cast[who]?.shows === true).flatMap(({ who, back, gap = 0, room = 1, recedes }) => {
    const figure = cast[who]?.figure;
    const scale = (scales[who] ?? 1) * (recedes ? 1 - back * FARTHER : 1) * (1 - back * (deep ?? 0) * A_STEP_BEHIND.smaller);
    return figure ? [{ who, figure, back, scale, gap: gap * w, wide: (figure.box.right - figure.box.left) * scale * overlap * room * (cast[who] ? widthOfHovering(cast[who], cast) : 1) * (cast.length > 2 && figure.saddle ? ALONG_A_BACK : 1) * (cast[who]?.extra === 'thing' && around ? LOW_THING : 1) }] : [];
  });
  const used = slots.reduce((sum, { wide, gap }) => sum + wide + gap, 0);
  const air = cast.length > 1 && !close ? Math.min(w * (parted ? PARTED : AIR[cast.length] ?? 0.03) * (1 - (deep ?? 0) * 0.8), Math.max(0, (w * 0.92 - used) / cast.length)) : 0;
  // Of those who are seen from near, the tallest has its usual air above it, however small they had to become.
  const tallest = Math.max(...slots.map(({ figure, scale, back }) => -figure.box.top * scale + back * step * h));
  const ground = lowest === undefined ? floor : Math.min(floor, h * AIR_ABOVE + tallest);
  let cursor = w * from - (used + air * (cast.length - 1)) / 2;
  const spots: Spot[] = cast.map(() => ({ x: 0, y: 0, scale: 1, depth: 0 }));
  for (const { who, figure, back, scale, gap, wide } of slots) {
    const x = cursor + wide / 2 - ((figure.box.left + figure.box.right) / 2) * scale;
    cursor += wide + air + gap;
    const stands = ground - back * step * h - figure.floats * FLOATS * scale;
    const chin = rim ?? lowest;
    const y = chin === undefined ? stands : Math.min(stands, chin - (figure.face.y + figure.face.r * 1.06) * scale);
    spots[who] = { x, y, scale, depth: y };
  }
  return hover ? raised(cast, spots, hover) : spots;
}

/** Front, back, front, back, …: two stay in the order in which they came. */
function interleaved(count: number, back: ReadonlySet<number>): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (count < 3) return all;
  const [behind, before] = [all.filter((i) => back.has(i)), all.filter((i) => !back.has(i))];
  return before.flatMap((i, at) => [i, ...behind.slice(at, at + 1)]).concat(behind.slice(before.length));
}
