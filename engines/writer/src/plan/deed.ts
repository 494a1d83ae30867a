// How the trial is overcome with what was chosen for it.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { ANY_OBJECT_DEEDS, giftOf } from '../lexicon/gifts.ts';
import { engineDeed, helperDeed } from '../lexicon/helper-deeds.ts';
import { isEngine } from '../listen/phrase.ts';
import { SMALL_DEEDS } from '../lexicon/for-the-lap.ts';
import { SMALL_GIFT_DEEDS, SMALL_OBJECT_DEEDS } from '../lexicon/small-gifts.ts';
import { powerOf } from '../lexicon/powers.ts';
import { thingDeed } from '../lexicon/thing-deeds.ts';
import type { Cast } from './cast.ts';
import { solverOf } from './threads.ts';

/** The sentence in which the trial is overcome. */
export function deedFor(plan: StoryPlan, cast: Cast, age: StoryBrief['ageRange']): string | undefined {
  const deed = deedOf(plan, cast, age);
  return age === '12-17' ? deed && inOneBreath(deed) : deed;
}

/** The oldest are told in one long sentence what the young are told in two or three. */
const inOneBreath = (deed: string): string => deed.replace(/(?<=[\p{Ll}\}])\. (\p{Lu})(?=\p{Ll})/gu, (_, first: string) => `; ${first.toLowerCase()}`);

function deedOf(plan: StoryPlan, cast: Cast, age: StoryBrief['ageRange']): string | undefined {
  const tiny = age === '3-4';
  const young = tiny || age === '5-8';
  if (plan.tool === 'helper') {
    const solver = solverOf(plan.threads);
    const driven = young && solver && isEngine(solver) ? engineDeed(plan.crisis, tiny) : undefined;
    return driven ?? helperDeed(plan.crisis, tiny ? 'small' : young ? 'young' : 'old', solver?.lost);
  }
  const power = plan.tool === 'power' ? powerOf(cast.hero.magicalPower) : undefined;
  if (power && tiny) return SMALL_DEEDS[power.name]?.[plan.crisis] ?? '{H} did what only {H} could do.';
  if (power) return power.deeds[plan.crisis]?.replaceAll('{x', '{H');
  if (tiny && plan.tool === 'gift') return SMALL_GIFT_DEEDS[plan.words.gift ?? '']?.[plan.crisis] ?? SMALL_OBJECT_DEEDS[plan.crisis];
  if (tiny && (plan.tool === 'wish' || plan.tool === 'treasure')) return SMALL_OBJECT_DEEDS[plan.crisis];
  if (plan.tool === 'gift') return giftOf(plan.words.gift ?? '')?.deeds[plan.crisis] ?? ANY_OBJECT_DEEDS[plan.crisis];
  // “A purple umbrella that hums” is “the purple umbrella” from then on, and hums all the same.
  const thing = `${plan.words['the-tool'] ?? ''} ${plan.tool === 'wish' ? (solverOf(plan.threads)?.words ?? '') : ''}`;
  if (plan.tool === 'wish' || plan.tool === 'treasure') return thingDeed(thing, plan.crisis) ?? ANY_OBJECT_DEEDS[plan.crisis];
  return undefined;
}
