/** A temple of steps, as old as the jungle that grows over it. */
import { each, type Brush, type Hero } from './brush.ts';

const TIERS = [[300, 0, 96], [234, -96, 88], [170, -184, 80]] as const;

/** A stone head beside the stairs. */
const guard = ({ box, oval, flat, stroke }: Brush): string =>
  box(-50, -96, 100, 100, 18, '#b0aa90') + flat('M-50 -78 L-64 -116 L-20 -96Z M50 -78 L64 -116 L20 -96Z', '#b0aa90') +
  oval(-20, -60, 12, 13, '#6f6a58') + oval(20, -60, 12, 13, '#6f6a58') + flat('M-12 -44 H12 L0 -30Z', '#7f7a64') + stroke('M-24 -20 Q0 -6 24 -20', '#6f6a58', 6);

const vine = ({ stroke, oval }: Brush, x: number, y: number, long: number): string =>
  stroke(`M${x} ${y} q14 ${long * 0.3} -4 ${long * 0.55} t6 ${long * 0.45}`, '#5f9050', 7) +
  each(Math.round(long / 26), (i) => oval(x + (i % 2 ? 12 : -10), y + 14 + i * 25, 12, 8, i % 3 ? '#6fa85a' : '#85ba68'));

export const JUNGLE = {
  jungletemple: (b) =>
    b.glow(0, -300, 320, '#fff3c4', 0.35) +
    TIERS.map(([half, y, tall], row) =>
      b.shape(`M${-half} ${y + 4} L${-half + 16} ${y - tall + 18} H${half - 16} L${half} ${y + 4}Z`, ['#b9b296', '#c2bb9e', '#cbc4a8'][row] ?? '#cca') +
      b.box(-half, y - tall, half * 2, 26, 6, '#d3ccb0') +
      each(Math.floor(half / 30), (i) => b.stroke(`M${-half + 34 + i * 58} ${y - tall + 40 + (i % 2) * 20} h26`, '#9f987e', 5, 0.6)) +
      b.oval(-half + 70, y - tall + 3, 54, 13, '#7fae62') + b.oval(half - 100, y - tall + 2, 40, 11, '#8dba70')).join('') +
    b.box(-118, -402, 236, 140, 6, '#c6bfa2') + b.box(-140, -424, 280, 32, 8, '#d8d1b6') + b.shape('M-112 -424 L-84 -466 H84 L112 -424Z', '#c6bfa2') +
    b.oval(-86, -424, 50, 13, '#7fae62') +
    // The face over the door, and the door.
    b.oval(-56, -372, 15, 17, '#6f6a58') + b.oval(56, -372, 15, 17, '#6f6a58') + b.flat('M-20 -380 H20 L12 -350 H-12Z', '#a8a186') +
    b.glow(0, -290, 110, '#ffd98a', 0.9) + b.flat('M-46 -262 V-308 Q0 -346 46 -308 V-262Z', '#5f4a3c') + b.flat('M-30 -262 V-300 Q0 -326 30 -300 V-262Z', '#ffe6a0', 0.9) +
    b.shape('M-56 -262 H56 L86 8 H-86Z', '#ded7bc') + each(9, (i) => b.stroke(`M${-60 - i * 3} ${-238 + i * 28} H${60 + i * 3}`, '#a8a186', 6, 0.8)) +
    b.shape('M-56 -262 H-78 L-116 8 H-86Z', '#b0a98e') + b.shape('M56 -262 H78 L116 8 H86Z', '#b0a98e') +
    b.put(-170, 14, 0.9, guard(b)) + b.put(170, 14, 0.9, guard(b)) +
    vine(b, -226, -176, 150) + vine(b, 150, -254, 130) + vine(b, 250, -86, 86) + vine(b, -112, -408, 110) + vine(b, 122, -410, 84) +
    each(6, (i) => b.ball([-230, -206, 160, 236, -110, 118][i] ?? 0, [-60, -130, -150, -40, -330, -350][i] ?? 0, 11, i % 2 ? '#f28a6a' : '#f2c14e')) +
    b.oval(-300, 4, 60, 26, '#6fa05c') + b.oval(304, 6, 66, 28, '#64964f'),
} satisfies Record<string, Hero>;
