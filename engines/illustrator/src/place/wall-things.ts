/** Small things that hang on the walls of rooms. Each is drawn around 0,0, about 150 units wide and 190 tall. */
import { heartPath, starPath } from '../shapes.ts';
import { each, type Brush } from './heroes/brush.ts';

export type WallThing = (b: Brush) => string;

const framed = (b: Brush, x: number, y: number, wide: number, tall: number, ground: string, inside: string, wood = '#b07e50'): string =>
  b.flat(`M${x - wide / 2 + 4} ${y - tall / 2 + 8} h${wide + 4} v${tall + 4} h${-wide}Z`, '#3b2a4a', 0.16) + b.box(x - wide / 2 - 8, y - tall / 2 - 8, wide + 16, tall + 16, 5, wood) + b.box(x - wide / 2, y - tall / 2, wide, tall, 2, '#fffbf2') + b.box(x - wide / 2 + 7, y - tall / 2 + 7, wide - 14, tall - 14, 2, ground) + inside;
const hills = (b: Brush, x: number, y: number, wide: number): string =>
  b.ball(x + wide * 0.2, y - 22, 9, '#f8d878') + b.flat(`M${x - wide / 2} ${y + 20} q${wide * 0.26} -34 ${wide * 0.5} -8 q${wide * 0.26} -22 ${wide * 0.5} 6 V${y + 26} H${x - wide / 2}Z`, '#8fbf84');
const board = (b: Brush, y: number, wide: number): string => b.box(-wide / 2, y, wide, 13, 4, '#a97a4c') + b.flat(`M${-wide / 2 + 8} ${y + 13} h${wide - 8} l-6 14 h${-wide + 8}Z`, '#3b2a4a', 0.14) + each(2, (i) => b.stroke(`M${(i ? 1 : -1) * wide * 0.34} ${y + 13} v14`, '#8a6038', 7));
const leaves = (b: Brush, x: number, y: number, k: number, color: string): string => [-58, -28, 0, 28, 58].map((a, i) => b.put(x, y, k, b.flat('M0 0 Q-13 -22 0 -46 Q13 -22 0 0Z', i % 2 ? b.darker(color, -0.04) : color), a)).join('');
const book = (b: Brush, x: number, y: number, wide: number, tall: number, color: string): string => b.box(x, y - tall, wide, tall, 2, color) + b.box(x, y - tall * 0.8, wide, 5, 0, b.darker(color, -0.12));

