/** What music is made with beside flutes, drums and guitars. */
import { bare, circle, line, path, rect } from '../shapes.ts';
import type { Prop } from './prop.ts';

export const INSTRUMENTS = {
  violin: {
    grip: [0, -96],
    inHand: 1.2,
    breadth: 70,
    draw: (p) =>
      // The bow beside it.
      line('M46 14 L30 -150', '#8a5a34', 5) + line('M52 12 L37 -146', '#f6efe0', 2.4) +
      rect(-5, -156, 10, 92, 4, '#3f2a22') + path('M-8 -150 q-12 -4 -8 -16 q10 -14 20 -2 q8 12 -4 18Z', '#7a4a2c', bare) +
      path('M0 -76 C24 -80 34 -62 26 -48 C18 -42 18 -34 26 -28 C42 -6 28 12 0 12 C-28 12 -42 -6 -26 -28 C-18 -34 -18 -42 -26 -48 C-34 -62 -24 -80 0 -76Z', p.ball('#b5622f')) +
      line('M-14 -22 q-5 9 1 18 M14 -22 q5 9 -1 18', '#4a2618', 3) + rect(-11, -16, 22, 4, 2, '#f0d9b0', bare) +
      path('M-8 -4 L8 -4 L4 10 L-4 10Z', '#3f2a22', bare) + line('M-3 -148 L-3 -2 M0 -148 L0 -2 M3 -148 L3 -2', '#fdf2da', 1.3) + circle(-16, 4, 6, '#3f2a22', bare),
  },
} satisfies Record<string, Prop>;
