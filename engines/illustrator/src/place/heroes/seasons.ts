/** The feasts and works of spring, summer and autumn. */
import { each, type Brush, type Hero } from './brush.ts';

const tongue = ({ shape, flat }: Brush, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  shape('M0 -130 Q60 -70 50 -20 Q44 20 0 22 Q-44 20 -50 -20 Q-54 -60 -20 -84 Q-20 -60 -6 -54 Q10 -90 0 -130Z', '#ff8a3d') +
  flat('M4 -76 Q34 -36 26 -8 Q16 14 0 14 Q-22 12 -24 -12 Q-22 -34 -4 -44 Q8 -56 4 -76Z', '#ffd36a') +
  '</g>';

const cornStalk = ({ stroke, oval }: Brush, tall: number, turn: number): string =>
  stroke(`M0 0 V-${tall}`, '#7f9a3f', 13) +
  each(4, (k) => stroke(`M0 -${50 + k * 52} q${(k + turn) % 2 ? 44 : -44} -46 ${(k + turn) % 2 ? 62 : -62} 6`, k % 2 ? '#94ae48' : '#86a042', 12)) +
  oval(turn % 2 ? 13 : -13, -tall * 0.58, 15, 36, '#f2c84a') + stroke(`M${turn % 2 ? 22 : -22} ${-tall * 0.5} q${turn % 2 ? -6 : 6} -30 ${turn % 2 ? -12 : 12} -44`, '#9ab44e', 9) +
  stroke(`M0 -${tall} l-12 -36 M0 -${tall} v-42 M0 -${tall} l12 -36`, '#d9b45a', 6);

const scarecrow = ({ put, stroke, shape, oval, ball, box, flat }: Brush): string =>
  put(
    170,
    -30,
    0.95,
    stroke('M0 20 V-210', '#8a6242', 15) + stroke('M-110 -196 H110', '#8a6242', 13) +
      shape('M-104 -216 H104 V-176 H56 V-76 H-56 V-176 H-104Z', '#c9604a') + stroke('M-30 -210 V-80 M30 -210 V-80 M-56 -140 H56', '#e6a07a', 6, 0.7) + box(-60, -92, 120, 16, 6, '#5f6f9a') +
      stroke('M-110 -196 l-26 -16 M-110 -196 l-30 2 M-110 -196 l-24 18 M110 -196 l26 -16 M110 -196 l30 2 M110 -196 l24 18', '#e6c25a', 7) +
      oval(0, -254, 48, 46, '#f0d8a4') + ball(-16, -260, 6, '#3a2a30') + ball(16, -260, 6, '#3a2a30') + stroke('M-18 -236 Q0 -222 18 -236', '#3a2a30', 5) + flat('M-6 -250 L10 -244 L-6 -238Z', '#f08a3c') +
      shape('M-84 -282 Q0 -306 84 -282 Q0 -262 -84 -282Z', '#d9a64a') + shape('M-44 -286 Q-34 -344 0 -346 Q34 -344 44 -286Z', '#e0b25a') + stroke('M-43 -292 Q0 -304 43 -292', '#c9604a', 10),
  );

/** A vine on its wires, heavy with grapes. */
const vine = ({ stroke, oval, ball }: Brush, turn: number): string =>
  stroke('M0 10 C-8 -40 10 -70 0 -130', '#7a5638', 13) + stroke('M-112 -106 H112 M-112 -64 H112', '#a4886a', 4) +
  each(11, (n) => oval(-100 + n * 20, -112 + ((n * 7 + turn) % 3) * 15, 27, 20, ['#7fa850', '#8fb45c', '#c9a044', '#6f9a48'][(n + turn) % 4] ?? '#7fa850')) +
  each(3, (g) =>
    each(9, (n) => {
      const line = n < 4 ? 0 : n < 7 ? 1 : 2;
      return ball(-70 + g * 70 + (n - ([0, 4, 7][line] ?? 0) - (3 - line) / 2) * 15, -74 + line * 15, 10, (n + g + turn) % 2 ? '#7a4a8f' : '#9a62b0');
    }),
  );

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
  cornmaze: (b) =>
    // Four rows, the nearest last: ways lead off between them, now left and now right.
    each(4, (row) => {
      const [y, k, gap, at] = ([[-70, 0.5, 60, -150], [-40, 0.68, 74, 130], [4, 0.9, 96, -60], [64, 1.16, 210, 0]] as const)[row] ?? [0, 1, 90, 0];
      return (
        each(row === 3 ? 22 : 26, (i) => {
          const x = (i - 12.5) * 62 * k * 0.86;
          return Math.abs(x - at) < gap ? '' : b.put(x, y, k, cornStalk(b, 250 + ((i * 53 + row * 31) % 60), i));
        }) + (row === 1 ? scarecrow(b) : '')
      );
    }) +
    b.flat('M-70 70 Q-40 20 -110 0 Q-150 -20 60 -40 L150 -62 H100 L30 -46 Q-220 -20 -170 4 Q-120 24 -190 84Z', '#e6cd98', 0.75) +
    each(2, (i) => b.put(i ? 120 : 70, i ? -440 : -400, 0.8, b.stroke('M-40 0 Q-20 -26 0 0 Q20 -26 40 0', '#4a4456', 9))),
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
    put(420, 10, 1, shape('M-50 -80 H50 Q60 0 0 4 Q-60 0 -50 -80Z', '#f2b33d') + box(-56, -96, 112, 22, 8, '#fdf3e0')),
  vines: (b) =>
    // Rows that run to the hills, and mist between them.
    each(4, (row) => {
      const [y, k] = ([[-66, 0.48], [-36, 0.66], [6, 0.92], [70, 1.3]] as const)[row] ?? [0, 1];
      return (
        each(8, (i) => b.put((i - 3.5) * 232 * k, y, k, vine(b, i + row))) + (row < 3 ? b.site.paper.softEllipse(row % 2 ? 260 : -240, y + 4, 420, 30, '#f8f8f4', 0.6) : '')
      );
    }) +
    b.put(-330, 92, 1, b.shape('M-70 -52 H70 L56 8 H-56Z', '#b98650') + b.stroke('M-66 -34 H66 M-62 -14 H62', '#966a3c', 5, 0.8) + each(11, (i) => b.ball(-52 + (i % 6) * 21, -58 - Math.floor(i / 6) * 16, 14, i % 2 ? '#7a4a8f' : '#9a62b0')) + b.oval(34, -84, 24, 12, '#7fa850')),
} satisfies Record<string, Hero>;
