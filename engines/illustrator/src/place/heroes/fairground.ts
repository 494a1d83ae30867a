/** What delights on a square or in the air above it: carousels, puppets, airships, lanterns of the sky. */
import { starPath } from '../../shapes.ts';
import { cottage } from '../masonry.ts';
import { each, type Hero } from './brush.ts';

export const FAIRGROUND = {
  snowglobe: ({ site, oval, stroke, box, ball, flat, glow }) =>
    glow(0, -240, 330, '#e4f4ff', 0.5) +
    `<circle cx="0" cy="-240" r="240" fill="#dff2fb" opacity=".6" stroke="none"/>` +
    `<g transform="translate(0 -84)">${cottage(site, '#f3e3c4', '#c9544a', -90, 0.85)}${cottage(site, '#e9dcc8', '#5f8fc0', 96, 0.7)}</g>` +
    flat('M-186 -90 Q0 -50 186 -90 Q120 0 0 0 Q-120 0 -186 -90Z', '#ffffff') +
    each(22, (i) => ball(Math.cos(i * 2.4) * (40 + i * 8), -270 + Math.sin(i * 2.4) * (30 + i * 7), 6, '#ffffff')) +
    `<circle cx="0" cy="-240" r="240" fill="none" stroke="#ffffff" stroke-width="9" opacity=".9"/>` +
    stroke('M-170 -350 Q-130 -430 -50 -456', '#ffffff', 16, 0.8) +
    box(-190, -34, 380, 54, 16, '#a4604a') +
    box(-220, 6, 440, 26, 10, '#8a4f3c') +
    oval(0, -30, 180, 14, '#c9785c'),
  skylanterns: ({ put, shape, glow, oval }) =>
    each(9, (i) =>
      put(
        [-430, -310, -190, -60, 70, 190, 310, 430, 0][i] ?? 0,
        [-300, -440, -330, -500, -380, -470, -340, -430, -620][i] ?? 0,
        0.7 + (i % 3) * 0.25,
        glow(0, 0, 130, '#ffc86a', 0.9) +
          shape('M-40 -50 Q0 -70 40 -50 L30 44 H-30Z', ['#ffb45a', '#ff9a6a', '#ffd36a'][i % 3] ?? '#fb4') +
          oval(0, 36, 20, 10, '#fff3c4'),
      ),
    ),
  airship: ({ put, shape, oval, stroke, flat, ball, box }) =>
    each(2, (k) =>
      put(
        k ? 260 : -130,
        k ? -480 : -330,
        k ? 0.5 : 1,
        shape('M-280 -60 Q-180 -170 20 -160 Q230 -150 280 -50 Q220 40 20 44 Q-190 40 -280 -60Z', k ? '#6fa8d0' : '#e0705a') +
          stroke('M-270 -70 Q0 -110 272 -60 M-240 -20 Q0 0 250 -20', '#fbe6c4', 10, 0.7) +
          shape('M-270 -60 L-360 -130 L-350 -10Z', '#f2c14e') +
          stroke('M-110 36 L-90 90 M110 36 L90 90', '#8a6a4a', 6) +
          shape('M-150 84 H150 Q130 160 70 160 H-80 Q-130 150 -150 84Z', '#a4704a') +
          each(4, (i) => ball(-90 + i * 60, 116, 15, '#ffe6a0')) +
          oval(0, 84, 150, 10, '#c9965f') +
          flat(starPath(30, -60, 36), '#ffe27a'),
      ),
    ) +
    box(130, -200, 26, 206, 6, '#8a6a4a') +
    box(60, -210, 180, 26, 6, '#a4784f') +
    stroke('M60 -150 L130 -90 M240 -150 L156 -90', '#8a6a4a', 10),
  carousel: ({ shape, box, stroke, put, ball, flat, glow, oval }) =>
    glow(0, -200, 330, '#ffe0a0', 0.6) +
    oval(0, 10, 290, 40, '#a4604a') +
    box(-280, -24, 560, 34, 12, '#d9705a') +
    each(4, (i) => {
      const x = -195 + i * 130;
      return (
        stroke(`M${x} -24 V-250`, '#f2c14e', 9) +
        put(
          x,
          -90 - (i % 2) * 34,
          0.9,
          shape(
            'M-60 0 Q-56 -50 -10 -46 L20 -50 Q30 -96 64 -92 L80 -60 L58 -54 Q52 -10 40 0 L34 44 H22 L20 6 H-34 L-40 44 H-52Z',
            ['#fdf6ee', '#f6c4d0', '#c4dcf4', '#f4e0b0'][i] ?? '#fff',
          ) +
            flat('M20 -52 Q20 -100 50 -104 Q40 -76 44 -50Z', ['#e0705a', '#8f6ad6', '#4f9fc4', '#58b878'][i] ?? '#e75') +
            shape('M-20 -48 H14 L10 -24 H-18Z', '#e0564a') +
            stroke('M-60 -4 q-26 10 -20 40', ['#e0705a', '#8f6ad6', '#4f9fc4', '#58b878'][i] ?? '#e75', 9) +
            ball(62, -78, 4, '#3a2a30'),
        )
      );
    }) +
    each(8, (i) => flat(`M0 -420 L${-300 + i * 75} -250 H${-225 + i * 75}Z`, i % 2 ? '#fdf3e0' : '#e0564a')) +
    each(
      8,
      (i) =>
        flat(`M${-300 + i * 75} -252 h75 a37 34 0 0 1 -75 0Z`, i % 2 ? '#e0564a' : '#fdf3e0') + ball(-262 + i * 75, -218, 9, '#ffe27a'),
    ) +
    stroke('M0 -420 V-470', '#f2c14e', 8) +
    flat('M0 -470 l54 16 l-54 18Z', '#4f9fc4'),
  puppets: ({ put, stroke, ball, shape }) =>
    each(3, (i) =>
      put(
        (i - 1) * 180,
        -260,
        1,
        stroke('M-60 0 H60 M0 -30 V30 M-50 0 V110 M50 0 V110 M0 30 V60', '#a4704a', 6) +
          ball(0, 90, 32, '#f6d2b0') +
          shape('M-34 120 H34 L44 210 H-44Z', ['#e0564a', '#4f9fc4', '#f2c14e'][i] ?? '#e54') +
          ball(-11, 86, 4, '#3a2a30') +
          ball(11, 86, 4, '#3a2a30') +
          stroke('M-10 104 Q0 112 10 104', '#8a4a4a', 4),
      ),
    ),
} satisfies Record<string, Hero>;
