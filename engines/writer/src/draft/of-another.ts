// What lies on the friend's heart is told of the friend: the scenes are written with the hero in them.

import type { Thread, Wish } from '../brief.ts';
import { awayIn } from '../listen/away.ts';
import { dreamIn } from '../listen/dream.ts';
import { isHeart } from '../listen/heart.ts';
import { ordealIn } from '../listen/ordeal.ts';
import type { Cast } from '../plan/cast.ts';
import { moodAsked } from './says-so.ts';
import { readable } from '../listen/typed-words.ts';
import { readableShortOf } from '../tell/short-names.ts';

const OWN: ReadonlySet<Thread['as']> = new Set(['heart', 'ordeal', 'dream', 'away']);
const HERO = /\{(H|he|him|his|He|Him|His|himself)(’s)?\}/gu;

/** F, V or G, where what is told is that one's and not the hero's; nobody who is carried about has such a thing to tell. */
export function letterOf(wish: Wish | undefined, thread: Thread | undefined, { friend, foil, giver }: Cast): 'F' | 'V' | 'G' | undefined {
  const words = thread && OWN.has(thread.as) ? (thread.who ?? '') : wish && (isHeart(wish) || moodAsked(wish) !== undefined || awayIn(wish) !== undefined || ordealIn(wish) !== undefined || dreamIn(wish)) ? wish.words : '';
  const isOf = (one: Cast['friend']): boolean => one !== undefined && words !== '' && !/- (?:Baby|Toddler)$/u.test(one.type)
    && [readable(one.name), readableShortOf(one)].some((name) => words === name || new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?:’s?)? `, 'u').test(words));
  return isOf(friend) ? 'F' : isOf(foil) ? 'V' : isOf(giver) ? 'G' : undefined;
}

/** A scene with another in the place of the hero. */
export const toldOf = (core: string, letter: string): string =>
  core.replace(HERO, (_, form: string, s: string | undefined) => (form === 'H' ? `{${letter}${s ?? ''}}` : `{${letter}.${form === 'himself' ? 'self' : form}}`));
