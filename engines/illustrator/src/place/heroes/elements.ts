/** Fire and earth as things that stand in a place. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';

const flame = ({ shape, flat }: Parameters<Hero>[0], x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  shape('M0 -130 Q60 -70 50 -20 Q44 20 0 22 Q-44 20 -50 -20 Q-54 -60 -20 -84 Q-20 -60 -6 -54 Q10 -90 0 -130Z', '#ff8a3d') +
  flat('M4 -76 Q34 -36 26 -8 Q16 14 0 14 Q-22 12 -24 -12 Q-22 -34 -4 -44 Q8 -56 4 -76Z', '#ffd36a') +
  '</g>';

export const ELEMENTS = {
  firebowls: (b) =>
    each(4, (i) =>
      b.put(
        [-330, -150, 150, 330][i] ?? 0,
        i % 3 ? 0 : 16,
        1,
        b.glow(0, -190, 150, '#ffb45a', 0.9) +
          b.post(-24, -110, 48, 116, '#c9a08a') +
          b.shape('M-66 -150 H66 Q56 -100 0 -98 Q-56 -100 -66 -150Z', '#b8743c') +
          flame(b, 0, -150, 0.9),
      ),
    ),
  firetemple: (b) =>
    b.box(-260, -16, 520, 24, 6, '#c98a74') +
    b.box(-230, -40, 460, 26, 6, '#d99a82') +
    each(4, (i) => b.post(-190 + i * 116, -230, 44, 192, '#e0a890')) +
    b.shape('M-250 -226 L0 -350 L250 -226Z', '#d9705a') +
    b.flat(starPath(0, -268, 30), '#ffd36a') +
    b.glow(0, -90, 170, '#ffb45a', 0.9) +
    flame(b, 0, -44, 1.1) +
    b.stroke('M-256 -226 H256', '#f2c14e', 10),
  hearth: (b) =>
    b.box(-330, -400, 660, 406, 16, '#a08a8c') +
    b.box(-370, -430, 740, 50, 12, '#8a5f4a') +
    each(16, (i) =>
      b.box(-310 + (i % 4) * 160 + (Math.floor(i / 4) % 2) * 60, -370 + Math.floor(i / 4) * 92, 110, 62, 10, i % 3 ? '#b09a9c' : '#94808a'),
    ) +
    b.flat('M-210 6 V-190 A210 130 0 0 1 210 -190 V6Z', '#3a2630') +
    b.glow(0, -90, 330, '#ff9a4a', 0.95) +
    flame(b, 0, 0, 1.9) +
    flame(b, -110, 4, 1.1) +
    flame(b, 110, 4, 1.2) +
    b.put(0, 8, 1, b.post(-150, -34, 300, 34, '#7a4f33') + b.post(-110, -62, 220, 30, '#8f5f3c')) +
    each(3, (i) => b.box(-220 + i * 190, -474, 50, 46, 10, ['#e8b04a', '#7fae9a', '#d9655a'][i] ?? '#fff')),
  lanternkiln: (b) =>
    b.shape('M-170 6 Q-190 -250 0 -300 Q190 -250 170 6Z', '#b87a5a') +
    b.box(-40, -390, 80, 110, 10, '#9a6448') +
    b.flat('M-70 6 V-90 A70 74 0 0 1 70 -90 V6Z', '#4a2a2a') +
    b.glow(0, -50, 170, '#ffa04a', 0.95) +
    flame(b, 0, 0, 0.9) +
    b.stroke('M-176 -60 Q0 -90 176 -60 M-168 -160 Q0 -190 168 -160', '#9a6448', 6, 0.7) +
    each(6, (i) =>
      b.put(
        [-400, -310, -240, 240, 320, 400][i] ?? 0,
        i % 2 ? 4 : -120,
        1,
        b.glow(0, -50, 110, '#ffd36a', 0.9) +
          b.box(-28, -96, 56, 86, 12, '#5a4a5a') +
          b.box(-18, -86, 36, 66, 10, '#ffe08a') +
          b.stroke('M-18 -98 Q0 -136 18 -98', '#5a4a5a', 7),
      ),
    ),
  sunstones: ({ glow, put, shape, flat }) =>
    each(6, (i) =>
      put(
        [-360, -220, -90, 120, 250, 380][i] ?? 0,
        12,
        1,
        glow(0, -100, 170, '#ffc85a', 0.8) +
          shape(`M0 ${-150 - (i % 3) * 60} L46 -70 L34 0 H-34 L-46 -70Z`, ['#ffb84a', '#ff9a4a', '#ffd36a'][i % 3] ?? '#fb4') +
          flat('M-40 -66 L-8 -110 L-14 -20Z', '#fff6d0', 0.7),
        ((i % 3) - 1) * 11,
      ),
    ),
  lavafall: ({ shape, flat, glow, site }) =>
    shape('M-400 20 L-280 -290 Q-180 -330 -110 -290 L-80 20Z M90 20 L120 -300 Q220 -340 300 -290 L410 20Z', '#6a5260') +
    glow(0, -120, 280, '#ff9a4a', 0.8) +
    flat('M-110 -280 Q0 -240 120 -290 Q90 -130 130 30 Q220 60 330 100 H-330 Q-200 60 -120 30 Q-84 -140 -110 -280Z', '#ff7a34') +
    flat('M-60 -256 Q0 -236 70 -262 Q44 -120 70 30 Q120 60 190 96 H-190 Q-100 60 -66 30 Q-40 -130 -60 -256Z', '#ffb84a') +
    flat(`M-20 -240 Q6 -120 -10 40 Q0 70 40 92 H-60 Q-36 70 -40 40 Q-24 -100 -20 -240Z`, site.lit ? '#ffe9a0' : '#ffe08a'),
  roots: ({ stroke, ball, pane, shape, site }) =>
    each(7, (i) => {
      const x = -480 + i * 160;
      return stroke(
        `M${x} -800 Q${x + site.roll.between(-90, 90)} -480 ${x + site.roll.between(-110, 110)} -260 T${x + site.roll.between(-160, 160)} 30`,
        i % 2 ? '#8a6248' : '#74503c',
        30 + (i % 3) * 14,
      );
    }) +
    shape('M-70 12 V-96 A70 76 0 0 1 70 -96 V12Z', '#5a3f30') +
    shape('M-54 12 V-94 A54 60 0 0 1 54 -94 V12Z', '#b8743f') +
    ball(32, -40, 8, '#f2c14e') +
    pane(-150, -120, 44, 50) +
    pane(150, -130, 44, 50),
  moledoors: ({ put, shape, ball, pane, stroke }) =>
    each(4, (i) =>
      put(
        [-330, -110, 120, 340][i] ?? 0,
        i % 2 ? 10 : -20,
        [0.8, 1.1, 0.9, 0.75][i] ?? 1,
        shape('M-140 10 Q-110 -190 0 -196 Q110 -190 140 10Z', '#8a6a54') +
          ball(0, -70, 66, '#6a4a38') +
          ball(0, -70, 56, ['#d9705a', '#5f9ab0', '#e0a84a', '#7fae6c'][i] ?? '#fff') +
          ball(30, -66, 7, '#fbe6a8') +
          stroke('M0 -124 V-16', '#4a3a38', 4, 0.4) +
          pane(92, -60, 26, 30),
      ),
    ),
  fossils: ({ site, put, ball, stroke, oval, shape }) =>
    put(
      -200,
      -80,
      1,
      ball(0, 0, 110, '#d9c4a4') +
        each(
          3,
          (i) =>
            `<circle cx="${i * 10}" cy="${i * 6}" r="${84 - i * 26}" fill="none" stroke="${site.at('#a98a68')}" stroke-width="13" stroke-dasharray="${420 - i * 110} 40"/>`,
        ) +
        each(10, (i) =>
          stroke(
            `M${Math.cos(i * 0.63) * 66} ${Math.sin(i * 0.63) * 66} L${Math.cos(i * 0.63) * 104} ${Math.sin(i * 0.63) * 104}`,
            '#a98a68',
            5,
            0.7,
          ),
        ),
    ) +
    put(
      170,
      0,
      1,
      stroke('M-130 -20 Q0 -130 180 -60', '#efe4cc', 22) +
        each(6, (i) => stroke(`M${-90 + i * 44} ${-52 - Math.sin(i * 0.6) * 30} q-20 50 4 78`, '#efe4cc', 12)) +
        shape('M170 -110 Q250 -120 280 -60 Q250 -30 190 -34Z', '#f4ead4') +
        oval(230, -78, 12, 12, '#7a6a5a'),
    ),
  heartgem: ({ glow, shape, flat }) =>
    glow(0, -200, 380, '#ff9ab4', 0.8) +
    shape('M0 -20 C-260 -180 -190 -410 0 -290 C190 -410 260 -180 0 -20Z', '#e8486e') +
    flat('M-126 -320 L-60 -250 L-150 -210Z M0 -290 L-60 -250 L0 -190 L60 -250Z M126 -320 L60 -250 L150 -210Z', '#ffb4c8', 0.8) +
    flat('M0 -190 L-60 -250 L-150 -210 L0 -20Z', '#c93460', 0.6) +
    each(8, (i) => `<g transform="translate(0 -190) rotate(${i * 45})">${flat('M-8 -250 L0 -310 L8 -250Z', '#ffd0dc', 0.7)}</g>`),
} satisfies Record<string, Hero>;
