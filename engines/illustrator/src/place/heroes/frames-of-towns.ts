/** Frames of what people built: a street of houses, roofs over a city, cases full of books. */
import { type Brush, each, edgeOf, type Hero } from './brush.ts';

/** A house of beams with a gable to the street; x is its middle. */
function gabled(b: Brush, x: number, k: number, wall: string, roof: string): string {
  const window = (wx: number, wy: number): string => b.box(wx - 26, wy - 4, 52, 62, 4, '#8a5f42') + b.pane(wx, wy, 38, 52) + b.box(wx - 32, wy + 52, 64, 15, 4, '#8a5f42') + each(4, (i) => b.ball(wx - 24 + i * 16, wy + 50, 10, ['#f2709a', '#ffd05c', '#ffffff', '#f2709a'][i] ?? '#fff'));
  return b.put(
    x, 0, k,
    b.box(56, -452, 34, 90, 4, '#b0705a') + b.stroke('M72 -466 q-14 -16 2 -34 q14 -16 0 -34', '#ffffff', 11, 0.5) +
      b.shape('M-112 8 V-268 L0 -410 L112 -268 V8Z', wall) +
      b.stroke('M-112 -268 H112 M-112 -140 H112 M-104 -140 V8 M104 -140 V8 M-104 -268 V-140 M104 -268 V-140 M-30 -268 L0 -330 L30 -268', '#8a5f42', 13) +
      b.shape('M-142 -246 L0 -434 L142 -246 L122 -232 L0 -392 L-122 -232Z', roof) +
      window(-54, -240) + window(54, -240) + b.oval(0, -318, 20, 20, '#ffe9b0') +
      b.shape('M-32 10 V-74 A32 36 0 0 1 32 -74 V10Z', '#7f9a8a') + b.oval(18, -36, 5, 5, '#f6d06a') + window(70, -108),
  );
}

/** Blocks with lit windows; x is the left side of the first. */
const block = (b: Brush, x: number, wide: number, tall: number, color: string): string =>
  b.box(x, -tall, wide, tall + 12, 5, color) + b.box(x - 5, -tall - 12, wide + 10, 18, 4, b.darker(color, 0.05)) +
  each(Math.floor(tall / 54) * 3, (i) => b.box(x + wide * (0.14 + (i % 3) * 0.28), -tall + 22 + Math.floor(i / 3) * 54, wide * 0.17, 30, 3, (i * 7 + Math.round(tall)) % 5 < 3 ? '#ffe6a0' : '#8fa4c4'));

const chimney = (b: Brush, x: number, y: number, smoke: boolean): string =>
  b.box(x - 22, y - 84, 44, 96, 3, '#a8604c') + b.box(x - 28, y - 96, 56, 18, 4, '#c07a62') + b.post(x - 12, y - 122, 24, 30, '#d9906a') +
  (smoke ? b.stroke(`M${x} ${y - 132} q-20 -24 4 -46 q20 -22 0 -46`, '#ffffff', 15, 0.5) : '');

const COVERS = ['#c4544a', '#4f79b4', '#e0b04a', '#5a9a74', '#8f6ab0', '#d98a5a', '#f0e0c0'];

function bookcase(b: Brush, x: number, wide: number, tall: number): string {
  const rows = Math.round(tall / 104);
  const high = (tall - 24) / rows;
  return (
    b.box(x - wide / 2, -tall, wide, tall + 10, 8, '#8a5c3a') + b.box(x - wide / 2 + 13, -tall + 14, wide - 26, tall - 16, 4, '#5f3f2c') + b.box(x - wide / 2 - 10, -tall - 16, wide + 20, 24, 6, '#a4704a') +
    each(rows, (row) => {
      const base = -tall + 14 + (row + 1) * high - 10;
      const count = Math.floor((wide - 32) / 21);
      return each(count, (i) => {
        const t = (i * 13 + row * 7) % 11;
        const [bx, bh] = [x - wide / 2 + 17 + i * 21, high * (0.58 + (t % 5) * 0.06)];
        return t === 10 ? '' : b.box(bx, base - bh, 18, bh, 2, COVERS[(t + row) % 7] ?? '#c4544a') + b.box(bx, base - bh * 0.8, 18, 6, 0, '#f6e2a8');
      }) + b.box(x - wide / 2 + 8, base, wide - 16, 11, 2, '#a4704a');
    })
  );
}

const pile = (b: Brush, x: number, y: number): string => each(5, (i) => b.box(x - 48 + ((i * 17) % 14), y - 22 - i * 22, 96 - ((i * 11) % 16), 21, 4, COVERS[(i * 3) % 7] ?? '#c4544a'));

