/** Towns of today: cranes, buses, fire engines, aeroplanes, stations. */
import { each, type Brush, type Hero } from './brush.ts';

const wheels = ({ ball }: Brush, xs: readonly number[], r = 34): string =>
  xs.map((x) => ball(x, -r + 6, r, '#3a3a4a') + ball(x, -r + 6, r * 0.45, '#d9dce8')).join('');

const bus = (b: Brush, color: string): string =>
  b.box(-260, -230, 520, 204, 30, color) +
  each(5, (i) => b.box(-232 + i * 92, -196, 74, 74, 10, b.lit ? '#ffe9ad' : '#cfe8f6')) +
  b.box(222, -196, 34, 120, 8, b.lit ? '#ffe9ad' : '#cfe8f6') +
  b.stroke('M-256 -96 H256', '#4a4054', 8, 0.7) +
  wheels(b, [-160, 150], 44) +
  b.ball(248, -56, 12, '#fff3b0') +
  b.box(130, -196, 70, 164, 8, b.darker(color, 0.06));

export const STREETS = {
  subway: (b) =>
    b.box(-640, -470, 1280, 190, 0, '#d9d3cc') +
    each(20, (i) => b.box(-630 + (i % 10) * 128, i < 10 ? -460 : -372, 118, 78, 3, i % 3 ? '#e8e2da' : '#dcd6ce')) +
    b.box(-640, -330, 1280, 26, 0, '#4f79c4') +
    b.flat('M-640 -280 H640 V0 H-640Z', '#2f2a40') +
    b.box(-520, -262, 860, 236, 40, '#e8eef6') +
    b.box(-520, -110, 860, 36, 0, '#e0564a') +
    each(6, (i) => b.box(-490 + i * 128, -226, 100, 100, 14, '#ffe9ad')) +
    b.box(262, -230, 64, 110, 16, '#bfe0f4') +
    b.ball(310, -60, 14, '#fff3b0') +
    wheels(b, [-420, -280, 120, 260], 26) +
    b.stroke('M-640 4 H640', '#a8a4b4', 10) +
    each(2, (i) => b.post(i ? 420 : -590, -470, 54, 480, '#c4bcb4')),
  locomotive: (b) =>
    b.stroke('M-640 8 H640 M-640 26 H640', '#8a8494', 8) +
    each(15, (i) => b.stroke(`M${-600 + i * 86} 2 v30`, '#7a5a44', 13)) +
    b.box(-300, -200, 150, 170, 10, '#3f7a5a') +
    b.box(-320, -224, 190, 30, 10, '#2f5f46') +
    b.box(-276, -176, 96, 74, 10, '#ffe9ad') +
    b.post(-160, -160, 360, 124, '#4a8f6a') +
    b.oval(200, -98, 22, 62, '#2f5f46') +
    b.shape('M120 -158 L108 -250 H180 L168 -158Z', '#3a3a4a') +
    b.box(98, -262, 92, 20, 8, '#e0b04a') +
    b.ball(20, -164, 34, '#e0b04a') +
    b.stroke('M-80 -158 V-40 M60 -158 V-40', '#e0b04a', 8) +
    b.shape('M190 -40 L290 0 H180Z', '#c9544a') +
    b.ball(214, -98, 18, '#fff3b0') +
    wheels(b, [-240, -90, 40, 160], 44) +
    b.stroke('M-90 -38 H160', '#e0b04a', 11) +
    each(4, (i) => b.ball(140 - i * 70, -310 - i * 40, 36 + i * 16, '#ffffff').replace('fill=', 'opacity=".8" fill=')) +
    b.put(
      -470,
      0,
      1,
      b.box(-110, -220, 220, 226, 8, '#e4c9a0') +
        b.shape('M-140 -210 L0 -290 L140 -210Z', '#b8604c') +
        b.ball(0, -180, 36, '#fdf6e6') +
        b.stroke('M0 -180 v-22 M0 -180 l14 8', '#4a3550', 5) +
        b.pane(-60, -130, 40, 56) +
        b.pane(60, -130, 40, 56),
    ),
  skyscraper: (b) =>
    each(3, (k) => {
      const x = [-260, 40, 310][k] ?? 0;
      const w = [150, 200, 130][k] ?? 150;
      const t = [480, 660, 380][k] ?? 400;
      const c = ['#8fa4c4', '#a9c4d8', '#b4a4c4'][k] ?? '#9ab';
      return (
        b.box(x - w / 2, -t, w, t + 6, 10, c) +
        each(Math.floor(t / 46) * 4, (i) =>
          b.box(
            x - w / 2 + 14 + (i % 4) * ((w - 24) / 4),
            -t + 20 + Math.floor(i / 4) * 46,
            (w - 24) / 4 - 8,
            30,
            4,
            b.lit && (i * 7) % 3 ? '#ffe09a' : '#dff0fb',
          ),
        ) +
        b.stroke(`M${x} ${-t} v-70`, '#7a84a0', 7) +
        b.ball(x, -t - 74, 9, '#e8606a')
      );
    }),
  crane: (b) =>
    each(12, (i) => b.stroke(`M-200 ${-i * 46} L-150 ${-i * 46 - 46} M-150 ${-i * 46} L-200 ${-i * 46 - 46}`, '#f2b33d', 6)) +
    b.stroke('M-200 6 V-560 M-150 6 V-560', '#f2b33d', 12) +
    b.stroke('M-360 -560 H380 M-360 -530 H380', '#f2b33d', 11) +
    each(15, (i) => b.stroke(`M${-350 + i * 48} -560 l24 30 l24 -30`, '#f2b33d', 5)) +
    b.stroke('M-175 -660 L-350 -560 M-175 -660 L370 -560 M-175 -660 V-560', '#d9972c', 6) +
    b.box(-390, -536, 80, 66, 6, '#8a8494') +
    b.stroke('M250 -530 V-290', '#5a5468', 5) +
    b.box(180, -290, 140, 44, 4, '#c9705a') +
    b.box(-210, -540, 80, 60, 8, '#cfe8f6') +
    each(
      3,
      (i) =>
        b.box(60, -70 - i * 76, 300, 12, 2, '#a8a0a4') +
        b.stroke(`M80 ${-i * 76} v-64 M340 ${-i * 76} v-64 M210 ${-i * 76} v-64`, '#c98a5a', 11),
    ) +
    each(9, (i) => b.box(70 + (i % 3) * 46, -30 - Math.floor(i / 3) * 24, 42, 20, 2, '#d9785c')) +
    b.put(-360, 10, 1, b.shape('M-60 0 L-30 -110 H-10 L20 0Z', '#f0803c') + b.stroke('M-46 -46 H6', '#fdf6ee', 12)),
  busstop: (b) =>
    `<g transform="translate(210 6) scale(1.3)">${bus(b, '#e0564a')}</g>` +
    b.put(
      -380,
      6,
      1,
      b.stroke('M-120 0 V-250 M110 0 V-250', '#5f6a84', 12) +
        b.box(-150, -276, 300, 30, 12, '#4f79c4') +
        b.flat('M-120 -240 H110 V-60 H-120Z', '#cfe8f6', 0.5) +
        b.box(-90, -70, 180, 18, 6, '#b98a5a') +
        b.stroke('M-70 -52 V0 M70 -52 V0', '#5f6a84', 9) +
        b.stroke('M170 0 V-290', '#5f6a84', 10) +
        b.ball(170, -300, 40, '#f2c14e') +
        b.box(146, -316, 48, 28, 8, '#4a4054'),
    ),
  schoolbus: (b) => `<g transform="translate(-20 6) scale(1.4)">${bus(b, '#f2b33d')}</g>`,
  fireengine: (b) =>
    b.box(-420, -330, 340, 336, 8, '#d9906a') +
    b.box(-440, -356, 380, 36, 8, '#b8604c') +
    b.box(-370, -220, 240, 226, 8, '#5a4a54') +
    b.pane(-320, -300, 44, 50) +
    b.pane(-180, -300, 44, 50) +
    b.put(
      180,
      6,
      1.5,
      b.box(-220, -150, 300, 122, 14, '#d9363a') +
        b.box(80, -190, 140, 162, 20, '#d9363a') +
        b.box(112, -170, 86, 66, 12, '#cfe8f6') +
        b.box(-220, -70, 440, 16, 0, '#fdf6ee') +
        b.stroke('M-230 -190 L140 -240 M-230 -164 L140 -214', '#8f9ab4', 10) +
        each(8, (i) => b.stroke(`M${-210 + i * 44} ${-192 - i * 6} v26`, '#8f9ab4', 6)) +
        b.box(132, -208, 36, 20, 9, '#3f8fe0') +
        b.glow(150, -204, 44, '#8fd0ff', 0.5) +
        b.ball(-110, -104, 30, '#f2c14e') +
        b.ball(-110, -104, 14, '#8a3030') +
        wheels(b, [-140, 140], 44),
    ),
  airplane: (b) =>
    b.put(
      20,
      -170,
      1.25,
      b.shape('M-300 -20 Q-280 -70 -180 -74 H190 Q290 -64 310 -20 Q290 20 190 24 H-180 Q-290 20 -300 -20Z', '#f6f8fd') +
        b.shape('M-290 -40 L-350 -170 H-290 L-200 -70Z', '#e0564a') +
        b.shape('M-40 0 L-150 130 H-80 L90 10Z', '#c4d0e4') +
        b.shape('M20 -70 L-60 -150 H-10 L90 -70Z', '#d9e0ee') +
        b.stroke('M-290 -6 H300', '#4f79c4', 9) +
        each(9, (i) => b.ball(-150 + i * 38, -40, 11, '#8fc4ec')) +
        b.shape('M240 -56 Q290 -50 300 -30 H236Z', '#8fc4ec') +
        b.box(-70, 50, 84, 40, 18, '#e0564a'),
    ) +
    b.stroke('M-60 -120 V-20 M180 -120 V-20', '#8a94ac', 11) +
    wheels(b, [-60, 180], 26) +
    b.put(
      -470,
      0,
      1,
      b.post(-34, -330, 68, 336, '#dfe4ee') +
        b.shape('M-90 -390 H90 L60 -320 H-60Z', '#8fc4ec') +
        b.box(-76, -414, 152, 26, 8, '#e0564a') +
        b.stroke('M0 -414 V-470', '#8a94ac', 6),
    ) +
    b.stroke('M-600 26 h90 M-440 26 h90 M-280 26 h90 M-120 26 h90 M40 26 h90 M200 26 h90 M360 26 h90', '#fdf6ee', 9),
  fishingboats: ({ put, shape, stroke, box, flat, oval, ball }) =>
    each(3, (i) =>
      put(
        [-330, 10, 330][i] ?? 0,
        [30, 50, 20][i] ?? 0,
        [0.85, 1.2, 0.75][i] ?? 1,
        shape('M-160 -70 H170 Q150 10 90 16 H-110 Q-150 0 -160 -70Z', ['#4f9fc4', '#d9546a', '#58a878'][i] ?? '#49c') +
          stroke('M-158 -56 H166', '#fdf6ee', 10) +
          box(-80, -160, 100, 92, 8, '#fdf6ee') +
          box(-60, -144, 60, 40, 6, '#8fc4ec') +
          stroke('M70 -70 V-290 M70 -270 L150 -120 M70 -270 L-60 -170', '#7a5a44', 8) +
          flat('M70 -290 l50 14 l-50 16Z', '#f2c14e') +
          oval(0, 18, 150, 12, '#ffffff', 0.5) +
          ball(110, -60, 13, '#f2a53a'),
      ),
    ),
  dish: ({ put, shape, stroke, box, ball, flat, pane, oval }) =>
    box(-300, -190, 260, 196, 8, '#e8e4e0') +
    box(-320, -210, 300, 28, 6, '#5f7fa4') +
    pane(-230, -150, 50, 60) +
    pane(-120, -150, 50, 60) +
    put(
      180,
      0,
      1.2,
      stroke('M0 6 L-40 -130 M0 6 L40 -130', '#8a94ac', 14) +
        put(
          0,
          -180,
          1,
          shape('M-140 -30 A140 140 0 0 0 140 -30Z', '#e8eef6') +
            oval(0, -30, 140, 30, '#c4d0e4') +
            stroke('M0 -20 V-110', '#8a94ac', 8) +
            ball(0, -116, 14, '#e0564a'),
          -28,
        ),
    ) +
    put(
      -390,
      0,
      1,
      stroke('M0 6 V-360', '#8a94ac', 11) +
        each(
          3,
          (i) =>
            stroke(`M0 -360 L${[70, -66, 10][i]} ${[-374, -380, -320][i]}`, '#8a94ac', 7) +
            ball([70, -66, 10][i] ?? 0, [-374, -380, -320][i] ?? 0, 22, '#f2a53a'),
        ) +
        flat('M0 -290 L90 -316 V-264Z', '#e8606a') +
        flat('M30 -299 L60 -307 V-273 L30 -281Z', '#fdf6ee'),
    ),
  hospitalhouse: ({ box, flat, pane, shape, ball }) =>
    box(-300, -330, 600, 336, 10, '#f6f2f0') +
    box(-320, -352, 640, 32, 8, '#8fc4c4') +
    box(-70, -440, 140, 120, 16, '#fdf8f6') +
    flat('M0 -344 C-64 -384 -48 -434 0 -410 C48 -434 64 -384 0 -344Z', '#e0566a') +
    each(8, (i) => pane(-230 + (i % 4) * 152, i < 4 ? -290 : -180, 52, 66)) +
    shape('M-70 6 V-80 H70 V6Z', '#8fc4ec') +
    each(2, (i) => ball(i ? 240 : -240, -20, 34, '#6fae5c')),
} satisfies Record<string, Hero>;
