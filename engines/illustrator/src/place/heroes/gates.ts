/** A hall that leads to a window of light, and a wall whose gate stands open. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';

export const GATES = {
  // Rows of pillars lead away to a window of light.
  pillarrow: ({ post, box, stroke, flat, glow, shape, oval }) =>
    flat('M-560 10 L-130 -150 H130 L560 10Z', '#e6d8c0') +
    each(6, (i) => stroke(`M${-560 + i * 224} 10 L${-130 + i * 52} -150`, '#cdb898', 5, 0.7)) +
    stroke('M-460 -28 H460 M-350 -68 H350 M-250 -106 H250', '#cdb898', 5, 0.6) +
    flat('M-130 -150 V-400 A130 130 0 0 1 130 -400 V-150Z', '#fbe6b4') +
    flat('M-92 -150 V-394 A92 92 0 0 1 92 -394 V-150Z', '#9fd4ec') +
    flat('M-92 -150 V-200 Q0 -250 92 -190 V-150Z', '#9fcf86') +
    glow(0, -330, 260, '#fff3c4', 0.9) +
    flat('M-70 10 L-26 -150 H26 L70 10Z', '#b8485a') +
    stroke('M-62 10 L-22 -150 M62 10 L22 -150', '#f2c14e', 5) +
    each(5, (k) => {
      const i = 4 - k;
      const [x, tall, wide] = [[540, 400, 300, 228, 176][i] ?? 0, [600, 490, 400, 330, 280][i] ?? 0, [74, 58, 46, 37, 30][i] ?? 30];
      const y = [14, -38, -78, -108, -130][i] ?? 0;
      return each(2, (side) => {
        const at = side ? x : -x;
        return (
          post(at - wide / 2, y - tall, wide, tall, '#e8dccd') +
          box(at - wide * 0.78, y - tall - 12, wide * 1.56, wide * 0.42, 5, '#f4eadc') +
          box(at - wide * 0.74, y - wide * 0.3, wide * 1.48, wide * 0.36, 5, '#d3c6b8') +
          stroke(`M${at - wide * 0.18} ${y - tall + 30} V${y - 26} M${at + wide * 0.18} ${y - tall + 30} V${y - 26}`, '#cfc2b4', wide * 0.07, 0.7) +
          (i === 1
            ? shape(`M${at - 34} ${y - 380} H${at + 34} V${y - 190} L${at} ${y - 160} L${at - 34} ${y - 190}Z`, '#7a5ab0') + flat(starPath(at, y - 290, 22), '#f2c14e')
            : i === 0
              ? glow(at, y - 150, 90, '#ffb45a', 0.8) + oval(at, y - 110, 40, 16, '#a4743c') + shape(`M${at - 18} ${y - 112} Q${at - 24} ${y - 150} ${at} ${y - 186} Q${at + 24} ${y - 150} ${at + 18} ${y - 112}Z`, '#ff8a3d')
              : '')
        );
      });
    }),
  // A wall with its gate open: the garden shines out.
  sundoor: ({ shape, box, flat, glow, ball, oval, stroke, put }) =>
    box(-420, -210, 840, 216, 10, '#d9bd94') +
    each(21, (i) => box(-404 + (i % 7) * 118 + (Math.floor(i / 7) % 2) * 34, -194 + Math.floor(i / 7) * 64, 84, 40, 8, i % 2 ? '#cfae82' : '#e4cda6')) +
    box(-440, -232, 880, 34, 10, '#c49a70') +
    shape('M-150 8 V-250 A150 150 0 0 1 150 -250 V8Z', '#c49a70') +
    flat('M-112 8 V-244 A112 112 0 0 1 112 -244 V8Z', '#bfe6f2') +
    flat('M-112 8 V-90 Q-40 -140 20 -100 Q70 -130 112 -96 V8Z', '#7fc06a') +
    flat('M-26 8 Q-40 -50 4 -98 H28 Q10 -50 56 8Z', '#f2dfb0') +
    glow(0, -190, 150, '#fff3b0', 0.9) +
    each(7, (i) => oval([-92, -70, -52, 62, 80, 98, -84][i] ?? 0, [-40, -70, -24, -60, -26, -70, -92][i] ?? 0, 15, 15, ['#f28ab0', '#f2c14e', '#b49cf0'][i % 3] ?? '#fff')) +
    shape('M-112 8 V-244 A112 112 0 0 1 -96 -302 L-178 -270 V34Z', '#8a5f3c') +
    stroke('M-158 -270 V26 M-136 -280 V18', '#74503c', 5, 0.6) +
    shape('M112 8 V-244 A112 112 0 0 0 96 -302 L178 -270 V34Z', '#9a6c44') +
    stroke('M158 -270 V26 M136 -280 V18', '#74503c', 5, 0.6) +
    flat(starPath(0, -366, 50, 12, 0.62), '#f2b33d') +
    ball(0, -366, 26, '#ffd36a') +
    each(9, (i) => put(-420 + i * 105, -236, 1, i > 2 && i < 6 ? '' : oval(0, 0, 62, 32, i % 2 ? '#6fae5c' : '#7fbc6a') + oval(-18, -14, 10, 10, '#f28ab0') + oval(20, -6, 10, 10, '#ffffff'))),
} satisfies Record<string, Hero>;
