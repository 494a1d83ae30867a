/** Bodies of spirits that one specific type is known by: a clock, an hourglass, a mountain, a sock, a bat. */
import type { SpiritParts } from './look.ts';
import type { Shape } from './spirit-shape.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, line, path, rect, starPath, turned } from '../shapes.ts';

type Draw = (paper: Paper, parts: SpiritParts) => Shape;

const clock: Draw = (paper, { body, second }) => ({
  faceY: -176,
  wide: 170,
  top: -372,
  lift: 10,
  eye: 24,
  spread: 40,
  back:
    bothSides(circle(86, -330, 42, paper.ball('#e0a93f')) + line('M64 -6 L92 26', '#8c5a34', 22)) + line('M0 -336 L0 -372', '#8c5a34', 14),
  body:
    circle(0, -176, 160, paper.ball(second), 'data-part="skull"') +
    circle(0, -176, 132, paper.ball(body), bare) +
    Array.from({ length: 12 }, (_, i) => turned(i * 30, 0, -176, line(`M0 -296 v${i % 3 ? 9 : 18}`, '#8c5a34', i % 3 ? 5 : 9))).join('') +
    // One o'clock, above the brows: a hand of a clock is before no eye.
    line('M0 -248 L0 -288 M38 -246 L56 -276', '#6b4a7a', 9),
});

const hourglass: Draw = (paper, { body, second }) => ({
  faceY: -262,
  wide: 150,
  top: -376,
  lift: 6,
  eye: 23,
  spread: 38,
  body:
    rect(-124, -372, 248, 40, 16, paper.drop('#b07a44')) +
    rect(-124, -40, 248, 40, 16, paper.drop('#9a6638')) +
    line('M-104 -336 L-104 -38 M104 -336 L104 -38', '#c9924e', 14) +
    path('M-92 -334 L92 -334 C96 -250 40 -214 16 -188 C40 -160 96 -124 92 -40 L-92 -40 C-96 -124 -40 -160 -16 -188 C-40 -214 -96 -250 ' +
      '-92 -334Z', paper.drop(body), 'data-part="skull" fill-opacity=".92"') +
    path('M-82 -60 Q0 -150 82 -60 L86 -42 L-86 -42Z', second, bare) +
    line('M0 -186 L0 -108', second, 7),
});

const mountain: Draw = (paper, { body, second }) => ({
  faceY: -130,
  wide: 200,
  top: -350,
  lift: 0,
  back: path('M-200 0 L-120 -150 L-40 0Z M60 0 L140 -180 L206 0Z', paper.drop(shade(body, -0.08))),
  body:
    path('M-168 0 C-130 -80 -96 -190 -40 -300 Q0 -362 42 -298 C98 -190 130 -80 168 0 Q0 14 -168 0Z', paper.drop(body),
      'stroke-linejoin="round" data-part="skull"') +
    path('M-74 -232 C-62 -260 -50 -282 -40 -300 Q0 -362 42 -298 C54 -276 66 -252 76 -228 L46 -210 L24 -236 L0 -206 L-26 -236 L-48 -208Z',
      paper.drop(second), bare) +
    [-120, -70, 92, 128].map((x) => path(`M${x} -4 l16 -46 l16 46Z`, '#5f9a62', bare)).join(''),
});

const wind: Draw = (paper, { body, second }) => ({
  faceY: -180,
  wide: 190,
  top: -320,
  lift: 26,
  back: line('M-196 -70 C-120 -30 40 -40 120 -66 M-150 -20 C-60 20 60 10 120 -24', second, 17, 0.9),
  body:
    path(
      'M-60 -310 C40 -340 140 -280 136 -180 C132 -90 40 -50 -30 -70 C-80 -84 -120 -60 -170 -70 C-150 -84 -130 -98 -124 -120 C-150 ' +
        '-190 -130 -284 -60 -310Z',
      paper.linear([[0, '#ffffff'], [0.5, body], [1, second]]),
      'data-part="skull"',
    ) +
    line('M100 -266 C170 -300 212 -250 178 -214 C160 -198 138 -214 152 -230', second, 15) +
    line('M-96 -286 C-60 -316 -20 -318 16 -312', '#ffffff', 10, 0.9),
});

