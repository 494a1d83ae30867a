/** Bodies with arms, shells or none of it. */
import type { SwimmerParts } from './look.ts';
import type { Body } from './swimmer-body.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, limb, line, path, starPath } from '../shapes.ts';

export const SOFT_BODIED = {
  octopus: (paper, { body, belly }) => ({
    faceX: 0,
    faceY: -196,
    spread: 42,
    eye: 29,
    left: -184,
    right: 184,
    top: -330,
    art:
      bothSides(
        path(
          limb(
            [
              [26, -110],
              [60, -40],
              [40, -4],
              [70, 4],
            ],
            [52, 40, 30, 20],
          ),
          paper.ball(shade(body, -0.05)),
        ),
        path(
          limb(
            [
              [60, -116],
              [120, -60],
              [120, -16],
              [156, -18],
            ],
            [52, 40, 30, 18],
          ),
          paper.ball(body),
        ),
        path(
          limb(
            [
              [84, -136],
              [150, -130],
              [176, -84],
              [160, -58],
            ],
            [46, 36, 28, 18],
          ),
          paper.ball(shade(body, 0.02)),
        ),
        [
          [104, -70],
          [122, -36],
          [46, -50],
        ]
          .map(([x = 0, y = 0]) => circle(x - 8, y, 7, belly, `${bare} opacity=".9"`))
          .join(''),
      ) +
      path(
        'M0 -328 C84 -328 124 -268 122 -206 C120 -130 78 -84 0 -84 C-78 -84 -120 -130 -122 -206 C-124 -268 -84 -328 0 -328Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      circle(-58, -286, 13, shade(body, 0.1), bare) +
      circle(-84, -252, 8, shade(body, 0.1), bare) +
      circle(50, -294, 9, shade(body, 0.1), bare),
  }),
  jellyfish: (paper, { body, belly, fin }) => ({
    faceX: 0,
    faceY: -208,
    spread: 40,
    eye: 26,
    left: -150,
    right: 150,
    top: -330,
    art:
      paper.glow(0, -210, 210, belly, 0.5) +
      [-84, -50, -16, 18, 52, 86]
        .map((x, i) =>
          line(`M${x} -150 q${i % 2 ? 24 : -24} 40 0 74 q${i % 2 ? -22 : 22} 36 ${i % 2 ? 6 : -6} 70`, i % 2 ? fin : body, 13, 0.85),
        )
        .join('') +
      path(
        'M-134 -156 C-146 -270 -70 -328 0 -328 C70 -328 146 -270 134 -156 Q114 -132 92 -152 Q68 -128 46 -150 Q22 -128 0 -150 Q-22 ' +
          '-128 -46 -150 Q-68 -128 -92 -152 Q-114 -132 -134 -156Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      path('M-90 -280 C-60 -312 -20 -318 10 -316', 'none', `stroke="${belly}" stroke-width="12" stroke-linecap="round" opacity=".7"`),
  }),
  crab: (paper, { body, belly }) => ({
    faceX: 0,
    faceY: -150,
    spread: 40,
    eye: 25,
    left: -200,
    right: 200,
    top: -236,
    art:
      bothSides(
        line('M84 -60 Q130 -50 140 -4 M70 -40 Q106 -30 110 0 M96 -84 Q156 -84 170 -20', shade(body, -0.08), 16),
        path(
          limb(
            [
              [96, -110],
              [150, -130],
              [166, -176],
            ],
            [36, 32, 30],
          ),
          paper.ball(body),
        ),
        path(
          'M150 -170 C128 -210 150 -244 186 -240 C176 -222 176 -212 184 -204 C194 -214 204 -216 214 -226 C226 -190 208 -156 176 -156Z',
          paper.ball(body),
        ),
      ) +
      path(
        'M0 -206 C92 -206 132 -158 130 -100 C126 -42 72 -22 0 -22 C-72 -22 -126 -42 -130 -100 C-132 -158 -92 -206 0 -206Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      path('M0 -30 C-50 -30 -90 -42 -106 -66 Q0 -44 106 -66 C90 -42 50 -30 0 -30Z', belly, `${bare} opacity=".8"`),
  }),
  seahorse: (paper, { body, belly, fin }) => ({
    faceX: 10,
    faceY: -284,
    spread: 34,
    eye: 25,
    left: -130,
    right: 150,
    top: -412,
    mouth: { x: 79, y: 76, w: 13 },
    art:
      path('M-46 -210 C-110 -220 -130 -170 -112 -120 C-90 -130 -60 -150 -40 -150Z', paper.drop(fin)) +
      path(
        limb(
          [
            [0, -240],
            [-4, -150],
            [20, -76],
            [44, -26],
            [96, -14],
            [128, -50],
            [104, -86],
            [74, -66],
          ],
          [104, 100, 70, 46, 34, 27, 21, 12],
        ),
        paper.ball(body),
      ) +
      path(
        limb(
          [
            [24, -210],
            [24, -150],
            [40, -90],
          ],
          [46, 48, 26],
        ),
        belly,
        `${bare} opacity=".9"`,
      ) +
      line('M4 -176 q20 10 42 2 M4 -146 q20 10 40 2 M10 -116 q18 8 34 2 M18 -90 q14 6 26 2', shade(belly, -0.16), 5, 0.7) +
      path('M-52 -330 L-66 -366 L-30 -352 L-20 -392 L6 -356 L36 -384 L40 -344Z', paper.drop(fin)) +
      path(
        'M8 -372 C74 -372 106 -332 104 -284 C102 -230 62 -204 8 -204 C-50 -204 -88 -232 -88 -284 C-88 -336 -52 -372 8 -372Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      // Towards the viewer: a snout from the side under eyes from the front would be another animal's.
      path(limb([[18, -252], [54, -232], [88, -208]], [60, 44, 52]), paper.ball(shade(body, 0.05))) +
      line('M40 -262 q18 8 22 28 M60 -250 q14 8 18 24', shade(body, -0.1), 4, 0.6) +
      ellipse(89, -208, 24, 26, shade(body, 0.1), bare),
  }),
  starfish: (paper, { body, belly }) => ({
    faceX: 0,
    faceY: -128,
    spread: 34,
    eye: 25,
    left: -160,
    right: 160,
    top: -288,
    art:
      path(starPath(0, -122, 164, 5, 0.56), paper.ball(body), 'stroke-linejoin="round" data-part="skull"') +
      [
        [0, -236],
        [-112, -154],
        [112, -154],
        [-70, -22],
        [70, -22],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 8, belly, bare))
        .join('') +
      circle(0, -106, 72, mix(body, belly, 0.2), `${bare} opacity=".5"`),
  }),
} satisfies Partial<Record<SwimmerParts['shape'], (paper: Paper, parts: SwimmerParts) => Body>>;
