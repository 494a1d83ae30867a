// A plot of the sea at a hedge maze: where the place that a family chose is of another kind than the ground of the plot, it is said how the one lies by the other.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { homeGround, startsAway } from '../premises/suits.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import { isYoung } from '../stage/is-young.ts';
import { kindOfPlace } from './place-kind.ts';

interface Lies {
  /** Kinds of places that have such a ground themselves. */
  has: readonly string[];
  small: string;
  young: string;
  old: string;
}

/** By what the plot cannot do without. */
const GROUNDS: Readonly<Record<string, Lies>> = {
  water: {
    has: ['water', 'depths'], small: 'Behind {l.name} was the sea. Splash!',
    young: 'From {l.name} it was only a hop and a skip down to the sea.', old: 'It was only a short way from {l.name} down to the sea, and on still days one could hear it.',
  },
  mountain: {
    has: ['mountain', 'winter'], small: 'Up behind {l.name} was the mountain.',
    young: 'Right behind {l.name} the mountain went up, and up, and up.', old: 'Right behind {l.name} the mountain began, so steeply that it took away the sun by four.',
  },
  town: {
    has: ['town', 'house', 'school', 'ruin', 'water'], small: 'Next to {l.name} was a little town.',
    young: 'Next to {l.name} lay a little town, with a street for every day of the week.', old: 'Next to {l.name} lay a small town, and whoever lived in the one was always going over to the other for something.',
  },
  house: { has: ['house', 'town', 'school'], small: 'Their house was {l.at}, too.', young: 'Their house stood {l.at}, too, with its door wide open.', old: 'Their own house stood {l.at} as well, at the edge, where it could see both ways.' },
  school: { has: ['school'], small: 'The school was next to {l.name}.', young: 'The school was next to {l.name}, so nobody was ever late.', old: 'The school stood next to {l.name}, so that there was no excuse whatever for being late.' },
  space: {
    has: ['space'], small: 'A rocket stood next to {l.name}. Whoosh!',
    young: 'Next to {l.name} was the spot where the rockets went up, twice a week.', old: 'Next to {l.name} was the field from which the rockets went up, twice a week, and rattled the cups.',
  },
};

function groundOfPlot(premise: string): string {
  const { where } = whenAndWhere(premise);
  return homeGround(premise) ?? (where === 'sea' || where === 'depths' ? 'water' : where);
}

/** Where nobody lives in streets, and there is none next door either: under water and out among the stars. */
const ALOOF = new Set(['depths', 'space']);

/** Does it happen on other ground than that of the place which a family chose? Then it does not begin in the middle of that. */
export const liesElsewhere = (brief: Pick<StoryBrief, 'places'>, premise: string): boolean => groundBeside(brief, premise) !== undefined;

/** Nothing where the place has such a ground, where nobody can say what ground it has, or where they are a long way from home. */
function groundBeside({ places: [place] }: Pick<StoryBrief, 'places'>, premise: string): Lies | undefined {
  const kind = place && kindOfPlace(place)?.id;
  const lies = kind === undefined || ALOOF.has(kind) || startsAway(premise) ? undefined : GROUNDS[groundOfPlot(premise)];
  return kind !== undefined && lies?.has.includes(kind) ? undefined : lies;
}

/** Told with the place. */
export function liesBy(beat: string, { brief, plan: { premise } }: { brief: StoryBrief; plan: Pick<StoryPlan, 'premise'> }): string[] {
  const lies = brief.phase === 'introduction' && beat === 'place' ? groundBeside(brief, premise) : undefined;
  return lies === undefined ? [] : [brief.ageRange === '3-4' ? lies.small : isYoung(brief.ageRange) ? lies.young : lies.old];
}
