/** Tails: those of people-like beings (root at 0,0) and those of sitting and standing beasts. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, limb, line, path, type Point } from '../shapes.ts';
import type { BeastParts, Look, PersonParts } from './look.ts';

/** One that is as thick at each of its points as the second list says. */
const grown = (points: readonly Point[], widths: readonly number[], fill: string): string => path(limb(points, widths), fill);

export const drawPersonTail = (paper: Paper, kind: NonNullable<PersonParts['tail']>, look: Look): string =>
  TAILS_OF_PEOPLE[kind](paper, look, paper.ball(look.hair));

const TAILS_OF_PEOPLE: Readonly<Record<NonNullable<PersonParts['tail']>, (paper: Paper, look: Look, fur: string) => string>> = {
  cat: (_, _look, fur) => grown([[20, 0], [110, 20], [150, -40], [136, -100]], [26, 26, 24, 20], fur),
  fox: (_, _look, fur) =>
    path('M20 6 C90 30 170 0 170 -80 C170 -116 146 -140 124 -140 C136 -112 126 -84 96 -66 C66 -50 34 -36 20 -14Z', fur) +
    path(
      'M124 -140 C146 -140 170 -116 170 -80 C158 -94 146 -92 138 -86 C136 -98 128 -100 124 -98 C130 -112 130 -126 124 -140Z',
      '#fff1df',
      bare,
    ),
  dragon: (paper, look) =>
    grown([[20, 10], [110, 50], [170, 30], [186, -30]], [56, 44, 30, 12], paper.ball(look.skin)) +
    path('M174 -24 l-26 -16 l32 -36 l22 42Z', paper.drop(look.outfit.second)),
  imp: (_, { skin }) => line('M16 10 C90 60 140 20 140 -60', skin, 12) + path('M140 -100 l24 44 l-48 0Z', skin),
  lion: (_, { skin }, fur) => line('M16 6 C90 40 140 0 146 -60', skin, 14) + circle(148, -76, 26, fur),
};

/** Tail of a beast; root at 0,0, growing to the right and up. */
export function drawBeastTail(paper: Paper, parts: BeastParts): string {
  const tail = TAILS_OF_BEASTS[parts.tail](paper, parts, paper.ball(parts.fur));
  return parts.longTail ? group(`transform="scale(${LONG_TAIL})"`, tail) : tail;
}

/** How much longer a very long tail is. */
export const LONG_TAIL = 1.45;

const TAILS_OF_BEASTS: Readonly<Record<BeastParts['tail'], (paper: Paper, parts: BeastParts, fur: string) => string>> = {
  bushy: (paper, { cream }, fur) =>
    path('M-8 20 C70 46 152 6 146 -84 C144 -130 116 -162 88 -160 C106 -130 104 -94 70 -74 C42 -58 8 -44 -8 -18Z', fur) +
    path(
      'M88 -160 C116 -162 144 -130 146 -84 C134 -102 124 -100 116 -90 C112 -106 98 -110 90 -106 C100 -124 98 -144 88 -160Z',
      paper.drop(cream),
      bare,
    ),
  plume: (paper, { cream }, fur) =>
    path('M-20 30 C60 70 190 30 186 -120 C184 -230 90 -270 40 -220 C10 -186 40 -150 70 -160 C96 -170 100 -190 92 -206 C140 -190 ' +
      '130 -110 86 -70 C50 -40 10 -30 -20 -20Z', fur) +
    path('M20 16 C110 30 160 -30 156 -120 C152 -190 110 -220 76 -214 C130 -200 140 -110 92 -60 C70 -36 46 -20 20 -14Z',
      paper.drop(cream), `${bare} opacity=".55"`),
  ringed: (_, { dark }, fur) =>
    path('M-8 20 C70 46 152 6 146 -84 C144 -130 116 -162 88 -160 C100 -130 104 -94 70 -74 C42 -58 8 -44 -8 -18Z', fur) +
    line('M40 -48 L64 14 M82 -76 L118 -30 M100 -110 L146 -92 M94 -140 L132 -136', dark, 17, 0.85),
  thin: (_, _parts, fur) => grown(SWUNG, [26, 25, 23, 20, 15], fur),
  tipped: (paper, { dark }, fur) =>
    grown(SWUNG, [30, 30, 28, 26, 18], fur) +
    grown([[97, -90], [96, -112], [112, -140]], [29, 28, 16], paper.drop(dark)),
  scaly: (paper, { dark }) =>
    grown([[-20, 4], [60, 26], [128, 10], [168, -44]], [84, 70, 50, 22], paper.drop(dark)) +
    line(
      'M4 -28 q26 30 8 66 M40 -14 q26 28 12 66 M76 -6 q22 24 14 58 M110 -20 q20 20 18 48 M138 -36 q16 14 20 34',
      shade(dark, -0.14),
      4,
      0.8,
    ),
  curl: (_, _parts, fur) => grown([[-6, 0], [46, -34], [86, -84], [62, -124], [28, -108]], [36, 36, 34, 32, 24], fur),
  puff: (paper, { cream }) => circle(22, -6, 38, paper.ball(cream)),
  hair: (paper, { dark }) =>
    path('M-10 -6 C60 -40 112 -10 104 60 C100 96 116 118 130 128 C82 134 44 110 50 60 C52 30 34 20 -6 26Z', paper.drop(dark)),
  tuft: (paper, { dark }, fur) =>
    grown([[-10, 6], [70, 20], [116, -30], [112, -90]], [18, 16, 14, 12], fur) + ellipse(112, -106, 22, 30, paper.ball(dark)),
  stub: (_, _parts, fur) => ellipse(16, 0, 30, 24, fur),
  beaver: (paper, { dark }) =>
    path('M-10 0 C40 -30 120 -30 140 10 C130 44 40 40 -10 30Z', paper.drop(dark)) +
    line('M20 -8 L60 28 M56 -16 L96 26 M96 -16 L124 14 M30 28 L70 -16 M70 30 L110 -14', shade(dark, -0.1), 3, 0.6),
  none: () => '',
};

/** To the side and up, with its end turned out. */
const SWUNG: readonly Point[] = [[-10, 6], [70, 14], [112, -40], [92, -104], [110, -134]];
