/** Cities of old: roofs of gold and turquoise, mosaics, bells and bridges of rope. */
import { tower } from '../masonry.ts';
import { type Brush, each, type Hero } from './brush.ts';

const dome = ({ shape, box, ball, pane }: Brush, x: number, wide: number, tall: number, wall: string, roof: string): string =>
  box(x - wide / 2, -tall, wide, tall + 4, 4, wall) +
  shape(
    `M${x - wide * 0.56} ${-tall + 4} C${x - wide * 0.7} ${-tall - wide * 0.6} ${x - wide * 0.1} ${-tall - wide * 0.6} ${x} ${-tall - wide * 0.95} C${x + wide * 0.1} ${-tall - wide * 0.6} ${x + wide * 0.7} ${-tall - wide * 0.6} ${x + wide * 0.56} ${-tall + 4}Z`,
    roof,
  ) +
  ball(x, -tall - wide * 0.97, wide * 0.06, '#fff3dc') +
  pane(x, -tall + wide * 0.2, wide * 0.24, wide * 0.4);

const skyline = (b: Brush, wall: string, roofs: readonly string[]): string =>
  each(7, (i) =>
    dome(
      b,
      [-330, 340, -220, 230, -110, 120, 0][i] ?? 0,
      [90, 96, 110, 104, 120, 116, 150][i] ?? 90,
      [110, 120, 170, 150, 220, 200, 270][i] ?? 100,
      wall,
      roofs[i % roofs.length] ?? '#fff',
    ),
  ) +
  b.box(-410, -66, 820, 72, 4, wall) +
  b.shape('M-52 6 V-84 Q0 -150 52 -84 V6Z', b.darker(wall, 0.2)) +
  each(14, (i) => b.box(-400 + i * 58, -84, 34, 24, 4, wall));