const snowflake: Draw = (paper, { body, second }) => ({
  faceY: -172,
  wide: 184,
  top: -352,
  lift: 16,
  eye: 25,
  spread: 40,
  back: [0, 60, 120]
    .map((a) =>
      turned(a, 0, -172, line('M0 -346 L0 2 M-38 -322 L0 -286 L38 -322 M-38 -22 L0 -58 L38 -22', second, 30) +
        line('M0 -346 L0 2 M-38 -322 L0 -286 L38 -322 M-38 -22 L0 -58 L38 -22', '#f4fbff', 18)),
    )
    .join(''),
  body: path(starPath(0, -172, 118, 6, 0.9), paper.ball(body),
    `stroke="${second}" stroke-width="8" stroke-linejoin="round" data-part="skull"`),
});

const sock: Draw = (paper, { body, second }) => ({
  faceY: -238,
  wide: 176,
  top: -352,
  lift: 0,
  body:
    path('M-106 -330 L96 -330 C106 -250 104 -180 112 -140 C160 -110 196 -70 172 -20 C150 14 -20 12 -70 2 C-120 -10 -118 -90 -112 -150 ' +
      'C-106 -210 -110 -270 -106 -330Z', paper.ball(body), 'data-part="skull"') +
    path('M-114 -344 Q-4 -372 104 -344 L100 -290 Q-4 -314 -110 -290Z', paper.drop(second)) +
    line('M-116 -146 Q0 -116 108 -142 M-116 -112 Q0 -82 120 -116', second, 20) +
    path('M112 -102 C150 -84 186 -50 168 -14 C150 2 112 4 84 4 C80 -40 90 -80 112 -102Z', second, bare) +
    rect(-80, -66, 52, 46, 8, '#f2c14e') +
    line('M-88 -56 h12 M-88 -34 h12 M-36 -56 h12 M-36 -34 h12', '#6b4a7a', 5),
});

const puddle: Draw = (paper, { body, second }) => ({
  faceY: -116,
  wide: 204,
  top: -226,
  lift: 0,
  back: ellipse(0, -2, 204, 34, shade(body, -0.05)) + ellipse(0, -6, 176, 22, body, bare) +
    [[-170, -70, 13], [168, -96, 16], [150, -40, 9]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, paper.ball(body))).join(''),
  body:
    path('M-10 -222 C50 -226 96 -170 104 -110 C110 -60 140 -30 150 -10 Q0 16 -150 -10 C-136 -30 -116 -60 -110 -110 C-100 -160 -70 ' +
      '-216 -10 -222Z', paper.ball(body), 'data-part="skull"') +
    ellipse(-50, -164, 16, 28, second, `${bare} opacity=".85" transform="rotate(26 -50 -164)"`) +
    circle(78, -52, 9, second, `${bare} opacity=".8"`),
});

const bat: Draw = (paper, { body, second }) => ({
  faceY: -176,
  wide: 232,
  top: -366,
  lift: 40,
  eye: 29,
  spread: 44,
  back: bothSides(
    path('M84 -190 C130 -290 200 -300 236 -290 C220 -262 226 -230 236 -206 C210 -210 196 -190 196 -160 C176 -176 152 -166 146 -130 ' +
      'C126 -150 104 -146 84 -130Z', paper.drop(second, 1.2)) +
      line('M90 -180 Q150 -260 230 -288 M92 -164 Q150 -200 230 -208 M92 -148 Q130 -166 192 -162', shade(second, -0.14), 6, 0.6) +
      path('M24 -268 C24 -330 60 -362 92 -366 C112 -320 110 -270 92 -226Z', paper.ball(body)) +
      path('M46 -272 C50 -312 70 -334 84 -336 C94 -304 92 -270 82 -244Z', '#f2a7b4', bare) +
      path('M26 -66 q16 -10 30 4 l6 28 l-14 -8 l-8 12 l-10 -12 l-12 8Z', paper.drop(second)),
  ),
  body:
    path('M0 -300 C84 -300 122 -236 120 -170 C118 -96 70 -54 0 -54 C-70 -54 -118 -96 -120 -170 C-122 -236 -84 -300 0 -300Z',
      paper.ball(body), 'data-part="skull"') +
    ellipse(0, -96, 62, 36, mix(body, '#ffffff', 0.45), `${bare} opacity=".8"`),
});

