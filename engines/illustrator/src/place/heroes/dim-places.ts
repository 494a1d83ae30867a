/** Dim places where there is something to be seen after all: shadows with eyes between the trees, small lights in the fog. */
import { each, type Brush, type Hero } from './brush.ts';

const eyes = ({ oval, ball }: Brush, x: number, y: number, r: number, apart = r * 1.5): string =>
  each(2, (i) => oval(x + (i ? apart : -apart), y, r, r * 1.2, '#fff3c4') + ball(x + (i ? apart : -apart) + r * 0.16, y + r * 0.2, r * 0.5, '#2a1f48'));

/** An old tree with a face that smiles, and a lamp in its hollow. */
const kindTree = (b: Brush): string =>
  b.shape('M-190 14 C-110 -30 -112 -150 -120 -250 C-130 -330 -230 -350 -280 -440 C-200 -400 -150 -380 -112 -400 C-130 -470 -110 -520 -60 -570 C-76 -500 -60 -450 -24 -430 C-10 -500 20 -560 80 -590 C46 -520 44 -470 62 -420 C110 -420 170 -440 230 -500 C196 -410 130 -350 118 -250 C110 -150 120 -30 196 14 C110 26 70 4 0 16 C-70 4 -110 26 -190 14Z', '#5f4f8a') +
  b.stroke('M-74 -30 C-54 -110 -64 -190 -76 -240 M84 -30 C60 -100 70 -200 84 -250 M-10 -420 Q-2 -360 -14 -330', '#4a3c72', 9, 0.7) +
  eyes(b, 0, -262, 22, 40) +
  b.stroke('M-66 -304 q26 -22 50 -6 M18 -310 q24 -16 50 6', '#3a2e5e', 9) +
  b.stroke('M-40 -206 Q0 -170 40 -206', '#2f2450', 10) +
  b.shape('M-56 14 V-74 A56 66 0 0 1 56 -74 V14Z', '#34285a') +
  b.glow(0, -56, 150, '#ffcf7a', 0.9) +
  b.flat('M-42 12 V-70 A42 52 0 0 1 42 -70 V12Z', '#ffe6a0', 0.85) +
  b.stroke('M0 -122 V-92', '#5a4634', 5) + b.box(-17, -92, 34, 44, 8, '#6a4a36') + b.ball(0, -70, 12, '#fffbe6');

const bush = (b: Brush, x: number, k: number): string => b.put(x, 10, k, b.flat('M-110 4 C-130 -60 -80 -90 -56 -78 C-40 -130 34 -134 52 -84 C96 -96 130 -50 108 4Z', '#3a2f66'));

const bunny = (b: Brush): string =>
  b.flat('M-40 10 C-66 -40 -50 -84 -28 -96 C-58 -150 -62 -210 -40 -214 C-18 -214 -14 -150 -10 -112 Q0 -116 10 -112 C14 -150 20 -214 42 -212 C62 -208 56 -150 28 -96 C50 -84 66 -40 42 10Z', '#2c2252') + eyes(b, 0, -74, 9, 16) + b.stroke('M-9 -48 Q0 -40 9 -48', '#fff3c4', 3.5);
const owl = (b: Brush): string =>
  b.flat('M-56 10 C-78 -60 -70 -120 -58 -146 L-66 -188 L-26 -164 Q0 -172 26 -164 L66 -188 L58 -146 C70 -120 78 -60 56 10Z', '#30255a') + eyes(b, 0, -118, 17, 26) + b.flat('M-8 -98 H8 L0 -82Z', '#ffe27a');
const cat = (b: Brush): string =>
  b.flat('M-44 10 C-60 -40 -46 -70 -36 -84 C-50 -100 -54 -130 -50 -166 L-22 -140 Q0 -146 22 -140 L50 -166 C54 -130 50 -100 36 -84 C46 -70 60 -40 44 10Z', '#2c2252') + b.stroke('M40 0 C96 4 104 -50 84 -86', '#2c2252', 17) + eyes(b, 0, -108, 10, 19) + b.stroke('M-9 -86 Q0 -78 9 -86', '#fff3c4', 3.5);

