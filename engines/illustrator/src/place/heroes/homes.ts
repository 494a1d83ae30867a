/** Homes of every kind: farmhouses, houseboats, cabins, caravans. */
import { cottage } from '../masonry.ts';
import { each, type Hero } from './brush.ts';
import { broadTrunk, foliage } from './foliage.ts';

export const HOUSES = {
  farmhouse: ({ box, shape, pane, stroke, put, post, oval }) =>
    box(-200, -190, 320, 196, 4, '#fdf3e0') +
    shape('M-230 -180 L-40 -300 L150 -180Z', '#8f5f4a') +
    pane(-140, -150, 44, 56) +
    pane(60, -150, 44, 56) +
    shape('M-66 6 V-84 H-14 V6Z', '#4f7a5a') +
    box(-220, -40, 360, 14, 4, '#d9c4a0') +
    each(5, (i) => stroke(`M${-210 + i * 84} -34 V6`, '#e8dcc0', 9)) +
    post(190, -260, 90, 266, '#c9544a') +
    shape('M182 -256 Q235 -330 288 -256Z', '#b4bccc') +
    stroke('M190 -180 h90 M190 -100 h90', '#a8403a', 6) +
    put(
      -330,
      6,
      1,
      oval(0, -46, 64, 50, '#e0b45a') + stroke('M-30 -70 Q0 -86 34 -66 M-44 -40 Q0 -60 46 -36 M-34 -14 Q0 -30 36 -12', '#b98a3a', 5),
    ),
  lighthousehome: ({ shape, flat, glow, box, pane, put, stroke, site, oval }) =>
    shape('M-380 20 Q-320 -60 -60 -70 Q200 -80 390 20Z', '#9a929c') +
    flat('M-360 4 Q-200 -70 0 -66 Q220 -66 370 4 Q200 -30 0 -30 Q-220 -30 -360 4Z', '#8fbf70') +
    put(
      80,
      -60,
      1,
      flat('M-56 0 L-38 -330 H38 L56 0Z', '#fdf6ee') +
        flat('M-52 -70 L-47 -150 H47 L52 -70Z M-43 -230 L-39 -310 H39 L43 -230Z', '#d9544a') +
        glow(0, -370, 220, '#fff0b0', 0.9) +
        box(-32, -396, 64, 62, 8, '#fff0b0') +
        box(-50, -340, 100, 14, 5, '#5a5f7a') +
        flat('M-44 -392 Q0 -450 44 -392Z', '#d9544a') +
        pane(0, -210, 26, 40),
    ) +
    put(-120, -56, 0.95, cottage(site, '#fdf3e0', '#4f79b4')) +
    stroke('M-290 -40 V-130 M-200 -50 V-130 M-290 -124 Q-245 -104 -200 -124', '#e8dcc0', 5) +
    flat('M-276 -118 h24 v36 h-24Z M-240 -112 h20 v30 h-20Z', '#f28ab0') +
    oval(-340, 10, 50, 18, '#8a828c'),
  houseboat: ({ shape, box, pane, stroke, put, oval, flat, ball }) =>
    put(
      0,
      50,
      1.2,
      shape('M-300 -90 H300 Q290 -10 220 0 H-220 Q-290 -10 -300 -90Z', '#3f7a8a') +
        stroke('M-296 -74 H296', '#fdf3e0', 10) +
        box(-220, -220, 400, 132, 10, '#f2c98a') +
        shape('M-250 -214 Q-20 -290 210 -214Z', '#c9604c') +
        pane(-160, -190, 46, 60) +
        pane(-60, -190, 46, 60) +
        pane(120, -190, 46, 60) +
        shape('M10 -90 V-180 H66 V-90Z', '#5f8f5a') +
        box(-150, -310, 30, 60, 4, '#8a8494') +
        stroke('M-136 -320 q-16 -24 4 -44 q16 -20 0 -40', '#ffffff', 11, 0.5) +
        each(4, (i) => ball(200 + i * 26, -104, 14, ['#f28ab0', '#f2c14e', '#f2785a', '#b49cf0'][i] ?? '#f8a')) +
        oval(0, 6, 300, 18, '#dff4fa', 0.6) +
        flat('M-290 -96 v-44 h10 v44Z M280 -96 v-44 h10 v44Z', '#e8dcc0'),
    ),
  cabin: ({ box, shape, pane, stroke, ball, put }) =>
    each(6, (i) => box(-210, -170 + i * 29, 420, 28, 14, i % 2 ? '#a4714a' : '#8f6240')) +
    each(12, (i) => ball(i % 2 ? 210 : -210, -156 + Math.floor(i / 2) * 29, 14, '#c99a6a')) +
    shape('M-280 -150 L0 -330 L280 -150 L250 -138 L0 -290 L-250 -138Z', '#6a4a3c') +
    shape('M-230 -160 L0 -310 L230 -160Z', '#9a6a46') +
    pane(0, -250, 44, 54) +
    pane(-130, -120, 60, 66) +
    pane(130, -120, 60, 66) +
    shape('M-36 6 V-100 H36 V6Z', '#5a3f30') +
    box(110, -330, 50, 110, 4, '#8f8790') +
    stroke('M136 -340 q-16 -26 4 -46 q16 -22 0 -42', '#ffffff', 13, 0.5) +
    put(
      290,
      6,
      1,
      each(
        6,
        (i) =>
          ball(-40 + (i % 3) * 40, -18 - Math.floor(i / 3) * 34, 20, '#c99a6a') +
          ball(-40 + (i % 3) * 40, -18 - Math.floor(i / 3) * 34, 11, '#e4c49a'),
      ),
    ),
  beachhouse: ({ box, shape, pane, stroke, put, flat, oval }) =>
    stroke('M-200 20 V-110 M-70 20 V-110 M70 20 V-110 M200 20 V-110', '#b9946a', 17) +
    box(-260, -122, 520, 22, 4, '#c9a67a') +
    box(-210, -280, 420, 160, 6, '#a9d8dc') +
    each(9, (i) => stroke(`M${-190 + i * 48} -276 V-126`, '#8fc4ca', 4, 0.7)) +
    shape('M-260 -270 L0 -390 L260 -270Z', '#f2efe4') +
    pane(-120, -240, 56, 70) +
    pane(120, -240, 56, 70) +
    shape('M-36 -122 V-226 H36 V-122Z', '#e8705a') +
    stroke('M-260 -122 L-370 20 M-230 -122 L-330 20', '#b9946a', 9) +
    each(4, (i) => stroke(`M${-280 - i * 24} ${-94 + i * 32} h36`, '#c9a67a', 9)) +
    put(330, 14, 1, flat('M-24 0 Q-40 -150 0 -230 Q40 -150 24 0Z', '#f2b33d') + flat('M-6 0 V-226 H6 V0Z', '#e0564a')) +
    oval(0, 26, 280, 16, '#d9c08a', 0.6),
  caravan: ({ box, shape, pane, ball, stroke, put, flat, oval }) =>
    put(
      -10,
      4,
      1.25,
      box(-220, -230, 400, 190, 70, '#f6ead2') +
        shape('M-220 -120 H180 V-110 Q170 -40 110 -40 H-150 Q-214 -44 -220 -120Z', '#5fb0a4') +
        box(-160, -196, 96, 64, 18, '#bfe4f4') +
        box(60, -196, 84, 64, 18, '#bfe4f4') +
        shape('M-30 -40 V-184 Q-30 -200 -14 -200 H20 Q36 -200 36 -184 V-40Z', '#e0705a') +
        pane(3, -184, 30, 40) +
        ball(-110, -26, 40, '#3a3a4a') +
        ball(-110, -26, 18, '#dfe4ee') +
        ball(110, -26, 40, '#3a3a4a') +
        ball(110, -26, 18, '#dfe4ee') +
        stroke('M180 -60 H250', '#8a8494', 10) +
        each(6, (i) => flat(`M${-210 + i * 64} -232 h64 a32 26 0 0 1 -64 0Z`, i % 2 ? '#fdf3e0' : '#e0705a')) +
        oval(0, 4, 240, 12, '#5a6a4a', 0.3),
    ),
  porch: ({ box, shape, stroke, pane, put, ball, flat }) =>
    box(-340, -330, 680, 336, 4, '#f0e2d0') +
    shape('M-420 -250 L-330 -350 H330 L420 -250Z', '#7f8fa4') +
    each(4, (i) => box(-380 + i * 244, -250, 28, 256, 4, '#fdf8ee')) +
    box(-420, -16, 840, 26, 4, '#c9a67a') +
    box(-420, 10, 840, 22, 4, '#b08a60') +
    shape('M-50 -16 V-190 H50 V-16Z', '#c9604c') +
    ball(32, -96, 6, '#f2c14e') +
    pane(-170, -190, 70, 90) +
    put(
      210,
      0,
      1,
      stroke('M-90 -250 V-100 M90 -250 V-100', '#8a7a70', 5) +
        box(-106, -100, 212, 26, 8, '#a4704a') +
        box(-106, -156, 212, 20, 6, '#b98a5a') +
        box(-84, -130, 60, 34, 10, '#f28ab0'),
    ) +
    each(2, (i) =>
      put(
        i ? 320 : -320,
        -16,
        1,
        shape('M-34 -60 H34 L24 0 H-24Z', '#b8643c') +
          ball(-18, -80, 26, '#74b068') +
          ball(18, -80, 26, '#6aa85c') +
          ball(0, -100, 24, '#e8607a'),
      ),
    ) +
    flat('M-60 32 h120 v22 h-120Z', '#b08a60'),
  treehome: (b) => {
    const { stroke, put, site, box, ball } = b;
    return (
      foliage(b, [[-190, -440, 130, 92, 6], [190, -440, 130, 92, 6], [0, -520, 180, 100, 7]], { name: 'treehome', color: '#659c56', flecks: 44 }) +
      broadTrunk(b, 54, 250, '#8a6248') +
      stroke('M-34 -226 Q-130 -270 -190 -380 M34 -226 Q130 -270 190 -380', '#82593f', 30) +
      foliage(b, [[-236, -404, 84, 56, 5], [238, -404, 84, 56, 5]], { name: 'treehome near', color: '#72aa60', flecks: 16 }) +
      box(-210, -256, 420, 24, 6, '#a4784f') + stroke('M-206 -246 H206', '#8a6240', 3, 0.7) + stroke('M-196 -256 V-304 M-150 -256 V-300 M150 -256 V-300 M196 -256 V-304 M-204 -300 H-128 M128 -300 H204', '#b98a5a', 8) +
      stroke('M-150 -234 L-46 -150 M150 -234 L46 -150', '#8a6240', 13) +
      put(0, -254, 0.95, cottage(site, '#d9a86a', '#c9604c')) +
      stroke('M110 -240 V14 M160 -240 V14 M110 -30 H160 M110 -80 H160 M110 -130 H160 M110 -180 H160', '#b98a5a', 10) +
      stroke('M-206 -240 V-60 M-154 -240 V-60', '#c9b48a', 5) + box(-214, -66, 68, 15, 6, '#e0564a') +
      each(7, (i) => ball(-180 + i * 60, -226 + Math.sin((i / 6) * Math.PI) * 16, 7, ['#ffd36a', '#f28ab0', '#8fd0ec'][i % 3] ?? '#fff')) + stroke('M-200 -232 Q0 -196 200 -232', '#6f5a4a', 2.4, 0.7)
    );
  },
} satisfies Record<string, Hero>;
