/** Furniture that stands along the wall of a room at home, between what it always has: something else in another room. Each stands on 0,0. */
import { dice } from '../dice.ts';
import { moved, starPath } from '../shapes.ts';
import type { Furnishing } from './furnish.ts';
import { type Brush, brushFor, each } from './heroes/brush.ts';

const shadow = (b: Brush, half: number): string => b.oval(6, 4, half, 13, '#3b2a4a', 0.26);
const books = (b: Brush, x: number, y: number, colors: readonly string[]): string => colors.map((color, i) => b.box(x + i * 17, y - 44 - ((i * 7) % 12), 15, 44 + ((i * 7) % 12), 2, color) + b.box(x + i * 17, y - 36, 15, 4, 0, b.darker(color, -0.1))).join('');

const STANDING = {
  chest: (b) =>
    shadow(b, 104) + b.box(-96, -92, 192, 94, 9, '#d9a868') + b.shape('M-102 -86 q4 -34 24 -36 H78 q20 2 24 36Z', '#e8bf84') + b.box(-102, -92, 204, 12, 4, '#b98548') + each(2, (i) => b.box(i ? 58 : -74, -122, 16, 122, 3, '#c4944f')) + b.flat(starPath(0, -42, 24), '#fff3dc') + b.ball(0, -90, 9, '#f2c14e') +
    b.ball(-40, -132, 20, '#e0656a') + b.stroke('M-58 -130 q18 12 36 -2', '#fff3dc', 5) + b.box(16, -152, 34, 34, 5, '#6aa8d6') + b.flat(starPath(33, -135, 10), '#fff6e4'),
  dollhouse: (b) =>
    shadow(b, 96) + b.shape('M-100 -168 L0 -258 L100 -168 L88 -158 L0 -236 L-88 -158Z', '#c9606a') + b.flat('M-84 -162 L0 -236 L84 -162Z', '#f6dcc0') + b.box(-84, -164, 168, 166, 3, '#f9ead2') + each(4, (i) => b.box(-76 + (i % 2) * 79, -156 + Math.floor(i / 2) * 80, 73, 72, 2, ['#cfe0ee', '#f6d8cc', '#dcead0', '#e6dcf2'][i] ?? '#fff')) + b.oval(0, -190, 16, 16, '#8fb8d8') + b.stroke('M-16 -190 H16 M0 -206 V-174', '#fff6e8', 4) +
    b.box(-70, -110, 42, 22, 4, '#8fa8d8') + b.box(-70, -120, 14, 14, 3, '#fffaf0') + b.stroke('M26 -86 V-120 M14 -120 H38 L32 -138 H20Z', '#c98a4a', 4) + b.box(44, -112, 28, 26, 3, '#b98a58') + b.oval(-40, -18, 22, 6, '#a9744a') + b.stroke('M-40 -14 V-4', '#8a5f3c', 6) + b.box(18, -46, 30, 42, 3, '#e0906a') + b.stroke('M56 -4 V-34', '#6aa45e', 4) + b.ball(56, -40, 11, '#7fb46a'),
  rockinghorse: (b) =>
    shadow(b, 110) + b.stroke('M-108 -20 Q0 22 112 -24', '#a9744a', 13) + b.stroke('M-50 -4 L-44 -76 M54 -6 L44 -76', '#c99a64', 15) + b.shape('M-74 -96 q-6 -38 34 -38 h52 q18 0 28 -22 l14 -44 q6 -22 30 -16 l26 16 q8 8 0 18 q-10 8 -26 2 l-14 44 q-6 54 -50 54 h-58 q-32 0 -36 -14Z', '#e8cfa8') +
    b.stroke('M54 -202 q-22 20 -26 60', '#c9706a', 15) + b.stroke('M-74 -104 q-34 10 -30 54', '#c9706a', 13) + b.shape('M-34 -136 q26 -14 52 0 l4 34 h-58Z', '#6f8fc4') + b.ball(84, -196, 4, '#4a3550') + b.stroke('M-10 -100 V-56 M-22 -56 H2', '#b98a58', 5),
  teepee: (b) =>
    shadow(b, 122) + b.stroke('M-30 -296 L20 -230 M32 -296 L-18 -230 M2 -304 V-240', '#a9744a', 8) + b.shape('M-118 4 Q-50 -130 -8 -254 H10 Q54 -130 118 4Z', '#f4e6cf') + b.flat('M0 -250 Q40 -120 46 4 H-44 Q-40 -120 0 -250Z', '#8a6a7a', 0.5) + b.shape('M-44 4 Q-78 -40 -30 -150 L0 -250 Q-20 -110 -44 4Z', '#e8907a') + b.shape('M46 4 Q80 -40 32 -150 L0 -250 Q24 -110 46 4Z', '#e8907a') +
    each(5, (i) => b.flat(starPath([-84, -66, -44, 68, 86][i] ?? 0, [-34, -84, -134, -90, -30][i] ?? 0, 11), '#f2b84e')) + b.box(-34, -26, 66, 30, 14, '#7f9fc4') + b.glow(0, -90, 70, '#ffe0a0', 0.6) + b.stroke('M-62 -118 Q0 -84 62 -118', '#b98a6a', 3) + each(5, (i) => b.ball(-48 + i * 24, [-110, -100, -97, -100, -110][i] ?? -100, 6, '#ffe08a')),
  desk: (b) =>
    shadow(b, 112) + b.stroke('M-96 -100 V0 M96 -100 V0', '#a97a4c', 13) + b.box(-110, -116, 220, 20, 6, '#d9ac70') + b.box(40, -96, 62, 58, 4, '#c99a5e') + b.ball(71, -66, 6, '#fff3dc') + b.stroke('M-78 -116 V-168 L-46 -196', '#6f7f9a', 6) + b.shape('M-62 -204 L-34 -172 L-10 -200 L-40 -222Z', '#e0906a') + b.glow(-16, -170, 80, '#ffe9ad', 0.6) + b.ball(42, -142, 25, '#7fb4d8') + b.flat('M28 -152 q14 -10 22 2 q-2 16 -18 12Z', '#8fbf84') + b.stroke('M42 -116 v-6', '#a4703c', 10) + b.box(-30, -124, 48, 8, 2, '#fffaf0') + b.box(84, -142, 18, 26, 3, '#d9655a') + b.stroke('M88 -142 l-3 -20 M93 -142 v-24 M98 -142 l4 -18', '#e8c06a', 4) +
    b.stroke('M-34 -62 L-40 0 M34 -62 L40 0', '#8a6a4a', 8) + b.box(-46, -72, 92, 15, 7, '#7f9fc4'),
  fireplace: (b) =>
    b.box(-128, -236, 256, 240, 5, '#c9a490') + each(5, (row) => each(5, (i) => b.box(-124 + i * 51 - (row % 2) * 20 + (row % 2 && !i ? 20 : 0), -226 + row * 46, row % 2 && !i ? 28 : 47, 41, 5, ['#c49a86', '#d0ac98', '#bc927e'][(i + row * 2) % 3] ?? '#c49a86'))) + b.box(-152, -262, 304, 34, 7, '#9a6a48') + b.flat('M-84 4 V-104 A84 82 0 0 1 84 -104 V4Z', '#3f2c34') + b.glow(0, -56, 170, '#ffb45a', 0.75) + b.stroke('M-50 -8 L44 -20 M-44 -20 L52 -8', '#7a4f34', 17) + b.flat('M0 -16 Q-50 -24 -36 -68 Q-26 -56 -20 -54 Q-22 -96 8 -124 Q10 -94 30 -78 Q36 -84 34 -94 Q60 -46 30 -18Z', '#ff8a3d') + b.flat('M2 -16 Q-24 -22 -14 -52 Q-2 -66 4 -84 Q12 -60 24 -46 Q26 -24 2 -16Z', '#ffd36a') +
    b.box(-132, -300, 30, 38, 4, '#e0b25a') + b.ball(-84, -282, 20, '#8fb8c8') + b.box(-30, -318, 62, 56, 3, '#b07e50') + b.box(-23, -311, 48, 42, 1, '#d4e8f0') + b.flat('M-23 -276 q14 -22 26 -6 q12 -16 22 6 v7 h-48Z', '#8fbf84') + each(3, (i) => b.box(64 + i * 24, -262 - (26 + i * 9), 15, 26 + i * 9, 3, '#fff6e4') + b.oval(71 + i * 24, -270 - (26 + i * 9), 4, 8, '#ffc85a')) + each(3, (i) => b.shape(`M${-96 + i * 84} -228 v40 q0 22 -22 22 q-16 -2 -14 -16 q2 -10 16 -12 v-34Z`, ['#d9655a', '#7fae72', '#6f9fc4'][i] ?? '#f00') + b.box(-118 + i * 84, -234, 24, 12, 4, '#fff6e8')),
  cabinet: (b) =>
    shadow(b, 118) + each(2, (i) => b.stroke(`M${i ? 88 : -88} -20 l${i ? 10 : -10} 22`, '#7a4f34', 11)) + b.box(-112, -124, 224, 108, 10, '#b98455') + each(2, (i) => b.box(-102 + i * 106, -112, 98, 84, 5, '#cb9a68') + b.ball(i ? 18 : -18, -70, 6, '#f2d08a')) +
    b.box(-96, -150, 92, 28, 6, '#8a5a44') + b.oval(-56, -152, 38, 10, '#3a3444') + b.oval(-56, -152, 12, 3.4, '#e0906a') + b.stroke('M-14 -160 l-18 8', '#d9d0c4', 4) + b.shape('M-32 -176 q-6 -60 44 -78 q14 60 -18 96Z', '#e0b860') + b.box(30, -198, 74, 76, 4, '#b07e50') + b.box(38, -190, 58, 60, 1, '#f6e6d6') + b.flat('M67 -144 q-26 -18 -20 -32 q10 -12 20 2 q10 -14 20 -2 q6 14 -20 32Z', '#e07a84'),
  tallclock: (b) =>
    shadow(b, 62) + b.box(-54, -34, 108, 38, 4, '#9a6540') + b.box(-42, -250, 84, 220, 3, '#b07a4c') + b.box(-27, -226, 54, 170, 4, '#5f3f34') + b.stroke('M0 -224 V-120', '#e0b860', 4) + b.ball(0, -108, 18, '#f2cf7a') + each(2, (i) => b.box(i ? 12 : -20, -200 + i * 30, 8, 46, 3, '#d9ac54')) + b.box(-54, -352, 108, 108, 5, '#a46f44') + b.shape('M-60 -350 Q0 -420 60 -350Z', '#8f5a38') + b.ball(0, -298, 43, '#fffaf0') + each(12, (i) => b.put(0, -298, 1, b.box(-1.6, -38, 3.2, i % 3 ? 5 : 9, 1, '#6a5060'), i * 30)) + b.stroke('M0 -298 V-324 M0 -298 L17 -288', '#4a3550', 4) + b.ball(0, -390, 9, '#e0b860'),
  greenery: (b) =>
    shadow(b, 92) + each(9, (i) => b.put(-34, -96, 1, b.shape('M0 0 Q-36 -70 0 -150 Q36 -70 0 0Z', i % 2 ? '#6aa874' : '#7fba82') + b.stroke('M0 -8 V-128', '#5f9a68', 3, 0.7), -72 + i * 18)) + b.shape('M-80 -100 H12 L2 2 H-70Z', '#e9dcc8') + b.box(-86, -110, 104, 20, 8, '#f2e8d8') + b.stroke('M78 0 V-300', '#8a6a4a', 8) + b.oval(78, 0, 36, 9, '#7a5a44') + b.glow(78, -310, 170, '#ffe3a0', 0.55) + b.shape('M40 -288 L56 -366 H100 L116 -288Z', '#f6dca4') + b.flat('M40 -288 H116 l-3 -14 H43Z', '#fff3c4', 0.8),
  fishbowl: (b) =>
    shadow(b, 84) + b.box(-76, -128, 152, 18, 6, '#b98455') + b.stroke('M-58 -110 L-66 0 M58 -110 L66 0', '#9a6a44', 12) + b.box(-60, -64, 120, 10, 3, '#a9774a') + books(b, -44, -64, ['#c4645a', '#5f8fb4', '#e0b25a', '#7a9f6a']) +
    b.oval(0, -186, 62, 58, '#bfe4f0', 0.85) + b.flat('M-60 -196 q30 8 60 0 t60 0 q2 68 -60 68 q-62 0 -60 -68Z', '#7fc4de', 0.75) + b.flat('M-46 -142 q46 -20 92 0 q-20 16 -46 14 q-26 2 -46 -14Z', '#e8d4a4') + each(3, (i) => b.stroke(`M${-30 + i * 9} -144 q${i % 2 ? 9 : -9} -18 0 -36`, '#6fae7a', 4)) + b.flat('M-8 -174 q18 -20 38 -2 l16 -11 v26 l-16 -11 q-22 18 -38 -2Z', '#f2944e') + b.ball(0, -176, 3, '#4a3550') + each(3, (i) => b.oval(-18 + i * 7, -196 - i * 11, 3.4, 3.4, '#ffffff', 0.8)) + b.flat('M-44 -214 q14 -22 34 -24 q-18 16 -24 36Z', '#ffffff', 0.6) + b.oval(0, -240, 38, 7, '#dff2f8'),
  nightstand: (b) =>
    shadow(b, 56) + b.box(-50, -92, 100, 94, 6, '#b98455') + b.box(-56, -100, 112, 14, 5, '#cb9a68') + each(2, (i) => b.box(-41, -78 + i * 38, 82, 31, 4, '#c58f5e') + b.ball(0, -62 + i * 38, 5, '#f2d08a')) + b.glow(-8, -158, 190, '#ffe0a0', 0.75) + b.stroke('M-8 -100 V-134', '#d9c4a4', 9) + b.oval(-8, -101, 22, 6, '#d9c4a4') + b.shape('M-44 -130 L-30 -184 H14 L28 -130Z', '#ffe9b0') + b.flat(starPath(-8, -154, 12), '#f2b84e', 0.9) + b.box(20, -112, 34, 9, 2, '#c4645a') + b.box(24, -120, 26, 8, 2, '#5f8fb4'),
} satisfies Record<string, (b: Brush) => string>;

