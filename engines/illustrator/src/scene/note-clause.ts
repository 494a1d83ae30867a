/** What one clause of a passage says of those it is about: feeling, pose, what the hand holds, what is ridden, given, hidden behind. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { PROPS } from '../props/props.ts';
import { readThings, THING_WORDS } from '../props/things.ts';
import { climbedIn, endsRest, hidesIn, isOfAThing, liesUncovered, overtakes, readPose, toolIn } from './acts-told.ts';
import { calledSo, withoutOthers } from './done-by-others.ts';
import { eyesTold } from './eyes-told.ts';
import { asFelt, feelingTold } from './feelings-told.ts';
import { withPlainNames } from './plain-names.ts';
import type { Doing } from './player.ts';
import { receiverOf } from './riders.ts';
import { carriedIn, givenIn, rideIn } from './rides-told.ts';

const HELD_IT = /\b(?:held|holds|held up|held out|took|picked up|lifted|carried|raised|clutched|turned|unfolded|opened|read|caught) it\b|\b(?:picked|lifted|held|dug|fished) it (?:up|out)\b/i;

export interface Notes extends Doing {
  feelings: Map<Feeling, number>;
  pose?: PoseName;
  givesTo?: DrawnCharacter;
}

interface About {
  onStage: readonly DrawnCharacter[];
  subjects: readonly DrawnCharacter[];
  seen: ReadonlyMap<string, Notes>;
  /** the things of the passage */
  props: readonly string[];
  /** what “it” is */
  it: string | undefined;
  /** of what is felt: later words weigh more */
  weight: number;
  isAsleep: boolean;
}

/** Hands over ears hold nothing. */
const HANDS_FULL: ReadonlySet<PoseName> = new Set(['ears covered', 'eyes covered']);

/** Seen on the face, where a glad feeling is not. */
const SMILES = /\b(?:grin(?:s|ned|ning)?|beam(?:s|ed|ing)(?= *(?:[.,;!?]|$)| (?:at|with|all|from|and)\b)|smil(?:es|ed|ing))\b/i;

/** “I am cross,” said Peridot. */
const SAYS_SO = /(?<=[“ ])I(?:[’']m| am) (?:so |very |quite |more |still |a bit |rather )?(?:cross|scared|sad|angry|afraid|frightened|glad|happy|tired|sleepy|worried|surprised|proud)\b(?! of)/;

/** Of these nothing is in a hand. */
const NOT_AT_HAND = /\b(?:dropped|let go of) (?:the|an?|his|her|their|its)\b|\b(lost|missing|gone|stolen|vanish|looked for|searched|without|need|dream|wish)/i;

function thingInHand(clause: string, props: readonly string[], it: string | undefined): string | undefined {
  if (NOT_AT_HAND.test(clause)) return undefined;
  const hasGrip = (prop: string): boolean => Boolean(PROPS[prop]?.grip);
  const named = readThings(clause).find(({ prop, inHand }) => inHand && props.includes(prop) && hasGrip(prop) && PROPS[prop]?.place !== 'air');
  return named?.prop ?? (it && hasGrip(it) && HELD_IT.test(clause) ? it : toolIn(clause));
}

/** “Zib stood over Bea with a coat held out”: Zib has it. */
function holderIn(clause: string, subjects: readonly DrawnCharacter[]): DrawnCharacter | undefined {
  const places = subjects.map((who) => ({ who, at: placeOf(clause, who) }));
  return places.every(({ at }) => at >= 0) ? places.toSorted((a, b) => a.at - b.at)[0]?.who : subjects[0];
}

/** Writes down what a clause says of those it is about. */
export function noteClause(clause: string, about: About): void {
  const { onStage, subjects, seen, props, it, weight, isAsleep } = about;
  if (subjects.length === 0) return;
  const theirs = withPlainNames(withoutOthers(clause, calledSo(onStage)), onStage);
  const feeling = feelingTold(theirs) ?? feelingTold(SAYS_SO.exec(clause)?.[0] ?? '');
  const told = isOfAThing(theirs) ? undefined : readPose(theirs);
  const rises = endsRest(clause);
  // Who sat up in bed lies there no more.
  const pose = told === 'lying' && rises ? undefined : told;
  const climbs = pose === 'climbing' ? climbedIn(clause) : undefined;
  const isUncovered = pose === 'lying' && !isAsleep && liesUncovered(clause);
  const thing = thingInHand(clause, props, it);
  // What is shown in the hand is pointed at by nobody.
  const [named] = pose === 'pointing' ? [firstNamed(clause, props)] : [];
  const target = named === thing ? undefined : named;
  const holder = holderIn(clause, subjects);
  const ride = rideIn(clause, onStage);
  const given = givenIn(clause);
  const hides = hidesIn(withPlainNames(clause, onStage));
  const eyes = eyesTold(theirs);
  const smiles = SMILES.test(asFelt(theirs));
  const carried = carriedIn(clause, onStage);
  const riding = carried && seen.get(carried.rider.id);
  if (riding) riding.rides = carried.ride;
  for (const [i, subject] of subjects.entries()) {
    const notes = seen.get(subject.id);
    if (!notes) continue;
    if (rises) rise(notes);
    if (feeling) notes.feelings.set(feeling, (notes.feelings.get(feeling) ?? 0) + weight);
    if (pose && (!notes.pose || overtakes(pose, notes.pose))) {
      notes.pose = pose;
      if (isUncovered) notes.uncovered = true;
      if (target) notes.pointsAt = target;
      if (climbs) notes.climbs = climbs;
    }
    if (ride && !(ride.is === 'friend' && ride.id === subject.id)) notes.rides = ride;
    if (given && i === 0) notes.givesTo = receiverOf(given, subject, onStage) ?? notes.givesTo;
    if (smiles) notes.smiles = true;
    if (hides) notes.hides = true;
    // Of two, who is told of first shuts the eyes.
    if (eyes && (i === 0 || subjects.length > 2)) notes.eyesShut = eyes === 'shut';
    const hasHandFree = !notes.held && !HANDS_FULL.has(notes.pose ?? 'standing');
    if (thing && subject === holder && hasHandFree && !isHeld(thing, seen)) notes.held = thing;
  }
}

const isHeld = (thing: string, seen: ReadonlyMap<string, Notes>): boolean => seen.values().some(({ held }) => held === thing);

/** Who got up neither lies nor sits nor sleeps any more. */
function rise(notes: Notes): void {
  if (notes.pose === 'lying' || notes.pose === 'sitting' || notes.pose === 'kneeling') delete notes.pose;
  delete notes.uncovered;
  notes.feelings.delete('sleepy');
}

const placeOf = (clause: string, { name }: DrawnCharacter): number => clause.indexOf(name.split(/\s+/)[0] ?? name);

const firstNamed = (clause: string, props: readonly string[]): string | undefined =>
  THING_WORDS.filter(([prop]) => props.includes(prop))
    .map(([prop, words]) => ({ prop, at: clause.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.prop;