const bell = ({ shape, ball, stroke }: Brush, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">` +
  stroke('M0 -90 V-70', '#7a5a3a', 10) +
  shape('M-22 -74 Q0 -92 22 -74 Q30 -20 52 0 H-52 Q-30 -20 -22 -74Z', '#e0b04a') +
  ball(0, 6, 13, '#a4743a') +
  stroke('M-46 -6 H46', '#fbe6a8', 6) +
  '</g>';

export const OLD_CITIES = {
  goldcity: (b) => b.glow(0, -200, 400, '#fff0a0', 0.6) + skyline(b, '#f2d38a', ['#f2b33d', '#ffcf5a', '#e8a03a']),
  bluecity: (b) => skyline(b, '#e8e4d4', ['#2fa8a8', '#3fb8c4', '#2a8fa4']),
  cloudcity: (b) => skyline(b, '#fbf0f6', ['#8fb4e8', '#c9a4e8', '#f2a0b8']),
  seacity: (b) => skyline(b, '#c9dce4', ['#7fd0c4', '#f28ab0', '#f2b33d']),
  sandcity: (b) =>
    skyline(b, '#dcb884', ['#c98a54', '#b8743c']) + b.shape('M-470 30 Q-320 -110 -150 20Z M120 24 Q290 -90 470 30Z', '#ecd09a'),
  mosaics: ({ shape, site, flat, ball, oval, put, box }) => {
    // A wall of small stones, laid in bands; a round picture in it.
    const tiles = (x: number, wide: number, tall: number, tones: readonly [string, ...string[]], [sun, sky]: readonly [string, string]): string => {
      const columns = Math.floor(wide / 22);
      const step = wide / columns;
      return (
        box(x - wide / 2 - 8, -tall - 8, wide + 16, tall + 14, 4, '#efdcb4') +
        each(columns, (column) => each(Math.floor(tall / 22), (row) => {
          const [cx, cy] = [x - wide / 2 + (column + 0.5) * step, -tall + (row + 0.5) * 22];
          const far = Math.hypot(cx - x, cy + tall * 0.62);
          const r = wide * 0.27;
          const tone = far < r * 0.5 ? sun : far < r * 0.8 ? '#fff3d8' : far < r * 1.16 ? sky : (site.roll.pick(tones) as string);
          return box(cx - step / 2 + 1.5, cy - 9.5, step - 3, 19, 3, tone);
        })) +
        shape(`M${x - wide * 0.17} 6 V${-tall * 0.2} A${wide * 0.17} ${wide * 0.19} 0 0 1 ${x + wide * 0.17} ${-tall * 0.2} V6Z`, '#7a4f44')
      );
    };
    const dome = (x: number, y: number, r: number, one: string, two: string): string =>
      shape(`M${x - r} ${y} C${x - r * 1.16} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.15} ${x} ${y - r * 1.6} C${x + r * 0.3} ${y - r * 1.15} ${x + r * 1.16} ${y - r * 0.9} ${x + r} ${y}Z`, one) +
      each(4, (row) => each(7 - row, (i) => oval(x + (i - (6 - row) / 2) * r * 0.29, y - r * (0.14 + row * 0.26), r * 0.12, r * 0.1, (row + i) % 2 ? two : '#fff3d8'))) + ball(x, y - r * 1.64, r * 0.1, '#f2c14e');
    return (
      tiles(-290, 210, 230, ['#d9705a', '#e08a62', '#eba57a'], ['#2f7fa8', '#8fd0d8']) + dome(-290, -238, 92, '#3f9fb4', '#2f7fa8') +
      tiles(300, 200, 260, ['#5fa878', '#7fc08f', '#a4d4a8'], ['#d9604a', '#f5d077']) + dome(300, -268, 88, '#e0913f', '#c9683c') +
      tiles(0, 290, 320, ['#5fb0cc', '#8fd0d8', '#bfe4e6'], ['#f2b048', '#d9604a']) + dome(0, -328, 128, '#c9587a', '#8f4a8a') +
      // The square before the houses is laid as well.
      put(0, 24, 1, flat('M-330 0 A330 46 0 0 1 330 0 A330 46 0 0 1 -330 0Z', '#e6d4b0') + each(3, (ring) => each(20 - ring * 5, (i) => {
        const a = (i / (20 - ring * 5)) * Math.PI * 2;
        return oval(Math.cos(a) * (290 - ring * 84), Math.sin(a) * (38 - ring * 11), 27 - ring * 4, 6, (['#2f7fa8', '#d9604a', '#f2c14e', '#5fa878'] as const)[(i + ring) % 4] ?? '#fff');
      })) + oval(0, 0, 54, 9, '#f2b048'))
    );
  },
  belltower: (b) =>
    tower(b.site, -230, 110, 250, '#e6d3b4', '#b8604c') +
    tower(b.site, 240, 100, 210, '#e6d3b4', '#5a8ab0') +
    b.box(-100, -340, 200, 346, 6, '#ecdcc0') +
    b.flat('M-70 -160 V-270 A70 66 0 0 1 70 -270 V-160Z', '#8fb4d8') +
    bell(b, 0, -176, 1.15) +
    b.shape('M-124 -336 L0 -450 L124 -336Z', '#c9694a') +
    b.shape('M-34 6 V-70 A34 36 0 0 1 34 -70 V6Z', '#8a5636') +
    bell(b, -230, -120, 0.5) +
    bell(b, 240, -100, 0.5),
  bellframe: (b) =>
    b.post(-240, -360, 34, 366, '#8a4f3c') +
    b.post(206, -360, 34, 366, '#8a4f3c') +
    b.shape('M-300 -350 Q-240 -380 -220 -400 H220 Q240 -380 300 -350Z', '#b8504a') +
    bell(b, 0, -110, 2.4) +
    bell(b, -150, -200, 0.9) +
    bell(b, 150, -200, 0.9),
  ropebridge: ({ shape, stroke, box }) =>
    shape('M-560 20 L-540 -210 L-330 -220 L-290 20Z M290 20 L330 -220 L540 -210 L560 20Z', '#9a8a7c') +
    shape('M-546 -206 L-330 -222 L-326 -196 L-544 -180Z M330 -222 L544 -206 L544 -180 L326 -196Z', '#7fae6c') +
    stroke('M-330 -270 Q0 -130 330 -270 M-330 -210 Q0 -70 330 -210', '#a47a4c', 9) +
    each(15, (i) => {
      const x = -294 + i * 42;
      const y = -210 + 70 * (1 - (x / 330) ** 2);
      return stroke(`M${x} ${y - 58} V${y}`, '#a47a4c', 4, 0.8) + box(x - 16, y - 4, 32, 14, 4, i % 4 === 2 ? '#8a5f3c' : '#b98a5a');
    }) +
    each(
      2,
      (i) =>
        box(i ? 400 : -460, -330, 70, 120, 6, '#d9c4a0') +
        shape(`M${i ? 384 : -476} -322 L${i ? 435 : -425} -390 L${i ? 486 : -374} -322Z`, '#b8604c'),
    ),
} satisfies Record<string, Hero>;
