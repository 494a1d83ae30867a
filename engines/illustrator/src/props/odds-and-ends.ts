/** Odds and ends of stories: what is worn, wheeled, measured and wiped with. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import type { Prop } from './prop.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

const spokes = (x: number, r: number): string =>
  circle(x, -r, r, 'none', `stroke="#4a5068" stroke-width="8"`) + [0, 45, 90, 135].map((turn) => `<path d="M${x - r} ${-r} h${r * 2}" stroke="#aab4c8" stroke-width="3" transform="rotate(${turn} ${x} ${-r})"/>`).join('') + circle(x, -r, 6, '#4a5068', bare);

export const ODDS_AND_ENDS = {
  pram: { onGround: 1.2, draw: (p) =>
    line('M-36 -46 L46 -22 M40 -46 L-40 -22', '#8a94ac', 8) + spokes(-44, 26) + spokes(46, 26) +
    path('M-74 -92 H66 C70 -58 44 -42 8 -42 H-18 C-52 -42 -74 -58 -74 -92Z', p.drop('#5f8fb4')) + path('M4 -92 C6 -140 44 -160 72 -148 C92 -138 92 -108 88 -92Z', p.drop('#7fa8cc')) +
    line('M4 -92 L60 -148 M4 -92 L90 -118', shade('#7fa8cc', -0.14), 5, 0.7) + rect(-78, -98, 170, 14, 7, p.drop('#f6ead2')) + line('M-74 -92 Q-108 -112 -104 -140', '#8a94ac', 9) + line('M-112 -140 H-92', '#6a4a3a', 13) +
    ellipse(-34, -98, 30, 12, '#fdf6ea', bare) },
  jumper: { grip: [0, -70], inHand: 0.8, breadth: 60, onGround: 0.75, draw: (p) =>
    path('M-36 -96 Q0 -82 36 -96 L76 -70 L92 -8 L62 0 L48 -38 V0 H-48 V-38 L-62 0 L-92 -8 L-76 -70Z', p.drop('#d9705a')) + path('M-20 -98 Q0 -80 20 -98 Q14 -106 0 -106 Q-14 -106 -20 -98Z', shade('#d9705a', -0.12), bare) +
    line('M-46 -52 l12 -12 l12 12 l12 -12 l12 12 l12 -12 l12 12 l12 -12 l8 8', '#fdf0d8', 7) + line('M-48 -6 H48 M-90 -12 L-64 -4 M90 -12 L64 -4', shade('#d9705a', -0.1), 9, 0.8) },
  ruler: { grip: [0, -30], inHand: 0.85, breadth: 50, onGround: 0.6, draw: (p) =>
    `<g transform="rotate(-8)">${rect(-84, -36, 168, 34, 4, p.drop('#f2c96a'))}${line([-72, -56, -40, -24, -8, 8, 24, 40, 56, 72].map((x, i) => `M${x} -36 v${i % 2 ? 10 : 17}`).join(' '), '#8a5f2c', 4)}</g>` },
  cork: { grip: [0, -30], inHand: 0.5, onGround: 0.42, draw: (p) =>
    path('M-26 -64 H26 L32 -4 Q0 8 -32 -4Z', p.tube('#c99a64')) + ellipse(0, -64, 26, 9, '#e0b884', bare) + [[-12, -44], [10, -30], [-4, -18], [16, -50]].map(([x = 0, y = 0]) => ellipse(x, y, 3.4, 2.6, '#94683c', bare)).join('') },
  mop: { grip: [0, -96], inHand: 1, breadth: 40, onGround: 1.1, draw: (p) =>
    line('M0 -30 V-176', '#b07a44', 10) + rect(-26, -46, 52, 18, 8, p.drop('#5f8fb4')) + [-30, -18, -6, 6, 18, 30].map((x, i) => line(`M${x * 0.7} -32 Q${x * 1.5} -16 ${x * 1.4 + (i % 2 ? 6 : -6)} 2`, i % 2 ? '#e6dccb' : '#f6efe2', 13)).join('') },
  marble: { grip: [0, -24], inHand: 0.5, onGround: 0.42, draw: (p) =>
    circle(0, -30, 32, p.ball('#7fc4dc')) + path('M-20 -44 Q10 -34 4 -6 Q-8 -26 -26 -24Z', '#f28a5a', `${bare} opacity=".9"`) + path('M4 -58 Q26 -40 20 -12 Q10 -36 -6 -46Z', '#ffe27a', `${bare} opacity=".9"`) + ellipse(-12, -46, 8, 5, '#ffffff', `${bare} opacity=".9"`) },
  comb: { grip: [0, -46], inHand: 0.7, breadth: 50, onGround: 0.5, draw: (p) =>
    [-54, -42, -30, -18, -6, 6, 18, 30, 42, 54].map((x) => rect(x - 4, -34, 8, 34, 3, '#8a4a6a', bare)).join('') + rect(-64, -56, 128, 28, 12, p.drop('#a85f84')) + line('M-50 -46 H44', '#d99ab8', 5, 0.8) },
  thimble: { grip: [0, -30], inHand: 0.5, onGround: 0.42, draw: (p) =>
    path('M-24 -58 Q0 -74 24 -58 L32 -4 Q0 8 -32 -4Z', p.tube('#c2cad9')) + [0, 1, 2].map((row) => [-14, 0, 14].map((x) => circle(x * (1 + row * 0.12), -50 + row * 15, 3.4, '#8d98b0', bare)).join('')).join('') + line('M-31 -8 Q0 4 31 -8', '#e3c272', 7) },
  label: { grip: [0, -60], inHand: 0.65, onGround: 0.55, draw: (p) =>
    line('M-2 -82 Q-30 -112 -52 -98', '#b0563c', 5) + path('M0 -92 L34 -66 V0 H-34 V-66Z', p.drop('#f0dcae')) + circle(0, -72, 8, '#fffaf0', 'stroke="#b98a4a" stroke-width="4"') + line('M-20 -46 H20 M-20 -30 H20 M-20 -14 H6', '#8a6a4a', 5, 0.8) },
} satisfies Record<string, Prop>;
