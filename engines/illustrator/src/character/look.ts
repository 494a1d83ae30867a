/** What a character looks like, decided once from its saved traits and id. Every picture draws from this and nothing else. */
import type { PoseName } from './figure.ts';
import type { Rig } from './rigs.ts';

export type * from './rigs.ts';

export type AgeGroup = 'toddler' | 'child' | 'teen' | 'adult' | 'elder';

export type HairStyle =
  | 'curly'
  | 'short'
  | 'long'
  | 'bob'
  | 'braids'
  | 'puffs'
  | 'ponytail'
  | 'bun'
  | 'spiky'
  | 'wavy'
  | 'pixie'
  | 'swept'
  | 'mohawk'
  | 'thin'
  | 'none';

export type OutfitCut =
  'coat' | 'shirt' | 'hoodie' | 'dress' | 'robe' | 'armor' | 'overalls' | 'spacesuit' | 'gown' | 'vest' | 'suit' | 'leaf' | 'none';

export interface Outfit {
  cut: OutfitCut;
  main: string;
  second: string;
  bottom: string;
  shoes: string;
  /** for dancing, tied with ribbons, in the place of boots */
  slippers?: boolean;
  /** boots that a family chose, also below a dress */
  boots?: boolean;
  /** feet of one piece with the trousers */
  footed?: boolean;
  /** scarf, cape, belt, satchel, collar, bow, badge, star, stripes, apron, stethoscope, lace, sash, toolbelt, medal */
  extras: readonly string[];
}

/** What somebody sits in and moves with, instead of standing. */
export interface Ride {
  is: 'wheelchair';
  sail: boolean;
}

export interface Look {
  id: string;
  name: string;
  /** "a red fox", "a girl": for alt text */
  noun: string;
  female: boolean;
  age: AgeGroup;
  rig: Rig;
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  eye: string;
  /** differs from `eye` for people with two eye colours */
  secondEye: string;
  outfit: Outfit;
  /** Height on the stage relative to a child (1). */
  size: number;
  /** the chosen height and, for all but people, the age: 1 is average; how much of a portrait the figure fills */
  stature: number;
  /** Width of the body relative to average (1). */
  girth: number;
  /** Shoulders beside the waist, relative to average (1). */
  shoulders: number;
  /** Length of the legs relative to average (1). */
  legs: number;
  /** colour of a tuft on the head of who has no hair of its own, where one was chosen */
  tuft?: string;
  /** glasses, freckles, scar, … in words of `lexicon/marks.ts` */
  marks: readonly string[];
  ride?: Ride;
  /** colour of wheelchairs, hearing aids and prostheses */
  aidColor: string;
  power?: string;
  /** the thing in the hand is a chosen keepsake, not only part of the costume */
  keepsake: boolean;
  /** Words for alt text: "curly brown hair", "round glasses". */
  details: readonly string[];
  /** names of `signs/`: what tells this type, role or feature from others */
  signs: readonly string[];
  /** what is carried besides the parts of the rig */
  held?: string;
  /** how it stands in a picture of its own */
  stands?: PoseName;
  /** see-through: 1 is solid */
  veil: number;
  /** 0..1 by id: small differences between two of a kind. */
  whim: number;
  /** worn things of the description that have no drawing */
  notWorn: readonly string[];
}
