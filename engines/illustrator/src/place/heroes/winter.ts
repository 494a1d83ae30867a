/** Snow and ice, and what people do there. */
import { cliffs } from '../cliffs.ts';
import { starPath } from '../../shapes.ts';
import { castle } from '../masonry.ts';
import { each, type Brush, type Hero } from './brush.ts';

const wallOf = (i: number): number => [230, 290, 250, 300, 240][i] ?? 250;

const candleWindow = (b: Brush, x: number, y: number): string =>
  b.glow(x, y + 30, 60, '#ffd08a', 0.9) + b.box(x - 24, y, 48, 58, 6, '#ffe0a0') + b.box(x - 5, y + 28, 10, 28, 3, '#fdf6ee') + b.oval(x, y + 20, 6, 11, '#ff9a3d') + b.box(x - 30, y + 56, 60, 9, 4, '#f4f8fd');

export const WINTER = {
  snowmen: ({ put, ball, flat, box, stroke }) =>
    each(3, (i) =>
      put(
        [-300, 10, 290][i] ?? 0,
        i % 2 ? 20 : 0,
        [0.9, 1.25, 0.8][i] ?? 1,
        ball(0, -60, 84, '#f4f9ff') +
          ball(0, -170, 60, '#f8fbff') +
          ball(0, -252, 46, '#fbfdff') +
          ball(-15, -262, 6, '#33304a') +
          ball(15, -262, 6, '#33304a') +
          flat('M0 -250 l44 10 l-44 8Z', '#f08a3c') +
          stroke('M-18 -228 Q0 -216 18 -228', '#33304a', 5) +
          stroke('M-40 -210 Q0 -190 40 -210', ['#d9486a', '#4f9fc4', '#58a878'][i] ?? '#d46', 19) +
          (i === 1
            ? box(-50, -300, 100, 15, 5, '#4a4560') + box(-34, -360, 68, 66, 6, '#4a4560')
            : flat('M-46 -280 Q0 -370 46 -280Z', i ? '#f2b33d' : '#8f6ad6') + ball(0, -344, 14, '#ffffff')) +
          stroke('M-56 -180 L-120 -230 M56 -180 L120 -220', '#7a5a44', 8) +
          each(3, (k) => ball(0, -190 + k * 34, 6, '#33304a')),
      ),
    ),
  frozenfall: ({ flat, site, put, stroke }) =>
    put(0, 0, 1.2, cliffs(site, { rock: '#8fa0b4', ledge: '#fafdff' })) +
    each(8, (i) => {
      const x = -100 + i * 26;
      const tall = 300 + site.roll.between(-40, 90);
      return flat(
        `M${x - 4} -404 H${x + 26} L${x + 22} ${-404 + tall * 0.6} L${x + 14} ${-380 + tall} L${x + 6} ${-404 + tall * 0.7}Z`,
        i % 2 ? '#d9f2ff' : '#b4def6',
        0.96,
      );
    }) +
    stroke('M-84 -380 V-220 M-30 -384 V-180 M20 -384 V-240 M74 -380 V-200', '#ffffff', 6, 0.75) +
    flat('M-118 -398 Q-60 -424 0 -414 Q70 -426 122 -396 Q96 -372 66 -388 Q34 -366 4 -388 Q-30 -366 -60 -388 Q-92 -372 -118 -398Z', '#ffffff') +
    flat('M-160 24 Q-120 -40 -60 -34 Q-20 -66 30 -40 Q96 -50 160 24Z', '#f4fbff'),
  rink: ({ oval, stroke, put, ball, site, box }) =>
    oval(0, 60, 520, 96, '#c4dcee') +
    oval(0, 54, 500, 86, '#dff0fb') +
    stroke('M-330 60 q160 -50 320 0 t300 -8 M-200 90 q140 30 300 -6 M-60 20 q90 26 200 6', '#ffffff', 5, 0.9) +
    each(9, (i) =>
      put(-480 + i * 120, i % 8 ? -26 : 10, 1, box(-8, -70, 16, 76, 4, '#a4784f') + ball(0, -78, 15, site.lit ? '#ffe08a' : '#f2c14e')),
    ) +
    stroke('M-480 -70 Q-360 -30 -240 -104 Q-120 -50 0 -104 Q120 -50 240 -104 Q360 -50 480 -70', '#e0564a', 4),
  sleds: ({ put, stroke, box, flat }) =>
    flat('M-1500 -420 Q-800 -380 -560 -280 Q-240 -190 260 40 H-1500Z', '#cfdff0') +
    flat('M-1500 -420 Q-800 -380 -560 -280 Q-240 -190 260 40 H120 Q-280 -150 -600 -232 Q-900 -330 -1500 -350Z', '#fdfeff') +
    flat('M-470 -170 Q-250 -96 -30 40 H-70 Q-300 -80 -500 -150Z', '#b6cbe2', 0.7) +
    each(3, (i) =>
      put(
        [-330, -40, 300][i] ?? 0,
        [-120, 10, 40][i] ?? 0,
        [0.9, 1.1, 1.2][i] ?? 1,
        stroke('M-110 0 H90 q40 0 36 -44', '#8a5f3c', 11) +
          stroke('M-70 0 V-40 M50 0 V-40', '#a4784f', 9) +
          box(-100, -56, 190, 18, 6, ['#e0564a', '#4f9fc4', '#f2b33d'][i] ?? '#e54'),
        i === 2 ? 0 : 24,
      ),
    ),
  giftsledge: ({ put, box, shape, stroke, flat, ball }) =>
    put(
      0,
      0,
      1.2,
      stroke('M-230 6 H190 q60 0 50 -70', '#e0b04a', 13) +
        shape('M-210 -30 V-190 Q-190 -210 -170 -180 L-140 -110 H150 Q190 -110 190 -30Z', '#c9363f') +
        stroke('M-200 -40 H180', '#f2c14e', 8) +
        each(5, (i) =>
          put(
            -90 + (i % 3) * 84,
            -112 - (i > 2 ? 62 : 0),
            1,
            box(-36, -62, 72, 64, 6, ['#58a878', '#4f9fc4', '#f2b33d', '#8f6ad6', '#f28ab0'][i] ?? '#5a8') +
              stroke('M0 -62 V0 M-36 -32 H36', '#fff6e4', 8) +
              flat('M0 -62 q-30 -30 -34 -6 q6 10 34 6 q30 -30 34 -6 q-6 10 -34 6Z', '#fff6e4'),
          ),
        ),
    ) +
    put(
      330,
      6,
      1,
      shape('M0 -260 L90 0 H-90Z', '#4f8f64') +
        shape('M0 -320 L60 -160 H-60Z', '#5fa074') +
        each(7, (i) =>
          ball(
            [-40, 20, 50, -10, -56, 30, 0][i] ?? 0,
            [-40, -70, -20, -140, -14, -180, -240][i] ?? 0,
            9,
            ['#e0564a', '#f2c14e', '#8fc4ec'][i % 3] ?? '#fff',
          ),
        ) +
        flat(starPath(0, -330, 24), '#ffe27a'),
    ),
  windowcandles: (b) =>
    each(5, (i) =>
      b.put(
        -400 + i * 200,
        4,
        1,
        b.box(-86, -wallOf(i), 172, wallOf(i), 4, ['#a07a88', '#8680a4', '#a4827c', '#8c7a9c', '#9a8684'][i] ?? '#878') +
          b.box(46, -wallOf(i) - 96, 30, 70, 4, '#7a6470') + b.oval(61, -wallOf(i) - 98, 22, 9, '#f4f8fd') +
          b.shape(`M-106 -${wallOf(i) - 8} L0 -${wallOf(i) + 110} L106 -${wallOf(i) - 8}Z`, '#f4f8fd') + b.stroke(`M-100 -${wallOf(i) - 6} q16 22 30 0 q14 26 30 0 q12 18 26 0 q14 24 30 0 q14 20 28 0 q16 26 44 2`, '#f4f8fd', 12) +
          each(
            wallOf(i) > 270 ? 4 : 2,
            (k) => candleWindow(b, (k % 2 ? 1 : -1) * 40, -wallOf(i) + 30 + Math.floor(k / 2) * 92),
          ) +
          // A door with a wreath, and snow at its foot.
          b.glow(0, -50, 80, '#ffd08a', 0.5) + b.flat('M-30 4 V-70 A30 32 0 0 1 30 -70 V4Z', '#6a4a4c') + b.stroke('M0 -100 V2', '#543a40', 4, 0.7) +
          `<circle cx="0" cy="-58" r="15" fill="none" stroke="${b.site.at('#6fa870')}" stroke-width="8"/>` + b.ball(0, -44, 5, '#e0564a') +
          b.oval(-70, 6, 50, 15, '#eef4fb') + b.oval(76, 8, 44, 13, '#f6f9fd'),
      ),
    ) +
    each(4, (i) => b.put(-300 + i * 200, 14, 1, b.stroke('M0 6 V-150', '#5a4a5c', 8) + b.glow(0, -166, 110, '#ffd08a', 0.9) + b.box(-15, -186, 30, 40, 8, '#ffe9b0') + b.box(-19, -194, 38, 11, 4, '#5a4a5c') + b.oval(0, -196, 20, 6, '#f4f8fd'))),
  frostfort: ({ site, flat }) =>
    castle(site, '#bcd8ee', '#6f9fd0', '#8fb8e0') +
    each(9, (i) =>
      flat(`M${-330 + i * 82} 16 L${-300 + i * 82} ${-110 - (i % 3) * 50} L${-270 + i * 82} 16Z`, i % 2 ? '#e4f4ff' : '#c9e6fa', 0.95),
    ),
} satisfies Record<string, Hero>;
