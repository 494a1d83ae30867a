/** What stands or lies at a roadside. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { type Prop, wood } from './prop.ts';
import { bare, circle, ellipse, group, line, moved, path, rect, turned } from '../shapes.ts';

const wheel = (p: Paper, x: number, y: number, r: number, rim = '#7f5429'): string =>
  [0, 45, 90, 135].map((a) => turned(a, x, y, line(`M${x - r * 0.86} ${y} H${x + r * 0.86}`, '#b98a4c', r * 0.13))).join('') +
  `<circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="none" stroke="${rim}" stroke-width="${r * 0.26}"/>` + circle(x, y, r * 0.2, p.ball('#e0b25a'));

const board = (p: Paper, color = '#c99458'): string => rect(-90, -14, 180, 16, 3, p.drop(color)) + line('M-70 -8 H10 M30 -4 H76', shade(color, -0.16), 3, 0.7);

export const OUTDOORS = {
  gate: { onGround: 1.7, draw: (p) => [-34, -62].map((y) => rect(-62, y, 124, 12, 3, p.drop('#b98550'))).join('') + line('M-56 -26 L56 -62', '#a5723f', 10) +
    [-52, -26, 0, 26, 52].map((x) => rect(x - 7, -82 + Math.abs(x) * 0.14, 14, 74, 5, p.drop('#c99458'))).join('') +
    [-80, 80].map((x) => rect(x - 11, -104, 22, 104, 5, p.tube('#8a6038')) + circle(x, -106, 12, p.ball('#9a6c40'))).join('') +
    rect(56, -56, 18, 8, 3, '#5f4632', bare) },
  stone: { onGround: 0.95, draw: (p) => path('M-64 0 C-74 -34 -46 -66 -14 -70 C28 -78 66 -44 62 -10 Q60 0 48 0Z', p.ball('#a8a2ac')) + line('M-18 -52 Q-2 -40 -8 -22 M30 -46 q8 10 4 20', '#7f7986', 4, 0.6) +
    path('M-56 -14 Q-42 -26 -30 -14 Q-20 -22 -10 -8 Q-30 2 -56 0Z', '#7fae5c', bare) },
  log: { onGround: 1.25, draw: (p) => rect(-92, -46, 176, 46, 22, p.tube('#8a6038')) + line('M-60 -32 H0 M16 -24 H56 M-40 -14 H24', '#5f3f22', 4, 0.6) + line('M-30 -44 Q-40 -62 -56 -66', '#8a6038', 13) +
    path('M-62 -66 q-18 -14 -30 2 q14 14 30 -2Z', '#7fae5c') + ellipse(82, -23, 17, 23, p.drop('#e2bd84')) + ellipse(82, -23, 10, 14, '#cfa061', bare) + ellipse(82, -23, 4, 6, '#b98a4c', bare) },
  hole: { onGround: 1.05, draw: () => ellipse(0, -8, 74, 24, '#9a7448') + ellipse(0, -6, 62, 17, '#2e2230', bare) +
    path('M-78 -4 Q-62 -22 -52 -12 Q-48 -2 -60 6Z M50 8 Q60 -12 76 -6 Q78 6 62 10Z', '#7fae5c', bare) },
  puddle: { onGround: 1.05, draw: () => path('M-84 -6 C-80 -24 -30 -18 -6 -22 C34 -28 88 -20 82 -4 C76 12 22 8 -8 10 C-44 12 -86 12 -84 -6Z', '#8fc8e6', `${bare} opacity=".9"`) +
    line('M-50 -8 Q-20 -14 8 -8 M20 0 Q40 -4 58 0', '#e6f6ff', 4, 0.9) },
  fence: { onGround: 1.25, draw: (p) => line('M-92 -62 H92 M-92 -26 H92', '#c9a878', 12) +
    [-72, -36, 0, 36, 72].map((x) => path(`M${x - 12} 0 V-80 L${x} -96 L${x + 12} -80 V0Z`, p.drop('#f4ead6'))).join('') },
  bridge: { onGround: 1.9, draw: (p) => path('M-104 0 Q-80 -6 -64 -4 Q0 -64 64 -4 Q80 -6 104 0 L104 10 H-104Z', '#8fc8e6', `${bare} opacity=".85"`) +
    path('M-108 -4 Q0 -112 108 -4 L84 0 Q0 -76 -84 0Z', p.tube('#b07a44')) + line('M-66 -34 V-74 M-24 -54 V-96 M24 -54 V-96 M66 -34 V-74', '#8a5a34', 9) + line('M-100 -36 Q0 -132 100 -36', '#a4703c', 10) },
  ladder: { onGround: 1.65, draw: () => group('transform="rotate(7)"', line('M-30 0 L-24 -196 M30 0 L24 -196', '#a4703c', 12) +
    [-24, -56, -88, -120, -152, -182].map((y) => line(`M-27 ${y} H27`, '#c99458', 10)).join('')) },
  sign: { grip: [0, -14], inHand: 0.8, breadth: 60, onGround: 1.25, draw: (p) => rect(-7, -96, 14, 98, 4, wood(p)) + path('M-56 -116 H40 L66 -92 L40 -68 H-56Z', p.drop('#e0b47a')) +
    line('M-32 -92 H22 M8 -104 L24 -92 L8 -80', '#8a5a34', 7) + circle(-46, -92, 4, '#8a5a34', bare) },
  cart: { onGround: 1.5, draw: (p) => line('M56 -46 L112 -58', '#8a5a34', 9) + path('M-84 -78 H66 L54 -34 H-70Z', p.drop('#c2703f')) + line('M-80 -62 H62 M-75 -48 H58', '#8a4a2b', 4, 0.7) +
    wheel(p, -34, -26, 30) + wheel(p, 34, -26, 30) },
  wheel: { grip: [0, -84], inHand: 0.7, breadth: 54, onGround: 0.9, draw: (p) => wheel(p, 0, -46, 50) },
  bicycle: { onGround: 1.4, draw: (p) => wheel(p, -52, -36, 36, '#3f4356') + wheel(p, 54, -36, 36, '#3f4356') +
    line('M-52 -36 L-20 -84 L34 -84 L2 -36 Z M-20 -84 L2 -36 M34 -84 L54 -36', '#e05a4a', 8) + line('M30 -84 L26 -106 L46 -112 M26 -106 L12 -104', '#5a6078', 7) +
    path('M-42 -92 Q-20 -102 -2 -92 Q-20 -84 -42 -92Z', '#5a3a2b') + circle(2, -36, 9, p.ball('#aab6cf')) },
  plank: { grip: [0, -8], inHand: 0.9, breadth: 90, onGround: 0.95, draw: (p) => moved(6, -2, 1, board(p, '#b98048')) + group('transform="translate(-4 -16) rotate(-4)"', board(p)) },
  stick: { grip: [-30, -20], inHand: 0.9, breadth: 60, onGround: 0.8, draw: () => line('M-70 -8 Q-20 -22 10 -20 T78 -46', '#8a6038', 11) + line('M16 -22 L40 -4', '#8a6038', 7) +
    path('M52 -36 q6 -26 30 -24 q-4 24 -30 24Z', '#7fae5c') },
  leaf: { grip: [-6, -4], inHand: 0.75, onGround: 0.55, draw: (p) => line('M-6 2 Q-2 -16 0 -26', '#7f5429', 6) +
    path('M0 -22 C-46 -34 -46 -82 0 -112 C46 -82 46 -34 0 -22Z', p.ball('#e08a3c')) + line('M0 -26 V-98 M0 -48 L-22 -62 M0 -48 L22 -62 M0 -68 L-18 -82 M0 -68 L18 -82', '#b4572a', 4, 0.8) },
  bush: { onGround: 1.25, draw: (p) => [[-46, -30, 34], [46, -30, 34], [-22, -58, 34], [24, -60, 34], [0, -34, 40]].map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, p.ball(i % 2 ? '#6fae5c' : '#63a052'))).join('') +
    [[-48, -42], [-12, -70], [28, -48], [4, -28], [50, -24]].map(([x = 0, y = 0]) => circle(x, y, 6, '#e8506a', bare)).join('') },
  pump: { onGround: 1.3, draw: (p) => rect(-40, -12, 80, 14, 5, p.drop('#a8a2ac')) + rect(-14, -110, 28, 100, 9, p.tube('#4a8f7a')) + path('M12 -84 H46 Q54 -84 54 -74 V-62 H42 V-70 H12Z', p.drop('#5aa58e')) +
    line('M-6 -106 Q-44 -110 -56 -56', '#3d7a68', 10) + circle(-57, -52, 9, '#d9583f') + ellipse(0, -112, 19, 9, '#5aa58e') + path('M48 -54 q-9 14 0 18 q9 -4 0 -18Z', '#8fd0f0', bare) },
  bench: { onGround: 1.4, draw: (p) => line('M-70 -44 V0 M70 -44 V0', '#5a6078', 10) + rect(-92, -96, 184, 15, 6, wood(p)) + rect(-92, -74, 184, 15, 6, wood(p)) + line('M-76 -96 V-46 M76 -96 V-46', '#5a6078', 8) + rect(-96, -52, 192, 16, 6, p.drop('#b98048')) },
  nest: {
    draw: (p) =>
      ellipse(-16, -36, 16, 21, p.ball('#cfe6f2')) +
      ellipse(16, -36, 16, 21, p.ball('#f5e3c4')) +
      path('M-56 -30 Q0 -12 56 -30 Q48 4 0 4 Q-48 4 -56 -30Z', p.drop('#9a6c40')) +
      line('M-50 -22 Q0 -2 48 -20 M-40 -8 Q4 4 40 -10', '#c79a66', 4, 0.8),
  },
} satisfies Record<string, Prop>;
