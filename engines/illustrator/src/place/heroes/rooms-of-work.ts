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
  hospitalbeds: (b) => {
    const { put, box, oval, flat, stroke, ball, shape, glow } = b;
    const bed = (i: number): string => {
      const cover = i ? '#8fc4b4' : '#9fb4dc';
      return (
        oval(0, 14, 214, 16, '#3b2a4a', 0.24) + each(2, (k) => stroke(`M${k ? 168 : -172} -40 V4`, '#a4b4c4', 14) + ball(k ? 168 : -172, 6, 12, '#7f8ea4') + ball(k ? 168 : -172, 6, 5, '#dfe8f0')) +
        stroke('M-186 -8 V-226 Q-186 -250 -164 -250 H-150 Q-136 -250 -136 -226 V-60 M-186 -190 H-136 M-186 -146 H-136', '#b4c4d4', 12) +
        box(-176, -96, 352, 52, 12, '#c4d2e0') + box(-170, -128, 340, 62, 22, '#fdf8f6') + shape('M-164 -124 Q-176 -174 -124 -176 Q-62 -184 -54 -142 Q-54 -118 -92 -116Z', '#ffffff') + stroke('M-146 -152 Q-116 -164 -84 -154', '#d9e0ea', 5) +
        shape('M-60 -136 Q56 -148 170 -132 Q180 -96 176 -46 q-20 14 -40 0 t-40 0 t-40 0 t-40 0 t-40 0Z', cover) + flat('M-60 -136 Q-20 -142 12 -142 L4 -50 q-16 6 -32 -2 q-14 -4 -32 2Z', b.darker(cover, -0.08)) + each(6, (k) => flat(starPath(34 + (k % 3) * 52, -106 + (k > 2 ? 42 : 0) - (k % 2) * 6, 13), '#fff6d8', 0.9)) +
        stroke('M176 -20 V-148 Q176 -166 190 -166', '#b4c4d4', 12)
      );
    };
    return (
      // Between the beds a table with a lamp, flowers and a thermometer in a glass.
      put(10, 0, 1, oval(0, 8, 62, 11, '#3b2a4a', 0.24) + box(-52, -96, 104, 98, 8, '#e4ecf2') + box(-58, -106, 116, 16, 6, '#f6fafc') + each(2, (i) => box(-42, -82 + i * 40, 84, 32, 5, '#d0dce6') + ball(0, -66 + i * 40, 5, '#8fa4b8')) + glow(-24, -160, 110, '#ffe9ad', 0.5) + stroke('M-24 -106 V-142', '#b4c4d4', 8) + shape('M-54 -136 L-44 -180 H-4 L6 -136Z', '#ffe9b0') + box(18, -134, 26, 28, 6, '#bfe0ea') + each(3, (i) => stroke(`M${25 + i * 6} -130 L${16 + i * 14} -${164 + (i % 2) * 12}`, '#6aa45e', 4) + ball(16 + i * 14, -168 - (i % 2) * 12, 10, ['#f28ab0', '#f2c14e', '#e86f6a'][i] ?? '#f88'))) +
      put(-250, 0, 1, bed(0)) + put(270, 0, 1, bed(1)) +
      // Bags on a stand, and a screen of cloth.
      put(500, 0, 1, stroke('M0 6 V-300 M-34 6 H34 M-26 -296 H26', '#a4b4c4', 9) + shape('M-38 -290 h24 v50 q-12 18 -24 0Z', '#8fd0e8') + shape('M14 -290 h24 v42 q-12 18 -24 0Z', '#f6c0cc')) +
      put(10, -330, 1, box(-56, -56, 112, 112, 24, '#fdf8f6') + flat('M0 40 C-50 6 -38 -40 0 -20 C38 -40 50 6 0 40Z', '#e0566a'))
    );
  },
  robotarm: (b) => {
    const { box, stroke, ball, put, shape, flat, oval, glow } = b;
    const robot = (i: number): string => {
      const body = WARES[(i + 2) % 6] ?? '#4af';
      return (
        (i < 3 ? each(2, (k) => stroke(`M${k ? 40 : -40} -62 q${k ? 22 : -22} 12 ${k ? 16 : -16} 36`, '#8f9ab4', 11) + ball(k ? 56 : -56, -24, 11, '#5a6480')) : '') +
        box(-44, -84, 88, 84, 20, body) + flat('M-30 -78 Q-40 -40 -32 -8 H-40 V-70Z', '#ffffff', 0.3) + box(-26, -62, 52, 36, 8, '#f4f6fc') + ball(-10, -44, 7, '#e0566a') + ball(10, -44, 7, '#f2c14e') +
        box(-12, -92, 24, 14, 3, '#8f9ab4') + box(-40, -152, 80, 64, 22, '#dfe8f6') + box(-31, -142, 62, 44, 15, '#2f3a5a') + oval(-14, -122, 8, 9, '#9ff0ff') + oval(14, -122, 8, 9, '#9ff0ff') + stroke('M-12 -108 Q0 -100 12 -108', '#9ff0ff', 4) +
        each(2, (k) => ball(k ? 42 : -42, -120, 9, '#b4c0d8')) + stroke('M0 -152 V-172', '#8f9ab4', 6) + ball(0, -178, 9, '#f2c14e')
      );
    };
    return (
      // Pipes and a wheel behind the belt.
      stroke('M-470 -200 H-330 q30 0 30 30 V-60', '#9fb0c8', 24) + stroke('M-470 -207 H-330 q37 0 37 37 V-60', '#c4d0e4', 6) + put(-92, -270, 1, ball(0, 0, 74, '#8f9cb8') + each(10, (i) => put(0, 0, 1, box(-13, -88, 26, 26, 5, '#8f9cb8'), i * 36)) + ball(0, 0, 52, '#a9b6d0') + ball(0, 0, 22, '#5a6480')) + put(34, -228, 1, each(8, (i) => put(0, 0, 1, box(-10, -58, 20, 20, 4, '#c98a5a'), i * 45 + 12)) + ball(0, 0, 46, '#c98a5a') + ball(0, 0, 30, '#dba478') + ball(0, 0, 13, '#5a6480')) +
      oval(0, 16, 440, 16, '#2b2a4a', 0.26) + box(-430, -76, 860, 26, 13, '#5f6a86') + box(-430, -72, 860, 8, 4, '#7f8aa4') + box(-410, -50, 820, 36, 8, '#7f8aa4') + each(8, (i) => flat(`M${-396 + i * 104} -46 h34 l-22 28 h-34Z`, '#f2c14e', 0.85)) + each(5, (i) => box(-392 + i * 184, -16, 30, 30, 4, '#5a6480')) + each(9, (i) => ball(-400 + i * 100, -62, 13, '#b4c0d8') + ball(-400 + i * 100, -62, 5, '#5a6480')) +
      each(4, (i) => put(-330 + i * 170, -76, 1, robot(i))) +
      put(
        260, -374, 1,
        // The arm: a turning foot, two limbs with joints, a hand that holds a spanner.
        box(84, 344, 132, 46, 10, '#5a6480') + box(104, 306, 92, 46, 12, '#7f8aa4') + each(4, (i) => flat(`M${90 + i * 32} 384 h16 l-10 -14 h-16Z`, '#f2c14e')) +
        stroke('M150 314 V40', '#d98a2c', 46) + stroke('M142 314 V40', '#f2a53a', 30) + stroke('M150 40 L-20 -60', '#d98a2c', 40) + stroke('M148 34 L-22 -66', '#f2a53a', 24) + stroke('M-20 -60 L-110 40', '#d98a2c', 32) + stroke('M-26 -62 L-114 36', '#f2a53a', 18) + stroke('M176 290 Q214 100 60 -40', '#4a5478', 7) +
        ball(150, 40, 38, '#5a6480') + ball(150, 40, 20, '#9aa6c0') + ball(-20, -60, 34, '#5a6480') + ball(-20, -60, 17, '#9aa6c0') + ball(-110, 40, 24, '#5a6480') +
        stroke('M-112 44 Q-156 62 -148 106 M-108 44 Q-66 66 -78 108', '#5a6480', 15) + stroke('M-112 92 V140', '#c4ccd8', 13) + flat(starPath(-112, 150, 15, 8, 0.7), '#c4ccd8') + glow(-112, 150, 46, '#ffe3a0', 0.6) + each(4, (i) => stroke(`M-112 150 l${[-26, 24, -14, 18][i]} ${[14, 18, 28, 30][i]}`, '#ffe08a', 4))
      ) +
      shape('M-476 -346 h132 v102 h-132Z', '#4a5478') + flat('M-462 -332 h104 v74 h-104Z', '#8fe8c4') + stroke('M-452 -282 l18 -20 l16 14 l22 -28 l26 22', '#3f7a74', 5) + each(3, (i) => ball(-446 + i * 26, -228, 8, ['#e0566a', '#f2c14e', '#7fd0a0'][i] ?? '#f00'))
    );
  },
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
  parcels: (b) => {
    const { box, stroke, flat, ball, put, glow, shape, oval } = b;
    const stamp = ['#e0707a', '#4f9fc4', '#58a878', '#e0a84a'];
    return (
      rack(b, -240, 380, 440, 4, (row, col, x, y) => {
        const i = row * 6 + col;
        if (i % 5 === 3) return box(x - 22, y - 52, 44, 52, 4, '#c99a64') + stroke(`M${x} ${y - 52} V${y} M${x - 22} ${y - 28} h44`, stamp[i % 4] ?? '#e07', 5);
        if (i % 7 === 5) return '';
        return put(x, y - 2, 1, each(3, (k) => box(-24 + (k % 2) * 3, -12 - k * 11, 46, 12, 2, k % 2 ? '#f0e2ca' : '#fdf6e6')) + put(0, -36, 1, box(-24, -32, 48, 32, 3, '#fffaf0') + stroke('M-23 -30 L0 -12 L23 -30', '#d9bfa4', 3.4) + box(9, -29, 12, 13, 1, stamp[i % 4] ?? '#e07'), [-7, 4, -3][i % 3] ?? 0));
      }, { frame: '#b98252', back: '#8a5c3c' }) +
      put(-240, -452, 1, box(-120, -56, 90, 56, 5, '#c99a64') + stroke('M-75 -56 V0 M-120 -30 h90', '#d9546a', 7) + box(-20, -40, 64, 40, 4, '#d9b07c') + stroke('M12 -40 V0', '#4f9fc4', 6) + ball(90, -30, 30, '#7fb4d9') + flat('M70 -46 q14 -8 22 4 q12 0 10 14 q-18 12 -30 -2Z M96 -18 q14 -4 18 4 q-6 10 -16 8Z', '#8fc48a') + stroke('M90 -62 A32 32 0 0 1 90 2 M74 4 H106', '#8a6240', 5)) +
      // The counter with scales, a stamp and what was brought.
      box(24, -152, 372, 158, 8, '#e0b04a') + flat('M24 -152 H396 V-132 H24Z', '#8a5f2c', 0.25) + each(3, (i) => box(40 + i * 120, -122, 102, 110, 6, '#cf9a3a') + put(91 + i * 120, -66, 1, box(-30, -20, 60, 40, 4, '#f6dc9c') + stroke('M-28 -18 L0 6 L28 -18', '#cf9a3a', 4))) + box(10, -174, 400, 28, 9, '#9a6a44') + stroke('M16 -168 H404', '#b98a60', 5) +
      put(96, -174, 1, box(-46, -72, 92, 72, 5, '#c99a64') + flat('M-46 -72 H46 V-58 H-46Z', '#a97c4c', 0.5) + stroke('M0 -72 V0 M-46 -40 H46', '#d9546a', 8) + flat('M0 -72 C-40 -104 -50 -62 0 -72 C50 -62 40 -104 0 -72Z', '#d9546a') + box(14, -30, 24, 18, 2, '#fdf6e6')) +
      put(216, -174, 1, shape('M-34 0 L-26 -44 H26 L34 0Z', '#5f8fa4') + ball(0, -24, 15, '#fdf6ee') + stroke('M0 -24 L7 -33', '#d9546a', 3.4) + stroke('M0 -44 V-60', '#8a94ac', 7) + oval(0, -62, 46, 8, '#b4bccc') + box(-22, -92, 44, 28, 3, '#d9b07c') + stroke('M0 -92 V-64', '#58a878', 5)) +
      put(330, -174, 1, box(-34, -12, 68, 12, 4, '#5a4a5c') + oval(0, -12, 26, 4, '#a43f5c') + stroke('M-52 0 q0 -8 8 -8 h10 q6 0 6 8', '#7a5a44', 4) + put(44, 0, 1, box(-9, -16, 22, 16, 3, '#7a4a34') + stroke('M2 -16 V-36', '#7a4a34', 7) + ball(2, -40, 9, '#8a5a3c'))) +
      // A letterbox at the end of the counter.
      put(452, 8, 1, box(-42, -186, 84, 190, 10, '#d9424a') + shape('M-48 -184 Q-48 -232 0 -234 Q48 -232 48 -184Z', '#c9363f') + box(-28, -168, 56, 12, 5, '#5a2430') + box(-24, -138, 48, 40, 4, '#fdf6ee') + stroke('M-22 -136 L0 -118 L22 -136', '#d9bfa4', 4) + stroke('M-40 -20 H40', '#a42c36', 7)) +
      put(210, -390, 1, stroke('M0 -50 V-226', '#6a5060', 5) + glow(0, 16, 150, '#ffe3a0', 0.6) + shape('M-86 4 Q-74 -58 0 -62 Q74 -58 86 4Z', '#d9546a') + oval(0, 4, 84, 11, '#fff3c4'))
    );
  },
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
