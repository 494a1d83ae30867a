/** A hat for a head of radius 120 at 0,0, and what it is made with. */
import type { Paper } from '../../paper.ts';

export interface Hat {
  /** what is behind the head */
  back: string;
  /** what is on it */
  front: string;
}

export interface HatMaking {
  paper: Paper;
  color: string;
  other: string;
  /** `color` as a fill that is lit from above */
  cloth: string;
  gold: string;
}

export type HatTable = Readonly<Record<string, (making: HatMaking) => Hat>>;

export const flat = (front: string, back = ''): Hat => ({ back, front });
