/** Magic that stands or lies on the ground: flowers, waters, doors, mirrors, statues. */
import { starPath, twinklePath } from '../../shapes.ts';
import { each } from '../heroes/brush.ts';
import type { Marvels } from './spots.ts';

export const MAGIC_ON_THE_GROUND: Marvels = {
  'Glowing Flowers': [
    'front',
    ({ put, oval, glow, stroke, ball }) =>
      each(7, (i) =>
        put(
          -240 + i * 110,
          i % 2 ? 20 : -20,
          1,
          glow(0, -70, 80, '#ffd0f0', 0.9) +
            stroke('M0 0 V-60', '#6fae7a', 6) +
            each(5, (k) => put(0, -70, 1, oval(0, -20, 11, 18, '#ffb0e0'), k * 72)) +
            ball(0, -70, 11, '#fff3b0'),
        ),
      ),
  ],
  'Healing Waters': [
    'front',
    ({ oval, stroke, glow, flat }) =>
      glow(0, -10, 210, '#a9fff0', 0.9) +
      oval(0, 0, 190, 40, '#7fe4e0') +
      oval(-20, -6, 130, 22, '#d4fbf4', 0.8) +
      stroke('M-90 4 q90 -26 180 0', '#ffffff', 5, 0.9) +
      flat('M0 -44 C-66 -84 -52 -142 -14 -134 Q-2 -130 0 -118 Q2 -130 14 -134 C52 -142 66 -84 0 -44Z', '#ff8fa8', 0.95),
  ],
  'Doors to Elsewhere': [
    'left',
    ({ shape, box, ball, glow, flat }) =>
      glow(0, -120, 190, '#c9f0ff', 0.8) +
      shape('M-90 6 V-170 A90 96 0 0 1 90 -170 V6Z', '#9aa0b0') +
      flat('M-64 6 V-168 A64 70 0 0 1 64 -168 V6Z', '#bfeaff') +
      shape('M-64 6 V-168 A64 70 0 0 1 -10 -236 L-34 -190 V20Z', '#8a5636') +
      box(-96, 0, 192, 14, 5, '#8a8494') +
      ball(-42, -90, 8, '#f2c14e') +
      flat(starPath(22, -120, 26), '#ffe27a'),
  ],
  'Slow-Running Time': [
    'left',
    ({ ball, box, shape, stroke, put, flat }) =>
      shape('M-62 8 L-44 -22 H44 L62 8Z', '#8a5636') +
      box(-15, -240, 30, 224, 8, '#a8703f') +
      stroke('M-40 -196 Q0 -232 40 -196', '#8a5636', 11) +
      put(
        0,
        -300,
        1,
        ball(0, 0, 86, '#c98a3c') +
          ball(0, 0, 72, '#fdf6e6') +
          stroke('M0 0 V-52 M0 0 L34 20', '#4a3550', 9) +
          each(12, (i) => put(0, 0, 1, stroke('M0 -64 V-54', '#8a6a4a', 5), i * 30)),
      ) +
      put(
        112,
        -214,
        1,
        flat('M-46 112 H46 Q44 146 8 160 Q44 174 46 208 H-46 Q-44 174 -8 160 Q-44 146 -46 112Z', '#e4f2ff', 0.9) +
          flat('M-30 124 H30 Q24 146 4 156 V180 Q26 186 34 204 H-34 Q-26 186 -4 180 V156 Q-24 146 -30 124Z', '#f2c46a') +
          stroke('M-60 108 H60 M-60 212 H60', '#c98a3c', 14),
      ),
  ],
  'Talking Animals': [
    'right',
    ({ ball, oval, shape, flat, stroke }) =>
      oval(-40, -150, 14, 54, '#d9b08a') +
      oval(0, -150, 14, 54, '#d9b08a') +
      ball(-20, -40, 54, '#d9b08a') +
      ball(-20, -104, 46, '#e4bf9a') +
      ball(-36, -110, 6, '#3a2a30') +
      ball(-4, -110, 6, '#3a2a30') +
      oval(-20, -94, 7, 5, '#c9707a') +
      oval(-20, -30, 30, 34, '#f6e6d4') +
      shape(
        'M-100 -290 H-230 Q-256 -290 -256 -264 V-216 Q-256 -190 -230 -190 H-150 L-84 -140 L-112 -192 Q-84 -192 -84 -220 V-264 Q-84 -290 -100 -290Z',
        '#fffaf0',
      ) +
      flat('M-170 -212 C-210 -242 -200 -270 -170 -252 C-140 -270 -130 -242 -170 -212Z', '#e8607a') +
      stroke('M-60 -40 q-16 20 0 40 M20 -40 q16 20 0 40', '#c99a74', 8),
  ],
  'Wandering Paths': [
    'middle',
    // Narrower the farther it goes, and never above the land.
    ({ flat, stroke }) =>
      flat('M-450 250 C-300 110 -120 262 -10 190 S180 176 170 116 S300 70 400 72 L404 80 C330 84 214 92 212 128 S120 214 16 218 S-250 186 -384 268Z', '#f6e2b0', 0.92) +
      stroke('M-414 254 C-280 136 -120 270 0 202 S200 186 192 122 S320 78 396 77', '#c9a46a', 4, 0.8),
  ],
  'Shadows That Dance': [
    'left',
    ({ ball, stroke }) =>
      each(
        3,
        (i) =>
          `<g transform="translate(${i * 90 - 70} ${i % 2 ? -14 : 0}) rotate(${(i - 1) * 9})" opacity=".62">` +
          ball(0, -170, 26, '#3a2a5c') +
          stroke('M0 -140 V-70 M0 -120 L-44 -170 M0 -120 L46 -164 M0 -70 L-30 0 M0 -70 L36 -6', '#3a2a5c', 19) +
          '</g>',
      ),
  ],
  'Invisible Bridges': [
    'middle',
    ({ stroke }) =>
      stroke('M-430 60 Q0 -170 430 60', '#ffffff', 6, 0.9) +
      stroke('M-430 100 Q0 -130 430 100', '#ffffff', 6, 0.9) +
      each(17, (i) => {
        const x = -400 + i * 50;
        const y = 60 - 115 * (1 - (x / 430) ** 2);
        return stroke(`M${x} ${y} v40`, '#dff4ff', 7, 0.7);
      }),
  ],
  'Memory-Keeping Mirrors': [
    'right',
    ({ oval, shape, flat, box }) =>
      shape('M-60 4 L-40 -40 H40 L60 4Z', '#b98a3c') +
      oval(0, -170, 96, 140, '#e0b24e') +
      oval(0, -170, 78, 120, '#c4e4f4') +
      flat('M-50 -110 Q-10 -190 30 -120 Q50 -160 66 -120 L60 -80 H-44Z', '#8fb88a') +
      flat('M20 -240 a26 26 0 1 0 1 0Z', '#ffe27a') +
      box(-16, -326, 32, 24, 8, '#f2cf6a'),
  ],
  'Living Statues': [
    'right',
    ({ box, shape, ball, stroke, flat }) =>
      box(-66, -60, 132, 66, 6, '#b9b0b4') +
      shape('M-46 -60 Q-58 -160 -36 -210 H36 Q58 -160 46 -60Z', '#cfc8cc') +
      ball(0, -246, 40, '#cfc8cc') +
      stroke('M34 -196 Q90 -220 84 -290', '#cfc8cc', 22) +
      stroke('M-34 -196 Q-66 -150 -38 -110', '#cfc8cc', 22) +
      ball(-14, -250, 6, '#4a4456') +
      ball(14, -250, 6, '#4a4456') +
      stroke('M-16 -230 Q0 -214 16 -230', '#4a4456', 6) +
      flat(twinklePath(84, -320, 24), '#ffffff'),
  ],
  'Lost Things Found': [
    'frontRight',
    ({ put, box, ball, shape, stroke, glow }) =>
      glow(0, -60, 190, '#fff0b0', 0.8) +
      shape('M-130 -90 H130 L104 0 H-104Z', '#b98a5a') +
      stroke('M-126 -60 H126 M-116 -30 H116', '#8a5f3c', 6) +
      put(-70, -90, 1, ball(0, -20, 30, '#e0564a')) +
      put(0, -90, 1, stroke('M0 0 L20 -110 q20 -30 44 -4', '#5a7ab0', 10)) +
      put(64, -90, 1, ball(0, -24, 26, '#d69a62') + ball(-20, -44, 11, '#d69a62') + ball(20, -44, 11, '#d69a62')) +
      box(-30, -130, 34, 44, 6, '#f28ab0'),
  ],
};
