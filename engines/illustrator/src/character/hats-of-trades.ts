/** Hats of trades and tales, for a head of radius 120. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';
import type { Hat } from './hats.ts';

const flat = (front: string, back = ''): Hat => ({ back, front });
const gold = (paper: Paper): string =>
  paper.linear([
    [0, '#ffe9a3'],
    [0.5, '#f0b945'],
    [1, '#c08428'],
  ]);

export const HATS_OF_TRADES: Readonly<Record<string, (paper: Paper, color: string, other: string) => Hat>> = {
  bonnet: (p, color) =>
    flat(
      path('M-126 40 C-144 -120 -70 -160 0 -160 C70 -160 144 -120 126 40 C116 -30 90 -84 0 -88 C-90 -84 -116 -30 -126 40Z',
        p.drop(shade(color, 0.1))) +
        line('M-124 30 C-112 -40 -84 -84 0 -88 C84 -84 112 -40 124 30', '#ffffff', 15),
    ),
  paper: (p) => flat(path('M-150 -66 L0 -206 L150 -66 Q0 -96 -150 -66Z', p.drop('#fffaf0')) +
    line('M-150 -66 L0 -120 L150 -66 M0 -206 L0 -122', '#cfd6e4', 6)),
  beret: (p, color) => flat(ellipse(20, -112, 140, 52, p.ball(color)) +
    path('M-112 -80 Q0 -112 112 -80 L110 -60 Q0 -92 -110 -60Z', shade(color, -0.12), bare) +
    line('M24 -160 L30 -180', shade(color, -0.1), 11)),
  bandana: (p, color) =>
    flat(
      path('M-122 -44 C-126 -128 -66 -154 0 -154 C66 -154 126 -128 122 -44 Q0 -92 -122 -44Z', p.drop(color)) +
        path('M112 -62 L176 -84 L160 -44 L180 -18 L116 -40Z', p.drop(shade(color, -0.06))) +
        [[-60, -96], [0, -122], [56, -98], [-20, -88]].map(([x = 0, y = 0]) => circle(x, y, 9, '#ffffff', bare)).join(''),
    ),
  kettle: (p) =>
    flat(
      path('M-126 -58 C-128 -140 -72 -174 0 -174 C72 -174 128 -140 126 -58Z',
        p.linear([[0, '#dfe6f4'], [0.5, '#aab6cf'], [1, '#7c88a8']], { x2: 1 })) +
        path('M-172 -44 Q0 -108 172 -44 Q0 -72 -172 -44Z', '#8d98b4') +
        [-70, -30, 30, 70].map((x) => circle(x, -76 - (70 - Math.abs(x)) * 0.14, 6, '#6d7898', bare)).join(''),
    ),
  dive: (p) => ({
    back: circle(0, -6, 178, p.ball('#c98f3c')),
    front:
      `<circle cx="0" cy="-6" r="150" fill="#bfe9fb" fill-opacity=".16" stroke="#d9a34a" stroke-width="30"/>` +
      [0, 60, 120, 180, 240, 300].map((a) => circle(Math.cos((a * Math.PI) / 180) * 150, -6 + Math.sin((a * Math.PI) / 180) * 150, 9,
        '#8c5a24', bare)).join('') +
      rect(-32, -206, 64, 30, 10, '#b07a34') +
      line('M-104 -60 C-90 -92 -70 -108 -44 -118', '#fff', 12, 0.8),
  }),
  clown: (p) =>
    flat(
      [[-122, -40, 52, '#f2654a'], [122, -40, 52, '#f2654a'], [-116, -100, 50, '#f2a03c'], [116, -100, 50, '#f2a03c'],
        [-128, 18, 40, '#e5496a'], [128, 18, 40, '#e5496a']].map(([x, y, r, c]) =>
        circle(Number(x), Number(y), Number(r), p.ball(String(c)))).join('') +
        path('M-54 -116 L0 -236 L54 -116 Q0 -100 -54 -116Z', p.drop('#4b86d6')) +
        circle(0, -240, 18, '#ffd75e') +
        circle(-8, -160, 10, '#ffffff', bare) +
        circle(14, -130, 10, '#ffffff', bare),
    ),
  cook: (p, color) =>
    flat(
      path('M-88 -84 L-98 -170 C-152 -180 -140 -250 -84 -240 C-70 -286 70 -286 84 -240 C140 -250 152 -180 98 -170 L88 -84 Q0 -106 -88 ' +
        '-84Z', p.drop('#fdfbf6')) +
        path('M-92 -128 L-70 -146 L-46 -126 L-22 -148 L0 -126 L22 -148 L46 -126 L70 -146 L92 -128 L88 -84 Q0 -106 -88 -84Z', gold(p)) +
        circle(0, -108, 10, color, bare),
    ),
  shako: (p) =>
    flat(
      path('M-92 -70 L-84 -226 Q0 -250 84 -226 L92 -70 Q0 -98 -92 -70Z', p.drop('#2f3350')) +
        path('M-104 -62 Q0 -100 104 -62 Q60 -34 0 -34 Q-60 -34 -104 -62Z', '#1d2240') +
        path(starPath(0, -148, 34), gold(p), bare) +
        line('M-86 -106 Q0 -132 86 -106', '#f2c14e', 9) +
        path('M-14 -236 C-26 -290 26 -290 14 -236Z', '#e5373f'),
    ),
  post: (p) => flat(path('M-120 -84 C-124 -150 -60 -166 0 -166 C60 -166 124 -150 120 -84 Q0 -116 -120 -84Z', p.drop('#3a5fae')) +
    path('M-112 -74 Q0 -108 112 -74 Q60 -44 0 -44 Q-60 -44 -112 -74Z', '#22386e') + rect(-34, -142, 68, 42, 5, '#fffaf0') +
    line('M-34 -142 L0 -116 L34 -142', '#d9483f', 6)),
  fedora: (p, color) => flat(path('M-86 -84 C-96 -170 -44 -190 -14 -170 Q0 -160 14 -170 C44 -190 96 -170 86 -84Z', p.drop(color)) +
    ellipse(0, -76, 150, 24, p.drop(shade(color, -0.06))) + path('M-88 -108 Q0 -128 88 -108 L88 -84 Q0 -104 -88 -84Z', '#3f3550', bare)),
  leprechaun: (p) => flat(path('M-84 -88 L-92 -214 Q0 -236 92 -214 L84 -88Z', p.drop('#3f9a54')) +
    ellipse(0, -84, 142, 26, p.drop('#358a4a')) + path('M-86 -124 Q0 -102 86 -124 L85 -92 Q0 -72 -85 -92Z', '#22382c', bare) +
    rect(-24, -122, 48, 40, 5, 'none', 'stroke="#f2c14e" stroke-width="10"')),
  seal: (p) => flat(path('M-136 60 C-156 -120 -70 -176 0 -176 C70 -176 156 -120 136 60 C120 -40 84 -84 0 -86 C-84 -84 -120 -40 -136 60Z',
    p.drop('#7f8ba0')) + circle(-44, -128, 10, '#2b2430', bare) + circle(44, -128, 10, '#2b2430', bare) +
    ellipse(0, -104, 17, 11, '#2b2430', bare) + line('M26 -102 L76 -110 M26 -96 L74 -94 M-26 -102 L-76 -110 M-26 -96 L-74 -94', '#dfe6f0',
    4)),
  nightcap: (p, color) =>
    flat(path('M-118 -52 C-112 -140 -40 -190 60 -206 C120 -214 176 -170 184 -100 C150 -130 120 -130 100 -110 L116 -52 Q0 -92 -118 -52Z',
    p.drop(color)) + path('M-124 -64 Q0 -102 124 -64 L126 -34 Q0 -68 -126 -34Z', '#ffffff') + circle(184, -84, 26, p.ball('#fff6e0')) +
    path(starPath(-30, -120, 16), '#ffe27a', bare) + path(starPath(40, -150, 14), '#ffe27a', bare)),
  pillow: (p) => flat(path('M-140 -70 C-160 -120 -150 -190 -110 -186 Q0 -206 110 -186 C150 -190 160 -120 140 -70 Q0 -104 -140 -70Z',
    p.drop('#fdf8f0')) + line('M-120 -176 L-150 -206 M120 -176 L150 -206 M-60 -140 q60 20 120 0', '#b9c8e6', 8) +
    line('M-126 -88 Q0 -118 126 -88', '#8fb4e6', 12)),
  cone: (p) => flat(path('M-176 -52 Q-60 -90 0 -196 Q60 -90 176 -52 Q0 -20 -176 -52Z', p.drop('#e0bb6a')) +
    line('M0 -190 L-90 -62 M0 -190 L-30 -50 M0 -190 L30 -50 M0 -190 L90 -62', '#b98f3e', 4, 0.6)),
  seasons: (p) =>
    flat(
      [[-104, -64, '#ff9fbe'], [-78, -98, '#ff9fbe'], [-40, -120, '#63ab5c'], [0, -128, '#ffd24f'], [40, -120, '#e8803c'],
        [78, -98, '#c2542f'], [104, -64, '#eaf6ff']].map(([x, y, c]) => circle(Number(x), Number(y), 27, p.ball(String(c)))).join('') +
        line('M86 -64 h36 M104 -82 v36 M92 -76 l24 24 M116 -76 l-24 24', '#8fc4ee', 5),
    ),
  southwester: (p) => flat(path('M-110 -60 C-110 -150 -56 -172 0 -172 C56 -172 110 -150 110 -60Z', p.drop('#f4c23f')) +
    path('M-176 -18 C-120 -90 120 -90 176 -18 Q90 -60 0 -60 Q-90 -60 -176 -18Z', p.drop('#e0a92c'))),
  bones: (p) => flat(path('M-110 -66 Q0 -112 110 -66 L106 -44 Q0 -84 -106 -44Z', p.drop('#8a5a34')) +
    [-78, -40, 0, 40,
    78].map((x, i) =>
    path(`M${x - 15} -82 Q${x - 10} ${-150 - (i === 2 ? 40 : 0)} ${x} ${-170 - (i === 2 ? 40 : 0)} Q${x + 12} ` +
      `${-150 - (i === 2 ? 40 : 0)} ${x + 15} -82Z`, p.drop('#f4ead2'))).join('')),
  elf: (p, color, other) =>
    flat(path('M-116 -56 C-100 -140 -40 -190 40 -226 C90 -240 150 -206 160 -150 C130 -176 104 -170 90 -150 C110 -120 114 -90 116 -56 ' +
      'Q0 -94 -116 -56Z', p.drop(color)) + path('M-124 -70 Q0 -108 124 -70 L126 -40 Q0 -74 -126 ' +
      '-40Z', p.drop(other)) + circle(160, -136, 17, gold(p))),
  headband: (_, color) => flat(path('M-120 -58 Q0 -106 120 -58 L119 -28 Q0 -74 -119 -28Z', color) +
    line('M-118 -46 Q0 -92 118 -46', '#ffffff', 7)),
  furhat: (p, color) => flat(path('M-100 -84 C-100 -156 -50 -172 0 -172 C50 -172 100 -156 100 -84Z', p.drop(color)) +
    bothSides([0, 36, 72, 106].map((x) => circle(x, -74 + x * 0.22, 34, p.ball('#f6f9ff'))).join(''))),
};
