/** What people go to see in a hall: screens, bones, stars, fish. */
import { starPath } from '../../shapes.ts';
import { each, type Hero } from './brush.ts';
import { WARES } from './rack.ts';

export const SHOW_ROOMS = {
  projector: ({ flat, ball, stroke, shape, box, glow }) =>
    flat('M-520 -230 A520 380 0 0 1 520 -230Z', '#14184a') +
    each(40, (i) => ball(Math.cos(i * 2.4) * (30 + i * 11), -330 - Math.abs(Math.sin(i * 1.7)) * 200, 2 + (i % 4), '#fffbe0')) +
    flat(starPath(-200, -420, 20), '#ffe27a') +
    flat(starPath(230, -390, 26), '#ffe27a') +
    stroke('M-320 -360 L-240 -440 L-150 -400 L-60 -460 L20 -420', '#8fb4ff', 4, 0.8) +
    ball(140, -480, 40, '#f2b48a') +
    stroke('M80 -470 Q140 -440 200 -490', '#fbe0b0', 9) +
    flat('M-14 -200 L-420 -420 L-160 -540Z M14 -200 L420 -420 L160 -540Z', '#fff6d0', 0.14) +
    glow(0, -180, 90, '#fff3b0', 0.9) +
    ball(0, -170, 62, '#5a6488') +
    ball(-24, -190, 14, '#ffe9a0') +
    ball(24, -190, 14, '#ffe9a0') +
    shape('M-50 -110 H50 L76 10 H-76Z', '#3f4868') +
    box(-420, -70, 260, 76, 20, '#b8485a') +
    box(160, -70, 260, 76, 20, '#b8485a'),
  tank: ({ box, site, stroke, put, shape, ball, flat, glow, oval }) =>
    glow(0, -260, 400, '#8fe8ff', 0.5) +
    box(-440, -500, 880, 490, 26, '#3f7fb4') +
    flat('M-416 -476 H416 V-60 H-416Z', '#5fc4e0') +
    flat('M-416 -476 H416 V-330 H-416Z', '#a9ecf4', 0.5) +
    flat('M-416 -60 V-110 Q-200 -150 0 -110 T416 -120 V-60Z', '#ecd6a0') +
    each(5, (i) => stroke(`M${-360 + i * 180} -90 q30 -60 0 -120 q-24 -50 10 -90`, '#3fa07a', 14)) +
    each(7, (i) =>
      put(
        [-300, -120, 60, 230, 330, -220, 140][i] ?? 0,
        [-380, -300, -410, -340, -230, -200, -210][i] ?? 0,
        i % 3 ? 1 : 1.5,
        oval(0, 0, 44, 28, WARES[i % 6] ?? '#f00') +
          flat('M-36 0 L-76 -28 V28Z', WARES[i % 6] ?? '#f00') +
          ball(22, -6, 6, '#2a2a3a') +
          flat('M4 -22 Q-6 0 4 22 L-10 20 Q-18 0 -10 -20Z', '#fff6e4', 0.7),
        site.roll.between(-8, 8),
      ),
    ) +
    shape('M250 -60 V-130 l24 20 l20 -40 l20 40 l24 -20 V-60Z', '#f28ab0') +
    stroke('M-380 -440 L-300 -150', '#ffffff', 16, 0.35) +
    box(-460, -20, 920, 34, 10, '#2f5a84'),
} satisfies Record<string, Hero>;
