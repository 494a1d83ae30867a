/** Where journeys begin: under the ground, at the gate of an airport, at the quay of a harbour. */
import { bare, path, starPath } from '../../shapes.ts';
import { brushFor, each, type Brush, type Hero } from './brush.ts';

/** Posters of a station show where the lines go: no letters, only pictures. */
const poster = (b: Brush, x: number, which: number): string => {
  const { box, flat, ball, shape, stroke } = b;
  const [sky, land, land2] = ([['#8fd0ec', '#7fb86a', '#5f9a58'], ['#f6b48a', '#e0806a', '#b8606a'], ['#a9c4f0', '#4f9fc4', '#3f7fb0']] as const)[which] ?? ['#8fd0ec', '#7fb86a', '#5f9a58'];
  return b.put(x, -476, 1,
    box(-66, -92, 132, 176, 5, '#5a4a5c') + box(-58, -84, 116, 160, 2, sky) +
    [
      ball(26, -48, 18, '#fff3b0') + flat('M-58 10 Q-20 -30 10 4 Q36 -16 58 8 V76 H-58Z', land) + flat('M-58 44 Q0 10 58 40 V76 H-58Z', land2) + shape('M-30 30 V4 L-12 -14 L6 4 V30Z', '#fdf1dc') + flat('M-36 6 L-12 -20 L12 6Z', '#d9604c'),
      shape('M-58 76 L-8 -28 L16 20 L30 -4 L58 40 V76Z', land) + flat('M-8 -28 L10 8 L-2 2 L-12 12 L-24 6Z', '#fff6ee') + ball(30, -52, 15, '#fff3c4') + flat('M-58 60 Q0 40 58 64 V76 H-58Z', land2),
      flat('M-58 20 H58 V76 H-58Z', land) + stroke('M-44 42 h30 M4 56 h36 M-20 66 h24', '#bfe6f4', 3.5) + shape('M-30 22 H34 Q28 40 12 42 H-12 Q-26 40 -30 22Z', '#e0564a') + stroke('M2 22 V-48', '#6a4a3c', 4) + flat('M6 -44 Q40 -20 36 14 H6Z M-2 -36 Q-30 -12 -26 14 H-2Z', '#fff6e4'),
    ][which]);
};

/** A house at the quay, narrow and with a gable. */
const quayHouse = (b: Brush, x: number, wide: number, tall: number, wall: string, roof: string): string =>
  b.box(x - wide / 2, -tall, wide, tall, 3, wall) + b.flat(`M${x + wide * 0.22} ${-tall} H${x + wide / 2} V0 H${x + wide * 0.22}Z`, b.darker(wall, 0.09), 0.45) + b.shape(`M${x - wide / 2 - 8} ${-tall + 3} L${x} ${-tall - wide * 0.62} L${x + wide / 2 + 8} ${-tall + 3}Z`, roof) + b.box(x + wide * 0.16, -tall - wide * 0.56, 14, wide * 0.4, 2, '#a4705c') +
  each(4, (i) => { const [wx, wy] = [x + (i % 2 ? 0.22 : -0.22) * wide, i < 2 ? -tall + 16 : -tall * 0.44]; return b.box(wx - 13, wy - 3, 26, 36, 3, '#fff6e6') + b.pane(wx, wy, 19, 29); }) + b.box(x - 11, -34, 22, 34, 4, '#7f5a44');

