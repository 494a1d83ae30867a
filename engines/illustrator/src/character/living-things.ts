/** Plants and things that woke up: leaf, mushroom, teapot, book, snowman. */
import type { SpiritParts } from './look.ts';
import type { Shape } from './spirit-shape.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, line, path, rect } from '../shapes.ts';

export const LIVING_THINGS = {
  leaf: (paper, { body, second }) => ({
    faceY: -116,
    wide: 140,
    top: -320,
    lift: 0,
    back:
      path(
        'M0 -210 C-70 -226 -92 -290 -86 -318 C-36 -322 0 -280 0 -210 C0 -270 44 -312 88 -300 C90 -262 64 -218 0 -210Z',
        paper.drop(shade(body, -0.04)),
      ) + line('M0 -212 C-20 -250 -50 -286 -76 -306 M0 -212 C20 -250 50 -276 78 -288', shade(body, -0.16), 5, 0.6),
    body:
      path(
        'M0 -222 C74 -222 122 -170 122 -104 C122 -40 72 0 0 0 C-72 0 -122 -40 -122 -104 C-122 -170 -74 -222 0 -222Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      ellipse(0, -40, 66, 30, shade(body, 0.12), `${bare} opacity=".7"`) +
      [0, 72, 144, 216, 288]
        .map((a) => `<ellipse cx="84" cy="-196" rx="11" ry="14" fill="${second}" transform="rotate(${a} 84 -180)"/>`)
        .join('') +
      circle(84, -180, 10, '#ffe27a', bare),
    front: bothSides(ellipse(50, -2, 34, 16, paper.ball(shade(body, -0.06)))),
  }),
  tree: (paper, { body }) => ({
    faceY: -150,
    wide: 160,
    top: -340,
    lift: 0,
    body: path('M-60 0 L-50 -200 L50 -200 L60 0Z', paper.tube('#8f6a48')) + circle(0, -230, 110, paper.ball(body), 'data-part="skull"'),
  }),
  book: (paper, { body, second, glow }) => ({
    faceY: -146,
    wide: 170,
    top: -270,
    lift: 20,
    eye: 25,
    back: paper.glow(0, -150, 230, glow, 0.5),
    body:
      path(
        'M-156 -34 L-164 -252 Q-80 -276 0 -244 Q80 -276 164 -252 L156 -34 Q80 -54 0 -22 Q-80 -54 -156 -34Z',
        paper.drop(body),
        'data-part="skull"',
      ) +
      path(
        'M-140 -48 L-146 -244 Q-76 -260 0 -230 Q76 -260 146 -244 L140 -48 Q76 -66 0 -38 Q-76 -66 -140 -48Z',
        paper.linear([
          [0, second],
          [1, shade(second, -0.06)],
        ]),
        bare,
      ) +
      line('M0 -230 L0 -40', shade(second, -0.16), 4, 0.6),
  }),
  mushroom: (paper, { body, second }) => ({
    faceY: -92,
    wide: 176,
    top: -300,
    lift: 0,
    eye: 25,
    spread: 38,
    body:
      path('M-86 -130 Q-104 -20 -70 -4 Q0 14 70 -4 Q104 -20 86 -130Z', paper.drop(second), 'data-part="skull"') +
      path('M-176 -138 C-168 -250 -96 -300 0 -300 C96 -300 168 -250 176 -138 Q90 -104 0 -112 Q-90 -104 -176 -138Z', paper.ball(body)) +
      [
        [-84, -216, 26],
        [10, -256, 22],
        [92, -206, 28],
        [-20, -180, 15],
        [-130, -162, 14],
        [140, -156, 12],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, '#fff8ea', bare))
        .join(''),
  }),
  teapot: (paper, { body, second }) => ({
    faceY: -116,
    wide: 196,
    top: -290,
    lift: 0,
    eye: 25,
    spread: 40,
    back:
      `<path d="M96 -170 C190 -190 196 -60 92 -60" fill="none" stroke="${shade(body, -0.06)}" stroke-width="24" stroke-linecap="round"/>` +
      path('M-90 -80 C-140 -80 -150 -140 -186 -176 L-150 -190 C-120 -150 -110 -130 -84 -132Z', paper.drop(body)) +
      line('M-172 -200 q-12 -20 2 -38 q14 -18 0 -36', '#ffffff', 9, 0.6),
    body:
      path(
        'M0 -222 C90 -222 130 -160 124 -92 C118 -30 70 0 0 0 C-70 0 -118 -30 -124 -92 C-130 -160 -90 -222 0 -222Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      path('M-66 -212 Q0 -250 66 -212 Q0 -190 -66 -212Z', paper.drop(second)) +
      circle(0, -246, 17, paper.ball(second)) +
      ellipse(0, -10, 62, 10, second, `${bare} opacity=".8"`),
  }),
  gingerbread: (paper, { body, second }) => ({
    faceY: -256,
    wide: 150,
    top: -366,
    lift: 0,
    eye: 23,
    spread: 36,
    body:
      path(
        'M-60 -170 C-130 -190 -150 -130 -96 -112 L-54 -106 L-74 -30 C-78 10 -20 14 -14 -20 L0 -56 L14 -20 C20 14 78 10 74 -30 L54 ' +
          '-106 L96 -112 C150 -130 130 -190 60 -170Z',
        paper.ball(body),
      ) +
      circle(0, -256, 104, paper.ball(body), 'data-part="skull"') +
      line(
        'M-118 -156 q10 14 0 28 M118 -156 q-10 14 0 28 M-70 -36 q14 10 28 0 M42 -36 q14 10 28 0 M-66 -318 q14 -18 30 -10 t32 -10 ' +
          't32 6 t30 10',
        second,
        8,
        0.95,
      ) +
      circle(0, -140, 10, '#d9486a', bare) +
      circle(0, -108, 10, '#58b87a', bare),
  }),
  carpet: (paper, { body, second }) => ({
    faceY: -126,
    wide: 196,
    top: -214,
    lift: 60,
    eye: 25,
    spread: 42,
    body:
      path(
        'M-186 -190 Q-90 -232 0 -200 Q90 -168 186 -206 L176 -44 Q90 -6 0 -38 Q-90 -70 -176 -30Z',
        paper.drop(body),
        'data-part="skull"',
      ) +
      path(
        'M-164 -172 Q-90 -206 0 -176 Q90 -146 164 -180 L158 -62 Q90 -32 0 -60 Q-90 -88 -156 -52Z',
        'none',
        `stroke="${second}" stroke-width="7"`,
      ) +
      line(
        'M-186 -190 l-18 4 M-184 -150 l-18 4 M-180 -110 l-18 4 M-178 -70 l-18 4 M-176 -30 l-18 4 M186 -206 l18 -4 M184 -166 l18 ' +
          '-4 M180 -126 l18 -4 M178 -86 l18 -4 M176 -44 l18 -4',
        second,
        6,
      ),
  }),
  snowman: (paper, { body, second }) => ({
    faceY: -244,
    wide: 160,
    top: -380,
    lift: 0,
    eye: 24,
    spread: 36,
    back: line('M-96 -140 L-160 -196 M-136 -176 L-150 -150 M96 -140 L160 -196 M136 -176 L150 -150', '#7a5238', 10),
    body:
      circle(0, -92, 108, paper.ball(body)) +
      circle(0, -232, 92, paper.ball(body), 'data-part="skull"') +
      [-130, -92, -54].map((y) => circle(0, y, 9, '#4a4560', bare)).join(''),
    front:
      path('M-66 -168 Q0 -130 66 -168 Q78 -150 64 -134 Q0 -96 -64 -134 Q-78 -150 -66 -168Z', paper.drop(second)) +
      path('M30 -128 L62 -60 L34 -52 L12 -116Z', shade(second, -0.05)) +
      rect(-58, -376, 116, 74, 8, '#4a4560') +
      rect(-86, -312, 172, 17, 8, '#4a4560') +
      rect(-58, -332, 116, 18, 0, '#d9486a', bare),
  }),
} satisfies Partial<Record<SpiritParts['shape'], (paper: Paper, parts: SpiritParts) => Shape>>;
