/** Marks of powers over things, time and bodies. */
import { bare, circle, each, ellipse, line, path, rect, starPath, turned } from '../../shapes.ts';
import { arrow, type DrawMark } from './mark-kit.ts';

/** Two birds of folded paper. */
export const paperBirds: DrawMark = () => {
  const bird = (x: number, y: number, s: number, tint: readonly [string, string, string]): string =>
    `<g transform="translate(${x} ${y}) scale(${s})" stroke="#6a74a8" stroke-width="5" stroke-linejoin="round">` +
    `${path('M-70 6 L-16 14 L-30 38Z', tint[2])}${path('M-30 38 L-16 14 L30 6 L12 42Z', tint[0])}${path('M-16 14 L-26 -56 L30 6Z', tint[1])}${path('M-4 10 L40 -58 L30 6Z', tint[0])}${path('M30 6 L54 -22 L74 -10 L52 -6 L12 42Z', tint[1])}</g>`;
  return bird(-8, 20, 1.02, ['#ffffff', '#dfe6ff', '#c3cdf2']) + bird(46, -56, 0.42, ['#fff3c9', '#ffd98a', '#f2bd62']);
};

/** A cup and a key that float, with strokes of air under them. */
export const floatingThings: DrawMark = (paper) =>
  turned(-14, -28, -4,
    `<path d="M4 -22 q34 -6 32 18 q-4 22 -36 20" fill="none" stroke="#3f86b8" stroke-width="11"/>` +
      path('M-70 -36 H10 V4 Q8 34 -18 34 H-42 Q-68 34 -70 4Z', paper.tube('#5fb0e0')) + ellipse(-30, -36, 40, 10, '#2f6f9e', bare)) +
  turned(26, 46, -26,
    `<circle cx="46" cy="-60" r="19" fill="none" stroke="#d9941c" stroke-width="12"/>` + line('M46 -40 V34 M46 32 H66 M46 12 H60', '#d9941c', 12)) +
  line('M-66 62 Q-36 74 -6 62 M14 56 Q42 68 72 54 M-40 80 Q-24 86 -8 80', '#9a78d8', 7);

/** Somebody half before and half behind a wall of bricks. */
export const throughWall: DrawMark = (paper) => {
  const brick = (x: number, y: number, w: number): string => rect(x, y, w, 26, 5, '#d98a66', bare);
  const body = 'M0 -14 C-18 -14 -44 0 -44 40 V76 H44 V40 C44 0 18 -14 0 -14Z';
  const somebody = (fill: string, more: string): string => circle(0, -44, 30, fill, more) + path(body, fill, more);
  const left = paper.clip('<rect x="-100" y="-100" width="100" height="200"/>');
  return (
    rect(0, -78, 82, 156, 8, paper.drop('#f3d3bd')) +
    each(5, (row) => (row % 2 ? brick(6, -72 + row * 30, 26) + brick(38, -72 + row * 30, 38) : brick(6, -72 + row * 30, 38) + brick(50, -72 + row * 30, 26))) +
    `<g clip-path="${left}">${somebody(paper.drop('#7b6fd6'), bare)}</g>` +
    `<g fill="none" stroke="#5a4fc0" stroke-width="6" stroke-dasharray="11 10" stroke-linecap="round"><circle cx="0" cy="-44" r="30"/><path d="M0 -14 C18 -14 44 0 44 40 V76 H0"/></g>`
  );
};

/** A compass whose needle points. */
export const compass: DrawMark = (paper) =>
  circle(0, 8, 70, paper.ball('#d9a441')) + circle(0, 8, 54, '#fff8e4', bare) + rect(-12, -84, 24, 20, 8, '#c48a2a') +
  each(4, (i) => turned(i * 90, 0, 8, line('M0 -38 V-46', '#8a6a3a', 6))) +
  turned(38, 0, 8, path('M0 -36 L14 8 H-14Z', '#e0484e', bare) + path('M0 52 L14 8 H-14Z', '#4f79c8', bare)) + circle(0, 8, 7, '#ffffff', bare);

/** Somebody of whom only a dotted line is left. */
export const dottedOutline: DrawMark = () =>
  `<g fill="#ffffff" fill-opacity=".45" stroke="#6b5bc8" stroke-width="8" stroke-dasharray="2 15" stroke-linecap="round">` +
  `<path d="M-50 78 C-54 26 -40 4 -14 -2 C-40 -12 -44 -34 -38 -54 C-28 -84 28 -84 38 -54 C44 -34 40 -12 14 -2 C40 4 54 26 50 78Z"/></g>` +
  line('M-15 -42 v6 M15 -42 v6 M-13 -22 q13 12 26 0', '#6b5bc8', 7);

/** A star becomes a moon, and a moon a star. */
export const turningShapes: DrawMark = (paper) =>
  path(starPath(-36, -30, 40), paper.ball('#f0a03c')) +
  path('M48 8 A38 38 0 1 1 10 56 A30 30 0 0 0 48 8Z', paper.ball('#8a6fd8')) +
  arrow('M12 -66 Q60 -62 64 -18', [64, -16], 86, '#c0508c', 9) + arrow('M-18 74 Q-66 66 -68 20', [-68, 18], -94, '#c0508c', 9);

/** The same rabbit, big and small. */
export const bigAndSmall: DrawMark = (paper) => {
  const rabbit = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${ellipse(-20, -62, 13, 40, paper.drop('#a98ad8'), 'transform="rotate(-8 -20 -62)"')}${ellipse(20, -62, 13, 40, paper.drop('#a98ad8'), 'transform="rotate(8 20 -62)"')}` +
    `${circle(0, 0, 44, paper.ball('#b79ae4'))}${circle(-16, -4, 6, '#3a2a5a', bare)}${circle(16, -4, 6, '#3a2a5a', bare)}${ellipse(0, 12, 7, 5, '#f08aa8', bare)}</g>`;
  return rabbit(-30, 32, 1.06) + rabbit(54, 60, 0.42) + arrow('M52 22 V-52', [52, -56], -90, '#58a04c', 11) + arrow('', [52, 24], 90, '#58a04c', 11);
};

export const hourglass: DrawMark = (paper) =>
  path('M-42 -64 H42 Q42 -22 8 0 Q42 22 42 64 H-42 Q-42 22 -8 0 Q-42 -22 -42 -64Z', '#eaf6ff', 'stroke="#8ab0d0" stroke-width="6"') +
  path('M-30 -38 H30 Q20 -16 0 -4 Q-20 -16 -30 -38Z', '#f2b84a', bare) + path('M-36 62 Q-32 34 0 28 Q32 34 36 62Z', '#f2b84a', bare) + line('M0 -4 V30', '#f2b84a', 5) +
  rect(-56, -82, 112, 20, 9, paper.drop('#b0703c')) + rect(-56, 62, 112, 20, 9, paper.drop('#b0703c'));
