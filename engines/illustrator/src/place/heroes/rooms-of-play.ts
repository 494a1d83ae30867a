/** What makes a room of play and music: toys, pianos, easels, books that fly. */
import { each, type Hero } from './brush.ts';
import { WARES } from './rack.ts';

export const PLAY_ROOMS = {
  grandpiano: ({ shape, box, stroke, flat }) =>
    shape('M-260 -190 H220 Q290 -180 260 -120 Q200 -60 -60 -60 H-260Z', '#3a3048') +
    shape('M-240 -196 L-150 -400 Q120 -430 210 -196Z', '#4a3f5c') +
    stroke('M40 -196 L70 -360', '#c9a46a', 8) +
    box(-272, -104, 240, 44, 6, '#2f283c') +
    box(-262, -96, 220, 22, 2, '#fdf6ee') +
    each(13, (i) => flat(`M${-252 + i * 16} -96 h8 v13 h-8Z`, '#2f283c')) +
    stroke('M-240 -60 V10 M-60 -60 V10 M210 -110 V10', '#2f283c', 18) +
    box(-210, -36, 120, 22, 8, '#b8485a') +
    stroke('M-190 -14 V12 M-110 -14 V12', '#4a3f5c', 10),
  harp: ({ stroke, put, ball }) =>
    put(
      0,
      0,
      1.1,
      stroke('M-90 0 Q-110 -200 -80 -330 Q-30 -250 60 -270 Q110 -280 120 -330', '#e0b04a', 24) +
        stroke('M-90 0 L118 -320', '#c98a3c', 22) +
        each(8, (i) => stroke(`M${-70 + i * 22} ${-40 - i * 34} V${-262 - Math.abs(i - 3.5) * 10}`, '#fff3d0', 3, 0.9)) +
        ball(-82, -336, 18, '#f2c14e'),
    ),
  easels: ({ put, stroke, box, flat, ball, oval }) =>
    each(3, (i) =>
      put(
        (i - 1) * 260,
        6,
        i === 1 ? 1.15 : 0.95,
        stroke('M0 -330 L-90 6 M0 -330 L90 6 M0 -330 V0', '#a4704a', 12) +
          box(-100, -290, 200, 160, 4, '#fffaf0') +
          [
            flat('M-90 -140 Q-40 -220 0 -160 Q40 -230 90 -140Z', '#7fb86a') + ball(50, -240, 24, '#f2c14e'),
            oval(0, -200, 50, 40, '#f28ab0') + ball(0, -200, 18, '#f2c14e') + stroke('M0 -160 V-136', '#5f9a4c', 8),
            flat('M-90 -150 H90 V-136 H-90Z', '#4f9fc4') + flat('M-50 -156 L0 -250 L50 -156Z', '#e0564a'),
          ][i] +
          stroke('M-110 -128 H110', '#8a5f3c', 14),
      ),
    ) + each(6, (i) => ball(-420 + i * 22, -6 - (i % 2) * 18, 13, WARES[i] ?? '#fff')),
  flyingbooks: ({ put, shape, flat, glow }) =>
    each(6, (i) =>
      put(
        [-420, -250, -90, 110, 270, 420][i] ?? 0,
        [-330, -480, -290, -440, -300, -470][i] ?? 0,
        0.9 + (i % 2) * 0.3,
        glow(0, 0, 110, '#fff0c0', 0.6) +
          shape('M0 10 Q-50 -50 -120 -30 L-110 40 Q-50 20 0 50Z', '#fdf6e6') +
          shape('M0 10 Q50 -50 120 -30 L110 40 Q50 20 0 50Z', '#f4e8d0') +
          flat('M-112 42 Q-50 24 0 54 Q50 24 112 42 L110 54 Q50 36 0 66 Q-50 36 -110 54Z', WARES[i] ?? '#f00'),
        ((i % 3) - 1) * 12,
      ),
    ),
  toybench: (b) =>
    b.box(-340, -140, 680, 28, 8, '#a4704a') +
    b.stroke('M-300 -112 V10 M300 -112 V10', '#8a5c3a', 24) +
    b.put(
      -220,
      -140,
      1,
      b.box(-70, -70, 100, 60, 8, '#e0564a') +
        b.box(-10, -120, 60, 60, 8, '#4f9fc4') +
        b.ball(-44, -6, 20, '#3a3a4a') +
        b.ball(24, -6, 20, '#3a3a4a') +
        b.box(-60, -100, 18, 34, 4, '#f2c14e'),
    ) +
    b.put(
      20,
      -140,
      1,
      b.stroke('M-70 -10 Q0 30 70 -10', '#a4642f', 12) +
        b.shape('M-50 -30 Q-46 -80 0 -76 L16 -80 Q24 -120 54 -112 L64 -84 L48 -80 Q44 -40 30 -20 H-40Z', '#e0a862') +
        b.flat('M14 -80 Q16 -124 40 -126 L36 -78Z', '#c9544a') +
        b.ball(50, -100, 4, '#3a2a30'),
    ) +
    b.put(
      220,
      -140,
      1,
      b.box(-50, -80, 100, 80, 8, '#8f6ad6') +
        b.stroke('M-20 -80 q-14 -30 10 -40 q24 -14 10 -44', '#f2c14e', 8) +
        b.ball(4, -186, 30, '#f6d2b0') +
        b.shape('M-26 -200 L4 -260 L34 -200Z', '#e0564a') +
        b.ball(-6, -188, 4, '#3a2a30') +
        b.ball(14, -188, 4, '#3a2a30'),
    ),
} satisfies Record<string, Hero>;
