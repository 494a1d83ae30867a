/** What makes a room of work: counters, benches, beds, cauldrons. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';
import { rack, WARES } from './rack.ts';

export const WORK_ROOMS = {
  cauldron: ({ shape, oval, ball, glow, stroke, flat }) =>
    glow(0, -210, 260, '#b4ffc4', 0.7) +
    shape('M-190 -190 H190 Q240 0 60 14 H-60 Q-240 0 -190 -190Z', '#4a4660') +
    oval(0, -190, 196, 42, '#5f5a78') +
    oval(0, -192, 170, 32, '#6fdc94') +
    each(7, (i) => ball(-110 + i * 38, -206 - (i % 3) * 46, 14 + (i % 3) * 7, ['#a9f4bc', '#8fe8a8', '#d0ffdc'][i % 3] ?? '#afa')) +
    stroke('M-196 -120 q-50 20 -30 70 M196 -120 q50 20 30 70', '#3a364c', 16) +
    stroke('M60 -210 L170 -400', '#a4704a', 15) +
    flat(starPath(-40, -330, 24), '#ffe27a') +
    flat('M-100 14 l-30 20 M100 14 l30 20', '#3a364c'),
  labbench: ({ box, ball, stroke, shape, put, oval, glow }) =>
    box(-330, -130, 660, 26, 8, '#dfe8f0') +
    stroke('M-300 -104 V10 M300 -104 V10', '#8f9fb8', 20) +
    each(4, (i) =>
      put(
        -240 + i * 120,
        -130,
        1,
        glow(0, -50, 70, WARES[i + 1] ?? '#fff', 0.5) +
          (i % 2
            ? ball(0, -46, 46, '#e4f4fa') + oval(0, -34, 38, 26, WARES[i + 1] ?? '#fff') + box(-13, -130, 26, 50, 6, '#e4f4fa')
            : shape('M-16 -140 H16 V-90 L54 -4 H-54 L-16 -90Z', '#e4f4fa') + shape('M-36 -44 H36 L54 -4 H-54Z', WARES[i + 1] ?? '#fff')) +
          each(3, (k) => ball(-8 + k * 10, -150 - k * 24, 7, '#ffffff')),
      ),
    ) +
    stroke('M-120 -240 q60 -60 120 0', '#bfe4f0', 11, 0.8) +
    put(
      250,
      -130,
      1,
      shape('M-30 0 H60 V-20 H20 L0 -110 L36 -124 L20 -160 L-30 -140 L-10 -30 H-30Z', '#5a6a94') + oval(20, -24, 40, 8, '#c9d4e8'),
    ),
  wandshelves: (b) =>
    each(2, (k) =>
      rack(
        b,
        k ? 260 : -260,
        330,
        430,
        4,
        (row, col, x, y) =>
          b.box(x - 24, y - 34, 48, 34, 4, ['#5a3f74', '#7a3f54', '#3f5a74'][(row + col) % 3] ?? '#537') +
          b.stroke(`M${x - 14} ${y - 44} L${x + 16} ${y - 74}`, '#e0b878', 6) +
          b.flat(starPath(x + 18, y - 78, 9), '#ffe27a'),
      ),
    ) +
    b.box(-90, -150, 180, 156, 8, '#8a5a3c') +
    b.put(
      0,
      -150,
      1,
      b.stroke('M-60 -6 L50 -20', '#e0b878', 8) + b.glow(56, -22, 60, '#c9b4ff', 0.9) + b.flat(starPath(56, -24, 20), '#ffe27a'),
    ),
  broomrack: (b) =>
    b.stroke('M-380 -330 H380', '#8a5f3c', 20) +
    each(9, (i) =>
      b.put(
        -340 + i * 85,
        -330,
        1,
        b.stroke('M0 0 V190', '#c99a5a', 11) +
          b.shape('M-14 180 H14 Q40 260 34 310 H-34 Q-40 260 -14 180Z', '#d9b45a') +
          b.stroke('M-14 196 H14', WARES[i % 6] ?? '#f00', 13) +
          b.stroke('M-12 220 L-18 300 M0 220 V304 M12 220 L18 300', '#a4803a', 4),
      ),
    ),
  hospitalbeds: ({ put, box, oval, flat, stroke }) =>
    each(2, (i) =>
      put(
        i ? 260 : -240,
        0,
        1,
        box(-190, -250, 30, 260, 10, '#b4c4d4') +
          box(160, -160, 26, 170, 10, '#b4c4d4') +
          box(-170, -120, 340, 70, 18, '#fdf8f6') +
          box(-60, -126, 230, 84, 18, i ? '#8fc4b4' : '#9fb4dc') +
          oval(-110, -132, 60, 26, '#ffffff') +
          each(3, (k) => flat(starPath(0 + k * 60, -84, 15), '#fff6d8')) +
          stroke('M-150 -50 V14 M140 -50 V14', '#a4b4c4', 12),
      ),
    ) + put(0, -330, 1, box(-56, -56, 112, 112, 24, '#fdf8f6') + flat('M-6 40 C-56 6 -44 -40 -4 -20 C36 -40 48 6 -6 40Z', '#e0566a')),
  robotarm: ({ box, stroke, ball, put, shape, flat }) =>
    box(-420, -70, 840, 40, 10, '#7f8aa4') +
    each(9, (i) => ball(-390 + i * 98, -30, 24, '#5a6480')) +
    each(4, (i) =>
      put(
        -330 + i * 190,
        -70,
        1,
        box(-44, -84, 88, 84, 14, WARES[(i + 2) % 6] ?? '#4af') +
          box(-36, -150, 72, 60, 18, '#dfe8f6') +
          ball(-14, -120, 8, '#2f3a5a') +
          ball(14, -120, 8, '#2f3a5a') +
          stroke('M-12 -102 Q0 -94 12 -102', '#2f3a5a', 5) +
          stroke('M0 -150 V-172', '#8f9ab4', 6) +
          ball(0, -178, 9, '#f2c14e'),
      ),
    ) +
    put(
      230,
      -330,
      1,
      stroke('M150 330 V40 L-20 -60 L-110 40', '#f2a53a', 36) +
        ball(150, 40, 34, '#5a6480') +
        ball(-20, -60, 30, '#5a6480') +
        stroke('M-110 40 l-30 50 M-110 40 l34 50', '#5a6480', 16),
    ) +
    shape('M-470 -340 h120 v90 h-120Z', '#4a5478') +
    flat('M-456 -326 h92 v62 h-92Z', '#8fe8c4'),
  weatherdesk: ({ box, put, flat, ball, stroke, shape }) =>
    box(-260, -430, 520, 280, 14, '#3f5a8a') +
    flat('M-240 -410 H240 V-170 H-240Z', '#8fc4ec') +
    ball(-130, -330, 50, '#ffd84a') +
    put(
      80,
      -300,
      1,
      ball(-50, 0, 44, '#ffffff') +
        ball(10, -20, 56, '#ffffff') +
        ball(60, 6, 40, '#ffffff') +
        stroke('M-40 60 l-14 40 M10 64 l-14 40 M60 60 l-14 40', '#3f79c4', 9),
    ) +
    box(-320, -110, 640, 116, 12, '#a4b0c8') +
    each(6, (i) => ball(-240 + i * 96, -70, 18, WARES[i] ?? '#f00')) +
    put(
      390,
      0,
      1,
      stroke('M0 6 V-330', '#8a94ac', 12) +
        each(
          3,
          (i) =>
            stroke(`M0 -330 L${[70, -60, 20][i]} ${[-350, -360, -290][i]}`, '#8a94ac', 8) +
            ball([70, -60, 20][i] ?? 0, [-350, -360, -290][i] ?? 0, 24, '#e0564a'),
        ),
    ) +
    put(-400, 0, 1, stroke('M0 6 V-300', '#8a94ac', 12) + shape('M0 -330 H110 L60 -300 L110 -270 H0Z', '#f2a53a')),
  parcels: (b) =>
    rack(
      b,
      -240,
      380,
      440,
      4,
      (row, col, x, y) =>
        b.box(x - 24, y - 44, 48, 36, 3, '#fdf6e6') +
        b.stroke(`M${x - 24} ${y - 42} L${x} ${y - 22} L${x + 24} ${y - 42}`, (row + col) % 2 ? '#d9a4a4' : '#a4b4d9', 4),
    ) +
    b.box(30, -150, 360, 156, 10, '#e0b04a') +
    b.box(16, -172, 388, 28, 8, '#8a5f3c') +
    each(3, (i) =>
      b.put(
        100 + i * 110,
        -172,
        1,
        b.box(-46, -([70, 100, 60][i] ?? 70), 92, [70, 100, 60][i] ?? 70, 6, '#c99a64') +
          b.stroke(`M0 ${-([70, 100, 60][i] ?? 70)} V0`, '#d9546a', 9),
      ),
    ) +
    b.put(210, -390, 1, b.stroke('M0 -50 V-226', '#6a5060', 5) + b.glow(0, 16, 150, '#ffe3a0', 0.6) + b.shape('M-86 4 Q-74 -58 0 -62 Q74 -58 86 4Z', '#d9546a') + b.oval(0, 4, 84, 11, '#fff3c4')),
  controls: ({ box, ball, flat, put, glow, shape }) =>
    box(-400, -130, 800, 136, 20, '#56628f') +
    shape('M-430 -120 L-380 -190 H380 L430 -120Z', '#7482b4') +
    each(14, (i) => glow(-340 + i * 52, -156, 26, WARES[i % 6] ?? '#fff', 0.8) + ball(-340 + i * 52, -156, 11, WARES[i % 6] ?? '#fff')) +
    each(3, (i) =>
      put(
        -240 + i * 240,
        -40,
        1,
        box(-80, -70, 160, 90, 10, '#2a3158') +
          flat(
            [
              'M-60 -10 L-20 -50 L10 -20 L60 -60 L60 -54 L10 -12 L-20 -42 L-60 0Z',
              'M-40 -30 A40 34 0 1 1 40 -30 A40 34 0 1 1 -40 -30Z',
              'M-56 0 V-30 H-30 V0Z M-14 0 V-56 H12 V0Z M28 0 V-40 H54 V0Z',
            ][i] ?? '',
            '#7ff0d0',
            0.9,
          ),
      ),
    ) +
    put(0, 40, 1, shape('M-90 0 Q-90 -150 0 -150 Q90 -150 90 0Z', '#c9486a')),
} satisfies Record<string, Hero>;
