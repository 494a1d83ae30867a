/** Where beings with wings hatch: each nest is made of what its own kind lives with. */
import { each, type Brush, type Hero } from './brush.ts';

const egg = ({ shape, oval }: Brush, x: number, y: number, k: number, main: string, spot: string): string =>
  shape(`M${x} ${y - 108 * k} C${x + 54 * k} ${y - 108 * k} ${x + 62 * k} ${y} ${x} ${y} C${x - 62 * k} ${y} ${x - 54 * k} ${y - 108 * k} ${x} ${y - 108 * k}Z`, main) +
  oval(x - 16 * k, y - 66 * k, 10 * k, 12 * k, spot, 0.8) + oval(x + 18 * k, y - 38 * k, 9 * k, 10 * k, spot, 0.8) + oval(x + 6 * k, y - 84 * k, 6 * k, 7 * k, spot, 0.8);

const flame = ({ flat }: Brush, x: number, y: number, k: number): string =>
  flat(`M${x} ${y - 150 * k} C${x + 20 * k} ${y - 100 * k} ${x + 58 * k} ${y - 66 * k} ${x + 34 * k} ${y} H${x - 34 * k} C${x - 58 * k} ${y - 52 * k} ${x - 10 * k} ${y - 82 * k} ${x} ${y - 150 * k}Z`, '#ff8a3d') +
  flat(`M${x} ${y - 96 * k} C${x + 12 * k} ${y - 66 * k} ${x + 32 * k} ${y - 44 * k} ${x + 18 * k} ${y} H${x - 18 * k} C${x - 32 * k} ${y - 34 * k} ${x - 6 * k} ${y - 52 * k} ${x} ${y - 96 * k}Z`, '#ffd36a');

/** Half of a shell with a jagged rim; who was in it is out. */
const shell = ({ shape }: Brush, x: number, y: number, k: number, main: string): string =>
  shape(`M${x - 46 * k} ${y - 46 * k} l${18 * k} ${18 * k} l${16 * k} ${-20 * k} l${16 * k} ${20 * k} l${18 * k} ${-20 * k} l${20 * k} ${14 * k} Q${x + 40 * k} ${y} ${x} ${y} Q${x - 44 * k} ${y} ${x - 46 * k} ${y - 46 * k}Z`, main);

