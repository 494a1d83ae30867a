// The trial that a family asked for, and what beast it is.

import type { Wish } from '../brief.ts';
import { suitsTrial } from './trial-ground.ts';

const WEATHER = /storm|thunder|rain|wind|snow|blizzard|flood|earthquake|eclipse/iu;

const POWER_CUT = /\b(?:the (?:power|electricity|lights?)) (?:went|goes|had gone) (?:out|off)\b|\bpower cut\b/iu;

const TRIALS: readonly [RegExp, string][] = [
  [/storm|thunder|lightning|\brain|\bwind\b|snow|blizzard|hurricane/iu, 'storm'], [/bridge|cliff|\bheights?\b|\bhole\b|ladder|\b(?:fall(?:s|ing)?|fell)\b(?! (?:fast )?(?:asleep|ill|sick|silent|in love|out with|behind))/iu, 'gap'],
  [/\bdark|lamp|lights? (?:go|went)|power cut|(?:power|electricity) went|candle|\bnight\b/iu, 'dark'], [/flood|\bwater\b|\bleak|river|\bsank\b|\bsinks?\b|drown/iu, 'flood'],
  [/got lost|gets? lost|\bmaze|lose the way|lost the way|wrong way|\bmap\b/iu, 'maze'], [/\block(?:s|ed)?\b|\bdoor\b/iu, 'lock'],
  [/monster|beast|dragon|giant|\bbear|wolf|wolves|troll|ogre|\bdogs?\b|spider/iu, 'creature'], [/quarrel|argu|\bfight|fought|shout|angry|\bcrowd/iu, 'crowd'],
  [/\bstuck\b|avalanche|rock ?fall|blocked|boulder/iu, 'stuck'],
];

/** The trial that somebody asked for: what goes wrong, what is feared, what the weather does; no rain under the stairs or in the big hall, if it is to end there (`spot`). */
export function trialAsked(wishes: readonly Wish[], spot = ''): string | undefined {
  for (const wish of wishes) {
    const isTold = wish.asked === 'wrong' || wish.kind === 'fear';
    const tests = isTold || (wish.kind === 'event' && WEATHER.test(wish.head)) || POWER_CUT.test(wish.words) || ((wish.kind === 'fact' || wish.kind === 'happening' || wish.kind === 'quest') && WEATHER.test(wish.words));
    const found = tests ? TRIALS.find(([pattern]) => pattern.test(wish.words))?.[1] : undefined;
    if (found && (isTold || suitsTrial(spot, found))) return found;
    if (wish.asked === 'wrong' && wish.kind === 'newcomer') return 'creature';
  }
  return undefined;
}

/** "dragon", where what goes wrong is one: it takes the place of the great beast. */
export const beastAsked = (wishes: readonly Wish[]): string | undefined =>
  wishes.find(({ asked, kind, he }) => asked === 'wrong' && kind === 'newcomer' && he !== 'they')?.again?.replace(/^the /u, '');
