/** What grows, flows and stands in nature: giant trees and flowers, springs, wells, rocks. */
import { each, type Hero } from './brush.ts';

const PETALS = ['#f28ab0', '#f2c14e', '#b49cf0', '#f2785a', '#8fb4f0'];

export const WILD = {
  gianttree: ({ shape, oval, stroke, pane, ball, glow, flat }) =>
    shape(
      'M-150 12 Q-90 -40 -96 -220 Q-100 -330 -150 -400 H150 Q100 -330 96 -220 Q90 -40 150 12 Q90 -6 70 14 Q40 -10 0 14 Q-40 -10 -70 14 Q-90 -6 -150 12Z',
      '#8a6248',
    ) +
    stroke('M-60 -40 Q-50 -160 -64 -300 M30 -220 Q40 -300 24 -370 M66 -60 Q56 -140 66 -220', '#6f4c38', 7, 0.6) +
    each(7, (i) =>
      ball(
        [-240, -120, 20, 150, 250, -60, 90][i] ?? 0,
        [-400, -470, -500, -470, -400, -390, -380][i] ?? 0,
        [110, 130, 140, 130, 110, 120, 120][i] ?? 100,
        i % 2 ? '#6fa85c' : '#5f9a54',
      ),
    ) +
    glow(0, -60, 90, '#ffe0a0', 0.5) +
    shape('M-38 8 V-84 A38 40 0 0 1 38 -84 V8Z', '#b8743f') +
    flat('M-30 8 V-82 A30 32 0 0 1 30 -82 V8Z', '#9a5a33') +
    oval(18, -40, 5, 5, '#f2c14e') +
    pane(-40, -210, 32, 40) +
    pane(44, -260, 28, 36) +
    each(5, (i) => oval(-200 + i * 100, -420 + (i % 2) * 40, 30, 14, '#a9d68a', 0.6)),
  giantflowers: ({ put, oval, ball, stroke, shape }) =>
    each(5, (i) => {
      const tall = [190, 300, 230, 330, 200][i] ?? 200;
      const head = each(7, (k) => put(0, 0, 1, oval(0, -52, 26, 46, PETALS[i] ?? '#fff'), k * 51.4)) + ball(0, 0, 32, '#ffe08a');
      return put(
        (i - 2) * 140,
        8,
        1,
        stroke(`M0 0 Q${i % 2 ? 20 : -20} ${-tall * 0.5} 0 ${-tall}`, '#5f9a54', 14) +
          shape(`M0 ${-tall * 0.3} q60 -60 90 -20 q-40 40 -90 20Z`, '#74b068') +
          put(0, -tall, 1, head),
      );
    }),
  sunflowers: ({ put, ball, stroke, flat, oval, site }) =>
    each(11, (i) => {
      const tall = 150 + site.roll.between(0, 110) + (i % 2) * 50;
      const head =
        each(12, (k) => put(0, 0, 1, flat('M0 -26 Q-14 -46 0 -64 Q14 -46 0 -26Z', k % 2 ? '#f7c23f' : '#f2ac2a'), k * 30)) +
        ball(0, 0, 29, '#7a4a2a') +
        oval(-6, -6, 12, 12, '#94603a', 0.7);
      return put(
        -400 + i * 80,
        20,
        1,
        stroke(`M0 0 V${-tall}`, '#5f9a4c', 11) +
          oval(-24, -tall * 0.45, 30, 13, '#6fae5c') +
          oval(24, -tall * 0.3, 30, 13, '#74b466') +
          put(0, -tall, 0.95, head),
      );
    }),
  blooms: ({ put, oval, stroke, ball, site, flat }) =>
    each(34, (i) => {
      const x = -470 + (i % 17) * 58 + site.roll.between(-14, 14);
      const y = (i < 17 ? -8 : 26) + site.roll.between(-6, 6);
      return put(
        x,
        y,
        1,
        stroke('M0 0 V-40', '#6fa05c', 5) +
          flat('M-6 -36 Q0 -110 6 -36Z', '#9f86d9') +
          each(5, (k) => oval(0, -46 - k * 11, 9 - k, 8, k % 2 ? '#b49cf0' : '#8f74d0')) +
          ball(0, -100, 4, '#c9b8f8'),
      );
    }),
  tulips: ({ put, stroke, shape, oval }) =>
    each(26, (i) => {
      const color = ['#e8484a', '#f2c14e', '#f28ab0', '#c77be8'][Math.floor(i / 4) % 4] ?? '#e8484a';
      return put(
        -450 + (i % 13) * 76 + (i > 12 ? 36 : 0),
        i > 12 ? 40 : 0,
        1,
        stroke('M0 0 V-60', '#5f9a4c', 7) +
          oval(-12, -16, 8, 26, '#6fae5c') +
          shape('M-22 -104 L-12 -86 L0 -112 L12 -86 L22 -104 Q30 -56 0 -54 Q-30 -56 -22 -104Z', color),
      );
    }),
  strawberries: ({ put, shape, oval, stroke, flat }) =>
    each(9, (i) =>
      put(
        -400 + i * 100,
        i % 2 ? 30 : 4,
        i % 2 ? 1.15 : 0.85,
        oval(0, -8, 70, 30, '#5f9a4c') +
          oval(-36, -30, 34, 20, '#74b068') +
          oval(36, -34, 34, 20, '#6aa85c') +
          put(
            0,
            -30,
            1,
            shape('M-34 -44 Q0 -62 34 -44 Q36 4 0 30 Q-36 4 -34 -44Z', '#e23f4a') +
              each(5, (k) => oval([-16, 0, 16, -8, 10][k] ?? 0, [-28, -22, -28, -4, -2][k] ?? 0, 3, 4, '#ffe9a0')) +
              flat('M-34 -44 L-14 -36 L0 -62 L14 -36 L34 -44 L16 -58 H-16Z', '#5fa04c'),
          ) +
          stroke('M0 -88 v-14', '#5fa04c', 6),
      ),
    ),
  dandelions: ({ put, stroke, ball, glow, flat }) =>
    each(8, (i) => {
      const tall = [130, 220, 170, 260, 150, 240, 180, 140][i] ?? 150;
      return put(
        -400 + i * 112,
        10,
        1,
        stroke(`M0 0 Q10 ${-tall / 2} 0 ${-tall}`, '#8fb46a', 8) +
          glow(0, -tall - 30, 70, '#ffffff', 0.9) +
          each(14, (k) => put(0, -tall - 30, 1, stroke('M0 -8 V-44 M-5 -50 L0 -44 L5 -50', '#fffdf2', 2.6, 0.95), k * 25.7)) +
          ball(0, -tall - 30, 9, '#d9c9a0') +
          flat('M-30 -4 Q-60 -30 -80 -14 Q-50 8 -30 -4Z', '#7fae5c'),
      );
    }),
  clovers: ({ put, oval, stroke }) =>
    each(14, (i) =>
      put(
        -440 + i * 68,
        i % 2 ? 34 : 4,
        i === 6 ? 1.9 : 0.8 + (i % 3) * 0.16,
        stroke('M0 0 V-50', '#5f9a4c', 6) +
          each(i === 6 ? 4 : 3, (k) =>
            put(
              0,
              -54,
              1,
              oval(-9, -18, 14, 17, '#5faa58') + oval(9, -18, 14, 17, '#6fb866') + stroke('M0 -4 V-26', '#b4e0a0', 3),
              k * (i === 6 ? 90 : 120),
            ),
          ),
      ),
    ),
  well: ({ shape, box, stroke, oval, post, ball, glow }) =>
    glow(0, -100, 170, '#c9f4ff', 0.5) +
    post(-96, -230, 20, 160, '#8a5f3c') +
    post(76, -230, 20, 160, '#8a5f3c') +
    shape('M-150 -220 L0 -310 L150 -220 Q0 -244 -150 -220Z', '#c9694a') +
    stroke('M0 -236 V-140', '#d9c9a0', 5) +
    box(-24, -150, 48, 42, 8, '#a4704a') +
    shape('M-126 -92 H126 L112 14 H-112Z', '#b4adb4') +
    oval(0, -92, 126, 26, '#8fd6ea') +
    oval(0, -96, 126, 22, '#c4bdc4', 0.5) +
    oval(0, -90, 104, 17, '#5fb8d6') +
    stroke('M-110 -50 h50 M-40 -50 h60 M44 -50 h60 M-90 -14 h60 M-10 -14 h70', '#8f8894', 5, 0.6) +
    each(4, (i) => ball(-60 + i * 40, -90 + (i % 2) * 6, 5, '#ffe08a')),
  hotspring: ({ oval, ball, stroke, shape, site, glow }) =>
    glow(0, -60, 260, '#fff3e0', 0.5) +
    oval(0, 14, 290, 56, '#9a929c') +
    oval(0, 8, 262, 44, '#7fdbe0') +
    oval(-30, 2, 180, 24, '#c4f6f2', 0.7) +
    each(11, (i) => ball(Math.cos((i / 11) * 6.28) * 276, 14 + Math.sin((i / 11) * 6.28) * 52, 26 + (i % 3) * 8, '#a8a0aa')) +
    each(5, (i) => stroke(`M${-140 + i * 70} -20 q${-30} -50 0 -100 q30 -50 0 -${90 + (i % 2) * 40}`, '#ffffff', 22, 0.34)) +
    shape('M220 -30 q20 -60 60 -60 q-10 50 -60 60Z', '#74b068') +
    oval(site.roll.between(-60, 60), 6, 20, 7, '#ffffff', 0.6),
  lilies: ({ oval, put, flat, ball }) =>
    each(9, (i) =>
      put(
        -420 + i * 105,
        [60, 100, 74, 120, 66, 110, 80, 128, 70][i] ?? 80,
        0.9 + (i % 3) * 0.3,
        oval(0, 0, 64, 20, i % 2 ? '#5fa868' : '#6fb874') +
          flat('M0 0 L60 -12 L64 4Z', '#4f8fa8', 0.7) +
          (i % 2
            ? ''
            : each(6, (k) => put(4, -8, 1, oval(0, -14, 8, 17, k % 2 ? '#ffd0e2' : '#f7a9c9'), -75 + k * 30)) + ball(4, -10, 7, '#ffe08a')),
      ),
    ),
  hollowhill: ({ shape, oval, stroke, pane, flat, ball, put, glow }) =>
    shape('M-340 14 Q-280 -250 0 -260 Q280 -250 340 14Z', '#7fb86a') +
    oval(-120, -180, 90, 24, '#9fd08a', 0.6) +
    glow(0, -70, 140, '#ffe0a0', 0.5) +
    ball(0, -70, 84, '#b98a5a') +
    ball(0, -70, 70, '#5f9a7a') +
    stroke('M0 -138 V-2 M-66 -70 H66', '#4a7a60', 5, 0.6) +
    ball(40, -64, 8, '#f2c14e') +
    pane(-170, -110, 46, 52) +
    pane(170, -110, 46, 52) +
    put(90, -236, 1, flat('M-18 0 V-60 H18 V4Z', '#a4705c') + stroke('M0 -68 q-14 -18 2 -34', '#ffffff', 9, 0.4)) +
    each(8, (i) => oval(-270 + i * 76, 8, 34, 18, i % 2 ? '#6fae5c' : '#8fc477')),
  stonearch: ({ shape, flat, stroke }) =>
    shape('M-380 16 Q-370 -330 -120 -350 H140 Q370 -330 390 16 H210 Q210 -190 10 -196 Q-190 -190 -200 16Z', '#c98a64') +
    flat(
      'M-376 -40 Q-300 -60 -206 -44 L-204 -10 Q-300 -26 -379 -8Z M-350 -180 Q-280 -210 -176 -120 L-188 -90 Q-270 -170 -360 -140Z M212 -60 Q300 -80 382 -56 L386 -20 Q300 -44 211 -26Z',
      '#b8744f',
      0.7,
    ) +
    stroke('M-120 -320 Q0 -336 140 -322 M-90 -280 Q10 -300 120 -284', '#e0a882', 8, 0.6),
  rockmen: ({ put, shape, oval, stroke, ball }) =>
    each(3, (i) =>
      put(
        [-240, 10, 250][i] ?? 0,
        10,
        [0.85, 1.2, 0.75][i] ?? 1,
        shape(
          'M-110 4 Q-140 -90 -100 -130 Q-110 -250 -40 -280 Q40 -300 84 -250 Q116 -190 96 -130 Q140 -80 110 4Z',
          ['#9a929c', '#a8a0a4', '#8f8a98'][i] ?? '#999',
        ) +
          oval(-34, -190, 16, 18, '#4a4456') +
          oval(38, -190, 16, 18, '#4a4456') +
          oval(-30, -195, 5, 6, '#ffffff', 0.9) +
          oval(42, -195, 5, 6, '#ffffff', 0.9) +
          stroke('M-30 -140 Q2 -118 36 -140', '#5f586a', 8) +
          oval(0, -276, 76, 20, '#7fae6c') +
          stroke('M-90 -110 Q-130 -60 -90 -30 M92 -110 Q130 -60 92 -30', '#7f7888', 8, 0.6) +
          ball(60, -286, 12, '#f2b0c4'),
      ),
    ),
  hedgewalls: ({ stroke, oval, site }) => {
    const walls =
      'M-70 40 H-560 L-400 -210 H400 L560 40 H70 M-250 40 V-26 M-400 -40 L-316 -150 H330 L404 -40 H150 M-196 -40 L-150 -92 H60 M150 -92 H220 ' +
      'M-60 -40 H60 M290 40 V-6 M-20 -150 V-206';
    return (
      stroke(walls, '#4a8048', 58) +
      `<g transform="translate(0 -22)">${stroke(walls, '#5f9a58', 56)}</g>` +
      `<g transform="translate(0 -40)">${stroke(walls, '#7fbc72', 42)}</g>` +
      each(34, (i) => {
        const along = (i % 17) / 16;
        const [x, y] = i < 17 ? [-400 + along * 800, -250] : [along < 0.5 ? -540 + along * 900 : 90 + (along - 0.5) * 900, 0];
        return oval(x, y + site.roll.between(-9, 12), 8, 8, site.roll.chance(0.5) ? '#f6b6cc' : '#ffffff', 0.95);
      })
    );
  },
  rosebower: ({ stroke, ball, site }) =>
    each(3, (k) => {
      const x = (k - 1) * 270;
      const r = k === 1 ? 110 : 84;
      return (
        stroke(`M${x - r} 10 V-150 A${r} ${r} 0 0 1 ${x + r} -150 V10`, '#5f9a54', 38) +
        each(16, (i) => {
          const a = (i / 15) * Math.PI;
          return ball(
            x - Math.cos(a) * r + site.roll.between(-12, 12),
            (i < 3 || i > 12 ? -20 - (i < 3 ? i : 15 - i) * 40 : -150 - Math.sin(a) * r) + site.roll.between(-8, 8),
            15,
            i % 3 ? '#e8607a' : '#fbd0d8',
          );
        })
      );
    }),
  bonepaintings: ({ flat, stroke, oval, shape }) =>
    shape('M-430 20 Q-420 -300 -120 -340 Q240 -360 400 -240 Q450 -100 430 20Z', '#c9a07a') +
    flat(
      'M-260 -190 q30 -50 110 -30 l24 -22 l2 30 q34 10 28 46 l-14 50 h-14 l-4 -40 h-70 l-8 44 h-14 l-8 -56 q-30 10 -32 -22Z',
      '#7a3a2a',
    ) +
    flat(
      'M60 -230 q50 -20 100 0 l24 -44 l10 4 l-6 50 q10 30 -14 36 l-6 60 h-10 l-6 -54 h-50 l-10 54 h-10 l-6 -64 q-26 -14 -16 -42Z',
      '#8f4a2c',
    ) +
    stroke('M184 -268 l-22 -40 M190 -268 l26 -40 M174 -290 l-14 -2 M206 -290 l14 -2', '#8f4a2c', 6) +
    each(4, (i) => oval(-60 + i * 6, -90, 8, 26, '#e4c49a')) +
    oval(-50, -60, 24, 26, '#e4c49a') +
    oval(300, -120, 30, 30, '#d98a3c') +
    each(8, (i) =>
      stroke(
        `M${300 + Math.cos(i * 0.785) * 40} ${-120 + Math.sin(i * 0.785) * 40} L${300 + Math.cos(i * 0.785) * 58} ${-120 + Math.sin(i * 0.785) * 58}`,
        '#d98a3c',
        7,
      ),
    ) +
    stroke('M-340 -80 l20 -60 l20 60 M-320 -110 l30 -20 M-320 -110 l-26 -16', '#7a3a2a', 7),
  glowworms: ({ stroke, glow, ball, site }) =>
    each(36, (i) => {
      const x = -500 + i * 29;
      const tall = site.roll.between(60, 330);
      return (
        stroke(`M${x} -760 V${-760 + tall}`, '#bff4e4', 1.6, 0.5) +
        each(
          3,
          (k) => glow(x, -760 + tall * (0.5 + k * 0.25), 22, '#8ff0e0', 0.9) + ball(x, -760 + tall * (0.5 + k * 0.25), 3.4, '#eafff8'),
        )
      );
    }),
  dripstones: ({ shape, stroke, oval }) =>
    each(7, (i) => {
      const x = -390 + i * 130;
      const tall = [200, 330, 150, 520, 180, 360, 220][i] ?? 200;
      const half = [50, 60, 46, 64, 50, 62, 50][i] ?? 50;
      return (
        shape(
          `M${x - half} 16 Q${x - half * 0.3} ${-tall * 0.5} ${x} ${-tall} Q${x + half * 0.3} ${-tall * 0.5} ${x + half} 16Z`,
          i % 2 ? '#c9a4a0' : '#b894a8',
        ) +
        stroke(`M${x - half * 0.5} -20 Q${x - 6} ${-tall * 0.4} ${x} ${-tall * 0.8}`, '#e8d0c8', 5, 0.5) +
        oval(x, 16, half, 12, '#9a7f94')
      );
    }),
} satisfies Record<string, Hero>;
