/** Signs: small parts that tell one type, role or feature from another, drawn on any rig at three places that every rig offers. */
import type { Paper } from '../../paper.ts';
import type { Look } from '../look.ts';

/**
 * head: centre of the face at 0,0 and a skull of radius 115, drawn over the head;
 * crown: the same frame, drawn behind the head;
 * chest: the middle of the breast at 0,0, about 60 to each side, drawn over the body and under the arms;
 * feet: the point between the feet at 0,0, drawn over everything;
 * back: the middle of the body at 0,0, about 100 to each side, drawn behind everything.
 */
export type SignPlace = 'head' | 'crown' | 'chest' | 'back' | 'feet';

export interface Sign {
  on: SignPlace;
  draw: (paper: Paper, look: Look) => string;
  /** How far it sticks out beyond the figure: above its head and to each side. */
  above?: number;
  beside?: number;
  /** stands beside or behind them in a picture of their own, and is no part of them: a blackboard, a horse */
  alone?: true;
}

export type SignTable = Readonly<Record<string, Sign>>;
