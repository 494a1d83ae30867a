/** Landmarks that grow: flowers taller than a child, hedges and bowers. */
import { each, type Brush, type Hero } from './brush.ts';

const PETALS = ['#f28ab0', '#f2c14e', '#b49cf0', '#f2785a', '#8fb4f0'];

const strawberry = ({ shape, oval, flat }: Brush): string =>
  shape('M-34 -44 Q0 -62 34 -44 Q36 4 0 30 Q-36 4 -34 -44Z', '#e23f4a') +
  each(5, (k) => oval([-16, 0, 16, -8, 10][k] ?? 0, [-28, -22, -28, -4, -2][k] ?? 0, 3, 4, '#ffe9a0')) +
  flat('M-34 -44 L-14 -36 L0 -62 L14 -36 L34 -44 L16 -58 H-16Z', '#5fa04c');

/** A low bush with berries that hang over its edge, and a blossom. */
const strawberryPlant = (b: Brush, turn: number): string =>
  each(5, (i) => b.oval([-46, 46, -24, 26, 0][i] ?? 0, [-22, -20, -44, -42, -58][i] ?? 0, 34, 24, i % 2 ? '#6aa85c' : '#5f9a4c')) +
  each(3, (i) => b.put([-42, 8, 48][i] ?? 0, [2, 12, 0][i] ?? 0, [0.5, 0.58, 0.46][(i + turn) % 3] ?? 0.5, strawberry(b), [10, -4, -12][i])) +
  each(2, (i) => b.put(i ? 22 : -20, i ? -62 : -50, 1, each(5, (k) => b.put(0, 0, 1, b.oval(0, -8, 5, 8, '#ffffff'), k * 72)) + b.ball(0, 0, 5, '#ffd75e')));

