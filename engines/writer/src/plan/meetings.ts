// Whom they run into on the way, who comes back at the end: "meet:goose" pays in "pay:goose".

import type { StoryBrief, StoryPlan } from '../brief.ts';
import type { Dice } from '../dice.ts';
import type { Staleness } from '../tell/marks.ts';
import { sentencesOf } from '../tell/measure.ts';
import { bestCaseOf } from '../tell/template.ts';
import { voiceFor } from '../voices/voices.ts';
import { offenceIn, ownWords, rulesFor } from './out-of-place.ts';

/** Whom the young meet only where there are roads, rivers and trees. */
const ON_EARTH = /^meet:(?:boat|cow|hat|owl|bee|frog|snail|goose|ferry|plank|bees|scarecrow|digger|choir|dog|toll|post)$/u;

/** Somebody who does not belong there is met as if it had been so many stories later. */
const OUT_OF_PLACE = 12;

/** Those who suit the ground, and of them whom the family has not met for longest. */
export function whomTheyMeet(brief: StoryBrief, plan: Pick<StoryPlan, 'premise' | 'words' | 'crisis'>, dice: Dice, stale: Staleness): Record<string, string> {
  const { development, resolution } = voiceFor(brief.ageRange);
  const isYoung = brief.ageRange === '3-4' || brief.ageRange === '5-8';
  const inSpace = plan.words.landscape === 'space';
  const heard = (key: string): number => Math.max(0, ...(development[key] ?? []).map(stale));
  const isSpace = (key: string): boolean => key.startsWith('meet:space-');
  const own = ownWords(brief, plan);
  const rules = rulesFor(brief, plan).filter(({ is }) => is === 'ground');
  const isOut = (core: string): boolean => {
    const best = bestCaseOf(core, (option) => !rules.some(({ words }) => words.test(option)));
    return rules.some(({ words }) => words.test(best)) && sentencesOf(best).some((sentence) => rules.some((rule) => offenceIn(sentence, rule, own) !== undefined));
  };
  const fits = (key: string): boolean => (development[key] ?? []).some((core) => !isOut(core)) && (resolution[key.replace('meet', 'pay')] ?? []).some((core) => !isOut(core));
  const known = Object.keys(development).filter((key) => key.startsWith('meet:') && (inSpace ? !isYoung || !ON_EARTH.test(key) : !isSpace(key)));
  const worth = (key: string): number => heard(key) + (rules.length === 0 || fits(key) ? 0 : OUT_OF_PLACE);
  // Up there those of space come first; the others are met in gardens on the moon as well.
  const [first, second] = dice.shuffle(known).toSorted((a, b) => worth(a) - worth(b) || Number(isSpace(b)) - Number(isSpace(a)));
  return { ...(first ? { meet: first.slice(5) } : {}), ...(second ? { meet2: second.slice(5) } : {}) };
}
