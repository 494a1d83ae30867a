/** Towns of today: cranes, buses, fire engines, stations. */
import { each, type Brush, type Hero } from './brush.ts';

const wheels = ({ ball }: Brush, xs: readonly number[], r = 34): string =>
  xs.map((x) => ball(x, -r + 6, r, '#3a3a4a') + ball(x, -r + 6, r * 0.45, '#d9dce8')).join('');

export const STREETS = {
  locomotive: (b) =>
    b.stroke('M-640 8 H640 M-640 26 H640', '#8a8494', 8) +
    each(15, (i) => b.stroke(`M${-600 + i * 86} 2 v30`, '#7a5a44', 13)) +
    b.box(-300, -200, 150, 170, 10, '#3f7a5a') +
    b.box(-320, -224, 190, 30, 10, '#2f5f46') +
    b.box(-276, -176, 96, 74, 10, '#ffe9ad') +
    b.post(-160, -160, 360, 124, '#4a8f6a') +
    b.oval(200, -98, 22, 62, '#2f5f46') +
    b.shape('M120 -158 L108 -250 H180 L168 -158Z', '#3a3a4a') +
    b.box(98, -262, 92, 20, 8, '#e0b04a') +
    b.ball(20, -164, 34, '#e0b04a') +
    b.stroke('M-80 -158 V-40 M60 -158 V-40', '#e0b04a', 8) +
    b.shape('M190 -40 L290 0 H180Z', '#c9544a') +
    b.ball(214, -98, 18, '#fff3b0') +
    wheels(b, [-240, -90, 40, 160], 44) +
    b.stroke('M-90 -38 H160', '#e0b04a', 11) +
    each(4, (i) => b.ball(140 - i * 70, -310 - i * 40, 36 + i * 16, '#ffffff').replace('fill=', 'opacity=".8" fill=')) +
    b.put(
      -470,
      0,
      1,
      b.box(-110, -220, 220, 226, 8, '#e4c9a0') +
        b.shape('M-140 -210 L0 -290 L140 -210Z', '#b8604c') +
        b.ball(0, -180, 36, '#fdf6e6') +
        b.stroke('M0 -180 v-22 M0 -180 l14 8', '#4a3550', 5) +
        b.pane(-60, -130, 40, 56) +
        b.pane(60, -130, 40, 56),
    ),
  skyscraper: (b) =>
    each(3, (k) => {
      const x = [-260, 40, 310][k] ?? 0;
      const w = [150, 200, 130][k] ?? 150;
      const t = [480, 660, 380][k] ?? 400;
      const c = ['#8fa4c4', '#a9c4d8', '#b4a4c4'][k] ?? '#9ab';
      const rows = Math.floor((t - 150) / 44);
      const wide = (w - 28) / 5;
      const top = [b.shape(`M${x - w / 2 + 16} ${-t} Q${x} ${-t - 62} ${x + w / 2 - 16} ${-t}Z`, c), b.box(x - w * 0.36, -t - 40, w * 0.72, 46, 6, c) + b.shape(`M${x - w * 0.3} ${-t - 38} L${x} ${-t - 96} L${x + w * 0.3} ${-t - 38}Z`, '#7fb4c4'), b.box(x - w * 0.34, -t - 30, w * 0.4, 34, 4, c) + each(3, (i) => b.ball(x + w * 0.12 + i * 20, -t - 12, 17, '#7fae72'))][k] ?? '';
      return (
        top + b.box(x - w / 2, -t, w, t + 6, 10, c) + b.flat(`M${x + w * 0.3} ${-t + 4} H${x + w / 2} V4 H${x + w * 0.3}Z`, b.darker(c, 0.09), 0.45) + b.box(x - w / 2 - 6, -t - 6, w + 12, 16, 5, b.darker(c, -0.05)) +
        each(rows * 5, (i) => b.box(x - w / 2 + 16 + (i % 5) * wide, -t + 26 + Math.floor(i / 5) * 44, wide - 7, 30, 3, b.lit && (i * 7) % 3 ? '#ffe09a' : (i * 5) % 7 ? '#cfe4f4' : '#eaf6ff')) +
        each(Math.floor(rows / 4), (i) => b.box(x - w / 2 - 3, -t + 18 + (i + 1) * 176 - 12, w + 6, 7, 2, b.darker(c, 0.06))) +
        // Shops below, under awnings, between two trees.
        b.box(x - w / 2 - 8, -112, w + 16, 14, 4, b.darker(c, -0.06)) + b.box(x - w / 2 + 12, -92, w * 0.36, 92, 4, b.lit ? '#ffe6b0' : '#bfd8ea') + b.box(x + w * 0.1, -92, w * 0.32, 96, 4, '#5f6f94') + b.box(x + w * 0.13, -84, w * 0.12, 84, 3, b.lit ? '#ffe6b0' : '#cfe4f4') + b.box(x + w * 0.27, -84, w * 0.12, 84, 3, b.lit ? '#ffe6b0' : '#cfe4f4') +
        each(6, (i) => b.flat(`M${x - w / 2 + 6 + (i * w * 0.42) / 6} -98 h${(w * 0.42) / 6} v24 q${-w * 0.035} 12 ${-w * 0.07} 0Z`, i % 2 ? '#fdf3e0' : (['#e0707a', '#e0a84a', '#6f9fc4'][k] ?? '#e07'))) +
        b.stroke(`M${x - (k === 2 ? 40 : 0)} ${-t - (k === 1 ? 92 : k ? 26 : 40)} v-52`, '#7a84a0', 7) +
        b.ball(x - (k === 2 ? 40 : 0), -t - (k === 1 ? 148 : k ? 82 : 96), 9, '#e8606a') +
        each(2, (i) => b.stroke(`M${x + (i ? 1 : -1) * (w / 2 + 24)} 6 v-44`, '#8a6242', 7) + b.ball(x + (i ? 1 : -1) * (w / 2 + 24), -54, 25, i ? '#6fa660' : '#7fb46e'))
      );
    }),
  crane: (b) =>
    // Behind it a house that is not finished: floors, walls of brick, a ladder.
    each(3, (i) => b.box(52, -80 - i * 82, 320, 14, 3, '#b8b2b6') + b.stroke(`M74 ${-i * 82} v-68 M210 ${-i * 82} v-68 M348 ${-i * 82} v-68`, '#a09aa4', 15)) +
    each(22, (i) => { const row = Math.floor(i / 6); return b.box(88 + (i % 6) * 40 + (row % 2) * 18, -20 - row * 18, 37, 15, 2, ['#d9785c', '#c96a50', '#e08a6c'][(i + row) % 3] ?? '#d9785c'); }) + each(9, (i) => b.box(228 + (i % 3) * 38, -102 - Math.floor(i / 3) * 18, 35, 15, 2, ['#d9785c', '#c96a50', '#e08a6c'][i % 3] ?? '#d9785c')) +
    b.stroke('M120 4 L162 -260 M150 4 L192 -260', '#e0b060', 8) + each(9, (i) => b.stroke(`M${126 + i * 4.4} ${-28 - i * 27} h28`, '#e0b060', 6)) +
    b.box(-250, -26, 150, 34, 5, '#9a94a0') + b.box(-232, -48, 114, 26, 4, '#b0aab4') +
    b.stroke('M-175 -664 L-350 -560 M-175 -664 L370 -560', '#b98430', 5) +
    b.stroke('M-203 -40 V-560 M-147 -40 V-560', '#d9972c', 14) + b.stroke('M-206 -40 V-560 M-150 -40 V-560', '#f2b33d', 8) + each(11, (i) => b.stroke(`M-200 ${-48 - i * 46} L-150 ${-94 - i * 46} M-150 ${-48 - i * 46} L-200 ${-94 - i * 46} M-203 ${-94 - i * 46} h56`, '#e8a838', 5)) +
    b.stroke('M-200 -560 L-175 -664 L-150 -560', '#e8a838', 11) + b.ball(-175, -668, 10, '#e8606a') +
    b.stroke('M-360 -530 H384', '#d9972c', 12) + b.stroke('M-360 -562 H340 L384 -532', '#f2b33d', 10) + each(15, (i) => b.stroke(`M${-350 + i * 48} -560 l24 30 l24 -30`, '#e8a838', 5)) +
    b.box(-396, -540, 92, 84, 6, '#8a8494') + b.stroke('M-373 -536 v76 M-350 -536 v76 M-327 -536 v76', '#75707f', 5) +
    b.box(-142, -538, 92, 84, 10, '#f2b33d') + b.box(-130, -526, 68, 48, 6, '#cfe8f6') + b.flat('M-126 -484 L-96 -524 H-82 L-112 -480Z', '#ffffff', 0.6) +
    b.box(232, -548, 40, 20, 5, '#5a5468') + b.stroke('M244 -530 V-350 M260 -530 V-350', '#5a5468', 4) + b.box(236, -356, 32, 24, 5, '#f2b33d') + b.stroke('M252 -332 L190 -292 M252 -332 L314 -292', '#5a5468', 5) + each(3, (i) => b.box(184, -294 + i * 17, 136, 15, 3, i % 2 ? '#c9905a' : '#b97c48')) +
    b.put(-350, 10, 1, b.oval(-20, 0, 48, 8, '#3b2a4a', 0.26) + b.shape('M-48 0 L-28 -104 Q-20 -112 -12 -104 L8 0Z', '#f0803c') + b.flat('M-38 -50 H-2 L3 -26 H-43Z', '#fdf6ee') + b.flat('M-32 -82 H-8 L-6 -68 H-34Z', '#fdf6ee') + b.box(-66, -8, 92, 14, 4, '#d96a2c')) +
    b.put(-60, 8, 1, b.oval(0, 2, 62, 9, '#3b2a4a', 0.24) + b.shape('M-64 0 Q-40 -46 -6 -50 Q34 -46 60 0Z', '#d9bc84') + b.stroke('M18 -34 L44 -104', '#a4754c', 7) + b.shape('M8 -44 l26 10 l-14 32 q-18 -2 -22 -14Z', '#8f9ab0')),
  hospitalhouse: (b) => {
    const { box, flat, pane, shape, ball, stroke, post } = b;
    return (
      box(-300, -330, 600, 336, 10, '#f6f2f0') + flat('M220 -326 H300 V6 H220Z', '#d4c8cc', 0.5) + box(-300, -44, 600, 50, 4, '#d9dfe2') +
      flat('M-300 -320 H300 V-300 H-300Z', '#4a5a7a', 0.16) + box(-320, -352, 640, 32, 8, '#8fc4c4') + each(10, (i) => box(-304 + i * 64, -322, 18, 10, 2, '#79b0b2')) +
      stroke('M-310 -200 H310', '#e0d8d8', 8) +
      each(8, (i) => { const [x, y] = [-230 + (i % 4) * 152, i < 4 ? -290 : -180]; return i === 5 || i === 6 ? '' : box(x - 33, y - 4, 66, 76, 6, '#ffffff') + pane(x, y, 52, 66) + box(x - 38, y + 70, 76, 9, 3, '#dfe6ea') + (i % 3 ? '' : box(x - 30, y + 60, 60, 12, 4, '#8a6f5c') + each(5, (k) => ball(x - 24 + k * 12, y + 56 - (k % 2) * 5, 7, ['#f28ab0', '#f6c860', '#e86f7a'][k % 3] ?? '#f88'))); }) +
      // Over the door a roof on two posts, glass doors, steps and a ramp with a rail.
      box(-128, -186, 256, 26, 10, '#8fc4c4') + each(2, (i) => post(i ? 100 : -116, -164, 16, 168, '#e8e4e2')) + box(-84, -150, 168, 156, 6, '#dfe8ee') + each(2, (i) => box(i ? 5 : -75, -140, 70, 144, 4, '#a9d4ec') + flat(`M${i ? 12 : -68} -20 L${i ? 46 : -34} -134 h18 L${i ? 30 : -50} -20Z`, '#ffffff', 0.35) + stroke(`M${i ? 14 : -14} -78 v30`, '#6f8fa4', 6)) +
      box(-110, -6, 220, 12, 3, '#c9ccd2') + shape('M110 6 V-10 L226 6Z', '#c9ccd2') + stroke('M118 -52 L226 -34 M132 -48 V2 M176 -42 V4 M222 -34 V6', '#9aa8b8', 6) +
      box(-76, -446, 152, 126, 18, '#dfe6ea') + box(-68, -440, 136, 114, 14, '#fdf8f6') + flat('M0 -344 C-58 -384 -44 -428 0 -406 C44 -428 58 -384 0 -344Z', '#e0566a') +
      each(2, (i) => stroke(`M${i ? 256 : -256} 0 v-44`, '#8a6242', 8) + ball(i ? 256 : -256, -60, 36, '#6fae5c') + ball(i ? 248 : -266, -72, 20, '#86c072'))
    );
  },
} satisfies Record<string, Hero>;