export const FLOWERS = {
  giantflowers: ({ put, oval, ball, stroke, shape, flat, darker }) =>
    each(5, (i) => {
      const tall = [190, 300, 230, 330, 200][i] ?? 200;
      const color = PETALS[i] ?? '#fff';
      const sway = i % 2 ? 20 : -20;
      // Petals in two rows, notched and veined; a heart of seeds.
      const row = (count: number, long: number, wide: number, tone: string, turn: number): string =>
        each(count, (k) => put(0, 0, 1, shape(`M0 -14 C${-wide} ${-long * 0.4} ${-wide} ${-long} ${-wide * 0.26} ${-long} Q0 ${-long + 9} ${wide * 0.26} ${-long} C${wide} ${-long} ${wide} ${-long * 0.4} 0 -14Z`, tone) + stroke(`M0 ${-long * 0.4} V${-long * 0.78}`, darker(tone, 0.06), 3, 0.55), turn + (k * 360) / count));
      const head = row(8, 98, 40, darker(color, 0.05), 22) + row(8, 84, 36, color, 0) + ball(0, 0, 34, '#ffe08a') + each(12, (k) => { const [a, far] = [k * 2.4, Math.sqrt(k / 12) * 25]; return oval(Math.round(Math.cos(a) * far), Math.round(Math.sin(a) * far), 4, 4, k % 2 ? '#e0a43c' : '#c98a34', 0.8); }) + oval(-10, -12, 12, 8, '#fffbe0', 0.6);
      return put((i - 2) * 140, 8, 1,
        stroke(`M0 2 Q${sway} ${-tall * 0.5} 0 ${-tall}`, '#5a9450', 16) + stroke(`M-4 0 Q${sway - 4} ${-tall * 0.5} -4 ${-tall}`, '#8fc47a', 4, 0.8) +
        shape(`M${sway * 0.4} ${-tall * 0.26} C30 ${-tall * 0.3 - 70} 96 ${-tall * 0.3 - 60} 118 ${-tall * 0.3 - 40} C90 ${-tall * 0.3 + 6} 40 ${-tall * 0.3 + 10} ${sway * 0.4} ${-tall * 0.26}Z`, '#74b068') + stroke(`M${sway * 0.4 + 8} ${-tall * 0.28} Q50 ${-tall * 0.3 - 22} 96 ${-tall * 0.3 - 38}`, '#9ccf88', 3.4, 0.8) +
        shape(`M${sway * 0.6} ${-tall * 0.46} C-26 ${-tall * 0.5 - 46} -76 ${-tall * 0.5 - 40} -92 ${-tall * 0.5 - 22} C-70 ${-tall * 0.5 + 12} -30 ${-tall * 0.5 + 14} ${sway * 0.6} ${-tall * 0.46}Z`, '#68a45e') + stroke(`M${sway * 0.6 - 6} ${-tall * 0.47} Q-40 ${-tall * 0.5 - 12} -76 ${-tall * 0.5 - 22}`, '#93c782', 3.4, 0.8) +
        flat(`M-16 ${-tall + 6} L-34 ${-tall + 34} L0 ${-tall + 22} L34 ${-tall + 34} L16 ${-tall + 6}Z`, '#5a9450') + put(0, -tall, 0.94, head, i * 9));
    }),
  sunflowers: ({ put, ball, stroke, flat, oval, site }) =>
    each(11, (i) => {
      const tall = 150 + site.roll.between(0, 110) + (i % 2) * 50;
      const head =
        each(12, (k) => put(0, 0, 1, flat('M0 -26 Q-14 -46 0 -64 Q14 -46 0 -26Z', k % 2 ? '#f7c23f' : '#f2ac2a'), k * 30)) +
        ball(0, 0, 29, '#7a4a2a') +
        oval(-6, -6, 12, 12, '#94603a', 0.7);
      return put(
        -400 + i * 80,
        20,
        1,
        stroke(`M0 0 V${-tall}`, '#5f9a4c', 11) +
          oval(-24, -tall * 0.45, 30, 13, '#6fae5c') +
          oval(24, -tall * 0.3, 30, 13, '#74b466') +
          put(0, -tall, 0.95, head),
      );
    }),
  blooms: ({ put, oval, stroke, ball, site, flat }) =>
    each(34, (i) => {
      const x = -470 + (i % 17) * 58 + site.roll.between(-14, 14);
      const y = (i < 17 ? -8 : 26) + site.roll.between(-6, 6);
      return put(
        x,
        y,
        1,
        stroke('M0 0 V-40', '#6fa05c', 5) +
          flat('M-6 -36 Q0 -110 6 -36Z', '#9f86d9') +
          each(5, (k) => oval(0, -46 - k * 11, 9 - k, 8, k % 2 ? '#b49cf0' : '#8f74d0')) +
          ball(0, -100, 4, '#c9b8f8'),
      );
    }),
  tulips: ({ put, stroke, shape, oval }) =>
    each(26, (i) => {
      const color = ['#e8484a', '#f2c14e', '#f28ab0', '#c77be8'][Math.floor(i / 4) % 4] ?? '#e8484a';
      return put(
        -450 + (i % 13) * 76 + (i > 12 ? 36 : 0),
        i > 12 ? 40 : 0,
        1,
        stroke('M0 0 V-60', '#5f9a4c', 7) +
          oval(-12, -16, 8, 26, '#6fae5c') +
          shape('M-22 -104 L-12 -86 L0 -112 L12 -86 L22 -104 Q30 -56 0 -54 Q-30 -56 -22 -104Z', color),
      );
    }),
  strawberries: (b) =>
    each(3, (row) => {
      const [y = 0, k = 1, count = 8] = [[-46, 0.55, 13], [-4, 0.85, 9], [56, 1.25, 7]][row] ?? [];
      return (
        b.oval(0, y + 12 * k, 560, 22 * k, '#8a6a4a', 0.5) +
        each(count, (i) => b.put((i - (count - 1) / 2) * (1060 / count), y + (i % 2) * 6 * k, k, strawberryPlant(b, i + row)))
      );
    }) +
    b.put(
      330,
      84,
      1.25,
      each(9, (i) => b.put(-44 + (i % 5) * 22, -50 - Math.floor(i / 5) * 20, 0.5, strawberry(b))) +
        b.shape('M-66 -46 H66 L52 10 H-52Z', '#c99a5a') + b.stroke('M-62 -28 H62 M-58 -8 H58', '#9a7040', 5, 0.8) + b.stroke('M-62 -46 Q0 -150 62 -46', '#a87c48', 9),
    ),
  dandelions: ({ put, stroke, ball, glow, flat }) =>
    each(8, (i) => {
      const tall = [130, 220, 170, 260, 150, 240, 180, 140][i] ?? 150;
      return put(
        -400 + i * 112,
        10,
        1,
        stroke(`M0 0 Q10 ${-tall / 2} 0 ${-tall}`, '#8fb46a', 8) +
          glow(0, -tall - 30, 70, '#ffffff', 0.9) +
          each(14, (k) => put(0, -tall - 30, 1, stroke('M0 -8 V-44 M-5 -50 L0 -44 L5 -50', '#fffdf2', 2.6, 0.95), k * 25.7)) +
          ball(0, -tall - 30, 9, '#d9c9a0') +
          flat('M-30 -4 Q-60 -30 -80 -14 Q-50 8 -30 -4Z', '#7fae5c'),
      );
    }),
  clovers: ({ put, oval, stroke }) =>
    each(14, (i) =>
      put(
        i === 13 ? 0 : -440 + i * 68,
        i === 13 ? 40 : i % 2 ? 34 : 4,
        i === 13 ? 3.4 : 0.8 + (i % 3) * 0.16,
        stroke('M0 0 V-50', '#5f9a4c', 6) +
          each(i === 13 ? 4 : 3, (k) =>
            put(
              0,
              -54,
              1,
              oval(-9, -18, 14, 17, '#5faa58') + oval(9, -18, 14, 17, '#6fb866') + stroke('M0 -4 V-26', '#b4e0a0', 3),
              k * (i === 13 ? 90 : 120),
            ),
          ),
      ),
    ),
  lilies: ({ oval, put, flat, ball }) =>
    each(9, (i) =>
      put(
        -420 + i * 105,
        [60, 100, 74, 120, 66, 110, 80, 128, 70][i] ?? 80,
        0.9 + (i % 3) * 0.3,
        oval(0, 0, 64, 20, i % 2 ? '#5fa868' : '#6fb874') +
          flat('M0 0 L60 -12 L64 4Z', '#4f8fa8', 0.7) +
          (i % 2
            ? ''
            : each(6, (k) => put(4, -8, 1, oval(0, -14, 8, 17, k % 2 ? '#ffd0e2' : '#f7a9c9'), -75 + k * 30)) + ball(4, -10, 7, '#ffe08a')),
      ),
    ),
  hedgewalls: ({ stroke, oval, site }) => {
    const walls =
      'M-70 40 H-560 L-400 -210 H400 L560 40 H70 M-250 40 V-26 M-400 -40 L-316 -150 H330 L404 -40 H150 M-196 -40 L-150 -92 H60 M150 -92 H220 ' +
      'M-60 -40 H60 M290 40 V-6 M-20 -150 V-206';
    return (
      stroke(walls, '#4a8048', 58) +
      `<g transform="translate(0 -22)">${stroke(walls, '#5f9a58', 56)}</g>` +
      `<g transform="translate(0 -40)">${stroke(walls, '#7fbc72', 42)}</g>` +
      each(34, (i) => {
        const along = (i % 17) / 16;
        const [x, y] = i < 17 ? [-400 + along * 800, -250] : [along < 0.5 ? -540 + along * 900 : 90 + (along - 0.5) * 900, 0];
        return oval(x, y + site.roll.between(-9, 12), 8, 8, site.roll.chance(0.5) ? '#f6b6cc' : '#ffffff', 0.95);
      })
    );
  },
  rosebower: ({ stroke, ball, site }) =>
    each(3, (k) => {
      const x = (k - 1) * 270;
      const r = k === 1 ? 110 : 84;
      return (
        stroke(`M${x - r} 10 V-150 A${r} ${r} 0 0 1 ${x + r} -150 V10`, '#5f9a54', 38) +
        each(16, (i) => {
          const a = (i / 15) * Math.PI;
          return ball(
            x - Math.cos(a) * r + site.roll.between(-12, 12),
            (i < 3 || i > 12 ? -20 - (i < 3 ? i : 15 - i) * 40 : -150 - Math.sin(a) * r) + site.roll.between(-8, 8),
            15,
            i % 3 ? '#e8607a' : '#fbd0d8',
          );
        })
      );
    }),
} satisfies Record<string, Hero>;
