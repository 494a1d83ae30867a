/** The head of a bird: its face and beak, and what stands up on it. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path } from '../shapes.ts';
import { headwear } from './headwear.ts';
import { drawBrows, drawCheeks, drawEye, drawTear } from './face.ts';
import type { Stance } from './figure.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { lenses } from './spectacles.ts';
import { nodOf, turnHead } from './turn-head.ts';
import type { BirdParts, Look } from './look.ts';

/** Around 0,0, the skull of radius about 108. */
export const birdHead = (paper: Paper, look: Look, parts: BirdParts, stance: Stance): string =>
  turnHead(fromTheFront(paper, look, parts, stance), stance.turn, { r: 112, nod: nodOf(stance) });

function fromTheFront(paper: Paper, look: Look, parts: BirdParts, stance: Stance): string {
  const { feeling, gaze } = stance;
  const body = paper.ball(parts.body);
  const big = parts.faceDisc === true;
  const r = big ? 33 : 28;
  const x = big ? 44 : 42;
  // A thick line over such round eyes would look like a frown.
  const eye = { iris: look.eye, thin: big, lid: shade(parts.body, -0.04), lashes: look.female || look.marks.includes('lashes'), shine: look.marks.includes('glow-eyes') };
  const pale = mix(parts.belly, '#ffffff', 0.3);
  return [
    drawSigns(paper, look, 'crown'),
    topOf(paper, parts),
    path(
      'M0 -104 C74 -104 112 -58 112 -4 C112 56 70 92 0 92 C-70 92 -112 56 -112 -4 C-112 -58 -74 -104 0 -104Z',
      body,
      'data-part="skull"',
    ),
    big
      ? path('M-52 -68 C-28 -72 -12 -66 0 -62 C12 -66 28 -72 52 -68 C84 -62 104 -34 102 2 C98 48 42 62 0 38 C-42 62 -98 48 -102 2 C-104 -34 -84 -62 -52 -68Z', pale, bare)
      : parts.chest === 'bib' || parts.legs === 8
        ? bothSides(ellipse(44, 6, 44, 48, pale, `${bare} opacity=".92"`))
        : '',
    [
      drawCheeks(paper, parts.body, 82, 34, 16, feeling.blush + 0.16),
      drawEye(paper, -x, -8, r, eye, feeling, gaze),
      drawEye(paper, x, -8, r, { ...eye, iris: look.secondEye }, feeling, gaze),
      drawBrows({ color: shade(parts.body, -0.2), width: 6, spread: x + 2, y: -8 - r - (big ? 14 : 18), length: big ? 30 : 40 }, big && feeling.browTilt > -6 ? { ...feeling, browTilt: feeling.browTilt + 7 } : feeling),
      beakOf(paper, parts, stance),
      feeling.tear ? drawTear(x + r, 26, 11) : '',
      look.marks.includes('glasses') ? lenses({ x, y: -8, r: r + 11 }) : '',
    ].join(''),
    headwear(paper, look),
  ].join('');
}

function topOf(paper: Paper, parts: BirdParts): string {
  switch (parts.top) {
    case 'tufts':
      return bothSides(path('M36 -84 C60 -120 90 -140 112 -140 C122 -104 116 -70 104 -38Z', paper.drop(shade(parts.body, -0.04))));
    case 'crest':
      return path(
        'M-20 -92 C-30 -140 -10 -166 -2 -176 C6 -150 14 -150 28 -166 C30 -138 36 -134 54 -140 C50 -112 40 -96 26 -84Z',
        paper.drop(parts.wing),
      );
    case 'curl':
      return line('M-4 -96 C-10 -140 20 -150 24 -128 M6 -98 C14 -128 40 -130 44 -112', shade(parts.body, -0.08), 11);
    case 'comb':
      return path('M-34 -92 C-50 -128 -18 -134 -14 -112 C-16 -148 18 -148 16 -114 C22 -138 52 -126 34 -90Z', paper.drop('#d9483f'));
    case 'flames':
      return path(
        'M-56 -80 C-76 -120 -46 -140 -44 -166 C-26 -150 -22 -140 -16 -124 C-10 -156 8 -170 14 -192 C34 -166 38 -150 38 -128 C48 ' +
          '-140 56 -146 66 -158 C78 -120 70 -100 54 -78Z',
        paper.linear([
          [0, '#ffe27a'],
          [1, parts.body],
        ]),
      );
    default:
      return '';
  }
}

