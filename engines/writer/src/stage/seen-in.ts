// Where a part is seen to happen, for whoever draws it: in the teller's own place, or at the plot's own spot in a story with a family's places.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { seenAs } from '../lexicon/seen-as.ts';
import { premiseById } from '../premises/premises.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import type { Where } from '../premises/when-and-where.ts';

/** On the way of a plot that is bound to one kind of ground. */
const ON_THE_WAY: Readonly<Partial<Record<Where, string>>> = { house: 'in the living room', school: 'Elementary School', ride: 'Train Station' };

type Told = Pick<StoryPlan, 'premise' | 'words' | 'threads'>;

/** Its stretches of equal length, in order; '' where it may be anywhere, or in the family's place. Undefined where all of it is there. */
export function seenIn({ phase, places }: Pick<StoryBrief, 'phase' | 'places'>, plan: Told): string[] | undefined {
  const { premise, words } = plan;
  if (places.length > 0) return isOfThePlot(plan) ? seenBesideAPlace(phase, seenAs(words.spot ?? '')) : undefined;
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

/** The well, the train, the tiny door that was asked for: it lies in none of the family's places. */
const isOfThePlot = ({ premise, words: { spot }, threads }: Told): boolean =>
  spot !== undefined && (premiseById(premise).spot === spot || (threads ?? []).some(({ as, the }) => as === 'spot' && the === spot));

/** They come to the spot with the first words of the climax, and leave it after the first third of what follows. */
function seenBesideAPlace(phase: StoryBrief['phase'], spot: string): string[] | undefined {
  if (phase === 'climax') return [spot];
  return phase === 'resolution' ? [spot, '', ''] : undefined;
}
