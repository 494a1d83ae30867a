/** What lights and moods are laid on: a whole sheet, by its sides and its dice. */
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, path } from '../shapes.ts';

export interface Sheet {
  paper: Paper;
  w: number;
  h: number;
  roll: Dice;
}

export const sheetOf = (paper: Paper, roll: Dice): Sheet => ({ paper, w: paper.width, h: paper.height, roll });

/** A fill over all of it. */
export const whole = ({ w, h }: Sheet, fill: string, extra: string = bare): string => path(`M0 0H${w}V${h}H0Z`, fill, extra);