/** A boat that fishes: a hull of planks, a wheelhouse, a mast with its boom, a net, tyres at its side. */
const boat = (b: Brush, color: string, trim: string): string => {
  const { shape, stroke, box, flat, oval, ball, glow } = b;
  return (
    b.put(0, 44, 1, flat('M-150 -18 Q-90 34 0 22 Q110 34 150 -18Z', b.darker(color, 0.1), 0.3)) +
    stroke('M64 -80 V-330', '#7a5a44', 11) + stroke('M64 -100 L164 -226 M64 -316 L-66 -176', '#8a684e', 7) + stroke('M64 -326 L178 -84 M64 -326 L-150 -84 M164 -226 L64 -300', '#5f5468', 2.6, 0.8) + flat('M64 -332 q26 -8 50 6 q-22 8 -50 20Z', trim) + ball(64, -334, 7, '#f2c14e') +
    flat('M164 -224 Q176 -150 138 -92 Q112 -130 92 -130 Q130 -170 164 -224Z', '#7fb49c', 0.75) + stroke('M160 -210 Q146 -150 116 -118 M164 -196 L112 -134 M156 -160 L122 -110 M164 -170 L134 -196', '#5a8a78', 2.4, 0.8) +
    box(-92, -176, 116, 106, 10, '#fdf6ee') + flat('M0 -176 H24 V-70 H0Z', '#d4c4c4', 0.5) + box(-104, -190, 142, 20, 8, color) + box(-80, -158, 42, 40, 7, '#8fc4ec') + box(-28, -158, 36, 40, 7, '#8fc4ec') + flat('M-76 -122 L-56 -156 H-46 L-66 -122Z', '#ffffff', 0.6) + box(-70, -226, 22, 40, 4, '#5a6484') + box(-73, -222, 28, 10, 3, trim) + glow(30, -150, 34, '#ffe3a0', b.lit ? 0.9 : 0.3) + ball(32, -150, 8, '#ffe9ad') +
    shape('M-176 -92 Q-120 -74 0 -72 Q120 -72 184 -104 Q168 -6 104 18 H-112 Q-164 0 -176 -92Z', color) + flat('M-166 -42 Q-130 -14 0 -12 Q120 -14 168 -50 Q150 4 104 18 H-112 Q-150 4 -166 -42Z', b.darker(color, 0.1), 0.6) +
    stroke('M-174 -90 Q-120 -70 0 -68 Q120 -68 182 -101', '#fdf3e0', 9) + stroke('M-168 -62 Q-110 -42 0 -42 Q110 -42 172 -70', b.darker(color, 0.08), 3.5, 0.8) + flat(starPath(136, -54, 15), trim) +
    each(3, (i) => oval(-108 + i * 74, -38, 15, 16, '#4a4458') + oval(-108 + i * 74, -38, 6.5, 7, '#8a8298')) + ball(-146, -96, 13, '#f2a53a') + ball(-128, -90, 10, '#e0564a') +
    stroke('M-170 20 q22 -9 44 0 t44 0 t44 0 t44 0 t44 0 t44 0 t44 0', '#ffffff', 7, 0.75)
  );
};

