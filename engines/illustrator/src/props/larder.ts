/** What is eaten in stories: pies, puddings, sausages, nuts and vegetables. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import type { Prop } from './prop.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

export const LARDER = {
  pie: { grip: [0, -14], inHand: 0.7, breadth: 60, onGround: 0.7, draw: (p) =>
    path('M-70 -36 H70 L54 0 Q0 10 -54 0Z', p.drop('#b8c4d6')) +
    path('M-76 -38 C-62 -86 -24 -92 0 -92 C24 -92 62 -86 76 -38 Q0 -22 -76 -38Z', p.ball('#e0a04e')) +
    [-60, -36, -12, 12, 36, 60].map((x) => circle(x, -38 + Math.abs(x) * -0.02, 13, p.ball('#cf8c3e'), bare)).join('') +
    line('M-16 -70 q8 -12 16 0 M6 -60 q8 -12 16 0 M-34 -56 q8 -12 16 0', '#8f4a3a', 6) + line('M-10 -102 q-9 -12 0 -24 M14 -102 q9 -12 0 -24', '#ffffff', 5, 0.7) },
  pudding: { grip: [0, -12], inHand: 0.7, breadth: 60, onGround: 0.7, draw: (p) =>
    ellipse(0, -6, 74, 14, p.drop('#eef2f8')) + path('M-52 -10 C-56 -60 -34 -90 0 -90 C34 -90 56 -60 52 -10 Q0 4 -52 -10Z', p.ball('#8f5a3c')) +
    [[-26, -40], [6, -26], [28, -48], [-6, -58], [-36, -20], [34, -20]].map(([x = 0, y = 0]) => ellipse(x, y, 5, 4, '#5a3424', bare)).join('') +
    path('M-40 -62 C-30 -96 30 -96 40 -62 Q34 -48 26 -60 Q16 -42 4 -58 Q-8 -40 -18 -58 Q-32 -46 -40 -62Z', p.drop('#fdf6ea')) + circle(0, -96, 10, p.ball('#e0404a')) + path('M4 -102 q18 -14 26 0 q-16 8 -26 0Z', '#5fa04c', bare) },
  sausages: { grip: [0, -56], inHand: 0.8, breadth: 60, onGround: 0.6, draw: (p) =>
    ([[-44, -36, 28], [0, -24, 0], [44, -36, -28]] as const).map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-30, -15, 60, 30, 15, p.ball('#c9694a'))}${line('M-18 -6 H10', '#f0a98a', 5, 0.8)}</g>`).join('') +
    line('M-72 -50 q-12 -6 -16 4 M72 -50 q12 -6 16 4', '#a8503a', 6) + circle(-24, -24, 5, '#a8503a', bare) + circle(24, -24, 5, '#a8503a', bare) },
  nut: { grip: [0, -30], inHand: 0.55, onGround: 0.45, draw: (p) =>
    path('M-34 -46 C-38 -14 -14 4 0 10 C14 4 38 -14 34 -46Z', p.ball('#b9773e')) + path('M-42 -44 C-40 -78 40 -78 42 -44 Q0 -30 -42 -44Z', p.drop('#7f5a38')) + line('M-28 -56 L-16 -46 M-8 -62 L2 -48 M14 -62 L22 -48', '#5f4026', 4, 0.7) + line('M0 -70 q2 -12 10 -16', '#6a4a2c', 7) },
  marrow: { grip: [0, -32], inHand: 0.85, breadth: 70, onGround: 0.75, draw: (p) =>
    path('M-78 -30 C-78 -62 -40 -66 0 -64 C44 -62 80 -56 80 -30 C80 -4 44 2 0 2 C-40 2 -78 0 -78 -30Z', p.ball('#5f9a4e')) + line('M-70 -44 Q0 -58 72 -42 M-74 -28 Q0 -34 76 -26 M-66 -12 Q0 -8 68 -10', '#9ccb76', 5, 0.8) + rect(-94, -38, 22, 16, 5, '#7f8a4a') },
  tomato: { grip: [0, -34], inHand: 0.6, onGround: 0.5, draw: (p) =>
    ellipse(0, -34, 46, 38, p.ball('#e0463c')) + path('M0 -66 L-8 -52 L-28 -60 L-18 -46 L-34 -40 L-8 -42 L0 -28 L8 -42 L34 -40 L18 -46 L28 -60 L8 -52Z', '#5f9a4c', bare) + line('M0 -62 q0 -12 8 -16', '#4f8a40', 6) + ellipse(-18, -36, 7, 11, '#f59a90', `${bare} opacity=".8"`) },
  beans: { grip: [0, -30], inHand: 0.7, breadth: 60, onGround: 0.55, draw: (p) =>
    path('M-80 -26 C-50 -64 50 -64 84 -34 C60 6 -46 8 -80 -26Z', p.drop('#6fae58')) + path('M-66 -27 C-40 -46 44 -48 68 -33 C44 -10 -40 -8 -66 -27Z', shade('#6fae58', -0.1), bare) +
    [-42, -14, 15, 43].map((x) => circle(x, -29, 14, p.ball('#b4dc84'))).join('') + line('M84 -34 q16 -6 14 -20', '#5a944a', 7) },
  butter: { grip: [0, -10], inHand: 0.7, breadth: 60, onGround: 0.6, draw: (p) =>
    ellipse(0, -6, 76, 14, p.drop('#dfe8f4')) + path('M-48 -48 L-36 -60 H56 L44 -48Z', '#fff0a8', bare) + rect(-48, -48, 92, 40, 4, p.drop('#f7d65a')) + path('M44 -48 L56 -60 V-20 L44 -8Z', '#e0b83e', bare) + line('M-20 -48 V-8', '#e0b83e', 4, 0.7) },
  cherry: { grip: [0, -80], inHand: 0.6, onGround: 0.5, draw: (p) =>
    line('M-22 -30 Q-14 -80 20 -98 M24 -26 Q28 -70 20 -98', '#6a8a3c', 6) + circle(-24, -20, 24, p.ball('#d02f42')) + circle(26, -16, 24, p.ball('#c2283c')) + ellipse(-32, -28, 5, 7, '#f59aa4', bare) + ellipse(18, -24, 5, 7, '#f59aa4', bare) + path('M20 -98 q34 -22 52 4 q-30 18 -52 -4Z', '#6aa84c', bare) },
} satisfies Record<string, Prop>;