/** A bookcase, a ladder and books on the floor. */
function booksAtTheLeft(b: Brush): string {
  const e = edgeOf(b);
  return (
    bookcase(b, -(e - 70), 250, 520) +
    b.stroke(`M${-e + 214} 12 L${-e + 150} -420 M${-e + 262} 12 L${-e + 198} -420`, '#c99a5c', 13) + each(7, (i) => b.stroke(`M${-e + 207 - i * 8} ${-34 - i * 56} h48`, '#c99a5c', 10)) +
    pile(b, -e + 320, 18)
  );
}

export const TOWN_FRAMES = {
  villagerow: (b) => {
    const e = edgeOf(b);
    const far = Math.max(0, e - 330);
    return (
      gabled(b, -far - 60, 0.56, '#f2e0c4', '#8a6f9a') + gabled(b, far + 60, 0.56, '#e6ecd8', '#c9705a') +
      gabled(b, -(e - 232), 0.76, '#dfe8ee', '#5f7fa4') + gabled(b, e - 232, 0.76, '#f6dcc8', '#7f9a6a') +
      gabled(b, -(e - 64), 1, '#fbeed4', '#c9604a') + gabled(b, e - 64, 1, '#f4e4d8', '#8a5f7a')
    );
  },
  skyline: (b) => {
    const e = edgeOf(b);
    return (
      block(b, -e + 150, 96, 330, '#7f8fb4') + block(b, e - 250, 104, 300, '#9a86b0') + block(b, -e * 0.3, 90, 220, '#8f9ac0') + block(b, e * 0.12, 92, 250, '#7f94b8') +
      block(b, -e - 50, 150, 560, '#8a7fa8') + block(b, -e + 78, 110, 420, '#b08a94') + block(b, e - 96, 150, 600, '#7486ac') + block(b, e - 190, 112, 440, '#a8907f') +
      b.stroke(`M${-e + 20} -572 V-640 M${e - 20} -612 V-690`, '#5f6a8a', 8) + b.ball(-e + 20, -644, 9, '#ff9a6a') + b.ball(e - 20, -694, 9, '#ff9a6a')
    );
  },
  /** The tiled roofs on which one stands, their chimneys and a cat who lives there. */
  roofs: (b) => {
    const e = edgeOf(b);
    const tiles = (x: number, wide: number, tall: number, color: string): string =>
      b.shape(`M${x - wide / 2} 40 L${x - wide * 0.3} ${-tall} H${x + wide * 0.3} L${x + wide / 2} 40Z`, color) +
      each(4, (i) => b.stroke(`M${x - wide * (0.34 + i * 0.04)} ${-tall + 26 + i * ((tall + 30) / 4)} ${`q14 14 28 0 `.repeat(Math.floor((wide * (0.68 + i * 0.08)) / 28))}`, b.darker(color, 0.09), 5, 0.7)) +
      b.box(x - wide * 0.32, -tall - 10, wide * 0.64, 18, 8, b.darker(color, 0.05));
    const cat = (x: number, y: number): string => b.put(x, y, 0.8, b.flat('M-26 0 Q-34 -60 -6 -74 Q24 -66 24 0Z', '#3f3a52') + b.ball(-8, -88, 25, '#3f3a52') + b.flat('M-30 -98 L-28 -126 L-10 -108Z M14 -98 L12 -126 L-6 -108Z', '#3f3a52') + b.stroke('M22 -6 Q60 -10 54 -52', '#3f3a52', 11));
    return (
      chimney(b, -(e - 160), -150, false) + chimney(b, e - 70, -190, true) + chimney(b, -(e - 46), -170, true) +
      tiles(0, e * 1.1, 92, '#a4604e') + tiles(-(e - 90), 440, 170, '#b86a50') + tiles(e - 80, 460, 190, '#a85f58') +
      b.put(-(e - 96), -46, 1, b.shape('M-46 20 V-56 L0 -96 L46 -56 V20Z', '#f4e4cc') + b.pane(0, -50, 40, 52)) + b.put(e - 96, -54, 1, b.shape('M-46 20 V-56 L0 -96 L46 -56 V20Z', '#f4e4cc') + b.pane(0, -50, 40, 52)) +
      cat(e - 196, -196)
    );
  },
  bookcases: (b) => {
    const e = edgeOf(b);
    return (
      booksAtTheLeft(b) + bookcase(b, e - 70, 250, 520) +
      pile(b, e - 250, 14) + b.put(e - 250, -108, 1, b.post(-7, -46, 14, 50, '#c99a4a') + b.glow(0, -70, 190, '#ffe9ad', 0.9) + b.shape('M-52 -44 L-30 -106 H30 L52 -44Z', '#f6c86a'))
    );
  },
  /** Where a bed stands at the right. */
  bookcaseleft: (b) => booksAtTheLeft(b),
} satisfies Record<string, Hero>;
