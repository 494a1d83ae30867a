/** What stands on tables and shelves. Each is about 100 units tall, standing on 0,0 (its bottom centre). */
import { shade } from '../color.ts';
import { type Prop, wood } from './prop.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

export const PANTRY = {
  saucepan: { grip: [-62, -46], inHand: 0.85, breadth: 64, onGround: 0.75, draw: (p) => line('M-48 -48 H-66 M48 -48 H66', '#4a5068', 10) +
    path('M-50 -56 H50 L46 -8 Q44 2 32 2 H-32 Q-44 2 -46 -8Z', p.tube('#8fa2bd')) + ellipse(0, -56, 54, 11, p.drop('#b9c7da')) + circle(0, -70, 9, '#d9583f') +
    path('M-34 -44 L-31 -12', 'none', 'stroke="#ffffff" stroke-width="6" stroke-opacity=".5" stroke-linecap="round"') },
  plate: { grip: [-50, -12], inHand: 0.85, breadth: 62, onGround: 0.75, draw: (p) => ellipse(0, -10, 66, 17, p.drop('#dfe8f4')) + ellipse(0, -13, 62, 14, '#ffffff') +
    ellipse(0, -13, 40, 8, '#e6eef8', bare) + line('M-52 -14 Q0 -30 52 -14', '#6fa0d6', 3, 0.7) },
  jug: { grip: [44, -44], inHand: 0.85, breadth: 52, onGround: 0.8, draw: (p) => line('M30 -76 C66 -74 64 -22 30 -22', '#5f8fc4', 10) +
    path('M-32 -92 L-46 -98 Q-40 -84 -36 -76 C-54 -44 -42 0 -26 2 H26 C42 0 50 -40 32 -92Z', p.ball('#7fb0e0')) + ellipse(-1, -91, 31, 8, '#fffdf4') +
    line('M-38 -36 Q0 -22 40 -36', '#fffdf4', 7, 0.85) },
  jar: { grip: [0, -46], inHand: 0.8, onGround: 0.7, draw: (p) => rect(-36, -76, 72, 78, 16, '#e9f4fb', 'fill-opacity=".75"') + path('M-33 -52 Q0 -60 33 -52 V-12 Q33 -1 21 -1 H-21 Q-33 -1 -33 -12Z', p.ball('#c9354f')) +
    path('M-46 -70 Q-40 -102 0 -102 Q40 -102 46 -70 Q30 -78 16 -70 Q0 -78 -16 -70 Q-30 -78 -46 -70Z', p.drop('#fff3dc')) + line('M-38 -80 H38', '#d9583f', 5) +
    rect(-20, -40, 40, 24, 4, '#fff6e4', bare) + line('M-24 -64 V-58', '#ffffff', 5, 0.8) },
  tin: { grip: [0, -40], inHand: 0.75, onGround: 0.65, draw: (p) => path('M-36 -78 V-6 Q0 10 36 -6 V-78Z', p.tube('#aab6cf')) + path('M-36 -62 V-20 Q0 -6 36 -20 V-62 Q0 -48 -36 -62Z', p.tube('#5fa45a')) +
    ellipse(0, -78, 36, 10, '#dfe6f0') + circle(0, -34, 11, '#ffe27a', bare) },
  glass: { grip: [0, -36], inHand: 0.75, onGround: 0.6, draw: () => path('M-30 -84 H30 L24 -4 Q0 6 -24 -4Z', '#eaf6ff', 'fill-opacity=".8"') +
    path('M-28 -56 Q0 -64 28 -56 L24 -6 Q0 4 -24 -6Z', '#8fd0f0', bare) + line('M-20 -76 L-16 -14', '#ffffff', 5, 0.8) },
  cheese: { grip: [-20, -24], inHand: 0.8, onGround: 0.65, draw: (p) => path('M-62 -36 L44 -66 Q62 -52 62 -36Z', p.drop('#ffe08a')) + path('M-62 -36 H62 V-2 H-62Z', p.drop('#f6c548')) +
    [[-34, -16, 9], [6, -22, 7], [34, -12, 10], [26, -48, 6]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, shade('#f6c548', -0.16), bare)).join('') },
  pear: { grip: [0, -30], inHand: 0.65, onGround: 0.55, draw: (p) => line('M0 -92 Q2 -106 12 -112', '#6a4129', 6) +
    path('M0 -96 C22 -96 20 -66 34 -46 C52 -18 34 4 0 4 C-34 4 -52 -18 -34 -46 C-20 -66 -22 -96 0 -96Z', p.ball('#c9cf4e')) + path('M4 -98 Q28 -116 40 -98 Q22 -86 4 -98Z', '#63ab5c') },
  potato: { grip: [0, -26], inHand: 0.7, onGround: 0.6, draw: (p) => path('M-56 -30 C-60 -66 -14 -76 16 -66 C52 -60 66 -24 44 -6 C20 10 -50 8 -56 -30Z', p.ball('#c79a66')) +
    [[-24, -40], [10, -50], [24, -22], [-6, -16]].map(([x = 0, y = 0]) => ellipse(x, y, 5, 3, '#8f6438', bare)).join('') },
  stove: { onGround: 1.5, shines: '#ffb04a', draw: (p) => rect(18, -164, 24, 70, 4, p.tube('#5a6078')) + rect(-54, -100, 108, 12, 5, '#6a7088') + rect(-48, -90, 96, 78, 8, p.tube('#4f556c')) +
    rect(-30, -76, 60, 44, 8, '#2c2f40') + path('M-20 -36 Q-24 -56 -8 -66 Q-6 -54 2 -58 Q8 -70 4 -74 Q24 -60 20 -36Z', '#ff9a3c', bare) + path('M-8 -36 Q-8 -50 2 -54 Q10 -46 8 -36Z', '#ffe27a', bare) +
    line('M-36 -12 V0 M36 -12 V0', '#3c4156', 11) },
  barrel: { onGround: 1.15, draw: (p) => path('M-38 -104 H38 Q58 -52 38 0 H-38 Q-58 -52 -38 -104Z', p.tube('#b07a44')) + line('M-14 -102 Q-20 -52 -14 -2 M14 -102 Q20 -52 14 -2', '#7f5429', 4, 0.6) +
    line('M-45 -80 Q0 -72 45 -80 M-45 -24 Q0 -16 45 -24', '#6a7088', 9) + ellipse(0, -104, 38, 9, '#c99a5e') },
  table: { onGround: 1.6, draw: (p) => line('M-64 -66 L-68 0 M64 -66 L68 0', '#7f5429', 12) + line('M-40 -62 L-42 -10 M40 -62 L42 -10', '#6b4420', 9) +
    rect(-84, -80, 168, 18, 8, wood(p)) + line('M-74 -76 H74', '#d9a868', 4, 0.8) },
  chair: { onGround: 1.35, draw: (p) => line('M-34 -46 L-38 0 M34 -46 L38 0 M-20 -46 V-8 M20 -46 V-8', '#7f5429', 9) +
    line('M-34 -50 V-118 M34 -50 V-118', '#8f5a34', 11) + rect(-42, -122, 84, 22, 9, wood(p)) + rect(-36, -90, 72, 13, 5, wood(p)) + rect(-44, -58, 88, 16, 7, p.drop('#d9627a')) },
  cupboard: { onGround: 1.75, draw: (p) => rect(-58, -150, 116, 14, 5, '#8f5a34') + rect(-52, -140, 104, 132, 4, p.tube('#b07a44')) + rect(-44, -132, 42, 114, 4, p.drop('#c99458')) + rect(2, -132, 42, 114, 4, p.drop('#c99458')) +
    circle(-9, -74, 5, '#f2c14e') + circle(9, -74, 5, '#f2c14e') + line('M-42 -6 V0 M42 -6 V0', '#6b4420', 12) },
  bath: { onGround: 1.5, draw: (p) => [[-40, -70, 16], [-14, -78, 20], [18, -72, 17], [42, -66, 13], [30, -92, 8]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#f4fbff')).join('') +
    path('M-78 -66 H78 Q84 -20 48 -10 H-48 Q-84 -20 -78 -66Z', p.ball('#eef3fa')) + rect(-86, -72, 172, 13, 6, p.drop('#ffffff')) + line('M-44 -10 L-52 0 M44 -10 L52 0', '#e0b25a', 10) },
} satisfies Record<string, Prop>;
