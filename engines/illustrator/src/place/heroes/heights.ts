/** Valleys, peaks and the sky above them, and what people cut out of stone. */
import { cottage } from '../masonry.ts';
import { type Brush, each, type Hero } from './brush.ts';
import { flash } from './lightning.ts';

/** Land that floats: grass above, roots of rock below, and what stands on it. */
const isle = ({ shape, flat, put }: Brush, x: number, y: number, k: number, on: string): string =>
  put(x, y, k,
    shape('M-168 0 C-150 44 -112 60 -84 66 L-66 108 L-40 78 L-10 160 L24 88 L56 120 L76 66 C122 54 150 34 168 0Z', '#b58f78') +
    flat('M-84 66 L-66 108 L-52 70Z M-10 160 L24 88 L0 84Z M56 120 L76 66 L52 76Z', '#8f6c5c', 0.7) +
    shape('M-178 0 Q-140 -34 0 -32 Q140 -34 178 0 Q150 26 92 14 Q44 36 0 18 Q-48 38 -98 14 Q-146 28 -178 0Z', '#8fc97a') +
    on);

/** Round and in bloom. */
const bloomTree = ({ stroke, ball }: Brush, x: number): string =>
  stroke(`M${x} -14 V-74`, '#9a6b4a', 13) + ball(x - 24, -92, 32, '#f2b4c8') + ball(x + 24, -94, 30, '#f0a8c0') + ball(x, -116, 36, '#f8c8d8');

