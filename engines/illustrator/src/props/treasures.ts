/** Treasures of the list of places that nobody carries about. */
import { type Prop, gold } from './prop.ts';
import { bare, circle, ellipse, heartPath, line, path, rect, starPath } from '../shapes.ts';

export const TREASURES = {
  leafcrown: {
    onGround: 1,
    draw: (p) =>
      ellipse(0, -16, 60, 18, p.tube('#8a5f3c')) +
      ellipse(0, -22, 50, 10, '#5f4029', bare) +
      [-56, -36, -14, 10, 32, 54]
        .map((x, i) => {
          const tall = 62 + (i % 2) * 22;
          const fill = p.drop(['#6fb04e', '#8fc45a', '#5a9a48'][i % 3] ?? '#6fb04e');
          return path(`M${x} -16 C${x - 24} ${-30 - tall * 0.3} ${x - 16} ${-16 - tall * 0.8} ${x * 1.14} ${-16 - tall} C${x + 22} ${-16 - tall * 0.7} ${x + 22} ${-30 - tall * 0.2} ${x} -16Z`, fill) +
            line(`M${x} -20 L${x * 1.1} ${-8 - tall * 0.8}`, '#3f7a3a', 3, 0.6);
        })
        .join('') +
      [-40, 0, 40].map((x) => circle(x, -8, 7, '#d9486a', bare)).join(''),
  },
  musicbox: {
    onGround: 1.1,
    draw: (p) =>
      rect(-64, -54, 128, 56, 8, p.drop('#b8486a')) +
      path('M-64 -58 L-54 -118 H54 L64 -58Z', p.drop('#d9708a')) +
      rect(-50, -108, 100, 44, 4, '#fbe0e4', bare) +
      rect(-66, -62, 132, 13, 5, gold(p)) +
      line('M0 -64 V-84', '#e0b04a', 5) +
      circle(0, -104, 9, '#f6d2b0', bare) +
      path('M-16 -70 L0 -98 L16 -70Z', '#8fc4ec', bare) +
      path('M64 -30 h22 v-18', 'none', 'stroke="#e0b04a" stroke-width="7" stroke-linecap="round"') +
      line('M84 -110 v-40 q18 4 17 22 M112 -130 v-40 q18 4 17 22', '#fff3d0', 5) +
      circle(78, -108, 9, '#fff3d0', bare) +
      circle(106, -128, 9, '#fff3d0', bare),
  },
  cloak: {
    onGround: 1.1,
    draw: (p) =>
      path(
        'M-18 -140 Q0 -156 18 -140 Q60 -110 70 0 Q40 -18 20 4 Q0 -16 -20 4 Q-40 -18 -70 0 Q-60 -110 -18 -140Z',
        p.drop('#8fb4e8'),
        `${bare} opacity=".55"`,
      ) +
      path(
        'M-18 -140 Q0 -156 18 -140 Q60 -110 70 0 Q40 -18 20 4 Q0 -16 -20 4 Q-40 -18 -70 0 Q-60 -110 -18 -140Z',
        'none',
        'stroke="#ffffff" stroke-width="4" stroke-dasharray="10 9"',
      ) +
      circle(0, -136, 9, gold(p), bare) +
      [
        [-30, -60],
        [24, -84],
        [6, -34],
        [40, -30],
      ]
        .map(([x = 0, y = 0]) => path(starPath(x, y, 9), '#fff6d0', bare))
        .join(''),
  },
  gearheart: {
    grip: [0, -16], inHand: 0.7,
    onGround: 1,
    draw: (p) =>
      path(starPath(34, -84, 34, 10, 0.78), '#b98a4a', bare) +
      circle(34, -84, 12, '#6a4a34', bare) +
      path(heartPath(0, -56, 48), p.ball('#d9506a')) +
      path(heartPath(0, -56, 48), 'none', 'stroke="#e0b04a" stroke-width="6"') +
      path(starPath(0, -56, 22, 10, 0.78), '#e0b04a', bare) +
      circle(0, -56, 8, '#7a3040', bare),
  },
} satisfies Record<string, Prop>;
