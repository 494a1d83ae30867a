/** Where people of today play and rest: parks, pools, fairs, beaches. */
import { starPath } from '../../shapes.ts';
import { each, type Brush, type Hero } from './brush.ts';

const TRACK = [90, 250, 430, 330, 140, 105, 230, 425, 390, 190, 112, 180, 222] as const;
const COASTER =
  'M-690 16 C-650 8 -660 -40 -600 -60 C-460 -80 -480 -460 -340 -440 C-220 -420 -260 -100 -120 -100 C20 -100 -20 -420 120 -430 C270 -440 240 -110 380 -110 C450 -110 470 -230 540 -230 C620 -230 610 -20 690 16';

/** Gondolas of eight colours on spokes that shine. */
const bigWheel = (b: Brush, x: number, k: number): string =>
  b.put(
    x,
    6,
    k,
    b.stroke('M-110 6 L0 -290 L110 6', '#7a6fae', 17) + `<circle cx="0" cy="-290" r="200" fill="none" stroke="${b.site.at('#fdf3e0')}" stroke-width="13"/>` +
      each(8, (i) => b.put(0, -290, 1, b.stroke('M0 0 H198', '#c9bfe4', 7), i * 45)) +
      `<circle cx="0" cy="-290" r="120" fill="none" stroke="${b.site.at('#c9bfe4')}" stroke-width="7"/>` +
      each(8, (i) => b.put(Math.cos((i * Math.PI) / 4) * 200, -290 + Math.sin((i * Math.PI) / 4) * 200, 1, b.shape('M-30 -6 H30 L22 36 H-22Z', ['#e0564a', '#f2c14e', '#58b878', '#4f9fc4', '#8f6ad6', '#f28ab0', '#f2934e', '#5fc4b8'][i] ?? '#f00') + b.shape('M-36 -6 Q0 -44 36 -6Z', '#fffaf0'))) +
      b.ball(0, -290, 30, '#f2c14e') + b.flat(starPath(0, -290, 20), '#fffaf0'),
  );

/** A booth with a striped roof and a flag. */
const booth = (b: Brush, color: string): string =>
  b.box(-74, -118, 148, 122, 6, '#fdf3e0') + b.flat('M-58 -100 H58 V-46 H-58Z', '#5a4a5c') + b.box(-82, -52, 164, 22, 6, color) + b.ball(-30, -62, 12, '#e0564a') + b.ball(0, -64, 13, '#f2c14e') + b.ball(30, -62, 12, '#8f6ad6') +
  each(6, (i) => b.flat(`M0 -210 L${-92 + i * 30.6} -116 H${-61.4 + i * 30.6}Z`, i % 2 ? '#fffaf0' : color)) + each(6, (i) => b.flat(`M${-92 + i * 30.6} -118 h30.6 a15.3 17 0 0 1 -30.6 0Z`, i % 2 ? '#fffaf0' : color)) +
  b.stroke('M0 -208 V-250', '#7a6a5c', 6) + b.flat('M2 -250 L44 -238 L2 -224Z', '#f2c14e');

