/** Rooms that few have seen: a laboratory behind a shelf, a maze whose walls are mirrors. */
import { starPath } from '../../shapes.ts';
import { each, type Brush, type Hero } from './brush.ts';

/** Glass as high as a person, with something bubbling in it. */
const vat = ({ box, post, oval, ball, glow, flat, stroke }: Brush, liquid: string, pale: string): string =>
  glow(0, -200, 210, pale, 0.7) +
  box(-74, -40, 148, 46, 12, '#6f7fa4') +
  post(-60, -356, 120, 320, liquid) +
  each(9, (i) => ball([-30, 16, -8, 34, -36, 4, 26, -20, 12][i] ?? 0, -70 - i * 31, 6 + (i % 3) * 4, pale)) +
  flat('M-44 -350 h18 V-44 h-18Z', '#ffffff', 0.4) +
  oval(0, -356, 60, 13, pale) +
  box(-74, -404, 148, 46, 14, '#6f7fa4') +
  stroke('M-52 -382 H52', '#a9b8d8', 7);

/** Two rings and a ball that lightning plays round. */
const coil = ({ post, oval, ball, glow, stroke, box }: Brush): string =>
  box(-80, -46, 160, 52, 12, '#5f6a94') +
  post(-26, -270, 52, 230, '#c98a5a') +
  each(8, (i) => oval(0, -66 - i * 26, 36, 9, '#e8b47a')) +
  oval(0, -278, 84, 20, '#8f9ab8') +
  glow(0, -330, 190, '#bfe4ff', 0.9) +
  ball(0, -334, 56, '#c9d4e8') +
  stroke('M-50 -356 l-40 -34 l-6 26 l-50 -36 M48 -362 l34 -40 l12 24 l44 -42 M-8 -390 l-14 -40 l24 -6 l-8 -44', '#fff3c4', 6);

const flask = ({ shape, ball, glow }: Brush, color: string): string =>
  glow(0, -44, 60, color, 0.6) + shape('M-14 -110 H14 V-72 L44 -4 H-44 L-14 -72Z', '#e4f4fa') + shape('M-28 -40 H28 L44 -4 H-44Z', color) + each(2, (k) => ball(-6 + k * 12, -126 - k * 20, 6, '#ffffff'));

/** One panel of a wall that runs away from the viewer. @param from, to how far in: 0 is near, 1 the far end */
const panel = ({ shape, flat }: Brush, side: -1 | 1, from: number, to: number, open: boolean): string => {
  const [x, X] = [from, to].map((t) => side * (470 - 350 * t));
  const [top, TOP] = [from, to].map((t) => -520 + 170 * t);
  const [low, LOW] = [from, to].map((t) => 62 - 84 * t);
  const within = (share: number, up: number): string => `${(x ?? 0) + ((X ?? 0) - (x ?? 0)) * share} ${(top ?? 0) + ((TOP ?? 0) - (top ?? 0)) * share + (((low ?? 0) - (top ?? 0)) * (1 - share) + ((LOW ?? 0) - (TOP ?? 0)) * share) * up}`;
  const frame = `M${within(0, 0)} L${within(1, 0)} L${within(1, 1)} L${within(0, 1)}Z`;
  const glass = `M${within(0.1, 0.05)} L${within(0.9, 0.05)} L${within(0.9, 0.95)} L${within(0.1, 0.95)}Z`;
  if (open) return shape(frame, '#c99a4a') + flat(glass, '#33285c') + shape(`M${within(0.36, 0.18)} L${within(0.8, 0.2)} L${within(0.8, 0.88)} L${within(0.36, 0.9)}Z`, '#9fb4e4') + flat(`M${within(0.4, 0.8)} L${within(0.66, 0.24)} L${within(0.76, 0.24)} L${within(0.5, 0.8)}Z`, '#ffffff', 0.4);
  return (
    shape(frame, '#e0b24e') + shape(glass, '#bfdcf6') +
    flat(`M${within(0.14, 0.72)} L${within(0.56, 0.06)} L${within(0.78, 0.06)} L${within(0.3, 0.94)} L${within(0.14, 0.94)}Z`, '#ffffff', 0.34) +
    flat(`M${within(0.5, 0.94)} L${within(0.88, 0.3)} L${within(0.88, 0.44)} L${within(0.62, 0.94)}Z`, '#ffffff', 0.28)
  );
};

