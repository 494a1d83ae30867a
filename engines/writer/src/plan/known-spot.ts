// Plots in which it stands from the first sign where it will have to be ended: nobody finds that out at the end of the road.

import type { StoryPlan } from '../brief.ts';
import { isIndoors } from '../listen/things.ts';
import { premiseById } from '../premises/premises.ts';
import { suitsOf } from '../premises/suits.ts';
import { isUnderARoof } from '../premises/when-and-where.ts';

/** What is wrong is there from the beginning, or it is what they set out for. Those in which they have been there themselves are in `premises/suits.ts`. */
const NAMED_AT_ONCE: ReadonlySet<string> = new Set([
  'The Secret Staircase', 'How to Be Brave in the Dark', 'The Attic with Too Many Steps', 'The Door I Had to Open', 'The Last Wish in the Well', 'Goodbye to the Old House', 'Rescue at Waterfall Rock',
  'The Great Rooftop Race', 'The Tournament of Kites', 'The Case of the Singing Wall', 'Guardians of the Nest', 'The Desert of Glass', 'Journey to the Edge of the Map', 'Letters to the Lighthouse',
  'Beyond the Last Lighthouse', 'Runaway Train to the Coast', 'Fog on Candle Street', 'Footsteps on a New Moon', 'Lost Between Two Moons', 'Down the Crystal Cave',
  'Following the Wandering Star',
]);

/** A cupboard under the stairs that a family asked for: everybody has gone past it every day. */
export const isNook = ({ premise, words }: Pick<StoryPlan, 'premise' | 'words'>): boolean => words.spot !== undefined && words.spot !== premiseById(premise).spot && isIndoors(words.spot);

/** Does it come to a head at a place that a family asked for? A cupboard under the stairs lies behind no sea, and nobody waits in it to be fetched off a rock: a plot that goes out of the house keeps its own end. */
export const leadsTo = (premise: string, the: string): boolean => !isIndoors(the) || premiseById(premise).spot === undefined || isUnderARoof(premise);

/** Where a family asked for another spot it has to be found out after all, unless it is one in the house. */
export function isKnownSpot({ premise, words }: Pick<StoryPlan, 'premise' | 'words'>): boolean {
  const { spot } = premiseById(premise);
  return isNook({ premise, words }) || (spot !== undefined && words.spot === spot && (NAMED_AT_ONCE.has(premise) || !suitsOf(premise).includes('first-there')));
}

/** Somebody finds out where to go, or says it as if nobody had known; said aloud or not. */
export const FINDS_THE_SPOT = /\bwhere (?:it is|we (?:must|have to|should) go|they (?:must|had to|should(?: have to)?) go|do we go|you would go|we don’t want to go)\b|\bWhere (?:must|do) we go\b|\bI’ve got it\b|\bIt (?:has to|must) be(?: at)? \{spot\}|\bIt must be\.|\bhoping that it would be somewhere else\b|\bput (?:their|a|one|his|her|\{his\}) fingers? on the map\b|\b(?:crossed in the same|ran to one) place\b|\bno other left\b|\b(?:only one place|a single line) left\b|\beverything else had been investigated\b|\beverything it could be\b|\bif nothing else was any good\b/iu;

/** Themes that are named here, for a test. */
export const SPOTS_NAMED: readonly string[] = [...NAMED_AT_ONCE];
