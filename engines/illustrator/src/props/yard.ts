/** What stands, hangs or lies about a house and its yard. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import { type Prop, gold, wood } from './prop.ts';
import { bare, circle, ellipse, line, path, rect, turned } from '../shapes.ts';

export const YARD = {
  wheelbarrow: { onGround: 1.15, draw: (p) =>
    line('M-30 -44 L-104 -56', '#8a5a34', 10) + line('M-22 -40 L-34 -2 M22 -40 L8 -2', '#8a5a34', 9) + circle(62, -22, 24, '#4a5068') + circle(62, -22, 14, '#9aa6ba', bare) + circle(62, -22, 5, '#4a5068', bare) + line('M10 -38 L62 -22', '#8a5a34', 9) +
    path('M-66 -94 H78 L52 -40 H-34Z', p.drop('#4f9a74')) + line('M-66 -94 H78', shade('#4f9a74', 0.14), 8) + line('M-30 -84 L-16 -48 M8 -84 L8 -48 M46 -84 L34 -48', shade('#4f9a74', -0.12), 4, 0.6) },
  vase: { grip: [0, -30], inHand: 0.8, onGround: 0.85, draw: (p) =>
    [[-24, -118, '#f2708a'], [2, -132, '#ffd75e'], [28, -116, '#a98bea']].map(([x = 0, y = 0, color = '']) => line(`M0 -70 Q${Number(x) * 0.6} -90 ${x} ${y}`, '#5a9a52', 5) + [0, 72, 144, 216, 288].map((a) => turned(a, Number(x), Number(y), ellipse(Number(x), Number(y) - 11, 7, 10, String(color), bare))).join('') + circle(Number(x), Number(y), 6, '#fff3c0', bare)).join('') +
    path('M-18 -76 H18 Q14 -62 30 -48 C46 -30 40 -4 22 0 H-22 C-40 -4 -46 -30 -30 -48 Q-14 -62 -18 -76Z', p.ball('#5f9ed0')) + line('M-36 -30 Q0 -18 36 -30', '#dff0fb', 5, 0.9) + ellipse(-18, -38, 5, 12, '#ffffff', `${bare} opacity=".6"`) },
  tap: { grip: [-20, -40], inHand: 0.7, onGround: 0.75, draw: (p) =>
    rect(-70, -66, 22, 40, 6, p.drop('#9aa6ba')) + path('M-50 -58 H20 Q50 -58 50 -26 V-12 H24 V-24 Q24 -34 14 -34 H-50Z', p.drop('#c2ccda')) + rect(18, -18, 38, 10, 4, '#8a94a8') + rect(-16, -82, 14, 26, 4, '#8a94a8') + rect(-42, -94, 66, 14, 7, p.drop('#d9483f')) + path('M37 -4 C44 8 42 16 37 16 C32 16 30 8 37 -4Z', '#7fc4ee', bare) + line('M-44 -52 H14', '#ffffff', 4, 0.7) },
  swing: { onGround: 1.8, draw: (p) =>
    line('M-74 0 L-54 -128 L-36 0 M74 0 L54 -128 L36 0', '#a06a3c', 9) + rect(-66, -136, 132, 13, 6, wood(p)) + line('M-22 -126 L-24 -34 M22 -126 L24 -34', '#d9b67c', 5) + rect(-34, -36, 68, 11, 4, p.drop('#d9483f')) },
  snowball: { grip: [0, -20], inHand: 0.6, onGround: 0.55, draw: (p) =>
    circle(0, -40, 40, p.ball('#f4f9ff')) + path('M-30 -22 Q-10 -6 22 -12', 'none', 'stroke="#b8cfe6" stroke-width="5" opacity=".8"') + [[-12, -56], [10, -44], [18, -62], [-22, -36], [4, -26]].map(([x = 0, y = 0]) => circle(x, y, 4, '#ffffff', bare)).join('') },
  weathercock: { onGround: 1.3, draw: (p) =>
    line('M0 0 V-74', '#5a6480', 9) + line('M-44 -40 H44', '#5a6480', 6) + circle(-44, -40, 6, gold(p)) + circle(44, -40, 6, gold(p)) + path('M-70 -66 L-50 -80 V-72 H66 V-62 H-50 V-54Z', p.drop('#c98a3c')) +
    path('M-36 -72 C-44 -100 -30 -104 -24 -122 C-20 -134 -4 -134 0 -122 C6 -100 28 -96 40 -124 C62 -112 58 -82 34 -72Z', gold(p)) + path('M-22 -128 q4 -14 10 -4 q6 -12 10 0Z', '#d9483f', bare) + path('M-25 -122 L-40 -116 L-25 -112Z', '#e88a3a', bare) + circle(-15, -121, 3.4, '#4a3550', bare) + line('M4 -94 Q16 -84 30 -92', '#b5741f', 4) },
  cage: { grip: [0, -112], inHand: 0.85, onGround: 1, draw: (p) =>
    `<circle cx="0" cy="-122" r="10" fill="none" stroke="#c98a2a" stroke-width="6"/>` + line('M-44 -8 V-66 M-22 -8 V-66 M0 -8 V-66 M22 -8 V-66 M44 -8 V-66', '#d9a83c', 5) + path('M-44 -66 C-44 -96 -22 -112 0 -112 C22 -112 44 -96 44 -66', 'none', 'stroke="#d9a83c" stroke-width="6"') + line('M-22 -66 C-22 -92 -12 -106 0 -112 C12 -106 22 -92 22 -66 M0 -66 V-112', '#d9a83c', 4) + line('M-46 -66 H46', '#c98a2a', 7) + line('M-20 -36 H20', '#8a5a34', 6) + rect(-52, -14, 104, 16, 7, gold(p)) },
  camera: { grip: [-30, -20], inHand: 0.75, breadth: 54, onGround: 0.65, draw: (p) =>
    rect(-28, -84, 50, 22, 6, '#4a5068') + rect(-60, -72, 120, 72, 12, p.drop('#5f6880')) + rect(-60, -44, 120, 20, 0, '#3c4358', bare) + circle(4, -34, 29, p.ball('#c2ccda')) + circle(4, -34, 20, '#2b3348', bare) + circle(4, -34, 11, '#5f8fd0', bare) + circle(-2, -40, 5, '#e8f4ff', bare) + rect(34, -64, 16, 10, 3, '#ffe9a3', bare) + circle(-44, -76, 8, '#d9483f') },
  apron: { grip: [0, -84], inHand: 0.85, breadth: 56, onGround: 0.75, draw: (p) =>
    '<path d="M-18 -92 C-20 -128 20 -128 18 -92" fill="none" stroke="#d9483f" stroke-width="6"/>' + path('M-24 -94 H24 L30 -62 L58 -52 L64 -2 Q0 10 -64 -2 L-58 -52 L-30 -62Z', p.drop('#f6ead2')) + line('M-58 -52 L-86 -40 M58 -52 L86 -40', '#d9483f', 6) + rect(-26, -46, 52, 30, 6, p.drop('#f2b0a0')) + line('M-26 -46 H26 M-64 -4 Q0 8 64 -4', '#d9483f', 5) },
} satisfies Record<string, Prop>;
