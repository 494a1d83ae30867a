/** Bodies of crawling, flying and winding beings, and where their heads are. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, limb, line, path } from '../shapes.ts';
import { gecko, meteor } from './crawlers.ts';
import { WINDING } from './winding-bodies.ts';
import type { BugParts } from './look.ts';

export interface BugBody {
  back: string;
  art: string;
  head: string;
  faceX: number;
  faceY: number;
  wide: number;
  top: number;
  lift: number;
  antennae: boolean;
  /** outline of the head, and where its eyes and mouth are, if it is not round */
  face?: { skull: string; eye: readonly [x: number, y: number]; mouth: readonly [y: number, half: number] };
}

const glass = (paper: Paper, color: string): string =>
  paper.linear([
    [0, '#ffffff', 0.9],
    [1, color, 0.7],
  ]);

/** Short legs with a shoe each, under a body that ends above the ground. */
const feet = (color: string, at: readonly number[]): string =>
  at.map((x) => line(`M${x} -40 L${x - 6} -8`, color, 15) + ellipse(x - 1, -2, 19, 10, shade(color, -0.04))).join('');

export const BUG_BODIES: Record<BugParts['shape'], (paper: Paper, parts: BugParts) => BugBody> = {
  bee: (paper, { body, second, wing }) => ({
    faceX: 40,
    faceY: -176,
    wide: 190,
    top: -330,
    lift: 40,
    antennae: true,
    head: shade(body, 0.06),
    back:
      path('M-40 -150 C-110 -290 -10 -330 10 -170Z', glass(paper, wing), 'stroke="#fff" stroke-width="4"') +
      path('M-60 -140 C-190 -230 -150 -310 -20 -170Z', glass(paper, wing), 'stroke="#fff" stroke-width="4"'),
    art:
      path('M-170 -84 L-196 -76 L-168 -66Z', second) +
      path('M30 -150 C40 -60 -40 0 -90 -10 C-150 -20 -180 -60 -170 -90 C-160 -140 -60 -190 30 -150Z', paper.ball(body)) +
      path(
        'M-34 -158 C-10 -110 -20 -40 -50 -10 L-84 -10 C-50 -50 -44 -110 -70 -150Z M-104 -140 C-84 -100 -90 -50 -112 -18 L-140 -30 ' +
          'C-120 -60 -116 -94 -132 -126Z',
        second,
        bare,
      ),
  }),
  butterfly: (paper, { body, second, wing }) => ({
    faceX: 0,
    faceY: -232,
    wide: 226,
    top: -360,
    lift: 30,
    antennae: true,
    head: shade(body, 0.3),
    back: bothSides(
      path('M10 -170 C60 -360 210 -380 226 -280 C230 -190 110 -140 10 -140Z', paper.ball(second)) +
        path('M10 -140 C110 -150 190 -90 160 -30 C120 20 40 -50 10 -110Z', paper.ball(wing)) +
        circle(164, -276, 28, shade(second, 0.14), bare) +
        circle(198, -232, 12, '#fff', `${bare} opacity=".85"`) +
        circle(116, -70, 20, shade(wing, 0.14), bare) +
        line('M20 -160 C80 -260 140 -310 190 -310', shade(second, -0.1), 5, 0.5),
    ),
    art:
      path(
        limb(
          [
            [0, -160],
            [0, -90],
            [0, -30],
          ],
          [52, 46, 24],
        ),
        paper.ball(body),
      ) + line('M-20 -116 Q0 -106 20 -116 M-18 -86 Q0 -76 18 -86 M-12 -58 Q0 -50 12 -58', shade(body, 0.16), 5, 0.6),
  }),
  ladybug: (paper, { body, second }) => ({
    faceX: 72,
    faceY: -118,
    wide: 196,
    top: -230,
    lift: 0,
    antennae: true,
    head: '#5a5468',
    back: feet(second, [-118, -46, 22]) + ellipse(-56, -34, 118, 26, shade(second, 0.05)),
    art:
      path('M66 -44 C70 -166 -10 -224 -70 -222 C-144 -216 -198 -140 -188 -66 C-184 -36 -150 -24 -112 -24 H24 C52 -24 66 -30 66 -44Z', paper.ball(body)) +
      path('M-128 -196 C-164 -176 -176 -132 -170 -110 C-160 -146 -142 -172 -112 -190Z', '#ffffff', `${bare} opacity=".3"`) +
      line('M-62 -220 Q-34 -120 -54 -26', shade(body, -0.2), 5, 0.7) +
      [
        [-120, -130, 22],
        [-92, -72, 18],
        [-10, -150, 20],
        [2, -78, 20],
        [-146, -72, 14],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, second, bare))
        .join(''),
  }),
  beetle: (paper, { body, second }) => ({
    faceX: 70,
    faceY: -122,
    wide: 196,
    top: -220,
    lift: 0,
    antennae: true,
    head: shade(body, 0.1),
    back: feet(second, [-124, -48, 24]) + ellipse(-60, -34, 120, 26, shade(second, 0.05)),
    art:
      path('M66 -44 C70 -156 -10 -204 -80 -202 C-154 -196 -200 -124 -190 -62 C-186 -34 -152 -24 -114 -24 H24 C52 -24 66 -30 66 -44Z', paper.ball(body)) +
      line('M-70 -202 Q-40 -110 -60 -26 M-122 -188 Q-102 -110 -118 -26', shade(body, 0.14), 5, 0.6),
  }),
  dragonfly: (paper, { body, second, wing }) => ({
    faceX: 44,
    faceY: -210,
    wide: 214,
    top: -330,
    lift: 44,
    antennae: false,
    head: shade(body, 0.06),
    back: path(
      'M0 -190 C-60 -330 -190 -360 -210 -310 C-190 -250 -80 -200 0 -170Z M0 -170 C-80 -230 -210 -240 -214 -190 C-190 -150 -80 -150 0 -150Z',
      glass(paper, wing),
      'stroke="#fff" stroke-width="4"',
    ),
    art:
      path(
        limb(
          [
            [20, -170],
            [-60, -120],
            [-130, -60],
            [-170, -10],
          ],
          [60, 40, 28, 20],
        ),
        paper.ball(body),
      ) +
      line('M-30 -148 l16 24 M-66 -124 l16 22 M-100 -94 l16 20 M-130 -64 l14 16', second, 7, 0.8) +
      paper.glow(-170, -10, 60, second, 0.8),
  }),
  spider: (paper, { body, second, wing }) => ({
    faceX: 0,
    faceY: -136,
    wide: 200,
    top: -250,
    lift: 0,
    antennae: false,
    head: body,
    back:
      bothSides(
        line(
          'M60 -110 Q130 -210 160 -110 L180 -4 M70 -90 Q150 -150 190 -60 L206 -2 M60 -70 Q120 -90 136 -4 M40 -60 Q80 -60 92 0',
          wing,
          13,
        ),
      ) + circle(0, -170, 92, paper.ball(wing)),
    art: path('M-16 -262 L0 -280 L16 -262 L0 -244Z', second, bare),
  }),
  ant: (paper, { body, second }) => ({
    faceX: 60,
    faceY: -150,
    wide: 180,
    top: -240,
    lift: 0,
    antennae: true,
    head: body,
    back: line('M-60 -50 L-80 0 M-20 -50 L-24 0 M30 -60 L44 0', second, 12),
    art: ellipse(-100, -84, 76, 56, paper.ball(body)) + ellipse(-10, -84, 46, 38, paper.ball(body)),
  }),
  ...WINDING,
  gecko,
  meteor,
  serpent: (paper, parts) => BUG_BODIES.snake(paper, parts),
};
