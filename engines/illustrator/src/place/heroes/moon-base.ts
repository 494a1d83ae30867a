/** Where people live on the moon: domes that a tunnel joins, a rocket, a dish that listens and a car with big wheels. */
import { starPath } from '../../shapes.ts';
import { each, type Brush, type Hero } from './brush.ts';

const dome = (b: Brush, x: number, r: number): string =>
  b.glow(x, -r * 0.3, r * 1.5, '#ffcf7a', 0.4) +
  b.shape(`M${x - r} 4 A${r} ${r * 0.96} 0 0 1 ${x + r} 4Z`, '#d3e2fa') +
  b.stroke(`M${x} ${-r * 0.94} V4 M${x - r * 0.5} ${-r * 0.82} Q${x - r * 0.62} ${-r * 0.3} ${x - r * 0.6} 4 M${x + r * 0.5} ${-r * 0.82} Q${x + r * 0.62} ${-r * 0.3} ${x + r * 0.6} 4`, '#a9bbdf', 4, 0.8) +
  b.stroke(`M${x - r * 0.74} ${-r * 0.4} A${r} ${r} 0 0 1 ${x - r * 0.14} ${-r * 0.86}`, '#ffffff', r * 0.07, 0.8) +
  b.box(x - r * 1.06, -r * 0.14, r * 2.12, r * 0.2, r * 0.08, '#e6ecfb') +
  b.flat(`M${x - r * 0.24} ${r * 0.04} V${-r * 0.36} A${r * 0.24} ${r * 0.26} 0 0 1 ${x + r * 0.24} ${-r * 0.36} V${r * 0.04}Z`, '#8697c4') + b.flat(`M${x - r * 0.17} ${r * 0.04} V${-r * 0.34} A${r * 0.17} ${r * 0.19} 0 0 1 ${x + r * 0.17} ${-r * 0.34} V${r * 0.04}Z`, '#ffe6a0') +
  each(2, (i) => b.ball(x + (i ? 1 : -1) * r * 0.6, -r * 0.42, r * 0.13, '#8697c4') + b.ball(x + (i ? 1 : -1) * r * 0.6, -r * 0.42, r * 0.095, '#ffe6a0'));

const rocket = (b: Brush): string =>
  b.flat('M-40 -40 L-84 30 L-34 12Z M40 -40 L84 30 L34 12Z', '#d9486a') + b.shape('M0 -330 C66 -260 70 -120 46 0 H-46 C-70 -120 -66 -260 0 -330Z', '#f2f3fa') + b.shape('M0 -330 C32 -296 48 -262 54 -226 Q0 -204 -54 -226 C-48 -262 -32 -296 0 -330Z', '#e8607a') +
  b.ball(0, -160, 34, '#5a678f') + b.ball(0, -160, 25, '#ffe6a0') + b.box(-34, -4, 68, 20, 6, '#5a678f') + b.flat(starPath(0, -76, 22), '#e8607a');

const dish = (b: Brush): string =>
  b.stroke('M-30 6 L0 -120 L30 6 M-18 -50 H18', '#9aa6c8', 9) + b.put(0, -140, 1, b.shape('M-86 -20 Q0 84 86 -20 Q0 22 -86 -20Z', '#e6ecfb') + b.oval(0, -18, 86, 22, '#b9c6e4') + b.stroke('M0 -10 L0 -80', '#9aa6c8', 6) + b.ball(0, -86, 11, '#ff9a6a'), -24) + b.glow(-34, -222, 60, '#ff9a6a', 0.6);

const rover = (b: Brush): string =>
  b.box(-84, -82, 168, 46, 16, '#f2b33d') + b.shape('M-44 -80 Q-38 -136 14 -136 Q62 -136 66 -80Z', '#bfe0f4') + b.stroke('M10 -136 V-82', '#8fb0cc', 5) + b.stroke('M-70 -84 V-140', '#9aa6c8', 6) + b.ball(-70, -146, 9, '#ff9a6a') +
  each(3, (i) => b.ball(-62 + i * 62, -26, 30, '#4a5278') + b.ball(-62 + i * 62, -26, 15, '#c4cfe8'));

export const MOON_BASE = {
  moonbase: (b) =>
    b.box(-190, -56, 250, 52, 24, '#c4d0ea') + each(4, (i) => b.stroke(`M${-150 + i * 52} -56 V-6`, '#9fb0d4', 6, 0.8)) +
    dome(b, -250, 142) + dome(b, 66, 98) +
    b.put(270, 4, 1, rocket(b)) +
    b.put(-444, 8, 0.8, dish(b)) +
    b.put(420, 40, 0.82, rover(b)) +
    b.put(-90, 20, 1, b.stroke('M0 0 V-150', '#e6ecfb', 7) + b.flat('M3 -150 H92 L74 -122 L92 -94 H3Z', '#5fa8e0') + b.flat(starPath(40, -122, 17), '#ffe27a')) +
    each(6, (i) => b.glow(-160 + i * 64, 26 + (i % 2) * 12, 36, '#ffe6a0', 0.8) + b.ball(-160 + i * 64, 26 + (i % 2) * 12, 7, '#fff3c4')),
} satisfies Record<string, Hero>;
