// What a price card promises, read from the plan's own row, so that the card and the limit cannot disagree.

import { say } from '../messages/index.ts';
import { PLANS, type Limit, type Tier } from './plans.ts';

/** The lines of a plan's card, most important first; what a plan has none of is left out. */
export function featuresOf(tier: Tier): readonly string[] {
  const plan = PLANS[tier];
  const counted = [
    countedLine(plan.charactersLimit, 'plan.feature.characters'),
    countedLine(plan.locationsLimit, 'plan.feature.locations'),
    countedLine(plan.imagesPerMonth, 'plan.feature.images'),
    countedLine(plan.narrationsPerMonth, 'plan.feature.narrations'),
    countedLine(plan.charactersPerStory, 'plan.feature.characters-per-story'),
  ].filter((line) => line !== undefined);
  const freedom = tier === 'free' ? [] : [say('plan.feature.freedom')];
  return [storiesLine(plan.storiesPerMonth), ...counted, ...freedom, say('plan.feature.starter-cast')];
}

type CountedFeature =
  | 'plan.feature.characters' | 'plan.feature.locations' | 'plan.feature.images'
  | 'plan.feature.narrations' | 'plan.feature.characters-per-story';

function countedLine(limit: Limit, key: CountedFeature): string | undefined {
  return limit === 0 ? undefined : say(key, { n: limit });
}

function storiesLine(limit: Limit): string {
  return limit === 'unlimited' ? say('plan.feature.stories.unlimited') : say('plan.feature.stories', { n: limit });
}
