/** Finds for each thing of a place a spot where it hides no other: treasures beside beings, magic beside dangers. */
import { clamp } from '../color.ts';
import type { Reach } from '../scene/reach.ts';
import type { Stage } from './ground.ts';

export interface Thing {
  /** what it is called, for the words of the picture */
  name: string;
  /** painted around 0,0 */
  art: string;
  /** what it covers around 0,0, in units of the sheet */
  reach: Reach;
  /** where it would stand alone */
  x: number;
  y: number;
  /** hangs above the land */
  inSky?: boolean;
  /** somebody: a thing before a face is worse than one before another thing */
  lives?: boolean;
}

export interface Standing extends Thing {
  box: { left: number; right: number; top: number; bottom: number };
}

type Box = Standing['box'];

const COLUMNS = [0.1, 0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9];
const ON_LAND = [0.82, 0.855, 0.89, 0.925, 0.955];
const ABOVE = [0.17, 0.24, 0.31];
/** Shares of the sheet that stay free at its edges. */
const AIR = 0.012;
/** How much worse a hidden thing is than one far from its usual spot. */
const HIDDEN = 6;
const FACE_HIDDEN = 3;
/** So far down reach head, face and what is said. */
const FACE = 0.72;
/** A landmark is wider than what is looked at in it. */
const HEART = 0.5;

const overlap = (a: Box, b: Box): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(1, (right - left) * (bottom - top));
/** The share of the smaller one that both cover. */
export const hiddenShare = (a: Box, b: Box): number => overlap(a, b) / Math.min(areaOf(a), areaOf(b));

const boxAt = ({ reach }: Thing, x: number, y: number): Box => ({ left: x + reach.left, right: x + reach.right, top: y + reach.top, bottom: y + reach.bottom });
const faceOf = ({ left, right, top, bottom }: Box): Box => ({ left, right, top, bottom: top + (bottom - top) * FACE });

/** @returns the things where they stand, the hindmost first; those that come first in the list choose first */
export function standFree(things: readonly Thing[], stage: Pick<Stage, 'w' | 'h' | 'sun' | 's' | 'taken' | 'horizon'>): Standing[] {
  const { w, h, s } = stage;
  const sun: Box = { left: stage.sun.x - 60 * s, right: stage.sun.x + 60 * s, top: stage.sun.y - 60 * s, bottom: stage.sun.y + 60 * s };
  const landmarks = (stage.taken ?? []).map(({ x, half }): Box => ({ left: x - half * HEART, right: x + half * HEART, top: 0, bottom: stage.horizon }));
  const standing: Standing[] = [];
  for (const thing of things) {
    const worst = (box: Box): number =>
      standing.reduce((sum, other) => {
        const faces = (other.lives ? overlap(box, faceOf(other.box)) / areaOf(faceOf(other.box)) : 0) + (thing.lives ? overlap(faceOf(box), other.box) / areaOf(faceOf(box)) : 0);
        return sum + hiddenShare(box, other.box) * HIDDEN + faces * FACE_HIDDEN;
      }, 0) + landmarks.reduce((sum, landmark) => sum + overlap(box, landmark) / areaOf(box), 0) + (thing.inSky ? hiddenShare(box, sun) : 0);
    const { left, right } = thing.reach;
    const spots = [thing.x / w, ...COLUMNS].flatMap((column) => [thing.y / h, ...(thing.inSky ? ABOVE : ON_LAND)].map((row) => {
      const x = clamp(column * w, w * AIR - left, Math.max(w * AIR - left, w * (1 - AIR) - right));
      const y = Math.max(h * AIR - thing.reach.top, Math.min(row * h, h * (1 - AIR) - Math.max(0, thing.reach.bottom)));
      return { x, y, cost: worst(boxAt(thing, x, y)) + Math.abs(x - thing.x) / w + (Math.abs(y - thing.y) / h) * 1.5 };
    }));
    const { x, y } = spots.reduce((best, spot) => (spot.cost < best.cost - 1e-9 ? spot : best));
    standing.push({ ...thing, x, y, box: boxAt(thing, x, y) });
  }
  return standing.toSorted((a, b) => a.y - b.y);
}
