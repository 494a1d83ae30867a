/** Small treasures. */
import { type Prop, gold } from './prop.ts';
import { bare, circle, ellipse, heartPath, line, path, rect, starPath } from '../shapes.ts';

/** About 146 high, its quill at 0,10: slits in the vane and down at its foot, or it would be a leaf or a lens. */
export const feather = (fill: string, quill: string): string =>
  path(
    'M1 -18 C-18 -26 -30 -44 -30 -64 L-21 -60 L-30 -76 C-28 -98 -12 -118 20 -132 C34 -116 38 -100 35 -84 L26 -82 L33 -72 C31 -56 26 -44 ' +
      '19 -34 L13 -39 L14 -28 C10 -23 6 -20 1 -18Z',
    fill,
  ) +
  line('M-4 -24 q-9 2 -13 9 M0 -20 q-5 6 -6 12 M3 -20 q6 3 8 10 M6 -24 q9 0 13 7', fill, 4, 0.9) +
  line('M-19 -50 L3 -42 M-21 -72 L6 -62 M-15 -92 L10 -82 M27 -60 L7 -50 M31 -84 L11 -72 M30 -106 L15 -94', quill, 2.4, 0.5) +
  line('M-3 14 Q2 -60 19 -126', quill, 4.5, 0.95);

/** A rope that lies in rings, its end beside it. */
const coil = (colors: readonly string[], twist: string): string =>
  line('M44 -8 C70 6 88 -10 112 2', colors[0] ?? '', 10) +
  colors.map((color, i) => `<ellipse cx="${(i % 2) * 3}" cy="${-16 - i * 15}" rx="${58 - i * 5}" ry="${19 - i}" fill="none" stroke="${color}" stroke-width="14"/>`).join('') +
  [0, 1, 2].map((i) => line([-40, -20, 2, 24, 42].map((x) => `M${x} ${-16 - i * 15 + Math.sqrt(Math.max(0, 1 - (x / (58 - i * 5)) ** 2)) * (19 - i) - 6} l7 11`).join(' '), twist, 3.5, 0.6)).join('');


