/** A forge in the mountain: the hearth with its hood and bellows, the anvil, the trough, what was made. */
import { starPath } from '../../shapes.ts';
import { each, type Brush, type Hero } from './brush.ts';

const blaze = ({ shape, flat }: Brush): string =>
  shape('M0 -118 Q58 -66 50 -18 Q44 18 0 20 Q-44 18 -50 -18 Q-54 -54 -20 -76 Q-20 -54 -6 -48 Q10 -82 0 -118Z', '#ff8a3d') + flat('M4 -70 Q34 -32 26 -6 Q16 14 0 14 Q-22 12 -24 -10 Q-22 -30 -4 -40 Q8 -50 4 -70Z', '#ffd36a');

/** Stones set by hand, one beside the other. */
const stonework = (b: Brush, x: number, y: number, columns: number, rows: number): string =>
  each(columns * rows, (i) => { const [c, r] = [i % columns, Math.floor(i / columns)]; return b.box(x + c * 52 + (r % 2) * 22, y + r * 40, 46, 33, 10, ['#968894', '#a4969e', '#857884'][(c * 2 + r) % 3] ?? '#999'); });

export const FORGE = {
  forge: (b) =>
    b.oval(0, 10, 400, 22, '#2a1f2a', 0.3) +
    // The hood of copper, the hearth of stones.
    b.box(-238, -640, 76, 240, 8, '#7f727c') + b.shape('M-372 -296 Q-300 -330 -254 -440 H-146 Q-100 -330 -28 -296Z', '#b4704a') + b.flat('M-372 -296 Q-300 -330 -254 -440 H-222 Q-262 -330 -320 -296Z', '#e0a070', 0.6) + b.flat('M-120 -372 Q-90 -324 -28 -296 H-80 Q-120 -330 -146 -440Z', '#6f3f2c', 0.35) + b.box(-384, -302, 368, 26, 8, '#8f5638') + each(7, (i) => b.ball(-360 + i * 53, -289, 6, '#e8b48a')) +
    b.box(-352, -160, 304, 166, 10, '#8a7c88') + stonework(b, -346, -150, 5, 4) + b.box(-368, -176, 336, 28, 8, '#b4a8b0') + b.box(-336, -278, 30, 106, 4, '#8a7c88') + b.box(-94, -278, 30, 106, 4, '#8a7c88') +
    b.flat('M-306 -276 H-94 V-176 H-306Z', '#3a2730') + b.glow(-200, -190, 230, '#ff9a4a', 0.95) + b.put(-236, -178, 0.72, blaze(b)) + b.put(-164, -178, 0.72, blaze(b)) + b.put(-200, -176, 0.98, blaze(b)) + each(9, (i) => b.ball(-286 + i * 22, -180 - (i % 2) * 5, 13, i % 3 ? '#4a3238' : '#ff7a34')) +
    b.flat('M-248 6 V-60 A48 50 0 0 1 -152 -60 V6Z', '#3a2a34') + each(5, (i) => b.box(-240 + i * 17, -20 - (i % 2) * 14, 40, 15, 7, '#8a5f3c')) +
    // Bellows.
    b.put(-408, -70, 1, b.shape('M-58 36 Q-70 -40 -10 -52 L40 -40 L48 -22 L-6 34Z', '#a4603c') + b.stroke('M-52 20 L36 -28 M-56 2 L22 -40', '#7a4028', 5) + b.stroke('M44 -32 L84 -40', '#8a94ac', 9) + b.stroke('M-58 36 q-22 12 -34 4', '#6f4a34', 8) + b.stroke('M-30 36 V76 M10 26 V76', '#6f4a34', 9)) +
    // The anvil on its block, a shoe that glows, the hammer laid down.
    b.put(110, 0, 1, b.box(-56, -66, 112, 74, 8, '#8a5f3c') + b.oval(0, -66, 56, 13, '#a97b50') + b.stroke('M-52 -30 H52', '#6a7088', 8) + b.shape('M-128 -146 Q-86 -154 -64 -152 H96 Q104 -124 56 -112 L46 -90 L62 -66 H-62 L-46 -90 L-56 -112 Q-110 -116 -128 -146Z', '#69708a') + b.flat('M-128 -146 Q-86 -154 -64 -152 H96 L97 -140 H-70 Q-100 -140 -128 -146Z', '#b4bcd4') + b.glow(-4, -164, 80, '#ffb84a', 0.95) + b.stroke('M-28 -160 Q-34 -196 0 -198 Q34 -196 28 -160', '#ff8a3d', 13) + b.stroke('M-26 -162 Q-31 -192 0 -194 Q31 -192 26 -162', '#ffd36a', 5)) +
    b.put(196, -158, 1, b.stroke('M-34 12 L60 -22', '#b4804e', 11) + b.put(-42, 14, 1, b.box(-19, -30, 38, 58, 8, '#8f97b0'), -20)) +
    each(7, (i) => b.flat(starPath([50, 84, 152, 176, 118, 30, 140][i] ?? 0, [-226, -262, -240, -282, -312, -196, -204][i] ?? 0, 7 - (i % 3)), i % 2 ? '#ffd36a' : '#ffe9ad')) +
    // The trough, and on the wall what was made here: keys, bells, stars, a weather cock.
    b.put(310, 4, 1, b.box(-66, -74, 132, 76, 12, '#9c6a44') + each(4, (i) => b.stroke(`M${-44 + i * 30} -70 V-2`, '#7f5236', 4)) + b.stroke('M-64 -52 H64 M-64 -18 H64', '#6a7088', 7) + b.oval(0, -74, 64, 15, '#7fb8d0') + b.stroke('M-40 -76 q14 -8 28 0 t28 0', '#dff0f8', 4) + b.stroke('M20 -80 q-10 -30 4 -50 M36 -80 q-8 -22 4 -38', '#ffffff', 8, 0.35)) +
    b.stroke('M26 -404 H392', '#8a5f3c', 12) + each(6, (i) => b.stroke(`M${58 + i * 60} -400 v22`, '#5a5468', 4)) +
    b.put(58, -372, 1, b.ball(0, 8, 17, '#e0b45c') + b.oval(0, 8, 8, 8, '#4a3a44') + b.stroke('M0 24 V72 M0 54 h15 M0 68 h18', '#e0b45c', 8)) + b.put(118, -378, 1, b.shape('M-26 56 Q-22 0 0 -2 Q22 0 26 56Z', '#d9a04a') + b.ball(0, 60, 8, '#8a5f3c')) + b.put(178, -340, 1, b.flat(starPath(0, 0, 33), '#c4cad8') + b.flat(starPath(0, 0, 15), '#f2f4fa')) +
    b.put(238, -372, 1, b.stroke('M-20 0 Q-36 56 0 58 Q36 56 20 0', '#9aa4ba', 11) + each(4, (k) => b.ball([-25, -14, 14, 25][k] ?? 0, [20, 46, 46, 20][k] ?? 0, 3, '#4a4a5a'))) + b.put(298, -376, 1, b.stroke('M0 0 V70', '#8a94ac', 6) + b.shape('M-34 34 Q-30 4 -8 14 Q10 20 18 0 Q34 6 28 30 Q14 54 -14 50 Q-30 52 -34 34Z', '#c97a4a') + b.flat('M16 2 q4 -12 12 -4 q8 -4 6 8Z', '#e0564a')) + b.put(358, -372, 1, b.ball(0, 12, 14, '#c4cad8') + b.oval(0, 12, 6, 6, '#4a3a44') + b.stroke('M0 26 V64 M0 62 h14', '#c4cad8', 7)),
} satisfies Record<string, Hero>;
