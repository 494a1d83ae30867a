/** What is found between the stars and above the clouds: small planets, comets, houses of wind and sun. */
import { starPath } from '../../shapes.ts';
import { castle, cottage } from '../masonry.ts';
import { each, type Hero } from './brush.ts';

const SHARDS = (i: number): number => [150, 260, 190, 330, 220, 280, 140][i] ?? 150;

export const COSMOS = {
  tinyplanet: ({ ball, site, put, stroke, oval, glow, flat }) =>
    glow(0, -190, 300, '#c9f0ff', 0.4) +
    ball(0, -180, 180, '#8fc98a') +
    oval(-60, -220, 60, 34, '#a9dc9c', 0.8) +
    oval(70, -120, 66, 40, '#7fb87c', 0.8) +
    oval(-30, -90, 50, 22, '#7fd0e0', 0.9) +
    put(0, -356, 0.5, cottage(site, '#f3e3c4', '#c9694a')) +
    each(5, (i) =>
      put(
        0,
        -180,
        1,
        put(0, -174, 1, stroke('M0 0 V-36', '#8a5f3c', 10) + ball(0, -62, 38, i % 2 ? '#5f9a54' : '#f2b0c8')),
        [-58, 52, 84, -96, 120][i] ?? 0,
      ),
    ) +
    put(0, -180, 1, put(0, -176, 1, stroke('M0 0 V-60', '#e8e0f4', 6) + flat('M0 -60 l34 10 l-34 12Z', '#e0564a')), 24),
  cloudhouses: ({ site, put, ball }) =>
    each(3, (i) =>
      put(
        [-250, 10, 250][i] ?? 0,
        [-30, 0, -50][i] ?? 0,
        1,
        put(0, -40, [0.8, 1.1, 0.75][i] ?? 1, cottage(site, '#fdf3fb', ['#8fb4e8', '#f2a0b8', '#c9a4e8'][i] ?? '#fff')) +
          each(5, (k) => ball((k - 2) * 52, -14 + Math.abs(k - 2) * 8, 52 - Math.abs(k - 2) * 8, '#ffffff')),
      ),
    ),
  suncastle: ({ site, flat, put, glow, oval }) =>
    glow(0, -230, 470, '#fff0a0', 0.9) +
    each(24, (i) => put(0, -230, 1, flat(`M-34 -250 L0 ${i % 2 ? -372 : -430} L34 -250Z`, i % 2 ? '#ffe9a0' : '#ffe08a', 0.5), i * 15)) +
    oval(0, -230, 304, 304, '#ffe9a0', 0.55) + oval(0, -230, 268, 268, '#fff3c4', 0.5) +
    castle(site, '#ffe6a8', '#f2a53a', '#f28a4a', true),
  bigcomet: ({ flat, ball, glow, put }) =>
    put(
      60,
      -330,
      1,
      flat('M20 -86 Q-260 -120 -640 -30 Q-400 -30 -300 0 Q-460 20 -600 90 Q-300 110 20 86Z', '#6fb4f2', 0.5) +
        flat('M10 -66 Q-220 -84 -480 -16 Q-300 -8 -220 8 Q-340 30 -430 66 Q-200 78 10 66Z', '#b4e0ff', 0.7) +
        flat('M0 -40 Q-160 -46 -300 0 Q-160 42 0 40Z', '#f4fbff', 0.9) +
        each(7, (i) => flat(starPath([-560, -470, -390, -520, -310, -440, -240][i] ?? 0, [-60, 40, -56, 70, 70, 0, -64][i] ?? 0, 9 + (i % 3) * 5), '#fff3c4')) +
        glow(0, 0, 200, '#ffffff', 0.8) +
        ball(0, 0, 88, '#fff3c4') +
        flat(starPath(0, 0, 60), '#ffe08a'),
      -14,
    ),
  starbabies: ({ put, flat, oval, stroke, shape, glow }) =>
    each(4, (i) =>
      put(
        (i - 1.5) * 190,
        i % 2 ? 0 : -34,
        i % 2 ? 1.05 : 0.85,
        glow(0, -110, 130, '#fff0a0', 0.8) +
          shape('M-78 -70 Q0 -20 78 -70 Q70 10 0 14 Q-70 10 -78 -70Z', ['#f2a0c0', '#8fb4e8', '#a9dcb0', '#c9a4f2'][i] ?? '#fff') +
          flat(starPath(0, -116, 76, 5, 0.56), '#ffe27a') +
          oval(-18, -120, 6, 9, '#4a3550') +
          oval(18, -120, 6, 9, '#4a3550') +
          stroke('M-10 -100 Q0 -90 10 -100', '#4a3550', 5) +
          oval(-30, -106, 9, 6, '#ffae9a') +
          oval(30, -106, 9, 6, '#ffae9a') +
          stroke('M-84 20 Q0 46 84 20', '#a4704a', 10),
      ),
    ),
  windhouse: ({ site, put, stroke, ball, shape, flat }) =>
    cottage(site, '#eef2ff', '#6fa8d0', 0, 1.5) +
    each(4, (i) =>
      put(
        [-250, 250, -170, 190][i] ?? 0,
        [-120, -190, -330, -380][i] ?? 0,
        [1, 1.1, 0.7, 0.8][i] ?? 1,
        stroke('M-120 20 H40 q60 0 60 -50 q0 -40 -40 -40 q-34 0 -34 30 M-90 46 H90 q40 2 40 36 q-4 26 -30 20', '#ffffff', 13, 0.85),
      ),
    ) +
    stroke('M0 -290 V-404', '#c9a46a', 9) +
    shape('M0 -402 L136 -386 V-350 L0 -336Z', '#e8605a') +
    flat('M34 -398 L68 -394 V-343 L34 -339Z M102 -390 L136 -386 V-350 L102 -346Z', '#fff6e4') +
    ball(0, -408, 12, '#f2c14e'),
  bigbubbles: ({ site, oval, stroke }) =>
    each(7, (i) => {
      const x = [-380, -230, -60, 110, 260, 390, 30][i] ?? 0;
      const y = [-60, -260, -110, -330, -120, -280, -520][i] ?? 0;
      const r = [80, 120, 100, 140, 96, 70, 60][i] ?? 80;
      return (
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${site.at(['#a9f0ff', '#ffc4ec', '#d0c4ff'][i % 3] ?? '#fff')}" opacity=".34" stroke="none"/>` +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#ffffff" stroke-width="5" opacity=".8"/>` +
        oval(x - r * 0.4, y - r * 0.46, r * 0.2, r * 0.14, '#ffffff', 0.9) +
        stroke(`M${x + r * 0.5} ${y + r * 0.6} A${r * 0.8} ${r * 0.8} 0 0 0 ${x + r * 0.78} ${y + r * 0.1}`, '#ffffff', 5, 0.6)
      );
    }),
  iceshards: ({ shape, flat, put }) =>
    each(7, (i) =>
      put(
        [-380, -260, -150, 40, 160, 290, 400][i] ?? 0,
        16,
        1,
        shape(`M0 ${-SHARDS(i)} L40 -60 L30 0 H-30 L-40 -60Z`, ['#d9f0ff', '#b4dcf4', '#c9e8ff'][i % 3] ?? '#fff') +
          flat(`M0 ${-SHARDS(i)} L-40 -60 L-10 -60Z`, '#ffffff', 0.7),
        ((i % 3) - 1) * 12,
      ),
    ),
} satisfies Record<string, Hero>;
