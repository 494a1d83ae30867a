/** Shops whose walls are shelves: one sells toys, the other wands. */
import { starPath } from '../../shapes.ts';
import { brushFor, each, type Brush, type Hero } from './brush.ts';
import { rack, WARES } from './rack.ts';

/** Between the shelves of a toy shop: a table with a train that runs round a hill, and stars on strings above it. */
const toyTable = (b: Brush): string =>
  b.box(-150, -112, 300, 26, 10, '#d98a5a') + b.box(-132, -88, 34, 96, 6, '#b9703f') + b.box(98, -88, 34, 96, 6, '#b9703f') +
  b.oval(0, -116, 140, 20, '#8fbf74') + b.shape('M-46 -118 Q-10 -196 34 -190 Q70 -170 84 -118Z', '#7fae68') + b.shape('M0 -118 V-136 A18 18 0 0 1 36 -136 V-118Z', '#4a3a44') +
  b.stroke('M-130 -118 Q0 -96 130 -118', '#8a6a54', 5) +
  each(3, (i) => b.put(-88 + i * 56, -116, 0.8, b.box(-28, -40, 52, 30, 6, ['#e0564a', '#f2c14e', '#4f9fc4'][i] ?? '#f00') + (i ? '' : b.box(-24, -66, 22, 30, 4, '#58b878') + b.box(10, -58, 12, 20, 3, '#4a3a44')) + b.ball(-16, -6, 9, '#4a3a44') + b.ball(12, -6, 9, '#4a3a44'))) +
  each(3, (i) => b.put(-84 + i * 84, -420 - (i % 2) * 56, 1, b.stroke('M0 -240 V0', '#c9a48a', 3) + b.flat(starPath(0, 16, 26), ['#e0848f', '#7fb4d9', '#8fc48a'][i] ?? '#fc4')));