function beakOf(paper: Paper, parts: BirdParts, stance: Stance): string {
  const fill = paper.drop(parts.beak);
  const dark = shade(parts.beak, -0.22);
  const open = ['grin', 'laugh', 'o', 'yawn', 'wavy', 'speak'].includes(stance.feeling.mouth);
  const glad = stance.feeling.mouth === 'frown' || stance.feeling.mouth === 'pout' ? 6 : -7;
  const wide = stance.feeling.mouth === 'laugh' ? 1.5 : 1;
  const lower = open
    ? path(`M${-20 * wide} 40 Q0 34 ${20 * wide} 40 Q14 ${48 + 18 * wide} 0 ${48 + 20 * wide} Q-14 ${48 + 18 * wide} ${-20 * wide} 40Z`,
      '#8c2f42', bare) + ellipse(0, 58, 9, 6, '#f2858f', bare)
    : '';
  const line2 = open ? '' : line(`M-16 ${40 + glad * 0.4} Q0 ${50 + glad * -0.6} 16 ${40 + glad * 0.4}`, dark, 3.5, 0.8);
  const at = (...art: string[]): string => group(`transform="translate(${stance.turn * 13} 0)"`, ...art);
  switch (parts.beakShape) {
    case 'hook':
      return at(
        lower,
        path('M-19 16 Q0 2 19 16 Q20 42 0 58 Q-20 42 -19 16Z', fill, bare),
        circle(-6, 22, 2.4, dark, bare),
        circle(6, 22, 2.4, dark, bare),
      );
    case 'parrot':
      return at(lower, path('M-30 10 Q0 -10 30 10 Q36 44 8 62 Q0 70 -2 54 Q-36 44 -30 10Z', fill, bare));
    case 'duck':
      return at(
        lower,
        path('M-42 30 Q-20 14 0 18 Q20 14 42 30 Q44 46 0 48 Q-44 46 -42 30Z', fill, bare),
        line('M-36 34 Q0 44 36 34', dark, 3, 0.6),
        circle(-9, 25, 2.6, dark, bare),
        circle(9, 25, 2.6, dark, bare),
      );
    case 'long':
      return at(lower, path('M-15 18 Q0 8 15 18 Q12 50 0 84 Q-12 50 -15 18Z', fill, bare), line('M0 22 L0 74', dark, 2.5, 0.5));
    case 'toucan':
      return at(
        path(
          'M-36 8 Q0 -16 36 8 Q50 60 10 92 Q0 98 -8 86 Q-46 56 -36 8Z',
          paper.linear([
            [0, '#f7c23f'],
            [0.6, '#f08a3c'],
            [1, '#3a3744'],
          ]),
          bare,
        ),
      );
    case 'bent':
      return at(
        lower,
        path('M-32 14 Q0 -6 32 14 Q42 44 14 76 Q0 92 -12 76 Q-42 44 -32 14Z', paper.drop('#fdeee4'), bare),
        path('M-29 48 Q0 36 29 48 Q26 62 14 76 Q0 92 -12 76 Q-25 62 -29 48Z', fill, bare),
        circle(-9, 20, 2.6, dark, bare),
        circle(9, 20, 2.6, dark, bare),
      );
    case 'cone':
      return at(lower, path('M-19 22 Q0 8 19 22 Q10 48 0 54 Q-10 48 -19 22Z', fill, bare), line2);
  }
}
