/**
 * What a sentence of the material may ask for before it is told: a slot that says nothing and is only there in some stories.
 * “{fierce}” storm, beast, flood and crowd, which fight back; “{sudden}” whatever comes down with a crash;
 * “{beast}” what can be annoyed or soothed; “{calm-trial}” a door, a maze or the dark, which only stand there;
 * “{solid}” what can be pushed; “{fell-out}” two who quarrelled on the way; “{grown-foe}” one against them who is no child;
 * “{young-foe}” two children at odds, who may sit in one class;
 * “{open-air}” the climax is under the sky and on dry land; “{turn-told}” what made it harder is a fact that somebody can tell;
 * “{turn-there}” it is a small thing that lies there; “{prize-there}” what came of it stays to be looked at and touched.
 */
import type { StoryBrief, StoryPlan } from '../brief.ts';
import { isOpenAir } from '../lexicon/landscapes.ts';
import { suitsOf } from '../premises/suits.ts';
import type { Cast } from './cast.ts';

const TRIALS: Readonly<Record<string, readonly string[]>> = {
  fierce: ['storm', 'creature', 'flood', 'crowd'],
  sudden: ['storm', 'creature', 'flood', 'crowd', 'gap', 'stuck'],
  beast: ['creature', 'crowd'],
  solid: ['lock', 'stuck'],
  'calm-trial': ['lock', 'maze', 'dark'],
};

const RIVALS = /rival|enem|nemesis|archenemy|opponent/iu;

/** Those who never agree quarrel in every story; stories from before there was a choice do as well. */
export const fallOut = ({ length }: StoryBrief, { words }: StoryPlan, { bond }: Cast): boolean =>
  length !== 'standard' || !/^(?:road|stranger)$/u.test(words.subplot ?? '') || RIVALS.test(bond?.type ?? '');

export function gatesOf(brief: StoryBrief, plan: StoryPlan, cast: Cast): string[] {
  const open = Object.keys(TRIALS).filter((gate) => TRIALS[gate]?.includes(plan.crisis));
  if (cast.foil && !/Children|Sibling|Cousin|Baby|Toddler/u.test(cast.foil.type)) open.push('grown-foe');
  if (cast.foil && [cast.foil, cast.hero].every(({ type }) => /Children|Sibling|Cousin/u.test(type))) open.push('young-foe');
  if (isOpenAir(plan.words.spot ?? '')) open.push('open-air');
  open.push(...suitsOf(plan.premise));
  const two = cast.friend !== undefined || cast.foil !== undefined;
  return two && brief.phase !== 'introduction' && fallOut(brief, plan, cast) ? [...open, 'fell-out'] : open;
}
