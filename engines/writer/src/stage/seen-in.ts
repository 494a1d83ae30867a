// Where a part is seen to happen whose story was given no place, for whoever draws it.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { seenAs } from '../lexicon/seen-as.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import type { Where } from '../premises/when-and-where.ts';

/** On the way of a plot that is bound to one kind of ground. */
const ON_THE_WAY: Readonly<Partial<Record<Where, string>>> = { house: 'in the living room', school: 'Elementary School', ride: 'Train Station' };

/** Its first half and its second; '' where it may be anywhere. Undefined where the family chose a place. */
export function seenIn({ phase, places }: Pick<StoryBrief, 'phase' | 'places'>, { premise, words }: Pick<StoryPlan, 'premise' | 'words'>): [string, string] | undefined {
  if (places.length > 0) return undefined;
  const [home, spot] = [seenAs(words.home ?? ''), seenAs(words.spot ?? '')];
  const { where } = whenAndWhere(premise);
  switch (phase) {
    case 'introduction': return [home, home];
    case 'climax': return [spot, spot];
    case 'resolution': return [spot, home];
    default: {
      const way = ON_THE_WAY[where] ?? (where === 'town' ? home : where === 'country' ? '' : spot);
      return [way, way];
    }
  }
}