/** What stands on the shelves of a toy shop, each about 50 wide, its foot on 0,0. */
const TOYS: readonly ((b: Brush, color: string, second: string) => string)[] = [
  // A bear with a bow.
  (b, color) => b.ball(-10, -6, 8, '#b97a48') + b.ball(10, -6, 8, '#b97a48') + b.oval(0, -17, 18, 18, '#c98a54') + b.ball(-15, -56, 8, '#b97a48') + b.ball(15, -56, 8, '#b97a48') + b.ball(0, -44, 18, '#d69a62') + b.oval(0, -38, 9, 7, '#f0cfa0') + b.oval(-6, -47, 2.6, 3, '#3a2a30') + b.oval(6, -47, 2.6, 3, '#3a2a30') + b.oval(0, -41, 3.4, 2.4, '#3a2a30') + b.flat('M0 -27 l-13 -7 v14Z M0 -27 l13 -7 v14Z', color),
  // A ball.
  (b, color, second) => b.ball(0, -24, 24, color) + b.flat('M-7 -47 Q-24 -24 -7 -1 Q0 0 7 -1 Q-8 -24 7 -47 Q0 -48 -7 -47Z', '#fff6e4') + b.flat('M14 -43 Q4 -24 14 -5 Q24 -14 24 -24 Q24 -36 14 -43Z', second) + b.oval(-9, -34, 6, 4, '#ffffff', 0.5),
  // A rocket.
  (b, color, second) => b.shape('M-16 -6 L-28 4 L-22 -28Z M16 -6 L28 4 L22 -28Z', second) + b.shape('M0 -84 Q26 -52 18 -4 H-18 Q-26 -52 0 -84Z', '#f6f4fa') + b.flat('M0 -84 Q14 -68 18 -48 H-18 Q-14 -68 0 -84Z', color) + b.ball(0, -34, 8, '#7fc4ec') + b.box(-12, -6, 24, 8, 2, '#8a94ac'),
  // A robot of tin.
  (b, color, second) => b.stroke('M0 -70 V-80', '#8a94ac', 3) + b.ball(0, -82, 4, second) + b.box(-17, -70, 34, 27, 6, color) + b.oval(-7, -57, 4, 4, '#fff6e4') + b.oval(7, -57, 4, 4, '#fff6e4') + b.box(-21, -41, 42, 31, 5, b.darker(color, 0.06)) + b.box(-9, -35, 18, 13, 3, '#fff3c4') + b.stroke('M-24 -36 V-18 M24 -36 V-18 M-10 -9 V-1 M10 -9 V-1', '#8a94ac', 7),
  // Blocks.
  (b, color, second) => b.box(-26, -26, 26, 26, 4, color) + b.box(1, -26, 26, 26, 4, second) + b.box(-13, -53, 26, 26, 4, '#f6e4c4') + b.flat(starPath(0, -39, 8), '#e0a04a') + b.flat(starPath(-13, -12, 7), '#fff6e4') + b.oval(14, -13, 6, 6, '#fff6e4') + b.flat('M-15 -54 L0 -74 L15 -54Z', color),
  // A duck on wheels.
  (b, color) => b.flat('M-27 -26 Q-34 -40 -22 -38 Q-10 -30 4 -32 Q22 -30 22 -18 Q20 -8 0 -8 Q-24 -8 -27 -26Z', '#f6c84a') + b.ball(14, -44, 15, '#f8d25e') + b.flat('M26 -46 L40 -41 L26 -37Z', '#ee8a35') + b.oval(17, -48, 2.6, 3, '#3a2a30') + b.box(-24, -9, 46, 5, 2, color) + b.ball(-15, -5, 6, '#5a4a6a') + b.ball(13, -5, 6, '#5a4a6a'),
  // A spinning top.
  (b, color, second) => b.stroke('M0 -62 V-46', '#8a6a4a', 5) + b.ball(0, -64, 5, second) + b.shape('M-27 -36 Q0 -58 27 -36 Q22 -18 0 0 Q-22 -18 -27 -36Z', color) + b.flat('M-26 -33 Q0 -22 26 -33 Q24 -26 19 -20 Q0 -12 -19 -20 Q-24 -26 -26 -33Z', '#fff6e4') + b.flat('M-14 -16 Q0 -10 14 -16 L0 0Z', second),
  // A dinosaur.
  (b, color, second) => b.shape('M-30 -8 Q-14 -16 -12 -32 Q-6 -50 6 -54 Q8 -74 24 -72 Q38 -68 34 -56 Q22 -50 20 -38 Q26 -14 18 0 H6 V-10 H-4 V0 H-16 V-10 Q-22 -8 -30 -8Z', color) + b.flat('M-16 -34 l-9 -5 l6 11Z M-7 -48 l-9 -6 l5 12Z M6 -58 l-10 -6 l4 12Z', second) + b.oval(24, -64, 2.6, 3, '#3a2a30') + b.oval(4, -22, 8, 10, '#fff6e4', 0.4),
  // A drum.
  (b, color, second) => b.box(-23, -36, 46, 36, 6, color) + b.stroke('M-20 -30 L-8 -6 L4 -30 L16 -6 L22 -26', '#fff6e4', 3) + b.stroke('M-23 -34 H23 M-23 -3 H23', second, 6) + b.oval(0, -37, 23, 6, '#fdf3e0') + b.stroke('M-4 -40 L-20 -60 M6 -40 L22 -58', '#c99a5a', 4) + b.ball(-20, -61, 4, '#fdf3e0') + b.ball(22, -59, 4, '#fdf3e0'),
  // A boat.
  (b, color, second) => b.stroke('M0 -16 V-74', '#8a6a4a', 4) + b.flat('M4 -72 Q30 -44 26 -22 H4Z', '#fff6e4') + b.flat('M-4 -62 Q-22 -40 -20 -22 H-4Z', second) + b.shape('M-30 -18 H32 Q26 0 14 0 H-14 Q-26 0 -30 -18Z', color),
  // A doll.
  (b, color, second) => b.shape('M-9 -38 H9 L22 -4 H-22Z', color) + b.stroke('M-10 -34 L-21 -20 M10 -34 L21 -20', '#c98a62', 6) + b.ball(0, -58, 20, second === '#f2c14e' ? '#6a4434' : '#8a5a3a') + b.ball(0, -52, 14, '#c98a62') + b.flat('M-15 -54 Q-10 -70 4 -68 Q16 -66 15 -52 Q4 -56 -2 -62 Q-6 -56 -15 -54Z', second === '#f2c14e' ? '#6a4434' : '#8a5a3a') + b.oval(-5, -51, 2, 2.6, '#3a2a30') + b.oval(5, -51, 2, 2.6, '#3a2a30') + b.flat('M0 -74 l-9 -6 v11Z M0 -74 l9 -6 v11Z', color) + b.box(-13, -5, 10, 6, 3, second) + b.box(3, -5, 10, 6, 3, second),
  // A car.
  (b, color) => b.shape('M-20 -24 Q-16 -42 0 -42 H8 Q20 -40 24 -24Z', b.darker(color, 0.06)) + b.flat('M-13 -25 Q-10 -37 -1 -37 V-25Z M3 -37 H8 Q16 -35 19 -25 H3Z', '#cfe8f6') + b.box(-31, -27, 62, 18, 8, color) + b.ball(-17, -8, 9, '#4a4458') + b.ball(17, -8, 9, '#4a4458') + b.ball(-17, -8, 3.6, '#e4dfe8') + b.ball(17, -8, 3.6, '#e4dfe8') + b.ball(28, -20, 3.4, '#fff3b0'),
];

