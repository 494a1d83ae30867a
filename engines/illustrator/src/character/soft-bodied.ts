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
  // Its curled tail is above the water of a pond: it is what everybody knows it by.
  seahorse: (paper, { body, belly, fin }) => ({
    faceX: 6,
    faceY: -352,
    spread: 36,
    eye: 26,
    left: -130,
    right: 166,
    top: -486,
    mouth: { x: -14, y: 52, w: 19 },
    art:
      path('M-26 -282 C-70 -310 -112 -300 -128 -262 C-112 -256 -116 -244 -124 -230 C-106 -226 -106 -214 -110 -198 C-84 -196 -60 -200 -26 -208Z', paper.drop(fin)) +
      line('M-36 -262 L-106 -264 M-36 -244 L-104 -234 M-36 -226 L-92 -208', shade(fin, -0.14), 5, 0.6) +
      path(limb([[0, -300], [14, -236], [2, -166], [-16, -116], [6, -78], [56, -70], [88, -102], [70, -136], [40, -124]], [84, 118, 92, 62, 50, 40, 32, 24, 14]), paper.ball(body)) +
      path(limb([[36, -286], [48, -232], [32, -170], [8, -122]], [40, 52, 40, 22]), belly, `${bare} opacity=".95"`) +
      line('M-34 -262 Q14 -240 66 -262 M-42 -230 Q14 -206 70 -230 M-40 -198 Q8 -176 58 -200 M-42 -166 Q0 -146 42 -168 M-44 -136 Q-12 -118 18 -136', shade(body, -0.14), 5, 0.6) +
      path('M-64 -400 L-84 -436 L-46 -426 L-38 -474 L-6 -434 L14 -486 L36 -434 L68 -466 L66 -408Z', paper.drop(fin), 'stroke-linejoin="round"') +
      path('M4 -440 C68 -440 98 -402 96 -354 C94 -302 58 -268 4 -268 C-52 -268 -88 -302 -90 -354 C-92 -402 -58 -440 4 -440Z', paper.ball(body), 'data-part="skull"') +
      // The trumpet points aside, the mouth stays where faces have it: at the end of a snout nobody sees how somebody feels.
      path(limb([[28, -322], [92, -312], [146, -304]], [52, 30, 36]), paper.ball(shade(body, 0.04))) +
      line('M84 -330 q7 16 1 32 M104 -326 q6 13 1 27 M122 -322 q6 12 1 26', shade(body, -0.14), 5, 0.6) +
      ellipse(150, -303, 9, 18, shade(body, -0.2), `${bare} transform="rotate(8 150 -303)"`),
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
