// A scene of this plot alone, for a beat that every story has: told once to a family, and only where every word of it suits.

import { premiseById } from '../premises/premises.ts';
import { fewestWords } from '../tell/fewest-words.ts';
import { FITS } from '../tell/fits.ts';
import { safeName, shortName } from '../tell/people.ts';
import { voiceFor } from '../voices/voices.ts';
import type { DraftOrder } from './order.ts';

type Ordered = Pick<DraftOrder, 'brief' | 'plan' | 'cast' | 'suits' | 'stale'>;

/** The scenes that this plot has for this beat, are true of this story, were not heard, and have room for the hero's name. */
export function ownScenesOf(beat: string, { brief, plan, cast, suits, stale }: Ordered): readonly string[] {
  // A hero with a name of two words, and one word too many: it is not begun.
  const [name, most] = [shortName(safeName(cast.hero.name)), FITS[brief.ageRange].most];
  const hasRoom = (scene: string): boolean => fewestWords(scene, (slot) => (/^H(?:’s)?$/u.test(slot) ? name : /^(?:he|his|him|himself)$/iu.test(slot) ? 'she' : '')) <= most;
  return (voiceFor(brief.ageRange)[brief.phase][`${beat}:${plan.premise}`] ?? []).filter((scene) => stale(scene) === 0 && suits(scene, judgedAs(beat)) === 'well' && hasRoom(scene));
}

/** As which it is judged: it was written beside its plot, and knows what that says. */
const JUDGED_AS: ReadonlyMap<string, string> = new Map([['problem', 'trail'], ['arrive', 'trail'], ['prize', 'theirs']]);
export const judgedAs = (beat: string): string => JUDGED_AS.get(beat) ?? beat;

/** Told first, before what is told of any plot: what is hard about it, where they come to, unless a family named another spot, and how it ends well. */
export const leadingScenes = (beat: string, order: Ordered): readonly string[] => {
  const { spot } = premiseById(order.plan.premise);
  const isElsewhere = beat === 'arrive' && spot !== undefined && order.plan.words.spot !== spot;
  // By when they have to be back is said with what they want, in words that every plot has.
  const hasToBeBack = beat === 'problem' && (order.plan.words.also ?? '') !== '';
  return JUDGED_AS.has(beat) && !isElsewhere && !hasToBeBack ? ownScenesOf(beat, order) : [];
};
