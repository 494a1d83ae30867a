/** What is eaten, and what is carried about a house. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import type { Prop } from './prop.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

const steam = line('M-16 -92 q-10 -14 0 -26 q10 -12 0 -24 M16 -92 q-10 -14 0 -26 q10 -12 0 -24', '#ffffff', 6, 0.7);

export const HOUSEHOLD: Record<string, Prop> = {
  // A basin full of suds on a low table, clean plates beside it.
  dishes: {
    onGround: 1.5,
    draw: (p) =>
      [-1, 1].map((s) => line(`M${s * 66} -52 V0`, '#8a5a34', 11)).join('') + rect(-84, -62, 168, 14, 6, p.drop('#c08a54')) +
      [0, 13, 26].map((x) => ellipse(44 + x, -80, 5, 20, '#fdfaf4') + ellipse(46 + x, -80, 3, 14, '#cfe0ee', bare)).join('') + line('M36 -66 H82', '#9fb0c6', 5) +
      path('M-72 -98 H20 L10 -64 Q-26 -58 -62 -64Z', p.drop('#8fb8d8')) + ellipse(-26, -98, 46, 10, '#b9d9ee', bare) +
      [[-52, -104, 14], [-30, -109, 17], [-6, -105, 14], [8, -101, 9], [-62, -100, 8]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', 'stroke="#d5e6f2" stroke-width="2"')).join('') +
      circle(-18, -128, 6, '#e6f4fb', 'stroke="#b9d9ee" stroke-width="2"') + circle(-40, -136, 4, '#e6f4fb', 'stroke="#b9d9ee" stroke-width="2"'),
  },
  bowl: { grip: [-40, -40], inHand: 0.85, breadth: 60, onGround: 0.7, draw: (p) => steam + ellipse(0, -60, 58, 17, '#e9a04e') +
    path('M-58 -60 Q-54 -4 -22 0 L22 0 Q54 -4 58 -60 Q0 -34 -58 -60Z', p.drop('#5aa0c8')) + line('M-46 -36 Q0 -12 46 -36', '#e6f2f8', 6, 0.8) },
  loaf: { grip: [-30, -26], inHand: 0.8, breadth: 62, onGround: 0.75, draw: (p) => path('M-64 -4 C-78 -40 -62 -66 -34 -66 H34 C62 -66 78 -40 64 -4 Q0 6 -64 -4Z', p.ball('#cf9350')) +
    line('M-30 -58 q10 14 6 26 M0 -60 q10 14 6 26 M30 -58 q10 14 6 26', '#f6dcae', 9) },
  bun: { grip: [0, -20], inHand: 0.85, onGround: 0.6, draw: (p) => path('M-48 -6 C-56 -66 56 -66 48 -6 Q0 8 -48 -6Z', p.ball('#dca05a')) +
    path('M-34 -34 Q0 -68 34 -34 Q14 -28 0 -34 Q-16 -26 -34 -34Z', '#fff6e0', bare) + circle(0, -56, 9, p.ball('#d9483f')) },
  biscuit: { grip: [0, -12], inHand: 0.75, onGround: 0.55, draw: (p) => circle(0, -42, 42, p.ball('#d69a55')) +
    [[-18, -54], [14, -62], [20, -32], [-10, -24], [-2, -44]].map(([x = 0, y = 0]) => circle(x, y, 7, '#5d3a28', bare)).join('') },
  plum: { grip: [0, -24], inHand: 0.7, onGround: 0.55, draw: (p) => circle(0, -36, 36, p.ball('#8a5ac0')) + line('M0 -70 q4 -14 14 -20', '#6a4129', 6) +
    path('M8 -80 q26 -20 38 2 q-22 12 -38 -2Z', '#63ab5c', bare) + line('M-14 -60 Q-30 -40 -18 -16', shade('#8a5ac0', 0.16), 5, 0.7) },
  spoon: { grip: [0, -10], inHand: 1, draw: (p) => line('M0 14 L0 -78', '#b07a44', 10) + ellipse(0, -98, 20, 28, p.ball('#c99458')) },
  basket: { grip: [0, -104], inHand: 0.85, breadth: 56, onGround: 0.95, draw: (p) => line('M-44 -50 C-44 -122 44 -122 44 -50', '#9a6a38', 9) +
    path('M-56 -54 L56 -54 L42 0 Q0 8 -42 0Z', p.tube('#c99458')) + line('M-52 -36 H52 M-48 -18 H48 M-26 -52 L-20 0 M0 -52 V2 M26 -52 L20 0', '#9a6a38', 4, 0.7) +
    rect(-60, -62, 120, 14, 7, '#b07a44') },
  bag: { grip: [0, -112], inHand: 0.85, breadth: 50, onGround: 0.78, draw: (p) => line('M-22 -78 C-22 -126 22 -126 22 -78', '#6a4129', 8) +
    path('M-40 -78 L40 -78 Q56 -30 50 0 Q0 10 -50 0 Q-56 -30 -40 -78Z', p.drop('#c2703f')) + path('M-40 -78 L40 -78 Q44 -46 0 -40 Q-44 -46 -40 -78Z', shade('#c2703f', -0.1)) +
    circle(0, -44, 8, '#f2c14e', bare) },
  sack: { grip: [0, -96], inHand: 0.85, breadth: 54, onGround: 0.95, draw: (p) => path('M-20 -84 L-32 -108 Q0 -98 32 -108 L20 -84Z', p.drop('#d9ba8c')) +
    path('M-20 -84 Q-58 -52 -50 -10 Q-46 2 -34 2 H34 Q46 2 50 -10 Q58 -52 20 -84Z', p.drop('#c9a878')) + line('M-23 -84 Q0 -76 23 -84', '#8a6238', 8) + line('M-30 -52 Q-36 -28 -30 -8 M26 -56 Q34 -34 30 -12', shade('#c9a878', -0.12), 4, 0.7) },
  box: { grip: [0, -30], inHand: 0.85, breadth: 56, onGround: 0.9, draw: (p) => rect(-50, -74, 100, 74, 6, p.drop('#c99a5e')) + rect(-56, -90, 112, 24, 6, p.drop('#d8ac72')) +
    rect(-9, -90, 18, 90, 2, '#f0dcae', `${bare} opacity=".8"`) },
};