const hue = (i: number): string => WARES[i % WARES.length] ?? '#f2c14e';

/** A castle of wood, or a giraffe of cloth, on top of a shelf. */
const onTop = (b: Brush, x: number, which: number): string =>
  b.put(x, -432, 1, which
    ? b.box(-70, -74, 140, 74, 4, '#e0b478') + each(5, (i) => b.box(-70 + i * 30, -88, 20, 18, 2, '#e0b478')) + b.box(-92, -112, 44, 112, 4, '#d9a868') + b.box(48, -112, 44, 112, 4, '#d9a868') + b.flat('M-98 -110 L-70 -156 L-42 -110Z', '#e0564a') + b.flat('M42 -110 L70 -156 L98 -110Z', '#4f9fc4') + b.flat('M-18 0 V-34 Q0 -56 18 -34 V0Z', '#8a5a3c') + b.box(-78, -92, 16, 24, 8, '#8a5a3c') + b.box(62, -92, 16, 24, 8, '#8a5a3c')
    : b.stroke('M-46 -6 V-56 M-16 -6 V-56 M14 -6 V-56 M40 -6 V-56', '#e8bc64', 15) + b.oval(-4, -66, 58, 28, '#f0c872') + b.stroke('M38 -74 Q56 -110 56 -146', '#f0c872', 24) + b.oval(70, -152, 30, 17, '#f0c872') + b.stroke('M54 -164 V-182 M68 -166 V-182', '#c98a4a', 5) + b.oval(90, -148, 10, 10, '#f8dea4') + b.oval(72, -157, 3, 3.6, '#3a2a30') + each(7, (i) => b.oval([-40, -18, 6, 28, -6, 48, 56][i] ?? 0, [-70, -56, -72, -62, -82, -104, -128][i] ?? 0, 8, 6, '#c98a4a')) + b.stroke('M-60 -68 q-16 10 -12 34', '#c98a4a', 5));

