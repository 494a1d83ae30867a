/** What one clause of a passage says of those it is about: feeling, pose, what the hand holds, what is ridden, given, hidden behind. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { PROPS } from '../props/props.ts';
import { readThings, THING_WORDS } from '../props/things.ts';
import { climbedIn, endsRest, hidesIn, isOfAThing, liesUncovered, overtakes, readPose, toolIn } from './acts-told.ts';
import { calledSo, withoutOthers } from './done-by-others.ts';
import { eyesTold } from './eyes-told.ts';
import { feelingTold } from './feelings-told.ts';
import type { Doing } from './player.ts';
import { receiverOf } from './riders.ts';
import { givenIn, rideIn } from './rides-told.ts';

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

/** What is taken up on the knees lies on the ground before them; hands over ears hold nothing. */
const HANDS_FULL: ReadonlySet<PoseName> = new Set(['kneeling', 'ears covered', 'eyes covered']);

/** “I am cross,” said Peridot. */
const SAYS_SO = /(?<=[“ ])I(?:[’']m| am) (?:so |very |quite |more |still |a bit |rather )?(?:cross|scared|sad|angry|afraid|frightened|glad|happy|tired|sleepy|worried|surprised|proud)\b(?! of)/;

/** Writes down what a clause says of those it is about. */
export function noteClause(clause: string, { onStage, subjects, seen, props, it, weight, isAsleep }: About): void {
  const theirs = withoutOthers(clause, calledSo(onStage));
  const feeling = feelingTold(theirs) ?? feelingTold(SAYS_SO.exec(clause)?.[0] ?? '');
  const pose = isOfAThing(theirs) ? undefined : readPose(theirs);
  const thing = /\b(lost|missing|gone|stolen|vanish|looked for|searched|without|need|dream|wish)/i.test(clause)
    ? undefined
    : readThings(clause).find(({ prop, inHand }) => inHand && props.includes(prop) && PROPS[prop]?.grip && PROPS[prop]?.place !== 'air')?.prop ?? (it && PROPS[it]?.grip && HELD_IT.test(clause) ? it : toolIn(clause));
  const ride = rideIn(clause, onStage);
  const given = givenIn(clause);
  const target = pose === 'pointing' ? firstNamed(clause, props) : undefined;
  // “Zib stood over Bea with a coat held out”: Zib has it.
  const holder = subjects.every(({ name }) => clause.includes(name.split(/\s+/)[0] ?? name)) ? subjects.toSorted((a, b) => placeOf(clause, a) - placeOf(clause, b))[0] : subjects[0];
  for (const [i, subject] of subjects.entries()) {
    const notes = seen.get(subject.id);
    if (!notes) continue;
    if (endsRest(clause)) rise(notes);
    if (feeling) notes.feelings.set(feeling, (notes.feelings.get(feeling) ?? 0) + weight);
    // Who sat up in bed lies there no more.
    if (pose && !(pose === 'lying' && endsRest(clause)) && (!notes.pose || overtakes(pose, notes.pose))) {
      notes.pose = pose;
      if (pose === 'lying' && liesUncovered(clause) && !isAsleep) notes.uncovered = true;
      if (target) notes.pointsAt = target;
      const climbs = pose === 'climbing' ? climbedIn(clause) : undefined;
      if (climbs) notes.climbs = climbs;
    }
    if (ride && !(ride.is === 'friend' && ride.id === subject.id)) notes.rides = ride;
    if (given && i === 0) notes.givesTo = receiverOf(given, subject, onStage) ?? notes.givesTo;
    if (hidesIn(clause)) notes.hides = true;
    const eyes = subject === subjects[0] || subjects.length > 2 ? eyesTold(theirs) : undefined;
    if (eyes) notes.eyesShut = eyes === 'shut';
    if (thing && subject === holder && !notes.held && !HANDS_FULL.has(notes.pose ?? 'standing') && ![...seen.values()].some(({ held }) => held === thing)) notes.held = thing;
  }
}

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
