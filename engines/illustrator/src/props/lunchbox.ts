/** What stories eat between meals. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import type { Prop } from './prop.ts';
import { bare, circle, ellipse, line, path, rect, turned } from '../shapes.ts';

const CRUST = '#b9743a';
const CRUMB = '#fbe6bd';

const leaf = (x: number, y: number, turn: number, color: string): string =>
  turned(turn, x, y, path(`M${x} ${y} C${x - 16} ${y - 16} ${x - 12} ${y - 44} ${x} ${y - 58} C${x + 12} ${y - 44} ${x + 16} ${y - 16} ${x} ${y}Z`, color) + line(`M${x} ${y - 6} V${y - 44}`, shade(color, -0.1), 3, 0.6));

export const LUNCHBOX = {
  sandwich: { grip: [-20, -20], inHand: 0.75, breadth: 56, onGround: 0.7, draw: (p) =>
    path('M-64 -4 L58 -4 Q66 -4 66 -12 V-22 H-72 V-12 Q-72 -4 -64 -4Z', p.drop('#f0cf96')) + path('M-72 -14 Q-72 -4 -62 -4 H58 Q66 -4 66 -12', 'none', `stroke="${CRUST}" stroke-width="6"`) +
    path('M-78 -22 q10 12 20 0 q10 12 20 0 q10 12 20 0 q10 12 20 0 q10 12 20 0 q10 12 20 0 q10 12 22 -2 L58 -36 L-70 -36Z', '#86c25c') + rect(-70, -44, 132, 12, 5, '#f2b84a') + rect(-68, -52, 128, 10, 5, '#e46a54') +
    path('M-72 -52 H66 V-64 L34 -96 Q28 -101 20 -101 H-20 Q-30 -101 -36 -96 L-72 -64Z', p.drop('#f6d9a4')) + path('M-72 -62 L-36 -96 Q-30 -101 -20 -101 H20 Q28 -101 34 -96 L66 -62', 'none', `stroke="${CRUST}" stroke-width="7"`) +
    [[-30, -76], [-6, -86], [20, -72], [-8, -66]].map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.6, '#dcae70', bare)).join('') },
  toast: { grip: [-20, -20], inHand: 0.7, breadth: 46, onGround: 0.6, draw: (p) =>
    turned(-6, 0, -44, path('M-42 0 V-52 C-66 -66 -50 -100 -22 -94 Q0 -104 22 -94 C50 -100 66 -66 42 -52 V0 Q0 6 -42 0Z', p.drop(CRUST)) + path('M-33 -8 V-56 C-50 -68 -40 -88 -20 -84 Q0 -92 20 -84 C40 -88 50 -68 33 -56 V-8 Q0 -2 -33 -8Z', p.drop('#eec27c')) +
      path('M-16 -62 Q-2 -74 16 -64 Q24 -52 18 -40 Q20 -26 6 -28 Q-6 -22 -16 -34 Q-26 -48 -16 -62Z', '#ffe58a', bare) + line('M-8 -58 Q2 -64 10 -58', '#fff6cf', 4, 0.9)) },
  crumbs: { grip: [0, -14], inHand: 0.5, onGround: 0.5, draw: (p) =>
    ([[-34, -18, 13], [22, -20, 15], [-6, -10, 12], [-58, -7, 9], [-30, -3, 8], [50, -8, 11], [16, -2, 9], [72, -2, 6], [-76, -1, 5]] as const).map(([x, y, r], i) => path(`M${x - r} ${y + r * 0.6} Q${x - r * 1.1} ${y - r * 0.7} ${x - r * 0.2} ${y - r} Q${x + r} ${y - r * 0.9} ${x + r} ${y} Q${x + r * 0.9} ${y + r * 0.8} ${x - r} ${y + r * 0.6}Z`, i % 3 ? p.ball('#e8bd7c') : p.ball('#c98a48'))).join('') },
  crust: { grip: [-20, -24], inHand: 0.65, breadth: 50, onGround: 0.55, draw: (p) =>
    path('M-62 -4 C-80 -40 -66 -84 -14 -88 C44 -92 78 -62 70 -8 Q68 2 58 2 H-52 Q-58 2 -62 -4Z', p.drop(CRUST)) + path('M-50 -10 C-62 -36 -50 -70 -16 -76 C-4 -60 -12 -46 2 -38 C-6 -22 8 -14 4 -6 H-46Z', p.drop(CRUMB)) +
    ([[-34, -30], [-24, -52], [-14, -20], [-38, -48]] as const).map(([x, y]) => ellipse(x, y, 4, 3, '#e0bd82', bare)).join('') + line('M16 -74 q10 6 14 16 M38 -62 q8 8 10 20', '#8a4f22', 4.5, 0.6) },
  peppermint: { grip: [0, -30], inHand: 0.55, onGround: 0.5, draw: (p) =>
    path('M-38 -36 L-78 -62 Q-84 -36 -78 -10Z', p.drop('#fdf3f3')) + path('M38 -36 L78 -62 Q84 -36 78 -10Z', p.drop('#fdf3f3')) + line('M-44 -36 L-72 -50 M-44 -36 L-72 -22 M44 -36 L72 -50 M44 -36 L72 -22', '#e3b6b6', 3.5) +
    circle(0, -36, 38, p.ball('#fffafa')) + [0, 60, 120, 180, 240, 300].map((a) => turned(a, 0, -36, path('M0 -36 C10 -46 8 -62 -2 -74 A38 38 0 0 1 18 -69 C20 -58 16 -44 0 -36Z', '#e2474f', bare))).join('') + ellipse(-12, -52, 9, 6, '#ffffff', `${bare} opacity=".8"`) },
  onion: { grip: [0, -60], inHand: 0.65, onGround: 0.6, draw: (p) =>
    line('M-4 -76 Q-12 -98 -20 -104 M2 -76 Q4 -100 2 -110 M6 -76 Q18 -94 26 -98', '#8fae54', 6) + path('M0 -84 C14 -74 52 -62 50 -32 C48 -8 24 0 0 0 C-24 0 -48 -8 -50 -32 C-52 -62 -14 -74 0 -84Z', p.ball('#d8914a')) +
    line('M-4 -78 C-34 -56 -40 -26 -18 -3 M0 -78 C-6 -50 -6 -26 0 -2 M4 -78 C34 -56 40 -26 18 -3', '#a8622a', 3, 0.6) + line('M-8 0 q-6 7 -12 8 M0 1 v9 M8 0 q6 7 12 8', '#b99a6a', 3) + ellipse(-22, -48, 7, 13, '#f7cf98', `${bare} opacity=".7" transform="rotate(20 -22 -48)"`) },
  cabbage: { grip: [0, -20], inHand: 0.8, breadth: 50, onGround: 0.85, draw: (p) =>
    path('M-30 -4 C-78 -2 -88 -44 -62 -74 C-44 -66 -28 -40 -30 -4Z', p.drop('#6fae55')) + path('M30 -4 C78 -2 88 -44 62 -74 C44 -66 28 -40 30 -4Z', p.drop('#64a44e')) + circle(0, -46, 47, p.ball('#9ed07a')) +
    path('M-44 -34 C-40 -82 -6 -98 22 -88 C2 -70 -8 -44 -6 -2 C-26 -2 -40 -14 -44 -34Z', '#8ac468', `${bare} opacity=".95"`) + path('M46 -40 C44 -70 30 -86 8 -92 C18 -66 18 -34 4 -2 C28 -2 44 -16 46 -40Z', '#b4dd90', `${bare} opacity=".9"`) +
    line('M-32 -22 C-26 -54 -10 -74 12 -86 M-22 -14 C-16 -26 -14 -40 -14 -52 M36 -26 C34 -50 26 -68 14 -84 M28 -12 C30 -26 30 -36 28 -48', '#e3f3cd', 3.2, 0.85) },
  turnip: { grip: [0, -70], inHand: 0.75, onGround: 0.75, draw: (p) =>
    leaf(-8, -66, -26, '#6fae55') + leaf(10, -66, 24, '#5c9c4a') + leaf(0, -68, 0, '#83bf64') +
    path('M-52 -44 C-52 -66 -28 -74 0 -74 C28 -74 52 -66 52 -44 C52 -18 22 -12 6 4 Q0 16 -2 4 C-18 -12 -52 -18 -52 -44Z', p.ball('#fbf3ea')) + path('M-52 -44 C-52 -66 -28 -74 0 -74 C28 -74 52 -66 52 -44 C36 -54 20 -44 4 -50 C-14 -42 -36 -54 -52 -44Z', '#b268a0', `${bare} opacity=".85"`) + line('M-30 -22 q10 4 18 1 M14 -14 q8 0 14 -4', '#d8c4b4', 3) },
  orange: { grip: [0, -20], inHand: 0.6, onGround: 0.55, draw: (p) =>
    circle(0, -42, 42, p.ball('#f39a34')) + [[-18, -30], [8, -22], [20, -48], [-4, -50], [-24, -54], [2, -70], [26, -30]].map(([x = 0, y = 0]) => circle(x, y, 2, '#d2761a', `${bare} opacity=".7"`)).join('') + circle(2, -80, 5, '#6a8a3a', bare) + path('M4 -82 C22 -104 44 -98 48 -90 C36 -78 18 -76 4 -82Z', '#63a14c') + ellipse(-15, -60, 9, 6, '#ffe0b0', `${bare} opacity=".8"`) },
  jelly: { grip: [0, -6], inHand: 0.85, breadth: 56, onGround: 0.8, draw: (p) =>
    ellipse(0, -6, 72, 12, p.drop('#fdf6ee')) + path('M-56 -12 C-50 -34 -46 -50 -44 -62 Q-34 -74 -26 -62 Q-22 -84 -8 -74 Q0 -100 10 -74 Q24 -84 28 -62 Q36 -74 46 -62 C46 -50 52 -34 58 -12 Q0 2 -56 -12Z', p.linear([[0, '#ff8d9c'], [1, '#d93a5c']]), 'opacity=".94"') +
    line('M-26 -56 C-30 -40 -32 -28 -34 -14 M-2 -66 V-10 M26 -56 C30 -40 32 -28 36 -14', '#ffd3da', 4, 0.6) + ellipse(-32, -40, 5, 14, '#fff', `${bare} opacity=".7" transform="rotate(12 -32 -40)"`) },
} satisfies Record<string, Prop>;
