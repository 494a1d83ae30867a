/** The things of a passage: those that are there, and those of them that lie about where nobody holds them. */
import type { DrawnCharacter } from '../brief.ts';
import { readThings } from '../props/things.ts';
import { clausesOf } from './clauses.ts';
import type { WhatItIs } from './it-is-meant.ts';
import type { Passage } from './passage.ts';
import { withPlainNames } from './plain-names.ts';
import { canLie, missedIn, standsAlone } from './still-there.ts';

/** Letters up to which what is found or taken and in no hand lies about; of a longer passage it may be anybody’s. */
const OF_ONE = 180;

/** @returns what may be in a hand or lie about; what is missed or too big is not there */
export function thingsThere({ text, before, whole }: Passage, it: WhatItIs, onStage: readonly DrawnCharacter[]): string[] {
  const named = readThings(withPlainNames(text, onStage)).map(({ prop }) => prop);
  const meant = it.thing && (it.isSpokenOf || named.length < 2) ? [it.thing] : [];
  const missed = missedIn(clausesOf(text, onStage));
  return [...new Set([...named, ...meant])].filter((prop) => !missed.includes(prop) && canLie(prop, before, whole));
}

/** @param there as {@link thingsThere} has them */
export function thingsLyingAbout(there: readonly string[], { text, words, whole, isMoment, isLong }: Passage, it: WhatItIs): string[] {
  const often = new Set(readThings(whole).flatMap(({ prop, mentions }) => (mentions > 1 ? [prop] : [])));
  // A long passage tells of much in passing.
  const inPassing = (prop: string): boolean => isLong && !often.has(prop) && prop !== it.thing && !(isMoment && standsAlone(prop, words));
  const inSomeHand = new Set(whole.length < OF_ONE ? [] : readThings(text).flatMap(({ prop, inHand }) => (inHand ? [prop] : [])));
  return there.filter((prop) => !inPassing(prop) && !inSomeHand.has(prop));
}

const LIKE_FIRE = /feather\b[^.!?]{0,40}\b(?:red|gold|golden|fire)\b/i;
const FADED = /feather\b[^.!?]{0,30}\b(?:gr[ae]y|black|white|pale|out)\b/i;

/** The feather of the phoenix is like fire until it is told to be otherwise. */
export function asTold(prop: string, { text, before }: Passage): string {
  const isOfFire = prop === 'feather' && !FADED.test(text) && (/phoenix/i.test(`${before} ${text}`) || LIKE_FIRE.test(text));
  return isOfFire ? 'firefeather' : prop;
}
