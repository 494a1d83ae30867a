/** Bodies that wind or creep: caterpillars, snails and snakes. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, limb, line, path } from '../shapes.ts';
import type { BugBody } from './bug-bodies.ts';
import type { BugParts } from './look.ts';

export const WINDING: Record<'caterpillar' | 'snail' | 'snake', (paper: Paper, parts: BugParts) => BugBody> = {
  caterpillar: (paper, { body, second }) => ({
    faceX: 88,
    faceY: -150,
    wide: 214,
    top: -260,
    lift: 0,
    antennae: true,
    head: shade(body, 0.05),
    back: '',
    art: [
      [-170, -44, 42],
      [-112, -58, 50],
      [-46, -60, 56],
      [24, -72, 62],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) => circle(x, y, r, paper.ball(i % 2 ? second : body)) + ellipse(x - 10, -8, 13, 10, shade(body, -0.16)),
      )
      .join(''),
  }),
  snail: (paper, { body, second, wing }) => ({
    faceX: 108,
    faceY: -170,
    wide: 210,
    top: -270,
    lift: 0,
    antennae: true,
    head: body,
    back: path('M-196 -2 C-150 -40 -60 -50 20 -50 C80 -50 70 -110 110 -120 C160 -100 176 -40 150 -2 Q0 14 -196 -2Z', paper.drop(body)),
    art:
      circle(-44, -124, 112, paper.ball(second)) +
      line('M-44 -124 m-70 20 a74 74 0 1 1 138 -30 a58 58 0 0 1 -112 24 a38 38 0 0 1 74 -16 a20 20 0 0 1 -38 8', wing, 11, 0.75),
  }),
  snake: (paper, { body, second, wing }) => ({
    faceX: 20,
    faceY: -236,
    wide: 196,
    top: -350,
    lift: 0,
    antennae: false,
    head: body,
    back: path('M150 -40 C210 -30 214 -90 196 -120 C180 -90 160 -84 130 -70Z', paper.drop(body)),
    art:
      ellipse(0, -34, 170, 42, paper.ball(body)) +
      ellipse(-6, -78, 130, 40, paper.ball(shade(body, 0.02))) +
      line('M-150 -30 Q0 10 150 -28 M-116 -76 Q-6 -40 106 -76', second, 14, 0.7) +
      path(
        limb(
          [
            [-40, -90],
            [-50, -140],
            [0, -190],
            [20, -230],
          ],
          [80, 74, 70, 66],
        ),
        paper.ball(body),
      ) +
      path(
        limb(
          [
            [-20, -104],
            [-24, -140],
            [22, -186],
          ],
          [26, 28, 26],
        ),
        second,
        `${bare} opacity=".8"`,
      ) +
      bothSides(
        path('M60 -266 C110 -300 140 -280 150 -260 C130 -256 130 -240 136 -226 C110 -214 84 -216 66 -226Z', paper.drop(wing), bare),
      ).replace('scale(-1 1)', 'translate(40 0) scale(-1 1)'),
  }),
};
