/** Streets of wonder: teapot houses, airships, carousels, bakeries, bookshops. */
import { starPath } from '../../shapes.ts';
import { cottage, tower } from '../masonry.ts';
import { each, type Brush, type Hero } from './brush.ts';

const house = ({ box, shape, pane, stroke }: Brush, x: number, wide: number, tall: number, wall: string, roof: string, lean = 0): string =>
  `<g transform="translate(${x} 6) rotate(${lean})">` +
  box(-wide / 2, -tall, wide, tall, 4, wall) +
  shape(`M${-wide / 2 - 16} ${-tall + 6} L0 ${-tall - wide * 0.8} L${wide / 2 + 16} ${-tall + 6}Z`, roof) +
  stroke(`M${-wide / 2 - 6} ${-tall * 0.52} H${wide / 2 + 6}`, '#8a5f3c', 6, 0.6) +
  each(2, (i) => pane((i ? 1 : -1) * wide * 0.23, -tall + 26, 30, 42)) +
  pane(-wide * 0.22, -tall * 0.44, 30, 40) +
  shape(`M${wide * 0.06} 0 V-56 a18 18 0 0 1 36 0 V0Z`, '#8a5636') +
  '</g>';

/** A shop front with a striped awning; what it sells stands in its window. */
const shopFront = ({ box, shape, stroke, glow, flat }: Brush, x: number, color: string, wares: string): string =>
  `<g transform="translate(${x} 6)">` +
  box(-130, -300, 260, 300, 6, '#f0dcbc') +
  shape('M-150 -290 L0 -390 L150 -290Z', color) +
  box(-104, -170, 150, 124, 6, '#ffe6b0') +
  glow(-30, -110, 110, '#ffe6a8', 0.5) +
  wares +
  shape('M62 0 V-150 h52 V0Z', '#8a5636') +
  each(7, (i) =>
    flat(
      `M${-140 + i * 40} -176 L${-126 + i * 36} -226 H${-90 + i * 36} L${-100 + i * 40} -176 a20 18 0 0 1 -40 0Z`,
      i % 2 ? '#fdf3e0' : color,
    ),
  ) +
  stroke('M-104 -40 H46', '#a4704a', 10) +
  '</g>';

