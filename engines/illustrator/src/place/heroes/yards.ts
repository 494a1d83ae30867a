/** What stands in a yard: sheds, vegetable beds, swings, washing lines. */
import { each, type Hero } from './brush.ts';
import { foliage } from './foliage.ts';

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
  yardswings: ({ stroke, put, box, ball, shape, pane, flat, oval, site, darker }) =>
    each(3, (i) => {
      const [x, tall, wall, roof] = ([[-520, 350, '#e8b49a', '#a4584a'], [-160, 376, '#f0dcb0', '#7f6a84'], [200, 350, '#c4c8e0', '#5f7fa4']] as const)[i] ?? [0, 0, '#fff', '#844'];
      return (
        box(x, -tall, 340, tall + 6, 3, wall) + flat(`M${x + 270} ${-tall} H${x + 340} V6 H${x + 270}Z`, darker(wall, 0.09), 0.45) + shape(`M${x - 12} ${-tall + 6} L${x + 22} ${-tall - 62} H${x + 318} L${x + 352} ${-tall + 6}Z`, roof) + stroke(`M${x - 2} ${-tall - 14} H${x + 342} M${x + 8} ${-tall - 36} H${x + 332}`, darker(roof, 0.08), 4, 0.6) + flat(`M${x} ${-tall + 6} h340 v18 h-340Z`, '#4a3550', 0.15) + box(x + 240, -tall - 98, 30, 60, 3, '#b4705c') +
        each(2, (k) => shape(`M${x + 76 + k * 150} ${-tall - 2} v-26 l22 -22 l22 22 v26Z`, wall) + pane(x + 98 + k * 150, -tall - 32, 24, 28)) +
        each(6, (k) => { const [wx, wy] = [x + 66 + (k % 3) * 104, k < 3 ? -tall + 44 : -tall + 164]; return box(wx - 46, wy - 2, 15, 66, 3, roof) + box(wx + 31, wy - 2, 15, 66, 3, roof) + box(wx - 29, wy - 5, 58, 74, 5, '#fff6e6') + pane(wx, wy, 46, 62) + ((k + i) % 3 ? box(wx - 33, wy + 66, 66, 8, 3, '#fff3dc') : box(wx - 33, wy + 64, 66, 14, 4, '#8a5f42') + each(5, (n) => ball(wx - 24 + n * 12, wy + 60 - (n % 2) * 6, 8, ['#e8707f', '#f6c860', '#fff6ea'][(n + i) % 3] ?? '#f88'))); }) +
        shape(`M${x + 144} 6 V-72 a26 26 0 0 1 52 0 V6Z`, '#fff3e0') + shape(`M${x + 150} 6 V-70 a20 20 0 0 1 40 0 V6Z`, ['#5f7f8f', '#8a5636', '#a4584e'][i] ?? '#8a5')
      );
    }) +
    stroke('M-520 -190 Q-350 -150 -180 -190 M180 -190 Q350 -150 520 -190', '#6a5a70', 3) + each(10, (i) => { const [x, y] = [(i < 5 ? -480 : 210) + (i % 5) * 62, -178 + Math.sin(((i % 5) / 4) * Math.PI) * 16]; const c = ['#f28ab0', '#8fc4ec', '#fdf6ee', '#f2c14e', '#a9dcb0'][i % 5] ?? '#fff'; return i % 2 ? flat(`M${x} ${y} h34 v46 q-17 6 -34 0Z`, c) : flat(`M${x - 4} ${y} l12 -4 h18 l12 4 l4 18 l-10 4 v28 h-26 v-28 l-10 -4Z`, c); }) +
    // The frame of the swings stands on sand.
    oval(0, 22, 270, 26, '#e8d3a4', 0.9) + stroke('M-214 20 L-150 -236 M-92 20 L-150 -236 M214 20 L150 -236 M92 20 L150 -236', '#c9604c', 15) + stroke('M-168 -236 H168', '#d9705a', 17) + stroke('M-190 -70 H-116 M190 -70 H116', '#c9604c', 9) + stroke('M-210 4 L-152 -226 M96 4 L148 -226', '#e88f78', 4, 0.7) + each(2, (i) => ball(i ? 150 : -150, -238, 13, '#b0503f')) +
    each(2, (i) => put(i ? 66 : -66, -230, 1, stroke('M-30 0 L-24 180 M30 0 L24 180', '#8a8494', 5) + box(-42, 174, 84, 17, 7, i ? '#4f9fc4' : '#f2c14e') + ball(-30, 0, 6, '#6a6474') + ball(30, 0, 6, '#6a6474'), i ? 12 : -9)) +
    put(330, 20, 1, shape('M-40 -44 h80 l-10 48 h-60Z', '#b8643c') + box(-44, -52, 88, 14, 5, '#c9754c') + foliage({ site }, [[0, -110, 58, 56, 5]], { name: 'yard bush', color: '#74b068', flecks: 10 })) + put(-372, 26, 1, box(-60, -24, 120, 30, 5, '#c99a5a') + oval(0, -24, 54, 9, '#f2dca8') + shape('M-24 -26 Q-10 -58 8 -28Z', '#e8cc90') + flat('M26 -28 l4 -32 h18 l4 32Z', '#e0564a') + stroke('M28 -58 q11 -18 22 0', '#fdf3e0', 4)),
  coop: ({ box, shape, stroke, put, ball, flat, oval, pane }) =>
    put(-80, 0, 1,
      stroke('M-116 8 V-60 M116 8 V-60', '#8a5f3c', 17) + stroke('M-116 -10 L-70 -56 M116 -10 L70 -56', '#8a5f3c', 8) +
      box(-156, -214, 312, 160, 6, '#d9705a') + stroke('M-152 -184 H152 M-152 -154 H152 M-152 -124 H152 M-152 -94 H152', '#bf5a48', 3.6, 0.8) + flat('M100 -214 H156 V-54 H100Z', '#8f3f3a', 0.3) + stroke('M-152 -210 V-58 M152 -210 V-58', '#fdf3e0', 9) + shape('M-156 -210 L0 -312 L156 -210Z', '#d9705a') +
      shape('M-196 -196 L0 -330 L196 -196 L184 -178 L0 -302 L-184 -178Z', '#9a6f4c') + stroke('M-190 -192 L0 -322 L190 -192', '#b98a62', 5) + ball(0, -256, 24, '#fdf3e0') + oval(0, -256, 18, 18, '#8a5636') + flat('M0 -274 C-22 -292 -30 -262 0 -244 C30 -262 22 -292 0 -274Z', '#f6c860') +
      box(-46, -178, 92, 126, 8, '#fdf3e0') + shape('M-38 -54 V-134 A38 38 0 0 1 38 -134 V-54Z', '#5a3a34') + oval(10, -92, 22, 19, '#fdf6ee', 0.85) + ball(26, -112, 11, '#fdf6ee') + flat('M36 -112 l9 3 l-9 5Z', '#f0a03c') +
      each(2, (i) => box((i ? 98 : -98) - 29, -158, 58, 60, 5, '#fdf3e0') + pane(i ? 98 : -98, -152, 42, 48)) + box(-134, -98, 72, 14, 4, '#8a6044') + each(5, (k) => flat(`M${-130 + k * 14} -98 q4 -13 8 0Z`, '#e8c86a')) +
      shape('M-24 -54 H24 L-100 26 H-164Z', '#b4885a') + stroke('M-24 -40 L20 -40 M-52 -24 L-2 -24 M-82 -6 L-30 -6 M-112 10 L-60 10', '#8a6240', 6)) +
    put(-330, 10, 1, box(-50, -30, 100, 34, 6, '#b98a5a') + each(6, (k) => stroke(`M${-44 + k * 17} -30 q${k * 3 - 8} -14 ${k * 6 - 14} -10`, '#e8c86a', 5)) + each(3, (k) => oval(-22 + k * 22, -34, 13, 16, ['#fff6ea', '#f2d8b8', '#fff6ea'][k] ?? '#fff'))) +
    each(4, (i) => {
      const [body, wing] = i === 3 ? ['#f7d95a', '#eec63e'] : i % 2 ? ['#c98a54', '#a4683c'] : ['#fdf6ee', '#e4d8c8'];
      return put([170, 280, 368, 90][i] ?? 0, [10, 36, -4, 40][i] ?? 0, [1, 0.85, 0.9, 0.55][i] ?? 1,
        oval(0, 12, 50, 7, '#3a3050', 0.2) + stroke('M-10 -8 V10 M14 -8 V10 M-18 12 h14 M6 12 h14', '#f0a03c', 5) + flat('M-40 -56 Q-72 -104 -86 -92 Q-80 -74 -92 -72 Q-80 -56 -84 -48 Q-60 -30 -36 -30Z', wing) + shape('M-54 -50 Q-54 -8 -2 -6 Q46 -6 54 -54 Q60 -84 62 -96 Q54 -118 34 -112 Q20 -106 14 -84 Q-20 -92 -54 -50Z', body) + flat('M-34 -54 Q-4 -72 18 -50 Q8 -22 -18 -24 Q-34 -32 -34 -54Z', wing) +
        flat('M60 -98 l22 8 l-20 9Z', '#f0a03c') + (i === 3 ? '' : flat('M24 -110 q2 -20 12 -9 q6 -17 14 -2 q10 -8 8 12Z', '#e0404a') + flat('M58 -82 q8 6 2 18 q-8 -4 -6 -16Z', '#e0404a')) + ball(46, -98, 4.4, '#3a2a30') + oval(44.6, -99.6, 1.4, 1.4, '#ffffff'));
    }) + each(9, (i) => oval(120 + i * 31, 50 + (i % 3) * 8, 4, 2.4, '#f2d48a')),
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