export const NESTS = {
  /** High on a pillar of black rock: one golden egg among the flames that keep it warm. */
  firenest: (b) =>
    b.glow(0, -330, 360, '#ffb45a', 0.85) +
    b.shape('M-150 10 C-120 -60 -104 -150 -120 -226 L118 -230 C104 -150 130 -60 170 10Z', '#5a4650') +
    b.shape('M-60 10 C-40 -80 -50 -160 -64 -226 L20 -228 C24 -150 10 -70 30 10Z', '#6f5860') +
    b.stroke('M-92 -190 l30 40 l-16 50 l34 60 M84 -200 l-24 50 l22 44 l-30 70', '#ff8a3d', 6, 0.8) +
    each(5, (i) => flame(b, -150 + i * 75, -236 - (i % 2) * 10, i === 2 ? 1.5 : 1.1 - Math.abs(i - 2) * 0.12)) +
    egg(b, 0, -246, 1.5, '#ffc85a', '#fff3b0') +
    b.flat('M-200 -292 Q0 -236 200 -292 Q188 -208 96 -196 H-96 Q-188 -208 -200 -292Z', '#7a4438') +
    each(15, (i) => b.stroke(`M${-190 + i * 26} ${-276 + Math.abs(i - 7) * -1.4 + 22} q${20 + (i % 3) * 8} ${-16 + (i % 4) * 10} ${54} ${(i % 2) * 20}`, ['#c9683c', '#5f342c', '#e0913f'][i % 3] ?? '#000', 8)) +
    each(3, (i) => flame(b, [-170, 20, 176][i] ?? 0, -196, 0.62)) +
    each(9, (i) => b.ball(-240 + i * 58, -420 - ((i * 67) % 130), 4 + (i % 3) * 2, '#ffd36a')),
  /** A ring of boulders and bones of trees: eggs that have just cracked. */
  dragonnest: (b) =>
    each(9, (i) => b.ball(-210 + i * 52, -64 - Math.sin((i / 8) * Math.PI) * 40, 40 - (i % 2) * 6, i % 2 ? '#9a8f98' : '#aaa0a4')) +
    egg(b, -110, -50, 1.05, '#8fd0a4', '#d9f2dc') + shell(b, 0, -44, 1.25, '#f2b48a') + egg(b, 112, -48, 1.1, '#b8a4e8', '#e8defa') + shell(b, -30, -150, 0.7, '#f2b48a').replace('<path', '<path transform="rotate(160 -30 -164)"') +
    each(16, (i) => b.stroke(`M${-190 + i * 25} ${-60 + (i % 3) * 10} q20 -18 46 ${-10 + (i % 4) * 8}`, i % 2 ? '#d9b26a' : '#c99a50', 7)) +
    each(10, (i) => b.ball(-232 + i * 52, -14 - Math.abs(i - 4.5) * 6, 46 - (i % 3) * 5, i % 2 ? '#b3a9ac' : '#a0969c')),
  /** In the rock: niches with straw, an egg in each, a warm lantern over each and a string of stars for who wakes up. */
  nursery: (b) =>
    each(3, (i) => {
      const x = (i - 1) * 270;
      return (
        b.shape(`M${x - 116} 6 V-190 A116 130 0 0 1 ${x + 116} -190 V6Z`, '#b08f86') + b.flat(`M${x - 92} 6 V-188 A92 106 0 0 1 ${x + 92} -188 V6Z`, '#5f4650') + b.glow(x, -150, 140, '#ffd36a', 0.7) +
        b.stroke(`M${x} -296 V-250`, '#7a5a4a', 6) + b.shape(`M${x - 26} -214 L${x - 18} -252 H${x + 18} L${x + 26} -214Z`, '#d9a441') + b.ball(x, -216, 13, '#fff3c4') +
        egg(b, x, -34, 1.15, ['#8fc4e8', '#f2b0a4', '#a8d48f'][i] ?? '#fff', '#fff6e4') +
        each(9, (k) => b.stroke(`M${x - 84 + k * 19} ${-26 + (k % 3) * 8} q16 -20 36 ${(k % 2) * 12 - 4}`, k % 2 ? '#e0bc6a' : '#c99a50', 8)) +
        b.shape(`M${x - 104} -16 Q${x} 16 ${x + 104} -16 L${x + 92} 16 Q${x} 40 ${x - 92} 16Z`, '#a4704a')
      );
    }) +
    b.stroke('M-400 -380 Q-200 -300 0 -372 Q200 -300 400 -380', '#e8d8b8', 4) +
    each(9, (i) => b.flat(`M${-360 + i * 90} ${-352 + Math.abs(Math.sin(i * 0.8)) * 28} l9 18 l20 3 l-14 14 l3 20 l-18 -9 l-18 9 l3 -20 l-14 -14 l20 -3Z`, '#ffe27a')),
  /** Down and long white feathers, and small speckled eggs. */
  feathernest: (b) =>
    b.glow(0, -120, 240, '#fff3c4', 0.6) +
    each(9, (i) => {
      const a = -76 + i * 19;
      return b.put(Math.sin((a * Math.PI) / 180) * 120, -60, 1 + (i % 2) * 0.16, b.shape('M0 0 C-40 -60 -34 -150 0 -190 C34 -150 40 -60 0 0Z', i % 2 ? '#f4f0fa' : '#e2e8f6') + b.stroke('M0 6 V-176 M0 -60 l-20 -22 M0 -60 l20 -22 M0 -110 l-18 -22 M0 -110 l18 -22', '#c4cce0', 4), a);
    }) +
    egg(b, -70, -40, 0.8, '#bfe0ee', '#8fb4d0') + egg(b, 0, -46, 0.92, '#fbeed8', '#d9b48f') + egg(b, 72, -40, 0.8, '#e4d4f2', '#b49ad0') +
    each(13, (i) => b.ball(-186 + i * 31, -26 - Math.abs(i - 6) * 5, 42, i % 2 ? '#ffffff' : '#f2f0fa')) +
    each(9, (i) => b.ball(-140 + i * 35, 4, 34, i % 2 ? '#eae8f6' : '#fbfaff')) +
    each(7, (i) => b.stroke(`M${-170 + i * 56} ${-30 + (i % 3) * 14} q20 -16 40 0`, '#cfd4e8', 5)),
  /** Steep crags with ledges: a nest on each, and those who live there circle around the tops. */
  griffincliffs: (b) => {
    const wings = (x: number, y: number, k: number): string => b.stroke(`M${x - 46 * k} ${y - 12 * k} Q${x - 22 * k} ${y - 34 * k} ${x} ${y} Q${x + 22 * k} ${y - 34 * k} ${x + 46 * k} ${y - 12 * k}`, '#8a6242', 9 * k) + b.oval(x + 3 * k, y + 5 * k, 17 * k, 8 * k, '#b98a54') + b.stroke(`M${x - 14 * k} ${y + 6 * k} q-24 4 -34 20`, '#b98a54', 5 * k);
    const nest = (x: number, y: number, k: number): string => egg(b, x - 17 * k, y - 12 * k, 0.32 * k, '#f4e2b8', '#c99a64') + egg(b, x + 15 * k, y - 12 * k, 0.32 * k, '#f4e2b8', '#c99a64') + b.flat(`M${x - 52 * k} ${y - 26 * k} Q${x} ${y - 6 * k} ${x + 52 * k} ${y - 26 * k} Q${x + 44 * k} ${y + 6 * k} ${x} ${y + 6 * k} Q${x - 44 * k} ${y + 6 * k} ${x - 52 * k} ${y - 26 * k}Z`, '#8a5f3c') + b.stroke(`M${x - 46 * k} ${y - 14 * k} l30 8 l26 -6 l32 -2`, '#c99a64', 5 * k);
    const crags =
      b.shape('M-440 12 L-420 -110 L-392 -150 L-380 -270 L-340 -330 L-322 -420 L-270 -452 L-226 -410 L-214 -300 L-176 -250 L-168 -150 L-128 -110 L-100 12Z', '#b98a6c') +
      b.shape('M90 12 L110 -120 L146 -170 L152 -280 L196 -330 L210 -470 L262 -510 L312 -462 L322 -350 L366 -300 L374 -180 L416 -120 L446 12Z', '#c0906e') +
      b.shape('M-140 12 L-112 -90 L-70 -130 L-56 -200 L-8 -232 L40 -196 L52 -120 L96 -80 L124 12Z', '#a87a60') +
      b.flat('M-270 -452 L-226 -410 L-214 -300 L-176 -250 L-168 -150 L-128 -110 L-100 12 H-220 L-236 -120 L-262 -220 L-254 -330Z M262 -510 L312 -462 L322 -350 L366 -300 L374 -180 L416 -120 L446 12 H320 L300 -130 L276 -250 L290 -380Z M-8 -232 L40 -196 L52 -120 L96 -80 L124 12 H30 L16 -100Z', '#8a6250', 0.45) +
      b.stroke('M-404 -120 L-300 -134 M-372 -280 L-296 -290 M128 -140 L230 -156 M166 -300 L240 -312 M-100 -100 L-40 -112', '#dcb494', 9, 0.8) +
      nest(-344, -152, 1.1) + nest(-282, -446, 1) + nest(168, -180, 1.15) + nest(262, -502, 1.1) + nest(-10, -226, 1) +
      wings(-90, -430, 1.1) + wings(30, -500, 0.8) + wings(400, -450, 0.9) + wings(-440, -380, 0.7) +
      each(7, (i) => b.ball(-450 + i * 150, 6, 30 + (i % 3) * 10, i % 2 ? '#b3866a' : '#a87a60'));
    return b.put(0, 0, 0.86, crags);
  },
} satisfies Record<string, Hero>;