type Standing = keyof typeof STANDING;
const IN_ROOM = {
  bedroom: ['chest', 'dollhouse', 'rockinghorse', 'teepee', 'desk'],
  playroom: ['fireplace', 'cabinet', 'tallclock', 'greenery', 'fishbowl'],
} as const satisfies Record<string, readonly [Standing, ...Standing[]]>;

export const standingIn = (room: keyof typeof IN_ROOM, seed: string): Standing => dice(`standing:${seed}`).pick(IN_ROOM[room] as readonly [Standing, ...Standing[]]);

export function standing({ stage, tone, roll, s }: Furnishing, name: Standing, x: number, y: number, scale = 1): string {
  const brush = brushFor({ paper: stage.paper, at: tone, lit: stage.palette.dark, roll });
  return moved(x, y, scale * s, STANDING[name](brush));
}

/** What stands on top of a low shelf. */
export function onTop({ stage, tone, roll, s }: Furnishing, x: number, y: number, wide: number): string {
  const b = brushFor({ paper: stage.paper, at: tone, lit: stage.palette.dark, roll });
  const lot = dice(`top:${stage.seed}:${Math.round(x)}`);
  const things = [
    b.shape('M-20 0 l-7 -38 h54 l-7 38Z', '#e9dcc8') + [-56, -24, 8, 40].map((a, i) => b.put(0, -36, 1, b.flat('M0 0 Q-14 -26 0 -56 Q14 -26 0 0Z', i % 2 ? '#7fb06c' : '#93c080'), a)).join(''),
    b.stroke('M0 0 v-10', '#a4703c', 12) + b.ball(0, -38, 29, '#7fb4d8') + b.flat('M-16 -48 q16 -14 26 2 q-2 20 -22 16Z M2 -22 q12 -6 16 2 q-8 8 -16 -2Z', '#8fbf84') + b.stroke('M-27 -62 A36 36 0 0 0 18 -10', '#c99a54', 4),
    b.shape('M-44 -22 H44 L30 0 H-32Z', '#b0704a') + b.stroke('M0 -22 V-84', '#8a5f3c', 4) + b.flat('M4 -82 Q34 -56 36 -28 H4Z', '#fff6e4') + b.flat('M-4 -74 Q-24 -50 -26 -28 H-4Z', '#e8907a'),
    b.box(-36, -17, 74, 17, 3, '#c4645a') + b.box(-30, -32, 64, 15, 3, '#5f8fb4') + b.box(-34, -46, 60, 14, 3, '#e0b25a') + b.ball(-4, -58, 12, '#d9655a') + b.stroke('M-4 -68 q2 -8 8 -9', '#6a4a34', 3),
    b.box(-34, -46, 68, 46, 5, '#d9b07a') + b.box(-38, -54, 76, 13, 4, '#c4965c') + b.flat(starPath(0, -20, 12), '#fff3dc'),
    b.box(-32, -60, 64, 60, 3, '#b07e50') + b.box(-25, -53, 50, 46, 1, '#e4eef4') + b.flat('M-25 -12 q14 -24 26 -6 q12 -18 24 6 v5 h-50Z', '#8fbf84') + b.ball(10, -40, 6, '#f2c14e'),
  ];
  const count = Math.max(1, Math.min(4, Math.round(wide / (110 * s))));
  const first = lot.whole(0, things.length - 1);
  return Array.from({ length: count }, (_, i) => moved(x + (wide * (i + 0.5)) / count, y, 0.94 * s, things[(first + i * 2 + (i > 2 ? 1 : 0)) % things.length] ?? '')).join('');
}
