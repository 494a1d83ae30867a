/** What makes a shop of sweet things: a bakery with its oven and loaves, an ice cream parlour with its tubs and stools. */
import { each, type Brush, type Hero } from './brush.ts';
import { WARES } from './rack.ts';

/** Stripes over a counter, scalloped at the lower edge. */
const awning = ({ box, flat, darker }: Brush, half: number, y: number, color: string): string =>
  box(-half - 16, y - 16, half * 2 + 32, 20, 8, darker(color)) +
  each(10, (i) => {
    const [x, wide] = [-half + (i * half) / 5, half / 5];
    return flat(`M${x} ${y} H${x + wide} V${y + 52} Q${x + wide / 2} ${y + 84} ${x} ${y + 52}Z`, i % 2 ? '#fffaf0' : color);
  }) +
  flat(`M${-half} ${y} H${half} V${y + 12} H${-half}Z`, darker(color), 0.22);

const loaf = ({ put, shape, stroke }: Brush, x: number, y: number, k: number): string =>
  put(
    x,
    y,
    k,
    shape('M-46 0 C-58 -40 -30 -52 0 -52 C30 -52 58 -40 46 0Z', '#d1924c') + stroke('M-24 -40 l10 22 M-2 -44 l8 24 M20 -40 l6 22', '#f2cf94', 6, 0.9),
  );

const baguettes = ({ put, shape, stroke, box }: Brush, x: number, y: number): string =>
  put(
    x,
    y,
    1,
    each(4, (i) => put(-24 + i * 16, -20, 1, shape('M-10 0 V-104 Q0 -122 10 -104 V0Z', '#dda458') + stroke('M-7 -84 l14 10 M-7 -62 l14 10 M-7 -40 l14 10', '#f6d9a2', 4), -12 + i * 8)) +
      box(-44, -46, 88, 48, 10, '#b98650') +
      stroke('M-42 -30 H42 M-42 -14 H42', '#966a3c', 4, 0.8),
  );

const pretzel = ({ stroke }: Brush, x: number, y: number): string =>
  stroke(`M${x - 6} ${y - 8} C${x - 40} ${y - 50} ${x - 60} ${y + 12} ${x} ${y + 20} C${x + 60} ${y + 12} ${x + 40} ${y - 50} ${x + 6} ${y - 8} L${x - 24} ${y + 22} M${x - 6} ${y - 8} L${x + 24} ${y + 22}`, '#b9763a', 12);

const cupcake = ({ shape, ball }: Brush, color: string): string =>
  shape('M-34 0 L-26 -44 H26 L34 0Z', '#a4704a') + ball(-14, -56, 22, color) + ball(14, -56, 22, color) + ball(0, -76, 20, color) + ball(0, -98, 9, '#e0404a');

const tart = ({ box, ball, oval, stroke }: Brush): string =>
  stroke('M0 0 V-24', '#c9a48a', 10) + oval(0, -2, 40, 8, '#e8d4bc') + oval(0, -26, 66, 11, '#f6ead8') +
  box(-52, -82, 104, 56, 12, '#fdf3e6') + box(-54, -92, 108, 24, 11, '#f6b4c8') + each(5, (i) => ball(-40 + i * 20, -96, 9, '#e0404a'));

/** Brick, with a fire behind its arch and a chimney. */
const oven = ({ box, shape, flat, glow, stroke }: Brush): string =>
  box(-46, -520, 92, 200, 6, '#a8645a') +
  shape('M-118 6 V-230 Q-118 -340 0 -346 Q118 -340 118 -230 V6Z', '#b9705f') +
  each(6, (row) => stroke(each(row % 2 ? 3 : 4, (i) => `M${-106 + i * 60 + (row % 2) * 28} ${-278 + row * 52} h32 `), '#9c574c', 5, 0.65)) +
  shape('M-84 -60 V-168 A84 88 0 0 1 84 -168 V-60Z', '#8f5048') +
  flat('M-68 -60 V-164 A68 72 0 0 1 68 -164 V-60Z', '#3a2430') +
  glow(0, -100, 120, '#ffb45a', 0.9) +
  flat('M-44 -62 C-56 -104 -22 -112 -20 -150 C6 -126 8 -112 14 -100 C22 -116 22 -122 22 -134 C48 -104 50 -84 42 -62Z', '#ff8a3d') +
  flat('M-22 -62 C-28 -88 -6 -92 -4 -114 C14 -92 26 -82 20 -62Z', '#ffe27a') +
  box(-96, -64, 192, 18, 6, '#d99a82');

