/** What is put on and taken off, and what is folded. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import type { Prop } from './prop.ts';
import { bare, circle, ellipse, line, moved, path, rect } from '../shapes.ts';

const boot = (p: Paper): string =>
  path('M-22 -84 H14 L12 -40 Q34 -34 38 -14 Q40 0 30 0 H-20 Q-26 -4 -24 -14Z', p.drop('#b4512f')) +
  rect(-26, -94, 44, 17, 7, p.drop('#e0a35c')) + line('M-20 -3 H34', '#5a2f1e', 7) + line('M2 -66 q8 4 9 12 M1 -52 q8 4 9 12', '#fff0d8', 4, 0.8);

/** A pile of cloth in three folds. */
const folded = (p: Paper, color: string): string =>
  rect(-58, -24, 116, 24, 11, p.drop(shade(color, -0.08))) + rect(-55, -44, 110, 24, 11, p.drop(shade(color, 0.02))) + rect(-52, -64, 104, 24, 11, p.drop(shade(color, 0.1)));

export const CLOTHES = {
  hat: { grip: [-50, -10], inHand: 0.8, breadth: 60, onGround: 0.75, draw: (p) => ellipse(0, -9, 66, 14, p.drop('#6f4a8c')) +
    path('M-40 -12 C-46 -76 -22 -84 -4 -74 C14 -88 48 -76 40 -12 Q0 4 -40 -12Z', p.ball('#8a5fac')) +
    path('M-41 -28 Q0 -12 41 -28 L40 -12 Q0 4 -40 -12Z', '#f2c14e') },
  boots: { grip: [-30, -88], inHand: 0.7, breadth: 60, onGround: 0.7, draw: (p) => moved(26, -8, 0.94, boot(p)) + moved(-24, 0, 1, boot(p)) },
  boot: { grip: [-6, -88], inHand: 0.7, breadth: 40, onGround: 0.7, draw: (p) => moved(-2, 0, 1, boot(p)) },
  shoe: { grip: [-30, -40], inHand: 0.75, breadth: 50, onGround: 0.6, draw: (p) =>
    path('M-48 -44 Q-30 -54 -16 -42 Q0 -30 24 -28 Q50 -24 50 -4 H-46 Q-54 -22 -48 -44Z', p.drop('#4f7fb8')) + line('M-46 -3 H48', '#2f4f78', 7) +
    path('M-46 -42 Q-30 -50 -18 -40 Q-30 -30 -44 -34Z', '#2f4f78') + line('M-20 -32 Q-8 -20 -10 -8', '#fff0d8', 5, 0.9) },
  coat: { grip: [0, -30], inHand: 0.8, breadth: 60, onGround: 0.8, draw: (p) => folded(p, '#4f7fb8') +
    path('M-30 -64 L0 -44 L30 -64 L18 -76 Q0 -68 -18 -76Z', '#3d689c') + line('M0 -42 V-24', '#3d689c', 4) +
    [-36, -18].map((y) => circle(10, y, 5, '#f2c14e', bare)).join('') },
  blanket: { grip: [0, -30], inHand: 0.8, breadth: 62, onGround: 0.85, draw: (p) => folded(p, '#7fa8d0') +
    line('M-44 -53 H44 M-48 -33 H48 M-50 -13 H50', '#fdf3dc', 6, 0.9) +
    line('M52 -58 l10 -3 M53 -50 l10 1 M55 -38 l10 -3 M56 -30 l10 1 M58 -18 l10 -3 M59 -10 l10 1', '#fdf3dc', 5) +
    path('M-52 -64 Q-64 -54 -52 -44 M-55 -44 Q-67 -34 -55 -24 M-58 -24 Q-70 -13 -58 -2', 'none', 'stroke="#5f86b0" stroke-width="5" stroke-linecap="round"') },
  sock: { grip: [-14, -90], inHand: 0.75, breadth: 46, onGround: 0.6, draw: (p) =>
    path('M-34 -96 H8 L8 -40 Q46 -36 50 -16 Q50 4 26 4 H-6 Q-34 2 -34 -26Z', p.drop('#f0a04b')) + rect(-39, -102, 52, 20, 8, p.drop('#fff3dc')) +
    line('M-32 -66 H6 M-32 -46 H6', '#d9483f', 9) + path('M24 4 Q50 4 50 -16 Q48 -27 38 -31 Q24 -18 24 4Z', '#d9483f', bare) },
  scarf: { grip: [-34, -40], inHand: 0.85, breadth: 60, onGround: 0.75, draw: (p) =>
    path('M34 -30 L66 -10 L54 12 L22 -12Z', p.drop('#c23c50')) + line('M60 -4 L72 4 M55 4 L66 12 M50 10 L58 18', '#f3d9b0', 5) +
    ellipse(0, -26, 54, 28, p.ball('#d9485c')) + ellipse(0, -34, 34, 14, shade('#d9485c', -0.2), bare) +
    line('M-44 -12 L-38 -40 M-20 0 L-18 -22 M10 0 L10 -20 M38 -8 L32 -34', '#f6e2bf', 7, 0.85) },
  glove: { grip: [0, -12], inHand: 0.8, onGround: 0.6, draw: (p) =>
    path('M-24 -28 C-34 -70 -26 -98 -2 -98 C18 -98 26 -84 26 -62 C40 -76 54 -66 44 -50 C38 -40 30 -34 26 -28Z', p.drop('#4aa3a0')) +
    rect(-30, -32, 62, 30, 9, p.drop('#f4e4c4')) + line('M-16 -28 V-6 M0 -28 V-6 M16 -28 V-6', '#d9c199', 4) +
    path('M-10 -66 l6 -10 l6 10 l-6 10Z', '#fff3dc', bare) },
  handkerchief: { grip: [-2, -64], inHand: 0.8, onGround: 0.6, draw: (p) =>
    path('M-56 0 Q-46 -50 -6 -70 Q40 -58 56 -2 Q34 -14 18 2 Q2 -14 -16 2 Q-34 -14 -56 0Z', p.drop('#f6f9ff')) +
    line('M-44 -16 Q-34 -46 -4 -58 Q30 -48 44 -18', '#7fb0e0', 4, 0.8) + [[-20, -26], [6, -36], [24, -18], [0, -14]].map(([x = 0, y = 0]) => circle(x, y, 5, '#7fb0e0', bare)).join('') },
  button: { grip: [0, -30], inHand: 0.5, onGround: 0.42, draw: (p) => circle(0, -42, 42, p.ball('#d9583f')) + circle(0, -42, 29, shade('#d9583f', 0.12), bare) +
    [[-11, -53], [11, -53], [-11, -31], [11, -31]].map(([x = 0, y = 0]) => circle(x, y, 6, '#7a2a1c', bare)).join('') },
} satisfies Record<string, Prop>;
