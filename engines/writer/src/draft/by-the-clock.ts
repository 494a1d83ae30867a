// In a plot of one day the hours run forward: a scene that names an hour before the one already told is not told.

import type { Clock } from '../plan/clock.ts';
import { clockOf, hoursIn, isPast, moveOn } from '../plan/clock.ts';
import { isUnderWay } from '../plan/out-of-place.ts';
import { bestCaseOf } from '../tell/template.ts';
import type { DraftOrder } from './order.ts';

export interface Timed {
  order: DraftOrder;
  /** A paragraph was told. */
  tick(text: string, beat: string): void;
}

/** The same order, with a clock for one draft. */
export function byTheClock(order: DraftOrder): Timed {
  const { brief, plan, suits } = order;
  const clock = clockOf(plan);
  if (clock === undefined) return { order, tick: () => undefined };
  for (const { phase, text } of brief.earlier) if (phase === 'development') text.split('\n\n').forEach((told) => { moveOn(clock, told); });
  return {
    order: { ...order, suits: (text, beat = '', guests = []) => (isUnderWay(brief.phase, beat) && isOut(text, clock) ? 'not' : suits(text, beat, guests)) },
    tick: (text, beat) => { if (isUnderWay(brief.phase, beat)) moveOn(clock, text); },
  };
}

function isOut(text: string, clock: Clock): boolean {
  const isLate = (said: string): boolean => hoursIn(said).some((hour) => isPast(hour, clock));
  return isLate(text) && isLate(bestCaseOf(text, (option) => !isLate(option)));
}