export const FREE_TIME = {
  bench: ({ put, stroke, box, shape, oval, ball, glow }) =>
    put(
      -190,
      6,
      1,
      stroke('M-110 0 V-60 M110 0 V-60', '#5a5a6a', 12) + each(4, (i) => box(-130, -70 - i * 26 - (i > 1 ? 20 : 0), 260, 18, 6, '#b98a5a')),
    ) +
    put(
      170,
      6,
      1,
      oval(0, 0, 170, 34, '#b9b0b8') +
        oval(0, -8, 150, 26, '#8fd6ea') +
        shape('M-20 -6 L-34 -120 H34 L20 -6Z', '#c9c0c8') +
        oval(0, -122, 80, 18, '#d9d0d8') +
        oval(0, -126, 66, 13, '#a9e4f0') +
        stroke(
          'M0 -130 Q-10 -230 -70 -130 M0 -130 Q10 -230 70 -130 M0 -130 V-220 M0 -140 Q-30 -200 -110 -30 M0 -140 Q30 -200 110 -30',
          '#d9f6ff',
          7,
          0.85,
        ) +
        glow(0, -190, 50, '#ffffff', 0.5) +
        ball(0, -224, 6, '#ffffff'),
    ),
  rooftop: ({ box, put, oval, ball, stroke, shape }) =>
    box(-620, -20, 1240, 40, 0, '#b9a49c') +
    each(5, (i) =>
      put(
        -400 + i * 200,
        -16,
        1,
        box(-80, -60, 160, 64, 8, '#a4694a') +
          each(
            5,
            (k) =>
              stroke(`M${-56 + k * 28} -60 v-${50 + (k % 3) * 30}`, '#5f9a4c', 7) +
              (i % 2
                ? ball(-56 + k * 28, -116 - (k % 3) * 30, 17, ['#e0404a', '#f2a53a', '#e0404a'][k % 3] ?? '#f00')
                : oval(-56 + k * 28, -116 - (k % 3) * 26, 18, 22, ['#f28ab0', '#f2c14e', '#b49cf0'][k % 3] ?? '#f8a')),
          ),
      ),
    ) +
    put(
      300,
      -20,
      1,
      stroke('M-60 0 V-120 M60 0 V-120', '#7a5a44', 12) +
        box(-90, -290, 180, 160, 12, '#c99a6a') +
        shape('M-104 -284 L0 -350 L104 -284Z', '#8f6a4a'),
    ) +
    stroke('M-480 -330 Q-200 -230 60 -330', '#5a4a60', 4) +
    each(6, (i) => ball(-430 + i * 90, -300 + Math.sin((i / 5) * 3.14) * 46, 12, '#ffe08a')),
  playground: ({ stroke, box, shape, put, ball, oval }) =>
    stroke('M-400 10 L-340 -260 M-280 10 L-340 -260 M-60 10 L-120 -260 M-180 10 L-120 -260 M-340 -260 H-120', '#4f9fc4', 15) +
    each(2, (i) =>
      put(
        i ? -180 : -280,
        -260,
        1,
        stroke('M-26 0 L-20 190 M26 0 L20 190', '#8a8494', 5) + box(-36, 184, 72, 16, 6, '#e0564a'),
        i ? 9 : -11,
      ),
    ) +
    stroke('M90 10 V-220 M150 10 V-220 M90 -40 H150 M90 -90 H150 M90 -140 H150 M90 -190 H150', '#58b878', 11) +
    box(80, -226, 90, 18, 6, '#f2c14e') +
    shape('M160 -226 Q230 -210 270 -110 Q310 -10 400 -10 V16 Q290 16 240 -80 Q210 -170 160 -190Z', '#e0564a') +
    shape('M74 -300 L125 -370 L176 -300Z', '#8f6ad6') +
    stroke('M84 -300 V-226 M166 -300 V-226', '#58b878', 9) +
    oval(-20, 20, 90, 22, '#ecd6a0') +
    put(-10, 6, 1, shape('M-24 -40 H24 L18 4 H-18Z', '#4f9fc4')) +
    ball(40, -4, 22, '#f28ab0'),
  coaster: (b) =>
    bigWheel(b, -250, 1) +
    each(13, (i) => b.stroke(`M${-560 + i * 94} 16 V${-(TRACK[i] ?? 100)}`, '#8f86b8', 9, 0.9) + (i < 12 ? b.stroke(`M${-560 + i * 94} 10 L${-466 + i * 94} ${-Math.min(TRACK[i] ?? 90, TRACK[i + 1] ?? 90) * 0.8}`, '#a49cc8', 5, 0.7) : '')) +
    b.stroke(COASTER, '#b83f4c', 26) + b.stroke(COASTER, '#f06a5c', 12) +
    each(4, (i) =>
      b.put(
        [60, 114, 168, 212][i] ?? 0,
        [-446, -458, -444, -398][i] ?? 0,
        1.15,
        b.box(-26, -36, 52, 40, 12, ['#f2c14e', '#4f9fc4', '#58b878', '#8f6ad6'][i] ?? '#fa0') + b.ball(0, -46, 15, ['#f6d2b0', '#a0653f', '#e2ab7d', '#754529'][i] ?? '#f6d2b0') + b.stroke('M-12 -52 L-24 -78 M12 -52 L24 -78', ['#f6d2b0', '#a0653f', '#e2ab7d', '#754529'][i] ?? '#f6d2b0', 8),
        [-10, 2, 22, 46][i] ?? 0,
      ),
    ) +
    each(2, (i) => b.put(i ? 330 : -420, 14, i ? 1 : 0.8, booth(b, i ? '#5f9fd0' : '#e0708a'))) +
    b.put(30, 12, 0.9, booth(b, '#58b07a')) +
    each(3, (i) => b.put(170 + i * 26, -150 - (i % 2) * 34, 0.9, b.stroke('M0 40 Q6 90 -10 150', '#fff6e4', 3, 0.8) + b.oval(0, 0, 24, 30, ['#e0564a', '#f2c14e', '#8f6ad6'][i] ?? '#f00') + b.oval(-8, -10, 5, 8, '#ffffff', 0.6))),
  bigtop: ({ flat, stroke, box, ball, shape }) =>
    each(8, (i) =>
      flat(
        `M0 -470 Q${-220 + i * 55} -330 ${-360 + i * 90} -210 H${-270 + i * 90} Q${-160 + i * 55} -330 0 -470Z`,
        i % 2 ? '#fdf3e0' : '#e0463f',
      ),
    ) +
    each(8, (i) => flat(`M${-360 + i * 90} -212 h90 V16 h-90Z`, i % 2 ? '#f4e4d0' : '#d9403a')) +
    each(8, (i) => flat(`M${-360 + i * 90} -216 h90 a45 40 0 0 1 -90 0Z`, i % 2 ? '#e0463f' : '#fdf3e0')) +
    shape('M-80 16 V-120 Q0 -190 80 -120 V16Z', '#5a2a3a') +
    stroke('M0 -470 V-540', '#8a5f3c', 9) +
    flat('M0 -540 l74 18 l-74 22Z', '#f2c14e') +
    each(9, (i) => ball(-340 + i * 85, -180, 10, '#ffe27a')) +
    box(-40, 10, 80, 12, 4, '#f2c14e') +
    flat(starPath(0, -250, 34), '#f2c14e'),
  pool: ({ flat, stroke, box, put, oval, ball, shape, site }) =>
    // A hut with a striped roof, deck chairs and sunshades behind the water.
    put(20, -46, 1, box(-84, -110, 168, 112, 4, '#fdf1dc') + each(7, (i) => flat(`M${-98 + i * 28} -104 L${-56 + i * 16} -168 h16 L${-70 + i * 28} -104 a14 12 0 0 1 -28 0Z`, i % 2 ? '#fdf6ee' : '#4fa8c4')) + box(-62, -84, 66, 46, 4, '#6a5a5c') + box(-70, -40, 82, 10, 3, '#c98a54') + each(3, (i) => ball(-48 + i * 20, -48, 8, ['#f28ab0', '#f2c14e', '#8fd08a'][i] ?? '#fff')) + box(26, -82, 42, 84, 4, '#4f8fa4') + ball(60, -40, 4, '#f4cf6a')) +
    each(2, (i) => put(i ? 440 : -190, -40, i ? 0.9 : 0.8, stroke('M0 4 V-150', '#f4ece0', 7) + flat('M-92 -128 Q-70 -190 0 -194 Q70 -190 92 -128 Q76 -138 62 -128 Q46 -138 31 -128 Q16 -138 0 -128 Q-16 -138 -31 -128 Q-46 -138 -62 -128 Q-76 -138 -92 -128Z', i ? '#f2b33d' : '#e0707a') + flat('M-31 -128 Q-30 -170 0 -194 Q30 -170 31 -128 Q16 -138 0 -128 Q-16 -138 -31 -128Z', '#fdf6ee') + stroke('M-84 -2 L-50 -34 L30 -30 M-60 -2 L-36 -32 M10 -2 L24 -30 M-50 -34 L-84 -72', i ? '#4fa8c4' : '#f2b33d', 9))) +
    flat('M-584 -52 H584 L690 140 H-690Z', '#f2e6d4') + stroke('M-600 -24 H-560 M560 -24 H600 M-628 24 H-584 M584 24 H628 M-654 76 H-608 M608 76 H654', '#d9c8b0', 4) + shape('M-552 -40 H552 L634 122 H-634Z', '#5cc4e0') + flat('M-552 -40 H552 L561 -22 H-561Z', '#2f94bc', 0.5) + flat('M-552 -40 H552 L556 -33 H-556Z', '#f4fbff', 0.9) +
    each(3, (i) => stroke(`M${-556 - i * 20} ${6 + i * 36} H${556 + i * 20}`, '#f2f6fa', 3.4, 0.8) + each(17, (k) => ball(-530 + k * 66 - i * 6, 6 + i * 36, 7.5, Math.floor(k / 2) % 2 ? '#e0564a' : '#fdf6ee'))) +
    stroke('M-480 -12 q16 -8 32 0 t32 0 M-180 -8 q16 -8 32 0 t32 0 M330 -14 q16 -8 32 0 t32 0 M-420 96 q24 -12 48 0 t48 0 t48 0 M120 62 q20 -10 40 0 t40 0 M-60 26 q16 -8 32 0 t32 0 M260 100 q24 -12 48 0 t48 0 M-560 60 q20 -10 40 0 t40 0', '#e4faff', 5, 0.8) +
    put(-330, -40, 1, stroke('M-40 2 V-330 M40 2 V-330', '#8fa4c4', 13) + stroke('M-44 -10 V-330 M36 -10 V-330', '#c4d2e8', 4, 0.8) + stroke('M-40 -50 H40 M-40 -105 H40 M-40 -160 H40 M-40 -215 H40 M-40 -270 H40', '#b4c2d8', 10) + stroke('M-60 -346 V-410 H56 V-346 M-60 -378 H56', '#8fa4c4', 7) + shape('M-64 -346 H190 Q204 -344 204 -336 Q204 -326 190 -326 H-64Z', '#f4f8ff') + flat('M60 -346 H190 Q204 -344 204 -338 H60Z', '#4fa8c4', 0.7) + box(-70, -330, 130, 12, 4, '#7f94b4')) +
    put(250, -30, 1, stroke('M-26 0 V-256 M6 0 V-246', '#8fa4c4', 11) + stroke('M-26 -40 H6 M-26 -90 H6 M-26 -140 H6 M-26 -190 H6', '#b4c2d8', 8) + shape('M-34 -252 H64 Q150 -240 128 -146 Q116 -62 236 -14 Q234 14 214 26 Q70 -34 82 -150 Q88 -200 54 -206 H-34Z', '#f2a53a') + flat('M-34 -252 H64 Q150 -240 128 -146 Q116 -62 236 -14 L230 2 Q98 -54 112 -150 Q126 -226 60 -234 H-34Z', '#ffc76a', 0.8) + stroke('M-34 -252 V-290 H30 V-254', '#e0564a', 8) + oval(220, 26, 40, 9, '#ffffff', 0.8)) +
    put(40, 60, 1, oval(4, 12, 70, 20, site.overcast ? '#3f90b4' : '#3fa4c8', 0.6) + oval(0, 0, 64, 26, '#f28ab0') + stroke('M-56 -8 Q-50 -18 -34 -22 M34 -22 Q50 -18 56 -8 M-40 18 Q-20 26 0 26', '#fff6ee', 9, 0.8) + oval(0, -5, 30, 10, '#5cc4e0')) + put(-170, 76, 0.9, ball(0, -18, 30, '#fdf6ee') + flat('M-9 -46 Q-34 -18 -9 10 Q0 12 9 10 Q-10 -18 9 -46 Q0 -48 -9 -46Z', '#e0564a') + flat('M18 -42 Q4 -18 18 6 Q30 -6 30 -18 Q30 -32 18 -42Z', '#4f9fc4')) + put(330, 66, 0.8, flat('M-50 0 Q-56 -30 -26 -30 Q-8 -28 8 -32 Q40 -34 42 -10 Q40 6 0 6 Q-40 6 -50 0Z', '#f6c84a') + ball(26, -48, 20, '#f8d25e') + flat('M42 -50 L62 -44 L42 -38Z', '#ee8a35') + ball(31, -53, 3.6, '#3a2a30')),
  goal: ({ stroke, ball, flat, site }) =>
    each(11, (i) => stroke(`M${-250 + i * 50} -230 V0`, '#ffffff', 2.6, 0.7)) +
    each(6, (i) => stroke(`M-250 ${-210 + i * 42} H250`, '#ffffff', 2.6, 0.7)) +
    stroke('M-260 6 V-240 H260 V6', '#ffffff', 15) +
    flat('M-420 30 H420 L470 54 H-470Z', '#ffffff', 0.35) +
    `<circle cx="90" cy="20" r="46" fill="#ffffff" stroke="none"/>` +
    each(5, (i) => flat(starPath(90 + Math.cos(i * 1.257) * 30, 20 + Math.sin(i * 1.257) * 30, 13, 5, 0.8), '#3a3a4a')) +
    flat(starPath(90, 20, 15, 5, 0.8), '#3a3a4a') +
    each(
      2,
      (i) =>
        stroke(`M${i ? 400 : -400} 10 V-90`, '#e8dcc0', 7) +
        flat(`M${i ? 400 : -400} -90 l56 16 l-56 18Z`, site.lit ? '#e0564a' : '#e8606a') +
        ball(i ? 400 : -400, 10, 6, '#ffffff'),
    ),
  pier: ({ stroke, box, put, shape, flat, ball, pane }) =>
    box(-640, -40, 900, 26, 4, '#c9a06c') +
    each(9, (i) => stroke(`M${-600 + i * 104} -20 V110`, '#9a7448', 15)) +
    stroke('M-640 -90 H250', '#a47a4c', 7) +
    each(10, (i) => stroke(`M${-620 + i * 94} -40 v-50`, '#a47a4c', 7)) +
    put(
      60,
      -40,
      1,
      box(-130, -160, 260, 162, 8, '#f6e4d0') +
        each(8, (i) => flat(`M0 -270 L${-160 + i * 40} -156 h40Z`, i % 2 ? '#fdf3e0' : '#4f9fc4')) +
        pane(-60, -110, 44, 60) +
        pane(60, -110, 44, 60),
    ) +
    put(
      -260,
      -40,
      1,
      shape('M-90 0 L-70 -100 H70 L90 0Z', '#e0705a') +
        each(5, (i) => flat(`M${-100 + i * 40} -100 h40 a20 20 0 0 1 -40 0Z`, i % 2 ? '#fdf3e0' : '#f2c14e')),
    ) +
    each(6, (i) => ball(-580 + i * 160, -110, 11, '#ffe08a')) +
    stroke('M-640 -130 Q-300 -90 250 -130', '#8a7a70', 3),
  umbrellas: ({ put, flat, stroke, box, ball, shape }) =>
    each(3, (i) =>
      put(
        [-320, 40, 340][i] ?? 0,
        [40, 70, 30][i] ?? 0,
        [0.9, 1.1, 0.8][i] ?? 1,
        stroke('M0 0 L-30 -260', '#fdf6ee', 9) +
          put(
            -30,
            -260,
            1,
            each(5, (k) =>
              flat(
                `M0 -10 Q${-160 + k * 64} 20 ${-170 + k * 68} 70 h68 Q${-100 + k * 64} 20 0 -10Z`,
                k % 2 ? '#fdf6ee' : (['#e0564a', '#4f9fc4', '#f2b33d'][i] ?? '#e54'),
              ),
            ),
            -7,
          ) +
          box(40, -24, 130, 20, 8, ['#4f9fc4', '#f28ab0', '#58b878'][i] ?? '#49c') +
          shape('M150 -20 L190 -90 L206 -84 L176 -10Z', ['#4f9fc4', '#f28ab0', '#58b878'][i] ?? '#49c'),
      ),
    ) +
    ball(180, 70, 34, '#f28ab0') +
    flat('M150 60 Q180 40 210 60 Q180 76 150 60Z', '#fdf6ee'),
  paddock: ({ stroke, box }) =>
    each(15, (i) => box(-600 + i * 88, -96, 20, 104, 6, '#c9a06c')) + stroke('M-640 -70 H640 M-640 -34 H640', '#b98a5a', 12),
} satisfies Record<string, Hero>;
