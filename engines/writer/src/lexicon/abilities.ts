// What somebody can do by a power or by nature, and the trials that it would plainly solve: a gap stops nobody who flies.

import type { WriterCharacter } from '../brief.ts';
import { canFly } from './bodies.ts';
import { kindOf } from './kinds.ts';
import { powerOf } from './powers.ts';

/** Why it is of no use here, in one sentence about {x}, for young ears and for older. */
export interface NoUse {
  young: string;
  old: string;
}

/** By ability and trial: where there is no entry, the trial stays a trial for somebody who can do this. */
export const NO_USE: Readonly<Record<string, Readonly<Record<string, NoUse>>>> = {
  flies: {
    gap: { young: '{x} could fly, but not with all of them!', old: '{x} could have been across in a moment, but only alone; to carry the others over, one after another, was more than {x.he} had in {x.him}.' },
    flood: { young: '{x} could fly up, but the others could not!', old: '{x} could have risen above it, and the others could not; {x.he} was not going to look on from up there.' },
    maze: { young: '{x} went high up to look. It was just more ways!', old: '{x} had gone up to look, and come down no wiser: from above, the right way looked exactly like all the wrong ones.' },
  },
  dives: {
    flood: { young: '{x} could swim, but the others could not!', old: '{x} had nothing to fear from it; but the others could not breathe in it, and there was only one of {x.him}.' },
  },
  'sees-by-night': {
    dark: { young: '{x} could see by night, but not in this!', old: '{x}, who could see on any other night, saw no more than the rest; even such eyes need a little light to begin with.' },
  },
  light: {
    dark: { young: '{x} made a light. It was so, so small!', old: '{x} did make a light, and it was enough to see {x.his} own {x.hand} by; a step further on it was as dark as before.' },
  },
  fire: {
    dark: { young: '{x} made a bit of fire. Puff! It went out.', old: '{x} called up a flame, and then another, and each of them showed one anxious face and went out.' },
  },
  wind: {
    storm: { young: '{x} blew, but the storm blew more.', old: '{x} called up a wind against it, and the storm simply took that wind along.' },
  },
  water: {
    flood: { young: '{x} told the water to stop. It was too much water!', old: '{x} could hold back as much as goes into a bath; this was a good deal more than that, and it did not listen.' },
  },
  ice: {
    flood: { young: '{x} made some ice. The water took it away.', old: '{x} froze a corner of it, and the water lifted the ice off like a lid and came on.' },
  },
  shape: {
    lock: { young: '{x} could be a mouse, but mice can’t pull a bolt.', old: '{x} could have gone under it as a beetle; but then there would have been, on the other side, a beetle in front of a bolt.' },
    gap: { young: '{x} could be a bird, but just a small one!', old: '{x} could have become a bird and gone over; but none of the others could become anything.' },
  },
  size: {
    lock: { young: '{x} could get small, but then the bolt was too big.', old: '{x} could make {x.self} small enough to go under it, but there was no room behind it to grow again and reach the bolt.' },
    stuck: { young: '{x} grew big. The stone was still bigger.', old: '{x} grew until there was no more room to grow in, and the stone had not moved.' },
    gap: { young: '{x} grew tall. It was still too wide.', old: '{x} grew as far as {x.he} could, and was still one good step too short.' },
  },
  thought: {
    stuck: { young: '{x} could move a boot by thinking. Not a stone!', old: '{x} could move by thought what was no bigger than a boot; and this was bigger than a boot.' },
    lock: { young: '{x} thought hard at the door. It did not hear.', old: '{x} thought at the bolt with all {x.his} might; but for that one has to know what the inside of a lock looks like.' },
  },
  walls: {
    lock: { young: '{x} could get in by the wall, but not the others!', old: '{x} could have walked through it; but whatever had to be carried, and whoever had to come along, would have stayed on this side.' },
    stuck: { young: '{x} could get by, but not the others!', old: '{x} could have walked through the stone; but nobody else could, and they had not come all this way to send one of them on alone.' },
    maze: { young: '{x} went right through a bit of it. Behind that was more!', old: '{x} had gone straight through, and had come out where {x.he} went in; it was no help to be quick in the wrong direction.' },
  },
  finds: {
    maze: { young: '{x} could find lost things, but now {x.he} was lost!', old: '{x} could find whatever was lost; but it is another matter when one is lost oneself.' },
  },
  nose: {
    maze: { young: '{x} had a good sniff. It all smelled of them!', old: '{x} put {x.his} nose to the ground; but they had been round so often that all of it smelled of themselves.' },
  },
  unseen: {
    creature: { young: 'Nobody could see {x}, but {k.the} could smell {x.him}!', old: '{x} could make {x.self} invisible; but {k.the} followed {x.him} with its nose, and did not need to see.' },
    crowd: { young: 'Nobody could see {x}. So they trod on {x.him}!', old: '{x} could have slipped through unseen, once; but nobody makes way for what they cannot see, and there was not a hand’s breadth left.' },
  },
  beasts: {
    creature: { young: '{x} said hello in Beast. It did not listen!', old: '{x} spoke to {k.the}, politely, in every way {x.he} knew; but it was in no state to be spoken to.' },
  },
  feelings: {
    creature: { young: '{x} could feel that it was cross. So could they all!', old: '{x} could feel what {k.the} felt, and that was so loud that {x.he} could not get a word in.' },
    crowd: { young: '{x} felt all their feelings at once. It was too much!', old: '{x} could feel what they felt; but there were too many of them, and all {x.he} got from it was a headache.' },
  },
  lulls: {
    creature: { young: '{x} sang to it. It roared too loud to hear.', old: '{x} sang; but for a song there has to be somebody who listens, and {k.the} was making too much noise of its own.' },
    crowd: { young: '{x} sang to them. They were too loud to hear.', old: '{x} sang; but nobody there could hear it further off than an arm’s length.' },
  },
  strong: {
    stuck: { young: '{x} gave it a push. Even {x} was too small!', old: '{x} took hold of it, as {x.he} had of many a heavy thing, and for once was not strong enough.' },
  },
};

