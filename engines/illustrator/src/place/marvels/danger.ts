/** What each danger of a place looks like: to be seen, never to be feared. */
import { twinklePath } from '../../shapes.ts';
import { type Brush, each } from '../heroes/brush.ts';
import type { Marvels } from './spots.ts';

/** Breath of sleepers: bubbles that grow as they rise. */
const dreams = (ball: Brush['ball'], x: number, y: number): string => ball(x, y, 12, '#e4f2ff') + ball(x + 34, y - 46, 19, '#e4f2ff') + ball(x + 80, y - 110, 28, '#e4f2ff');

export const DANGER: Marvels = {
  'Winding Maze': [
    'right',
    ({ stroke }) => {
      const walls = 'M-40 0 H-190 L-140 -128 H140 L190 0 H40 M-118 -26 L-92 -100 H96 L120 -30 M-60 -30 L-48 -70 H50 M10 -30 H62';
      return (
        `<g transform="translate(0 8)">${stroke(walls, '#3f7a40', 24)}</g>` +
        stroke(walls, '#5f9a58', 24) +
        `<g transform="translate(0 -7)">${stroke(walls, '#7fbc70', 11)}</g>`
      );
    },
  ],
  'Sudden Storms': [
    'skyLeft',
    ({ ball, flat, stroke }) =>
      ball(-90, 0, 66, '#6a7090') +
      ball(0, -30, 84, '#7a80a0') +
      ball(92, 0, 64, '#6a7090') +
      ball(0, 26, 66, '#626a8a') +
      flat('M20 60 L-40 170 L6 164 L-30 260 L80 120 L30 126 L64 60Z', '#fff3a8') +
      stroke('M-100 80 l-20 60 M-60 90 l-20 60 M100 80 l-20 60 M60 170 l-16 50', '#cfe4f8', 7, 0.8),
  ],
  'Slippery Ice': [
    'front',
    ({ oval, stroke, flat }) =>
      oval(0, 0, 250, 44, '#bfe2f6') +
      oval(-20, -4, 210, 32, '#e4f6ff') +
      stroke('M-150 -6 q80 -18 160 0 M-40 16 q70 -12 150 0', '#ffffff', 5) +
      // Tracks of somebody who slid, and the gleam of what is smooth.
      stroke('M-96 26 Q-20 2 60 -22 M-60 30 Q16 6 96 -18', '#9fcbe8', 6, 0.9) +
      flat(`${twinklePath(-176, -26, 26)} ${twinklePath(168, 8, 20)} ${twinklePath(120, -30, 15)}`, '#ffffff'),
  ],
  'Rickety Bridge': [
    'left',
    ({ stroke, box }) =>
      stroke('M-170 -110 Q0 -10 190 -110 M-170 -50 Q0 50 190 -50', '#8a6a4a', 8) +
      each(9, (i) => {
        const x = -150 + i * 40;
        const y = -50 + 50 * (1 - ((x - 10) / 180) ** 2);
        return i === 4 || i === 6
          ? ''
          : stroke(`M${x} ${y - 60} v56`, '#8a6a4a', 4) + box(x - 15, y - 6, 30, 13, 3, i % 3 ? '#b98a5a' : '#9a7048');
      }) +
      stroke('M-170 -150 V40 M190 -150 V40', '#6a4a34', 17),
  ],
  'Thick Fog': ['middle', ({ oval }) => each(7, (i) => oval(-560 + i * 190, 40 + (i % 3) * 60, 260, 56, '#ffffff', 0.42))],
  'Sleepy Poppies': [
    'front',
    ({ put, shape, stroke, ball }) =>
      each(7, (i) =>
        put(
          -250 + i * 110,
          i % 2 ? 24 : -16,
          1,
          stroke('M0 0 Q10 -40 0 -80', '#5f9a4c', 7) +
            shape('M-40 -84 Q-44 -140 0 -136 Q44 -140 40 -84 Q0 -64 -40 -84Z', '#e23f3a') +
            ball(0, -92, 12, '#3a2a30'),
        ),
      ) + dreams(ball, 150, -170),
  ],
  'Tangling Vines': [
    'left',
    ({ stroke, oval, put }) =>
      stroke('M-190 -700 Q-40 -480 -150 -280 T-70 40 M-120 -700 Q-200 -420 -60 -300 T-160 30', '#5f8f54', 19) +
      each(9, (i) => put(-110 + (i % 3) * 40, -560 + i * 66, 1, oval(26, 0, 34, 17, i % 2 ? '#74b068' : '#5f9f58'), i % 2 ? 200 : -24)),
  ],
  'Deep Quicksand': [
    'frontRight',
    ({ site, oval, stroke, box }) =>
      oval(0, 0, 220, 48, '#c9a468') +
      [0.78, 0.54, 0.3]
        .map(
          (k) =>
            `<ellipse cx="0" cy="4" rx="${220 * k}" ry="${48 * k}" fill="none" stroke="${site.at('#9a7840')}" stroke-width="7" opacity=".8"/>`,
        )
        .join('') +
      stroke('M-260 -10 V-130', '#8a5f3c', 12) +
      box(-330, -180, 140, 64, 8, '#c99a5a') +
      stroke('M-286 -156 q26 -22 52 0 M-286 -132 q26 22 52 0', '#a4302a', 9),
  ],
  'Strong Whirlpool': [
    'front',
    ({ site, oval }) =>
      oval(0, 0, 230, 56, '#3f9fc4') +
      [0.86, 0.64, 0.42, 0.22]
        .map(
          (k, i) =>
            `<ellipse cx="${i * 5}" cy="${i * 4}" rx="${230 * k}" ry="${56 * k}" fill="none" stroke="${site.at(i % 2 ? '#1f6f9f' : '#c4f2fa')}" stroke-width="12" stroke-dasharray="${360 * k} ${70 * k}" opacity=".85"/>`,
        )
        .join(''),
  ],
  'Rolling Boulders': [
    'right',
    ({ ball, stroke, oval }) =>
      ball(0, -90, 96, '#9a92a0') +
      oval(-30, -120, 22, 16, '#847c8c') +
      oval(34, -70, 18, 14, '#847c8c') +
      ball(-150, -40, 46, '#a8a0ac') +
      stroke('M120 -150 h70 M124 -100 h90 M116 -50 h64', '#ffffff', 9, 0.75),
  ],
  'Hot Lava Streams': [
    'front',
    ({ flat, glow }) =>
      glow(0, -10, 260, '#ff9a4a', 0.8) +
      flat('M-340 -14 Q-280 -52 -150 -38 Q-40 -24 60 -36 Q210 -56 340 -8 Q250 34 130 24 Q20 12 -70 32 Q-220 58 -340 -14Z', '#ff7a34') +
      flat('M-296 -14 Q-220 -34 -140 -22 Q-40 -8 70 -20 Q190 -36 292 -8 Q210 12 130 8 Q20 -2 -76 14 Q-200 34 -296 -14Z', '#ffd36a'),
  ],
  'Mischievous Imps': [
    'left',
    ({ ball, flat, stroke, shape }) =>
      ball(0, -60, 56, '#7f6ac4') +
      ball(0, -136, 50, '#9580d8') +
      shape('M-44 -164 L-60 -220 L-16 -182Z M44 -164 L60 -220 L16 -182Z', '#5f4aa0') +
      ball(-18, -142, 11, '#fff3c4') +
      ball(18, -142, 11, '#fff3c4') +
      ball(-16, -142, 5, '#2a1a2a') +
      ball(20, -142, 5, '#2a1a2a') +
      stroke('M-24 -114 Q0 -92 24 -114', '#3a2a5a', 7) +
      stroke('M50 -50 Q130 -40 110 -120', '#7f6ac4', 12) +
      flat('M96 -116 l14 -40 l24 32Z', '#f2a54a'),
  ],
  'Trick Mirrors': [
    'right',
    ({ oval, flat, shape, ball, stroke }) =>
      shape('M-50 4 L-34 -40 H34 L50 4Z', '#6a5a8a') +
      oval(0, -160, 92, 130, '#8f6ad6') +
      oval(0, -160, 74, 110, '#d4e8f4') +
      flat('M-40 -250 L-10 -180 L-46 -130 L0 -90 M20 -256 L34 -170', '#ffffff', 0.6) +
      ball(-24, -180, 11, '#3a2a50') +
      ball(30, -170, 17, '#3a2a50') +
      stroke('M-30 -120 q20 30 40 0 t34 -6', '#3a2a50', 8),
  ],
  'Riddling Gatekeeper': [
    'left',
    ({ box, shape, ball, stroke, flat }) =>
      box(-130, -250, 40, 256, 6, '#9a92a0') +
      box(90, -250, 40, 256, 6, '#9a92a0') +
      stroke('M-110 -250 Q0 -350 110 -250', '#9a92a0', 40) +
      shape('M-50 0 Q-60 -120 0 -130 Q60 -120 50 0Z', '#7a5ab0') +
      ball(0, -160, 42, '#f0cfa8') +
      shape('M-46 -172 Q0 -270 46 -172Z', '#5a3f94') +
      ball(-14, -162, 5, '#3a2a30') +
      ball(14, -162, 5, '#3a2a30') +
      flat('M-30 -146 Q0 -60 30 -146 Q0 -128 -30 -146Z', '#ffffff') +
      stroke('M60 0 V-190', '#a4704a', 9),
  ],
  'Forgetful Air': [
    'skyRight',
    ({ stroke, ball, glow }) =>
      glow(0, 0, 180, '#e4d4ff', 0.7) +
      stroke('M-60 60 Q-150 30 -120 -50 Q-90 -120 0 -104 Q90 -90 84 -20 Q76 40 14 38 Q-40 34 -38 -16 Q-34 -50 0 -50', '#f6ecff', 17, 0.95) +
      ball(130, 70, 12, '#f6ecff') +
      ball(96, 110, 8, '#f6ecff') +
      stroke('M-190 60 q40 -30 80 0 t80 0 M-150 -60 q30 -24 60 0', '#e4d4ff', 11, 0.7),
  ],
  'Sleeping Beast': [
    'right',
    ({ shape, ball, stroke, oval }) =>
      shape('M-180 6 Q-190 -130 -40 -140 Q130 -150 160 6Z', '#6f8f74') +
      ball(-150, -50, 62, '#7fa084') +
      stroke('M-184 -56 q14 12 28 0 M-140 -56 q14 12 28 0', '#3f5a48', 6) +
      stroke('M-170 -24 Q-150 -12 -130 -24', '#3f5a48', 6) +
      shape('M-190 -96 L-200 -140 L-164 -108Z M-118 -102 L-100 -144 L-136 -110Z', '#e4d8b4') +
      each(4, (i) => oval(-50 + i * 50, -120 + i * 10, 16, 12, '#5a7a60')) +
      dreams(ball, -110, -140),
  ],
  'Snapping Plants': [
    'left',
    ({ put, stroke, shape, flat, oval }) =>
      each(2, (i) =>
        put(
          i ? 90 : -50,
          6,
          i ? 0.75 : 1,
          stroke('M0 0 Q-30 -90 0 -150', '#5f9a4c', 17) +
            shape('M-70 -170 Q-60 -250 20 -246 Q90 -240 84 -180 L6 -176Z', '#d9486a') +
            shape('M-70 -160 L6 -168 L84 -166 Q70 -110 6 -112 Q-60 -112 -70 -160Z', '#e8607a') +
            flat('M-56 -172 l10 20 l12 -22 l12 22 l12 -22 l12 22 l12 -22 l12 22 l12 -20', '#ffffff') +
            oval(-40, -20, 40, 14, '#74b068'),
        ),
      ),
  ],
  'Echoes That Mislead': [
    'skyLeft',
    ({ flat, put, stroke }) => {
      const bubble = (color: string, opacity: number): string =>
        flat('M-70 -60 H70 Q100 -60 100 -30 V24 Q100 54 70 54 H-10 L-52 96 L-44 54 H-70 Q-100 54 -100 24 V-30 Q-100 -60 -70 -60Z', color, opacity);
      return (
        put(120, -70, 0.6, bubble('#c9d4f0', 0.5)) +
        put(64, -38, 0.8, bubble('#dfe6f8', 0.75)) +
        put(0, 0, 1, bubble('#ffffff', 1) + stroke('M-56 -20 q18 -22 36 0 t36 0 t36 0 M-56 16 q18 -22 36 0 t36 0 t36 0', '#8a94c4', 9))
      );
    },
  ],
  'Hungry Shadows': [
    'left',
    ({ flat, ball }) =>
      each(
        2,
        (i) =>
          `<g transform="translate(${i * 150 - 60} 0) scale(${i ? 0.8 : 1})" opacity=".82">` +
          flat('M-80 10 Q-90 -170 0 -190 Q90 -170 80 10 Q50 -20 30 10 Q0 -20 -30 10 Q-50 -20 -80 10Z', '#2f2450') +
          ball(-26, -120, 14, '#ffe27a') +
          ball(26, -120, 14, '#ffe27a') +
          flat('M-40 -80 Q0 -30 40 -80 Q0 -64 -40 -80Z', '#ff9a6a') +
          '</g>',
      ),
  ],
  'Vanishing Floors': [
    'frontRight',
    ({ flat, oval }) =>
      each(8, (i) => {
        const x = -220 + (i % 4) * 120 + (i > 3 ? -40 : 0);
        const y = i > 3 ? 20 : -40;
        return i === 2 || i === 5
          ? oval(x + 50, y + 14, 56, 17, '#1f1838')
          : flat(`M${x} ${y} h96 l-14 40 h-100Z`, i % 2 ? '#c9bccf' : '#b4a4c0', i === 6 ? 0.4 : 0.95);
      }),
  ],
};
