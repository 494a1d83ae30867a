// Every clash of a told story that a machine can find.

import { detourOf } from '../../premises/detours.ts';
import { premiseById } from '../../premises/premises.ts';
import type { Premise } from '../../premises/premise.ts';
import type { StoryPlan } from '../../brief.ts';
import { crisisOf } from '../../lexicon/crises.ts';
import type { Clash } from './clash.ts';
import { bodyClashes } from './body.ts';
import { nameClashes } from './names.ts';
import { outOfPlace } from './out-of-place.ts';
import { pointingClashes } from './pointing.ts';
import { relationClashes } from './relations.ts';
import type { ToldStory } from './told-story.ts';
import { twiceClashes } from './twice.ts';

export function clashesOf(story: ToldStory): Clash[] {
  const premise = premiseById(story.plan.premise);
  const plot = plotSentences(premise, story.plan);
  return [
    ...outOfPlace(story, plot), ...bodyClashes(story), ...nameClashes(story),
    ...twiceClashes(story, premise), ...pointingClashes(story), ...relationClashes(story),
  ];
}

/** What the plot, its first idea and its trial say themselves. */
function plotSentences(premise: Premise, { words, crisis }: StoryPlan): ReadonlySet<string> {
  const { small, ...big } = premise;
  const strings = (book: object): string[] => Object.values(book).filter((one): one is string => typeof one === 'string');
  const detour = detourOf(words.detour);
  const trial = crisisOf(crisis);
  return new Set([...strings(big), ...strings(small), ...(detour ? [...strings(detour), ...strings(detour.small)] : []), ...strings(trial.old), ...strings(trial.young)]);
}
