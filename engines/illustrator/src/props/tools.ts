/** Tools, instruments and arms of fairy tales. */
import { type Prop, gold, wood } from './prop.ts';
import { bare, circle, ellipse, group, line, path, rect, turned } from '../shapes.ts';

export const TOOLS = {
  sword: {
    grip: [0, -16],
    inHand: 1,
    draw: (p) =>
      path(
        'M-9 -34 L-9 -152 L0 -170 L9 -152 L9 -34Z',
        p.linear(
          [
            [0, '#f7fbff'],
            [0.5, '#cfdaea'],
            [0.51, '#9fb0ca'],
            [1, '#dfe8f4'],
          ],
          { x2: 1, y2: 0 },
        ),
      ) +
      rect(-36, -40, 72, 12, 6, gold(p)) +
      rect(-7, -30, 14, 30, 5, '#7a4a2b') +
      circle(0, 4, 9, gold(p)),
  },
  shield: {
    grip: [0, -50],
    inHand: 0.85,
    draw: (p) =>
      path('M-50 -104 Q0 -122 50 -104 L50 -48 Q44 4 0 30 Q-44 4 -50 -48Z', p.drop('#c8446a'), 'stroke="#f0c35a" stroke-width="9"') +
      line('M0 -106 L0 18 M-46 -56 L46 -56', '#f0c35a', 7) +
      circle(0, -56, 16, gold(p)),
  },
  trident: {
    grip: [0, -60],
    inHand: 1.1,
    draw: () =>
      line('M0 60 L0 -150 M-30 -150 Q-30 -104 0 -104 Q30 -104 30 -150', '#e9b23f', 10) +
      path('M0 -176 l14 30 l-28 0Z M-30 -172 l12 28 l-24 0Z M30 -172 l12 28 l-24 0Z', '#f4c65a'),
  },
  umbrella: {
    grip: [0, -14],
    inHand: 1,
    breadth: 90,
    // Over the head and behind it: before a face it would hide an eye.
    inUse: (p) =>
      line('M-52 -392 L2 -4 Q4 22 -16 24', '#6b4a33', 9) +
      path('M-250 -290 C-236 -470 112 -480 146 -304 Q96 -336 48 -300 Q-2 -332 -52 -298 Q-102 -330 -152 -294 Q-202 -324 -250 -290Z', p.drop('#e8506a')) +
      line('M-54 -424 L-52 -300 M-54 -424 Q-128 -390 -152 -296 M-54 -424 Q24 -392 48 -302', '#b93a58', 5, 0.6) + circle(-55, -430, 9, '#6b4a33'),
    draw: (p) =>
      line('M0 -120 L0 -6 Q0 10 -14 8', '#6b4a33', 6) +
      path('M-78 -92 C-70 -160 70 -160 78 -92 Q58 -108 40 -92 Q20 -108 0 -92 Q-20 -108 -40 -92 Q-58 -108 -78 -92Z', p.drop('#e8506a')) +
      line('M0 -142 L0 -94 M0 -142 Q-36 -120 -40 -94 M0 -142 Q36 -120 40 -94', '#b93a58', 3, 0.6),
  },
  // Of one that several share only the handle is in a hand: its roof is over all of them.
  umbrellahandle: {
    grip: [0, -14],
    inHand: 1,
    breadth: 12,
    inUse: () => group('data-part="umbrella handle"', line('M-6 -46 L2 -4 Q4 22 -16 24', '#6b4a33', 9)),
    draw: () => line('M0 -46 L0 -6 Q0 10 -14 8', '#6b4a33', 9),
  },
  // Where a rope is in a hand that goes on from there.
  ropeend: {
    grip: [0, -10],
    inHand: 1,
    breadth: 12,
    inUse: () => group('data-part="rope end"', line('M-13 0 H13', '#b98a4c', 13) + line('M-6 -6 L-2 6 M3 -6 L7 6', '#8f6833', 3)),
    draw: () => line('M-13 -10 H13', '#b98a4c', 13),
  },
  telescope: {
    grip: [0, -40],
    inHand: 0.9,
    draw: (p) =>
      turned(
        -30,
        0,
        -40,
        rect(-50, -54, 50, 28, 6, gold(p)) + rect(-6, -60, 46, 40, 7, p.tube('#7a4a6e')) + rect(36, -66, 22, 52, 8, gold(p)),
      ),
  },
  magnifier: {
    grip: [20, -10],
    inHand: 0.9,
    draw: () =>
      line('M10 -38 L32 0', '#7a4a2b', 13) +
      `<circle cx="-8" cy="-64" r="32" fill="#d9f2ff" fill-opacity=".6" stroke="#e0a93f" stroke-width="10"/>` +
      line('M-26 -74 Q-20 -88 -6 -88', '#fff', 5, 0.9),
  },
  drum: {
    grip: [0, -30],
    draw: (p) =>
      path('M-48 -54 L-42 -4 Q0 10 42 -4 L48 -54Z', p.tube('#d9583f')) +
      ellipse(0, -56, 48, 15, '#fbf0dc') +
      line('M-44 -44 L-24 0 L0 -40 L24 0 L44 -44', '#f4c65a', 4),
  },
  flute: {
    grip: [0, -30],
    inHand: 0.9,
    draw: (p) =>
      turned(-62, 0, -30, rect(-9, -90, 18, 110, 8, wood(p)) + [-60, -40, -20].map((y) => circle(0, y, 4, '#4a2f1e', bare)).join('')),
  },
  silverflute: {
    grip: [0, -30],
    inHand: 0.9,
    draw: (p) =>
      turned(
        -62,
        0,
        -30,
        rect(-8, -104, 16, 138, 8, p.tube('#dfe5f0')) +
          [-62, -42, -22, -2].map((y) => circle(0, y, 5, '#8d96ae', bare)).join('') +
          rect(-9, -92, 18, 8, 3, '#b9c2d6') +
          rect(-9, 14, 18, 6, 3, '#b9c2d6'),
      ),
  },
  guitar: {
    grip: [0, -50],
    inHand: 1.15,
    draw: (p) =>
      rect(-7, -140, 14, 80, 4, '#5f3a26') +
      path('M0 -72 C34 -76 34 -44 24 -38 C52 -26 44 12 0 12 C-44 12 -52 -26 -24 -38 C-34 -44 -34 -76 0 -72Z', p.ball('#d98a44')) +
      circle(0, -26, 14, '#5f3a26', bare) +
      line('M-3 -136 L-3 -4 M3 -136 L3 -4', '#fdf2da', 1.6),
  },
  paintbrush: {
    grip: [0, -20],
    inHand: 0.9,
    draw: (p) =>
      path('M-6 10 L6 10 L9 -62 L-9 -62Z', wood(p)) +
      rect(-11, -76, 22, 18, 4, '#c8d2e0') +
      path('M-11 -76 Q-16 -104 2 -118 Q14 -100 11 -76Z', '#e8506a'),
  },
  pencil: {
    grip: [0, -30],
    inHand: 0.9,
    draw: () =>
      turned(
        18,
        0,
        -30,
        rect(-9, -92, 18, 84, 3, '#f4c23f') +
          path('M-9 -8 L9 -8 L0 14Z', '#f6dfb4') +
          path('M-3 6 L3 6 L0 14Z', '#4a3550', bare) +
          rect(-9, -104, 18, 16, 4, '#f08fa6'),
      ),
  },
  tool: {
    grip: [0, -20],
    inHand: 0.9,
    draw: () =>
      line('M0 8 L0 -70', '#c8442f', 13) +
      path('M-22 -112 L-10 -92 L10 -92 L22 -112 Q34 -84 10 -72 L-10 -72 Q-34 -84 -22 -112Z', '#aeb8cc'),
  },
  broom: {
    grip: [0, -70],
    inHand: 1.1,
    draw: (p) =>
      line('M0 30 L0 -150', '#8a5a34', 9) + path('M-12 24 L12 24 L34 96 L-34 96Z', p.drop('#dcae54')) + rect(-14, 18, 28, 12, 4, '#b9483f'),
  },
  can: {
    grip: [0, -70],
    inHand: 0.8,
    draw: (p) =>
      path('M-32 -56 L32 -56 L28 0 L-28 0Z', p.tube('#5aa8a0')) +
      line('M-26 -58 Q0 -92 26 -58', '#3f857e', 7) +
      path('M28 -30 L72 -62 L78 -54 L34 -12Z', p.drop('#4b938b')),
  },
  backpack: {
    draw: (p) =>
      rect(-36, -86, 72, 86, 20, p.drop('#d9583f')) +
      rect(-24, -42, 48, 34, 10, p.drop('#e8795c')) +
      line('M-14 -86 Q0 -102 14 -86', '#a53a2a', 7),
  },
} satisfies Record<string, Prop>;
