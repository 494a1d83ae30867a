/** What one type wears or has around its head, and no neighbour does. */
import { shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, group, line, path, starPath } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

const note = (x: number, y: number, color: string, s = 1): string =>
  group(`transform="translate(${x} ${y}) scale(${s})"`, line('M12 0 V-58 Q30 -50 34 -28', color, 10) + ellipse(0, 2, 17, 13, color, `${bare} transform="rotate(-18)"`));

const asks = (x: number, y: number, color: string, s: number): string =>
  group(`transform="translate(${x} ${y}) scale(${s})"`, line('M-22 -34 C-22 -66 26 -66 24 -34 C22 -14 0 -16 0 8', color, 17) + circle(0, 34, 11, color, bare));

const down = (x: number, y: number, a: number): string => group(`transform="translate(${x} ${y}) rotate(${a})"`, path('M0 26 C-22 10 -18 -20 0 -32 C18 -20 22 10 0 26Z', '#ffffff', 'stroke="#a9bfe0" stroke-width="4"') + line('M0 34 V-14', '#a9bfe0', 4));

export const CALLING_SIGNS = {
  'notes': { on: 'crown', alone: true, above: 200, beside: 196, draw: () => note(-176, -70, '#6a4fb8', 1.15) + note(-140, -150, '#d9486a', 0.9) + note(150, -124, '#2f8fa8', 1.1) },
  'questions': { on: 'crown', alone: true, above: 220, beside: 200, draw: () => asks(-166, -84, '#e0703f', 1.25) + asks(168, -110, '#3f9a8f', 1.1) },
  'rabbit-cloud': { on: 'crown', above: 320, draw: (p) => p.glow(0, -220, 150, '#ffffff', 0.8) +
    path('M24 -262 C14 -320 34 -336 46 -328 C60 -312 56 -280 56 -262Z M62 -260 C62 -312 84 -326 94 -314 C104 -298 90 -274 84 -258Z', '#f6faff', 'stroke="#bcd6f0" stroke-width="5"') +
    path('M-104 -176 C-132 -180 -130 -222 -100 -220 C-92 -256 -44 -262 -24 -238 C4 -262 30 -272 60 -268 C104 -266 124 -232 110 -208 C122 -190 106 -174 84 -176Z', p.ball('#f6faff'), 'stroke="#bcd6f0" stroke-width="5"') +
    circle(78, -234, 8, '#5a6a9a', bare) + circle(112, -218, 6, '#f2a7b4', bare) + [[-176, -120], [160, -140]].map(([x = 0, y = 0]) => path(`M${x - 40} ${y} a20 20 0 0 1 14 -32 a28 28 0 0 1 50 -4 a20 20 0 0 1 16 36Z`, p.ball('#f6faff'), 'stroke="#bcd6f0" stroke-width="5"')).join('') },
  'juggling': { on: 'crown', alone: true, above: 260, beside: 190, draw: (p) => ['#e5575f', '#f6cf4a', '#63b86a', '#4b9ad6', '#8f6ad6'].map((color, i) => {
    const a = ((-64 + i * 32) * Math.PI) / 180;
    return circle(Math.sin(a) * 196, 4 - Math.cos(a) * 224, 25, p.ball(color)) + circle(Math.sin(a) * 196 - 7, -4 - Math.cos(a) * 224, 6, '#ffffff', `${bare} opacity=".7"`);
  }).join('') },
  'down-feathers': { on: 'crown', alone: true, above: 190, beside: 190, draw: () => down(-160, -70, -34) + down(-132, -150, 20) + down(164, -110, 40) + down(150, 24, -20) },
  'ambassador-sash': { on: 'chest', draw: (p) => path('M-62 -56 L-34 -64 L66 70 L36 88Z', p.drop('#d9483f')) + line('M-54 -54 L46 80 M-40 -60 L58 74', '#f2c14e', 4) +
    circle(6, 4, 22, p.ball('#f2c14e')) + path(starPath(6, 4, 14), '#fff6d0', bare) },
  'pilgrim-shell': { on: 'chest', draw: (p) => line('M-44 -56 Q0 -2 44 -56', '#f2ead8', 6) +
    path('M0 42 C-44 36 -44 0 -30 -10 Q-22 -26 0 -26 Q22 -26 30 -10 C44 0 44 36 0 42Z', p.ball('#fff4e2')) + line('M0 38 L-24 -4 M0 38 L-8 -20 M0 38 L8 -20 M0 38 L24 -4', '#d9a06a', 5) },
  'torn-shirt': { on: 'chest', draw: (p) => group('transform="translate(0 58) scale(1.1)"', path('M-72 -58 Q0 -30 72 -58 L84 26 L62 12 L48 44 L26 20 L6 52 L-16 22 L-38 48 L-54 14 L-82 32Z', p.drop('#c2453f')) +
    line('M-40 -46 L-44 22 M0 -38 V26 M40 -46 L44 22 M-76 -22 Q0 4 76 -22 M-80 8 Q0 30 80 6', '#7f2a30', 6, 0.8)) },
  'twig-antlers': { on: 'crown', above: 250, beside: 176, draw: (p) => bothSides(
    line('M40 -84 C60 -140 110 -150 132 -214 M74 -132 C70 -166 60 -184 48 -200 M104 -158 C132 -158 150 -160 168 -178', '#8a5f3c', 19) +
    [[132, -222, 20], [46, -208, -24], [172, -184, 60], [110, -176, 10]].map(([x = 0, y = 0, a = 0], i) => group(`transform="translate(${x} ${y}) rotate(${a})"`, path('M0 14 C-24 0 -22 -32 0 -44 C22 -32 24 0 0 14Z', p.drop(i % 2 ? '#e8a03c' : '#5fae4e')))).join('')) },
  'long-nose': { on: 'head', draw: (p, look) => path('M-10 34 C8 28 70 32 124 34 Q134 41 124 48 C70 52 12 58 -8 50 Q-18 42 -10 34Z', p.drop(shade(look.skin, -0.06))) + line('M44 33 q4 9 0 19 M78 33 q4 8 0 16', '#8f5f2c', 4, 0.6) +
    line('M112 34 Q114 20 126 12', '#5a8a3f', 5) + path('M124 16 C120 -4 136 -14 150 -12 C150 4 142 16 124 16Z', p.drop('#6fb85a')) },
  'neck-ring': { on: 'chest', draw: () => path('M-70 -74 Q0 -40 70 -74 L76 -56 Q0 -18 -76 -56Z', '#ffffff', bare) },
  'leaf-back': { on: 'back', beside: 170, draw: (p) => [[-190, 0, -62, 0.8], [-140, -14, -40, 1], [-84, -30, -22, 1.2], [-26, -40, -6, 1.2]].map(([x = 0, y = 0, a = 0, s = 0], i) => group(`transform="translate(${x} ${y}) rotate(${a}) scale(${s})"`, path('M0 30 C-36 10 -34 -50 0 -84 C34 -50 36 10 0 30Z', p.drop(i % 2 ? '#5f9a3f' : '#7ab84e')) + line('M0 20 V-60', '#4f7a34', 4, 0.6))).join('') },
  'goat-horns': { on: 'crown', above: 230, draw: (p) => bothSides(path('M22 -84 C26 -150 60 -206 118 -222 C126 -214 122 -206 112 -200 C86 -176 76 -130 78 -76Z', p.drop('#7a6350')) + line('M36 -116 L80 -104 M46 -150 L86 -138 M66 -182 L98 -172', '#574436', 5, 0.7)) },
  'goat-beard': { on: 'head', draw: (p) => path('M-26 74 Q0 86 26 74 C30 110 14 138 0 160 C-14 138 -30 110 -26 74Z', p.drop('#fffdf6'), 'stroke="#cdbfa8" stroke-width="3"') + line('M-8 96 Q-6 120 0 138 M10 94 Q10 114 4 128', '#cdbfa8', 4) },
  'beetle-horn': { on: 'crown', above: 230, draw: (p) => path('M-24 -84 C-30 -140 -16 -190 24 -226 C36 -214 24 -206 20 -190 C44 -196 54 -206 60 -196 C56 -166 30 -150 26 -84Z', p.drop('#3a3448')) },
} satisfies SignTable;
