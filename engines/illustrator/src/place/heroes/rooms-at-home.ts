/** What makes a room at home: stairs, candles, tubs, forts, armchairs. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';
import { rack, WARES } from './rack.ts';

const TALL = (i: number): number => [150, 210, 120, 260, 170, 300, 170, 240, 130, 200, 150][i] ?? 150;

export const HOME_ROOMS = {
  bookdoor: (b) =>
    rack(
      b,
      -260,
      300,
      470,
      4,
      (row, col, x, y) =>
        b.box(x - 22, y - 74, 18, 74, 2, WARES[(row + col) % 6] ?? '#f00') +
        b.box(x - 2, y - 60, 18, 60, 2, WARES[(row + col + 2) % 6] ?? '#f00'),
    ) +
    b.flat('M-90 6 V-460 H90 V6Z', '#3a2a44') +
    b.glow(0, -200, 230, '#ffe6a0', 0.9) +
    b.flat('M-60 6 L-40 -430 H60 L70 6Z', '#ffe9b0') +
    b.put(
      190,
      0,
      1,
      rack(
        b,
        60,
        260,
        470,
        4,
        (row, col, x, y) =>
          b.box(x - 22, y - 70, 18, 70, 2, WARES[(row + col + 1) % 6] ?? '#f00') +
          b.box(x - 2, y - 56, 18, 56, 2, WARES[(row + col + 4) % 6] ?? '#f00'),
      ),
    ) +
    b.stroke('M-20 4 L-6 -60 H44 M14 -60 L22 -120 H60', '#c99a6a', 7, 0.8),
  stairs: ({ box, stroke, glow, ball }) =>
    each(9, (i) => box(-260 + i * 62, -46 - i * 54, 76, 60 + i * 54, 4, i % 2 ? '#b98a5a' : '#a4784c')) +
    stroke('M-240 -150 L330 -640', '#7a5034', 14) +
    each(5, (i) => stroke(`M${-220 + i * 124} ${-60 - i * 108} v-106`, '#7a5034', 8)) +
    each(4, (i) => glow(-200 + i * 150, -230 - i * 110, 60, '#ffd98a', 0.8) + ball(-200 + i * 150, -230 - i * 110, 10, '#fff3c4')),
  candles: ({ put, post, oval, glow }) =>
    each(11, (i) =>
      put(
        -400 + i * 80,
        i % 2 ? 10 : -6,
        1,
        glow(0, -TALL(i) - 30, 120, '#ffd08a', 0.8) +
          post(-18, -TALL(i), 36, TALL(i), '#fdf3e0') +
          oval(0, -TALL(i) - 22, 10, 22, '#ffc85a') +
          oval(0, 2, 32, 9, '#e8d8c0'),
      ),
    ),
  bathtub: ({ shape, oval, ball, stroke, put, flat }) =>
    shape('M-300 -190 H300 Q290 -20 190 -10 H-190 Q-290 -20 -300 -190Z', '#fdf6f2') +
    oval(0, -190, 304, 34, '#e8e4ee') +
    oval(0, -190, 276, 24, '#8fd0e8') +
    each(14, (i) => ball(-250 + i * 38, -206 - (i % 3) * 20, 28 + (i % 3) * 8, '#ffffff')) +
    put(
      -60,
      -230,
      1,
      ball(0, -30, 44, '#f7cf4a') + ball(40, -76, 32, '#f7cf4a') + flat('M64 -78 l34 8 l-34 12Z', '#f08a3c') + ball(50, -84, 5, '#3a2a30'),
    ) +
    put(
      140,
      -226,
      1,
      shape('M-60 -20 H60 L40 14 H-40Z', '#d9546a') + flat('M0 -26 V-110 L54 -30Z', '#fff6e4') + stroke('M0 -20 V-120', '#8a5f3c', 6),
    ) +
    stroke('M-290 -190 V-290 q0 -40 50 -40 q40 0 40 36', '#b4bccc', 18) +
    each(2, (i) => ball(i ? 190 : -190, 0, 24, '#e0b04a')),
  fort: ({ flat, shape, stroke, oval, ball, glow, box, put }) =>
    glow(0, -110, 200, '#ffe0a0', 0.8) +
    stroke('M-300 10 V-280 M300 10 V-280 M0 -330 V-280', '#a4704a', 14) +
    shape(
      'M-330 10 Q-300 -250 -290 -280 Q-150 -220 0 -340 Q150 -220 290 -280 Q300 -250 330 10 H130 Q120 -150 0 -180 Q-120 -150 -130 10Z',
      '#8fb4dc',
    ) +
    each(12, (i) =>
      flat(starPath(-260 + (i % 6) * 104, -200 + Math.floor(i / 6) * 110 + Math.abs(2.5 - (i % 6)) * 24, 15), '#fff3c4', 0.9),
    ) +
    each(3, (i) => put((i - 1) * 90, 0, 1, oval(0, -18, 62, 28, ['#f28ab0', '#f2c14e', '#8fd0a4'][i] ?? '#f00'))) +
    stroke('M-290 -276 Q-150 -180 0 -300 Q150 -180 290 -276', '#f6e0b0', 4) +
    each(
      7,
      (i) => glow(-240 + i * 80, -230 + Math.sin(i) * 20, 34, '#ffe08a', 0.9) + ball(-240 + i * 80, -230 + Math.sin(i) * 20, 7, '#fff3c4'),
    ) +
    box(-30, -40, 60, 40, 4, '#e0564a'),
  understairs: (b) =>
    b.shape('M-420 8 V-50 L-352 -50 L300 -536 H700 V8Z', '#e2c9a0') +
    each(16, (i) => b.stroke(`M${-340 + i * 66} 6 V${Math.max(-520, -64 - i * 50)}`, '#c4a678', 5, 0.7)) +
    b.box(-424, -22, 1124, 30, 5, '#c99f68') +
    b.box(306, -548, 400, 24, 5, '#8a5f3c') +
    each(10, (i) => b.box(-440 + i * 76, -66 - i * 54, 94, 22, 6, '#8a5f3c') + b.box(-436 + i * 76, -48 - i * 54, 14, 50, 2, '#b98a5a')) +
    each(9, (i) => b.stroke(`M${-392 + i * 76} ${-70 - i * 54} v-92`, '#a4704a', 8)) +
    b.stroke('M-414 -150 L250 -622', '#7a5034', 17) + b.ball(-414, -152, 17, '#c98a4a') + b.stroke('M-412 -140 V-66', '#7a5034', 14) +
    b.shape('M20 8 V-236 A104 104 0 0 1 228 -236 V8Z', '#a4704a') +
    b.flat('M38 8 V-234 A86 86 0 0 1 210 -234 V8Z', '#4f3450') +
    b.glow(124, -150, 170, '#ffd98a', 0.95) +
    each(5, (i) => b.stroke(`M${48 + i * 38} ${-262 - ([0, 26, 34, 26, 0][i] ?? 0)} v${[22, 14, 20, 14, 22][i]}`, '#ffe6a0', 2, 0.6) + b.flat(starPath(48 + i * 38, -228 - ([0, 36, 40, 36, 0][i] ?? 0), 12), '#ffe27a')) +
    b.box(62, -128, 124, 12, 4, '#a4704a') + each(4, (i) => b.box(72 + i * 20, -128 - ([44, 54, 40, 50][i] ?? 44), 17, ([44, 54, 40, 50][i] ?? 44), 3, ['#c8646e', '#5f8fb4', '#e0b25a', '#7a9f6a'][i] ?? '#a66')) + b.ball(170, -142, 13, '#fff3c4') +
    b.box(52, -50, 146, 56, 22, '#6f8fd0') + b.oval(92, -54, 44, 20, '#fdf6ea') + b.oval(158, -58, 34, 24, '#e08a9a') +
    b.shape('M20 -250 Q60 -310 92 -322 Q88 -200 52 -130 Q34 -100 24 0 H20Z', '#c9546a') + b.shape('M228 -250 Q188 -310 158 -322 Q160 -200 198 -130 Q216 -100 224 0 H228Z', '#c9546a') +
    b.stroke('M50 -136 q-20 8 -30 2 M200 -136 q18 8 28 2', '#ffe27a', 7) +
    b.pane(330, -300, 66, 84) +
    b.put(340, 8, 1, b.box(-44, -56, 88, 56, 8, '#b98650') + b.stroke('M-42 -38 H42 M-42 -18 H42', '#966a3c', 4, 0.8) + b.ball(-18, -66, 22, '#d9627a') + b.ball(20, -62, 19, '#5f9fc0')),
  sofa: ({ box, shape, ball, oval, stroke, put }) =>
    box(-260, -190, 520, 150, 44, '#d9806a') +
    box(-300, -130, 100, 140, 40, '#c9705a') +
    box(200, -130, 100, 140, 40, '#c9705a') +
    box(-210, -90, 420, 90, 20, '#e8967f') +
    put(-120, -110, 1, shape('M-50 -40 L50 -46 L46 44 L-44 40Z', '#8fb4d8'), -8) +
    put(130, -104, 1, shape('M-48 -44 L48 -40 L44 42 L-46 44Z', '#f2c96a'), 10) +
    ball(-250, 14, 13, '#6a4a3a') +
    ball(250, 14, 13, '#6a4a3a') +
    stroke('M390 10 V-300', '#8a6a4a', 10) +
    shape('M330 -290 L360 -390 H420 L450 -290Z', '#f6dca4') +
    oval(390, 10, 50, 12, '#6a4a3a'),
  rockers: ({ put, box, shape, stroke, oval, ball, glow }) =>
    glow(0, -100, 210, '#ffb45a', 0.6) +
    box(-130, -260, 260, 266, 8, '#a08a84') +
    shape('M-80 6 V-110 A80 84 0 0 1 80 -110 V6Z', '#3a2a30') +
    shape('M0 -120 Q46 -70 40 -20 Q30 6 0 8 Q-30 6 -40 -20 Q-40 -60 0 -120Z', '#ff8a3d') +
    box(-160, -284, 320, 34, 8, '#8a5f4a') +
    each(3, (i) => ball(-90 + i * 90, -304, 18, ['#e8b04a', '#d9655a', '#7fae9a'][i] ?? '#f00')) +
    each(2, (i) =>
      put(
        i ? 310 : -310,
        0,
        1,
        `<g transform="scale(${i ? -1 : 1} 1)">` +
          stroke('M-120 20 Q0 50 130 10', '#8a5034', 14) +
          box(-90, -250, 40, 200, 18, i ? '#6f9f8a' : '#b8604c') +
          box(-90, -90, 190, 50, 18, i ? '#84b49c' : '#c9705c') +
          stroke('M90 -44 V14 M-70 -44 V20 M-60 -140 H80 V-90', '#8a5034', 12) +
          '</g>',
      ),
    ) +
    put(-200, 30, 1, oval(0, 0, 30, 24, '#d97a8a') + stroke('M-20 -6 Q0 -20 20 -4 M-22 6 Q4 -4 22 8', '#b85a6c', 4)),
} satisfies Record<string, Hero>;
