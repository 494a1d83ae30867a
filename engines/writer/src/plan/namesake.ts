// A story about a dragon, told to a family that chose a dragon: the plot has one of its own, and it is said that it is another.

import type { AgeRange, WriterCharacter } from '../brief.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { premiseById } from '../premises/premises.ts';
import { readableShortOf } from '../tell/short-names.ts';
import { LIKE_THE_HERO, NAMESAKES } from '../voices/namesakes.ts';
import type { Cast } from './cast.ts';

export interface Namesake {
  who: WriterCharacter;
  /** What both of them are: “ghost”. */
  noun: string;
}

/** Who of the cast is of the kind that the plot is about; undefined where nobody would be taken for it. */
export function namesakeOf({ hero, friend, foil, giver, others }: Cast, premise: string): Namesake | undefined {
  const { theme, sign } = premiseById(premise);
  const is = (noun: string): boolean => [theme, sign].every((text) => new RegExp(`\\b${noun}\\b`, 'iu').test(text));
  return [hero, friend, foil, giver, ...others].flatMap((who) => {
    const noun = who && nounOf(who);
    return who && noun && noun.length > 2 && is(noun) ? [{ who, noun }] : [];
  })[0];
}

/** The sentence that says so, to stand where the plot’s own is told of first. */
export function saysAnother({ who, noun }: Namesake, cast: Cast, age: AgeRange): string {
  if (who === cast.hero) return LIKE_THE_HERO[age].replaceAll('{kind}', noun);
  const letter = ([['F', cast.friend], ['V', cast.foil], ['G', cast.giver]] as const).find(([, one]) => one === who)?.[0];
  return NAMESAKES[age].replaceAll('{x}', letter ? `{${letter}}` : readableShortOf(who)).replaceAll('{kind}', noun);
}

/** The last word of a kind: “attic ghost” is a ghost. */
const nounOf = ({ type, gender }: WriterCharacter): string => {
  const noun = kindOf(type, gender === 'male').noun.split(' ').at(-1) ?? '';
  return noun === 'grandmother' ? 'grandma' : noun.replace(/[^\p{L}]/gu, '');
};
