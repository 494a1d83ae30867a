/** Streets of wonder: teapot houses, bakeries, bookshops, canals. */
import { starPath } from '../../shapes.ts';
import { tower } from '../masonry.ts';
import { each, type Brush, type Hero } from './brush.ts';

/** A house to the street: a roof of tiles with a round window, shutters, flowers at one of its windows, a step before its door. */
const house = (b: Brush, x: number, wide: number, tall: number, wall: string, roof: string, lean = 0): string => {
  const { box, shape, flat, pane, stroke, ball, oval } = b;
  const half = wide / 2;
  const top = -tall - wide * 0.8;
  const kind = Math.abs(Math.round(x * 7 + tall)) % 4;
  const shutter = (wx: number, wy: number, wt: number): string => each(2, (i) => box(wx + (i ? 19 : -33), wy + 3, 14, wt - 4, 3, roof) + stroke(`M${wx + (i ? 21 : -31)} ${wy + wt * 0.4} h10 M${wx + (i ? 21 : -31)} ${wy + wt * 0.66} h10`, b.darker(roof, 0.1), 2.6, 0.7));
  const flowers = (wx: number, wy: number): string => box(wx - 24, wy, 48, 13, 4, '#8a5f42') + each(5, (i) => ball(wx - 19 + i * 9.5, wy - 3 - (i % 2) * 5, 6, ['#e8707f', '#f6c860', '#fff6ea', '#f29ab4', '#e8707f'][(i + kind) % 5] ?? '#f00'));
  const row = (t: number): string => `M${-half * t - 16 * t} ${top + (wide * 0.8 + 8) * t} q${(half + 16) * t} ${9 + 5 * t} ${(half + 16) * t * 2} 0`;
  const timber = kind === 1 ? stroke(`M${-half + 6} ${-tall * 0.52} V${-tall + 8} M${half - 6} ${-tall * 0.52} V${-tall + 8} M0 ${-tall * 0.52} V${-tall + 8} M${-half + 6} ${-tall * 0.52} L${-half * 0.62} ${-tall + 8} M${half - 6} ${-tall * 0.52} L${half * 0.62} ${-tall + 8}`, '#8a5f3c', 8, 0.75) : '';
  const [door, doorAt] = [wide * 0.2, kind % 2 ? -wide * 0.2 : wide * 0.18];
  const low = -doorAt * 1.15;
  return (
    `<g transform="translate(${x} 6) rotate(${lean})">` +
    box(half * 0.34, top + wide * 0.1, 26, wide * 0.46, 3, '#b07a64') + box(half * 0.34 - 5, top + wide * 0.08, 36, 12, 3, '#9a6654') +
    box(-half, -tall, wide, tall, 4, wall) + flat(`M${half * 0.76} ${-tall} H${half} V0 H${half * 0.76}Z`, b.darker(wall, 0.09), 0.45) + flat(`M${-half} ${-tall + 4} H${half} V${-tall + 24} H${-half}Z`, '#4a3550', 0.16) + timber +
    each(4, (i) => box(-half + ([0.04, 0.72, 0.1, 0.8][i] ?? 0) * wide, [-20, -30, -46, -62][i] ?? -20, 22, 11, 3, b.darker(wall, 0.06))) +
    shape(`M${-half - 18} ${-tall + 8} L0 ${top} L${half + 18} ${-tall + 8}Z`, roof) + flat(`M0 ${top} L${half + 18} ${-tall + 8} H${half * 0.3}Z`, b.darker(roof, 0.08), 0.5) +
    stroke([0.32, 0.52, 0.72, 0.9].map(row).join(' '), b.darker(roof, 0.08), 4, 0.6) + stroke(`M${-half - 18} ${-tall + 8} H${half + 18}`, '#fff1dc', 5, 0.55) +
    ball(0, -tall - wide * 0.24, wide * 0.1, '#fff3dc') + oval(0, -tall - wide * 0.24, wide * 0.072, wide * 0.072, b.lit ? '#ffe08a' : '#6f86b4') + stroke(`M${-wide * 0.07} ${-tall - wide * 0.24} h${wide * 0.14} M0 ${-tall - wide * 0.31} v${wide * 0.14}`, '#fff3dc', 3) +
    stroke(`M${-half - 4} ${-tall * 0.52} H${half + 4}`, '#8a5f3c', 7, 0.6) +
    each(2, (i) => { const wx = (i ? 1 : -1) * wide * 0.23; return shutter(wx, -tall + 28, 42) + box(wx - 18, -tall + 23, 36, 50, 5, '#fff6e6') + pane(wx, -tall + 26, 30, 42) + (i === kind % 2 ? flowers(wx, -tall + 70) : box(wx - 20, -tall + 68, 40, 7, 3, '#fff3dc')); }) +
    box(low - 18, -tall * 0.44 - 3, 36, 48, 5, '#fff6e6') + pane(low, -tall * 0.44, 30, 40) + (kind < 2 ? flowers(low, -tall * 0.44 + 42) : box(low - 20, -tall * 0.44 + 40, 40, 7, 3, '#fff3dc')) +
    shape(`M${doorAt - door / 2 - 5} 0 V-64 a${door / 2 + 5} ${door / 2 + 3} 0 0 1 ${door + 10} 0 V0Z`, '#fff3e0') + shape(`M${doorAt - door / 2} 0 V-60 a${door / 2} ${door / 2} 0 0 1 ${door} 0 V0Z`, ['#8a5636', '#5f7f8f', '#a4584e', '#6f8a5c'][kind] ?? '#8a5636') + oval(doorAt, -62, 7, 7, b.lit ? '#ffe08a' : '#dcecf4') + ball(doorAt + door * 0.28, -28, 3.6, '#f4cf6a') +
    box(doorAt - door / 2 - 12, -6, door + 24, 11, 4, '#cfc0b4') +
    (kind === 2 ? stroke(`M${doorAt + door} -66 h20`, '#5a4a50', 4) + b.glow(doorAt + door + 20, -50, 40, '#ffe3a0', b.lit ? 0.9 : 0.2) + box(doorAt + door + 13, -64, 14, 20, 4, '#ffe9ad') : each(2, (i) => ball(doorAt + (i ? 1 : -1) * (door * 0.5 + 20), -12, 13, i ? '#7fae72' : '#8fba80'))) +
    '</g>'
  );
};