/** A light of the marsh with a face of its own. */
const wisp = (b: Brush, x: number, y: number, k: number, color: string): string =>
  b.glow(x, y - 20 * k, 120 * k, color, 0.9) +
  b.put(x, y, k, b.flat('M0 -92 C22 -54 46 -40 42 -4 C40 26 20 38 0 38 C-20 38 -42 26 -42 -4 C-44 -34 -8 -44 0 -92Z', '#fdf3c8') + b.oval(-14, -2, 6, 8, '#3a4a54') + b.oval(14, -2, 6, 8, '#3a4a54') + b.stroke('M-10 14 Q0 22 10 14', '#3a4a54', 4) + b.oval(-26, 10, 7, 4, '#f0a08a', 0.7) + b.oval(26, 10, 7, 4, '#f0a08a', 0.7));

const heron = (b: Brush): string =>
  b.stroke('M-6 0 V-110 M16 -4 L10 -60 L22 -104', '#5a5a6a', 6) +
  b.shape('M-96 -120 C-70 -160 0 -176 44 -148 C60 -132 40 -104 4 -98 C-36 -92 -66 -108 -96 -120Z', '#8f9fb4') +
  b.stroke('M30 -146 C66 -180 24 -210 46 -246', '#a9b8cc', 19) +
  b.ball(50, -252, 20, '#c4d0de') + b.flat('M64 -262 L124 -248 L64 -240Z', '#e0a04a') + b.flat('M50 -272 q-40 -14 -66 10 q34 -4 58 8Z', '#4a5a74') + b.ball(55, -256, 4, '#2a2430');

const fog = ({ site }: Brush, x: number, y: number, rx: number, ry: number, strength: number): string => site.paper.softEllipse(x, y, rx, ry, '#f6f9f6', strength);

export const DIM_PLACES = {
  shadowfolk: (b) =>
    b.glow(0, -250, 420, '#b9a4f0', 0.5) +
    bush(b, -470, 1.2) + bush(b, 470, 1.2) + eyes(b, -470, -66, 9) + eyes(b, 492, -70, 9) +
    kindTree(b) +
    bush(b, -300, 0.9) + eyes(b, -316, -50, 8) + bush(b, 320, 0.8) +
    b.put(-214, 22, 0.95, bunny(b)) + b.put(236, 20, 0.9, cat(b)) + b.put(384, 16, 1, owl(b)) + b.put(-400, 24, 0.8, owl(b)),
  marshlights: (b) =>
    fog(b, -100, -150, 700, 70, 0.55) +
    b.put(140, 0, 1.1, heron(b)) +
    b.stroke('M-220 20 C-230 -120 -200 -240 -166 -330 Q-150 -370 -100 -366', '#5a4a44', 17) +
    b.put(70, 0, 1, b.stroke('M-166 -362 V-326', '#5a4a44', 5) + b.glow(-166, -280, 190, '#ffd98a', 0.9) + b.box(-194, -328, 56, 14, 5, '#4a3f3c') + b.box(-188, -316, 44, 66, 8, '#ffe9b0') + b.stroke('M-166 -314 V-252', '#4a3f3c', 5) + b.box(-194, -254, 56, 14, 5, '#4a3f3c')) +
    b.put(150, 10, 1, b.shape('M-420 -30 Q-300 0 -120 -44 Q-140 18 -180 26 H-340 Q-400 14 -420 -30Z', '#7a5f4c') + b.stroke('M-414 -26 Q-300 4 -126 -40', '#a4866a', 10)) +
    wisp(b, 30, -170, 1.1, '#ffe9b0') + wisp(b, 60, -310, 0.7, '#d9ffe4') + wisp(b, 300, -210, 0.85, '#ffe9b0') + wisp(b, -330, -200, 0.75, '#d9ffe4') +
    fog(b, 120, -30, 620, 46, 0.75) + fog(b, -380, 6, 420, 40, 0.7) + fog(b, 420, -90, 360, 40, 0.5),
} satisfies Record<string, Hero>;
