/** What stories find in pockets, drawers and sewing baskets. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import { type Prop, gold, wood } from './prop.ts';
import { bare, circle, ellipse, line, path, rect, starPath, turned } from '../shapes.ts';

const STEEL = '#b4bfd0';
const DARK = '#5a6480';

/** One link of a chain. */
const link = (x: number, y: number, turn: number): string =>
  turned(turn, x, y, `<ellipse cx="${x}" cy="${y}" rx="17" ry="11" fill="none" stroke="${DARK}" stroke-width="10"/><ellipse cx="${x}" cy="${y}" rx="17" ry="11" fill="none" stroke="${STEEL}" stroke-width="6"/>`);

export const POCKETFULS = {
  tooth: { grip: [0, -30], inHand: 0.55, onGround: 0.5, draw: (p) =>
    path('M-36 -62 C-38 -88 -14 -92 0 -82 C14 -92 38 -88 36 -62 C36 -40 28 -34 26 -8 C24 6 10 6 8 -10 C6 -26 -6 -26 -8 -10 C-10 6 -24 6 -26 -8 C-28 -34 -36 -40 -36 -62Z', p.ball('#fffdf4')) + line('M-12 -74 Q0 -66 12 -74', '#d9cfb8', 3.5, 0.8) + ellipse(-20, -62, 5, 11, '#ffffff', `${bare} opacity=".9"`) },
  lid: { grip: [0, -46], inHand: 0.75, breadth: 56, onGround: 0.65, draw: (p) =>
    ellipse(0, -8, 70, 14, shade(STEEL, -0.1)) + path('M-70 -10 C-62 -40 -30 -46 0 -46 C30 -46 62 -40 70 -10 Q0 10 -70 -10Z', p.drop(STEEL)) + line('M-46 -22 C-34 -36 -18 -38 -6 -38', '#ffffff', 5, 0.7) + rect(-9, -58, 18, 14, 4, DARK) + circle(0, -62, 13, p.ball('#c9503f')) },
  stamp: { grip: [-20, -20], inHand: 0.6, onGround: 0.5, draw: (p) =>
    turned(6, 0, -46, rect(-40, -92, 80, 92, 3, p.drop('#fffaf0')) + [...[-33, -17, -1, 15, 31].flatMap((x) => [circle(x, -92, 5, '#cfc4ae', bare), circle(x, 0, 5, '#cfc4ae', bare)]), ...[-78, -62, -46, -30, -14].flatMap((y) => [circle(-40, y, 5, '#cfc4ae', bare), circle(40, y, 5, '#cfc4ae', bare)])].join('') +
      rect(-28, -80, 56, 68, 3, p.drop('#7fb6dc')) + path('M-28 -24 Q-8 -44 6 -28 Q18 -40 28 -32 V-12 H-28Z', '#6fae63', bare) + circle(10, -60, 9, '#ffe27a', bare)) },
  ticket: { grip: [-30, -20], inHand: 0.65, breadth: 52, onGround: 0.5, draw: (p) =>
    turned(-8, 0, -30, path('M-64 -56 H64 V-40 A10 10 0 0 0 64 -20 V-4 H-64 V-20 A10 10 0 0 0 -64 -40Z', p.drop('#f4b06a')) + rect(-50, -48, 100, 36, 3, 'none', 'stroke="#b5602c" stroke-width="3"') + path(starPath(-26, -30, 14), '#b5602c', bare) + line('M-2 -38 H38 M-2 -28 H38 M-2 -19 H22', '#b5602c', 4, 0.8) + line('M-56 -52 V-8', '#fff3de', 3, 0.7)) },
  rattle: { grip: [0, -12], inHand: 0.75, onGround: 0.65, draw: (p) =>
    line('M0 -44 V-4', '#f2c14e', 12) + `<circle cx="0" cy="-2" r="13" fill="none" stroke="#e0584a" stroke-width="8"/>` + circle(0, -76, 34, p.ball('#8fd0e8')) + path('M-34 -78 Q0 -62 34 -78 Q34 -70 32 -64 Q0 -50 -32 -64 Q-34 -70 -34 -78Z', '#f2708a', bare) + [[-12, -92], [10, -94], [0, -84]].map(([x = 0, y = 0]) => circle(x, y, 5, '#fff3c0', bare)).join('') + line('M-52 -100 q-8 10 -6 22 M52 -100 q8 10 6 22', '#c9d6e6', 4, 0.8) },
  spectacles: { grip: [0, -34], inHand: 0.8, breadth: 60, onGround: 0.65, draw: (p) =>
    line('M-62 -40 Q-84 -48 -92 -14 M62 -40 Q84 -48 92 -14', '#7a4a2a', 6) + [-36, 36].map((x) => circle(x, -34, 28, p.linear([[0, '#eaf7fd'], [1, '#bfdceb']]), 'stroke="#7a4a2a" stroke-width="8"') + line(`M${x - 14} -42 l14 -12`, '#ffffff', 5, 0.9)).join('') + line('M-8 -40 Q0 -50 8 -40', '#7a4a2a', 7) },
  scissors: { grip: [0, -20], inHand: 0.75, breadth: 40, onGround: 0.65, draw: (p) =>
    path('M-6 -44 L20 -128 Q30 -120 26 -104 L8 -40Z', p.drop(STEEL)) + path('M6 -44 L-20 -128 Q-30 -120 -26 -104 L-8 -40Z', p.drop('#cdd6e4')) + circle(0, -48, 6, DARK, bare) +
    [-24, 24].map((x) => `<ellipse cx="${x}" cy="-16" rx="19" ry="23" fill="none" stroke="#d9483f" stroke-width="13" transform="rotate(${x > 0 ? -24 : 24} ${x} -16)"/>`).join('') },
  hinge: { grip: [-30, -30], inHand: 0.65, breadth: 50, onGround: 0.5, draw: (p) =>
    path('M-10 -70 H-62 Q-74 -42 -62 -14 H-10Z', p.drop('#c9a35a')) + path('M10 -70 H62 Q74 -42 62 -14 H10Z', p.drop('#b98f46')) + [-72, -54, -36, -18].map((y, i) => rect(-11, y, 22, 15, 4, i % 2 ? '#a87e38' : '#dcbc78')).join('') + [[-44, -56], [-44, -28], [44, -56], [44, -28]].map(([x = 0, y = 0]) => circle(x, y, 6, '#6a4c1e') + line(`M${x - 4} ${y} h8`, '#e6c98a', 2)).join('') },
  nail: { grip: [0, -14], inHand: 0.6, onGround: 0.45, draw: (p) =>
    turned(82, 0, -14, path('M-6 -54 H6 L5 14 L0 34 L-5 14Z', p.tube(STEEL)) + ellipse(0, -56, 17, 7, p.drop('#cdd6e4')) + line('M-4 -46 H4 M-4 -40 H4', DARK, 2.5, 0.6)) },
  chain: { grip: [-40, -20], inHand: 0.75, breadth: 60, onGround: 0.7, draw: () =>
    ([[-66, -14, 10], [-42, -14, -74], [-20, -18, 8], [4, -16, 80], [26, -12, -6], [50, -16, 70], [70, -22, -20], [52, -40, 30], [30, -46, 96], [8, -44, 0]] as const).map(([x, y, turn]) => link(x, y, turn)).join('') },
  padlock: { grip: [0, -84], inHand: 0.65, onGround: 0.6, draw: (p) =>
    '<path d="M-24 -54 V-72 A24 24 0 0 1 24 -72 V-54" fill="none" stroke="#8a94a8" stroke-width="13"/>' + line('M-24 -56 V-72 A24 24 0 0 1 -6 -94', '#cdd6e4', 4, 0.8) + rect(-42, -60, 84, 62, 13, gold(p)) + circle(0, -36, 9, '#5f3a26', bare) + path('M-5 -34 H5 L8 -14 H-8Z', '#5f3a26', bare) + line('M-32 -50 H20', '#fff3c8', 4, 0.8) },
  ring: { grip: [0, -10], inHand: 0.55, onGround: 0.45, draw: (p) =>
    `<circle cx="0" cy="-32" r="28" fill="none" stroke="#a8741f" stroke-width="15"/><circle cx="0" cy="-32" r="28" fill="none" stroke="#f2c14e" stroke-width="10"/>` + line('M-24 -46 A28 28 0 0 1 -8 -58', '#fff3c8', 5) + path('M-20 -72 L-12 -88 H12 L20 -72 L0 -52Z', p.drop('#5fb4e8')) + path('M-12 -88 L-6 -72 H6 L12 -88 M-20 -72 H20 M-6 -72 L0 -52 L6 -72', 'none', 'stroke="#d6f0ff" stroke-width="3"') },
  medal: { grip: [0, -96], inHand: 0.65, onGround: 0.55, draw: (p) =>
    path('M-34 -124 H-10 L8 -62 H-12Z', p.drop('#d9483f')) + path('M34 -124 H10 L-8 -62 H12Z', p.drop('#4b86d6')) + circle(0, -34, 36, gold(p)) + circle(0, -34, 27, '#f9d97c', bare) + path(starPath(0, -34, 19), '#c98a2a', bare) },
  bow: { grip: [0, -40], inHand: 0.6, onGround: 0.55, draw: (p) =>
    path('M-6 -40 Q-30 -14 -46 4 L-30 4 L-24 14 Q-6 -12 4 -36Z', p.drop('#d84e78')) + path('M6 -40 Q30 -14 46 4 L30 4 L24 14 Q6 -12 -4 -36Z', p.drop('#c8416a')) + path('M0 -48 C-22 -88 -70 -90 -70 -56 C-70 -20 -24 -22 0 -44Z', p.drop('#f0709a')) + path('M0 -48 C22 -88 70 -90 70 -56 C70 -20 24 -22 0 -44Z', p.drop('#ec668f')) + line('M-16 -50 Q-36 -60 -52 -58 M16 -50 Q36 -60 52 -58', '#a83058', 4, 0.6) + rect(-14, -62, 28, 30, 10, p.drop('#d84e78')) },
  needle: { grip: [0, -40], inHand: 0.7, onGround: 0.55, draw: (p) =>
    turned(30, 0, -40, path('M-5 -96 Q0 -104 5 -96 L4 -30 L0 10 L-4 -30Z', p.tube('#cdd6e4')) + ellipse(0, -88, 2, 8, '#4a5068', bare)) + line('M42 -82 C74 -96 84 -62 58 -56 C34 -50 40 -22 74 -20 C96 -18 92 0 72 0', '#d9483f', 4.5) },
  fork: { grip: [0, -20], inHand: 0.8, onGround: 0.7, draw: (p) =>
    rect(-6, -66, 12, 70, 6, p.tube(STEEL)) + path('M-22 -124 Q-18 -128 -14 -124 L-12 -96 H-7 L-6 -126 Q-2 -130 2 -126 L3 -96 H8 L11 -124 Q16 -128 20 -124 L20 -88 Q20 -66 6 -62 H-6 Q-22 -66 -22 -88Z', p.drop('#cdd6e4')) + line('M-3 -52 V-6', '#ffffff', 3, 0.7) },
  bootlace: { grip: [-40, -14], inHand: 0.75, breadth: 50, onGround: 0.7, draw: () =>
    line('M-74 -8 C-44 -44 -24 6 -4 -18 C16 -46 -22 -62 -18 -38 C-14 -10 34 -22 44 -34 C58 -48 72 -30 60 -16', '#6b4630', 10) + line('M-74 -8 C-44 -44 -24 6 -4 -18 C16 -46 -22 -62 -18 -38 C-14 -10 34 -22 44 -34 C58 -48 72 -30 60 -16', '#a5704c', 5) +
    line('M-74 -8 L-84 2 M60 -16 L52 -4', '#cdd6e4', 9) + line('M-66 -16 l-3 -9 M-60 -20 l1 -8', '#a5704c', 3) },
  parcel: { grip: [-30, -20], inHand: 0.75, breadth: 54, onGround: 0.8, draw: (p) =>
    rect(-56, -76, 112, 76, 5, p.drop('#c99a64')) + path('M-56 -70 L-40 -76 H40 L56 -70 L48 -60 H-48Z', shade('#c99a64', 0.08), bare) + line('M-56 -38 H56 M-8 -76 V0', '#f3e3c4', 6) + line('M-8 -38 q-22 -22 -24 -2 q4 10 24 2 q22 -20 24 0 q-4 10 -24 2 M-8 -38 l-14 20 M-8 -38 l16 18', '#f3e3c4', 5) +
    rect(18, -68, 28, 20, 3, '#fffaf0') + line('M23 -61 h18 M23 -55 h12', '#8a94a8', 2.6) + rect(36, -24, 13, 16, 2, '#d9483f', bare) },
  poster: { grip: [-30, -20], inHand: 0.85, breadth: 58, onGround: 1.2, draw: (p) =>
    rect(-5, -40, 10, 42, 3, wood(p)) + turned(-3, 0, -80, rect(-48, -136, 96, 112, 4, p.drop('#fdf0cf')) + rect(-38, -126, 76, 16, 3, '#d9483f', bare) + path(starPath(0, -82, 24), '#f2b53c') + line('M-30 -50 H30 M-30 -38 H18', '#a08a64', 5, 0.8) + [-40, 40].map((x) => circle(x, -130, 5, '#4b86d6')).join('')) },
  drawer: { onGround: 1, draw: (p) =>
    path('M-84 -62 L-66 -84 H66 L84 -62Z', '#6b4327') + path('M-56 -80 l10 -26 l26 4 l2 22Z', '#fff6e6') + path('M-14 -78 q-2 -26 20 -24 q20 0 16 24Z', p.drop('#7fb6dc')) + line('M36 -78 L52 -112', '#f2c14e', 8) + path('M49 -104 L57 -118 L58 -101Z', '#f0d0a0', bare) + line('M22 -80 q10 -22 20 -8', '#d9483f', 5) +
    rect(-88, -64, 176, 62, 6, wood(p)) + rect(-76, -54, 152, 42, 4, '#b57c48', bare) + rect(-76, -54, 152, 42, 4, 'none', 'stroke="#7a4a28" stroke-width="4"') + circle(0, -32, 11, gold(p)) },
} satisfies Record<string, Prop>;
