/** Bodies with fins. */
import type { SwimmerParts } from './look.ts';
import type { Body } from './swimmer-body.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, line, path } from '../shapes.ts';

export const FINNED = {
  fish: (paper, { body, belly, fin, stripes }) => ({
    faceX: 46,
    faceY: -150,
    spread: 42,
    eye: 27,
    left: -190,
    right: 170,
    top: -286,
    art:
      path('M-96 -140 C-150 -220 -196 -226 -192 -190 C-176 -160 -176 -120 -192 -84 C-196 -50 -150 -60 -96 -120Z', paper.drop(fin)) +
      path('M-50 -232 C-20 -290 60 -290 76 -236Z', paper.drop(fin)) +
      path(
        'M158 -134 C156 -70 90 -26 16 -30 C-60 -34 -118 -80 -122 -136 C-118 -196 -56 -240 22 -240 C98 -238 158 -198 158 -134Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      (stripes
        ? path('M-40 -226 C-66 -170 -66 -100 -40 -44 Q-26 -38 -12 -34 C-40 -100 -40 -170 -14 -236Z', '#fff8ee', `${bare} opacity=".9"`) +
          path('M-100 -186 C-112 -150 -112 -118 -98 -84 L-82 -72 C-98 -118 -98 -156 -84 -200Z', '#fff8ee', `${bare} opacity=".9"`)
        : '') +
      path('M140 -84 C110 -40 60 -28 16 -30 C-30 -32 -70 -50 -94 -76 C-30 -60 80 -60 140 -84Z', belly, `${bare} opacity=".75"`) +
      path('M-30 -96 C-70 -84 -76 -40 -46 -36 C-24 -40 -8 -64 0 -86Z', paper.drop(fin)),
  }),
  dolphin: (paper, { body, belly, fin }) => ({
    faceX: 62,
    faceY: -206,
    spread: 38,
    eye: 23,
    left: -190,
    right: 232,
    top: -330,
    mouth: { x: 98, y: 48, w: 30 },
    art:
      path(
        'M-112 -70 C-150 -20 -206 -24 -196 8 C-160 12 -140 4 -118 -6 C-116 20 -90 30 -74 20 C-70 -10 -80 -44 -92 -66Z',
        paper.drop(fin),
      ) +
      path('M-40 -236 C-56 -300 -36 -322 -10 -330 C-2 -296 14 -274 42 -256Z', paper.drop(fin)) +
      path(
        'M-118 -52 C-96 -190 -10 -290 78 -292 C130 -292 158 -256 160 -206 C158 -150 124 -120 74 -110 C10 -98 -30 -50 -74 -14 C-96 ' +
          '-14 -112 -30 -118 -52Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      path('M152 -172 C140 -132 110 -114 74 -110 C10 -98 -30 -50 -74 -14 C-60 -70 20 -130 90 -150 Q130 -158 152 -172Z', belly, bare) +
      path('M104 -222 C160 -232 220 -204 228 -172 C228 -136 176 -104 116 -116 C84 -130 76 -206 104 -222Z', paper.ball(shade(body, 0.05))) +
      path('M222 -156 C210 -122 168 -106 116 -116 C106 -122 98 -132 94 -146 Q160 -130 222 -156Z', belly, `${bare} opacity=".9"`) +
      path('M2 -124 C-30 -96 -36 -50 -10 -44 C16 -56 30 -90 32 -114Z', paper.drop(fin)),
  }),
  whale: (paper, { body, belly, fin }) => ({
    faceX: 40,
    faceY: -132,
    spread: 66,
    eye: 23,
    flank: { x: -92, y: -106, scale: 0.46 },
    left: -220,
    right: 176,
    top: -330,
    art:
      line('M30 -236 C24 -280 0 -300 -22 -296 M30 -236 C36 -284 64 -304 86 -296 M30 -236 L30 -318', '#bfe9fb', 11) +
      path(
        'M-120 -80 C-160 -120 -170 -176 -214 -190 C-226 -160 -214 -140 -200 -130 C-226 -126 -240 -100 -226 -80 C-190 -76 -160 -50 ' +
          '-118 -40Z',
        paper.drop(fin),
      ) +
      path(
        'M168 -116 C168 -36 110 0 20 0 C-70 0 -136 -40 -150 -104 C-110 -120 -90 -180 -10 -220 C90 -256 168 -200 168 -116Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      path('M160 -72 C140 -22 90 0 20 0 C-50 0 -104 -24 -134 -66 C-60 -40 90 -40 160 -72Z', belly, bare) +
      line('M-70 -36 Q-60 -20 -50 -8 M-30 -30 Q-22 -14 -16 -4 M110 -38 Q104 -22 96 -10', shade(belly, -0.12), 4, 0.5) +
      path('M-50 -66 C-100 -50 -110 0 -76 10 C-46 0 -26 -30 -20 -54Z', paper.drop(fin)),
  }),
  shark: (paper, { body, belly, fin }) => ({
    faceX: 40,
    faceY: -150,
    spread: 50,
    eye: 24,
    left: -210,
    right: 164,
    top: -320,
    art:
      path(
        'M-104 -120 C-140 -200 -190 -240 -206 -226 C-196 -180 -196 -150 -178 -120 C-196 -100 -206 -70 -196 -50 C-166 -56 -130 -80 ' +
          '-100 -96Z',
        paper.drop(fin),
      ) +
      path('M-40 -228 C-30 -290 0 -318 30 -320 C30 -280 44 -250 64 -230Z', paper.drop(fin)) +
      path(
        'M158 -134 C156 -66 90 -24 16 -26 C-60 -30 -118 -76 -122 -126 C-110 -200 -50 -244 22 -244 C98 -242 158 -198 158 -134Z',
        paper.ball(body),
        'data-part="skull"',
      ) +
      path('M152 -104 C128 -44 74 -24 16 -26 C-40 -28 -86 -54 -108 -86 C-30 -66 90 -66 152 -104Z', belly, bare) +
      path('M-20 -90 C-70 -70 -80 -20 -50 -14 C-24 -24 -4 -54 8 -78Z', paper.drop(fin)) +
      line('M-60 -150 q-8 16 0 32 M-78 -150 q-8 16 0 32', shade(body, -0.14), 4, 0.6),
  }),
  seal: (paper, { body, belly, fin }) => ({
    faceX: 0,
    faceY: -210,
    spread: 44,
    eye: 27,
    left: -190,
    right: 160,
    top: -300,
    art:
      path(
        'M-90 -40 C-150 -60 -190 -90 -204 -70 C-196 -44 -180 -34 -166 -30 C-184 -10 -176 8 -160 10 C-130 0 -110 -10 -80 -8Z',
        paper.drop(fin),
      ) +
      path(
        'M0 -240 C70 -240 112 -160 116 -80 C118 -20 80 2 0 2 C-60 2 -120 -10 -116 -70 C-110 -160 -70 -240 0 -240Z',
        paper.ball(body),
        'data-part="torso"',
      ) +
      path(
        'M10 -170 C56 -160 70 -110 68 -70 C66 -26 40 -8 6 -8 C-34 -10 -52 -40 -50 -84 C-48 -130 -30 -164 10 -170Z',
        belly,
        `${bare} opacity=".9"`,
      ) +
      bothSides(path('M86 -90 C136 -70 156 -20 140 8 C110 8 84 -20 74 -50Z', paper.drop(fin))) +
      circle(0, -204, 102, paper.ball(body), 'data-part="skull"') +
      ellipse(0, -166, 50, 32, belly, bare) +
      ellipse(0, -182, 15, 10, '#33202a', bare) +
      bothSides(line('M40 -166 L92 -174 M40 -158 L90 -154', shade(body, -0.3), 3, 0.5)),
  }),
} satisfies Partial<Record<SwimmerParts['shape'], (paper: Paper, parts: SwimmerParts) => Body>>;
