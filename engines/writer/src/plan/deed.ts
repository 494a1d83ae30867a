// How the trial is overcome with what was chosen for it.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { BEDTIME_GIFT_DEEDS } from '../lexicon/bedtime-gifts.ts';
import { bedtimeHelperDeed } from '../lexicon/bedtime-helpers.ts';
import { bedtimeObjectDeed } from '../lexicon/bedtime-objects.ts';
import { BEDTIME_POWER_DEEDS } from '../lexicon/bedtime-powers.ts';
import { ownStepOf, stepOf } from '../lexicon/acts.ts';
import { ANY_OBJECT_DEEDS, giftOf } from '../lexicon/gifts.ts';
import { SMALL_DEEDS } from '../lexicon/for-the-lap.ts';
import { engineDeed, helperDeed, ownDeed } from '../lexicon/helper-deeds.ts';
import { powerOf } from '../lexicon/powers.ts';
import { hummedDeed, SMALL_GIFT_DEEDS, SMALL_OBJECT_DEEDS } from '../lexicon/small-gifts.ts';
import { thingDeed } from '../lexicon/thing-deeds.ts';
import { isEngine } from '../listen/phrase.ts';
import type { Cast } from './cast.ts';
import { solverOf } from './threads.ts';

type Deed = string | undefined;
/** How a deed is told: on a lap, at bedtime, and from nine on. */
type Telling = 'small' | 'young' | 'old';

const TELLINGS: Readonly<Record<StoryBrief['ageRange'], Telling>> = { '3-4': 'small', '5-8': 'young', '9-12': 'old', '12-17': 'old' };

/** By what somebody was said to be: an engine is driven, whoever sings sings, whoever was lost in the maze knows it. */
function byHelper({ crisis, threads }: StoryPlan, telling: Telling): Deed {
  const solver = solverOf(threads);
  const driven = telling !== 'old' && solver && isEngine(solver) ? engineDeed(crisis, telling === 'small') : undefined;
  const isAtHand = !driven && solver && !solver.lost;
  const own = { small: () => ownDeed(crisis, solver?.words ?? ''), young: () => bedtimeHelperDeed(crisis, solver?.a ?? ''), old: () => undefined };
  return driven ?? (isAtHand ? own[telling]() : undefined) ?? helperDeed(crisis, telling, solver?.lost);
}

function byPower({ crisis }: StoryPlan, telling: Telling, { hero }: Cast): Deed {
  const power = powerOf(hero.magicalPower);
  if (!power) return undefined;
  if (telling === 'small') return SMALL_DEEDS[power.name]?.[crisis] ?? '{H} did what only {H} could do.';
  const own = telling === 'young' ? BEDTIME_POWER_DEEDS[power.name]?.[crisis] : undefined;
  return own ?? power.deeds[crisis]?.replaceAll('{x', '{H');
}

function byGift({ crisis, words: { gift = '' } }: StoryPlan, telling: Telling): Deed {
  if (telling === 'small') return SMALL_GIFT_DEEDS[gift]?.[crisis] ?? SMALL_OBJECT_DEEDS[crisis];
  if (telling === 'young') return BEDTIME_GIFT_DEEDS[gift]?.[crisis] ?? bedtimeObjectDeed(crisis, gift);
  return giftOf(gift)?.deeds[crisis] ?? ANY_OBJECT_DEEDS[crisis];
}

/** By what a thing was said to be like: “a purple umbrella that hums” is “the purple umbrella” from then on, and hums all the same. */
function byThing({ tool, crisis, words, threads }: StoryPlan, telling: Telling): Deed {
  const asked = tool === 'wish' ? solverOf(threads) : undefined;
  const name = words['the-tool'] ?? '';
  if (telling === 'small') return hummedDeed(crisis, asked?.words ?? '') ?? SMALL_OBJECT_DEEDS[crisis];
  if (telling === 'young') return bedtimeObjectDeed(crisis, tool === 'wish' ? asked?.a : name);
  return thingDeed(`${name} ${asked?.words ?? ''}`, crisis) ?? ANY_OBJECT_DEEDS[crisis];
}

/** What was done is told before it, in the family’s own words: this is what came of it. */
function byAct({ crisis, threads }: StoryPlan, telling: Telling): Deed {
  const solver = solverOf(threads);
  return solver && stepOf(solver.did ?? solver.words, crisis, telling === 'small');
}

/** What nobody had expected gives a way out of its own where something was done or heard, and otherwise by whoever takes it seriously. */
function byWord({ crisis, threads }: StoryPlan, telling: Telling): Deed {
  const solver = solverOf(threads);
  return solver && (ownStepOf(solver.words, crisis, telling === 'small') ?? '{k.give}');
}

const BY_TOOL: Readonly<Record<string, (plan: StoryPlan, telling: Telling, cast: Cast) => Deed>> = { helper: byHelper, power: byPower, gift: byGift, wish: byThing, treasure: byThing, deed: byAct, promise: byAct, word: byWord };

/** The sentence in which the trial is overcome; undefined where it is overcome by what somebody is like. */
export const deedFor = (plan: StoryPlan, cast: Cast, age: StoryBrief['ageRange']): Deed => BY_TOOL[plan.tool]?.(plan, TELLINGS[age], cast);