export const TRAVEL = {
  /** A station under the ground: tiles, posters, lamps, and a train that has just come in; the rim of the platform is yellow. */
  subway: (b) => {
    const { box, flat, shape, stroke, ball, oval, put, post } = b;
    const light = brushFor({ ...b.site, at: (color) => color });
    const tiles = each(6, (row) => `M-1100 ${-300 - row * 62}H1100`) + each(6, (row) => each(23, (i) => `M${-1090 + i * 98 + (row % 2) * 49} ${-300 - row * 62}v-62`));
    return (
      box(-1100, -860, 2200, 580, 0, '#efe6d8') + stroke(tiles, '#d6c9ba', 3.4, 0.9) + flat('M-1100 -860 H1100 V-700 Q0 -610 -1100 -700Z', '#8f8aa0', 0.28) +
      box(-1100, -640, 2200, 20, 0, '#3f8f94') + box(-1100, -616, 2200, 7, 0, '#f2b33d') + box(-1100, -334, 2200, 12, 0, '#3f8f94') +
      poster(b, -420, 0) + poster(b, 0, 1) + poster(b, 420, 2) +
      each(2, (i) => put(i ? 212 : -212, -478, 1, ball(0, 0, 58, '#3f8f94') + ball(0, 0, 46, '#fff6e6') + flat('M-40 20 Q0 -26 40 20 Q0 42 -40 20Z', '#8fc4c4', 0.6) + flat(starPath(0, 2, 38), '#f2b33d'))) +
      // The tunnel.
      flat('M-1100 -292 H1100 V4 H-700Z', '#2c2740') + flat('M-1100 -292 H1100 V-262 Q0 -248 -1100 -262Z', '#191628', 0.7) +
      // The train.
      shape('M-1080 -258 H306 Q398 -254 420 -118 Q424 -50 402 -24 H-1080Z', '#f2f4fa') + flat('M-1080 -52 H414 Q412 -34 402 -24 H-1080Z', '#a9b0c8') + flat('M-1080 -112 H421 Q423 -92 421 -74 H-1080Z', '#e0564a') + stroke('M-1080 -66 H420', '#f2b33d', 6) + stroke('M-1080 -248 H300 Q340 -246 366 -214', '#ffffff', 6, 0.9) +
      each(6, (i) => { const x = -1092 + i * 226; return light.box(x, -228, 106, 92, 14, '#ffe9b8') + light.flat(`M${x + 10} -142 L${x + 46} -224 H${x + 66} L${x + 30} -142Z`, '#ffffff', 0.45) + light.stroke(`M${x + 53} -228 V-214`, '#c98a5a', 4, 0.6) + light.oval(x + 53, -204, 9, 12, '#c98a5a', 0.45) + box(x + 120, -236, 92, 210, 10, '#dfe4f0') + stroke(`M${x + 166} -236 V-26`, '#9aa2bc', 4) + light.box(x + 128, -222, 32, 84, 8, '#ffe9b8') + light.box(x + 172, -222, 32, 84, 8, '#ffe9b8'); }) +
      shape('M282 -230 H318 Q372 -222 392 -136 H282Z', '#8fc9e8') + flat('M292 -142 L312 -226 H328 L316 -142Z', '#ffffff', 0.5) + light.glow(404, -64, 90, '#fff3b0', 0.8) + light.ball(402, -62, 15, '#fffbe0') + light.ball(352, -44, 9, '#ff9a6a') +
      stroke('M-660 -14 H396', '#4a4460', 12) + each(6, (i) => ball([-600, -520, -200, -120, 210, 290][i] ?? 0, -6, 24, '#3a3650') + ball([-600, -520, -200, -120, 210, 290][i] ?? 0, -6, 10, '#9aa2bc')) +
      // The platform.
      box(-1100, 2, 2200, 13, 0, '#f2c14e') + stroke('M-1100 22 H1100', '#fff3dc', 4, 0.7) + stroke('M-1100 8 H1100', '#d99a2c', 3, 0.6) +
      each(2, (i) => { const x = i ? 500 : -500; return post(x - 26, -640, 52, 660, '#c9c0cc') + box(x - 40, -656, 80, 26, 6, '#a9a0b4') + box(x - 38, -10, 76, 30, 6, '#a9a0b4') + box(x - 27, -420, 54, 12, 2, '#3f8f94'); }) +
      each(3, (i) => put([-300, 40, 330][i] ?? 0, -700, 1, stroke('M0 -120 V0', '#5f5a74', 6) + shape('M-52 22 Q-46 -26 0 -28 Q46 -26 52 22Z', '#3f8f94') + light.glow(0, 34, 150, '#fff0c0', 0.8) + light.oval(0, 22, 44, 11, '#fff6d8'))) +
      put(-330, 34, 1, oval(0, 4, 120, 12, '#2a2440', 0.25) + box(-110, -66, 220, 17, 7, '#c98a54') + box(-110, -118, 220, 30, 8, '#d99a62') + stroke('M-84 -50 V2 M84 -50 V2 M-84 -116 V-60 M84 -116 V-60', '#5a546c', 9) + box(26, -110, 52, 46, 6, '#4f79b4') + stroke('M40 -110 q12 -22 24 0', '#3f5f94', 5) + ball(52, -86, 6, '#f2c14e'))
    );
  },
  /** An airport: the plane on its stand, the hall with its glass front behind it, the tower, steps and a cart with bags. */
  airplane: (b) => {
    const { box, flat, shape, stroke, ball, put, oval } = b;
    const wheel = (x: number, y: number, r: number): string => ball(x, y, r, '#3a3a4a') + ball(x, y, r * 0.45, '#d9dce8');
    return (
      // The hall.
      box(-330, -176, 880, 176, 6, '#e4e8f0') + shape('M-360 -168 Q110 -262 580 -168 V-150 H-360Z', '#7fa4c8') + stroke('M-350 -160 Q110 -250 570 -160', '#f4f8ff', 5, 0.8) + each(14, (i) => box(-312 + i * 61, -132, 52, 92, 3, b.lit ? '#ffe6b0' : i % 3 ? '#a9cfe6' : '#c4e0f0')) + flat('M-330 -36 H550 V0 H-330Z', '#b9bfce') + path(each(3, (i) => `M${-270 + i * 300} -44 l44 -84 h26 l-44 84Z`), b.site.at('#ffffff'), `${bare} fill-opacity=".35"`) +
      // The tower.
      put(-452, 4, 1, shape('M-40 4 L-30 -346 H30 L40 4Z', '#e8e4ec') + flat('M10 -346 H30 L40 4 H12Z', '#b4b0c4', 0.5) + box(-33, -250, 66, 22, 2, '#e0564a') + box(-36, -150, 72, 24, 2, '#e0564a') + shape('M-62 -346 H62 L88 -430 H-88Z', b.lit ? '#ffe6b0' : '#8fc9e8') + stroke('M-30 -348 L-42 -428 M0 -348 V-430 M30 -348 L42 -428', '#f4f6fb', 6) + flat('M-70 -372 L-80 -426 H-40 L-56 -372Z', '#ffffff', 0.45) + box(-98, -450, 196, 24, 9, '#5f74a4') + box(-70, -352, 140, 14, 5, '#5f74a4') + box(-46, -470, 92, 22, 8, '#e8e4ec') + stroke('M-20 -470 V-530 M22 -470 V-508', '#8a94ac', 5) + ball(-20, -532, 8, '#e8606a') + shape('M4 -508 a22 22 0 0 0 38 0Z', '#f4f6fb') + box(-18, -50, 36, 54, 5, '#6a7494')) +
      // The stand.
      flat('M-640 -8 H640 L700 96 H-700Z', '#a9a8b4') + flat('M-640 -8 H640 L650 10 H-650Z', '#c4c4ce', 0.7) + stroke('M-560 70 h90 M-400 70 h90 M-240 70 h90 M-80 70 h90 M80 70 h90 M240 70 h90 M400 70 h90', '#fdf6ee', 8) + stroke('M-520 24 Q-60 36 250 24', '#f2c14e', 6) +
      oval(20, 20, 390, 20, '#3a3450', 0.3) +
      put(30, -150, 1.16,
        shape('M36 -70 L-46 -164 H6 L108 -72Z', '#c4cee0') +
        shape('M-330 -26 Q-296 -78 -180 -80 H200 Q304 -72 330 -22 Q312 26 190 34 H-150 Q-270 28 -330 -26Z', '#fafbff') + flat('M-318 -10 Q-250 10 -150 10 H200 Q290 8 327 -14 Q306 26 190 34 H-150 Q-264 30 -318 -10Z', '#b4bdd4', 0.6) +
        shape('M-300 -52 L-364 -190 Q-330 -206 -298 -188 L-196 -78 Q-260 -74 -300 -52Z', '#e0564a') + flat(starPath(-306, -150, 24), '#fff3dc') + shape('M-318 -38 L-398 -66 Q-396 -86 -370 -86 L-266 -52Z', '#d9485a') +
        flat('M-322 -14 Q-200 4 0 4 H210 Q300 0 329 -20 L330 -26 Q300 -12 210 -10 H0 Q-200 -10 -326 -26Z', '#4f79c4') + flat('M-326 -24 Q-200 -6 0 -6 H210 Q300 -10 330 -26 Q300 -16 210 -15 H0 Q-200 -16 -326 -24Z', '#f2b33d') +
        each(9, (i) => box(-172 + i * 41, -56, 22, 27, 10, b.lit ? '#ffe9ad' : '#7fb8e0')) + box(214, -64, 34, 66, 9, '#e8edf6') + stroke('M214 -55 q0 -9 9 -9 h16 q9 0 9 9 V2 H214Z', '#a4aec8', 3.5) + box(222, -56, 18, 22, 8, b.lit ? '#ffe9ad' : '#7fb8e0') +
        shape('M262 -62 Q302 -52 318 -30 L262 -34Z', '#6fb0dc') + stroke('M286 -56 L284 -33', '#f4f8ff', 4) + flat('M268 -38 L274 -58 L284 -55 L278 -37Z', '#ffffff', 0.55) +
        stroke('M-190 -68 H190', '#ffffff', 5, 0.9) +
        shape('M-30 12 L-176 110 Q-150 124 -116 116 L104 22Z', '#d4dcec') + flat('M-30 12 L104 22 L40 48 Q0 30 -30 12Z', '#aab4cc', 0.7) + stroke('M-170 110 Q-150 120 -118 113', '#e0564a', 7) +
        box(-52, 54, 96, 46, 22, '#e0564a') + oval(44, 77, 11, 22, '#4a4f6a') + oval(45, 77, 5, 10, '#9aa4c4') + stroke('M-34 62 H24', '#ffffff', 4, 0.4) +
        stroke('M-40 30 V118 M250 24 V118', '#8a94ac', 11) + wheel(-58, 126, 20) + wheel(-24, 126, 20) + wheel(250, 128, 18)) +
      // Steps up to the door, and bags on a cart.
      put(414, 22, 1, shape('M-104 -150 H-60 L74 -14 V4 H-66Z', '#dfe3ec') + path(each(7, (i) => `M${-70 + i * 19} ${-150 + i * 19.4}h19v19.4h-19Z`), b.site.at('#a9b2c6'), bare) + stroke('M-100 -206 H-64 L80 -62 M-100 -206 V-150 M-28 -170 V-114 M36 -106 V-50 M80 -62 V-10', '#4f79c4', 7) + wheel(-50, 6, 13) + wheel(56, 6, 13)) +
      put(-262, 30, 1, box(-92, -22, 168, 15, 5, '#f2b33d') + stroke('M76 -16 L112 -34', '#5a546c', 6) + wheel(-62, 0, 13) + wheel(44, 0, 13) + box(-84, -70, 60, 48, 7, '#c9544a') + stroke('M-64 -70 q10 -16 20 0', '#8f3a34', 5) + box(-20, -60, 52, 38, 7, '#4f9a8a') + box(-8, -96, 42, 36, 7, '#e0a04a') + box(36, -54, 34, 32, 6, '#7a6ab4') + stroke('M-54 -70 V-24 M6 -60 V-24', '#fff3dc', 4, 0.6))
    );
  },
  /** A harbour: houses along the quay, crates and nets on it, and the boats that have come back. */
  fishingboats: (b) => {
    const { put, box, stroke, flat, ball, shape, post } = b;
    const walls = ['#f0d0b4', '#a9c8d4', '#f2b8a4', '#e8dcb4', '#c4d0b4', '#e4bcc8', '#b4c4dc'];
    const roofs = ['#b8604c', '#7f6a84', '#5f7fa4', '#a4584a', '#8a6a54', '#5f8a7a', '#b06a54'];
    return (
      put(0, -62, 1, each(7, (i) => quayHouse(b, -390 + i * 112 + (i > 4 ? 20 : 0), [96, 84, 104, 88, 100, 90, 98][i] ?? 90, [118, 146, 104, 138, 116, 150, 110][i] ?? 110, walls[i] ?? '#fff', roofs[i] ?? '#844'))) +
      put(486, -64, 1, shape('M-30 2 L-20 -190 H20 L30 2Z', '#fbf2ea') + flat('M-27 -60 L-24 -110 H24 L27 -60Z M-22 -150 L-20 -190 H20 L22 -150Z', '#e0604f') + box(-28, -204, 56, 14, 4, '#5f6a8a') + b.glow(0, -220, 80, '#ffe9ad', b.lit ? 0.9 : 0.4) + box(-17, -236, 34, 34, 4, '#ffe9ad') + shape('M-26 -234 Q0 -270 26 -234Z', '#c9503f')) +
      box(-600, -68, 1200, 78, 4, '#b9aeb0') + stroke('M-600 -40 H600 M-600 -14 H600', '#9d9298', 3.4, 0.8) + path(each(24, (i) => `M${-590 + i * 50 + (i % 2) * 25} ${i % 2 ? -40 : -66}v26`), 'none', `stroke="${b.site.at('#9d9298')}" stroke-width="3.4" stroke-opacity=".8"`) + box(-600, -74, 1200, 13, 3, '#d0c6c4') +
      each(7, (i) => post(-520 + i * 172, -96, 20, 32, '#6a5a60') + ball(-510 + i * 172, -98, 12, '#7f6e74')) +
      put(-160, -74, 1, box(-44, -34, 54, 36, 4, '#c9945c') + box(14, -34, 54, 36, 4, '#b97f4c') + box(-16, -66, 54, 34, 4, '#d9a468') + each(5, (k) => b.oval(-4 + k * 9, -68 - (k % 2) * 4, 11, 6, k % 2 ? '#a9c4d4' : '#c4d8e4'))) + put(196, -74, 1, flat('M-60 2 Q-40 -46 0 -40 Q50 -50 66 2Z', '#5f9a86', 0.9) + stroke('M-48 -6 Q-10 -40 52 -8 M-30 -30 Q0 -6 40 -34', '#3f7a68', 3) + ball(-40, -6, 10, '#f2a53a') + ball(44, -8, 10, '#e0564a')) +
      stroke('M-412 -86 Q-404 -40 -372 -30 M120 -88 Q60 -40 150 -10 M330 -88 Q372 -60 380 -46', '#8a7248', 5) +
      put(-330, 34, 0.86, boat(b, '#4f93c4', '#f2c14e')) + put(336, 26, 0.8, boat(b, '#4f9f7c', '#f6e0a0')) + put(0, 62, 1.12, boat(b, '#d9586a', '#ffd36a')) +
      stroke('M-470 -330 q20 -18 34 0 q16 -18 36 2 M250 -400 q16 -15 28 0 q14 -15 30 2 M-90 -430 q14 -13 24 0 q12 -13 26 2', '#fbfaff', 6)
    );
  },
} satisfies Record<string, Hero>;
