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
  bones: ({ stroke, ball, shape, box, put, flat }) =>
    box(-340, -34, 680, 40, 6, '#b9a48c') +
    stroke('M-250 -150 Q-120 -270 60 -230 Q160 -210 220 -320', '#f4ead4', 26) +
    stroke('M-250 -150 Q-330 -120 -370 -60', '#f4ead4', 15) +
    each(7, (i) => stroke(`M${-160 + i * 36} ${-214 - Math.sin(i * 0.5) * 22} q-12 60 12 96`, '#f4ead4', 11)) +
    stroke('M-140 -210 Q-170 -120 -130 -70 L-150 -34 M60 -220 Q60 -130 90 -80 L74 -34 M130 -220 l30 50 l-16 26', '#f4ead4', 20) +
    shape('M190 -350 Q250 -400 330 -350 L350 -310 L250 -290 Q190 -300 190 -350Z', '#f8f0dc') +
    ball(250, -344, 14, '#6a5a4a') +
    flat('M260 -294 l10 14 l10 -16 l10 14 l10 -18 l10 14 l12 -20', '#ffffff') +
    put(
      -440,
      0,
      1,
      box(-60, -90, 120, 96, 6, '#a4917c') +
        shape('M-30 -90 Q-60 -150 -20 -190 H20 Q60 -150 30 -90Z', '#c9785c') +
        stroke('M-36 -140 H36', '#f2dcae', 8),
    ),
  hoops: ({ box, stroke, flat, put, ball }) =>
    each(2, (i) =>
      put(
        i ? 340 : -340,
        -170,
        1,
        stroke('M0 180 V-200', '#8a94ac', 14) +
          box(-90, -330, 180, 130, 8, '#fdf6ee') +
          box(-40, -290, 80, 60, 0, '#e8dcd4') +
          stroke('M-50 -196 H50', '#e0643c', 12) +
          stroke(
            'M-46 -190 L-30 -110 M-16 -190 L-10 -110 M16 -190 L10 -110 M46 -190 L30 -110 M-40 -160 H40 M-34 -130 H34',
            '#ffffff',
            4,
            0.9,
          ),
      ),
    ) +
    put(
      0,
      0,
      1,
      each(5, (i) => stroke(`M-130 ${-60 - i * 74} H130`, '#c99a5a', 15)) + stroke('M-130 10 V-400 M130 10 V-400', '#a4764a', 18),
    ) +
    ball(230, -34, 40, '#e0743c') +
    stroke('M190 -34 H270 M230 -74 V6', '#8a3f24', 4) +
    flat('M-320 -4 h170 v26 h-170Z', '#4f79c4'),
  bigscreen: ({ box, glow, ball, flat, shape }) =>
    glow(0, -330, 400, '#c9dcff', 0.6) +
    box(-360, -510, 720, 350, 10, '#2f2a48') +
    flat('M-340 -490 H340 V-180 H-340Z', '#8fc4ec') +
    ball(180, -400, 44, '#ffe27a') +
    flat('M-340 -180 V-260 Q-200 -340 -60 -250 Q100 -350 340 -240 V-180Z', '#7fb86a') +
    flat('M-150 -200 V-290 L-110 -350 L-70 -290 V-200Z', '#e0705a') +
    shape('M-470 6 V-560 Q-400 -540 -370 -560 V6Z M470 6 V-560 Q400 -540 370 -560 V6Z', '#a8344a') +
    each(10, (i) => box(-330 + (i % 5) * 140, i < 5 ? -70 : -30, 110, 70, 24, i < 5 ? '#8a2f44' : '#b8405a')),
  tvset: ({ put, box, shape, stroke, ball, oval, glow }) =>
    put(
      -240,
      -20,
      1,
      stroke('M0 -100 L-80 30 M0 -100 L80 30 M0 -100 V30', '#4a4a5f', 13) +
        box(-100, -210, 180, 110, 14, '#5a5a74') +
        shape('M80 -190 L140 -220 V-90 L80 -120Z', '#3f3f54') +
        ball(-60, -240, 40, '#4a4a5f') +
        ball(36, -250, 46, '#4a4a5f') +
        ball(-70, -130, 8, '#e0404a'),
    ) +
    each(3, (i) =>
      put(
        [-40, 140, 320][i] ?? 0,
        -520,
        1,
        stroke('M0 -60 V0', '#3f3f54', 9) +
          shape('M-40 0 H40 L60 60 H-60Z', '#4a4a5f') +
          glow(0, 90, 130, '#fff3c4', 0.9) +
          oval(0, 60, 58, 12, '#fff3c4'),
      ),
    ) +
    box(70, -120, 300, 126, 20, '#8f6ad6') +
    box(110, -200, 90, 90, 30, '#f2a53a') +
    box(240, -200, 90, 90, 30, '#4fb8a0'),
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
