// The first day at school lies ahead of most stories; one that happens at a school in daylight happens on it.

import type { StoryPlan } from '../brief.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';

const AT_SCHOOL = /^the first day at (?:the )?(?:new |big )?(?:school|class)$/u;
const ENDS_THE_YEAR = 'The Last Day Before Summer';

/** @param ahead as `ordealIn` calls it */
export function isToday(ahead: string, { premise }: Pick<StoryPlan, 'premise'>): boolean {
  const { where, when } = whenAndWhere(premise);
  return AT_SCHOOL.test(ahead) && where === 'school' && when !== 'night' && premise !== ENDS_THE_YEAR;
}
