/** Where it is written down what the sky does: a hut with dials, a dish that listens, cups that the wind turns, a balloon. */
import { each, type Brush, type Hero } from './brush.ts';

const dial = ({ ball, oval, stroke }: Brush, x: number, y: number, r: number, turn: number): string =>
  ball(x, y, r, '#b4703c') + oval(x, y, r * 0.8, r * 0.8, '#fdf6ee') + each(8, (i) => stroke(`M${x + Math.cos(i * 0.785) * r * 0.58} ${y + Math.sin(i * 0.785) * r * 0.58} L${x + Math.cos(i * 0.785) * r * 0.72} ${y + Math.sin(i * 0.785) * r * 0.72}`, '#6f7a94', 3)) +
  stroke(`M${x} ${y} L${x + Math.cos(turn) * r * 0.56} ${y + Math.sin(turn) * r * 0.56}`, '#e0564a', 4) + oval(x, y, 4, 4, '#3a3a4a');

export const WEATHER_STATION = {
  dish: (b) =>
    // The hut: boards, a porch roof, windows with light, a row of dials.
    b.box(-306, -216, 292, 222, 6, '#f2ece4') + each(6, (i) => b.stroke(`M-302 ${-184 + i * 32} H-18`, '#dcd4cc', 3.4, 0.9)) + b.flat('M-60 -216 H-14 V6 H-60Z', '#8a93ac', 0.3) + b.flat('M-306 -208 H-14 V-184 H-306Z', '#3b3f5a', 0.2) +
    b.shape('M-340 -204 L-276 -284 H-44 L20 -204Z', '#4f79a4') + each(3, (i) => b.stroke(`M${-322 + i * 18} ${-224 - i * 20} H${2 - i * 18}`, '#3f658c', 4.5, 0.7)) + b.flat('M-330 -212 L-276 -284 H-44 L-30 -266 Q-160 -286 -276 -246Z', '#ffffff', 0.75) +
    each(2, (i) => { const x = i ? -92 : -250; return b.box(x - 40, -178, 80, 84, 5, '#ffffff') + b.pane(x, -172, 64, 72) + b.stroke(`M${x} -172 v72`, '#ffffff', 5) + b.box(x - 48, -96, 96, 14, 4, '#b9865c'); }) +
    b.box(-200, -140, 62, 146, 5, '#ffffff') + b.box(-193, -133, 48, 139, 4, '#e0705a') + b.ball(-154, -60, 5, '#f4cf6a') + b.box(-184, -122, 30, 30, 4, b.lit ? '#ffe09a' : '#cfe2ee') +
    dial(b, -250, -56, 27, -0.9) + dial(b, -92, -56, 27, -2.2) + b.box(-214, 2, 90, 15, 4, '#c4ccd8') + b.box(-124, -340, 30, 70, 4, '#8f8790') + b.box(-130, -348, 42, 14, 4, '#746c78') + b.stroke('M-110 -356 q-16 -26 4 -48 q16 -20 0 -42', '#ffffff', 12, 0.5) +
    // A cupboard with slats on legs, and a gauge for the rain.
    b.put(66, 8, 1, b.stroke('M-30 0 V-80 M30 0 V-80', '#fdf6ee', 9) + b.box(-44, -156, 88, 82, 5, '#ffffff') + each(6, (i) => b.stroke(`M-34 ${-144 + i * 12} H34`, '#c4ccd8', 4)) + b.shape('M-56 -150 L0 -182 L56 -150Z', '#4f79a4')) +
    b.put(-352, 8, 1, b.box(-5, -60, 10, 62, 2, '#8a94ac') + b.box(-17, -112, 34, 60, 8, '#e4f0fa') + b.box(-14, -82, 28, 28, 5, '#6fb4e0') + b.shape('M-24 -126 H24 L15 -104 H-15Z', '#c4d4e4')) +
    // The dish: ribs, a foot with struts.
    b.put(236, 0, 1.16, b.box(-62, -10, 124, 18, 6, '#9aa4ba') + b.stroke('M-44 -6 L0 -150 L44 -6 M-26 -64 H26', '#8a94ac', 12) +
      b.put(0, -196, 1, b.shape('M-150 -26 A150 132 0 0 0 150 -26Z', '#dfe7f2') + b.flat('M20 104 A150 132 0 0 0 150 -26 H96 Q92 60 20 104Z', '#8f9cb8', 0.4) + b.oval(0, -26, 150, 36, '#f2f6fb') + b.oval(0, -22, 132, 28, '#cdd8e8') + each(5, (i) => b.stroke(`M${-116 + i * 58} ${-30 + Math.abs(i - 2) * 2} Q${-40 + i * 20} -10 0 -4`, '#aab8ce', 3, 0.8)) + b.stroke('M-92 -34 L0 -132 L92 -34 M0 -18 V-132', '#8a94ac', 6) + b.ball(0, -138, 16, '#e0564a') + b.glow(0, -140, 60, '#ff9a6a', b.lit ? 0.8 : 0.2), -26)) +
    // A mast with cups and a vane; a balloon goes up with its little box.
    b.stroke('M-420 8 V-380 M-436 -120 H-404 M-436 -220 H-404', '#8a94ac', 10) + b.stroke('M-494 -392 L-346 -368 M-424 -416 L-414 -344', '#8a94ac', 6) + each(4, (i) => b.ball([-498, -342, -426, -412][i] ?? 0, [-393, -368, -422, -338][i] ?? 0, 21, '#f2a53a') + b.oval([-492, -336, -420, -406][i] ?? 0, [-393, -368, -422, -338][i] ?? 0, 11, 15, '#c9802a')) +
    b.flat('M-420 -292 L-330 -314 V-258Z', '#e8606a') + b.flat('M-394 -298 L-362 -306 V-268 L-394 -279Z', '#fdf6ee') +
    b.stroke('M60 -360 Q70 -320 62 -278', '#e8e4f0', 3) + b.ball(60, -424, 62, '#f6f2ee') + b.flat('M52 -364 h18 l-4 12 h-10Z', '#e0705a') + b.stroke('M2 -430 Q60 -400 118 -430', '#e0705a', 8, 0.8) + b.box(48, -280, 28, 24, 4, '#e0a83c') + b.stroke('M54 -268 h16', '#8a5f3c', 3),
} satisfies Record<string, Hero>;