/** A shop front with a striped awning; what it sells stands in its window. */
const shopFront = (b: Brush, x: number, color: string, wares: string): string => {
  const { box, shape, stroke, glow, flat, ball, pane, oval } = b;
  return (
    `<g transform="translate(${x} 6)">` +
    box(60, -400, 28, 70, 3, '#b07a64') + box(55, -408, 38, 12, 3, '#9a6654') +
    box(-130, -300, 260, 300, 6, '#f0dcbc') + flat('M100 -300 H130 V0 H100Z', '#c9a484', 0.4) + flat('M-130 -288 H130 V-268 H-130Z', '#4a3550', 0.14) +
    shape('M-152 -288 L0 -392 L152 -288Z', color) + flat('M0 -392 L152 -288 H60Z', b.darker(color, 0.08), 0.5) + stroke('M-50 -358 q50 14 100 0 M-92 -330 q92 18 184 0 M-126 -306 q126 20 252 0', b.darker(color, 0.08), 4, 0.6) +
    ball(0, -334, 20, '#fff3dc') + oval(0, -334, 15, 15, b.lit ? '#ffe08a' : '#6f86b4') + stroke('M-15 -334 h30 M0 -349 v30', '#fff3dc', 3) +
    each(2, (i) => box((i ? 68 : -68) - 21, -282, 42, 48, 5, '#fff6e6') + pane(i ? 68 : -68, -278, 34, 42) + box((i ? 68 : -68) - 26, -236, 52, 9, 3, '#fff3dc')) +
    box(-112, -178, 166, 142, 8, '#a4704a') + box(-104, -170, 150, 124, 6, '#ffe6b0') +
    glow(-30, -110, 110, '#ffe6a8', 0.5) + stroke('M-104 -92 H46', '#b98a5a', 4, 0.7) +
    wares + flat('M-104 -60 L-20 -170 H8 L-104 -24Z', '#ffffff', 0.16) +
    shape('M56 0 V-154 h62 V0Z', '#fff3e0') + shape('M62 0 V-150 h50 V0Z', '#8a5636') + box(69, -140, 36, 62, 4, b.lit ? '#ffe6a0' : '#cfe2ee') + ball(104, -56, 4, '#f4cf6a') +
    flat('M-136 -172 H136 V-160 H-136Z', '#4a3550', 0.16) +
    each(7, (i) =>
      flat(
        `M${-140 + i * 40} -176 L${-126 + i * 36} -226 H${-90 + i * 36} L${-100 + i * 40} -176 a20 18 0 0 1 -40 0Z`,
        i % 2 ? '#fdf3e0' : color,
      ),
    ) +
    stroke('M-128 -226 H128', b.darker(color, 0.12), 6) +
    stroke('M-104 -40 H46', '#8a5c3a', 10) + box(50, -6, 74, 11, 4, '#cfc0b4') +
    shape('M-122 0 l-6 -30 h40 l-6 30Z', '#b98a5a') + each(4, (i) => ball(-120 + i * 9, -36 - (i % 2) * 8, 9, ['#7fae72', '#e8707f', '#8fba80', '#f6c860'][i] ?? '#7a7')) +
    '</g>'
  );
};

/** Roofs of the next street, pale with distance. */
const rowBehind = (b: Brush): string =>
  each(7, (i) => {
    const [x, tall] = [-480 + i * 158, [330, 366, 322, 380, 344, 370, 328][i] ?? 340];
    return b.flat(`M${x - 66} 0 V${-tall} L${x} ${-tall - 76} L${x + 66} ${-tall} V0Z`, ['#a9b0c8', '#b8b0c4', '#b0b8c4'][i % 3] ?? '#b0b8c4', 0.75) + b.flat(`M${x - 72} ${-tall + 4} L${x} ${-tall - 84} L${x + 72} ${-tall + 4}Z`, ['#8f86a8', '#9a8a9c', '#8494ac'][i % 3] ?? '#8f86a8', 0.75) + b.flat(`M${x + 26} ${-tall - 40} v-44 h18 v62Z`, '#9a8a94', 0.75);
  });

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
  crookedtowers: (b) =>
    `<g transform="translate(-250 0) rotate(-5)">${tower(b.site, 0, 110, 240, '#d9c4b0', '#5f4f9a')}</g><g transform="translate(-70 0) rotate(4)">${tower(b.site, 0, 130, 340, '#c9b4c4', '#8a4a8f')}</g><g transform="translate(130 0) rotate(-3)">${tower(b.site, 0, 110, 270, '#d9ccb4', '#3f7f8a')}</g><g transform="translate(300 0) rotate(6)">${tower(b.site, 0, 100, 200, '#cfc0b4', '#b8604c')}</g>` +
    each(4, (i) => b.flat(starPath([-250, -70, 130, 300][i] ?? 0, [-300, -430, -330, -260][i] ?? 0, 16), '#ffe27a')),
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
    rowBehind(b) +
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
