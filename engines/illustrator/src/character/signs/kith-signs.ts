/** What a child points at in faces and on shoulders of kinds that else only their clothes would tell: a plaster, leaves, stars, a book, a squirrel. */
import { shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, line, moved, path, rect, starPath } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

const SQUIRREL = '#d9743a';

const leaf = (x: number, y: number, angle: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${path('M0 22 C-17 10 -17 -12 0 -24 C17 -12 17 10 0 22Z', '#5fae4e', 'stroke="#3f8a3a" stroke-width="3"') + line('M0 20 V-16', '#d8f0b8', 3, 0.9)}</g>`;

export const KITH_SIGNS = {
  // Whoever is small falls over.
  plaster: {
    on: 'head',
    draw: () =>
      `<g transform="translate(78 50) rotate(-24)">${rect(-36, -13, 72, 26, 12, '#f7b58c', 'stroke="#c9764e" stroke-width="4"') + rect(-14, -13, 28, 26, 3, '#fbdcc2', bare)
      }${[[-24, -4], [-24, 5], [24, -4], [24, 5]].map(([x = 0, y = 0]) => circle(x, y, 2.4, '#c9764e', bare)).join('')}${path('M0 7 C-10 -1 -7 -8 0 -4 C7 -8 10 -1 0 7Z', '#e5496a', bare)}</g>`,
  },
  'leaf-cheeks': { on: 'head', draw: () => bothSides(leaf(86, 44, 58), leaf(66, 68, 104)) },
  'star-cheeks': {
    on: 'head',
    draw: () => bothSides(path(starPath(80, 50, 21), '#ffd24f', 'stroke="#e0a02c" stroke-width="3"'), path(starPath(52, 72, 8), '#ffe9a3', bare), path(starPath(103, 22, 8), '#ffe9a3', bare)),
  },
  // An open book over the ear, as others wear a bow.
  'book-clip': {
    on: 'head',
    draw: (p) => `<g transform="translate(-84 -74) rotate(-28)">${path('M-46 20 Q-22 8 0 20 Q22 8 46 20 L46 -18 Q22 -32 0 -18 Q-22 -32 -46 -18Z', p.drop('#c2334d')) +
      path('M-38 10 Q-18 0 0 11 Q18 0 38 10 L38 -20 Q18 -30 0 -18 Q-18 -30 -38 -20Z', '#fff8ea', bare) + line('M0 -18 V12 M-28 -14 Q-18 -18 -9 -13 M-28 -3 Q-18 -7 -9 -2 M28 -14 Q18 -18 9 -13 M28 -3 Q18 -7 9 -2', '#c9b08a', 3)}</g>`,
  },
  'shoulder-squirrel': {
    on: 'chest',
    beside: 190,
    // Beside the chin, where no head is before it.
    draw: (p) => moved(-38, 52, 1.06,
      path('M-104 -44 C-150 -50 -156 -112 -122 -126 C-98 -136 -84 -116 -96 -102 C-110 -104 -116 -88 -98 -76Z', p.ball(shade(SQUIRREL, 0.05))) +
      line('M-110 -62 C-134 -72 -138 -104 -118 -114', '#f4c08a', 6, 0.8) +
      ellipse(-82, -62, 25, 29, p.ball(SQUIRREL)) + ellipse(-78, -56, 14, 19, '#fdeed8', bare) +
      path('M-92 -122 L-98 -146 L-80 -128Z M-64 -128 L-52 -146 L-50 -120Z', p.drop(SQUIRREL)) +
      circle(-72, -106, 26, p.ball(SQUIRREL)) + ellipse(-66, -96, 15, 12, '#fdeed8', bare) +
      circle(-80, -110, 5, '#2b1a2e', bare) + circle(-58, -110, 5, '#2b1a2e', bare) + circle(-67, -100, 4, '#5b3324', bare) +
      ellipse(-66, -70, 12, 13, p.ball('#a06a3c')) + path('M-80 -76 Q-66 -92 -52 -76Z', '#6b4630', bare)),
  },
} satisfies SignTable;