export const TOWN = {
  teapothouse: ({ put, ball, shape, oval, stroke, pane, flat }) =>
    each(3, (i) =>
      put(
        [-270, 20, 290][i] ?? 0,
        4,
        [0.75, 1.1, 0.65][i] ?? 1,
        stroke('M130 -150 q90 10 70 90 q-20 50 -80 40', ['#d97a8a', '#6fa8d0', '#e0b04a'][i] ?? '#f88', 26) +
          shape('M-120 -130 Q-190 -150 -200 -230 L-176 -240 Q-150 -180 -90 -190Z', ['#d97a8a', '#6fa8d0', '#e0b04a'][i] ?? '#f88') +
          ball(0, -130, 142, ['#e890a0', '#84b8dc', '#ecc064'][i] ?? '#f88') +
          oval(0, -262, 84, 24, ['#d97a8a', '#6fa8d0', '#e0b04a'][i] ?? '#f88') +
          ball(0, -290, 22, '#fff3dc') +
          pane(-64, -190, 40, 52) +
          pane(64, -190, 40, 52) +
          shape('M-36 8 V-72 A36 38 0 0 1 36 -72 V8Z', '#8a5636') +
          each(5, (k) => flat(starPath(-90 + k * 45, -96 - (k % 2) * 8, 10), '#fff6e4', 0.7)) +
          stroke('M-196 -250 q-24 -30 0 -60 q20 -24 0 -50', '#ffffff', 13, 0.5),
      ),
    ),
  snowglobe: ({ site, oval, stroke, box, ball, flat, glow }) =>
    glow(0, -240, 330, '#e4f4ff', 0.5) +
    `<circle cx="0" cy="-240" r="240" fill="#dff2fb" opacity=".6" stroke="none"/>` +
    `<g transform="translate(0 -84)">${cottage(site, '#f3e3c4', '#c9544a', -90, 0.85)}${cottage(site, '#e9dcc8', '#5f8fc0', 96, 0.7)}</g>` +
    flat('M-186 -90 Q0 -50 186 -90 Q120 0 0 0 Q-120 0 -186 -90Z', '#ffffff') +
    each(22, (i) => ball(Math.cos(i * 2.4) * (40 + i * 8), -270 + Math.sin(i * 2.4) * (30 + i * 7), 6, '#ffffff')) +
    `<circle cx="0" cy="-240" r="240" fill="none" stroke="#ffffff" stroke-width="9" opacity=".9"/>` +
    stroke('M-170 -350 Q-130 -430 -50 -456', '#ffffff', 16, 0.8) +
    box(-190, -34, 380, 54, 16, '#a4604a') +
    box(-220, 6, 440, 26, 10, '#8a4f3c') +
    oval(0, -30, 180, 14, '#c9785c'),
  puppetstage: ({ box, shape, stroke, put, ball, flat }) =>
    box(-250, -380, 500, 386, 14, '#c9544a') +
    box(-200, -300, 400, 210, 8, '#5a3f74') +
    each(2, (i) => shape(i ? 'M204 -306 H60 Q90 -200 204 -150Z' : 'M-204 -306 H-60 Q-90 -200 -204 -150Z', '#e8707a')) +
    each(9, (i) => flat(`M${-204 + i * 46} -306 h46 a23 26 0 0 1 -46 0Z`, i % 2 ? '#f2c14e' : '#d9546a')) +
    each(2, (i) =>
      put(
        i ? 64 : -64,
        -100,
        1,
        stroke('M0 -140 V-200 M-26 -90 V-200 M26 -90 V-200', '#f1e2c4', 3) +
          ball(0, -110, 28, '#f6d2b0') +
          shape('M-30 -84 H30 L40 -10 H-40Z', i ? '#4f9fc4' : '#58b878') +
          ball(-10, -114, 4, '#3a2a30') +
          ball(10, -114, 4, '#3a2a30') +
          stroke('M-10 -98 Q0 -90 10 -98', '#8a4a4a', 4) +
          shape('M-30 -124 L0 -176 L30 -124Z', i ? '#e0564a' : '#f2c14e'),
      ),
    ) +
    box(-270, -90, 540, 30, 8, '#f2c14e') +
    flat(starPath(0, -344, 24), '#ffe27a'),
  skylanterns: ({ put, shape, glow, oval }) =>
    each(9, (i) =>
      put(
        [-430, -310, -190, -60, 70, 190, 310, 430, 0][i] ?? 0,
        [-300, -440, -330, -500, -380, -470, -340, -430, -620][i] ?? 0,
        0.7 + (i % 3) * 0.25,
        glow(0, 0, 130, '#ffc86a', 0.9) +
          shape('M-40 -50 Q0 -70 40 -50 L30 44 H-30Z', ['#ffb45a', '#ff9a6a', '#ffd36a'][i % 3] ?? '#fb4') +
          oval(0, 36, 20, 10, '#fff3c4'),
      ),
    ),
  crookedtowers: (b) =>
    `<g transform="translate(-250 0) rotate(-5)">${tower(b.site, 0, 110, 240, '#d9c4b0', '#5f4f9a')}</g><g transform="translate(-70 0) rotate(4)">${tower(b.site, 0, 130, 340, '#c9b4c4', '#8a4a8f')}</g><g transform="translate(130 0) rotate(-3)">${tower(b.site, 0, 110, 270, '#d9ccb4', '#3f7f8a')}</g><g transform="translate(300 0) rotate(6)">${tower(b.site, 0, 100, 200, '#cfc0b4', '#b8604c')}</g>` +
    each(4, (i) => b.flat(starPath([-250, -70, 130, 300][i] ?? 0, [-300, -430, -330, -260][i] ?? 0, 16), '#ffe27a')),
  airship: ({ put, shape, oval, stroke, flat, ball, box }) =>
    each(2, (k) =>
      put(
        k ? 260 : -130,
        k ? -480 : -330,
        k ? 0.5 : 1,
        shape('M-280 -60 Q-180 -170 20 -160 Q230 -150 280 -50 Q220 40 20 44 Q-190 40 -280 -60Z', k ? '#6fa8d0' : '#e0705a') +
          stroke('M-270 -70 Q0 -110 272 -60 M-240 -20 Q0 0 250 -20', '#fbe6c4', 10, 0.7) +
          shape('M-270 -60 L-360 -130 L-350 -10Z', '#f2c14e') +
          stroke('M-110 36 L-90 90 M110 36 L90 90', '#8a6a4a', 6) +
          shape('M-150 84 H150 Q130 160 70 160 H-80 Q-130 150 -150 84Z', '#a4704a') +
          each(4, (i) => ball(-90 + i * 60, 116, 15, '#ffe6a0')) +
          oval(0, 84, 150, 10, '#c9965f') +
          flat(starPath(30, -60, 36), '#ffe27a'),
      ),
    ) +
    box(130, -200, 26, 206, 6, '#8a6a4a') +
    box(60, -210, 180, 26, 6, '#a4784f') +
    stroke('M60 -150 L130 -90 M240 -150 L156 -90', '#8a6a4a', 10),
  clockshop: (b) =>
    house(b, -290, 190, 230, '#e4d0b4', '#8f5f74') +
    house(b, 300, 190, 210, '#d9ccb0', '#5f7fa4') +
    house(b, 0, 250, 290, '#f0dcbc', '#c9694a') +
    b.ball(0, -350, 72, '#a4703c') +
    b.ball(0, -350, 60, '#fdf6e6') +
    b.stroke('M0 -350 V-394 M0 -350 L30 -336', '#4a3550', 8) +
    each(12, (i) => b.ball(Math.cos(i * 0.5236) * 50, -350 + Math.sin(i * 0.5236) * 50, 4, '#4a3550')) +
    each(
      4,
      (i) =>
        b.ball([-330, -240, 250, 350][i] ?? 0, -30, 30, '#c98a3c') +
        b.ball([-330, -240, 250, 350][i] ?? 0, -30, 23, '#fdf6e6') +
        b.stroke(`M${[-330, -240, 250, 350][i]} -30 v-16 M${[-330, -240, 250, 350][i]} -30 h12`, '#4a3550', 4),
    ),
  breadshops: (b) =>
    shopFront(
      b,
      -290,
      '#d9705a',
      each(4, (i) => b.oval(-78 + i * 36, -62, 22, 13, '#c98a4a') + b.oval(-70 + i * 34, -104, 18, 12, '#e0a862')),
    ) +
    shopFront(
      b,
      0,
      '#e0a84a',
      each(
        3,
        (i) =>
          b.box(-90 + i * 46, -80, 36, 30, 6, '#f2a0b8') +
          b.oval(-72 + i * 46, -82, 20, 10, '#fff3e8') +
          b.ball(-72 + i * 46, -94, 6, '#e0404a'),
      ),
    ) +
    shopFront(
      b,
      290,
      '#6f9f8a',
      each(5, (i) => b.stroke(`M${-90 + i * 28} -52 l14 -60`, '#d9a05a', 15)),
    ) +
    b.put(
      0,
      -330,
      1,
      b.stroke('M0 40 C-80 20 -70 -60 -20 -50 C20 -40 20 20 60 10 C90 -20 40 -70 0 -20 C-40 -70 -90 -20 -60 10', '#a4642f', 17),
    ),
  potionshops: (b) =>
    each(3, (k) =>
      shopFront(
        b,
        (k - 1) * 290,
        ['#7a4ab0', '#3f8a7a', '#b0486a'][k] ?? '#a4f',
        each(
          4,
          (i) =>
            b.ball(-80 + i * 36, -66, 15, ['#58d0a0', '#f28ad0', '#f2c14e', '#6fa8f0'][(i + k) % 4] ?? '#fff') +
            b.box(-85 + i * 36, -100, 10, 24, 3, '#e4f0f4'),
        ),
      ),
    ) +
    b.put(
      10,
      -20,
      0.9,
      b.shape('M-70 -90 H70 Q90 10 0 14 Q-90 10 -70 -90Z', '#4a4a64') +
        b.oval(0, -90, 74, 18, '#7fe0a0') +
        each(4, (i) => b.ball(-40 + i * 26, -104 - (i % 2) * 26, 11, '#b4f4c4')),
    ),
  canal: (b) =>
    each(5, (i) =>
      house(
        b,
        -400 + i * 200,
        170,
        [230, 280, 210, 260, 240][i] ?? 230,
        ['#e8b49a', '#f0d9a8', '#c9d4b4', '#e4c0c4', '#d0c4e0'][i] ?? '#fff',
        ['#b8604c', '#8f5f74', '#5f7fa4', '#a4704a', '#6f8f5c'][i] ?? '#844',
      ),
    ) +
    b.flat('M-640 10 H640 V110 H-640Z', '#5fa8c4') +
    b.stroke('M-520 40 h110 M-160 60 h120 M200 36 h130 M330 74 h120 M-420 84 h140', '#c4ecf4', 6, 0.8) +
    b.put(
      -60,
      70,
      1,
      b.shape('M-200 -60 Q-190 0 -120 6 H120 Q190 0 214 -74 Q170 -30 110 -26 H-120 Q-170 -26 -200 -60Z', '#3f3a58') +
        b.stroke('M-170 -20 H170', '#f2c14e', 6) +
        b.box(-40, -54, 90, 30, 8, '#c9405a'),
    ) +
    b.shape('M250 24 Q330 -70 410 24 H380 Q330 -30 280 24Z', '#cdbfae'),
  bookhouses: ({ put, shape, box, pane, stroke, flat }) =>
    each(5, (i) => {
      const c = ['#c9544a', '#4f79b4', '#5a9a74', '#8f6ab0', '#e0a84a'][i] ?? '#c44';
      return put(
        -360 + i * 180,
        4,
        [0.9, 1.15, 0.95, 1.2, 0.85][i] ?? 1,
        box(-70, -250, 140, 256, 8, c) +
          box(58, -240, 20, 240, 3, '#fdf3e0') +
          stroke('M64 -230 V-10 M70 -230 V-10', '#d9c9a8', 2) +
          box(-70, -220, 128, 14, 0, '#f2c14e') +
          box(-70, -50, 128, 10, 0, '#f2c14e') +
          pane(-26, -180, 34, 46) +
          pane(30, -180, 34, 46) +
          shape('M-30 6 V-70 A28 30 0 0 1 26 -70 V6Z', '#6a4434') +
          flat('M-90 -246 L-10 -310 L100 -246 L94 -232 L-10 -290 L-84 -232Z', '#fdf3e0'),
        [-4, 2, -2, 4, -5][i] ?? 0,
      );
    }),
  carousel: ({ shape, box, stroke, put, ball, flat, glow, oval }) =>
    glow(0, -200, 330, '#ffe0a0', 0.6) +
    oval(0, 10, 290, 40, '#a4604a') +
    box(-280, -24, 560, 34, 12, '#d9705a') +
    each(4, (i) => {
      const x = -195 + i * 130;
      return (
        stroke(`M${x} -24 V-250`, '#f2c14e', 9) +
        put(
          x,
          -90 - (i % 2) * 34,
          0.9,
          shape(
            'M-60 0 Q-56 -50 -10 -46 L20 -50 Q30 -96 64 -92 L80 -60 L58 -54 Q52 -10 40 0 L34 44 H22 L20 6 H-34 L-40 44 H-52Z',
            ['#fdf6ee', '#f6c4d0', '#c4dcf4', '#f4e0b0'][i] ?? '#fff',
          ) +
            flat('M20 -52 Q20 -100 50 -104 Q40 -76 44 -50Z', ['#e0705a', '#8f6ad6', '#4f9fc4', '#58b878'][i] ?? '#e75') +
            shape('M-20 -48 H14 L10 -24 H-18Z', '#e0564a') +
            stroke('M-60 -4 q-26 10 -20 40', ['#e0705a', '#8f6ad6', '#4f9fc4', '#58b878'][i] ?? '#e75', 9) +
            ball(62, -78, 4, '#3a2a30'),
        )
      );
    }) +
    each(8, (i) => flat(`M0 -420 L${-300 + i * 75} -250 H${-225 + i * 75}Z`, i % 2 ? '#fdf3e0' : '#e0564a')) +
    each(
      8,
      (i) =>
        flat(`M${-300 + i * 75} -252 h75 a37 34 0 0 1 -75 0Z`, i % 2 ? '#e0564a' : '#fdf3e0') + ball(-262 + i * 75, -218, 9, '#ffe27a'),
    ) +
    stroke('M0 -420 V-470', '#f2c14e', 8) +
    flat('M0 -470 l54 16 l-54 18Z', '#4f9fc4'),
  perch: ({ box, shape, stroke, put, oval, flat }) =>
    each(2, (i) =>
      put(
        i ? 250 : -240,
        0,
        i ? 0.8 : 1,
        box(-60, -330, 120, 336, 6, '#c9bba8') +
          shape('M-110 -330 H110 L80 -300 H-80Z', '#a4704a') +
          oval(0, -334, 110, 22, '#c9965f') +
          stroke('M-40 -250 h30 M10 -200 h34 M-36 -120 h34 M6 -60 h30', '#a99a88', 7, 0.6) +
          stroke('M90 -334 V-450', '#8a5f3c', 9) +
          flat('M94 -450 h70 l-18 28 l18 28 h-70Z', i ? '#4f79c4' : '#d9546a'),
      ),
    ),
  puppets: ({ put, stroke, ball, shape }) =>
    each(3, (i) =>
      put(
        (i - 1) * 180,
        -260,
        1,
        stroke('M-60 0 H60 M0 -30 V30 M-50 0 V110 M50 0 V110 M0 30 V60', '#a4704a', 6) +
          ball(0, 90, 32, '#f6d2b0') +
          shape('M-34 120 H34 L44 210 H-44Z', ['#e0564a', '#4f9fc4', '#f2c14e'][i] ?? '#e54') +
          ball(-11, 86, 4, '#3a2a30') +
          ball(11, 86, 4, '#3a2a30') +
          stroke('M-10 104 Q0 112 10 104', '#8a4a4a', 4),
      ),
    ),
  crookedrow: (b) =>
    each(5, (i) =>
      house(
        b,
        -380 + i * 190,
        150,
        [210, 270, 190, 250, 220][i] ?? 220,
        ['#cbbfa8', '#b9b49c', '#c9b4a0', '#b4b8a4', '#c4b0a8'][i] ?? '#ccc',
        ['#6a5a4a', '#7f5a4a', '#5f6a5a', '#6f4f5a', '#5a5f74'][i] ?? '#644',
        [-5, 4, -3, 6, -4][i] ?? 0,
      ),
    ),
  tallhouses: (b) =>
    each(6, (i) =>
      house(
        b,
        -425 + i * 170,
        158,
        [270, 300, 256, 310, 280, 262][i] ?? 270,
        ['#e8a08a', '#f0d9a8', '#a9c4d8', '#e4c0d0', '#c4d4a8', '#f0c490'][i] ?? '#fff',
        ['#a4504a', '#7f5f4a', '#5f6f94', '#8f5f7f', '#5f7f5a', '#b0604a'][i] ?? '#844',
      ),
    ),
} satisfies Record<string, Hero>;
