/** Things that shine. */
import { type Prop, gold, wood } from './prop.ts';
import { bare, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';

export const LIGHTS = {
  lantern: {
    grip: [0, -112],
    shines: '#ffc66b',
    inHand: 0.85,
    draw: (p) =>
      p.glow(0, -46, 120, '#ffc66b', 0.75) +
      line('M-20 -88 Q0 -122 20 -88', '#3a2a3e', 5) +
      path('M-26 -84 L26 -84 L18 -98 L-18 -98Z', '#4a3550') +
      rect(
        -24,
        -84,
        48,
        72,
        8,
        p.linear([
          [0, '#ffe9a0'],
          [1, '#ff9f3a'],
        ]),
      ) +
      ellipse(0, -44, 11, 20, '#fff8d6', bare) +
      line('M-24 -80 L-24 -14 M0 -84 L0 -12 M24 -80 L24 -14', '#4a3550', 5) +
      rect(-31, -14, 62, 14, 6, '#4a3550'),
  },
  torch: {
    grip: [0, -20],
    shines: '#ffb45a',
    draw: (p) =>
      p.glow(0, -96, 100, '#ffb45a', 0.7) +
      path('M-9 0 L9 0 L14 -66 L-14 -66Z', wood(p)) +
      path('M0 -140 C26 -104 26 -66 0 -62 C-26 -66 -26 -100 0 -140Z', '#ff9a3d') +
      path('M0 -112 C14 -92 14 -70 0 -66 C-14 -70 -14 -90 0 -112Z', '#ffe79a', bare),
  },
  candle: {
    grip: [0, -16],
    shines: '#ffd98a',
    inHand: 0.6,
    draw: (p) =>
      p.glow(0, -96, 80, '#ffd98a', 0.7) +
      ellipse(0, -4, 34, 10, gold(p)) +
      rect(-13, -70, 26, 66, 5, '#fdf4e2') +
      path('M0 -108 C13 -90 12 -72 0 -70 C-12 -72 -13 -88 0 -108Z', '#ffb648'),
  },
  star: {
    grip: [0, -10],
    inHand: 0.8,
    shines: '#ffe27a',
    draw: (p) =>
      p.glow(0, -46, 110, '#ffe9a0', 0.8) +
      path(starPath(0, -46, 48, 5, 0.5), p.ball('#ffd24f'), 'stroke-linejoin="round"') +
      ellipse(-14, -50, 5, 7, '#5a3a1e', bare) +
      ellipse(14, -50, 5, 7, '#5a3a1e', bare) +
      line('M-9 -38 Q0 -30 9 -38', '#5a3a1e', 4),
  },
  wand: {
    grip: [0, -14],
    inHand: 0.9,
    shines: '#fff0a8',
    draw: (p) => line('M0 4 L0 -78', '#8a5a34', 9) + p.glow(0, -92, 60, '#fff0a8', 0.8) + path(starPath(0, -92, 25), '#ffdb5e'),
  },
  staff: {
    grip: [0, -86],
    inHand: 1.15,
    shines: '#9fe8ff',
    draw: (p) =>
      path('M-7 60 L7 60 L9 -126 L-9 -126Z', wood(p)) +
      line('M-8 -126 C-36 -140 -30 -184 0 -186 C26 -186 30 -160 16 -152', '#8a5a34', 11) +
      p.glow(0, -154, 60, '#9fe8ff', 0.8) +
      circle(0, -154, 17, p.ball('#7fd9f4')),
  },
  crystal: {
    grip: [0, -20],
    shines: '#a9e8ff',
    inHand: 0.7,
    draw: (p) =>
      p.glow(0, -54, 110, '#a9e8ff', 0.7) +
      path('M0 -108 L30 -70 L22 0 L-22 0 L-30 -70Z', p.tube('#7fc9ee')) +
      path('M0 -108 L8 -68 L4 0 L-22 0 L-30 -70Z', '#d4f3ff', `${bare} opacity=".6"`),
  },
  pearl: {
    grip: [0, 10],
    inHand: 0.9,
    shines: '#fff',
    draw: (p) =>
      p.glow(0, -30, 70, '#fff', 0.6) +
      circle(
        0,
        -30,
        28,
        p.radial(
          [
            [0, '#ffffff'],
            [0.6, '#f6e4f2'],
            [1, '#cbb6e0'],
          ],
          { cx: 0.36, cy: 0.3, r: 0.8 },
        ),
      ),
  },
  potion: {
    grip: [0, -40],
    inHand: 0.7,
    shines: '#8ff0b0',
    draw: (p) =>
      p.glow(0, -34, 80, '#8ff0b0', 0.6) +
      path('M-12 -92 L12 -92 L12 -66 C48 -50 48 0 0 0 C-48 0 -48 -50 -12 -66Z', '#e6f6fb', 'fill-opacity=".75"') +
      path('M-36 -34 Q0 -44 36 -34 C38 -10 24 -4 0 -4 C-24 -4 -38 -10 -36 -34Z', p.drop('#58c98a'), bare) +
      rect(-10, -104, 20, 16, 4, '#a9794c') +
      circle(-10, -22, 5, '#dcffe6', bare) +
      circle(10, -16, 4, '#dcffe6', bare),
  },
  seed: {
    grip: [0, -20],
    inHand: 0.75,
    onGround: 0.5,
    shines: '#d6f5a8',
    draw: (p) => p.glow(0, -26, 60, '#d6f5a8', 0.7) + path('M0 -64 C14 -46 24 -24 18 -10 Q10 2 0 2 Q-10 2 -18 -10 C-24 -24 -14 -46 0 -64Z', p.drop('#5f4a3c')) +
      line('M-2 -54 Q-10 -28 -7 -6 M3 -54 Q11 -28 8 -6', '#f0e2c4', 4, 0.9),
  },
  campfire: {
    onGround: 1,
    shines: '#ffb45a',
    draw: (p) =>
      p.glow(0, -40, 150, '#ffb45a', 0.8) +
      line('M-40 -4 L34 -18 M40 -4 L-34 -18', '#7a4a2b', 15) +
      path('M0 -100 C34 -64 40 -20 0 -14 C-40 -20 -34 -56 0 -100Z', '#ff9a3d', bare) +
      path('M2 -66 C20 -46 20 -22 0 -18 C-20 -22 -16 -44 2 -66Z', '#ffe79a', bare),
  },
} satisfies Record<string, Prop>;
