/** Magic that is seen in the air: stones that float, winds that sing, stars within reach. */
import { starPath } from '../../shapes.ts';
import { type Brush, each } from '../heroes/brush.ts';
import type { Marvels } from './spots.ts';

const ROCKS = [
  [-60, 40, 1],
  [60, -30, 0.7],
  [150, 70, 0.5],
] as const;
const rock = ({ shape, flat }: Brush): string =>
  shape('M-60 0 Q-30 -34 20 -30 Q66 -20 60 6 Q40 40 0 46 Q-46 36 -60 0Z', '#a8a0b4') +
  flat('M-58 -4 Q-30 -36 20 -32 Q60 -22 58 0 Q0 14 -58 -4Z', '#8fbf7a');

export const MAGIC_IN_THE_AIR: Marvels = {
  'Whispering Trees': [
    'skyLeft',
    ({ stroke, put, oval }) =>
      each(3, (i) =>
        put(
          i * 130 - 60,
          60 + (i % 2) * 60,
          1,
          stroke('M-70 0 q24 -30 50 0 t50 0 t50 0', '#ffffff', 9, 0.75) +
            stroke('M-40 26 q18 -20 36 0 t36 0', '#ffffff', 6, 0.6) +
            oval(90, -20, 18, 9, '#a9d68a'),
        ),
      ),
  ],
  'Floating Stones': ['skyRight', (b) => ROCKS.map(([x, y, k]) => b.put(x, y, k, rock(b))).join('')],
  'Singing Wind': [
    'skyRight',
    ({ stroke, ball }) =>
      stroke('M-200 20 H20 q70 0 70 -56 q0 -44 -44 -44 q-36 0 -36 34 M-150 56 H120 q44 0 44 38 q-4 28 -34 22', '#ffffff', 13, 0.85) +
      each(
        3,
        (i) =>
          stroke(`M${-120 + i * 90} ${-40 - i * 16} v-50 q24 6 22 28`, '#fff3d0', 7) + ball(-128 + i * 90, -36 - i * 16, 13, '#fff3d0'),
      ),
  ],
  'Wishes at Midnight': [
    'skyRight',
    ({ flat, glow, stroke }) =>
      glow(0, 0, 130, '#fff3b0', 0.9) +
      flat(starPath(0, 0, 50), '#ffe27a') +
      stroke('M-40 30 L-190 120 M-56 6 L-230 60 M-20 50 L-130 170', '#fff3c4', 8, 0.75),
  ],
  'Dreams Made Visible': [
    'skyLeft',
    ({ ball, shape, flat }) =>
      ball(-60, 10, 60, '#ffffff') +
      ball(20, -20, 76, '#ffffff') +
      ball(96, 10, 58, '#ffffff') +
      ball(20, 40, 60, '#ffffff') +
      ball(-90, 100, 20, '#ffffff') +
      ball(-120, 140, 11, '#ffffff') +
      shape('M-30 14 H74 L50 44 H-10Z', '#d9546a') +
      flat('M20 8 V-64 L70 4Z', '#8fc4ec'),
  ],
  'Stars Within Reach': [
    'middle',
    ({ flat, stroke, glow }) =>
      each(5, (i) => {
        const x = -360 + i * 180;
        const y = -40 + (i % 2) * 90;
        return stroke(`M${x} ${y} V-500`, '#fff3d0', 2, 0.7) + glow(x, y, 80, '#fff3b0', 0.8) + flat(starPath(x, y, 34), '#ffe27a');
      }),
  ],
  'Ever-Changing Colors': [
    'middle',
    ({ stroke }) =>
      ['#f28a86', '#f7b77a', '#f9e08a', '#9fd89a', '#8fc0ee', '#b9a2e6']
        .map((c, i) =>
          stroke(
            `M-640 ${-180 + i * 22} C-320 ${-330 + i * 22} -160 ${-40 + i * 22} 120 ${-190 + i * 22} S480 ${-110 + i * 22} 640 ${-240 + i * 22}`,
            c,
            20,
            0.55,
          ),
        )
        .join(''),
  ],
  'Gentle Gravity': [
    'skyLeft',
    ({ put, box, ball, flat }) =>
      put(
        -60,
        40,
        1,
        box(-50, -30, 100, 22, 5, '#a4704a') +
          box(-44, -96, 12, 70, 3, '#a4704a') +
          box(-44, -10, 10, 50, 3, '#8a5c3a') +
          box(34, -10, 10, 50, 3, '#8a5c3a'),
        -22,
      ) +
      put(110, -10, 1, ball(0, 0, 30, '#e0564a') + flat('M-4 -26 q2 -22 16 -26', '#5fa04c'), 0) +
      put(60, 130, 1, box(-46, -30, 92, 60, 6, '#4f79b4') + box(-40, -24, 80, 48, 3, '#fdf6e6'), 18),
  ],
  'Music from Nowhere': [
    'skyLeft',
    ({ stroke, ball }) =>
      each(5, (i) => stroke('M-220 0 Q-40 -60 120 0 T420 -20', '#fff3d0', 3, 0.6).replace('M-220 0', `M-220 ${i * 18}`)) +
      each(
        4,
        (i) =>
          stroke(`M${-140 + i * 130} ${40 - (i % 2) * 50} v-74 q34 8 32 40`, '#fff3d0', 9) +
          ball(-152 + i * 130, 42 - (i % 2) * 50, 18, '#fff3d0'),
      ),
  ],
};
