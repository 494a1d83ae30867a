/** Whom of those on stage one clause names, and whether it tells of somebody else. */
import type { DrawnCharacter } from '../brief.ts';
import { doersIn, isGoingOn } from './acts-told.ts';
import { othersIn, saidBy, standsThere, type Stranger, unknownIn } from './somebody-else.ts';
import { isNamedIn } from './named-in.ts';

type Gender = DrawnCharacter['gender'];

export interface Stage {
  onStage: readonly DrawnCharacter[];
  /** of a long passage, which speaks of everybody in passing */
  isLong: boolean;
}

export interface Heard {
  clause: string;
  /** its words for somebody who is not on stage */
  elsewhere: string | undefined;
  /** whether its first pronoun is a “he” or a “she”, where it tells of those on stage */
  pronoun: Gender | undefined;
  /** whom it names, and who of them does something in it */
  named: DrawnCharacter[];
  doing: DrawnCharacter[];
}

export const namedOn = ({ onStage }: Stage, words: string): DrawnCharacter[] => onStage.filter((one) => isNamedIn(words, one, onStage));

/** "An old man came. He yawned.": the next “he” is none of the cast. */
export const mayBe = (stranger: Stranger | undefined, gender: Gender): boolean => stranger === 'anybody' || stranger === gender;

const BEGINS_WITH_ONE = /^[“”"…\s]*(?:(?:and|but|then|so)\s+)?(he|she)\s/i;
/** The “he” or “she” with which a clause begins. */
export function beginsWithOne(clause: string): Gender | undefined {
  const [, word] = BEGINS_WITH_ONE.exec(clause) ?? [];
  return word === undefined ? undefined : word.toLowerCase() === 'he' ? 'male' : 'female';
}

/** “The baby laughs for Bubbles”: whoever is named last does not. */
const BY_ANOTHER = /^[“”"…\s]*(?:(?:and|but|so|then)\s+)?(?:the|an?|one|some\w*|his|her|nobody|no one)\s/i;

/**
 * @param isSaid the sentence was about somebody so far, and the clause may go on with it
 * @param stranger who came in before
 */
export function hear(clause: string, { isSaid, stranger }: { isSaid: boolean; stranger: Stranger | undefined }, stage: Stage): Heard {
  const words = othersIn(clause) ?? unknownIn(clause) ?? standsThere(clause) ?? saidBy(clause);
  const elsewhere = words !== undefined && namedOn(stage, words).length === 0 ? words : undefined;
  const one = beginsWithOne(clause);
  const named = elsewhere !== undefined || (one && mayBe(stranger, one)) ? [] : namedOn(stage, clause);
  const doers = named.length ? namedOn(stage, doersIn(clause)).filter((who) => named.includes(who)) : [];
  // “The moth, by this account, sat on Anouk’s head”: to whom something is done does nothing.
  const isObject = (isGoingOn(clause) && !isSaid) || ((stage.isLong || BY_ANOTHER.test(clause)) && doers.length === 0);
  const doing = isObject ? [] : doers.length ? doers : named;
  return { clause, elsewhere, pronoun: elsewhere === undefined ? pronounIn(clause) : undefined, named, doing };
}

function pronounIn(clause: string): Gender | undefined {
  const said = /\b(?:(he|his|him)|(she|hers?))\b/i.exec(clause);
  return said ? (said[1] ? 'male' : 'female') : undefined;
}
