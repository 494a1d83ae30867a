/** Small things that stories turn over in the hand, and three that fill a corner. Each is about 100 units tall, standing on 0,0. */
import { shade } from '../color.ts';
import { type Prop, gold, wood } from './prop.ts';
import { bare, circle, ellipse, heartPath, line, path, rect, starPath, turned } from '../shapes.ts';

const ball = (color: string): string => line('M-36 -48 Q0 -78 36 -48 M-40 -32 Q0 -60 40 -34 M-30 -14 Q-4 -30 30 -64 M-12 -4 Q18 -22 40 -50 M-34 -60 Q-8 -40 6 -4', color, 4, 0.9);

export const SMALL_THINGS = {
  paper: { grip: [-26, -20], inHand: 0.75, breadth: 52, onGround: 0.6, draw: (p) => turned(-5, 0, -46, path('M-38 -96 H22 L40 -78 V2 H-38Z', p.drop('#fffaf0')) + path('M22 -96 V-78 H40Z', '#e0d2b4') +
    line('M-24 -66 H24 M-24 -50 H26 M-24 -34 H18 M-24 -18 H24', '#a8b4c8', 4.5)) },
  newspaper: { grip: [-40, -30], inHand: 0.85, breadth: 60, onGround: 0.7, draw: (p) => turned(4, 0, -40, rect(-54, -84, 108, 86, 4, p.drop('#f2efe6')) + rect(-44, -76, 88, 14, 2, '#8a93a8', bare) + rect(-44, -54, 38, 30, 2, '#b8c4d6', bare) +
    line('M4 -50 H44 M4 -40 H44 M4 -30 H40 M-44 -16 H44 M-44 -7 H30', '#a4abba', 4)) },
  card: { grip: [-20, -20], inHand: 0.7, onGround: 0.55, draw: (p) => turned(6, 0, -44, rect(-34, -92, 68, 92, 9, p.drop('#fffdf6')) + path(heartPath(0, -48, 20), '#e8506a', bare) + rect(-27, -85, 54, 78, 6, 'none', 'stroke="#e7c7a0" stroke-width="3"')) },
  slate: { grip: [-30, -20], inHand: 0.8, breadth: 54, onGround: 0.7, draw: (p) => rect(-48, -84, 96, 84, 8, wood(p)) + rect(-38, -74, 76, 64, 3, '#3f4a56', bare) + path(starPath(-8, -44, 17), 'none', 'stroke="#f4f6f8" stroke-width="4"') + line('M14 -30 q8 -12 16 0', '#f4f6f8', 4) },
  picture: { grip: [-40, -30], inHand: 0.85, breadth: 60, onGround: 0.8, draw: (p) => rect(-56, -92, 112, 92, 6, gold(p)) + rect(-44, -80, 88, 68, 2, '#bfe3f2', bare) + path('M-44 -12 V-34 L-14 -58 L8 -36 L22 -48 L44 -28 V-12Z', '#74b06a', bare) + circle(24, -64, 9, '#ffe27a', bare) },
  whistle: { grip: [-30, -40], inHand: 0.7, onGround: 0.5, draw: (p) => path('M-56 -58 H24 A30 30 0 1 1 -2 -26 L-14 -36 H-56Z', p.ball('#c2cad9')) + circle(24, -30, 13, '#7d879c') + rect(-14, -64, 16, 10, 3, '#5a6078') + line('M46 -8 q16 10 4 22', '#d9483f', 6) },
  tinwhistle: { grip: [0, -8], inHand: 0.85, onGround: 0.7, draw: (p) => rect(-9, -98, 18, 104, 8, p.tube('#cfd8e6')) + path('M-11 -98 H11 L8 -132 Q0 -140 -8 -132Z', p.drop('#3f7fc4')) + rect(-6, -92, 12, 7, 2, '#4a5068', bare) +
    [-72, -58, -44, -30, -16].map((y) => circle(0, y, 4, '#4a5068', bare)).join('') },
  chalk: { grip: [0, -24], inHand: 0.7, onGround: 0.5, draw: (p) => turned(62, 0, -20, rect(-14, -62, 28, 84, 7, p.tube('#8fc0f0')) + ellipse(0, -60, 13, 6, '#c4e0fa', bare)) + line('M-58 2 q18 -10 30 0', '#8fc0f0', 5, 0.8) },
  match: { grip: [0, -10], inHand: 0.8, onGround: 0.55, shines: '#ffd98a', draw: (p) => p.glow(0, -96, 60, '#ffd98a', 0.8) + rect(-4, -78, 8, 82, 2, '#e6c490') + path('M0 -128 C16 -108 18 -84 0 -78 C-18 -84 -14 -106 0 -128Z', '#ff9a3c', bare) + path('M0 -108 C8 -96 8 -84 0 -80 C-8 -84 -8 -96 0 -108Z', '#fff0b0', bare) },
  fan: { grip: [0, -6], inHand: 0.85, breadth: 64, onGround: 0.7, draw: (p) => path('M0 -4 L-64 -62 A86 86 0 0 1 64 -62Z', p.drop('#e0709a')) + path('M-64 -62 A86 86 0 0 1 64 -62 L52 -51 A70 70 0 0 0 -52 -51Z', '#f9c9d9', bare) +
    line('M0 -4 L-42 -76 M0 -4 L-18 -86 M0 -4 V-90 M0 -4 L18 -86 M0 -4 L42 -76', '#8a3a5a', 3.5, 0.7) + circle(0, -5, 7, '#f2c14e') },
  yarn: { grip: [0, -30], inHand: 0.75, onGround: 0.65, draw: (p) => line('M30 -6 q22 12 40 2 t34 4', '#d9483f', 5) + circle(0, -38, 40, p.ball('#e0584a')) + ball('#f79a88') },
  string: { grip: [0, -30], inHand: 0.65, onGround: 0.55, draw: (p) => line('M30 -6 q22 12 36 -2 t30 6', '#b98a4c', 5) + circle(0, -38, 40, p.ball('#d9b67c')) + ball('#a4763c') },
  watch: { grip: [0, -96], inHand: 0.7, onGround: 0.55, draw: (p) => line('M0 -92 Q30 -126 54 -98 T98 -92', '#c98f2c', 6) + circle(0, -40, 42, gold(p)) + circle(0, -40, 32, '#fdf6e6', bare) + line('M0 -40 V-62 M0 -40 L14 -34', '#4a3550', 5) + rect(-9, -96, 18, 14, 5, gold(p)) },
  paperboat: { grip: [0, -16], inHand: 0.75, breadth: 60, onGround: 0.75, draw: (p) => path('M-28 -40 L0 -92 L28 -40Z', p.drop('#ffffff')) + path('M-76 -52 L-36 -30 L0 -46 L36 -30 L76 -52 L42 0 H-42Z', p.drop('#f4f7fc')) + line('M0 -90 V-46 M-36 -30 L-42 -2 M36 -30 L42 -2', '#c2cfe0', 3.5) +
    line('M-20 -18 H20', '#a8b4c8', 4, 0.8) },
  toytrain: { onGround: 1.1, draw: (p) => rect(-92, -46, 58, 34, 5, p.drop('#4f8fd0')) + rect(-92, -54, 58, 10, 4, '#f2c14e', bare) + rect(-28, -50, 52, 38, 5, p.drop('#e0584a')) + rect(24, -74, 44, 62, 6, p.drop('#57a76a')) + rect(32, -66, 26, 22, 4, '#dff1fb', bare) + rect(-20, -78, 15, 30, 3, '#3f4a5e') + circle(-12, -94, 13, '#f4f6fb', `${bare} opacity=".9"`) + circle(2, -112, 9, '#f4f6fb', `${bare} opacity=".7"`) +
    rect(-36, -24, 10, 6, 2, '#7a5236') + [-80, -48, -14, 10, 36, 58].map((x) => circle(x, -10, 12, p.ball('#3f4a5e')) + circle(x, -10, 4, '#f2c14e', bare)).join('') + rect(-98, 1, 176, 5, 2, '#9a6b42') },
  mat: { onGround: 1.05, draw: () => path('M-78 2 L-60 -30 H60 L78 2Z', '#b4512f') + path('M-62 -4 L-50 -24 H50 L62 -4Z', '#e0a35c', bare) + line('M-36 -14 H36', '#b4512f', 5) + line('M-80 4 H80', '#7a3520', 6) },
  piano: { onGround: 1.75, draw: (p) => rect(-80, -112, 160, 112, 7, p.tube('#6b3f2a')) + rect(-70, -102, 140, 36, 4, '#86523a', bare) + rect(-86, -120, 172, 13, 5, '#7d4a32') + rect(-88, -60, 176, 20, 4, '#5a3322') +
    rect(-82, -58, 164, 13, 2, '#fffdf6', bare) + [-66, -50, -26, -10, 6, 30, 46, 62].map((x) => rect(x, -58, 8, 8, 1, '#2b2430', bare)).join('') + line('M-30 -84 H30', '#e0b25a', 4) + line('M-14 -4 V-12 M14 -4 V-12', '#e0b25a', 7) },
  machine: { onGround: 1.5, draw: (p) => path('M-24 -104 L-40 -134 H24 L8 -104Z', p.drop('#e0b25a')) + rect(-62, -104, 116, 96, 12, p.tube('#5f8f9c')) + circle(-26, -62, 24, p.ball('#e0a04e')) + circle(-26, -62, 9, '#7a4a2b', bare) +
    [0, 60, 120].map((a) => turned(a, -26, -62, rect(-30, -90, 8, 56, 2, '#c98a3c', bare))).join('') + circle(24, -76, 12, '#fdf6e6') + line('M24 -76 L30 -84', '#d9483f', 4) + circle(14, -36, 7, '#e8506a', bare) + circle(36, -36, 7, '#8fd07a', bare) +
    line('M54 -50 H78 V-84', shade('#5f8f9c', -0.2), 9) + circle(78, -88, 10, '#d9483f') + rect(-56, -10, 20, 12, 4, '#3f5f68') + rect(28, -10, 20, 12, 4, '#3f5f68') },
} satisfies Record<string, Prop>;
