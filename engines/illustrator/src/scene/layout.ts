/** Puts figures on a stage: it tries ways of standing and sizes until everybody is on the sheet and nobody's face is covered, and turns them to each other. */
import type { Figure } from '../character/figure.ts';
import type { Dice } from '../dice.ts';
import { type Arrangement, arrange, ARRANGEMENTS } from './arrangements.ts';
import { outlinesOfFigure } from './face-cover.ts';
import { CHILD, softened } from './how-tall.ts';
import { headsBetween, headsInside, isInside, keepInside, paintedOf } from './on-sheet.ts';
import { reachOf } from './reach.ts';
import { anyCovered, facesApart, paintFacesLast } from './whose-face.ts';

export interface Sized {
  figure: Figure;
  /** natural height in those of a child */
  size: number;
  /** units of the figure that are this height; without it, as tall as it is drawn */
  height?: number;
  /** hugs and is hugged: stands close to the next one */
  close?: boolean;
  /** has something in the hand that is to be seen: not behind others, where that can be */
  shows?: boolean;
  /** small, and in the air: beside the heads of the others */
  hovers?: boolean;
  /** a thing in the middle, which makes nobody smaller, or an animal that comes by */
  extra?: 'thing' | 'guest';
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
  /** y of the ground below who hovers high above it */
  ground?: number;
  /** order in which figures are painted, back to front */
  depth: number;
}

export interface StageRoom {
  w: number;
  h: number;
  floor: number;
  /** The side on which they gather, so that the landmark on the other one is seen. */
  gather?: -1 | 1;
  /** The rim of the boat in which they are: every chin is above it. */
  rim?: number;
  /** Seen from near, with the floor below the sheet: every chin is above this, and every head below `highest`. */
  lowest?: number;
  highest?: number;
  /** how large people are beside the usual, and how far from the middle two of them stand as a share of the width */
  shot?: { near: number; aside: number };
  /** two are told to be far from each other */
  parted?: boolean;
  /** all of them beside each other, nobody farther back */
  inRow?: boolean;
  /** One who is tiny stands alone: small, with room for what towers over it. */
  tiny?: boolean;
  /** How far from the right edge small things stay, in pixels, where a pot stands in that corner. */
  corner?: number;
}

/** Where feet stand, as a share of the height: pages cut a square to 4:3, which must leave both heads and feet. */
export const FLOOR = { square: 0.846, wide: 0.915, tall: 0.9 } as const;
/** Share of the sheet's height that the tallest takes, by the number of figures. */
const TALLEST = [0.6, 0.64, 0.66, 0.6, 0.56, 0.53];
const TINY = 0.29;
/** Those who make room for a landmark stand a little farther away. */
const GATHERED = 0.86;
/** Two who are told to be far from each other leave room between them. */
const PARTED = 0.76;
/** Two leave room beside them for a landmark. */
const BESIDE_A_LANDMARK = 0.91;
/** However far away two are seen from, and whatever stands beside them: nobody has to look for them. */
const SMALLEST_PAIR = 0.89;
const TRIES = 22;
/** From near more would only make them smaller than they are elsewhere. */
const TRIES_FROM_NEAR = 8;
/** How far behind the other one of two stands, as a share of what is possible. */
const DEEP = [0.3, 0.75, 1] as const;
/** How high small ones hover, as shares of the way up to the face beside them, and how much lower in each further try. */
const HOVERS = [0.75, 0.95, 1.1] as const;
const LOWER = 0.1;
/** Each further try stands them farther apart and makes them smaller. */
const APART = 0.03;
const SMALLER = 0.955;
/** An arrangement in which all are smaller than this share of what they are in a family photograph is not taken, by the number of figures. */
const LEFT = [1, 1, 1, 0.8, 0.76, 0.7];
/** On a tall and on a wide sheet they are small already. */
const LEFT_ELSEWHERE = 0.86;
/** Of so many arrangements one may be found, beginning with the one of which lots are drawn. */
const CHOICES = 5;

/** Those that are drawn lots for, beginning with one of them. */
function fromOn(first: Arrangement): Arrangement[] {
  const all = ARRANGEMENTS.filter((one) => one !== 'photograph');
  const at = all.findIndex((one) => one === first);
  return [...all.slice(at), ...all.slice(0, at)];
}

export interface LaidOut {
  spots: Spot[];
  arrangement: Arrangement;
  /** nobody is covered, and nobody leaves the sheet */
  isFit: boolean;
}

