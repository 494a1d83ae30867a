/** What a meal out of doors is laid on. */
import { bare, circle, each, ellipse, line, path } from '../shapes.ts';
import type { Prop } from './prop.ts';

const CLOTH = '#e8605a';

export const PICNIC = {
  picnic: {
    onGround: 1.35,
    breadth: 300,
    draw: (p) =>
      path('M-150 6 L-104 -44 L108 -44 L152 6Z', p.drop('#fbf3e6')) +
      each(3, (i) => path(`M${-122 + i * 92} 6 L${-86 + i * 76} -44 h34 L${-78 + i * 90} 6Z`, CLOTH, `${bare} opacity=".82"`)) +
      path('M-140 -6 H142 L132 -16 H-131Z M-120 -30 H123 L115 -38 H-112Z', CLOTH, `${bare} opacity=".5"`) +
      // A basket, a loaf, cups and fruit.
      path('M-84 -14 L-92 -58 H-22 L-30 -14Z', p.drop('#c9935a')) + line('M-88 -44 H-26 M-86 -30 H-28 M-72 -58 L-68 -14 M-56 -58 V-14 M-42 -58 L-46 -14', '#9a6a3a', 3) + line('M-88 -58 C-84 -104 -30 -104 -26 -58', '#b07d48', 7) +
      ellipse(34, -12, 44, 9, '#ffffff') + path('M4 -14 C6 -44 62 -44 66 -14Z', p.ball('#d9a05a')) + line('M20 -34 l6 10 M34 -38 l4 12 M50 -34 l2 11', '#b5783c', 3.4) +
      circle(92, -18, 11, p.ball('#e2574c')) + circle(108, -12, 11, p.ball('#f0b64a')) + path('M-18 -12 h22 l-3 -24 h-16Z', p.drop('#7fb4dc')),
  },
} satisfies Record<string, Prop>;
