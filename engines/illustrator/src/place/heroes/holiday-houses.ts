/** A cabin of logs, and a house on stilts by the sea. */
import { each, type Brush, type Hero } from './brush.ts';

/** A window with a frame, curtains, a sill and flowers. */
const sill = (b: Brush, x: number, y: number, wide: number, tall: number, frame: string, cloth: string): string =>
  b.box(x - wide / 2 - 8, y - 8, wide + 16, tall + 16, 5, frame) + b.pane(x, y, wide, tall) + b.flat(`M${x - wide / 2} ${y + 8} q${wide * 0.24} 8 ${wide * 0.22} ${tall * 0.6} q${-wide * 0.2} 6 ${-wide * 0.22} ${tall * 0.3}Z M${x + wide / 2} ${y + 8} q${-wide * 0.24} 8 ${-wide * 0.22} ${tall * 0.6} q${wide * 0.2} 6 ${wide * 0.22} ${tall * 0.3}Z`, cloth, 0.8) +
  b.box(x - wide / 2 - 14, y + tall + 4, wide + 28, 15, 4, '#6f4a34') + each(6, (i) => b.ball(x - wide / 2 + (i * wide) / 5, y + tall - (i % 2) * 8, 9, ['#e8707f', '#f6c860', '#7fae72'][i % 3] ?? '#f88'));

