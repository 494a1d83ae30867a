/** Things that trades, travellers and tales carry. */
import { feather } from './keepsakes.ts';
import { type Prop, gold, wood } from './prop.ts';
import { bare, bothSides, circle, ellipse, heartPath, line, path, rect, starPath, turned } from '../shapes.ts';

export const TRADES = {
  pickaxe: { grip: [0, -30], inHand: 1, draw: (p) => rect(-7, -130, 14, 150, 6, wood(p)) +
    path('M-70 -96 Q0 -156 70 -96 Q0 -126 -70 -96Z', p.drop('#aab6cf')) },
  spear: { grip: [0, -50], inHand: 1.15, draw: (p) => rect(-5, -150, 10, 200, 4, wood(p)) +
    path('M0 -206 L22 -160 L0 -140 L-22 -160Z', p.drop('#cfdaea')) + path('M-6 -146 L-44 -128 L-34 -106 L-6 -118Z', p.drop('#d9483f')) },
  bread: { grip: [0, -34], inHand: 0.8, draw: (p) => turned(24, 0, -34,
    path('M-18 30 C-34 -40 -30 -110 0 -128 C30 -110 34 -40 18 30 Q0 42 -18 30Z', p.ball('#dca05a')) +
    line('M-16 -80 l32 -14 M-20 -46 l40 -16 M-20 -10 l38 -14', '#f6dcae', 8)) },
  ladle: { grip: [0, -10], inHand: 1, draw: (p) => line('M0 14 L0 -96', '#9aa6ba', 9) +
    path('M-34 -112 L34 -112 Q30 -76 0 -74 Q-30 -76 -34 -112Z', p.drop('#c8d2e0')) },
  pan: { grip: [0, 0], inHand: 0.9, draw: (p) => line('M0 10 L0 -46', '#4a3a3e', 14) + circle(0, -86, 48, p.ball('#4a5068')) +
    path('M-24 -98 C-16 -120 20 -114 22 -94 C40 -84 24 -62 6 -66 C-8 -56 -34 -66 -28 -82 Q-32 -92 -24 -98Z', '#fffaf0', bare) + circle(-1, -87, 12, '#ffc23a', bare) },
  pitchfork: { grip: [0, -40], inHand: 1.1, draw: (p) => rect(-6, -90, 12, 140, 5, wood(p)) +
    line('M-28 -150 L-28 -112 Q-26 -92 0 -90 Q26 -92 28 -112 L28 -150 M0 -150 L0 -90', '#8d98ae', 9) },
  bucket: { grip: [0, -86], inHand: 0.8, draw: (p) => line('M-34 -58 Q0 -118 34 -58', '#7d86a0', 6) +
    path('M-38 -60 L38 -60 L28 0 Q0 10 -28 0Z', p.tube('#9fb0c8')) + ellipse(0, -60, 38, 11, '#e0bb6a') },
  hammer: { grip: [0, -10], inHand: 1, draw: (p) => rect(-7, -92, 14, 110, 6, wood(p)) + rect(-42, -124, 84, 36, 8, p.drop('#8d98ae')) },
  marionette: {
    grip: [0, -150],
    inHand: 0.9,
    breadth: 50,
    draw: (p) =>
      line('M-40 -150 L40 -150 M-36 -150 L-20 -60 M36 -150 L20 -60 M0 -150 L0 -96', '#8a5a34', 5) +
      circle(0, -84, 22, p.ball('#f3c9a5')) + path('M-20 -62 L20 -62 L26 -20 L-26 -20Z', p.drop('#d9483f')) +
        line('M-20 -56 L-34 -36 M20 -56 L34 -36 M-12 -20 L-14 4 M12 -20 L14 4', '#4a5a94', 9) + circle(-7, -86, 3, '#2b2430', bare) +
        circle(7, -86, 3, '#2b2430', bare) + path('M-22 -92 Q0 -122 22 -92Z', '#6a4129'),
  },
  hoop: { grip: [-44, -60], inHand: 0.9, breadth: 64, draw: () =>
    `<circle cx="0" cy="-60" r="48" fill="none" stroke="#f2654a" stroke-width="13"/><circle cx="0" cy="-60" r="48" fill="none" ` +
      `stroke="#ffe27a" stroke-width="13" stroke-dasharray="24 26"/>` },
  palette: { grip: [0, -20], inHand: 1,
    draw: (p) => path('M-54 -30 C-60 -76 0 -96 40 -76 C74 -56 60 -14 20 -8 C0 -6 4 -30 -14 -26 C-34 -22 -50 -14 -54 -30Z',
      p.drop('#e0b47a')) + [['#e5575f', -26, -64], ['#f6cf4a', 4, -76], ['#63b86a', 32, -62],
      ['#4b9ad6', 42, -36]].map(([c, x, y]) => circle(Number(x), Number(y), 10, String(c), bare)).join('') },
  trumpet: { grip: [-20, -40], inHand: 1, breadth: 66, draw: (p) =>
    turned(-16, 0, -40, rect(-56, -46, 90, 12, 6, gold(p)) + path('M30 -46 Q60 -50 78 -72 L78 -8 Q60 -30 30 -34Z', gold(p)) +
      path('M-30 -34 L20 -34 L20 34 L-5 18 L-30 34Z', p.drop('#c2334d')) + path(starPath(-5, -6, 13), '#ffe27a', bare)) },
  microphone: { grip: [0, -10], inHand: 0.9, draw: (p) => path('M-9 14 L9 14 L13 -52 L-13 -52Z', '#4a4a5e') +
    circle(0, -72, 27, p.ball('#c2cad9')) + line('M-22 -80 Q0 -70 22 -80 M-26 -68 Q0 -58 26 -68 M-8 -96 L-8 -48 M8 -96 L8 -48', '#8d96ae',
      3.5) },
  quill: { grip: [0, -4], inHand: 0.9, draw: (p) => feather(p.drop('#f2f5ff'), '#8fa4bd') + path('M-7 10 L1 12 L-5 28Z', '#4a4a5e') },
  books: { grip: [0, -6], inHand: 0.9, breadth: 50, draw: (p) => rect(-46, -26, 92, 26, 5, p.drop('#d9583f')) +
    rect(-40, -52, 84, 26, 5, p.drop('#4b86d6')) + rect(-46, -78, 88, 26, 5, p.drop('#5fa45a')) +
    line('M-38 -8 h76 M-32 -34 h68 M-38 -60 h72', '#fff6e0', 5) },
  knitting: { grip: [0, -26], inHand: 0.9, draw: (p) => circle(0, -30, 34, p.ball('#e0709a')) +
    line('M-26 -42 Q0 -14 28 -40 M-30 -24 Q0 4 30 -22 M-14 -60 Q-2 -30 -12 2', '#f7b6cd', 4) +
    line('M-34 -88 L18 -10 M36 -88 L-14 -12', '#b07a44', 7) + circle(-36, -90, 7, '#f2c14e', bare) + circle(38, -90, 7, '#f2c14e', bare) },
  spade: { grip: [0, -60], inHand: 1.05, draw: (p) => rect(-6, -120, 12, 130, 5, wood(p)) + rect(-22, -130, 44, 13, 6, '#8a5a34') +
    path('M-30 0 L30 0 L30 36 Q0 66 -30 36Z', p.drop('#aab6cf')) },
  net: { grip: [0, -10], inHand: 1.15, breadth: 70, draw: (p) => rect(-5, -90, 10, 120, 4, wood(p)) +
    path('M-40 -124 Q-50 -40 30 -46 Q46 -80 40 -124Z', '#ffffff', 'fill-opacity=".55"') +
    ellipse(0, -122, 42, 20, 'none', 'stroke="#8f6ad6" stroke-width="9"') +
    line('M-24 -108 L-14 -60 M0 -104 L4 -54 M24 -108 L22 -58 M-38 -90 Q0 -76 40 -92', '#b9a2e6', 3) },
  dreamcatcher: { grip: [0, -104], inHand: 1, draw: () => line('M0 -104 L0 -86', '#8a5a34', 5) +
    `<circle cx="0" cy="-50" r="36" fill="#fff" fill-opacity=".25" stroke="#8f6ad6" stroke-width="9"/>` +
    line('M-30 -64 L28 -36 M30 -64 L-28 -36 M0 -86 L0 -14 M-34 -46 L34 -54', '#f2c14e', 3) +
    path('M-24 -18 q-14 26 0 46 q14 -20 0 -46Z M0 -12 q-14 30 0 52 q14 -22 0 -52Z M24 -18 q-14 26 0 46 q14 -20 0 -46Z', '#6fc0e0') },
  sand: { grip: [0, -60], inHand: 0.9, draw: (p) => path('M-20 -56 C-60 -30 -54 6 0 8 C54 6 60 -30 20 -56Z', p.ball('#7d6ac4')) +
    path('M-24 -60 Q0 -48 24 -60 L34 -82 Q0 -70 -34 -82Z', p.drop('#8f7bd6')) + path(starPath(0, -22, 18), '#ffe27a', bare) +
    circle(-30, -96, 5, '#ffe27a', bare) + circle(6, -104, 6, '#ffe27a', bare) + circle(34, -94, 4, '#ffe27a', bare) },
  harp: { grip: [0, -30], inHand: 1, breadth: 50, draw: (p) =>
    path('M-36 10 L-44 -100 C-20 -130 20 -120 44 -90 L34 -80 C12 -104 -14 -106 -28 -92 L-24 -8 L30 -74 L40 -64 L-18 16Z', gold(p)) +
    line('M-16 -90 L-14 -14 M0 -96 L0 -28 M16 -88 L15 -46', '#fffbe6', 3) },
  pillow: { grip: [0, -30], inHand: 1, draw: (p) => path('M-56 -64 Q0 -52 56 -64 Q46 -30 56 4 Q0 -8 -56 4 Q-46 -30 -56 -64Z',
    p.drop('#fdf8f0')) + line('M-40 -46 Q0 -38 40 -46 M-40 -14 Q0 -22 40 -14', '#8fb4e6', 7) },
  crook: { grip: [0, -60], inHand: 1.15, draw: () => line('M0 60 L0 -110 C0 -156 50 -156 50 -120 C50 -104 34 -100 30 -112', '#a87844',
    12) },
  tray: { grip: [0, -4], inHand: 0.9, breadth: 60, draw: (p) => ellipse(0, -8, 62, 12, p.drop('#c8d2e0')) +
    path('M-42 -12 Q-40 -64 0 -66 Q40 -64 42 -12Z', p.drop('#dfe6f0')) + circle(0, -72, 9, '#9aa6ba') },
  pot: { grip: [0, -50], inHand: 0.9, draw: (p) => [-26, -8, 12, 30].map((x) => circle(x, -62, 15, p.ball('#f4c65a'))).join('') +
    path('M-48 -56 C-60 0 -20 8 0 8 C20 8 60 0 48 -56Z', p.ball('#3f3d4a')) + rect(-54, -62, 108, 15, 7, '#4f4c5c') },
  club: { grip: [0, -10], inHand: 1.1, draw: (p) => path('M-9 24 L9 24 L26 -92 Q0 -130 -26 -92Z', p.drop('#a0703f')) +
    circle(-12, -76, 6, '#7a5029', bare) + circle(10, -50, 5, '#7a5029', bare) + circle(6, -96, 5, '#7a5029', bare) },
  teapot: { grip: [34, -30], inHand: 0.9, breadth: 60, draw: (p) => line('M30 -52 Q62 -46 34 -14', '#58a08f', 9) +
    path('M-30 -30 L-62 -60 L-52 -68 L-24 -48Z', p.drop('#58a08f')) + ellipse(0, -30, 40, 32, p.ball('#6ab8a4')) +
    path('M-20 -58 Q0 -74 20 -58Z', '#f6ead2') + circle(0, -70, 6, '#f6ead2') },
  phone: { grip: [0, -20], inHand: 0.8, draw: () => rect(-24, -76, 48, 84, 11, '#2f3350') + rect(-18, -66, 36, 60, 5, '#8ff4ff', bare) +
    path(heartPath(0, -40, 11), '#f2709a', bare) },
  skateboard: { grip: [0, -70], inHand: 1, draw: () => turned(90, 0, -60, rect(-74, -70, 148, 20, 10, '#e8713c') +
    circle(-44, -42, 13, '#f6cf4a') + circle(44, -42, 13, '#f6cf4a')) },
  ribbon: { grip: [0, -4], inHand: 1, breadth: 60, draw: (p) => rect(-4, -60, 8, 66, 4, wood(p)) +
    line('M0 -60 C40 -110 70 -60 44 -36 C20 -16 50 12 76 -10', '#f2709a', 11) },
  bauble: { grip: [0, -10], inHand: 0.9, draw: (p) => rect(-5, -60, 10, 76, 5, '#f2c14e') + circle(0, -76, 24, p.ball('#f3c9a5')) +
    path('M-26 -80 C-50 -110 -30 -130 0 -100 C30 -130 50 -110 26 -80Z', p.drop('#8f6ad6')) + circle(-34, -110, 7, '#f2c14e') +
    circle(34, -110, 7, '#f2c14e') },
  bouquetbig: { grip: [0, -14], inHand: 1, draw: (p) => line('M0 10 L0 -60', '#4d8f4e', 9) +
    [0, 60, 120, 180, 240, 300].map((a) => turned(a, 0, -90, ellipse(0, -124, 20, 28, p.drop('#f7a8c8')))).join('') +
    circle(0, -90, 22, p.ball('#ffd75e')) },
  lamp: { grip: [0, -20], inHand: 0.9, breadth: 60, draw: (p) =>
    path('M-64 -44 Q-40 -20 -20 -46 Q10 -60 36 -44 Q46 -8 0 -4 Q-46 -8 -64 -44Z', gold(p)) +
    line('M34 -44 Q66 -40 36 -14', '#c98f2c', 8) + circle(6, -60, 8, '#e8506a') },
  fish: { grip: [0, -40], inHand: 0.8, draw: (p) => turned(80, 0, -40, ellipse(0, -40, 48, 24, p.ball('#6fb8e6')) +
    path('M40 -40 L74 -64 L70 -16Z', '#4a94c8') + circle(-26, -46, 5, '#2b2430', bare)) },
  horseshoe: { grip: [0, -20], inHand: 0.9, draw: () => line('M-30 -2 C-60 -96 60 -96 30 -2', '#f2c14e', 22) +
    [[-34, -26], [-30, -52], [0, -72], [30, -52], [34, -26]].map(([x = 0, y = 0]) => circle(x, y, 4, '#a87825', bare)).join('') },
  memories: { grip: [0, -20], inHand: 1, breadth: 60, draw: (p) => rect(-54, -60, 108, 64, 8, p.drop('#8c4a6e')) +
    rect(-44, -52, 88, 48, 4, '#fff6e2', bare) + path(heartPath(0, -28, 18), '#f2709a', bare) +
    bothSides(rect(46, -62, 12, 68, 4, '#f2c14e', bare)) },
  puzzle: { grip: [0, -34], inHand: 0.9, draw: (p) => rect(-34, -72, 68, 68, 9, p.drop('#8f6ad6')) +
    rect(-34, -72, 34, 34, 6, '#f2c14e', bare) + rect(0, -38, 34, 34, 6, '#4b9ad6', bare) + circle(0, -38, 10, '#fff', bare) },
  honey: { grip: [0, -40], inHand: 0.8, draw: (p) => path('M-34 -64 C-50 -30 -40 6 0 8 C40 6 50 -30 34 -64Z', p.ball('#e0a04e')) +
    rect(-38, -76, 76, 18, 8, p.drop('#c98a3c')) + path('M-34 -60 Q-26 -30 -16 -56 Q-6 -20 6 -56 Q20 -40 34 -60Z', '#ffd24f', bare) },
  carrot: { grip: [0, -50], inHand: 0.9, draw: (p) => path('M-20 -56 Q0 -70 20 -56 Q14 -10 0 20 Q-14 -10 -20 -56Z', p.drop('#f0843c')) +
    path('M0 -60 C-30 -80 -24 -104 -18 -108 C-4 -96 0 -84 0 -60 C2 -90 16 -104 26 -104 C28 -84 18 -70 0 -60Z', '#63ab5c') },
  flag: { grip: [0, -30], inHand: 1.05, breadth: 80, draw: (p) => rect(-5, -150, 10, 180, 4, wood(p)) +
    path('M5 -146 Q40 -160 78 -140 L78 -86 Q40 -104 5 -90Z', p.drop('#6fc0e0')) + path(starPath(40, -116, 17), '#ffe27a', bare) },
} satisfies Record<string, Prop>;
