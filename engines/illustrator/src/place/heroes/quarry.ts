/** A quarry of marble, with steps cut into its white wall and a block on its way up. */
import { each, type Brush, type Hero } from './brush.ts';

const block = ({ box, stroke, flat }: Brush, x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, 5, '#f4eff2') + flat(`M${x + w * 0.78} ${y} h${w * 0.22} v${h} h${-w * 0.22}Z`, '#9a90b0', 0.32) + flat(`M${x} ${y} h${w} l-10 12 h${-w + 20}Z`, '#ffffff', 0.9) + stroke(`M${x + w * 0.1} ${y + h * 0.42} q${w * 0.22} ${h * 0.2} ${w * 0.36} 0 t${w * 0.34} ${h * 0.06} M${x + w * 0.2} ${y + h * 0.78} q${w * 0.2} ${-h * 0.16} ${w * 0.44} 0`, '#b4aac4', 4, 0.6);

export const QUARRY = {
  marbleblocks: (b) =>
    // The wall in terraces.
    b.shape('M-440 8 V-190 H-356 V-300 H-196 V-372 H150 V-286 H300 V-176 H430 V8Z', '#ded6de') + each(4, (i) => b.flat([`M-440 -190 H-356 V-168 H-440Z`, `M-356 -300 H-196 V-278 H-356Z`, `M-196 -372 H150 V-350 H-196Z`, `M150 -286 H300 V-264 H150Z`][i] ?? '', '#fbf7fa')) + b.flat('M300 -176 H430 V-154 H300Z', '#fbf7fa') + each(9, (i) => b.stroke(`M${-400 + i * 96} ${[-160, -250, -270, -330, -340, -320, -240, -240, -130][i] ?? -200} V-20`, '#b9b0bf', 4, 0.55)) + each(4, (i) => b.stroke(`M${-430 + i * 20} ${-120 + i * 30} q110 -20 190 6 t200 -8 t180 10`, '#c4bac8', 4, 0.5)) + b.flat('M-196 -372 V-300 H-230 V-290 H-196Z M150 -286 V-276 H120 V-286Z', '#8f86a0', 0.3) + b.oval(-400, -192, 40, 9, '#a4b48c') + b.oval(240, -288, 44, 9, '#a4b48c') +
    // Blocks that wait; one is going to be a lion.
    block(b, -352, -108, 132, 114) + block(b, -312, -196, 104, 88) + block(b, 236, -102, 128, 108) + block(b, 262, -174, 84, 72) +
    b.put(-140, 6, 1, block(b, -64, -60, 128, 64) + b.shape('M-50 -58 Q-62 -128 -20 -150 Q20 -168 46 -134 Q66 -104 48 -58Z', '#f8f4f6') + each(9, (i) => b.ball(Math.cos(i * 0.7) * 40, -106 + Math.sin(i * 0.7) * 40, 15, '#e8e0e8')) + b.ball(0, -106, 35, '#fbf8fa') + b.oval(-12, -112, 4, 6, '#8f86a0') + b.oval(12, -112, 4, 6, '#8f86a0') + b.flat('M-8 -102 H8 L0 -92Z', '#b4aac4') + b.stroke('M-12 -86 Q0 -78 12 -86', '#b4aac4', 4)) +
    b.stroke('M-92 -12 l-24 14 M-60 -160 l-20 -26', '#a4764a', 7) + each(5, (i) => b.ball(-196 + i * 30, 6 + (i % 2) * 5, 7 + (i % 3) * 2, '#f0eaf0')) +
    // The crane with its wheel, and the block that hangs.
    b.stroke('M20 10 L96 -430 L176 10', '#a4764a', 17) + b.stroke('M48 -150 H150 M66 -258 H130', '#8a5f3c', 10) + b.stroke('M96 -430 L176 -404', '#a4764a', 13) + b.ball(176, -400, 17, '#c98a4a') + b.ball(96, -428, 20, '#c98a4a') + b.stroke('M176 -386 V-262 M176 -262 L130 -222 M176 -262 L222 -222', '#7a6a5a', 6) + block(b, 124, -226, 104, 78) +
    b.put(98, -104, 1, b.ball(0, 0, 44, '#b97f52') + b.oval(0, 0, 32, 32, '#e8dcd0') + each(4, (k) => b.put(0, 0, 1, b.box(-4, -40, 8, 80, 2, '#a4704a'), k * 45)) + b.ball(0, 0, 10, '#8a5f3c')) +
    // A cart on rails.
    b.stroke('M-60 26 H420', '#8a94ac', 6) + each(9, (i) => b.stroke(`M${-44 + i * 56} 20 v14`, '#8a6044', 7)) + b.put(40, 18, 0.8, b.shape('M-70 -62 H70 L56 -12 H-56Z', '#a4704a') + b.stroke('M-66 -44 H66', '#6a7088', 6) + each(4, (i) => b.ball(-42 + i * 28, -70 - (i % 2) * 8, 18, '#f4eff2')) + b.ball(-34, -4, 13, '#5a5468') + b.ball(34, -4, 13, '#5a5468')),
} satisfies Record<string, Hero>;
