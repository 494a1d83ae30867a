/** The feasts and works of spring, summer and autumn. */
import { each, type Brush, type Hero } from './brush.ts';

const tongue = ({ shape, flat }: Brush, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  shape('M0 -130 Q60 -70 50 -20 Q44 20 0 22 Q-44 20 -50 -20 Q-54 -60 -20 -84 Q-20 -60 -6 -54 Q10 -90 0 -130Z', '#ff8a3d') +
  flat('M4 -76 Q34 -36 26 -8 Q16 14 0 14 Q-22 12 -24 -12 Q-22 -34 -4 -44 Q8 -56 4 -76Z', '#ffd36a') +
  '</g>';

export const SEASONS = {
  bonfire: (b) =>
    b.glow(0, -130, 420, '#ffb45a', 0.9) +
    b.put(
      0,
      6,
      1,
      each(5, (i) => b.put(0, 0, 1, b.post(-18, -230, 36, 236, i % 2 ? '#8a5f3c' : '#a4714a'), (i - 2) * 22)),
    ) +
    tongue(b, 0, -30, 2.3) +
    tongue(b, -90, -10, 1.3) +
    tongue(b, 92, -10, 1.4) +
    each(4, (i) =>
      b.put([-330, -230, 240, 340][i] ?? 0, 14, 1, b.post(-70, -40, 140, 44, '#8f6240') + b.oval(i % 2 ? 70 : -70, -18, 14, 22, '#d9b07a')),
    ) +
    each(9, (i) => b.ball(-160 + i * 40, -330 - (i % 3) * 70, 5, '#ffe08a')),
  puddles: ({ oval, put, stroke, flat, shape }) =>
    each(4, (i) =>
      put(
        [-360, -90, 200, 420][i] ?? 0,
        [40, 80, 50, 90][i] ?? 0,
        1,
        oval(0, 0, 150, 34, '#7fb8dc') +
          oval(-20, -6, 100, 18, '#c4e6f6', 0.8) +
          stroke('M-50 0 q50 -14 100 0 M-20 8 q30 -8 60 0', '#ffffff', 4, 0.8),
      ),
    ) +
    put(
      -60,
      -20,
      1.2,
      stroke('M0 0 V-170', '#8a5f3c', 8) +
        each(5, (k) =>
          flat(
            `M0 -270 Q${-140 + k * 56} -250 ${-150 + k * 60} -160 a30 20 0 0 1 60 0 Q${-84 + k * 56} -250 0 -270Z`,
            k % 2 ? '#f2c14e' : '#e0564a',
          ),
        ) +
        stroke('M0 0 q0 24 22 20', '#8a5f3c', 8),
    ) +
    put(250, 0, 1, shape('M-40 0 V-90 H-4 V-34 Q40 -34 40 0Z', '#f2b33d') + shape('M30 0 V-90 H66 V-34 Q110 -34 110 0Z', '#f2b33d')),
  lemonade: ({ flat, shape, ball, stroke, oval, put }) =>
    flat('M-170 -370 H170 L130 6 H-130Z', '#e4f6f4', 0.7) +
    shape('M-158 -270 H158 L128 0 H-128Z', '#fbe06a') +
    oval(0, -270, 158, 26, '#fdf0a0') +
    put(
      150,
      -360,
      1,
      ball(0, 0, 74, '#f7d33a') +
        ball(0, 0, 60, '#fdf3b0') +
        each(6, (i) => stroke(`M0 0 L${Math.cos(i * 1.047) * 56} ${Math.sin(i * 1.047) * 56}`, '#f7d33a', 6)),
    ) +
    stroke('M-40 -60 L-120 -470 L-60 -490', '#e0564a', 20) +
    each(3, (i) => put([-60, 30, 70][i] ?? 0, [-230, -190, -240][i] ?? 0, 1, flat('M-34 -34 H34 V34 H-34Z', '#ffffff', 0.6), 12 + i * 20)) +
    each(5, (i) => ball(-70 + i * 36, -60 - (i % 2) * 50, 8, '#fffbe0')) +
    flat('M-150 -350 L-120 -40 H-96 L-118 -350Z', '#ffffff', 0.5),
  haycart: ({ put, ball, stroke, shape, oval }) =>
    put(
      -150,
      6,
      1.1,
      oval(0, -130, 190, 100, '#e0b84e') +
        each(12, (i) => stroke(`M${-150 + i * 26} -${80 + (i % 3) * 40} l20 -34`, '#c49a34', 6)) +
        shape('M-200 -110 H200 L180 -50 H-180Z', '#a4704a') +
        ball(-110, -34, 46, '#7a5034') +
        ball(-110, -34, 28, '#c99a6a') +
        ball(110, -34, 46, '#7a5034') +
        ball(110, -34, 28, '#c99a6a') +
        stroke('M200 -80 L300 -20', '#8a5f3c', 14),
    ) +
    each(5, (i) =>
      put(
        200 + (i % 3) * 90,
        10 - Math.floor(i / 3) * 60,
        1,
        ball(0, -36, 42, i % 2 ? '#e0a03c' : '#e8762e') +
          stroke('M0 -78 v-16', '#5f8a45', 9) +
          stroke('M-20 -68 Q-32 -36 -20 -4 M20 -68 Q32 -36 20 -4', '#b85a24', 4, 0.6),
      ),
    ),
  cornmaze: ({ stroke, put, oval, flat, site }) =>
    each(26, (i) => {
      const x = -600 + i * 48;
      if (Math.abs(x) < 80) return '';
      const tall = 280 + site.roll.between(0, 70);
      return put(
        x,
        20,
        1,
        stroke(`M0 0 V-${tall}`, '#7f9a3f', 11) +
          each(4, (k) => stroke(`M0 -${60 + k * 60} q${k % 2 ? 50 : -50} -50 ${k % 2 ? 70 : -70} 0`, '#94ae48', 10)) +
          oval(i % 2 ? 12 : -12, -tall * 0.6, 14, 36, '#f2c84a') +
          stroke(`M0 -${tall} l-12 -40 M0 -${tall} v-46 M0 -${tall} l12 -40`, '#d9b45a', 5),
      );
    }) + flat('M-80 60 L-50 -60 wallOf0 L80 60Z', '#d9b98a', 0.8),
  beehives: ({ put, oval, box, ball, flat, stroke, shape }) =>
    each(4, (i) =>
      put(
        [-300, -90, 130, 330][i] ?? 0,
        i % 2 ? 20 : -4,
        [0.85, 1.15, 1, 0.8][i] ?? 1,
        each(5, (k) => oval(0, -40 - k * 40, 96 - k * 15, 30, k % 2 ? '#e8b850' : '#f0c868')) +
          oval(0, -34, 26, 22, '#5a3f30') +
          box(-100, -22, 200, 20, 5, '#8a5f3c') +
          stroke('M-80 0 V26 M80 0 V26', '#8a5f3c', 11),
      ),
    ) +
    each(8, (i) =>
      put(
        [-400, -200, -20, 30, 220, 260, 420, -320][i] ?? 0,
        [-160, -280, -330, -150, -260, -120, -230, -300][i] ?? 0,
        1,
        ball(0, 0, 17, '#f7c93a') +
          stroke('M-4 -14 V14 M7 -12 V12', '#4a3a30', 6) +
          flat('M-2 -14 q-14 -30 8 -26 q6 10 -8 26Z M4 -14 q8 -32 24 -20 q0 12 -24 20Z', '#ffffff', 0.8),
      ),
    ) +
    put(420, 10, 1, shape('M-50 -80 wallOf0 Q60 0 0 4 Q-60 0 -50 -80Z', '#f2b33d') + box(-56, -96, 112, 22, 8, '#fdf3e0')),
  vines: ({ stroke, ball, oval, site }) =>
    each(3, (row) =>
      each(6, (i) => {
        const x = -560 + i * 224 + row * 40;
        const y = [-60, 0, 70][row] ?? 0;
        const k = [0.7, 0.95, 1.25][row] ?? 1;
        return (
          `<g transform="translate(${x} ${y}) scale(${k})">` +
          stroke('M0 10 V-130 M-110 -110 H110', '#8a6a4a', 9) +
          each(7, (n) => oval(-96 + n * 32, -118 + (n % 2) * 14, 26, 19, n % 3 ? '#7fa850' : '#c99a3c')) +
          each(3, (g) =>
            each(10, (n) => {
              const line = n < 4 ? 0 : n < 7 ? 1 : n < 9 ? 2 : 3;
              const along = n - ([0, 4, 7, 9][line] ?? 0) - (3 - line) / 2;
              return ball(-70 + g * 70 + along * 15, -88 + line * 15, 10, site.roll.chance(0.5) ? '#7a4a8f' : '#9a62b0');
            }),
          ) +
          '</g>'
        );
      }),
    ),
} satisfies Record<string, Hero>;
