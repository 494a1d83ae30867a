/** The theatre in the middle of a village of puppets, and the small houses on both sides of it. */
import { starPath } from '../../shapes.ts';
import { each, type Brush, type Hero } from './brush.ts';

/** Somebody of wood on strings. */
const puppet = (b: Brush, coat: string, hat: string, wave: number): string =>
  b.stroke('M0 -128 V-214 M-30 -60 V-214 M34 -66 V-214', '#f1e2c4', 3, 0.9) + b.shape('M-28 -84 Q0 -96 28 -84 L40 4 H-40Z', coat) + b.flat('M-8 -86 H8 V2 H-8Z', '#fdf3e0', 0.6) + each(3, (i) => b.ball(0, -68 + i * 22, 4, hat)) +
  b.stroke(`M-28 -76 L-48 ${-40 - wave} M28 -76 L50 ${-44 + wave}`, coat, 13) + b.ball(-48, -38 - wave, 9, '#f0c49a') + b.ball(50, -42 + wave, 9, '#f0c49a') +
  b.ball(0, -112, 31, '#f6d2b0') + b.oval(-15, -102, 7, 5, '#f0a090', 0.7) + b.oval(15, -102, 7, 5, '#f0a090', 0.7) + b.oval(-11, -116, 4, 6, '#3a2a30') + b.oval(11, -116, 4, 6, '#3a2a30') + b.ball(0, -107, 5, '#e08a6a') + b.stroke('M-11 -97 Q0 -88 11 -97', '#8a4a4a', 4) +
  b.shape('M-33 -126 Q0 -144 33 -126 L8 -186Z', hat) + b.ball(8, -188, 8, '#fff3dc');

const smallHouse = (b: Brush, wall: string, roof: string): string =>
  b.box(-52, -110, 104, 114, 5, wall) + b.shape('M-70 -102 L0 -180 L70 -102Z', roof) + each(3, (i) => b.stroke(`M${-50 + i * 17} ${-116 - i * 18} H${50 - i * 17}`, '#4a2a34', 3, 0.25)) + b.box(-20, -62, 40, 66, 4, '#8a5f3c') + b.ball(11, -28, 4, '#f4cf6a') + b.box(-16, -102, 32, 30, 4, '#fff6e6') + b.box(-12, -98, 24, 22, 3, b.lit ? '#ffe09a' : '#bfe0ee') + b.stroke('M0 -98 v22', '#fff6e6', 3);

