/** Stars, moons, suns and crystals with faces. */
import type { SpiritParts } from './look.ts';
import type { Shape } from './spirit-shape.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, path, starPath } from '../shapes.ts';

export const SHINING_SHAPES = {
  star: (paper, { body, second }) => ({
    faceY: -172,
    wide: 196,
    top: -366,
    lift: 12,
    hands: 112,
    eye: 26,
    spread: 42,
    body:
      path(
        starPath(0, -170, 190, 5, 0.6),
        paper.radial([
          [0, shade(body, 0.06)],
          [0.6, body],
          [1, second],
        ]),
        'stroke-linejoin="round" data-part="skull"',
      ) + path(starPath(0, -170, 150, 5, 0.62), '#ffffff', `${bare} opacity=".16"`),
  }),
  moon: (paper, { body, second, bare: capless }) => ({
    faceY: -170,
    wide: 176,
    top: -340,
    lift: 16,
    body:
      circle(0, -170, 166, paper.ball(body), 'data-part="skull"') +
      [
        [-94, -246, 24],
        [104, -108, 20],
        [-110, -96, 14],
        [70, -286, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, second, `${bare} opacity=".55"`))
        .join(''),
    front: capless
      ? circle(-70, -250, 26, '#ffffff', `${bare} opacity=".8"`)
      : path(
        'M-150 -250 C-170 -330 -60 -370 20 -330 C80 -320 120 -290 150 -300 C140 -262 90 -250 40 -262 C-20 -280 -110 -280 -150 -250Z',
        paper.drop('#5a63b8'),
      ) + circle(154, -300, 18, '#fff3d0'),
  }),
  sun: (paper, { body, second }) => ({
    faceY: -170,
    wide: 196,
    top: -366,
    lift: 12,
    hands: 126,
    back: path(starPath(0, -170, 196, 14, 0.78), second, 'stroke-linejoin="round"'),
    body: circle(0, -170, 142, paper.ball(body), 'data-part="skull"'),
  }),
  crystal: (paper, { body, second }) => ({
    faceY: -150,
    wide: 150,
    top: -350,
    lift: 0,
    back:
      path('M-96 -10 L-150 -120 L-110 -190 L-60 -100Z', paper.tube(second)) +
      path('M96 -10 L146 -90 L116 -170 L60 -90Z', paper.tube(second)),
    body:
      path(
        'M0 -346 L92 -250 L120 -110 L70 0 L-70 0 L-120 -110 L-92 -250Z',
        paper.linear(
          [
            [0, shade(body, 0.12)],
            [0.5, body],
            [1, second],
          ],
          { x2: 1 },
        ),
        'stroke-linejoin="round" data-part="skull"',
      ) +
      path('M0 -346 L-92 -250 L-34 -236Z', '#fff', `${bare} opacity=".45"`) +
      path('M0 -346 L92 -250 L34 -236Z', '#fff', `${bare} opacity=".2"`) +
      path('M-92 -250 L-34 -236 L-50 -60 L-70 0 L-120 -110Z', '#fff', `${bare} opacity=".16"`),
  }),
} satisfies Partial<Record<SpiritParts['shape'], (paper: Paper, parts: SpiritParts) => Shape>>;