export const WARES_ROOMS = {
  toyshelves: (b) =>
    each(2, (k) =>
      rack(b, k ? 250 : -250, 320, 420, 3, (row, col, x, y) => {
        const i = row * 5 + col + k * 7;
        return b.put(x - 2, y, 1.12, b.oval(0, 0, 27, 4.5, '#7a4f34', 0.3) + (TOYS[i % TOYS.length]?.(b, hue(i + row), hue(i + 3 + col)) ?? ''));
      }, { frame: '#d99a62', back: '#f3dcb8' }) + onTop(b, k ? 250 : -250, k)) + toyTable(b),
  /** Long boxes up to the ceiling, a ladder, and one wand on a cushion that has woken up. */
  wandshelves: (b) => {
    const { box, flat, stroke, shape, oval, ball, put } = b;
    const light = brushFor({ ...b.site, at: (color) => color });
    const hues = ['#6a4a94', '#94485f', '#3f6f94', '#3f7a64', '#a46a3c', '#5a4a7a'];
    const boxes = (row: number, col: number, x: number, y: number): string => {
      const i = row * 5 + col;
      if ((i * 7) % 11 === 3) return light.glow(x, y - 40, 50, ['#c9b4ff', '#ffd98a', '#9fe6e0'][i % 3] ?? '#fff', 0.7) + oval(x, y - 6, 26, 7, '#a43f5c') + put(x, y - 10, 1, stroke('M-18 0 L16 -58', ['#c99a5a', '#8a5a3c', '#e6dcc8'][i % 3] ?? '#c99', 6) + stroke('M-18 0 L-10 -14', '#5a3a2c', 8) + light.flat(starPath(18, -62, 10), '#fff3b0'));
      return each(4, (k) => { const lean = ((i + k) % 3) * 3 - 3; return box(x - 25 + lean, y - 18 - k * 19, 50, 17, 3, hues[(i * 5 + k * 3 + row) % hues.length] ?? '#537') + (k % 2 ? light.ball(x + lean, y - 10 - k * 19, 3.6, '#f2c14e') : stroke(`M${x - 14 + lean} ${y - 10 - k * 19} h28`, '#f2d48a', 3.4, 0.85)); });
    };
    return (
      light.glow(0, -320, 420, '#b9a4ff', 0.35) +
      each(2, (k) => rack(b, k ? 284 : -284, 350, 520, 5, boxes, { frame: '#7f5a48', back: '#46344e' })) +
      // A round window of coloured glass between the shelves.
      ball(0, -430, 96, '#7f5a48') + light.flat('M0 -510 A80 80 0 0 1 80 -430 H0Z', '#7a6ad0') + light.flat('M80 -430 A80 80 0 0 1 0 -350 V-430Z', '#c4608f') + light.flat('M0 -350 A80 80 0 0 1 -80 -430 H0Z', '#4f8fc0') + light.flat('M-80 -430 A80 80 0 0 1 0 -510 V-430Z', '#5aa88f') + light.flat(starPath(0, -430, 46), '#ffe27a') + stroke('M-80 -430 H80 M0 -510 V-350', '#5a3f3a', 6) +
      stroke('M150 6 L204 -500 M206 6 L258 -500', '#b98a5a', 11) + each(9, (i) => stroke(`M${156 + i * 5.4} ${-44 - i * 52} h56`, '#b98a5a', 9)) +
      // The counter.
      shape('M-130 6 L-120 -128 H120 L130 6Z', '#8f6048') + box(-140, -148, 280, 26, 8, '#b07f5a') + flat('M-96 -8 L-90 -104 H-12 V-8Z M96 -8 L90 -104 H12 V-8Z', '#744a38', 0.8) + light.flat(starPath(-52, -56, 15), '#e0b04a') + light.flat(starPath(52, -56, 15), '#e0b04a') +
      shape('M-72 -146 Q-80 -174 -46 -174 H46 Q80 -174 72 -146Z', '#b8405f') + ball(-70, -150, 7, '#f2c14e') + ball(70, -150, 7, '#f2c14e') +
      light.glow(52, -210, 130, '#d4c4ff', 0.95) + stroke('M-58 -172 L44 -206', '#c9965a', 9) + stroke('M-58 -172 L-32 -181', '#6a4434', 12) + light.flat(starPath(52, -210, 26), '#fff3b0') + each(9, (i) => light.flat(starPath(52 + Math.cos(i * 2.1) * (44 + i * 9), -236 - i * 17, 8 - (i % 3) * 2, 4, 0.3), i % 2 ? '#ffe9ad' : '#fff6ff')) +
      put(-104, -148, 0.8, box(-14, -40, 28, 40, 4, '#f4ead4') + light.glow(0, -66, 60, '#ffd98a', 0.8) + light.flat('M0 -78 Q11 -58 0 -44 Q-11 -58 0 -78Z', '#ffb84a')) + put(104, -148, 1, box(-24, -10, 52, 10, 3, '#94485f') + box(-20, -20, 48, 10, 3, '#3f6f94') + box(-22, -31, 50, 11, 3, '#a46a3c'))
    );
  },
} satisfies Record<string, Hero>;