export const HEIGHTS = {
  /** Three, with a bridge of rope, and a brook that falls over an edge into the clouds. */
  skyislands: (b) =>
    isle(b, -250, -330, 0.9, cottage(b.site, '#fbeed8', '#d9705a', -20, 0.82) + bloomTree(b, 110)) +
    isle(b, 270, -392, 0.8, bloomTree(b, -50) + bloomTree(b, 70)) +
    b.flat('M-26 -96 C-34 -40 -30 40 -48 150 H40 C26 40 30 -40 24 -96Z', '#bfe8f6', 0.92) + b.stroke('M-14 -90 C-18 -20 -16 60 -26 140 M8 -90 C10 -20 14 60 18 140', '#ffffff', 7, 0.8) +
    isle(b, 0, -120, 1.25, cottage(b.site, '#f6e6f2', '#7a8fd0', -84, 0.7) + bloomTree(b, 104) + b.flat('M-8 -26 C30 -22 10 -4 24 6 C32 14 4 18 -22 12 C-40 6 -14 -6 -30 -14 C-42 -22 -22 -28 -8 -26Z', '#bfe8f6')) +
    b.flat('M-34 -110 C-40 -70 -36 -30 -42 10 H28 C22 -30 26 -70 26 -110 Q-4 -124 -34 -110Z', '#bfe8f6', 0.95) + b.stroke('M-16 -106 C-20 -60 -18 -20 -22 6 M8 -106 C10 -60 10 -20 12 6', '#ffffff', 6, 0.85) +
    b.stroke('M-110 -322 Q30 -268 150 -384 M-110 -350 Q30 -296 150 -412', '#a87a4e', 6) +
    each(9, (i) => {
      const t = (i + 0.5) / 9;
      const [x, y] = [-110 + 260 * t, -322 * (1 - t) ** 2 - 2 * 268 * t * (1 - t) - 384 * t * t];
      return b.stroke(`M${x} ${y} v-28`, '#a87a4e', 4);
    }),
  mistfall: ({ shape, oval, flat }) =>
    shape('M-620 30 C-560 -200 -480 -330 -400 -340 C-330 -330 -300 -190 -210 -110 C-150 -50 -90 -10 -20 30Z', '#6f9a80') +
    shape('M620 30 C570 -230 500 -370 410 -386 C330 -370 300 -210 210 -130 C150 -70 90 -20 20 30Z', '#5f8a78') +
    each(11, (i) => {
      const x = [-530, -470, -420, -360, -290, -220, 520, 460, 400, 330, 250][i] ?? 0;
      const y = [-20, -120, -200, -90, -40, 0, -30, -140, -210, -70, -10][i] ?? 0;
      return flat(`M${x - 26} ${y} L${x} ${y - 86} L${x + 26} ${y}Z`, '#4f7a68', 0.8);
    }) +
    each(5, (i) => oval([-250, 230, -60, 120, 0][i] ?? 0, [-120, -150, -60, -36, 4][i] ?? 0, [250, 260, 300, 300, 420][i] ?? 300, [24, 24, 30, 26, 36][i] ?? 30, '#ffffff', 0.55)),
  cloudpeak: ({ shape, flat, oval, stroke }) =>
    shape('M-520 60 L-290 -250 Q-270 -272 -250 -250 L-40 60Z M60 60 L270 -210 Q288 -230 306 -210 L520 60Z', '#8f9ac0') +
    flat('M-346 -172 L-290 -250 Q-270 -272 -250 -250 L-196 -170 L-240 -190 L-272 -158 L-304 -186Z M214 -138 L270 -210 Q288 -230 306 -210 L362 -136 L316 -156 L290 -128 L260 -152Z', '#f6f9ff') +
    shape('M-300 60 L-26 -424 Q0 -456 26 -424 L300 60Z', '#7c88b4') +
    flat('M12 -440 Q20 -436 26 -424 L300 60 H120 L40 -180Z', '#66729e', 0.6) +
    flat('M-104 -286 L-26 -424 Q0 -456 26 -424 L104 -286 L52 -318 L10 -262 L-40 -310Z', '#fbfdff') +
    stroke('M0 -440 V-520', '#8a5f3c', 7) +
    flat('M2 -520 L66 -502 L2 -482Z', '#e8605a') +
    each(4, (i) => oval([-280, 260, -60, 140][i] ?? 0, [-40, -30, -110, 20][i] ?? 0, [230, 240, 200, 320][i] ?? 200, 26, '#ffffff', 0.75)),
  // Rings of cloud turn around a window of blue sky; the light falls through it.
  spiral: ({ oval, flat, glow, stroke }) => {
    const at = (k: number, angle: number, far = 0): readonly [number, number] => {
      const [wide, tall] = [700 - k * 118 + far, 300 - k * 46 + far * 0.44];
      return [Math.cos(angle) * wide, -360 + Math.sin(angle) * tall];
    };
    const ring = (k: number): string => {
      const color = ['#4f5a84', '#66729a', '#8490b4', '#a8b3cf', '#d3dbec'][k] ?? '#d3dbec';
      const light = ['#5f6a94', '#7884aa', '#97a3c4', '#bcc6de', '#eef2fa'][k] ?? '#eef2fa';
      const puffs = 17 - k * 2;
      return each(puffs, (i) => {
        const angle = ((i + k * 0.4) / puffs) * Math.PI * 2 + k * 0.5;
        const size = (118 - k * 17) * (0.86 + 0.22 * Math.sin(i * 2.3 + k));
        const [x, y] = at(k, angle);
        return oval(x, y, size * 1.25, size * 0.8, color) + oval(x - size * 0.2, y - size * 0.22, size * 0.86, size * 0.46, light, 0.7);
      });
    };
    const sweep = (k: number): string => {
      const [from, to] = [at(k, k * 1.5 + 0.3, -40), at(k, k * 1.5 + 1.8, -40)];
      return stroke(`M${from[0]} ${from[1]} A${660 - k * 118} ${282 - k * 46} 0 0 1 ${to[0]} ${to[1]}`, '#f4f7fd', 9, 0.55);
    };
    return (
      each(3, ring) +
      oval(0, -360, 300, 150, '#6fbcec') +
      oval(0, -344, 250, 112, '#a9dcf6') +
      glow(0, -360, 300, '#fff6d0', 1) +
      ring(3) +
      oval(0, -360, 238, 118, '#86cbf2') +
      oval(0, -350, 190, 84, '#c4eafa') +
      ring(4) +
      oval(0, -360, 158, 76, '#bfe6fa') +
      glow(0, -360, 210, '#fffbe0', 1) +
      each(5, sweep) +
      each(3, (i) => flat(`M${-60 + i * 60} -330 L${-30 + i * 60} -330 L${-90 + i * 130} 20 H${-170 + i * 130}Z`, '#fff3c4', 0.3)) +
      flash(stroke, glow, [-420, -130, -0.7, 0.8]) + flash(stroke, glow, [430, -90, 0.8, 0.9])
    );
  },
  amphitheater: ({ shape, stroke, box, post, oval }) =>
    each(6, (i) => {
      const [wide, tall] = [430 - i * 52, 310 - i * 44];
      return shape(`M${-wide} 0 A${wide} ${tall} 0 0 1 ${wide} 0Z`, i % 2 ? '#b9a884' : '#eadfc8');
    }) +
    each(5, (i) => {
      const angle = Math.PI * (0.14 + i * 0.18);
      const at = (wide: number, tall: number): string => `${(Math.cos(angle) * wide).toFixed(0)} ${(-Math.sin(angle) * tall).toFixed(0)}`;
      return stroke(`M${at(424, 304)} L${at(176, 96)}`, '#a4926e', 9, 0.8);
    }) +
    shape('M-170 0 A170 90 0 0 1 170 0Z', '#f3e4bc') +
    oval(0, 2, 440, 30, '#e6d3a4') +
    each(2, (i) => post(i ? 372 : -412, -236, 40, 240, '#e4d8c0') + box(i ? 362 : -422, -256, 60, 24, 5, '#f0e6d2') + box(i ? 362 : -422, -10, 60, 20, 5, '#cfc2a6')) +
    stroke('M-402 -200 q-20 60 6 110 M386 -170 q24 50 2 100', '#7fa86c', 9),
} satisfies Record<string, Hero>;
