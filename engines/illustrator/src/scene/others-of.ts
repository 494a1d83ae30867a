/** Who is there beside the cast: strangers of whom a passage tells, animals that come by, and a large one among them as a guest. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import { asColoredBefore } from '../props/dyes-told.ts';
import { type Bystander, readBystanders } from './beings-told.ts';
import { withCompanions } from './companions.ts';
import { letIn } from './guests.ts';
import { SHARED_MOODS } from './mood-of-passage.ts';
import type { Passage } from './passage.ts';
import type { Player } from './player.ts';
import { withStranger } from './stands-for-somebody.ts';
import { endOf } from './stranger-at-end.ts';
import { namedIn, type Passerby, readStrangers, speaksIn } from './strangers-told.ts';

/** Who only passes by makes nobody of the cast small. */
const MOST_WITH_STRANGERS = 4;

/** He of the last sentence still speaks or acts. */
const STILL_THERE = /^\W*(?:He|She)\b|[”"]\s+(?:he|she)\s+\w+/;

interface Known {
  cast: readonly DrawnCharacter[];
  /** those of the cast who are there */
  players: readonly Player[];
  /** how those feel of whom nothing is said */
  mood: Feeling;
  /** somebody came by at the end of what was told before */
  cameBy: boolean;
  /** the sentence before, where “it” is the animal of which it told */
  being?: string | undefined;
}

function strangersOf({ text, written, before, whole, isMoment, lead }: Passage, { cast, cameBy }: Known): Passerby[] {
  const read = (words: string): Passerby[] => readStrangers(words, before, cast);
  const spelled = withStranger(text, written, before);
  const led = lead ? read(`${lead} ${written}`) : [];
  const here = led.length ? led : read(spelled?.words ?? written);
  const own = here.length || !(cameBy && STILL_THERE.test(written)) ? here : read(`${endOf(before)} ${written}`);
  // Who speaks anywhere in the passage is there in its moment, and so is whoever is named.
  const partners = isMoment ? read(whole).filter(({ character: { name } }) => speaksIn(whole, name)) : [];
  const more = [...namedIn(whole, cast), ...partners].filter(({ character }) => !own.some((one) => one.character.name === character.name));
  // “A tiny old woman stood there. “Take this,” said Granny Plum.”: she is that woman.
  const isOldOne = ({ character: { name, type } }: Passerby): boolean => /^[a-z]/.test(name) && type.endsWith('Grandparent');
  const isNamedOld = [...own, ...more].some(({ character: { name, type } }) => /^[A-Z]/.test(name) && type.endsWith('Grandparent'));
  const isCalled = ({ character: { name } }: Passerby): boolean => /^[a-z]/.test(name) && new RegExp(`\\b${name.split(' ').at(-1)}\\b[^.!?]{0,60} (?:was called|called|by the name of|whose name was|named) (?:Mr|Mrs|Miss|Old|Granny|Grandpa|[A-Z])`).test(whole);
  const all = [...own.filter((one) => !(isNamedOld && isOldOne(one)) && !(isCalled(one) && [...own, ...more].some(({ character: { name } }) => /^[A-Z]/.test(name)))), ...more];
  // “She had to agree with somebody”: whoever it is is there.
  return spelled && all.length === 0 ? read(`${spelled.who} stood there.`) : all;
}

/** Who does more than stand or sit has no hand free. */
const CAN_HOLD: ReadonlySet<string> = new Set(['standing', 'holding', 'waving', 'reaching', 'walking', 'thinking']);

function asPlayer({ character, pose = 'standing', feeling, eyesShut, held, inBoat }: Passerby, mood: Feeling, taken: ReadonlySet<string>): Player {
  const inHand = held && !taken.has(held) && (pose === 'sitting' || CAN_HOLD.has(pose)) ? held : undefined;
  const without = pose === 'holding' || pose === 'embracing' ? 'standing' : pose;
  return {
    character,
    feeling: feeling ?? SHARED_MOODS[mood],
    ...(eyesShut ? { eyesShut } : {}),
    ...(inHand ? { held: inHand } : {}),
    ...(inBoat ? { rides: { is: 'vehicle', on: 'boat' } } : {}),
    pose: inHand && pose !== 'sitting' ? 'holding' : inBoat && pose === 'sitting' ? 'standing' : without,
  };
}

/** “A brown dog came, too”: whoever is told of to be with them is there in every moment of a short passage. */
const CAME_TOO = /[^.!?]*\b(?:came|comes|went|ran|trotted|hopped|flew)\b[^.!?]*(?:\btoo\b|\balong\b|\bwith (?:them|him|her)\b)[^.!?]*[.!?]/g;
/** Letters up to which a passage is short. */
const SHORT = 560;

function comersOf({ whole, isMoment }: Passage, there: readonly Bystander[], cast: readonly DrawnCharacter[]): Bystander[] {
  const words = isMoment && whole.length <= SHORT && there.length === 0 ? (whole.match(CAME_TOO) ?? []).join(' ') : '';
  return words === '' ? [] : readBystanders(words, cast).slice(0, 1);
}

function bystandersOf(passage: Passage, { cast, players, being }: Known): Bystander[] {
  const { words, written, whole, lead, companions, before, earlier } = passage;
  const told = readBystanders([lead || being, written].filter(Boolean).join(' '), cast);
  return withCompanions([...told, ...comersOf(passage, told, cast)], companions, { words, whole }, cast, players.length)
    .filter(({ noun }) => !players.some(({ rides }) => rides?.is === 'being' && rides.noun === noun))
    .map((one) => ({ ...one, said: asColoredBefore(one.noun, one.said, whole, { before, earlier }) }))
    // Beside three and more there is room for two of a kind.
    .map((one) => (players.length > 2 && one.count > 2 ? { ...one, count: 2 } : one));
}

/** Strangers and guests are drawn as players are; bystanders stay at the side. */
export function othersOf(passage: Passage, known: Known): { others: Player[]; bystanders: Bystander[] } {
  const { players, mood } = known;
  const room = Math.max(0, MOST_WITH_STRANGERS - players.length);
  // What one of the cast holds is not held twice.
  const taken = new Set(players.flatMap(({ held }) => held ?? []));
  const strangers = strangersOf(passage, known).slice(0, room).map((one) => asPlayer(one, mood, taken));
  const { guests, beside } = letIn(bystandersOf(passage, known), players.length + strangers.length);
  return { others: [...strangers, ...guests], bystanders: beside };
}
