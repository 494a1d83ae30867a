// Where each paragraph of a part is seen to happen, for whoever draws it: in a place of the teller's own, at the plot's own spot, or in one that the family chose.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { seenAs } from '../lexicon/seen-as.ts';
import { kindOfPlace } from '../plan/place-kind.ts';
import { premiseById } from '../premises/premises.ts';
import { isNear, seasonOf, whenAndWhere } from '../premises/when-and-where.ts';
import type { Where } from '../premises/when-and-where.ts';
import { AT_HOME, AT_THE_SPOT } from './surroundings.ts';

/** On the way of a plot that is bound to one kind of ground. */
const ON_THE_WAY: Readonly<Partial<Record<Where, string>>> = { house: 'in the living room', school: 'Elementary School', ride: 'Train Station' };
/** The same with a place of the family's, which is of one of these kinds or left for a while. */
const OUT_OF_A_PLACE: Readonly<Partial<Record<Where, { seen: string; unless: readonly string[] }>>> = {
  house: { seen: 'in the living room', unless: ['house', 'school', 'ruin', 'dark'] },
  school: { seen: 'Elementary School', unless: ['school'] },
  town: { seen: 'a village street', unless: ['town', 'ruin', 'water', 'forest', 'mountain', 'desert', 'winter', 'fire', 'cave', 'sky', 'space', 'depths', 'dark', 'school'] },
  ride: { seen: 'Train Station', unless: [] },
  sea: { seen: 'by the sea', unless: ['water', 'depths'] },
};
/** Nobody marches through them for hours. */
const ROOFED: ReadonlySet<string> = new Set(['house', 'school']);

type Told = Pick<StoryPlan, 'premise' | 'words' | 'threads'>;

/**
 * @param beats of the paragraphs, in order
 * @returns words for each paragraph: a type of place, plain words, or the name of a place of the family's; '' where it may be anywhere. Undefined where that is so in all of them
 */
export function seenIn({ phase, places }: Pick<StoryBrief, 'phase' | 'places'>, plan: Told, beats: readonly string[]): string[] | undefined {
  const where = places.length > 0 ? besideAPlace(phase, places, plan) : ofItsOwn(phase, plan);
  const seen = beats.map((beat) => atItsTime(where(beat), phase, plan.premise, places));
  return seen.some((one) => one !== '') ? seen : undefined;
}

/** Where it is, in which season, and at which hour, as far as the plot knows: “Butterfly Meadow at night”, “Snow Village in winter by day”. A place that a family chose keeps its bare name. */
function atItsTime(where: string, phase: StoryBrief['phase'], premise: string, places: StoryBrief['places']): string {
  if (where !== '' && places.some(({ name }) => name === where)) return where;
  const season = seasonOf(premise);
  return [where, season ? `in ${season}` : '', hourOf(where, phase, premise)].filter((words) => words !== '').join(' ');
}

/** A plot that takes a night, or that no night belongs to, says so at its own spot and on its way; where it may be anywhere that is known of its beginning: what takes a night begins in the evening. */
function hourOf(where: string, phase: StoryBrief['phase'], premise: string): string {
  const { when } = whenAndWhere(premise);
  if (when === 'any') return '';
  if (phase === 'introduction') return when === 'night' ? 'in the evening' : 'by day';
  return where === '' ? '' : when === 'night' ? 'at night' : 'by day';
}

type OfABeat = (beat: string) => string;

function ofItsOwn(phase: StoryBrief['phase'], { premise, words }: Told): OfABeat {
  const [home, spot] = [seenAs(words.home ?? ''), seenAs(words.spot ?? '')];
  const { where } = whenAndWhere(premise);
  switch (phase) {
    case 'introduction': return () => home;
    case 'climax': return () => spot;
    case 'resolution': return (beat) => (AT_THE_SPOT.has(beat) ? spot : home);
    default: return () => ON_THE_WAY[where] ?? (where === 'town' ? home : where === 'country' ? '' : spot);
  }
}

/** The well, the train, the tiny door that was asked for: it lies in none of the family's places. */
const isOfThePlot = ({ premise, words: { spot }, threads }: Told): boolean =>
  spot !== undefined && (premiseById(premise).spot === spot || (threads ?? []).some(({ as, the }) => as === 'spot' && the === spot));

function besideAPlace(phase: StoryBrief['phase'], [first, second]: StoryBrief['places'], plan: Told): OfABeat {
  const spot = isOfThePlot(plan) ? seenAs(plan.words.spot ?? '') : '';
  const way = first && !second ? leaving(plan.premise, kindOfPlace(first)?.id ?? '', spot) : '';
  switch (phase) {
    case 'introduction': return () => '';
    case 'climax': return () => spot;
    // Whoever is home again is at the first place of the story, whichever was spoken of last.
    case 'resolution': return (beat) => (AT_THE_SPOT.has(beat) ? spot : AT_HOME.has(beat) ? (first?.name ?? '') : WITH_OTHERS.has(beat) && isNear(plan.premise) ? way : '');
    default: return (beat) => (beat === 'setout' ? '' : way);
  }
}

/** Whoever was met on the way is met there again. */
const WITH_OTHERS: ReadonlySet<string> = new Set(['pay', 'pay2']);

/** Where they are on the way that leads out of the one place of the story. */
function leaving(premise: string, kind: string, spot: string): string {
  const { where } = whenAndWhere(premise);
  const out = OUT_OF_A_PLACE[where];
  if (out) return out.unless.includes(kind) ? '' : out.seen;
  return kind !== where && (where === 'far' || where === 'space' || where === 'depths' || (!isNear(premise) && ROOFED.has(kind))) ? spot : '';
}