export const SWEET_ROOMS = {
  cakes: (b) =>
    b.put(306, 0, 1, oven(b)) +
    b.glow(-90, -330, 260, '#fff3c4', 0.35) +
    each(2, (row) => b.box(-360, -250 - row * 104, 500, 16, 5, '#a4704a')) +
    each(6, (i) => (i % 3 === 2 ? pretzel(b, -320 + i * 84, -282) : loaf(b, -320 + i * 84, -250, 0.86))) +
    each(6, (i) => (i % 3 === 0 ? baguettes(b, -320 + i * 84, -354) : loaf(b, -320 + i * 84, -354, i % 3 === 1 ? 0.7 : 0.92))) +
    b.put(-110, 0, 1, awning(b, 270, -520, '#d9705a')) +
    b.box(-400, -150, 600, 156, 10, '#f6dcc8') +
    b.box(-376, -118, 552, 92, 8, '#8a5a48') +
    each(7, (i) => b.put(-330 + i * 78, -34, 0.72, i % 2 ? each(2, (k) => b.oval(-18 + k * 34, -16, 30, 17, '#d9a05a')) : cupcake(b, ['#f28ab0', '#fdf3e6', '#a9d8c4', '#f2c96a'][(i / 2) % 4] ?? '#f28ab0'))) +
    b.flat('M-376 -118 H176 V-26 H-376Z', '#dff0fa', 0.2) +
    b.flat('M-340 -118 h44 l-60 92 h-20 v-40Z M40 -118 h30 l-60 92 h-30Z', '#ffffff', 0.28) +
    b.box(-420, -172, 640, 28, 10, '#d9705a') +
    b.put(-300, -172, 1, tart(b)) +
    b.put(-130, -172, 0.95, cupcake(b, '#f28ab0')) +
    b.put(-40, -172, 0.95, cupcake(b, '#fdf3e6')) +
    b.put(100, -172, 0.86, baguettes(b, 0, 0)),
  icecounter: (b) =>
    b.glow(-60, -350, 240, '#fff3c4', 0.4) +
    b.put(
      -120,
      -330,
      1,
      b.ball(0, 0, 118, '#f28ab0') + b.ball(0, 0, 102, '#fff6ee') +
        b.put(0, 20, 0.58, b.shape('M-62 -30 L0 124 L62 -30Z', '#e0a862') + b.stroke('M-40 -14 L14 88 M0 -20 L34 46 M40 -14 L-14 88 M0 -20 L-34 46', '#b97f3c', 5, 0.8) + b.ball(-38, -52, 52, '#f6a9c4') + b.ball(40, -54, 52, '#fbe6b0') + b.ball(0, -108, 54, '#b4e4c4') + b.ball(0, -166, 15, '#e0404a')),
    ) +
    each(2, (row) => b.box(70, -260 - row * 110, 300, 14, 5, '#fdf6ee')) +
    each(4, (i) => b.put(110 + i * 74, -260, 1, b.shape('M-26 -60 H26 L12 -12 H22 V0 H-22 V-12 H-12Z', '#e4f4fa') + b.ball(0, -66, 22, WARES[(i + 1) % 6] ?? '#fff') + b.ball(6, -92, 8, '#e0404a'))) +
    each(5, (i) => b.put(104 + i * 58, -370, 1, b.box(-18, -62, 36, 62, 8, WARES[(i + 3) % 6] ?? '#fff') + b.box(-14, -74, 28, 16, 5, '#fdf6ee'))) +
    awning(b, 390, -520, '#7fcdbf') +
    b.box(-380, -150, 760, 156, 18, '#a9dcd4') +
    each(9, (i) => b.box(-356 + i * 82, -128, 40, 122, 12, '#fdf6ee')) +
    b.box(-400, -172, 800, 30, 12, '#fdf6ee') +
    each(6, (i) => b.put(-310 + i * 92, -176, 1, b.oval(0, 0, 40, 15, '#c4ccd8') + b.ball(-12, -12, 24, WARES[(i + 5) % 6] ?? '#fff') + b.ball(14, -14, 22, WARES[(i + 5) % 6] ?? '#fff') + b.ball(2, -28, 20, WARES[(i + 5) % 6] ?? '#fff'))) +
    b.flat('M-370 -172 Q-366 -250 -330 -254 H190 Q226 -250 230 -172Z', '#e4f4fa', 0.28) +
    b.stroke('M-340 -246 H196', '#ffffff', 6, 0.8) +
    b.put(310, -172, 1, b.box(-40, -16, 80, 16, 6, '#d9a48a') + each(3, (i) => b.shape(`M-20 ${-34 - i * 34} L20 ${-34 - i * 34} L0 ${-i * 18}Z`, i % 2 ? '#e8b878' : '#d99f58'))) +
    each(3, (i) => b.put(-240 + i * 220, 40, 1, b.oval(0, 2, 40, 10, '#8f9ab4') + b.post(-8, -92, 16, 94, '#b4bed4') + b.oval(0, -96, 52, 16, '#d9546a') + b.oval(0, -102, 52, 14, '#f28a9a'))),
} satisfies Record<string, Hero>;