/** How far in the panels of both walls begin and end: the nearest ones reach beyond the sheet. */
const WALLS = [-1.5, -0.94, -0.44, 0, 0.36, 0.62, 0.82, 1] as const;
/** Where a way leads off to the left, to the right. */
const WAYS = [5, 3] as const;

export const SECRET_ROOMS = {
  secretlab: (b) =>
    b.box(-210, -420, 330, 190, 10, '#a4704a') + b.box(-196, -406, 302, 162, 4, '#3f6a58') +
    b.stroke('M-170 -300 q26 -80 52 0 t52 0 M-20 -360 l40 64 h-76Z M52 -330 a30 30 0 1 0 1 0', '#e9f3e4', 6, 0.85) +
    b.flat(starPath(-146, -360, 20), '#ffe27a') +
    b.stroke('M-340 -400 V-470 H300 V-400', '#8f9ab8', 26) + b.stroke('M-340 -400 V-470 H300 V-400', '#b4c0d8', 8, 0.7) +
    b.put(-340, 0, 1, vat(b, '#5fd89a', '#c4ffd8')) +
    b.put(300, 0, 1, coil(b)) +
    b.box(-230, -136, 400, 24, 8, '#dfe8f0') + b.stroke('M-206 -112 V10 M146 -112 V10', '#8f9fb8', 18) +
    each(3, (i) => b.put(-180 + i * 92, -136, [1, 1.15, 0.9][i] ?? 1, flask(b, ['#e86fa6', '#f2c14e', '#6aa8f0'][i] ?? '#f06'))) +
    b.stroke('M-168 -250 q44 -40 84 -10', '#bfe4f0', 9, 0.8) +
    b.put(104, -136, 0.8, b.shape('M-30 0 H60 V-20 H20 L0 -110 L36 -124 L20 -160 L-30 -140 L-10 -30 H-30Z', '#5a6a94') + b.oval(20, -24, 40, 8, '#c9d4e8')) +
    b.put(-30, 6, 1, b.box(-60, -70, 120, 74, 12, '#7f8fb8') + each(3, (i) => b.glow(-34 + i * 34, -40, 26, ['#ff9a6a', '#ffe27a', '#ffe6a0'][i] ?? '#fff', 0.8) + b.ball(-34 + i * 34, -40, 10, ['#ff9a6a', '#ffe27a', '#ffe6a0'][i] ?? '#fff')) + b.stroke('M-40 -16 H40', '#4a5478', 8)),
  mirrormaze: (b) =>
    b.flat('M-995 188 L-120 -22 H120 L995 188Z', '#3f3670', 0.55) +
    each(7, (i) => b.stroke(`M${-470 + 350 * (WALLS[i] ?? 0)} ${62 - 84 * (WALLS[i] ?? 0)} H${470 - 350 * (WALLS[i] ?? 0)}`, '#8f84c4', 4, 0.7)) +
    each(5, (i) => b.stroke(`M${-120 + i * 60} -22 L${-995 + i * 497} 188`, '#8f84c4', 4, 0.6)) +
    b.shape('M-120 -22 V-350 H120 V-22Z', '#4a3f7a') +
    b.glow(0, -190, 190, '#ffe6b0', 0.8) +
    b.shape('M-84 -22 V-220 A84 92 0 0 1 84 -220 V-22Z', '#e0b24e') + b.shape('M-66 -22 V-218 A66 74 0 0 1 66 -218 V-22Z', '#d9ecfb') +
    b.flat('M-46 -60 L30 -270 L52 -250 L-18 -40Z', '#ffffff', 0.6) +
    b.put(0, -22, 0.5, b.shape('M-66 0 V-190 A66 74 0 0 1 66 -190 V0Z', '#b9a86a') + b.shape('M-50 0 V-188 A50 58 0 0 1 50 -188 V0Z', '#a9c8ea')) +
    b.flat(starPath(0, -332, 22), '#ffe27a') +
    each(7, (k) => {
      const i = 6 - k;
      return ([-1, 1] as const).map((side, at) => panel(b, side, WALLS[i] ?? 0, WALLS[i + 1] ?? 1, WAYS[at] === i)).join('');
    }) +
    each(7, (i) => {
      const x = -330 + i * 110;
      const y = -500 + 110 * (1 - Math.abs(x) / 330);
      return b.stroke(`M${x} ${y - 70} V${y}`, '#8f84c4', 3, 0.8) + b.glow(x, y + 12, 60, '#ffe6a0', 0.8) + b.ball(x, y + 12, 14, '#fff3c4');
    }),
} satisfies Record<string, Hero>;