export const PUPPET_STAGE = {
  puppetstage: (b) =>
    b.put(-372, -6, 1, smallHouse(b, '#f2d9b4', '#5f8fc0')) + b.put(376, -8, 0.94, smallHouse(b, '#e8c4b8', '#6fa86a')) + b.put(-470, -16, 0.74, smallHouse(b, '#dce4c8', '#b4685c')) + b.put(466, -18, 0.7, smallHouse(b, '#f2e2c0', '#8f72b4')) +
    b.oval(0, 12, 320, 22, '#3b2a4a', 0.2) +
    // Boards on a cart with wheels: they go from town to town.
    b.box(-290, -46, 580, 44, 8, '#8f623e') + each(9, (i) => b.stroke(`M${-264 + i * 66} -42 V-6`, '#6f4a30', 4, 0.6)) + b.flat('M-290 -46 H290 V-34 H-290Z', '#b4804e') +
    each(2, (i) => b.put(i ? 210 : -210, -6, 1, b.ball(0, 0, 36, '#a4704a') + b.oval(0, 0, 27, 27, '#e8c690') + each(4, (k) => b.put(0, 0, 1, b.box(-4, -27, 8, 54, 2, '#a4704a'), k * 45)) + b.ball(0, 0, 9, '#f2c14e'))) +
    // The house front, with columns and a scalloped roof.
    b.box(-246, -388, 492, 344, 12, '#c9544a') + b.flat('M190 -388 H246 V-44 H190Z', '#7a2f3a', 0.3) + b.box(-200, -316, 400, 236, 8, '#4f3a74') + b.glow(0, -160, 210, '#ffd98a', 0.55) + b.flat('M-200 -130 Q-90 -196 0 -160 T200 -150 V-80 H-200Z', '#5f8f86', 0.8) + b.ball(-96, -262, 22, '#fdf3c8') + each(4, (i) => b.flat(starPath([-30, 40, 96, 4][i] ?? 0, [-276, -250, -284, -236][i] ?? 0, 8), '#ffe9b0')) +
    b.put(-72, -84, 0.98, puppet(b, '#58a878', '#f2c14e', 22)) + b.put(74, -84, 0.98, puppet(b, '#4f8fc4', '#e0564a', -14)) +
    // Curtains in folds, tied back.
    each(2, (i) => { const s = i ? 1 : -1; return b.shape(`M${s * 204} -320 H${s * 74} Q${s * 96} -210 ${s * 176} -170 Q${s * 160} -120 ${s * 172} -78 H${s * 204}Z`, '#e0606c') + b.stroke(`M${s * 176} -316 Q${s * 178} -220 ${s * 186} -176 M${s * 140} -316 Q${s * 148} -230 ${s * 180} -182 M${s * 106} -316 Q${s * 124} -236 ${s * 176} -186 M${s * 190} -160 V-84`, '#b4404e', 4, 0.6) + b.box(i ? 164 : -206, -182, 42, 15, 7, '#f2c14e') + b.ball(s * 172, -160, 8, '#f2c14e'); }) +
    each(10, (i) => b.shape(`M${-206 + i * 41.2} -322 h41.2 v14 a20.6 24 0 0 1 -41.2 0Z`, i % 2 ? '#f2c14e' : '#d9546a')) +
    each(2, (i) => b.post(i ? 206 : -238, -372, 32, 296, '#f2c14e') + b.stroke(`M${i ? 206 : -238} -320 l32 -22 M${i ? 206 : -238} -260 l32 -22 M${i ? 206 : -238} -200 l32 -22 M${i ? 206 : -238} -140 l32 -22`, '#d9544a', 7, 0.8) + b.ball(i ? 222 : -222, -392, 17, '#f2c14e')) +
    b.box(-268, -92, 536, 34, 8, '#f2c14e') + each(11, (i) => b.ball(-240 + i * 48, -75, 8, '#fff3c4') + b.glow(-240 + i * 48, -75, 26, '#ffe9b0', 0.6)) +
    b.shape('M-296 -384 Q-180 -400 0 -494 Q180 -400 296 -384 L282 -364 H-282Z', '#e0a83c') + each(7, (i) => b.stroke(`M${(i - 3) * 12} -480 Q${(i - 3) * 44} -420 ${(i - 3) * 82} -382`, '#b9802a', 4, 0.5)) + b.ball(0, -498, 18, '#ffe27a') +
    b.shape('M-80 -382 Q0 -444 80 -382 V-346 H-80Z', '#5f4a84') + b.stroke('M-80 -382 Q0 -444 80 -382 V-346 H-80Z', '#f2c14e', 6) + b.put(-22, -382, 1, b.oval(0, 0, 17, 20, '#fff3dc') + b.stroke('M-7 6 Q0 13 7 6', '#8a4a4a', 3.4) + b.oval(-6, -4, 2.6, 4, '#3a2a30') + b.oval(6, -4, 2.6, 4, '#3a2a30')) + b.put(24, -376, 1, b.oval(0, 0, 17, 20, '#f2b8a4') + b.stroke('M-7 11 Q0 4 7 11', '#8a4a4a', 3.4) + b.oval(-6, -2, 2.6, 4, '#3a2a30') + b.oval(6, -2, 2.6, 4, '#3a2a30')) +
    // Toadstools to sit on.
    each(4, (i) => b.put([-190, -70, 80, 196][i] ?? 0, 52 + (i % 2) * 12, 0.8, b.oval(0, 2, 40, 8, '#3b2a4a', 0.22) + b.box(-11, -26, 22, 28, 7, '#f6ead2') + b.shape('M-38 -22 Q-34 -58 0 -60 Q34 -58 38 -22Z', i % 2 ? '#e8707a' : '#f2a45a') + b.ball(-12, -42, 6, '#fff3dc') + b.ball(14, -36, 5, '#fff3dc'))),
} satisfies Record<string, Hero>;
