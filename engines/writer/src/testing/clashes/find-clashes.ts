// Every clash of a told story that a machine can find.

import { detourOf } from '../../premises/detours.ts';
import { premiseById } from '../../premises/premises.ts';
import type { Premise } from '../../premises/premise.ts';
import type { StoryBrief, StoryPlan } from '../../brief.ts';
import { crisisOf } from '../../lexicon/crises.ts';
import { CLIMATES, DANGERS, INHABITANTS, PROPERTIES, TREASURES } from '../../lexicon/place-features.ts';
import { PLACE_WALKS } from '../../lexicon/place-walks.ts';
import type { Clash } from './clash.ts';
import { bodyClashes, kindClashes } from './body.ts';
import { hourClashes } from './hours.ts';
import { nameClashes } from './names.ts';
import { outOfPlace } from './out-of-place.ts';
import { pointingClashes } from './pointing.ts';
import { relationClashes } from './relations.ts';
import type { ToldStory } from './told-story.ts';
import { twiceClashes } from './twice.ts';

export function clashesOf(story: ToldStory): Clash[] {
  const premise = premiseById(story.plan.premise);
  const plot = new Set([...plotSentences(premise, story.plan), ...ofItsPlaces(story.brief)]);
  return [
    ...outOfPlace(story, plot), ...hourClashes(story, plot), ...bodyClashes(story), ...kindClashes(story), ...nameClashes(story),
    ...twiceClashes(story, premise), ...pointingClashes(story), ...relationClashes(story),
  ];
}

/** What a family chose for its places, in the words of the lexicon: autumn has leaves, wherever it was put. */
function ofItsPlaces({ places }: StoryBrief): string[] {
  return places.flatMap(({ magicalProperties, inhabitants, climate = '', dangers, treasures }) => {
    const chosen: [string[], Readonly<Record<string, { young: string; old: string }>>][] = [[magicalProperties, PROPERTIES], [inhabitants, INHABITANTS], [[climate], CLIMATES], [dangers, DANGERS], [treasures, TREASURES]];
    return chosen.flatMap(([labels, table]) => labels.flatMap((label) => {
      const { young, old } = table[label.trim().toLowerCase()] ?? { young: '', old: '' };
      return [young, old, PLACE_WALKS[label.trim().toLowerCase()] ?? ''].flatMap((text) => [text, ...(text.match(/[^[\]|]+/gu) ?? [])]);
    }));
  });
}

/** What the plot, its first idea and its trial say themselves. */
function plotSentences(premise: Premise, { words, crisis }: StoryPlan): ReadonlySet<string> {
  const { small, ...big } = premise;
  const strings = (book: object): string[] => Object.values(book).filter((one): one is string => typeof one === 'string');
  const detour = detourOf(words.detour);
  const trial = crisisOf(crisis);
  return new Set([...strings(big), ...strings(small), ...(detour ? [...strings(detour), ...strings(detour.small)] : []), ...strings(trial.old), ...strings(trial.young)]);
}
