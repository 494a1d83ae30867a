/** Turns what a passage says of everybody into who stands there, with a face, a pose and what the hands do. */
import type { DrawnCharacter } from '../brief.ts';
import type { Climbed } from '../character/climbing.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import { liesUncovered } from './acts-told.ts';
import { heaviest } from './feelings-told.ts';
import type { Notes } from './note-clause.ts';
import { tellsOfSleep } from './note-passage.ts';
import type { Player } from './player.ts';
import { embrace, mount, reachOut } from './riders.ts';

const ARMS_BUSY: ReadonlySet<PoseName> = new Set([
  'running', 'jumping', 'hugging', 'cheering', 'thinking', 'lying', 'swimming', 'climbing', 'embracing', 'pushing', 'dancing', 'pulling', 'whispering',
]);

/** Who climbed on a box to hold something up holds it. */
const STOOD_ON: ReadonlySet<Climbed> = new Set(['box', 'table']);

/** Who thinks about what is in the hand goes on holding it. */
const hasHandFree = ({ pose = 'standing', pointsAt, climbs }: Notes): boolean =>
  !pointsAt && (!ARMS_BUSY.has(pose) || pose === 'thinking' || (pose === 'climbing' && climbs !== undefined && STOOD_ON.has(climbs)));

function poseOf({ pose = 'standing', hides }: Notes, holds: boolean): PoseName {
  // Who picks something up on the knees holds it there, and who flies with it flies.
  if (holds) return pose === 'sitting' || pose === 'kneeling' || pose === 'flying' || pose === 'digging' ? pose : 'holding';
  if (hides) return 'hugging';
  // A hand that holds what we cannot draw would be stretched out for nothing.
  return pose === 'holding' ? 'standing' : pose;
}

interface Told {
  text: string;
  /** how those feel of whom nothing is said */
  mood: Feeling;
  /** the name of a drawing for a thing of the passage */
  asTold: (prop: string) => string;
}

function playerOf(character: DrawnCharacter, notes: Notes, { text, mood, asTold }: Told): Player {
  const { held, pose, pointsAt, uncovered, hides, eyesShut, climbs, rides, givesTo, smiles, feelings } = notes;
  const inHand = held && hasHandFree(notes) ? held : undefined;
  return {
    character,
    feeling: heaviest(feelings) ?? mood,
    pose: poseOf(notes, inHand !== undefined),
    ...(inHand ? { held: asTold(inHand) } : {}),
    ...(uncovered || (pose === 'lying' && !tellsOfSleep(text) && liesUncovered(text)) ? { uncovered: true } : {}),
    ...(pointsAt ? { pointsAt } : {}),
    ...(hides ? { hides } : {}),
    ...(eyesShut ? { eyesShut } : {}),
    ...(smiles ? { smiles } : {}),
    ...(climbs && pose === 'climbing' ? { climbs } : {}),
    ...(rides && pose !== 'lying' ? { rides } : {}),
    ...(givesTo && inHand ? { givesTo: givesTo.name } : {}),
  };
}

const A_ROPE = /\bropes?\b|\btug[- ]of[- ]war\b/i;

function pullOn(player: Player): void {
  player.pulls = 'rope';
  delete player.held;
}

const WHISPERER = /(?:”|^|[.!?] )\s*(?:(?:and |then )?whispered (\p{Lu}[\p{L}-]+)|(\p{Lu}[\p{L}-]+) whispered)\b/u;
/** “Whispered Lin to Maya”: one whispers and the other one listens. Nobody whispers to the air. */
function whisper(players: readonly Player[], text: string): void {
  const [, after, before] = WHISPERER.exec(text) ?? [];
  const name = after ?? before;
  const whisperers = players.filter(({ pose }) => pose === 'whispering');
  const isOne = whisperers.some(({ character }) => character.name.startsWith(name ?? ' '));
  for (const player of whisperers) if (players.length < 2 || (isOne && name && !player.character.name.startsWith(name))) player.pose = 'standing';
}

/** @param seen the notes of everybody on stage, by id */
export function playersOf(onStage: readonly DrawnCharacter[], seen: ReadonlyMap<string, Notes>, told: Told): Player[] {
  const players = onStage.map((character) => playerOf(character, seen.get(character.id) ?? { feelings: new Map() }, told));
  embrace(players);
  whisper(players, told.text);
  const pullers = players.filter(({ pose }) => pose === 'pulling');
  // Of three and more hands no straight rope goes to all.
  if (A_ROPE.test(told.text) && pullers.length < 3) for (const player of pullers) pullOn(player);
  mount(players);
  for (const { givesTo } of players) reachOut(players.find(({ character }) => character.name === givesTo));
  return players;
}
