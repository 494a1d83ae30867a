/** Marks of powers of hearts, voices and dreams. */
import { bare, circle, each, ellipse, heartPath, line, path, rect, starPath } from '../../shapes.ts';
import { type DrawMark, leafAt, noteAt } from './mark-kit.ts';

/** A small bird that says a leaf. */
export const birdThatTalks: DrawMark = (paper) =>
  path('M-4 -80 H70 Q86 -80 86 -64 V-34 Q86 -18 70 -18 H40 L18 2 L22 -18 H-4 Q-18 -18 -18 -34 V-64 Q-18 -80 -4 -80Z', '#ffffff', 'stroke="#d49a3c" stroke-width="6" stroke-linejoin="round"') +
  leafAt(paper, 6, -44, 56, -10) +
  path('M-88 20 L-58 34 L-72 52Z', '#3f7fc0', bare) +
  path('M-70 36 C-66 4 -40 -6 -18 0 C8 8 18 30 8 52 C-4 76 -42 82 -58 62 C-66 54 -70 46 -70 36Z', paper.ball('#5aa2e2')) +
  path('M-54 36 Q-30 20 -20 44 Q-34 64 -54 36Z', '#3f7fc0', bare) + circle(-8, 20, 7, '#26324e', bare) + path('M10 22 L34 30 L12 38Z', '#f0a02c', bare) +
  line('M-34 74 V86 M-16 72 V86', '#c47c22', 6);

/** A cross of comfort on a heart. */
export const healingHeart: DrawMark = (paper) =>
  path(heartPath(0, 0, 82), paper.ball('#f27d9c')) + rect(-12, -40, 24, 74, 11, '#ffffff', bare) + rect(-37, -15, 74, 24, 11, '#ffffff', bare) +
  leafAt(paper, 34, 54, 48, -34) + leafAt(paper, -34, 54, 48, -146);

/** A heart whose beat goes out in waves. */
export const heartWaves: DrawMark = (paper) =>
  path(heartPath(0, 4, 42), paper.ball('#c86ad0')) +
  each(2, (i) => {
    const r = 54 + i * 26;
    const [dx, dy] = [r * 0.82, r * 0.57];
    return line(`M${dx} ${-dy} A${r} ${r} 0 0 1 ${dx} ${dy} M${-dx} ${-dy} A${r} ${r} 0 0 0 ${-dx} ${dy}`, i ? '#c99ae0' : '#a860c8', 9);
  });

/** The moon, and notes that rise from it. */
export const moonAndNotes: DrawMark = (paper) =>
  path('M2 -78 A74 74 0 1 0 70 36 A60 60 0 0 1 2 -78Z', paper.ball('#f4c545')) + noteAt(26, 12, 52, '#8a4fb0') + noteAt(68, -30, 40, '#c0508c') +
  path(starPath(30, -66, 13), '#f0a03c', bare) + line('M-44 24 q9 9 18 2 M-14 34 q8 8 16 0', '#a8781c', 5);

/** Two notes with one beam. */
export const notes: DrawMark = () =>
  line('M-34 50 V-52 L50 -70 V32', '#b04f90', 12) + line('M-34 -32 L50 -50', '#b04f90', 16) +
  ellipse(-50, 52, 24, 18, '#b04f90', `${bare} transform="rotate(-18 -50 52)"`) + ellipse(34, 34, 24, 18, '#b04f90', `${bare} transform="rotate(-18 34 34)"`);

export const luckyStar: DrawMark = (paper) =>
  path(starPath(10, -10, 66), paper.ball('#ffc93c'), 'stroke="#e8a52c" stroke-width="5" stroke-linejoin="round"') + line('M-36 30 L-78 72 M-14 46 L-40 80 M-48 4 L-80 34', '#f0b84a', 8);

/** An eye that sees what others do not. */
export const seeingEye: DrawMark = (paper) =>
  path('M-84 6 Q0 -74 84 6 Q0 78 -84 6Z', '#ffffff', 'stroke="#6a4fb8" stroke-width="8" stroke-linejoin="round"') + circle(0, 2, 35, paper.ball('#8a6fd8')) +
  circle(0, 2, 16, '#2c2050', bare) + circle(-10, -10, 8, '#ffffff', bare) + line('M0 -62 V-80 M-44 -48 L-56 -64 M44 -48 L56 -64', '#8a6fd8', 7);
