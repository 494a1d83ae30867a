/** Machines that are known by what they do: two of them in one picture are two. About 100 units tall, standing on 0,0. */
import { shade } from '../color.ts';
import type { Prop } from './prop.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

const IRON = '#3f4658';

export const MACHINES = {
  washingmachine: { onGround: 1.5, draw: (p) => rect(-54, -122, 108, 120, 10, p.drop('#eef2f7')) + rect(-54, -122, 108, 26, 10, p.drop('#dbe3ee')) + rect(-44, -114, 38, 11, 3, '#b9c6d8', bare) + circle(20, -109, 7, '#5f9fd0', bare) + circle(40, -109, 7, '#e8506a', bare) +
    circle(0, -50, 38, p.ball('#c4cfdd')) + circle(0, -50, 29, '#6fb4dc', bare) + path('M-27 -44 Q-14 -56 0 -46 T27 -46 A29 29 0 0 1 -27 -44Z', '#d9effa', bare) + circle(-10, -62, 6, '#ffffff', `${bare} opacity=".85"`) + circle(8, -68, 4, '#ffffff', `${bare} opacity=".8"`) +
    rect(-48, -6, 18, 8, 3, IRON) + rect(30, -6, 18, 8, 3, IRON) },
  sewingmachine: { onGround: 1.15, draw: (p) => rect(-84, -22, 168, 22, 6, p.tube('#a06a3c')) + rect(34, -84, 34, 66, 8, p.drop(IRON)) + path('M-66 -104 H58 Q74 -104 74 -88 V-72 H-40 V-56 H-66 Q-78 -56 -78 -70 V-92 Q-78 -104 -66 -104Z', p.drop(IRON)) +
    line('M-58 -56 V-24', '#c4cddb', 6) + circle(80, -82, 22, p.ball('#c9a04a')) + circle(80, -82, 8, IRON, bare) + rect(-10, -122, 26, 20, 4, p.tube('#e0584a')) + line('M-6 -112 C-40 -118 -50 -80 -58 -62', '#e0584a', 3) + path('M-92 -26 Q-60 -34 -20 -26 L-26 -14 Q-64 -20 -96 -12Z', '#7fb4e0') +
    line('M-50 -92 H26', '#e0b25a', 4, 0.9) },
  typewriter: { onGround: 1, draw: (p) => rect(-34, -118, 68, 56, 3, '#fffaf0') + line('M-22 -104 H22 M-22 -92 H16 M-22 -80 H20', '#a8b4c8', 4) + rect(-66, -76, 132, 18, 9, p.tube('#5a6274')) + circle(-72, -67, 9, '#c4cddb') + circle(72, -67, 9, '#c4cddb') +
    path('M-56 -62 H56 L74 -6 Q76 2 66 2 H-66 Q-76 2 -74 -6Z', p.drop('#3f8f8a')) + [0, 1, 2].map((row) => [-3, -2, -1, 0, 1, 2, 3].map((i) => ellipse(i * (14 + row * 2), -46 + row * 17, 6, 5, '#fdf6e6', bare)).join('')).join('') },
  slotmachine: { onGround: 1.55, draw: (p) => rect(-18, -8, 36, 10, 4, IRON) + rect(-7, -40, 14, 36, 3, IRON) + path('M-40 -74 H40 L32 -34 H-32Z', p.drop('#d9483f')) + circle(0, -104, 42, '#dff1fb', 'opacity=".95"') +
    ([[-20, -92, '#f2c14e'], [0, -86, '#6fae58'], [20, -92, '#e8506a'], [-10, -106, '#5f9fd0'], [12, -108, '#f2c14e'], [0, -122, '#b48af0']] as const).map(([x, y, c]) => circle(x, y, 10, c, bare)).join('') +
    ellipse(-16, -128, 10, 7, '#ffffff', `${bare} opacity=".7"`) + path('M-28 -140 Q0 -158 28 -140Z', p.drop('#d9483f')) + rect(-9, -64, 18, 14, 3, '#c4cddb', bare) + circle(0, -57, 4, IRON, bare) + rect(-12, -46, 24, 9, 3, shade('#d9483f', -0.14), bare) },
  barrelorgan: { onGround: 1.45, draw: (p) => rect(-66, -84, 118, 62, 8, p.tube('#8a4a34')) + rect(-58, -76, 102, 46, 5, '#c8643f', bare) + [-44, -24, -4, 16, 34].map((x, i) => rect(x - 7, -84 - (i % 2 ? 34 : 44), 14, i % 2 ? 36 : 46, 5, p.tube('#e0b25a'))).join('') +
    circle(-7, -53, 17, '#f6d68a', bare) + circle(-7, -53, 8, '#c8643f', bare) + line('M52 -54 H76 V-30', '#5a3a26', 8) + circle(76, -28, 8, '#e0b25a') + circle(-42, -16, 18, p.ball('#6b4630')) + circle(30, -16, 18, p.ball('#6b4630')) + circle(-42, -16, 6, '#e0b25a', bare) + circle(30, -16, 6, '#e0b25a', bare) +
    line('M-66 -70 H-92', '#6b4630', 8) },
} satisfies Record<string, Prop>;
