/** What stands in a yard: sheds, vegetable beds, swings, washing lines. */
import { each, type Hero } from './brush.ts';

export const YARDS = {
  gardentools: ({ shape, stroke, put, ball, oval, box }) =>
    put(
      -40,
      6,
      1.5,
      shape('M-60 -80 H50 L34 -10 H-40Z', '#5f9a7a') +
        ball(-46, 0, 26, '#4a4a5a') +
        stroke('M50 -70 L120 -100 M20 -10 L40 16', '#8a6a4a', 10) +
        oval(-6, -84, 50, 20, '#6fae5c') +
        ball(-20, -100, 14, '#f28ab0') +
        ball(16, -98, 14, '#f2c14e'),
    ) +
    put(-250, 6, 1, stroke('M0 0 L20 -230', '#b98a5a', 12) + shape('M-14 -40 H34 L28 20 Q8 38 -10 20Z', '#8a94ac')) +
    each(3, (i) =>
      put(
        190 + i * 90,
        6,
        1 - i * 0.12,
        shape('M-44 -80 H44 L32 4 H-32Z', '#c4704a') +
          box(-50, -92, 100, 20, 6, '#d9825a') +
          each(3, (k) => oval(-22 + k * 22, -116 - (k % 2) * 16, 15, 28, k % 2 ? '#74b068' : '#5f9a54')),
      ),
    ),
  vegbeds: ({ put, box, oval, ball, shape, stroke }) =>
    each(6, (i) =>
      put(
        -330 + (i % 3) * 330,
        i < 3 ? -50 : 50,
        i < 3 ? 0.85 : 1.1,
        box(-140, -34, 280, 46, 6, '#9a6f48') +
          oval(0, -34, 136, 14, '#6a4a38') +
          each(5, (k) =>
            put(
              -104 + k * 52,
              -36,
              1,
              [
                ball(0, -18, 26, '#8fc46a') + ball(0, -20, 16, '#b4dc8a'),
                shape('M-13 0 H13 L0 36Z', '#f08a3c').replace('<path', '<path transform="translate(0 -16)"') +
                  stroke('M0 -16 L-14 -54 M0 -16 V-60 M0 -16 L14 -54', '#5fa04c', 6),
                ball(0, -22, 27, '#ee8a35') + stroke('M0 -48 v-12', '#5f8a45', 7),
                stroke('M0 0 V-110', '#a47a4c', 5) +
                  ball(-9, -40, 14, '#e0404a') +
                  ball(10, -66, 14, '#e0404a') +
                  ball(-6, -92, 12, '#e0404a') +
                  oval(14, -40, 14, 7, '#5fa04c'),
                ball(0, -16, 20, '#7a4a8f') + stroke('M0 -34 L-10 -60 M0 -34 L10 -60', '#5fa04c', 6),
                oval(0, -20, 18, 34, '#74b84f'),
              ][i] ?? '',
            ),
          ),
      ),
    ) +
    put(
      0,
      -110,
      1,
      stroke('M0 40 V-110 M-70 -70 H70', '#a47a4c', 11) +
        shape('M-50 -76 H50 L58 10 H-58Z', '#4f79b4') +
        ball(0, -120, 34, '#e8cf9a') +
        shape('M-58 -134 H58 L26 -150 L18 -196 H-18 L-26 -150Z', '#c98a3c'),
    ),
  yardswings: ({ stroke, put, box, ball, shape, pane, flat }) =>
    each(
      3,
      (i) =>
        box([-520, -160, 220][i] ?? 0, -360, 330, 366, 2, ['#e4b89a', '#efdcb8', '#c9c4dc'][i] ?? '#ecc') +
        each(6, (k) => pane(([-520, -160, 220][i] ?? 0) + 66 + (k % 3) * 98, k < 3 ? -320 : -210, 46, 60)),
    ) +
    stroke('M-210 20 L-150 -230 M-90 20 L-150 -230 M210 20 L150 -230 M90 20 L150 -230 M-150 -230 H150', '#c9604c', 15) +
    each(2, (i) =>
      put(
        i ? 66 : -66,
        -230,
        1,
        stroke('M-30 0 L-24 180 M30 0 L24 180', '#8a8494', 5) + box(-42, 174, 84, 17, 6, i ? '#4f9fc4' : '#f2c14e'),
        i ? 12 : -9,
      ),
    ) +
    stroke('M-520 -180 Q-300 -140 -190 -184 M190 -190 Q340 -150 520 -184', '#6a5a70', 3) +
    each(5, (i) => flat(`M${-480 + i * 62} -166 h34 v44 h-34Z`, ['#f28ab0', '#8fc4ec', '#fdf6ee', '#f2c14e', '#a9dcb0'][i] ?? '#fff')) +
    ball(300, -10, 30, '#74b068') +
    shape('M262 -10 h76 l-10 40 h-56Z', '#b8643c'),
  coop: ({ box, shape, stroke, put, ball, flat, oval }) =>
    put(
      -80,
      0,
      1,
      stroke('M-110 6 V-60 M110 6 V-60', '#8a5f3c', 15) +
        box(-150, -210, 300, 156, 6, '#d9705a') +
        shape('M-190 -200 L0 -320 L190 -200Z', '#8f6a4a') +
        shape('M-40 -56 V-130 A40 42 0 0 1 40 -130 V-56Z', '#5a3a34') +
        stroke('M-20 -54 L-150 20 M20 -54 L-110 24', '#a4784f', 9) +
        each(4, (i) => stroke(`M${-50 - i * 30} ${-34 + i * 16} l38 6`, '#a4784f', 7)) +
        flat('M-20 -250 A20 22 0 0 1 20 -250 V-226 H-20Z', '#fdf3e0'),
    ) +
    each(4, (i) =>
      put(
        [170, 270, 360, 90][i] ?? 0,
        [10, 36, -4, 40][i] ?? 0,
        [1, 0.8, 0.9, 0.55][i] ?? 1,
        oval(0, -46, 52, 42, i === 3 ? '#f7d95a' : i % 2 ? '#c98a54' : '#fdf6ee') +
          ball(40, -88, 26, i === 3 ? '#f7d95a' : i % 2 ? '#c98a54' : '#fdf6ee') +
          flat('M62 -88 l24 6 l-24 12Z', '#f0a03c') +
          (i === 3 ? '' : flat('M26 -110 q6 -18 14 -4 q8 -16 14 2 q8 -6 6 10Z', '#e0404a')) +
          ball(48, -94, 4, '#3a2a30') +
          stroke('M-10 -6 V12 M14 -6 V12', '#f0a03c', 6) +
          flat('M-44 -60 Q-84 -100 -80 -50Z', i % 2 ? '#a4683c' : '#e8dcc8'),
      ),
    ),
  carbench: ({ box, put, ball, stroke, shape }) =>
    put(
      -60,
      6,
      1.3,
      shape('M-250 -60 Q-250 -120 -170 -126 L-110 -200 H60 L140 -126 Q230 -120 236 -60 V-30 H-250Z', '#4fa0b8') +
        shape('M-96 -186 H-26 V-130 H-140Z M-10 -186 H52 L106 -130 H-10Z', '#dff0fb') +
        ball(-150, -30, 46, '#3a3a4a') +
        ball(-150, -30, 20, '#dfe4ee') +
        ball(140, -30, 46, '#3a3a4a') +
        ball(140, -30, 20, '#dfe4ee') +
        ball(224, -78, 15, '#fff3b0') +
        stroke('M-246 -76 H230', '#fdf6ee', 6),
    ) +
    put(
      340,
      6,
      1,
      box(-70, -170, 140, 170, 8, '#d9403f') +
        each(4, (i) => stroke(`M-50 ${-140 + i * 38} H50`, '#8a2a2e', 5)) +
        box(-80, -184, 160, 18, 6, '#8a94ac'),
    ) +
    put(
      -430,
      6,
      1,
      each(
        3,
        (i) =>
          `<ellipse cx="0" cy="${-26 - i * 42}" rx="64" ry="26" fill="#3a3a4a" stroke="none"/><ellipse cx="0" cy="${-32 - i * 42}" rx="30" ry="10" fill="#6a6a7a" stroke="none"/>`,
      ),
    ),
  clothesline: ({ stroke, flat, ball }) =>
    stroke('M-300 10 V-230 M300 10 V-230 M-340 -220 H-260 M260 -220 H340', '#a4784f', 13) +
    stroke('M-300 -214 Q0 -150 300 -214', '#fdf6ee', 4) +
    each(6, (i) => {
      const x = -230 + i * 92;
      const y = -214 + 60 * (1 - (x / 300) ** 2);
      const c = ['#e8606a', '#8fc4ec', '#f2c14e', '#fdf6ee', '#a9dcb0', '#c9a4f2'][i] ?? '#fff';
      return i % 2
        ? flat(`M${x - 34} ${y} h68 v96 h-68Z`, c)
        : flat(`M${x - 50} ${y + 6} l24 -8 h52 l24 8 l-12 34 l-14 -6 v66 h-48 v-66 l-14 6Z`, c);
    }) +
    ball(-300, -234, 9, '#c99a6a') +
    ball(300, -234, 9, '#c99a6a'),
} satisfies Record<string, Hero>;