/** @param as how they stand already: a second drawing of the same people, turned another way, stands as the first */
export function layOut(cast: readonly Sized[], room: StageRoom, roll: Dice, as?: Arrangement): LaidOut {
  if (!cast.length) return { spots: [], arrangement: 'photograph', isFit: true };
  const gather = cast.length > 2 ? (room.gather ?? 0) : 0;
  const alone = roll.pick([0.36, 0.5, 0.64] as const);
  const aside = room.gather ?? 0;
  const from = gather ? 0.5 + gather * 0.09 : cast.length === 1 ? (aside ? 0.5 + aside * 0.12 : alone) : aside ? 0.5 + aside * 0.1 : roll.between(0.44, 0.56) + (cast.length === 2 ? (room.shot?.aside ?? 0) : 0);
  const near = cast.length === 1 ? roll.pick([1, 1, 0.95, 0.9] as const) : cast.length === 2 ? roll.pick([1, 1, 0.95] as const) * (aside ? BESIDE_A_LANDMARK : 1) : gather ? GATHERED : 1;
  // Of three and more everybody is small already.
  const shot = Math.max(cast.length > 2 ? 0.94 : cast.length > 1 ? 0 : 1, room.shot?.near ?? 1);
  const isFreePair = cast.length === 2 && room.rim === undefined && !cast.some(({ close, extra }) => close || extra) && !room.parted;
  const isLongPair = cast.length === 2 && cast.every(({ close }) => close) && cast.some(({ figure: { box } }) => box.right - box.left > -box.top);
  const deep = roll.pick(DEEP);
  const hover = cast.some(({ hovers }) => hovers) ? roll.pick(HOVERS) : 0;
  const asWanted = firstScales(cast, room).map((scale) => scale * (cast.length === 2 ? (room.parted ? PARTED : Math.max(SMALLEST_PAIR, near * shot)) : near * shot));
  const reaches = cast.map(({ figure }) => reachOf(figure.art));
  const outlines = cast.map(({ figure }) => outlinesOfFigure(figure));
  const fits = (all: readonly Spot[]): boolean => facesApart(cast, all) && isInside(paintedOf(reaches, all), room) && headsBetween(cast, all, room) && !anyCovered(cast, outlines, all);
  const most = room.lowest === undefined ? TRIES : TRIES_FROM_NEAR;
  const fitted = (arrangement: Arrangement, wanted: readonly number[] = asWanted): { spots: Spot[]; isFit: boolean } => {
    let scales = wanted;
    let spots: Spot[] = [];
    for (let attempt = 0; attempt < most; attempt++) {
      spots = paintFacesLast(cast, outlines, keepInside(cast, reaches, arrange(cast, arrangement, room, { scales, from, apart: attempt * APART, hover: hover * Math.max(0, 1 - attempt * LOWER), ...(isFreePair ? { deep } : {}) }), room));
      const isGood = (all: readonly Spot[]): boolean => fits(all) && headsInside(cast, all, room);
      if (fits(spots)) return { isFit: true, spots: attempt < 3 ? spots : grown(spots, wanted, isGood) };
      // Two long beasts that hug only have to stand farther apart: as small ponies they would hug as well.
      if (!isLongPair || attempt > most / 2 || !isInside(paintedOf(reaches, spots), room)) scales = scales.map((scale) => scale * SMALLER);
    }
    return { spots, isFit: false };
  };
  // A near view in which they are hardly larger is none.
  const isLarge = (all: readonly Spot[]): boolean =>
    room.lowest === undefined || sizeOf(all) >= (sizeOf(asWanted.map((scale) => ({ scale }))) / (room.shot?.near ?? 1)) * (LARGER_FROM_NEAR[cast.length] ?? 1);
  const free = cast.length > 2 && room.rim === undefined && !cast.every(({ close }) => close);
  // Around a thing they stand behind it, on both sides.
  const around = cast.some(({ extra }) => extra === 'thing');
  const wish = free ? (as ?? (around ? 'leader' : roll.pick(ARRANGEMENTS))) : 'photograph';
  const tried = wish === 'photograph' ? [] : as ? [as] : fromOn(wish).slice(0, around ? 1 : CHOICES);
  const row = room.inRow && cast.length > 2 ? fitted('row') : undefined;
  if (row?.isFit) return { ...row, arrangement: 'row' };
  const usual = fitted('photograph');
  const sizeOf = (all: readonly Pick<Spot, 'scale'>[]): number => all.reduce((sum, { scale }) => sum + scale, 0);
  for (const arrangement of tried) {
    const { spots, isFit } = fitted(arrangement);
    const least = room.w === room.h ? (LEFT[cast.length] ?? 0.7) : LEFT_ELSEWHERE;
    const isGood = headsInside(cast, spots, room) && sizeOf(spots) >= sizeOf(usual.spots) * least;
    if (isFit && (isGood || as)) return { spots, arrangement, isFit: isFit && isLarge(spots) };
  }
  const calmer = free && !around ? fitted('photograph', usual.spots.map(({ scale }) => scale * (IN_A_PHOTOGRAPH[cast.length] ?? 1))) : usual;
  return { spots: calmer.isFit ? calmer.spots : usual.spots, arrangement: 'photograph', isFit: usual.isFit && isLarge(calmer.isFit ? calmer.spots : usual.spots) };
}

