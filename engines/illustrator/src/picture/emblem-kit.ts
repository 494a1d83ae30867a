/** What a small picture of the house is made of, and the children who play in several. */
import type { DrawnCharacter } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import type { Hour } from '../place/palette.ts';

export interface Actor {
  type: string;
  gender?: 'male' | 'female';
  looks?: DrawnCharacter['appearance'];
  x: number;
  y?: number;
  k: number;
  feeling: Feeling;
  pose: PoseName;
  turn: number;
  held?: string;
}

export interface Thing {
  prop: string;
  x: number;
  y: number;
  k: number;
}

export interface Emblem {
  place: string;
  hour: Hour;
  actors: readonly Actor[];
  things: readonly Thing[];
  alt: string;
}

export const CURLY = {
  skinTone: 'Bronze',
  hairColor: 'Dark brown',
  color: 'Sunflower yellow',
  distinguishingFeature: 'Curly hair, Red scarf, Raincoat',
  age: 'Child',
};

export const BOY = { skinTone: 'Cocoa', hairColor: 'Ink black', color: 'Teal', distinguishingFeature: 'Short hair', age: 'Child' };

export const GIRL = { skinTone: 'Apricot', hairColor: 'Ink black', color: 'Rose pink', distinguishingFeature: 'Braids', age: 'Child' };

export const CHILD = 'Human - Children - Kite Flyer';