export const KEEPSAKES = {
  key: {
    grip: [0, -76],
    inHand: 0.7,
    draw: (p) =>
      '<circle cx="0" cy="-76" r="22" fill="none" stroke="#b87d26" stroke-width="17"/><circle cx="0" cy="-76" r="22" fill="none" ' +
      'stroke="#f4c65a" stroke-width="11"/>' +
      path('M-6 -54 L6 -54 L6 -20 L26 -20 L26 -8 L6 -8 L6 -2 L20 -2 L20 8 L-6 8Z', gold(p)),
  },
  map: {
    grip: [-34, -40],
    inHand: 0.9,
    breadth: 66,
    draw: (p) =>
      path(
        'M-60 -78 L-20 -66 L20 -80 L60 -68 L60 -2 L20 -14 L-20 0 L-60 -12Z',
        p.linear([
          [0, '#f4dfae'],
          [1, '#d2ab6e'],
        ]),
      ) +
      line('M-60 -78 L-20 -66 L20 -80 L60 -68 L60 -2 L20 -14 L-20 0 L-60 -12Z', '#9a7040', 3.5) +
      line('M-20 -66 L-20 0 M20 -80 L20 -14', '#c3a06a', 3, 0.7) +
      line('M-46 -26 q14 -20 26 -8 t26 -12 t22 -10', '#b5543f', 4.5) +
      line('M34 -62 l12 12 M46 -62 l-12 12', '#c0392f', 5) +
      path('M-48 -56 q8 -12 16 0 q-8 6 -16 0Z', '#8fb27a', bare),
  },
  book: {
    grip: [0, -6],
    inHand: 0.8,
    draw: (p) =>
      path('M-58 -12 Q-30 -26 0 -12 Q30 -26 58 -12 L58 -66 Q30 -80 0 -66 Q-30 -80 -58 -66Z', '#fff8ea') +
      path('M-64 -6 Q-30 -20 0 -4 Q30 -20 64 -6 L64 0 Q30 -12 0 4 Q-30 -12 -64 0Z', p.drop('#8c4a6e')) +
      line('M0 -66 L0 -10', '#d8c6ae', 4) +
      line('M-46 -54 Q-28 -62 -12 -54 M-46 -40 Q-28 -48 -12 -40 M12 -54 Q28 -62 46 -54 M12 -40 Q28 -48 46 -40', '#c9b8a6', 3.5, 0.8),
  },
  letter: {
    grip: [-30, -20],
    inHand: 0.7,
    draw: () =>
      rect(-48, -64, 96, 62, 6, '#fdf6e6') + line('M-46 -60 L0 -26 L46 -60', '#d5bf9c', 4) + path(heartPath(0, -28, 12), '#d9486a', bare),
  },
  crown: {
    grip: [0, -10],
    draw: (p) =>
      path('M-50 -4 L-58 -66 L-26 -40 L0 -78 L26 -40 L58 -66 L50 -4Z', gold(p)) +
      circle(0, -26, 9, '#d9486a', bare) +
      circle(-28, -20, 6, '#4b86d6', bare) +
      circle(28, -20, 6, '#4b86d6', bare),
  },
  coin: {
    grip: [0, -24],
    inHand: 0.6,
    draw: (p) => circle(0, -30, 28, gold(p)) + path(starPath(0, -30, 14), '#b87d26', `${bare} opacity=".7"`),
  },
  mirror: {
    grip: [0, -10],
    inHand: 0.9,
    draw: (p) =>
      rect(-7, -30, 14, 40, 6, gold(p)) +
      ellipse(0, -70, 36, 46, gold(p)) +
      ellipse(
        0,
        -70,
        27,
        37,
        p.linear([
          [0, '#eefaff'],
          [1, '#a9cfe8'],
        ]),
        bare,
      ) +
      line('M-12 -86 L8 -100', '#fff', 5, 0.9),
  },
  scroll: {
    grip: [-30, -30],
    inHand: 0.8,
    draw: (p) =>
      rect(
        -38,
        -70,
        76,
        64,
        4,
        p.linear([
          [0, '#fdf0d4'],
          [1, '#e6cc9a'],
        ]),
      ) +
      rect(-46, -80, 92, 18, 9, p.drop('#d9b67c')) +
      rect(-46, -14, 92, 18, 9, p.drop('#d9b67c')) +
      line('M-24 -50 h48 M-24 -38 h40 M-24 -26 h46', '#b89a6a', 3.5, 0.7),
  },
  feather: {
    grip: [0, -8],
    inHand: 0.8,
    draw: (p) => feather(p.drop('#5aa8d6'), '#ffffff'),
  },
  firefeather: {
    grip: [0, -8],
    inHand: 0.8,
    draw: (p) =>
      p.glow(8, -64, 76, '#ffb04a', 0.8) + feather(p.linear([[0, '#ffd75e'], [0.45, '#f58a34'], [1, '#d9413a']]), '#fff0c0'),
  },
  bell: {
    grip: [0, -88],
    inHand: 0.7,
    draw: (p) =>
      path('M-40 -10 Q-34 -20 -30 -50 Q-26 -80 0 -82 Q26 -80 30 -50 Q34 -20 40 -10Z', gold(p)) +
      circle(0, -4, 11, '#b87d26') +
      circle(0, -86, 8, '#f0b945'),
  },
  shell: {
    grip: [0, -24],
    inHand: 0.6,
    draw: (p) =>
      path('M0 0 C-60 -6 -62 -60 -44 -70 C-34 -88 -14 -86 0 -90 C14 -86 34 -88 44 -70 C62 -60 60 -6 0 0Z', p.ball('#f7b3c4')) +
      line('M0 -4 L-34 -64 M0 -4 L-12 -80 M0 -4 L12 -80 M0 -4 L34 -64', '#d9809c', 4, 0.7),
  },
  compass: {
    grip: [0, -30],
    inHand: 0.7,
    draw: (p) =>
      circle(0, -40, 40, gold(p)) +
      circle(0, -40, 30, '#fdf6e6', bare) +
      path('M0 -66 L8 -40 L-8 -40Z', '#d9483f', bare) +
      path('M0 -14 L8 -40 L-8 -40Z', '#5a6a8a', bare) +
      rect(-7, -92, 14, 14, 5, gold(p)),
  },
  clock: {
    grip: [0, -40],
    draw: (p) => circle(0, -46, 44, gold(p)) + circle(0, -46, 35, '#fdf6e6', bare) + line('M0 -46 L0 -70 M0 -46 L16 -38', '#4a3550', 5),
  },
  teddy: {
    grip: [0, -40],
    inHand: 0.8,
    draw: (p) =>
      circle(-20, -84, 12, p.ball('#b07a4a')) +
      circle(20, -84, 12, p.ball('#b07a4a')) +
      ellipse(0, -28, 30, 30, p.ball('#b07a4a')) +
      circle(0, -66, 29, p.ball('#bb8654')) +
      ellipse(0, -57, 14, 11, '#f0d9b4', bare) +
      circle(-10, -72, 4, '#2b1a2e', bare) +
      circle(10, -72, 4, '#2b1a2e', bare) +
      circle(0, -61, 4, '#2b1a2e', bare),
  },
  rope: {
    grip: [0, -62],
    breadth: 60,
    draw: () => coil(['#b98a4c', '#cd9f5e', '#ddb478'], '#8a6434'),
  },
  washingline: {
    grip: [0, -62],
    breadth: 60,
    draw: (p) => coil(['#8fb4d4', '#b4d0e6', '#dcebf6'], '#6f94b8') + [-26, 18].map((x, i) => rect(x - 5, -84 + i * 6, 10, 34, 3, p.tube('#d9a868')) + line(`M${x} ${-78 + i * 6} v22`, '#9a6b42', 3)).join(''),
  },
  woodenchest: {
    onGround: 1.1,
    draw: (p) =>
      path('M-66 -58 Q-62 -100 0 -102 Q62 -100 66 -58Z', p.drop('#9a6238')) +
      line('M-40 -60 Q-38 -88 -30 -97 M40 -60 Q38 -88 30 -97', '#5f4632', 6) +
      rect(-66, -58, 132, 58, 8, p.drop('#a9713f')) +
      rect(-66, -60, 132, 8, 3, '#7a4a2a', bare) +
      line('M-40 -52 V-3 M40 -52 V-3', '#5f4632', 6) +
      rect(-10, -64, 20, 24, 4, p.drop('#8a8f98')) +
      circle(0, -51, 3.5, '#3a3a40', bare),
  },
  chest: {
    onGround: 1.1,
    shines: '#ffe27a',
    draw: (p) =>
      p.glow(0, -60, 120, '#ffe27a', 0.7) +
      path('M-66 -58 Q-62 -104 0 -106 Q62 -104 66 -58Z', p.drop('#8f5a34')) +
      ellipse(0, -54, 62, 13, '#ffd75e', bare) +
      [
        [-34, -60],
        [-10, -66],
        [16, -64],
        [38, -60],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 10, gold(p), bare))
        .join('') +
      rect(-66, -54, 132, 54, 8, p.drop('#a06a3c')) +
      rect(-66, -54, 132, 9, 3, '#e0a93f', bare) +
      rect(-13, -50, 26, 26, 5, gold(p)) +
      circle(0, -38, 4, '#5f3a26', bare),
  },
} satisfies Record<string, Prop>;
