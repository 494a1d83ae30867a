/** What stands in the halls of kings and queens: thrones and mirrors of gold. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';
import { standingMirror } from './standing-mirror.ts';

export const STATE_ROOMS = {
  mirrorgold: (b) =>
    each(5, (i) => {
      const mirror = standingMirror(b, { y: -170, rx: 84, ry: 146, halo: 120, foot: -30, crown: [14, 24] });
      return b.put((i - 2) * 210, 0, [0.9, 1.1, 1.3, 1.1, 0.9][i] ?? 1, mirror);
    }),
  thrones: ({ shape, box, ball, flat, glow }) =>
    glow(0, -220, 260, '#ffe6b0', 0.6) +
    box(-260, -30, 520, 38, 6, '#c4a8d4') +
    box(-190, -56, 380, 30, 6, '#d3bce0') +
    shape('M-110 -50 V-330 Q-110 -410 0 -430 Q110 -410 110 -330 V-50Z', '#c98a3c') +
    shape('M-84 -60 V-320 Q-80 -380 0 -396 Q80 -380 84 -320 V-60Z', '#b83f5a') +
    box(-130, -150, 50, 110, 14, '#e0b04a') +
    box(80, -150, 50, 110, 14, '#e0b04a') +
    box(-84, -130, 168, 76, 14, '#d9546a') +
    ball(0, -440, 22, '#f2c14e') +
    flat(starPath(0, -350, 30), '#ffe27a'),
} satisfies Record<string, Hero>;
