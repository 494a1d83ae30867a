// What a draft has told so far, for those who put a sentence before or behind some of it.

import type { Dice } from '../dice.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import type { MadeOf } from '../tell/made-of.ts';
import type { Said } from '../tell/said.ts';
import type { Teller } from '../tell/teller.ts';
import type { DraftOrder } from './order.ts';

export interface Pages {
  order: DraftOrder;
  beats: readonly string[];
  paragraphs: string[];
  made: MadeOf[];
  stage: OpenStage;
  teller: Teller;
  said: Said;
  dice: Dice;
}
