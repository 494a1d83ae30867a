/** A gecko that climbs, and a beetle that fell from the sky. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, limb, line, path, type Point } from '../shapes.ts';
import type { BugBody } from './bug-bodies.ts';
import type { BugParts } from './look.ts';

/** A leg with five round pads that hold on to any wall. */
const padded = (paper: Paper, from: Point, to: Point, color: string): string =>
  path(limb([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 12], [to[0], to[1] - 10]], [38, 32, 26]), color) +
  [[-30, -4], [-18, -22], [2, -28], [22, -20], [30, -2]].map(([x = 0, y = 0]) => line(`M${to[0]} ${to[1] - 6} l${x * 0.7} ${y * 0.7}`, color, 11) + circle(to[0] + x, to[1] - 6 + y, 11, paper.ball(color))).join('');

export const gecko = (paper: Paper, { body, second, wing, longTail }: BugParts): BugBody => {
  const tail: readonly Point[] = longTail
    ? [[-112, -222], [-84, -262], [-124, -312], [-190, -300], [-232, -232], [-218, -140], [-140, -78]]
    : [[-96, -176], [-122, -206], [-160, -206], [-186, -170], [-180, -116], [-130, -76]];
  const far = shade(body, -0.12);
  return {
    faceX: 92,
    faceY: -164,
    wide: longTail ? 250 : 206,
    top: longTail ? -320 : -270,
    lift: 0,
    antennae: false,
    head: body,
    face: {
      skull: 'M0 -62 C24 -68 28 -98 58 -98 C94 -98 98 -62 92 -38 C114 -18 118 16 106 36 C88 70 50 82 0 82 C-50 82 -88 70 -106 36 C-118 16 -114 -18 -92 -38 C-98 -62 -94 -98 -58 -98 C-28 -98 -24 -68 0 -62Z',
      eye: [54, -48],
      mouth: [28, 44],
    },
    back: padded(paper, [-70, -60], [-30, -2], far) + padded(paper, [96, -64], [166, -6], far),
    art:
      path(limb([...tail, [-50, -70], [40, -92], [86, -130]], [...(longTail ? [8, 16, 24, 32, 42, 54, 74] : [8, 18, 28, 40, 52, 74]), 108, 104, 90]), paper.ball(body)) +
      path(limb([[-60, -40], [10, -50], [60, -76]], [22, 34, 30]), wing, `${bare} opacity=".85"`) +
      [[-150, -110, 13], [longTail ? -222 : -182, longTail ? -190 : -150, 10], [-112, -96, 14], [-62, -106, 16], [-14, -112, 13], [-84, -64, 10], [18, -84, 11], [longTail ? -160 : -142, longTail ? -304 : -204, 7]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, second, bare)).join('') +
      padded(paper, [-100, -64], [-134, -2], body) + padded(paper, [52, -64], [66, 2], body),
  };
};

/** Fire that streams behind it, in tongues. */
const blaze = (scale: number, color: string): string =>
  path('M40 -104 C-30 -136 -130 -110 -256 -192 C-196 -112 -152 -94 -136 -72 C-190 -88 -240 -82 -300 -50 C-220 -40 -170 -24 -138 -2 C-180 0 -220 16 -252 60 C-190 44 -150 46 -110 56 C-90 82 -40 100 40 96Z', color, `${bare} transform="translate(0 -122) scale(${scale})"`);

export const meteor = (paper: Paper, { body, second, wing }: BugParts): BugBody => ({
  faceX: 78,
  faceY: -124,
  wide: 280,
  top: -250,
  lift: 0,
  antennae: true,
  head: shade(body, 0.12),
  back: paper.glow(-70, -120, 190, '#ffb04a', 0.7) + blaze(0.98, '#e8502f') + blaze(0.84, '#f79a32') + blaze(0.7, '#ffe27a') +
    feetOf(second),
  art:
    path('M62 -40 L70 -110 L44 -170 L-8 -206 L-72 -212 L-124 -178 L-152 -118 L-146 -56 L-112 -24 H30Z', paper.ball(body), 'stroke-linejoin="round"') +
    line('M-42 -212 Q-20 -120 -36 -26', second, 7) +
    [[-96, -140, 26], [-82, -70, 18], [10, -150, 20], [-4, -76, 24], [-124, -92, 12]].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.86, shade(body, -0.12), bare) + ellipse(x + 3, y + 4, r * 0.72, r * 0.6, shade(body, 0.06), bare)).join('') +
    line('M-150 -118 L-126 -112 L-116 -128 M-60 -24 L-66 -48 L-52 -60 M36 -166 L24 -120 L38 -104 M-86 -204 L-74 -178', wing, 7),
});

const feetOf = (color: string): string => [-104, -40, 22].map((x) => line(`M${x} -40 L${x - 6} -8`, color, 15) + ellipse(x - 1, -2, 19, 10, color)).join('');