/** The powers of the lists, by name; one that is missing here makes no trial senseless. */
const OF_POWER: Readonly<Record<string, string>> = {
  'Flying': 'flies', 'Turning Invisible': 'unseen', 'Talking to Animals': 'beasts', 'Breathing Underwater': 'dives', 'Making Light': 'light', 'Shaping Water': 'water', 'Calling Warm Fire': 'fire', 'Calling the Wind': 'wind',
  'Making Snow and Ice': 'ice', 'Changing Shape': 'shape', 'Growing and Shrinking': 'size', 'Moving Things by Thought': 'thought', 'Walking Through Walls': 'walls', 'Finding Lost Things': 'finds', 'Sensing Feelings': 'feelings', 'Singing Dreams': 'lulls',
};

/** What a body does by itself, by its kind. */
const OF_KIND: readonly [RegExp, string][] = [
  [/\b(?:penguin|frog|duck|crocodile|octopus|jellyfish|diver|otter|river (?:spirit|dragon)|water horse|water-world|pearl guardian)\b/u, 'dives'],
  [/\b(?:owl|bat|cat|vampire)\b/u, 'sees-by-night'],
  [/\b(?:star child|sun herald|moon keeper|firefly|glow-?worm)\b/u, 'light'],
  [/\b(?:phoenix|campfire spirit|(?:fire|baby) dragon|dragon knight)\b/u, 'fire'],
  [/\b(?:wind spirit|cloud shepherd|cloud dragon|weather machine)\b/u, 'wind'],
  [/\b(?:ice dragon|snow spirit)\b/u, 'ice'],
  [/\b(?:ghost|shadow child)\b/u, 'walls'],
  [/\b(?:dog|pup|puppy)\b/u, 'nose'],
  [/\b(?:giant|troll|golem|elephant|bear|yeti|bigfoot|cyclops|whale|walking tree)\b/u, 'strong'],
];

const SHINES = /\b(?:light|lamp|lantern|glow\p{L}*|shin\p{L}*)\b/iu;

/** Everything that somebody can do which makes some trial senseless: first the power that was chosen, then what the body does. */
export function abilitiesOf({ type, gender, magicalPower, appearance }: Pick<WriterCharacter, 'type' | 'gender' | 'magicalPower' | 'appearance'>): readonly string[] {
  const male = gender === 'male';
  const { noun, hand } = kindOf(type, male);
  const power = OF_POWER[powerOf(magicalPower)?.name ?? ''];
  return [...new Set([
    ...(power ? [power] : []), ...(canFly(type, male) ? ['flies'] : []), ...(hand === 'fin' ? ['dives'] : []), ...OF_KIND.filter(([kind]) => kind.test(noun)).map(([, able]) => able),
    ...(SHINES.test(appearance.distinguishingFeature ?? '') ? ['light'] : []),
  ])];
}

/** Why this trial is one all the same for somebody who could plainly solve it; undefined where it is a trial anyway. */
export function noUseOf(who: WriterCharacter, trial: string): NoUse | undefined {
  const able = abilitiesOf(who).find((one) => NO_USE[one]?.[trial] !== undefined);
  return able === undefined ? undefined : NO_USE[able]?.[trial];
}
