// Where the first attempt took till dark, whoever is up by day is met on the next one, and it is said so.

import type { AgeRange } from '../brief.ts';
import { hoursIn } from '../plan/clock.ts';
import { isIn } from '../plan/looked-through.ts';
import { AT_NIGHT, BY_DAY } from '../plan/out-of-place-words.ts';
import { isOfOneDay } from '../premises/suits.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import type { DraftOrder } from './order.ts';

/** The first is said first; where another night has passed the last, so that no morning comes twice in the same words. */
const IN_THE_MORNING: Readonly<Record<AgeRange, readonly [string, ...string[]]>> = { '3-4': ['Then it was day again.'], '5-8': ['The next day they went on.'], '9-12': ['In the morning they went on.', 'The day after that they were up early.'], '12-17': ['They went on in the morning.'] };

const DARK = 17.5;
const GATES = /^(?:\{[a-z][^}]*\})*/u;

export interface NextMorning {
  /** How a scene is told now: with the morning before it, where it wants one. */
  toldAs: ((core: string) => string) | undefined;
  saw(text: string): void;
}

/** Follows the development of a plot that takes more than a day, and is not one of the night. */
export function nextMorning({ brief, plan }: Pick<DraftOrder, 'brief' | 'plan'>): NextMorning {
  const follows = brief.phase === 'development' && !isOfOneDay(plan.premise) && whenAndWhere(plan.premise).when !== 'night';
  let isDark = false;
  const mornings = IN_THE_MORNING[brief.ageRange];
  let morning = mornings[0];
  return {
    get toldAs() {
      return isDark ? (core: string) => (isIn(BY_DAY, core) && !isIn(AT_NIGHT, core) && hoursIn(core).every(([, to]) => to <= DARK) ? core.replace(GATES, (gates) => `${gates}${morning} `) : core) : undefined;
    },
    saw: (text) => {
      if (!follows) return;
      const last = hoursIn(text).at(-1);
      if (text.includes(morning)) {
        isDark = false;
        morning = mornings.at(-1) ?? morning;
      } else if (last) isDark = last[0] >= DARK;
    },
  };
}