/** Four and five in a family photograph are no larger than the same in another way of standing, as it is on the average. */
const IN_A_PHOTOGRAPH = [1, 1, 1, 1, 0.93, 0.82];

/** How much larger those of a near view are at least than they would be elsewhere if there were room for all, by the number of figures: many never have that. */
const LARGER_FROM_NEAR = [1, 1.2, 1.06, 1.05, 0.96, 0.92];

const LARGER = 1.07;
/** Those who had to become small to find a place grow where they stand, all together and then each a little (nobody who is taller becomes the shorter one), as far as nothing is covered. */
function grown(found: readonly Spot[], wanted: readonly number[], fits: (spots: readonly Spot[]) => boolean): Spot[] {
  let spots = [...found];
  const bigger = (spot: Spot, i: number): Spot => ({ ...spot, scale: Math.min(wanted[i] ?? spot.scale, spot.scale * LARGER) });
  for (let together = 0; together < 10; together++) {
    const next = spots.map(bigger);
    if (!fits(next)) break;
    spots = next;
  }
  const small = spots.some(({ scale }, i) => scale < (wanted[i] ?? 0) * 0.8);
  for (const i of small ? spots.keys() : []) {
    const next = spots.map((spot, at) => (at === i ? bigger(spot, at) : spot));
    if (fits(next)) spots = next;
  }
  return spots;
}

/** Share of the sheet's width that the widest takes, by the number of figures. */
const WIDEST = [1, 0.86, 0.74, 0.54, 0.48, 0.46];
/** Who is so much lower than it stands, and wide, lies: no giant, as long as others are tall. */
const LIES = { wide: 1.25, low: 0.62 };
/** Of the width that one may take, so much for who lies. */
const LYING_WIDTH = { alone: 0.72, among: 0.82 };

/** Of the width that one may take, so much for a guest among three and more. */
const GUEST_WIDTH = 1.35;

/** Scales in the order of nature: the tallest takes its share of the height, and whoever is wide makes all of them smaller together. */
function firstScales(cast: readonly Sized[], { w, h, tiny }: StageRoom): number[] {
  const people = cast.filter(({ extra }) => extra !== 'thing');
  const power = softened(people.map(({ size }) => size), { w, h });
  const shareOf = ({ figure, size, height, extra }: Sized): number => (extra === 'thing' ? 1 : (CHILD * size ** power) / (height ?? -figure.box.top));
  const wideOf = ({ figure: { box } }: Sized): number => box.right - box.left;
  const lies = (one: Sized): boolean => wideOf(one) > -one.figure.box.top * LIES.wide && -one.figure.box.top < (one.height ?? Infinity) * LIES.low;
  const isOneOfMany = ({ extra }: Sized): boolean => extra === 'guest' && cast.length > 3;
  const widest = w * (WIDEST[Math.max(1, cast.filter(({ hovers }) => !hovers).length)] ?? 0.46);
  const unit = Math.min(
    ((tiny ? TINY : (TALLEST[cast.length] ?? 0.42)) * h) / Math.max(...people.map((one) => -one.figure.box.top * shareOf(one))),
    // Among many a guest as wide as an elephant is smaller itself, and not everybody else with it.
    ...people.filter((one) => !lies(one) && !isOneOfMany(one)).map((one) => widest / (wideOf(one) * shareOf(one))),
  );
  return cast.map((one) => {
    const most = lies(one) ? widest * (cast.length === 1 ? LYING_WIDTH.alone : LYING_WIDTH.among) : one.extra === 'thing' ? widest : isOneOfMany(one) ? widest * GUEST_WIDTH : Infinity;
    return Math.min(unit * shareOf(one), most / wideOf(one));
  });
}
