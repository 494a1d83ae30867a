/** What bodies of types and features show or carry on the breast: drums, dials, bones, seeds. */
import { mix, shade } from '../../color.ts';
import { bare, circle, ellipse, line, path, rect, starPath, turned } from '../../shapes.ts';
import { coatOf } from './feature-head.ts';
import type { SignTable } from './sign.ts';

const cog = (x: number, y: number, r: number, fill: string): string =>
  path(starPath(x, y, r, 9, 0.76), fill, 'stroke-linejoin="round"') + circle(x, y, r * 0.42, '#fff6e0', bare);

export const CHEST_SIGNS = {
  drum: {
    on: 'chest',
    draw: (p) =>
      line('M-46 -46 L-34 22 M46 -46 L34 22', '#fff6e6', 9) +
      path('M-56 20 L-50 70 Q0 88 50 70 L56 20Z', p.tube('#d9483f')) +
      ellipse(0, 20, 57, 17, '#fff6e6', 'stroke="#f2c14e" stroke-width="6"') +
      line('M-48 34 L-26 78 L0 40 L26 78 L48 34', '#f2c14e', 5),
  },
  cobweb: {
    on: 'chest',
    draw: () =>
      line('M-120 -90 L-20 20 M-120 -90 L-96 40 M-120 -90 L10 -60 M-70 -78 Q-76 -56 -92 -46 Q-104 -38 -112 -30 M-38 -70 Q-44 -34 -70 ' +
        '-24 Q-90 -12 -104 10', '#8d90b0', 4, 0.75),
  },
  clock: {
    on: 'chest',
    draw: (p) =>
      circle(0, 0, 54, p.ball('#c98f3c')) +
      circle(0, 0, 43, '#fffaf0', bare) +
      [0, 90, 180, 270].map((a) => turned(a, 0, 0, line('M0 -38 v9', '#6b4a33', 6))).join('') +
      line('M0 0 L0 -26 M0 0 L20 10', '#6b4a33', 6) +
      circle(0, 0, 6, '#d9486a', bare),
  },
  cog: { on: 'chest', draw: () => cog(-16, -6, 40, '#c99a5a') + cog(36, 30, 26, '#8fa4bd') },
  rivets: {
    on: 'chest',
    draw: (_, look) => {
      const dark = look.rig.rig === 'swimmer' || look.rig.rig === 'bird' || look.rig.rig === 'creature' ? shade(look.rig.parts.body, -0.2)
        : '#5f6f8f';
      return (
        line('M-78 -34 Q0 -8 78 -34 M-84 44 Q0 68 84 44', dark, 5, 0.75) +
        [-66, -34, 34, 66].map((x) => circle(x, -14 - Math.abs(x) * 0.16, 6, dark, bare) +
          circle(x, 58 - Math.abs(x) * 0.2, 6, dark, bare)).join('') +
        cog(0, 14, 32, '#f2b33d')
      );
    },
  },
  blackboard: {
    on: 'chest',
    draw: () => rect(-54, -34, 108, 74, 8, '#2f6b55', 'stroke="#b07a44" stroke-width="9"') +
      line('M-34 -8 l14 18 l22 -30 M14 18 h24 M14 -6 h24', '#ffffff', 6, 0.9),
  },
  keyboard: {
    on: 'chest',
    draw: () =>
      rect(-84, 22, 168, 52, 12, '#dfe4ee') +
      [34, 54].map((y) => [-66, -42, -18, 6, 30, 54].map((x) => rect(x, y, 16, 12, 4, '#8d96b5', bare)).join('')).join(''),
  },
  typewriter: {
    on: 'chest',
    draw: () =>
      path('M-74 34 H74 L96 96 Q96 104 86 104 H-86 Q-96 104 -96 96Z', '#7a3450', 'stroke="#5a2440" stroke-width="4" stroke-linejoin="round"') +
      [48, 68, 88].map((y, row) => [-2, -1, 0, 1, 2].map((at) =>
        circle(at * (25 + row * 4), y, 8.5, row === 1 ? '#fff6e6' : '#ffd9a0', 'stroke="#5a2440" stroke-width="2.5"')).join('')).join(''),
  },
  gauge: {
    on: 'chest',
    draw: () =>
      circle(0, 4, 46, '#fffdf6', 'stroke="#8d96b5" stroke-width="9"') +
      path('M-34 20 A38 38 0 0 1 -12 -32 L0 4Z', '#6fb8ea', bare) +
      path('M-12 -32 A38 38 0 0 1 34 20 L0 4Z', '#ffd05c', bare) +
      line('M0 4 L20 -20', '#d9483f', 7),
  },
  abacus: {
    on: 'chest',
    draw: () =>
      rect(-50, -38, 100, 80, 8, 'none', 'stroke="#b07a44" stroke-width="10"') +
      line('M-46 -16 h92 M-46 4 h92 M-46 24 h92', '#8d96b5', 4) +
      [
        [-30, -16],
        [-12, -16],
        [26, -16],
        [-32, 4],
        [8, 4],
        [28, 4],
        [-10, 24],
        [12, 24],
        [30, 24],
      ]
        .map(([x = 0, y = 0]) => path(starPath(x, y, 12), '#ffd24f', bare))
        .join(''),
  },
  ribs: {
    on: 'chest',
    draw: () =>
      path('M-70 -50 Q0 -28 70 -50 Q74 30 48 74 Q0 90 -48 74 Q-74 30 -70 -50Z', '#4a4560', bare) +
      line('M0 -40 L0 66 M-44 -26 Q0 -8 44 -26 M-42 -2 Q0 16 42 -2 M-36 22 Q0 40 36 22 M-30 56 Q0 76 30 56', '#f4efe4', 10),
  },
  seeds: {
    on: 'chest',
    draw: () =>
      [
        [-50, -44],
        [0, -54],
        [50, -44],
        [-70, -6],
        [-24, -14],
        [24, -14],
        [70, -6],
        [-48, 26],
        [0, 22],
        [48, 26],
        [-22, 58],
        [24, 58],
      ]
        .map(([x = 0, y = 0]) => path(`M${x} ${y - 11} q10 14 0 19 q-10 -5 0 -19Z`, '#ffe9a0', bare))
        .join(''),
  },
  scallops: {
    on: 'chest',
    draw: (_, look) => {
      const color = look.rig.rig === 'beast' ? mix(look.rig.parts.cream, '#8a6a4a', 0.5) : '#b9a07c';
      return line('M-40 -30 q12 14 24 0 M-10 -30 q12 14 24 0 M20 -30 q12 14 24 0 M-26 -2 q12 14 24 0 M4 -2 q12 14 24 0 M-40 26 q12 14 ' +
        '24 0 M-10 26 q12 14 24 0 M20 26 q12 14 24 0', color, 6);
    },
  },
  bubbles: {
    on: 'chest',
    draw: () => [[-40, -20, 15], [30, 6, 20], [-10, 40, 12], [46, -34, 10]].map(([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, '#ffffff', 'fill-opacity=".3" stroke="#ffffff" stroke-width="4"')).join(''),
  },
  'star-belly': {
    on: 'chest',
    draw: () => [[-40, -26, 17], [32, -40, 12], [10, 14, 22], [-46, 40, 12],
      [50, 38, 14]].map(([x = 0, y = 0, r = 0]) => path(starPath(x, y, r), '#ffe27a', bare)).join(''),
  },
  bolt: { on: 'chest', draw: () => path('M16 -56 L-34 10 L-4 10 L-18 62 L38 -12 L8 -12Z', '#ffe27a', 'stroke="#e0a83c" stroke-width="4"') },
  'stitched-seam': {
    on: 'chest',
    draw: () => line('M0 -60 L0 60', '#6b4a33', 5) + line('M-12 -44 h24 M-12 -22 h24 M-12 0 h24 M-12 22 h24 M-12 44 h24', '#6b4a33', 5) +
      rect(26, 2, 40, 40, 7, '#e0703f') + line('M22 12 h10 M22 30 h10 M60 12 h10 M60 30 h10', '#6b4a33', 4),
  },
  crumbs: {
    on: 'chest',
    draw: (p) => circle(-14, 6, 40, p.ball('#d99a5c')) + [[-30, -10], [0, -12], [-10, 20], [-36, 16],
      [8, 12]].map(([x = 0, y = 0]) => circle(x, y, 7, '#5a3524', bare)).join('') + circle(52, 36, 9, '#d99a5c') +
      circle(66, 6, 7, '#d99a5c') + circle(40, 62, 7, '#d99a5c'),
  },
  'spot-belly': {
    on: 'chest',
    draw: (_, look) => {
      const color = look.rig.rig === 'creature' || look.rig.rig === 'swimmer' || look.rig.rig === 'bird'
        ? shade(look.rig.parts.body, -0.16) : look.outfit.second;
      return [[-84, -50, 13], [86, -44, 12], [-92, 6, 10], [90, 22, 13], [-80, 54, 12],
        [70, 66, 9]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, color, `${bare} opacity=".8"`)).join('');
    },
  },
  'petal-fluff': {
    on: 'chest',
    draw: (p, look) =>
      path('M-78 -66 L-92 -20 L-60 -30 L-58 12 L-30 -10 L-16 36 L0 -2 L16 36 L30 -10 L58 12 L60 -30 L92 -20 L78 -66 Q0 -36 -78 -66Z',
        p.drop(mix(coatOf(look), '#ffffff', 0.5))),
  },
} satisfies SignTable;