export const WALL_THINGS = {
  /** five on a wall, none like the other */
  pictures: (b) =>
    framed(b, -46, -38, 82, 66, '#d4e8f0', hills(b, -46, -30, 66)) + framed(b, 48, -46, 60, 78, '#f8e4d4', b.flat(heartPath(48, -46, 17), '#e07a84'), '#8f6a4c') +
    framed(b, -52, 54, 62, 76, '#e4ecd4', b.stroke('M-52 78 V40', '#6aa45e', 5) + each(5, (i) => b.oval(-52 + Math.cos(i * 1.257) * 12, 36 + Math.sin(i * 1.257) * 12, 9, 9, '#e8a04e')) + b.ball(-52, 36, 8, '#fff3c4'), '#8f6a4c') +
    framed(b, 44, 54, 84, 64, '#e6dcf0', b.flat('M18 72 q4 -34 26 -34 q24 0 26 34Z', '#9a84c0') + b.ball(44, 36, 13, '#9a84c0') + b.flat('M34 28 l2 -14 l9 9Z M46 23 l9 -8 l1 14Z', '#9a84c0')),
  drawings: (b) =>
    ([[-52, -44, -4, '#fdf6e6', 0], [46, -52, 5, '#f4f0fa', 1], [-44, 52, 3, '#eef6ee', 2], [52, 46, -5, '#fdf0ea', 3]] as const).map(([x, y, turn, ground, kind]) =>
      b.put(x, y, 1, b.box(-38, -32, 80, 66, 2, '#cfc0b4') + b.box(-40, -34, 80, 66, 2, ground) + b.box(-13, -40, 26, 12, 1, ['#f2c14e', '#8fc4d8', '#f0a0b0', '#a9d08a'][kind] ?? '#fff') +
        ([
          b.ball(-16, -8, 10, '#f2b33d') + each(6, (i) => b.stroke(`M${-16 + Math.cos(i * 1.05) * 13} ${-8 + Math.sin(i * 1.05) * 13} l${Math.cos(i * 1.05) * 6} ${Math.sin(i * 1.05) * 6}`, '#f2b33d', 3)) + b.stroke('M-32 22 q30 -16 64 0', '#6fae62', 6),
          b.box(-18, -6, 36, 28, 1, '#e8907a') + b.flat('M-26 -4 L0 -26 L26 -4Z', '#6f8fd0') + b.box(-6, 6, 12, 16, 1, '#8a5f44'),
          b.flat('M-26 4 q16 -20 38 -2 l14 -12 v26 l-14 -10 q-22 16 -38 -2Z', '#5f9fc4') + b.ball(-14, 0, 3, '#3a3450') + each(3, (i) => b.oval(-30 - i * 3, -8 - i * 9, 3, 3, '#a4d0e4')),
          b.stroke('M-24 18 a26 28 0 0 1 52 0', '#e0656a', 5) + b.stroke('M-16 18 a18 20 0 0 1 36 0', '#f2c14e', 5) + b.stroke('M-8 18 a10 12 0 0 1 20 0', '#6aa8d6', 5),
        ][kind] ?? ''), turn)).join(''),
  clock: (b) =>
    b.oval(5, 8, 66, 66, '#3b2a4a', 0.16) + b.ball(0, 0, 64, '#b9814a') + b.ball(0, 0, 53, '#fffbf2') + each(12, (i) => b.put(0, 0, 1, b.box(-2, -47, 4, i % 3 ? 6 : 11, 1, '#6a5060'), i * 30)) +
    b.stroke('M0 0 L-17 -20', '#4a3550', 6) + b.stroke('M0 0 L24 -26', '#4a3550', 4) + b.ball(0, 0, 5, '#d9655a'),
  cuckoo: (b) =>
    b.stroke('M-18 44 V100 M16 44 V82', '#a4804c', 3) + b.shape('M-26 96 q8 -8 16 0 l-3 26 h-10Z M8 78 q8 -8 16 0 l-3 26 h-10Z', '#8a6a44') + b.box(-46, -36, 92, 84, 4, '#a97446') + b.shape('M-66 -28 L0 -92 L66 -28 L54 -18 L0 -66 L-54 -18Z', '#7a4f34') +
    b.ball(0, 12, 28, '#fffbf2') + each(12, (i) => b.put(0, 12, 1, b.box(-1.5, -25, 3, 6, 1, '#6a5060'), i * 30)) + b.stroke('M0 12 V-6 M0 12 L12 18', '#4a3550', 4) + b.shape('M-12 -22 V-38 a12 12 0 0 1 24 0 V-22Z', '#4a3550') + b.oval(0, -30, 8, 8, '#8fc4d8') + b.flat('M7 -32 l10 3 l-9 4Z', '#f2b33d') + each(4, (i) => b.put([-52, -30, 30, 52][i] ?? 0, [-14, -36, -36, -14][i] ?? 0, 0.5, b.flat('M0 0 Q-13 -22 0 -46 Q13 -22 0 0Z', '#7fa868'), [-60, -30, 30, 60][i] ?? 0)),
  hooks: (b) =>
    b.box(-84, -84, 168, 22, 6, '#b98a58') + each(4, (i) => b.stroke(`M${-63 + i * 42} -70 v14 q0 8 8 6`, '#7a5034', 6)) +
    b.shape('M-86 40 Q-84 -34 -63 -58 Q-44 -34 -38 40 Q-62 52 -86 40Z', '#d9705f') + b.stroke('M-63 -50 V40', '#b8544a', 4, 0.7) + each(3, (i) => b.oval(-57, -22 + i * 22, 4, 4, '#ffe9b0')) +
    b.stroke('M-21 -56 q-20 30 -16 60 M-21 -56 q18 30 14 60', '#8a6a44', 4) + b.box(-42, 2, 44, 44, 9, '#6f9fc0') + b.box(-34, 22, 28, 16, 5, '#86b4d2') +
    b.shape('M21 -56 q-22 8 -18 44 q2 34 -2 66 h18 q4 -50 2 -110 q6 50 14 76 h16 q-10 -30 -14 -56 q-4 -18 -16 -20Z', '#e0b25a') + b.oval(63, -40, 28, 9, '#c99a5e') + b.oval(63, -46, 17, 14, '#d9ac70') + b.stroke('M47 -41 q16 7 32 0', '#d9655a', 5),
  boards: (b) =>
    board(b, -26, 170) + book(b, -76, -26, 15, 50, '#c4645a') + book(b, -60, -26, 13, 42, '#5f8fb4') + book(b, -46, -26, 17, 54, '#e0b25a') + b.put(-20, -28, 1, book(b, 0, 0, 13, 46, '#7a9f6a'), 12) + b.ball(22, -44, 18, '#8fb8d8') + b.flat('M12 -52 q10 -8 16 2 q-2 12 -14 8Z', '#8fbf84') + b.stroke('M22 -26 v-4', '#a4703c', 9) + b.shape('M46 -26 l-5 -26 h34 l-5 26Z', '#f4ead8') + leaves(b, 58, -50, 0.85, '#7fb06c') +
    board(b, 62, 170) + b.box(-78, 34, 44, 28, 5, '#d98a6a') + b.box(-78, 42, 44, 5, 0, '#f4d9b8') + b.ball(-10, 44, 18, '#e8c06a') + b.oval(-4, 28, 6, 8, '#e8c06a') + b.oval(-17, 28, 6, 8, '#e8c06a') + b.shape('M26 62 q-8 -30 8 -40 v-10 h16 v10 q16 10 8 40Z', '#8fa8d0') + b.box(66, 26, 12, 36, 3, '#c9a0c0'),
  cups: (b) =>
    board(b, -34, 180) + each(4, (i) => b.shape(`M${-74 + i * 42} -66 h28 q2 24 -6 32 h-16 q-8 -8 -6 -32Z`, ['#e08a7a', '#f4ead2', '#7fb0c4', '#e8c06a'][i] ?? '#fff') + b.stroke(`M${-45 + i * 42} -60 q11 1 7 12 q-2 5 -9 5`, ['#c9705f', '#dccfb4', '#5f94ac', '#cfa44c'][i] ?? '#fff', 5)) +
    board(b, 44, 180) + each(3, (i) => b.oval(-58 + i * 56, 18, 25, 25, ['#f6efe2', '#dce8ee', '#f6e4dc'][i] ?? '#fff') + b.oval(-58 + i * 56, 18, 15, 15, ['#e8d4b8', '#b8d0dc', '#e8c0b0'][i] ?? '#fff')) + each(4, (i) => b.stroke(`M${-66 + i * 44} 60 v10`, '#8a6038', 4) + (i % 2 ? b.oval(-66 + i * 44, 84, 13, 13, '#9aa6b8') : b.box(-71 + i * 44, 70, 10, 34, 5, '#b98a58'))),
  herbs: (b) =>
    b.stroke('M-92 -64 H92', '#8a6038', 9) + each(4, (i) => b.put([-68, -24, 22, 66][i] ?? 0, -60, 1, b.stroke('M0 0 v18', '#a98a5e', 4) + (i === 1 ? each(5, (k) => b.ball(k % 2 ? 9 : -9, 26 + k * 15, 12, '#f4ead8')) : each(5, (k) => b.put(0, 22, 1, b.flat('M0 0 Q-10 36 0 74 Q10 36 0 0Z', [['#7fa868', '#6f9a5c'], [], ['#a48ac0', '#8fae74'], ['#c9a05a', '#b08a48']][i]?.[k % 2] ?? '#7fa868'), (k - 2) * 13))))),
  mirror: (b) => b.oval(6, 8, 62, 84, '#3b2a4a', 0.16) + b.oval(0, 0, 64, 86, '#c99a4e') + b.oval(0, 0, 53, 75, '#cfe4ee') + b.flat('M-40 20 L10 -70 L32 -58 L-26 52Z', '#ffffff', 0.5) + b.ball(0, -88, 12, '#e0b860'),
  map: (b) =>
    b.box(-96, -66, 192, 132, 3, '#f2e4c2') + b.flat('M-78 -30 q26 -26 58 -8 q14 26 -10 38 q-4 30 -26 34 q-14 -22 -10 -36 q-16 -12 -12 -28Z', '#a9c48a') + b.flat('M6 -38 q30 -20 66 2 q16 26 -10 38 q4 34 -20 44 q-20 -14 -16 -40 q-26 -16 -20 -44Z', '#d9b880') + b.flat('M70 40 q16 -6 18 8 q-12 10 -20 0Z', '#c9a4a0') +
    b.stroke('M-46 40 q40 16 60 -10 t50 -30', '#c8645a', 4) + each(2, (i) => b.ball(i ? 64 : -46, i ? 0 : 40, 5, '#c8645a')) + each(2, (i) => b.box(i ? 90 : -102, -74, 12, 148, 6, '#a4704a')),
  pennants: (b) => each(3, (i) => b.put(-30 + i * 14, -54 + i * 54, 1, b.flat('M-52 -20 L72 0 L-52 20Z', ['#d9655a', '#5f8fb4', '#e0b04a'][i] ?? '#f00') + b.flat('M-52 -20 h12 v40 h-12Z', '#fff6e4') + b.flat(starPath(-14, 0, 10), '#fff6e4', 0.9), [-5, 4, -3][i] ?? 0)),
  kite: (b) => b.stroke('M14 48 q-30 16 -8 34 q22 18 -6 34', '#8a6a54', 3) + each(3, (i) => b.flat(`M${[0, 10, -2][i]} ${66 + i * 18} l-13 -7 v14Z m0 0 l13 -7 v14Z`, ['#f2c14e', '#8fc47e', '#e8708a'][i] ?? '#f00')) + b.put(4, -18, 1, b.flat('M0 -78 L50 -8 L0 70Z', '#e8907a') + b.flat('M0 -78 L-50 -8 L0 70Z', '#f2b08a') + b.flat('M0 -78 L50 -8 H-50Z', '#fff3c4', 0.4) + b.stroke('M0 -78 V70 M-50 -8 H50', '#a4704a', 3), 14),
  paws: (b) => framed(b, 0, -46, 130, 76, '#e4f0ea', each(3, (i) => b.put(-38 + i * 38, -42 + (i % 2) * 8, 0.62, b.oval(0, 8, 18, 15, '#8fae9a') + each(4, (k) => b.oval(-21 + k * 14, -14 - (k % 3 ? 7 : 0), 7, 9, '#8fae9a')), -10 + i * 12))) + framed(b, -34, 56, 58, 72, '#fbe8d8', b.flat('M-54 76 q2 -34 20 -34 q20 0 20 34Z', '#d99a5f') + b.ball(-34, 42, 14, '#d99a5f') + b.flat('M-46 36 l0 -16 l11 9Z M-33 29 l11 -9 l0 16Z', '#d99a5f')) + framed(b, 44, 56, 62, 62, '#dceaf4', b.flat('M22 62 q14 -20 38 -4 l10 -8 v22 l-10 -8 q-24 14 -38 -2Z', '#e0906a')),
  gauges: (b) =>
    b.stroke('M-96 -84 H40 q20 0 20 20 V96', '#8f9cb4', 22) + b.stroke('M-96 -90 H40 q26 0 26 26 V96', '#b4c0d4', 6) + b.stroke('M-96 -30 H-30 V96', '#c98a5a', 18) + b.stroke('M-96 -35 H-26', '#e0aa7c', 5) + each(3, (i) => b.box([-66, 8, -41][i] ?? 0, [-98, -98, 34][i] ?? 0, i === 2 ? 22 : 13, i === 2 ? 13 : 28, 3, '#6f7c94')) +
    each(2, (i) => b.put(i ? 10 : 10, i ? 66 : -16, 1, b.ball(0, 0, 31, '#6f7c94') + b.ball(0, 0, 24, '#fdf6e6') + b.stroke('M-15 8 A17 17 0 0 1 -4 -16', '#7fae72', 4) + b.stroke('M4 -16 A17 17 0 0 1 15 8', '#d9655a', 4) + b.stroke(i ? 'M0 4 L9 -11' : 'M0 4 L-11 -6', '#4a3550', 4))),
  planets: (b) => b.box(-86, -70, 172, 140, 6, '#4a4f86') + b.box(-78, -62, 156, 124, 3, '#262a5c') + b.ball(0, 0, 20, '#ffd36a') + each(3, (i) => b.stroke(`M${-36 - i * 17} 0 a${36 + i * 17} ${20 + i * 12} 0 1 0 ${72 + i * 34} 0 a${36 + i * 17} ${20 + i * 12} 0 1 0 ${-72 - i * 34} 0`, '#8f96d0', 2, 0.7)) + b.ball(-34, 8, 7, '#e08a6a') + b.ball(44, -18, 10, '#7fb4e0') + b.ball(-52, -28, 11, '#c9a0d8') + each(6, (i) => b.oval([-66, -20, 30, 66, 60, -60][i] ?? 0, [-48, -50, -46, -40, 44, 46][i] ?? 0, 2.4, 2.4, '#fff3c4')),
  charts: (b) => framed(b, -42, -20, 74, 128, '#eef4e6', b.stroke('M-42 34 V-40', '#6aa45e', 5) + each(6, (i) => b.put(-42, -30 + i * 11, 0.55, b.flat('M0 0 Q-13 -22 0 -46 Q13 -22 0 0Z', '#7fb46a'), i % 2 ? 70 : -70)) + b.ball(-42, -52, 12, '#f2a04e')) + framed(b, 50, -36, 64, 88, '#e8f0f6', b.flat('M30 -8 q-2 -20 10 -30 v-22 h20 v22 q12 10 10 30Z', '#8fd0c4') + b.oval(50, -66, 11, 4, '#b4c0cc')) + board(b, 62, 150) + b.ball(-40, 44, 18, '#7fb4d8') + b.stroke('M-40 62 v4', '#a4703c', 9) + book(b, 0, 62, 14, 44, '#c4645a') + book(b, 16, 62, 17, 36, '#e0b25a') + b.box(44, 36, 24, 26, 5, '#a9d0b4'),
  sconce: (b) => b.glow(0, -20, 150, '#ffe3a0', 0.65) + b.shape('M-13 40 q13 24 26 0 v-24 h-26Z', '#b98a4a') + b.stroke('M0 30 q26 0 26 -22', '#b98a4a', 7) + b.shape('M-4 8 L6 -44 H46 L56 8Z', '#f6dca4') + b.flat('M-4 8 H56 l-3 -14 H-1Z', '#fff3c4', 0.7),
  plates: (b) => [[-42, -44, 40, '#7fa8c8'], [44, -52, 34, '#d98a7a'], [-50, 48, 32, '#e0b25a'], [40, 36, 42, '#8fae84']].map(([x, y, r, c]) => b.oval(Number(x) + 4, Number(y) + 6, Number(r), Number(r), '#3b2a4a', 0.14) + b.ball(Number(x), Number(y), Number(r), '#fdf6ea') + b.oval(Number(x), Number(y), Number(r) * 0.82, Number(r) * 0.82, String(c)) + b.oval(Number(x), Number(y), Number(r) * 0.68, Number(r) * 0.68, '#fdf6ea') + each(5, (i) => b.oval(Number(x) + Math.cos(i * 1.257) * Number(r) * 0.3, Number(y) + Math.sin(i * 1.257) * Number(r) * 0.3, Number(r) * 0.16, Number(r) * 0.16, String(c)))).join(''),
  stringlights: (b) => b.stroke('M-100 -70 Q-50 -20 0 -56 Q50 -20 100 -70', '#7a6a5a', 3) + each(7, (i) => b.glow(-84 + i * 28, [-50, -40, -36, -48, -36, -40, -50][i] ?? 0, 26, '#ffe3a0', 0.8) + b.oval(-84 + i * 28, [-50, -38, -34, -46, -34, -38, -50][i] ?? 0, 6, 8, ['#ffd36a', '#ff9a6a', '#fff3c4'][i % 3] ?? '#fff')) + each(4, (i) => b.put(-70 + i * 46, 20 + (i % 2) * 10, 1, b.stroke('M0 -74 V-26', '#a98a6a', 2) + b.box(-20, -24, 40, 48, 2, '#fffbf2') + b.box(-16, -20, 32, 32, 1, ['#a9d0e4', '#f6c8b4', '#c9dcb0', '#d8c8ec'][i] ?? '#fff') + b.ball(0, -4, 8, ['#f2c14e', '#e8708a', '#7fae62', '#9a84c0'][i] ?? '#f00'), [-4, 3, -2, 5][i] ?? 0)),
  wreath: (b) => each(18, (i) => b.put(Math.cos(i * 0.349) * 50, Math.sin(i * 0.349) * 50, 0.72, b.flat('M0 12 Q-15 -10 0 -38 Q15 -10 0 12Z', i % 2 ? '#7fae72' : '#93bd80'), i * 20 + 150)) + each(6, (i) => b.ball(Math.cos(i * 1.047 + 0.3) * 50, Math.sin(i * 1.047 + 0.3) * 50, 8, i % 2 ? '#e07a84' : '#f2c14e')) + b.flat('M0 52 l-30 -14 v32Z M0 52 l30 -14 v32Z', '#d9655a') + b.stroke('M-2 56 l-16 36 M2 56 l16 36', '#d9655a', 8) + b.ball(0, 54, 9, '#c4524a'),
  notes: (b) => framed(b, 0, -40, 140, 84, '#f4e8d4', b.flat('M-28 -22 q-8 -34 28 -30 q36 -4 28 30 q-10 16 -28 14 q-18 2 -28 -14Z', '#c98a52') + b.oval(0, -24, 7, 7, '#5f3a26') + b.box(-4, -76, 8, 44, 2, '#7a4f34')) + b.put(0, 62, 1, b.stroke('M-52 -16 q0 44 52 44 t52 -44', '#d9b04e', 12) + b.shape('M40 -14 q12 -30 34 -22 v44 q-22 8 -34 -22Z', '#e8c468')),
} satisfies Record<string, WallThing>;

export type WallThingName = keyof typeof WALL_THINGS;
