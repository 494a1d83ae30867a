/** Marks of powers over air, water, fire, light and what grows. */
import { bare, circle, each, line, path, smooth, turned, twinklePath } from '../../shapes.ts';
import { bubbleAt, type DrawMark, leafAt } from './mark-kit.ts';

/** Two small wings, with strokes of air below them. */
export const wings: DrawMark = (paper) => {
  const wing =
    path('M6 14 C10 -40 46 -66 88 -64 C86 -48 80 -38 70 -32 C74 -30 76 -28 78 -26 C72 -8 60 0 50 2 C52 4 54 6 54 10 C40 26 20 28 6 14Z', paper.drop('#ffffff'), 'stroke="#7fa6d8" stroke-width="6" stroke-linejoin="round"') +
    line('M30 -2 Q46 -26 70 -32 M24 12 Q38 2 50 2', '#7fa6d8', 4.5);
  return wing + `<g transform="scale(-1 1)">${wing}</g>` + line('M-34 46 Q0 36 34 46 M-18 66 Q0 60 18 66', '#6f9ad2', 7);
};

/** One long curl of wind that carries a leaf. */
export const windCurl: DrawMark = (paper) =>
  line('M-84 2 H34 C70 2 72 -50 38 -52 C14 -52 10 -22 34 -24', '#5f93c4', 11) +
  line('M-66 28 H50 C82 30 78 70 50 66 C38 62 40 48 50 50', '#7fb0dc', 9) +
  line('M-80 -24 H-22 C-2 -24 -2 -50 -20 -50', '#7fb0dc', 9) +
  leafAt(paper, -62, 64, 52, -24, '#79bf57');

export const flame: DrawMark = (paper) =>
  path('M4 -86 C14 -50 58 -30 58 22 C58 60 32 80 0 80 C-32 80 -58 60 -58 24 C-58 -4 -40 -18 -34 -42 C-20 -34 -14 -24 -12 -12 C0 -32 6 -54 4 -86Z', paper.drop('#ff8a3c')) +
  path('M2 -22 C10 0 34 14 34 40 C34 62 18 74 0 74 C-18 74 -34 62 -34 42 C-34 24 -20 16 -14 2 C-8 8 -6 14 -4 18 C2 6 4 -8 2 -22Z', '#ffc84f', bare) +
  path('M0 24 C14 40 18 46 16 56 C14 68 8 72 0 72 C-8 72 -14 68 -16 56 C-17 46 -10 40 0 24Z', '#fff4c2', bare);

export const snowflake: DrawMark = () =>
  each(6, (i) => turned(i * 60, 0, 0, line('M0 0 V-78 M-20 -66 L0 -48 L20 -66 M-16 -40 L0 -26 L16 -40', '#ffffff', 17))) +
  each(6, (i) => turned(i * 60, 0, 0, line('M0 0 V-78 M-20 -66 L0 -48 L20 -66 M-16 -40 L0 -26 L16 -40', '#4aa3dc', 9)));

/** Water that stands in the air as a ring, with a drop above it. */
export const waterRing: DrawMark = (paper) =>
  `<ellipse cx="0" cy="26" rx="70" ry="40" fill="none" stroke="#2f8fd0" stroke-width="25"/>` +
  `<ellipse cx="0" cy="23" rx="70" ry="39" fill="none" stroke="#66c0f2" stroke-width="13"/>` +
  line('M-66 8 Q-48 -10 -20 -14 M30 62 Q50 58 62 44', '#e8f8ff', 6) +
  path('M0 -86 Q34 -40 26 -20 Q16 2 0 2 Q-16 2 -26 -20 Q-34 -40 0 -86Z', paper.drop('#4aaee8')) + circle(-8, -24, 7, '#ffffff', bare) +
  circle(-62, -38, 11, '#4aaee8', bare) + circle(60, -46, 14, '#4aaee8', bare);

/** Bubbles that rise from big to small. */
export const bubbles: DrawMark = () => bubbleAt(-22, 34, 44) + bubbleAt(38, -16, 31) + bubbleAt(-24, -44, 21) + bubbleAt(22, -70, 13) + bubbleAt(56, 50, 15);

/** Two leaves that come out of the soil, and a flower. */
export const sprouts: DrawMark = (paper) =>
  path('M-82 70 Q-60 40 0 42 Q60 40 82 70 Q0 88 -82 70Z', paper.drop('#a9744a')) +
  line('M-28 48 Q-32 10 -26 -18 M34 48 Q34 0 30 -36', '#3f8a44', 10) +
  leafAt(paper, -26, -12, 54, -150) + leafAt(paper, -26, -14, 50, -42) + leafAt(paper, 33, 12, 44, -12) +
  each(6, (i) => turned(i * 60, 30, -46, `<ellipse cx="30" cy="-68" rx="13" ry="18" fill="#f07aa8" ${bare}/>`)) + circle(30, -46, 13, '#ffd75a', bare);

/** A ball of light and its rays. */
export const lightBall: DrawMark = (paper) =>
  each(8, (i) => turned(i * 45, 0, 0, line(i % 2 ? 'M0 -58 V-72' : 'M0 -58 V-84', '#f0a62a', 11))) +
  circle(0, 0, 44, paper.radial([[0, '#ffffff'], [0.5, '#fff0a0'], [1, '#ffcf4a']])) + circle(-14, -16, 9, '#ffffff', bare);

export const bolt: DrawMark = (paper) => path('M22 -88 L-48 12 H-6 L-22 88 L54 -22 H10Z', paper.drop('#ffc93c'), 'stroke="#e09a1c" stroke-width="5" stroke-linejoin="round"');

export const cloudOfSparks: DrawMark = (paper) =>
  path(twinklePath(-8, 6, 78), paper.ball('#ffc94a')) + path(twinklePath(56, -52, 30), '#f5a03a', bare) + path(twinklePath(-58, -54, 20), '#f5a03a', bare) +
  path(smooth([[-70, 70], [-62, 64], [-56, 72], [-64, 78]]), '#f5a03a', bare);