export const HOLIDAY_HOUSES = {
  cabin: (b) =>
    // The chimney of field stones.
    b.box(118, -392, 66, 200, 6, '#9a929a') + each(10, (i) => b.box(122 + (i % 2) * 30 + ((i >> 1) % 2) * 4, -384 + (i >> 1) * 36, 28, 30, 9, ['#aba3a8', '#8a828c', '#b6aeb2'][i % 3] ?? '#aaa')) + b.box(110, -404, 82, 20, 5, '#7f7882') + b.stroke('M150 -414 q-18 -28 4 -50 q18 -24 0 -46', '#ffffff', 14, 0.5) +
    // Logs with rings at their ends, and moss between.
    each(7, (i) => b.box(-226, -192 + i * 28, 452, 29, 14, ['#a87650', '#9c6a46', '#b07e58'][i % 3] ?? '#a75') + b.stroke(`M${-190 + (i % 3) * 60} ${-178 + i * 28} h${90 + (i % 2) * 50} M${60 - (i % 2) * 40} ${-172 + i * 28} h70`, '#7f5236', 3, 0.5)) +
    each(14, (i) => b.ball(i % 2 ? 226 : -226, -178 + (i >> 1) * 28, 15, '#d0a06c') + b.oval(i % 2 ? 226 : -226, -178 + (i >> 1) * 28, 8, 8, '#e6c496') + b.oval(i % 2 ? 226 : -226, -178 + (i >> 1) * 28, 3, 3, '#b4844e')) +
    b.flat('M-230 -192 H230 V-156 H-230Z', '#3b2a3a', 0.24) +
    // Gable and shingles.
    b.shape('M-206 -184 L0 -336 L206 -184Z', '#b08460') + each(5, (i) => b.stroke(`M${-172 + i * 34} ${-196 - i * 25} H${172 - i * 34}`, '#8f6240', 5, 0.6)) +
    sill(b, 0, -290, 48, 52, '#f2dcb8', '#e0848f') +
    b.shape('M-286 -152 L0 -372 L286 -152 L262 -130 L0 -326 L-262 -130Z', '#6f4f42') + each(8, (i) => b.stroke(`M${-254 + i * 32} ${-150 - i * 24.6} l-10 18 M${254 - i * 32} ${-150 - i * 24.6} l10 18`, '#553a30', 4, 0.6)) + b.shape('M-16 -356 L0 -384 L16 -356 L0 -344Z', '#8a6450') +
    sill(b, -140, -132, 66, 66, '#f2dcb8', '#d9686a') + sill(b, 140, -132, 66, 66, '#f2dcb8', '#d9686a') +
    // The door under its little roof, a bear skin of moss, skis and a lamp.
    b.box(-50, -128, 100, 134, 6, '#f2dcb8') + b.box(-40, -118, 80, 124, 5, '#5f7f5a') + b.stroke('M-14 -118 V6 M14 -118 V6', '#4c6a48', 4) + b.box(-18, -100, 36, 34, 5, b.lit ? '#ffe6a0' : '#cfe2ee') + b.ball(26, -48, 5, '#f4cf6a') + b.shape('M-72 -124 L0 -164 L72 -124 L66 -114 H-66Z', '#6f4f42') +
    b.glow(70, -108, 70, '#ffe3a0', b.lit ? 0.95 : 0.35) + b.box(62, -120, 17, 26, 4, '#ffe9ad') + b.flat('M58 -118 L70 -132 L83 -118Z', '#4a4458') +
    b.box(-80, 2, 160, 15, 4, '#c49a72') + b.box(-98, 15, 196, 15, 4, '#b08660') +
    b.stroke('M-214 4 L-196 -150 M-198 4 L-182 -150', '#d9544a', 8) + b.stroke('M-228 -20 h50', '#5a5468', 4) +
    // Firewood under its own roof, a block with an axe stuck in it would be sharp: a basket stands there.
    b.put(308, 6, 1, b.box(-74, -118, 10, 120, 2, '#8a6044') + b.box(66, -118, 10, 120, 2, '#8a6044') + b.shape('M-92 -112 L84 -136 L88 -120 L-88 -96Z', '#6f4f42') + each(9, (i) => b.ball(-42 + (i % 3) * 42, -22 - Math.floor(i / 3) * 32, 20, '#c99a6a') + b.oval(-42 + (i % 3) * 42, -22 - Math.floor(i / 3) * 32, 12, 12, '#e8ca9c') + b.oval(-42 + (i % 3) * 42, -22 - Math.floor(i / 3) * 32, 5, 5, '#c99a6a'))) +
    b.put(-306, 8, 1, b.shape('M-40 -46 H40 L30 4 H-30Z', '#c99a5c') + b.stroke('M-38 -34 H38 M-34 -18 H34', '#a87a44', 4) + each(5, (i) => b.ball(-28 + i * 14, -52 - (i % 2) * 8, 13, ['#d9544a', '#e07a5a'][i % 2] ?? '#d55')) + b.stroke('M-34 -46 Q0 -104 34 -46', '#a87a44', 6)) +
    b.oval(-150, 12, 70, 14, '#86ad62') + b.oval(170, 14, 60, 13, '#7aa25a'),

  beachhouse: (b) =>
    // Stilts, crossed, with a boat between them.
    each(5, (i) => b.box(-222 + i * 106, -118, 18, 138, 3, '#b9946a') + b.flat(`M${-212 + i * 106} -118 h8 v136 h-8Z`, '#7f5f44', 0.5)) + b.stroke('M-112 -104 L-8 14 M-8 -104 L-112 14 M100 -104 L204 14 M204 -104 L100 14', '#a4825c', 7, 0.8) +
    b.put(52, 16, 0.72, b.shape('M-100 -40 Q0 -22 100 -46 Q84 2 50 6 H-56 Q-92 0 -100 -40Z', '#e8705a') + b.stroke('M-98 -34 Q0 -16 98 -40', '#fdf3e0', 7)) +
    b.box(-282, -128, 564, 24, 4, '#d4b184') + each(11, (i) => b.stroke(`M${-262 + i * 52} -126 v20`, '#a4825c', 3, 0.6)) +
    // Boards, a door, two windows under awnings.
    b.box(-206, -300, 412, 176, 5, '#a9dadc') + each(10, (i) => b.stroke(`M${-184 + i * 41} -296 V-128`, '#86bec4', 4, 0.7)) + b.flat('M150 -300 H206 V-124 H150Z', '#4f8f9a', 0.3) + b.flat('M-206 -296 H206 V-268 H-206Z', '#3b4a5a', 0.18) +
    each(2, (i) => { const x = i ? 122 : -122; return b.box(x - 48, -262, 96, 96, 6, '#ffffff') + b.pane(x, -254, 78, 82) + b.stroke(`M${x} -254 v82`, '#ffffff', 5) + b.shape(`M${x - 58} -240 L${x - 48} -274 H${x + 48} L${x + 58} -240Z`, '#fdf3e0') + each(4, (k) => b.flat(`M${x - 52 + k * 29} -240 L${x - 44 + k * 25.6} -273 h13 L${x - 38 + k * 29} -240Z`, '#f0846a')) + b.box(x - 50, -168, 100, 15, 4, '#c49a72') + each(6, (k) => b.ball(x - 40 + k * 16, -172 - (k % 2) * 7, 9, ['#f28ab0', '#f6c860', '#7fae72'][k % 3] ?? '#f88')); }) +
    b.box(-46, -250, 92, 128, 6, '#ffffff') + b.box(-37, -241, 74, 119, 5, '#e8705a') + b.ball(0, -206, 20, '#ffffff') + b.ball(0, -206, 15, b.lit ? '#ffe09a' : '#bfe4f0') + b.stroke('M0 -220 v28 M-14 -206 h28', '#ffffff', 4) + b.ball(24, -172, 5, '#f4cf6a') +
    b.put(0, -222, 0.55, each(8, (i) => b.ball(Math.cos(i * 0.785) * 44, 26 + Math.sin(i * 0.785) * 44, 8, i % 2 ? '#fff3dc' : '#f6c4b0'))) +
    // A roof of pale shingles with a little tower.
    b.shape('M-270 -288 L-150 -396 H150 L270 -288Z', '#e8c9a0') + each(4, (i) => b.stroke(`M${-242 + i * 28} ${-312 - i * 25} H${242 - i * 28}`, '#c9a47a', 4.5, 0.7)) + b.box(-278, -298, 556, 16, 6, '#fdf6ee') +
    b.box(-40, -440, 80, 60, 4, '#a9dadc') + b.pane(0, -430, 34, 40) + b.shape('M-58 -436 L0 -492 L58 -436Z', '#e0705a') + b.stroke('M0 -490 V-540', '#8a6044', 5) + b.flat('M0 -540 q26 6 46 0 v24 q-22 8 -46 0Z', '#f2c14e') +
    // The rail, a hammock, the stairs.
    b.stroke('M-280 -176 H-50 M50 -176 H280', '#fdf6ee', 8) + each(6, (i) => b.stroke(`M${-272 + i * 43} -174 V-126 M${58 + i * 43} -174 V-126`, '#fdf6ee', 6)) +
    b.shape('M-256 -126 L-390 22 H-340 L-212 -126Z', '#b9946a') + each(5, (i) => b.box(-278 - i * 27, -104 + i * 27, 58, 10, 3, '#d9bc90')) + b.stroke('M-262 -170 L-396 -24 M-396 -24 V22', '#fdf6ee', 7) +
    // A board and a ring on the wall, a bucket and a spade.
    b.put(318, 20, 1, b.shape('M-26 -4 Q-34 -160 0 -230 Q34 -160 26 -4 Q0 10 -26 -4Z', '#f2a45a') + b.flat('M-9 0 Q-13 -150 0 -220 Q13 -150 9 0Z', '#fdf3e0') + b.flat('M-28 -70 Q0 -60 28 -70 V-96 Q0 -86 -28 -96Z', '#3f9fae')) +
    b.put(196, -218, 1, b.oval(0, 0, 21, 21, '#e0564a') + b.oval(0, 0, 10, 10, '#a9dadc')) +
    b.put(250, 26, 0.9, b.shape('M-22 -40 H22 L16 2 H-16Z', '#f2c14e') + b.stroke('M-20 -40 Q0 -70 20 -40', '#d9544a', 5) + b.flat(`M-6 -26 h12 v12 h-12Z`, '#e0564a')),
} satisfies Record<string, Hero>;
