/** What a passage says of everybody on stage, clause by clause, and what it says of all at once. */
import type { DrawnCharacter } from '../brief.ts';
import { readThings } from '../props/things.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { noteClause, type Notes } from './note-clause.ts';
import { shareOut } from './shared-out.ts';
import { namesOf } from './still-there.ts';

const ASLEEP = /\b(?:sle(?:pt|eps?|eping|epy)|asleep|doz\w+|nap\w*|dream\w*|beds?|blankets?|pillows?|tent|yawn\w*)\b/i;
export const tellsOfSleep = (text: string): boolean => ASLEEP.test(text);

/** Clauses back in which a thing was named that is “it”. */
const NEAR = 3;

interface Told {
  text: string;
  clauses: readonly string[];
  /** of each clause; undefined where it is about nobody on stage */
  subjects: readonly (readonly DrawnCharacter[] | undefined)[];
  /** the things that are there */
  props: readonly string[];
  /** what “it” is where no clause says so */
  it: string | undefined;
}

/** @returns the notes of everybody on stage, by id */
export function notePassage(onStage: readonly DrawnCharacter[], { text, clauses, subjects, props, it }: Told): Map<string, Notes> {
  const seen = new Map<string, Notes>(onStage.map(({ id }) => [id, { feelings: new Map() }]));
  const isAsleep = tellsOfSleep(text);
  for (const [at, clause] of clauses.entries()) {
    const who = subjects[at];
    if (!who) continue;
    const thing = namesOf(clauses.slice(Math.max(0, at - NEAR), at)).findLast((prop) => props.includes(prop)) ?? it;
    noteClause(clause, { onStage, subjects: who, seen, props, it: thing, weight: 1 + at / clauses.length, isAsleep });
  }
  const told = withoutSpeech(text);
  putIntoHands(told, onStage, seen, props);
  shareOut(told, onStage, seen, props);
  if (SO_DID_ALL.test(told)) doAlike(seen);
  if (HIDE_AND_SEEK.test(presentText(told))) hideAndSeek(onStage, seen);
  if (ALL_PUSH.test(text)) for (const notes of seen.values()) pushToo(notes);
  return seen;
}

const INTO_HANDS = /\b(?:put|placed|laid|pressed|slipped) (?:the|a|an|his|her) ([a-z -]+?) into (his|her) (?:hands?|paws?|arms)\b/i;
/** “She put the letter into his hands”: he holds it, where there is only one he. */
function putIntoHands(told: string, onStage: readonly DrawnCharacter[], seen: ReadonlyMap<string, Notes>, props: readonly string[]): void {
  const [, noun, whose] = INTO_HANDS.exec(told) ?? [];
  if (noun === undefined) return;
  const [receiver, ...more] = onStage.filter(({ gender }) => gender === (whose === 'his' ? 'male' : 'female'));
  const held = readThings(`She held the ${noun}.`)[0]?.prop;
  const notes = receiver && more.length === 0 ? seen.get(receiver.id) : undefined;
  if (notes && held && props.includes(held)) notes.held = held;
}

const HIDE_AND_SEEK = /\b(?:play(?:ed|s|ing)?|had a game of) (?:at )?hide[- ]and[- ]seek\b/i;
/** One shuts the eyes and counts, the others hide; where the words say who hides they know better. */
function hideAndSeek(onStage: readonly DrawnCharacter[], seen: ReadonlyMap<string, Notes>): void {
  if (onStage.length < 2 || seen.values().some(({ hides }) => hides)) return;
  for (const [i, { id }] of onStage.entries()) {
    const notes = seen.get(id);
    if (!notes) continue;
    if (i === 0) notes.pose = 'eyes covered';
    else notes.hides = true;
  }
}

const SO_DID_ALL = /\bso did (?:they all|all of them|every(?:one|body)(?: else)?|(?:all )?the (?:others|rest)|they)\b/i;
/** “Maya clapped, and so did they all.” */
function doAlike(seen: ReadonlyMap<string, Notes>): void {
  const pose = seen.values().find((notes) => notes.pose)?.pose;
  if (pose) for (const notes of seen.values()) notes.pose ??= pose;
}

/** “Everybody push!” */
const ALL_PUSH = /“[^”]*\b(?:every(?:body|one)|all together|all of you|both of you|now)[ ,]+(?:push|heave)\b/i;
function pushToo(notes: Notes): void {
  if (!notes.pose || notes.pose === 'waving' || notes.pose === 'holding') notes.pose = 'pushing';
}
