/** A near view: those who talk or look at each other are seen from the knees up, and of four and five, who would be small otherwise, every face is a face. */
import type { PoseName } from '../character/figure.ts';
import { dice } from '../dice.ts';
import type { Bystander } from './beings-told.ts';
import type { StageRoom } from './layout.ts';
import type { Player } from './player.ts';
import { isTalk } from './shot.ts';

/** Whoever does something with legs, or sits on something, is seen whole. */
const FROM_THE_KNEES_UP: ReadonlySet<PoseName> = new Set(['standing', 'holding', 'waving', 'thinking', 'reaching', 'whispering', 'hugging', 'embracing', 'ears covered', 'eyes covered']);

/** By the number of figures: how much larger they are, and how far below the sheet's lower edge they stand, as a share of its height. */
const NEARER: readonly { larger: number; floor: number }[] = [
  { larger: 1, floor: 1 },
  { larger: 1.5, floor: 1.12 },
  { larger: 1.28, floor: 1.12 },
  { larger: 1.28, floor: 1.12 },
  { larger: 1.42, floor: 1.12 },
  { larger: 1.46, floor: 1.12 },
];
/** The chin of the smallest one is still inside the cut of a page. */
const LOWEST_CHIN = 0.81;
/** A little above it a page is cut. */
const HIGHEST = 0.13;

/** How often those of whom nothing asks for a near view are seen from near all the same, by their number: many are small otherwise. */
const BY_LOT = [0, 0.25, 0.3, 0.35, 0.7, 0.75];
/** The same where they only talk. */
const OF_TALK = 0.6;
/** A sentence or two are seen as they are told, unless something goes from hand to hand. */
const PASSAGE = 90;
const OF_HANDS = 0.4;

interface Asked {
  seed: string;
  told: 'near' | 'far' | undefined;
  words: string;
  players: readonly Player[];
  bystanders: readonly Bystander[];
  /** what lies about */
  lying: readonly string[];
}

/** Whether the words ask for a near view, and nothing that lies or sits on the ground would be lost in it. */
export function wantsCloseUp({ seed, told, words, players, bystanders, lying }: Asked): boolean {
  if (told === 'far' || lying.length > 0 || players.length === 0 || players.length >= NEARER.length) return false;
  if (bystanders.some(({ pose }) => pose !== 'flying')) return false;
  if (players.some(({ pose, hides, sitsOn, rides, guest }) => !FROM_THE_KNEES_UP.has(pose) || hides || sitsOn || rides || guest)) return false;
  const roll = dice(`near:${seed}`);
  const chance = isTalk(words) && players.length > 1 ? OF_TALK : 0;
  return roll.chance(told === 'near' ? 1 : words.length < PASSAGE ? (players.some(({ givesTo }) => givesTo) ? OF_HANDS : 0) : Math.max(chance, BY_LOT[players.length] ?? 0));
}

/** The same stage seen from near: its floor lies below the sheet. */
export function closeUpOf(room: StageRoom, figures: number): StageRoom {
  const { larger = 1, floor = 1 } = NEARER[figures] ?? {};
  const { gather: _, shot, ...rest } = room;
  return { ...rest, floor: room.h * floor, lowest: room.h * LOWEST_CHIN, highest: room.h * HIGHEST, shot: { near: larger, aside: (shot?.aside ?? 0) * 0.5 } };
}
