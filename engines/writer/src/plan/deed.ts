// How the trial is overcome with what was chosen for it.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { BEDTIME_GIFT_DEEDS } from '../lexicon/bedtime-gifts.ts';
import { bedtimeHelperDeed } from '../lexicon/bedtime-helpers.ts';
import { bedtimeObjectDeed } from '../lexicon/bedtime-objects.ts';
import { BEDTIME_POWER_DEEDS } from '../lexicon/bedtime-powers.ts';
import { ANY_OBJECT_DEEDS, giftOf } from '../lexicon/gifts.ts';
import { engineDeed, helperDeed } from '../lexicon/helper-deeds.ts';
import { isEngine } from '../listen/phrase.ts';
import { SMALL_DEEDS } from '../lexicon/for-the-lap.ts';
import { SMALL_GIFT_DEEDS, SMALL_OBJECT_DEEDS } from '../lexicon/small-gifts.ts';
import { powerOf } from '../lexicon/powers.ts';
import type { Cast } from './cast.ts';
import { solverOf } from './threads.ts';

/** The sentence in which the trial is overcome. */
export function deedFor(plan: StoryPlan, cast: Cast, age: StoryBrief['ageRange']): string | undefined {
  const tiny = age === '3-4';
  const young = tiny || age === '5-8';
  if (plan.tool === 'helper') {
    const solver = solverOf(plan.threads);
    const driven = young && solver && isEngine(solver) ? engineDeed(plan.crisis, tiny) : undefined;
    // A digger is driven; whoever was lost in the maze knows it.
    const own = young && !tiny && !driven && solver && !solver.lost ? bedtimeHelperDeed(plan.crisis, solver.a) : undefined;
    return driven ?? own ?? helperDeed(plan.crisis, tiny ? 'small' : young ? 'young' : 'old', solver?.lost);
  }
  const power = plan.tool === 'power' ? powerOf(cast.hero.magicalPower) : undefined;
  if (power && tiny) return SMALL_DEEDS[power.name]?.[plan.crisis] ?? '{H} did what only {H} could do.';
  if (power && young) return BEDTIME_POWER_DEEDS[power.name]?.[plan.crisis] ?? power.deeds[plan.crisis]?.replaceAll('{x', '{H');
  if (power) return power.deeds[plan.crisis]?.replaceAll('{x', '{H');
  if (tiny && plan.tool === 'gift') return SMALL_GIFT_DEEDS[plan.words.gift ?? '']?.[plan.crisis] ?? SMALL_OBJECT_DEEDS[plan.crisis];
  if (tiny && (plan.tool === 'wish' || plan.tool === 'treasure')) return SMALL_OBJECT_DEEDS[plan.crisis];
  if (young && plan.tool === 'gift') return BEDTIME_GIFT_DEEDS[plan.words.gift ?? '']?.[plan.crisis] ?? bedtimeObjectDeed(plan.crisis, plan.words.gift);
  if (young && (plan.tool === 'wish' || plan.tool === 'treasure')) return bedtimeObjectDeed(plan.crisis, plan.tool === 'wish' ? solverOf(plan.threads)?.a : plan.words['the-tool']);
  if (plan.tool === 'gift') return giftOf(plan.words.gift ?? '')?.deeds[plan.crisis] ?? ANY_OBJECT_DEEDS[plan.crisis];
  if (plan.tool === 'wish' || plan.tool === 'treasure') return ANY_OBJECT_DEEDS[plan.crisis];
  return undefined;
}
