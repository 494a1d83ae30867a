/** How a beast that sits stands on its four legs: a hamster's are short, a bear's are thick, a rabbit leaps from its haunches. */
import { buildOf, type BuildName } from './beast-build.ts';
import type { BeastParts } from './rigs.ts';

export interface Gait {
  /** how long a leg is that is seen under the belly */
  leg: number;
  thick: number;
  /** length of the trunk beside a fox's */
  long: number;
  /** how far the belly hangs and the back rises, beside a fox's */
  round: number;
  /** hind legs folded under a haunch, on the long feet of who hops */
  haunch?: true;
}

const FOX: Gait = { leg: 104, thick: 36, long: 1, round: 1 };
const STOUT: Gait = { ...FOX, leg: 62, thick: 46 };

const GAITS: Readonly<Record<BuildName, Gait>> = {
  fox: FOX,
  badger: { leg: 56, thick: 44, long: 1.02, round: 1.08 },
  cat: { ...FOX, leg: 98, thick: 33 },
  bigCat: { ...FOX, leg: 96, thick: 46 },
  dog: FOX,
  bear: { leg: 76, thick: 58, long: 1.04, round: 1.14 },
  koala: { leg: 56, thick: 44, long: 0.86, round: 1.08 },
  hamster: { leg: 26, thick: 30, long: 0.84, round: 1.08 },
  capybara: { leg: 50, thick: 38, long: 1, round: 1.1 },
  otter: { leg: 42, thick: 32, long: 1.06, round: 0.92 },
  mouse: { leg: 30, thick: 22, long: 0.8, round: 0.98, haunch: true },
  squirrel: { leg: 42, thick: 26, long: 0.84, round: 0.94, haunch: true },
  rabbit: { leg: 50, thick: 28, long: 0.84, round: 1, haunch: true },
  hedgehog: { leg: 28, thick: 28, long: 0.86, round: 1.06 },
  monkey: FOX,
  ape: FOX,
  weasel: { leg: 40, thick: 28, long: 1.12, round: 0.84 },
  kangaroo: FOX,
};

/** Heads of beings that only ever stand. */
const THICK: Partial<Record<BeastParts['head'], Gait>> = { elephant: { ...STOUT, thick: 62 }, cow: STOUT, pig: STOUT, turtle: STOUT, anteater: STOUT, mole: STOUT };

/** Heavy, with the head low before the body. */
export const isStout = ({ head }: BeastParts): boolean => head in THICK;

/** A hare with antlers that never sits has the long legs and the hooves of a deer. */
export const isPartDeer = ({ head, horns, stance }: BeastParts): boolean => head === 'rabbit' && horns !== undefined && stance === 'stand';

export const gaitOf = (parts: BeastParts): Gait => THICK[parts.head] ?? (isPartDeer(parts) ? FOX : GAITS[buildOf(parts)]);

/** The sign of one white paw: whoever goes on fours has it on a leg of its own. */
export const WHITE_PAW = 'white-paw';