const oak: Draw = (paper, { body }) => ({
  faceY: -128,
  wide: 190,
  top: -376,
  lift: 0,
  eye: 24,
  spread: 36,
  back: line('M-70 -150 C-130 -140 -150 -180 -176 -196 M-140 -166 L-176 -150 M70 -150 C130 -140 150 -180 176 -196 M140 -166 L176 -150',
    '#8a6240', 22),
  body:
    path('M-82 -220 C-70 -120 -78 -60 -118 -6 Q-84 4 -60 -14 Q-40 6 0 -10 Q40 6 60 -14 Q84 4 118 -6 C78 -60 70 -120 82 -220Z',
      paper.tube('#9a7048'), 'data-part="skull"') +
    line('M-52 -60 q8 -20 2 -40 M54 -70 q-8 -16 -2 -36 M-60 -190 q10 16 4 34', '#7a5232', 6, 0.7) +
    [
      [-104, -250, 78],
      [104, -250, 78],
      [-50, -310, 72],
      [54, -312, 70],
      [0, -262, 92],
    ]
      .map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, paper.ball(i % 2 ? body : shade(body, -0.04))))
      .join('') +
    [
      [-90, -270],
      [60, -320],
      [100, -240],
      [-20, -330],
      [-30, -262],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 11, '#e5575f', bare))
      .join(''),
});

/** A ball of long fur: one row of tufts behind the other. */
const tufts = (cy: number, r: number, count: number, turn: number): string => {
  const at = (i: number, far: number): string => {
    const a = ((i + turn) / count) * Math.PI * 2;
    return `${(Math.sin(a) * far).toFixed(1)} ${(cy - Math.cos(a) * far * 0.94).toFixed(1)}`;
  };
  return `M${at(0, r * 0.84)} ${Array.from({ length: count }, (_, i) => `Q${at(i + 0.2, r * 1.06)} ${at(i + 0.62, r * 1.1)} Q${at(i + 0.74, r * 0.94)} ${at(i + 1, r * 0.84)}`).join(' ')}Z`;
};

const fluff: Draw = (paper, { body, second }) => ({
  faceY: -166,
  wide: 186,
  top: -330,
  lift: 0,
  eye: 29,
  spread: 44,
  back: bothSides(ellipse(58, -10, 40, 20, paper.ball(second))),
  body:
    path(tufts(-164, 158, 34, 0), paper.ball(body), 'stroke-linejoin="round" data-part="skull"') +
    path(tufts(-290, 46, 13, 0.3), paper.ball(shade(body, 0.06)), bare) +
    [[-108, -240, -30], [108, -240, 30], [-128, -150, -12], [128, -150, 12], [-104, -70, -20], [104, -70, 20], [-52, -44, -8], [52, -44, 8], [-62, -276, -20], [62, -276, 20]]
      .map(([x = 0, y = 0, a = 0]) => turned(a, x, y, line(`M${x - 16} ${y - 8} q4 16 0 24 M${x} ${y - 10} q4 18 0 28 M${x + 16} ${y - 8} q4 16 0 24`, shade(body, -0.14), 6, 0.6))).join(''),
});

export const NAMED_SHAPES = { clock, hourglass, mountain, wind, snowflake, sock, puddle, bat,
  oak, fluff } satisfies Partial<Record<SpiritParts['shape'], Draw>>;
