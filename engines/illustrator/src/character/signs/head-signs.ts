/** What types and features wear above the face. */
import { shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, heartPath, line, path, rect, starPath, turned, twinklePath } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

const flake = (x: number, y: number, s: number): string =>
  line([0, 60, 120].map((a) => ray(x, y, s, a)).join(' '), '#ffffff', s * 0.24) + circle(x, y, s * 0.2, '#bfe4fb', bare);
const ray = (x: number, y: number, s: number, a: number): string => {
  const dx = Math.cos((a * Math.PI) / 180) * s;
  const dy = Math.sin((a * Math.PI) / 180) * s;
  return `M${x - dx} ${y - dy} L${x + dx} ${y + dy}`;
};

export const HEAD_SIGNS = {
  'party-hat': {
    on: 'head',
    above: 280,
    draw: (p) =>
      path('M-62 -96 L6 -262 L66 -96 Q0 -72 -62 -96Z', p.drop('#e8506a')) +
      line('M-44 -142 Q4 -120 48 -140 M-24 -190 Q4 -178 30 -190', '#ffd75e', 11) +
      circle(6, -266, 19, p.ball('#ffd75e')),
  },
  'egg-cap': {
    on: 'head',
    above: 190,
    draw: (p) =>
      path('M-88 -66 L-70 -96 L-48 -66 L-24 -98 L0 -64 L24 -98 L48 -66 L70 -96 L88 -66 C96 -150 50 -186 0 -186 C-50 -186 -96 -150 -88 ' +
        '-66Z', p.ball('#fbf1dc')) +
      circle(-30, -140, 11, '#a9d8c8', bare) +
      circle(30, -126, 8, '#a9d8c8', bare),
  },
  'star-crown': {
    on: 'crown',
    above: 214,
    draw: (p) =>
      p.glow(0, -70, 180, '#ffe9a0', 0.7) +
      [-64, -32, 0, 32, 64]
        .map((a) => turned(a, 0, 0, path(starPath(0, -176, a ? 24 : 34), '#ffd24f')))
        .join(''),
  },
  'sun-crown': {
    on: 'crown',
    above: 230,
    beside: 200,
    draw: (p) => p.glow(0, -10, 214, '#ffe9a0', 0.7) + path(starPath(0, -10, 206, 16, 0.74), p.drop('#ffc94a'),
      'stroke-linejoin="round"') + circle(0, -10, 150, '#ffe27a', bare),
  },
  'big-moon': {
    on: 'crown',
    above: 220,
    beside: 200,
    draw: (p) => p.glow(0, -10, 214, '#fff4d0', 0.7) + circle(0, -10, 190, p.ball('#f4eccb')) + circle(-140, -80, 22, '#dcd2b4', bare) +
      circle(150, -40, 26, '#dcd2b4', bare) + circle(-150, 40, 14, '#dcd2b4', bare),
  },
  'snow-crown': {
    on: 'head',
    above: 220,
    draw: (p) =>
      path('M-92 -74 L-80 -132 L-52 -98 L-30 -172 L0 -104 L30 -172 L52 -98 L80 -132 L92 -74 Q0 -104 -92 -74Z', p.drop('#bfe6fb'),
        'stroke="#f2fbff" stroke-width="4"') +
      flake(0, -128, 26),
  },
  'snow-star': { on: 'head', above: 200, draw: () => flake(0, -134, 42) },
  'leaf-hat': {
    on: 'head',
    above: 220,
    draw: (p) =>
      path('M-118 -52 C-120 -120 -60 -160 16 -214 C30 -160 122 -124 118 -50 Q0 -96 -118 -52Z', p.drop('#74b860')) +
      line('M10 -196 Q0 -130 -4 -82 M0 -140 Q-40 -118 -70 -86 M0 -140 Q44 -120 72 -88', shade('#74b860', -0.14), 6, 0.6),
  },
  'acorn-cap': {
    on: 'head',
    above: 190,
    draw: (p) =>
      path('M-118 -56 C-116 -136 -60 -160 0 -160 C60 -160 116 -136 118 -56 Q0 -84 -118 -56Z', p.drop('#9a6b3c')) +
      line('M-84 -78 L-40 -146 M-40 -84 L0 -150 M0 -86 L40 -146 M40 -84 L76 -124 M84 -78 L40 -146 M40 -84 L0 -150 M0 -86 L-40 -146',
        '#7a5029', 5, 0.6) +
      path('M-9 -152 Q-6 -180 12 -186 L22 -172 Q12 -168 10 -152Z', '#7a5029'),
  },
  'wind-up-spring': {
    on: 'head',
    above: 230,
    draw: () => line('M0 -104 q-36 -10 0 -22 q40 -10 0 -24 q-40 -10 0 -24 q36 -8 0 -20', '#8d96b5', 9) + circle(0, -206, 18, '#e0656a'),
  },
  'strawberry-leaf': {
    on: 'head',
    above: 176,
    draw: (p) =>
      path('M0 -84 C-40 -60 -92 -54 -112 -30 C-104 -80 -80 -104 -44 -118 C-10 -130 10 -130 44 -118 C80 -104 104 -80 112 -30 C92 -54 ' +
        '40 -60 0 -84Z', p.drop('#63ab5c')) +
      line('M0 -118 Q-4 -146 12 -162', '#4d8f4e', 11),
  },
  clover: {
    on: 'head',
    above: 190,
    draw: (p) =>
      line('M0 -92 Q6 -112 0 -134', '#3f8f4e', 9) +
      [0, 90, 180, 270].map((a) => turned(a, 0, -150, path(heartPath(0, -176, 25), p.drop('#5fb85a')))).join(''),
  },
  'candle-crown': {
    on: 'head',
    above: 214,
    draw: (p) =>
      path('M-104 -78 Q0 -122 104 -78 L102 -54 Q0 -96 -102 -54Z', p.drop('#f0b945')) +
      [-60, 0, 60]
        .map((x) => {
          const y = x ? -100 : -112;
          return rect(x - 10, y - 44, 20, 46, 5, '#fff6e6') + p.glow(x, y - 62, 46, '#ffd98a', 0.8) +
            path(`M${x} ${y - 82} q13 20 0 34 q-13 -14 0 -34Z`, '#ffb648');
        })
        .join(''),
  },
  'moon-tiara': {
    on: 'head',
    above: 186,
    draw: (p) => p.glow(0, -128, 80, '#e6ecff', 0.7) + path('M-30 -156 A44 44 0 1 0 44 -126 A36 36 0 1 1 -30 -156Z', p.drop('#e9efff')),
  },
  'well-roof': {
    on: 'crown',
    above: 280,
    beside: 176,
    draw: (p) =>
      bothSides(line('M150 120 L150 -150', '#8a5a34', 18)) +
      path('M-190 -140 L0 -272 L190 -140 Q0 -176 -190 -140Z', p.drop('#c8603f')) +
      line('M-150 -150 L0 -252 L150 -150', '#e8937a', 7, 0.7),
  },
  'thorn-crown': {
    on: 'head',
    above: 170,
    draw: () =>
      line('M-118 -62 Q0 -118 118 -62 M-116 -84 Q0 -128 116 -58', '#5f7a45', 13) +
      path('M-80 -98 l-10 -34 l26 26Z M-20 -112 l0 -38 l22 34Z M44 -108 l16 -36 l8 40Z M92 -86 l28 -24 l-8 36Z', '#5f7a45', bare) +
      circle(-48, -102, 17, '#d9486a') +
      circle(70, -94, 14, '#d9486a'),
  },
  'propeller': {
    on: 'head',
    above: 190,
    draw: (p) => line('M0 -96 L0 -146', '#8d96b5', 9) + bothSides(ellipse(58, -152, 60, 13, p.drop('#f2654a'))) +
      circle(0, -152, 14, '#ffd75e'),
  },
  sparkle: {
    on: 'crown',
    above: 190,
    beside: 176,
    draw: () =>
      [
        [-150, -90, 26],
        [150, -110, 30],
        [-164, 30, 18],
        [168, 10, 20],
        [-96, -168, 18],
        [88, -180, 16],
      ]
        .map(([x = 0, y = 0, s = 0]) => path(twinklePath(x, y, s), '#ffe27a', bare))
        .join(''),
  },
} satisfies SignTable;
