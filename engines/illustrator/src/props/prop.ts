/** What a prop is, and the materials that several are made of. */
import type { Paper } from '../paper.ts';

export interface Prop {
  draw: (paper: Paper) => string;
  /** What belongs on water, where there is none. */
  ashore?: (paper: Paper) => string;
  /** The point a hand holds; absent for things too big to hold. */
  grip?: readonly [x: number, y: number];
  /** Scale in a hand (0.8). */
  inHand?: number;
  /** As it is used, around the grip at 0,0 and in units of the figure, the body at the left: an umbrella is over the head. */
  inUse?: (paper: Paper) => string;
  /** How far it sticks out beyond the hand (30). */
  breadth?: number;
  /** Size on the ground relative to 100 units (1). */
  onGround?: number;
  /** Gives light. */
  shines?: string;
  /** Belongs in the air or on water instead of on the ground. */
  place?: 'air' | 'water';
}

export const gold = (paper: Paper): string =>
  paper.linear([
    [0, '#ffe9a3'],
    [0.5, '#f0b945'],
    [1, '#b87d26'],
  ]);

export const wood = (paper: Paper): string => paper.tube('#a06a3c');
