/** What a rig is asked to do and what it gives back. Origin of every figure: between the feet, y up is negative. */
import type { Ashore } from './ashore.ts';
import type { AtEase } from './ease.ts';
import type { Vehicle } from './riding.ts';
import type { Climbed } from './climbing.ts';
import type { Expression } from './expression.ts';
import type { Gaze } from './face.ts';
import { EXPRESSIONS } from './expression.ts';
import type { Seat, SeatedOn } from './seat.ts';
import type { Point } from '../shapes.ts';

export type PoseName =
  | 'standing'
  | 'waving'
  | 'pointing'
  | 'holding'
  | 'running'
  | 'sitting'
  | 'cheering'
  | 'hugging'
  | 'thinking'
  | 'jumping'
  | 'lying'
  | 'flying'
  | 'walking'
  | 'swimming'
  | 'climbing'
  | 'embracing'
  | 'riding'
  | 'reaching'
  | 'pushing'
  | 'kneeling'
  | 'dancing'
  | 'pulling'
  | 'digging'
  | 'whispering'
  | 'ears covered'
  | 'eyes covered';

export interface Stance {
  feeling: Expression;
  /** where the eyes look, -1..1 each way */
  gaze: Gaze;
  /** -1 turned to the left, 1 to the right */
  turn: number;
  pose: PoseName;
  /** drawn in the hand, mouth or paw; drawn by the scene, the portrait or the role */
  held?: string;
  /** somebody shown on their own, and not in a story: what says who they are is larger, and stands beside them */
  alone?: boolean;
  /** lies awake on grass or hay: without a pillow and a blanket */
  uncovered?: boolean;
  asleep?: boolean;
  /** whether there are beds: who sleeps lies in one; where it is not known, a blanket is enough */
  bed?: boolean;
  /** what is climbed on */
  climbs?: Climbed;
  /** what is sat on, where it is not the ground */
  seat?: Seat;
  /** rides on it; nobody who sits in a wheelchair does */
  rides?: Vehicle;
  /** how it stands where no pose is told */
  bearing?: AtEase;
  /** there is no sea around those who swim: what they are in instead */
  ashore?: Ashore | undefined;
}

export const AT_EASE: Stance = { feeling: EXPRESSIONS.calm, gaze: { x: 0, y: 0 }, turn: 0, pose: 'standing' };

export interface Figure {
  art: string;
  /** light around the figure: kept out of rim light and outlines */
  aura: string;
  /** the puddle in which it is, flat on the ground: painted before everybody */
  under?: string;
  face: { x: number; y: number; r: number };
  /** how high above the feet a body sits whose legs hang down */
  hips?: number;
  /** what it sits on: painted right before it, or once for all who sit on it */
  seat?: SeatedOn;
  /** where somebody can sit on its back */
  saddle?: { x: number; y: number };
  box: { left: number; right: number; top: number };
  /** y where a portrait may cut the figure; 0 shows all of it */
  cut: number;
  /** raised above the ground: its shadow is smaller */
  floats: number;
}

export interface Pose {
  /** upper and lower arm in degrees from straight down, outward is positive; `near` is the side it turns to */
  near: readonly [number, number];
  far: readonly [number, number];
  legs: 'stand' | 'walk' | 'run' | 'sit' | 'jump' | 'kneel';
  lean: number;
  /** the side of the leg that carries less, seen from the one it turns to */
  weight?: -1 | 0 | 1;
}

export const POSES: Record<PoseName, Pose> = {
  standing: { near: [15, 4], far: [15, 4], legs: 'stand', lean: 0 },
  waving: { near: [14, 4], far: [108, 140], legs: 'stand', lean: -2 },
  pointing: { near: [84, 90], far: [14, 4], legs: 'stand', lean: 2 },
  holding: { near: [44, 88], far: [14, 0], legs: 'stand', lean: 0 },
  running: { near: [46, 112], far: [52, 16], legs: 'run', lean: 7 },
  sitting: { near: [22, -14], far: [22, -14], legs: 'sit', lean: 0 },
  cheering: { near: [114, 142], far: [114, 142], legs: 'stand', lean: 0 },
  hugging: { near: [40, -62], far: [40, -62], legs: 'stand', lean: 0 },
  thinking: { near: [24, -158], far: [34, -66], legs: 'stand', lean: 0 },
  jumping: { near: [112, 146], far: [112, 146], legs: 'jump', lean: 0 },
  lying: { near: [40, 166], far: [12, 14], legs: 'stand', lean: 0 },
  flying: { near: [92, 96], far: [92, 96], legs: 'jump', lean: 0 },
  walking: { near: [24, 46], far: [30, 2], legs: 'walk', lean: 3 },
  swimming: { near: [96, 128], far: [82, 62], legs: 'stand', lean: 4 },
  climbing: { near: [128, 168], far: [104, 144], legs: 'walk', lean: 0 },
  embracing: { near: [64, 82], far: [34, -66], legs: 'stand', lean: 3 },
  riding: { near: [58, 82], far: [36, 62], legs: 'walk', lean: 4 },
  reaching: { near: [56, 92], far: [18, 2], legs: 'stand', lean: 4 },
  pushing: { near: [66, 84], far: [58, 80], legs: 'walk', lean: 9 },
  dancing: { near: [120, 150], far: [74, 98], legs: 'run', lean: -5 },
  // Leans away from what it pulls at.
  pulling: { near: [62, 86], far: [44, -84], legs: 'walk', lean: -11 },
  digging: { near: [40, 42], far: [30, -58], legs: 'walk', lean: 7 },
  whispering: { near: [34, 172], far: [14, 2], legs: 'stand', lean: 5 },
  kneeling: { near: [38, 30], far: [24, -24], legs: 'kneel', lean: 5 },
  'ears covered': { near: [60, -150], far: [60, -150], legs: 'stand', lean: 0 },
  'eyes covered': { near: [40, -150], far: [40, -150], legs: 'stand', lean: 0 },
};

/** The arm from a shoulder: elbow and hand; `side` 1 is the viewer's right. */
export function reach(
  shoulder: Point,
  side: number,
  [upper, fore]: readonly [number, number],
  upperLength: number,
  foreLength: number,
): { elbow: Point; hand: Point } {
  const rad = Math.PI / 180;
  const elbow: Point = [shoulder[0] + side * Math.sin(upper * rad) * upperLength, shoulder[1] + Math.cos(upper * rad) * upperLength];
  const hand: Point = [elbow[0] + side * Math.sin(fore * rad) * foreLength, elbow[1] + Math.cos(fore * rad) * foreLength];
  return { elbow, hand };
}
