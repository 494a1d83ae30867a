/** Ghosts, shadows, slimes, flames, drops, clouds and wisps. */
import type { SpiritParts } from './look.ts';
import type { Shape } from './spirit-shape.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, line, path } from '../shapes.ts';

export const MISTY_SHAPES = {
  ghost: (paper, { body, second }) => ({
    faceY: -216,
    wide: 150,
    top: -332,
    lift: 26,
    body:
      path(
        'M0 -330 C86 -330 128 -270 128 -190 C128 -110 150 -50 158 -10 C136 6 120 -24 98 -8 C78 8 62 -20 40 -4 C22 10 4 -16 -16 -2 ' +
          'C-38 12 -56 -18 -76 -4 C-98 10 -124 -8 -146 -6 C-142 -60 -128 -110 -128 -190 C-128 -270 -86 -330 0 -330Z',
        paper.linear([
          [0, shade(body, 0.03)],
          [0.6, body],
          [1, second, 0.85],
        ]),
        'data-part="skull"',
      ) + line('M-84 -280 C-60 -312 -24 -318 6 -314', '#ffffff', 12, 0.8),
  }),
  shadow: (paper, { body, second }) => ({
    faceY: -230,
    wide: 150,
    top: -346,
    lift: 16,
    body:
      path(
        'M0 -344 C92 -344 128 -276 126 -200 C124 -120 150 -60 140 -6 C100 14 90 -20 56 -4 C26 12 -6 -18 -40 -2 C-80 14 -100 -16 ' +
          '-142 -2 C-146 -60 -124 -120 -126 -200 C-128 -276 -92 -344 0 -344Z',
        paper.linear([
          [0, shade(body, 0.06)],
          [0.6, body],
          [1, shade(body, -0.06), 0.9],
        ]),
        'data-part="skull"',
      ) + line('M-80 -296 C-58 -324 -20 -332 10 -328', second, 8, 0.5),
    back: path(
      'M-70 -316 C-96 -380 -60 -398 -50 -400 C-52 -370 -30 -350 -20 -338Z M70 -316 C96 -380 60 -398 50 -400 C52 -370 30 -350 20 -338Z',
      body,
    ),
  }),
  slime: (paper, { body, second }) => ({
    faceY: -104,
    wide: 158,
    top: -214,
    lift: 0,
    body:
      path(
        'M0 -212 C70 -212 100 -150 118 -96 C134 -50 176 -34 164 -6 C150 14 -150 14 -164 -6 C-176 -34 -134 -50 -118 -96 C-100 -150 ' +
          '-70 -212 0 -212Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      ellipse(-56, -150, 20, 30, second, `${bare} opacity=".8" transform="rotate(28 -56 -150)"`) +
      circle(86, -50, 10, second, `${bare} opacity=".6"`) +
      circle(-96, -36, 8, second, `${bare} opacity=".6"`),
  }),
  flame: (paper, { body, second }) => ({
    faceY: -132,
    wide: 140,
    top: -360,
    lift: 6,
    body:
      path(
        'M0 -356 C10 -290 96 -254 122 -168 C146 -80 90 0 0 0 C-90 0 -146 -80 -122 -168 C-114 -206 -80 -220 -82 -262 C-50 -244 -40 ' +
          '-220 -38 -200 C-30 -260 -24 -300 0 -356Z',
        paper.linear([
          [0, shade(body, -0.05)],
          [0.5, body],
          [1, second],
        ]),
        'data-part="skull"',
      ) +
      path(
        'M4 -240 C20 -200 76 -170 80 -110 C82 -50 46 -14 0 -14 C-46 -14 -82 -50 -80 -110 C-76 -150 -30 -170 4 -240Z',
        second,
        `${bare} opacity=".75"`,
      ),
  }),
  drop: (paper, { body, second }) => ({
    faceY: -122,
    wide: 134,
    top: -330,
    lift: 8,
    body:
      path(
        'M0 -326 C20 -250 124 -190 124 -108 C124 -44 70 0 0 0 C-70 0 -124 -44 -124 -108 C-124 -190 -20 -250 0 -326Z',
        paper.ball(body),
        'data-part="skull"',
      ) + ellipse(-66, -160, 18, 38, second, `${bare} opacity=".8" transform="rotate(24 -66 -160)"`),
  }),
  cloud: (paper, { body, second }) => ({
    faceY: -116,
    wide: 196,
    top: -246,
    lift: 34,
    body: path(
      'M-110 -10 C-190 -6 -206 -104 -136 -124 C-142 -200 -50 -228 -16 -186 C20 -258 130 -234 126 -150 C196 -150 206 -20 122 -10 ' +
        'Q0 14 -110 -10Z',
      paper.linear([
        [0, '#ffffff'],
        [0.55, body],
        [1, second],
      ]),
      'data-part="skull"',
    ),
  }),
  wisp: (paper, { body, second }) => ({
    faceY: -146,
    wide: 128,
    top: -290,
    lift: 40,
    back: paper.glow(0, -140, 220, body, 0.8),
    body:
      path(
        'M0 -250 C66 -250 108 -202 108 -142 C108 -84 62 -40 0 -40 C-62 -40 -108 -84 -108 -142 C-108 -180 -90 -212 -66 -230 C-70 ' +
          '-260 -50 -286 -30 -292 C-38 -270 -24 -254 0 -250Z',
        paper.radial([
          [0, second],
          [0.6, body],
          [1, shade(body, -0.06)],
        ]),
        'data-part="skull"',
      ) + path('M-40 -46 Q-20 10 10 16 Q-2 -8 20 -44Z', body, `${bare} opacity=".8"`),
  }),
} satisfies Partial<Record<SpiritParts['shape'], (paper: Paper, parts: SpiritParts) => Shape>>;
