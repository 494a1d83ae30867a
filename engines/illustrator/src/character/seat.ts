/** What somebody sits on who does not sit on the ground: drawn behind the one who sits, or once behind all who share it. Stands on 0,0 and grows upwards. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';
import type { Figure } from './figure.ts';
import { branch, roof, sill, swing } from './seats-high.ts';

export type Seat = 'wall' | 'fence' | 'step' | 'stairs' | 'kerb' | 'bench' | 'chair' | 'stool' | 'box' | 'suitcase' | 'bag' | 'drum' | 'bucket' | 'barrel' | 'stone' | 'log' | 'stump' | 'bed' | 'bath' | 'branch' | 'roof' | 'sill' | 'swing';

/** Long enough for several: those who sit on one sit on the same. */
export const SHARED_SEATS: ReadonlySet<Seat> = new Set(['wall', 'fence', 'step', 'stairs', 'kerb', 'bench', 'log', 'bed', 'bath', 'box', 'suitcase', 'branch', 'roof', 'sill']);
/** Legs do not hang down from it: who sits there stretches them out. */
export const LOW_SEATS: ReadonlySet<Seat> = new Set(['kerb']);

/** How high it is for bodies that sit on it as on the ground. */
const RISE: Readonly<Record<Seat, number>> = { wall: 104, fence: 112, step: 66, stairs: 72, kerb: 34, bench: 84, chair: 88, stool: 80, box: 84, suitcase: 64, bag: 58, drum: 80, bucket: 78, barrel: 116, stone: 72, log: 70, stump: 76, bed: 80, bath: 92, branch: 120, roof: 96, sill: 92, swing: 92 };
/** From so high feet dangle. */
const DANGLE: Readonly<Partial<Record<Seat, number>>> = { wall: 40, fence: 46, barrel: 26, bath: 12, branch: 54, roof: 20, sill: 24, swing: 18 };
/** How much wider it is than who sits on it. */
const WIDE: Readonly<Record<Seat, number>> = { wall: 1.9, fence: 1.9, step: 1.6, stairs: 1.6, kerb: 2.1, bench: 1.6, chair: 0.98, stool: 0.86, box: 1.06, suitcase: 1.12, bag: 1.14, drum: 0.96, bucket: 0.84, barrel: 0.84, stone: 1.16, log: 1.75, stump: 0.92, bed: 1.8, bath: 1.7, branch: 2.1, roof: 1.9, sill: 1.5, swing: 1.02 };

export interface SeatedOn {
  on: Seat;
  /** half of its width */
  half: number;
  rise: number;
}

/** @param body half of the width of the body that rests there @param high where others sit on it already: how high it is */
export function sitOn(figure: Figure, on: Seat, body: number, high?: number): Figure {
  const hips = figure.hips ?? 0;
  const rise = high ?? (hips ? hips + (DANGLE[on] ?? 0) : RISE[on]);
  const lift = rise - hips;
  const half = Math.max(62, body) * WIDE[on];
  const { left, right, top } = figure.box;
  const up = (art: string): string => (art ? `<g transform="translate(0 ${-lift})">${art}</g>` : '');
  return {
    ...figure,
    art: up(figure.art),
    aura: up(figure.aura),
    face: { ...figure.face, y: figure.face.y - lift },
    box: { left: Math.min(left, -half * 0.8), right: Math.max(right, half * 0.8), top: top - lift },
    cut: 0,
    floats: 0,
    seat: { on, half, rise },
  };
}

const STONE = '#b3a79f';
const WOOD = '#b98457';

function wall(paper: Paper, half: number, rise: number): string {
  const courses = Math.max(2, Math.round((rise - 26) / 34));
  const tall = (rise - 22) / courses;
  const stones = Array.from({ length: courses }, (_, row) => {
    const drawn: string[] = [];
    let x = -half;
    for (let i = 0; x < half - 6; i++) {
      const wide = Math.min(half - x, (row % 2 && i === 0 ? 0.5 : 1) * (62 + ((i * 37 + row * 53) % 30)));
      drawn.push(rect(x + 1.5, -rise + 22 + row * tall, wide - 3, tall - 3, 9, shade(STONE, (((i * 5 + row * 3) % 4) - 1.6) * 0.03), bare));
      x += wide;
    }
    return drawn.join('');
  });
  const caps = Math.max(2, Math.round(half / 48));
  return (
    rect(-half, -rise + 8, half * 2, rise - 2, 8, paper.drop(shade(STONE, -0.16))) + stones.join('') +
    Array.from({ length: caps }, (_, i) => rect(-half - 8 + (i * (half * 2 + 16)) / caps, -rise - 2, (half * 2 + 16) / caps - 2, 26, 10, paper.drop(shade(STONE, i % 2 ? 0.07 : 0.04)))).join('') +
    circle(-half * 0.86, -4, 15, paper.ball('#84ad68'), bare) + circle(-half * 0.74, 0, 11, paper.ball('#78a45e'), bare) + circle(half * 0.9, -1, 13, paper.ball('#84ad68'), bare)
  );
}

/** The wall of a garden on a carpet would be a mistake: what is called a wall inside a house is a low one of painted wood, with a board to sit on. */
const ledge = (paper: Paper, half: number, rise: number): string => {
  const panels = Math.max(2, Math.round(half / 70));
  const wide = (half * 2 - 16) / panels;
  return (
    rect(-half, -rise + 8, half * 2, rise - 4, 4, paper.drop('#efe4d2')) +
    Array.from({ length: panels }, (_, i) => rect(-half + 8 + i * wide + 9, -rise + 36, wide - 18, Math.max(8, rise - 70), 6, '#e2d4be', 'stroke="#d3c2a8" stroke-width="4"')).join('') +
    rect(-half - 6, -18, half * 2 + 12, 24, 4, paper.drop('#e6d8c2')) +
    rect(-half - 14, -rise - 2, half * 2 + 28, 22, 8, paper.drop(shade(WOOD, 0.06)))
  );
};

/** Two rails between posts; the upper one is broad enough to sit on. */
const fence = (paper: Paper, half: number, rise: number): string => {
  const posts = Math.max(2, Math.round(half / 90) + 1);
  return (
    rect(-half - 10, -rise * 0.52, half * 2 + 20, 20, 8, paper.drop(shade(WOOD, -0.05))) +
    Array.from({ length: posts }, (_, i) => rect(-half + ((half * 2) / (posts - 1)) * i - 13, -rise + 4, 26, rise + 2, 7, paper.tube(shade(WOOD, -0.1)))).join('') +
    rect(-half - 18, -rise, half * 2 + 36, 24, 9, paper.drop(shade(WOOD, 0.05)))
  );
};

/** One step before another: `more` of them go on upwards behind. */
function steps(paper: Paper, half: number, rise: number, more: number): string {
  const low = rise * 0.34;
  const step = (i: number, top: number, bottom: number): string => {
    const wide = half * (1 - i * 0.045);
    return rect(-wide, top + 8, wide * 2, bottom - top, 4, shade(STONE, -0.1 - i * 0.015), bare) + rect(-wide - 6, top, wide * 2 + 12, 17, 7, paper.drop(shade(STONE, 0.07 - i * 0.02)));
  };
  const behind = Array.from({ length: more }, (_, i) => step(more + 1 - i, -rise - (more - i) * 44, -rise - (more - i - 1) * 44 + 8));
  return behind.join('') + step(1, -rise, -low + 8) + step(0, -low, 6);
}

const kerb = (paper: Paper, half: number, rise: number): string =>
  rect(-half, -rise, half * 2, rise + 6, 7, paper.drop(shade(STONE, 0.02))) + rect(-half, -rise, half * 2, 14, 7, shade(STONE, 0.12), bare) +
  [-0.5, 0.04, 0.56].map((t) => line(`M${half * t} ${-rise + 4} V4`, shade(STONE, -0.16), 3, 0.7)).join('');

const bench = (paper: Paper, half: number, rise: number): string => {
  const legs = half * 0.8;
  return (
    [-1, 1].map((s) => line(`M${s * legs} 2 V${-rise - 92}`, '#5a5468', 13)).join('') +
    [-92, -58].map((y) => rect(-half, -rise + y, half * 2, 22, 8, paper.drop(shade(WOOD, 0.02)))).join('') +
    rect(-half - 6, -rise, half * 2 + 12, 20, 8, paper.drop(shade(WOOD, 0.08))) + rect(-half, -rise + 18, half * 2, 9, 3, shade(WOOD, -0.16), bare) +
    [-1, 1].map((s) => line(`M${s * legs} ${-rise + 24} V2`, '#6b6478', 13)).join('')
  );
};

const chair = (paper: Paper, half: number, rise: number): string =>
  [-1, 1].map((s) => line(`M${s * half * 0.86} 0 L${s * half * 0.92} ${-rise - 168}`, shade(WOOD, -0.08), 17)).join('') +
  [-150, -104, -58].map((y) => rect(-half * 0.9, -rise + y, half * 1.8, 20, 8, paper.drop(shade(WOOD, 0.04)))).join('') +
  rect(-half * 1.06, -rise, half * 2.12, 22, 9, paper.drop(shade(WOOD, 0.1))) +
  [-1, 1].map((s) => line(`M${s * half * 0.9} ${-rise + 20} V2`, WOOD, 16)).join('') + line(`M${-half * 0.86} ${-rise * 0.4} H${half * 0.86}`, shade(WOOD, -0.1), 9);

const stool = (paper: Paper, half: number, rise: number): string =>
  [-1, 1].map((s) => line(`M${s * half * 0.6} ${-rise + 12} L${s * half * 0.92} 2`, shade(WOOD, -0.08), 16)).join('') + line(`M${-half * 0.76} ${-rise * 0.4} H${half * 0.76}`, shade(WOOD, -0.12), 9) +
  ellipse(0, -rise + 10, half * 1.06, 17, paper.drop(shade(WOOD, -0.06))) + ellipse(0, -rise + 4, half * 1.06, 14, shade(WOOD, 0.1), bare);

const box = (paper: Paper, half: number, rise: number): string =>
  rect(-half, -rise + 2, half * 2, rise + 4, 6, paper.drop('#c2925a')) + [0.36, 0.68].map((t) => line(`M${-half} ${-rise + rise * t} H${half}`, shade('#c2925a', -0.13), 4, 0.8)).join('') +
  [-1, 0.84].map((x) => rect(half * x, -rise, half * 0.16, rise + 6, 4, shade('#c2925a', -0.08))).join('') + rect(-half * 1.05, -rise - 4, half * 2.1, 17, 5, paper.drop('#d6a86c'));

const suitcase = (paper: Paper, half: number, rise: number): string =>
  rect(-half, -rise, half * 2, rise + 4, 16, paper.drop('#a4634a')) + line(`M${-half + 4} ${-rise * 0.56} H${half - 4}`, shade('#a4634a', -0.16), 5) +
  [-0.62, 0.62].map((x) => rect(half * x - 9, -rise, 18, rise + 4, 4, shade('#a4634a', -0.14))).join('') + [-0.62, 0.62].map((x) => rect(half * x - 7, -rise * 0.66, 14, 13, 3, '#e3c272')).join('');

/** Soft, so that it bulges under who sits on it. */
const bag = (paper: Paper, half: number, rise: number): string =>
  path(`M${-half * 0.86} ${-rise + 8} Q${-half * 0.4} ${-rise - 8} 0 ${-rise + 2} Q${half * 0.4} ${-rise - 8} ${half * 0.86} ${-rise + 8} C${half * 1.2} ${-rise * 0.5} ${half * 1.16} 4 ${half * 0.96} 6 Q0 16 ${-half * 0.96} 6 C${-half * 1.16} 4 ${-half * 1.2} ${-rise * 0.5} ${-half * 0.86} ${-rise + 8}Z`, paper.drop('#8f9a5c')) +
  line(`M${-half * 0.98} ${-rise * 0.42} Q0 ${-rise * 0.26} ${half * 0.98} ${-rise * 0.42}`, shade('#8f9a5c', -0.14), 6, 0.8) + [-0.56, 0.56].map((x) => rect(half * x - 8, -rise * 0.5, 16, 26, 4, paper.drop('#b07a48'))).join('') +
  line(`M${half * 0.94} ${-rise * 0.7} q44 -6 38 40`, '#7a5a3c', 9);

const drum = (paper: Paper, half: number, rise: number): string => {
  const zigzag = Array.from({ length: 5 }, (_, i) => `L${half * (-0.8 + i * 0.4)} ${i % 2 ? -rise * 0.78 : -rise * 0.2}`).join(' ').replace('L', 'M');
  return (
    path(`M${-half} ${-rise + 6} H${half} V-4 Q0 16 ${-half} -4Z`, paper.drop('#cf4f4a')) + line(zigzag, '#f4d58a', 7) +
    line(`M${-half} -8 Q0 12 ${half} -8`, '#e8b75a', 13) + ellipse(0, -rise + 8, half * 1.04, 17, paper.drop('#e8b75a')) + ellipse(0, -rise + 4, half * 0.96, 13, '#fbf2e0', bare)
  );
};

/** Upside down. */
const bucket = (paper: Paper, half: number, rise: number): string =>
  path(`M${-half * 0.86} ${-rise} H${half * 0.86} L${half * 1.12} 2 Q0 16 ${-half * 1.12} 2Z`, paper.drop('#9fb0c6')) + line(`M${-half * 0.96} ${-rise * 0.56} Q0 ${-rise * 0.48} ${half * 0.96} ${-rise * 0.56}`, shade('#9fb0c6', -0.12), 5, 0.8) +
  line(`M${-half * 1.1} -4 Q0 10 ${half * 1.1} -4`, shade('#9fb0c6', -0.2), 8) + ellipse(0, -rise + 2, half * 0.87, 12, shade('#9fb0c6', 0.1), bare);

const barrel = (paper: Paper, half: number, rise: number): string =>
  path(`M${-half * 0.86} ${-rise} H${half * 0.86} C${half * 1.16} ${-rise * 0.66} ${half * 1.16} ${-rise * 0.34} ${half * 0.86} 4 Q0 16 ${-half * 0.86} 4 C${-half * 1.16} ${-rise * 0.34} ${-half * 1.16} ${-rise * 0.66} ${-half * 0.86} ${-rise}Z`, paper.tube('#b07a48')) +
  [0.22, 0.76].map((t) => line(`M${-half} ${-rise + rise * t} Q0 ${-rise + rise * t + 14} ${half} ${-rise + rise * t}`, '#6b6478', 10)).join('') + ellipse(0, -rise + 3, half * 0.88, 13, '#c89a66', bare);

const stone = (paper: Paper, half: number, rise: number): string =>
  path(`M${-half * 1.06} 4 C${-half * 1.16} ${-rise * 0.4} ${-half * 0.98} ${-rise * 0.9} ${-half * 0.62} ${-rise - 2} Q${half * 0.1} ${-rise - 12} ${half * 0.66} ${-rise} C${half * 1.04} ${-rise * 0.86} ${half * 1.16} ${-rise * 0.3} ${half * 1.08} 4 Q0 18 ${-half * 1.06} 4Z`, paper.drop('#a79fa6')) +
  line(`M${-half * 0.7} ${-rise * 0.72} Q${-half * 0.8} ${-rise * 0.4} ${-half * 0.72} -6 M${half * 0.62} ${-rise * 0.6} Q${half * 0.5} ${-rise * 0.34} ${half * 0.7} -8`, shade('#a79fa6', -0.12), 5, 0.6) +
  circle(-half * 0.96, -2, 16, paper.ball('#7fae64'), bare) + circle(half * 0.98, 0, 13, paper.ball('#7fae64'), bare);

/** Lies across the picture; at the right its rings are seen. */
const log = (paper: Paper, half: number, rise: number): string =>
  path(`M${-half} ${-rise * 0.94} Q${-half - 20} ${-rise * 0.5} ${-half} 4 H${half * 0.94} V${-rise}Z`, paper.drop('#8f6545')) +
  [0.3, 0.55, 0.8].map((t, i) => line(`M${-half * (0.86 - i * 0.1)} ${-rise * (1 - t)} H${-half * 0.2 + i * 30} M${half * 0.18} ${-rise * (1.06 - t)} H${half * (0.7 - i * 0.08)}`, shade('#8f6545', -0.13), 4, 0.7)).join('') +
  ellipse(half * 0.95, -rise * 0.5 + 2, rise * 0.3, rise * 0.53, paper.drop('#d9b384')) + ellipse(half * 0.95, -rise * 0.5 + 2, rise * 0.18, rise * 0.32, 'none', `stroke="#b98a5c" stroke-width="4"`) + ellipse(half * 0.95, -rise * 0.5 + 2, rise * 0.06, rise * 0.12, '#b98a5c', bare) +
  circle(-half * 0.8, -rise * 0.94, 13, paper.ball('#84ad68'), bare) + circle(-half * 0.68, -rise * 0.97, 10, paper.ball('#78a45e'), bare);

const stump = (paper: Paper, half: number, rise: number): string =>
  path(`M${-half * 0.96} ${-rise + 4} H${half * 0.96} C${half * 0.98} -26 ${half * 1.1} -6 ${half * 1.34} 6 Q${half * 0.7} 2 ${half * 0.5} 12 Q0 2 ${-half * 0.5} 12 Q${-half * 0.7} 2 ${-half * 1.34} 6 C${-half * 1.1} -6 ${-half * 0.98} -26 ${-half * 0.96} ${-rise + 4}Z`, paper.drop('#8f6545')) +
  ellipse(0, -rise + 6, half * 0.97, 16, paper.drop('#dcb88a')) + ellipse(0, -rise + 6, half * 0.56, 9, 'none', 'stroke="#b98a5c" stroke-width="4"') +
  line(`M${-half * 0.7} ${-rise * 0.6} V-10 M${half * 0.74} ${-rise * 0.66} V-14`, shade('#8f6545', -0.13), 4, 0.7);

/** Seen from its long side. */
const bed = (paper: Paper, half: number, rise: number): string => {
  const quilt = mix('#7f9fd0', '#f0e4d6', 0.2);
  return (
    rect(-half - 18, -rise - 96, 26, rise + 100, 9, paper.drop('#a9764a')) + rect(half - 8, -rise - 40, 26, rise + 44, 9, paper.drop('#a9764a')) +
    rect(-half, -rise * 0.56, half * 2, rise * 0.36, 6, paper.drop(shade('#a9764a', -0.06))) +
    rect(-half + 4, -rise - 26, 92, 44, 20, paper.drop('#fdf8f0')) +
    path(`M${-half + 4} ${-rise + 10} Q${-half + 30} ${-rise - 8} ${-half + 76} ${-rise} H${half - 12} Q${half} ${-rise} ${half - 6} ${-rise * 0.36} Q0 ${-rise * 0.26} ${-half + 6} ${-rise * 0.36}Z`, paper.drop(quilt)) +
    line(`M${-half + 40} ${-rise * 0.5} Q0 ${-rise * 0.4} ${half - 20} ${-rise * 0.5}`, shade(quilt, 0.12), 8, 0.8)
  );
};

const bath = (paper: Paper, half: number, rise: number): string =>
  [-0.7, 0.7].map((x) => ellipse(half * x, -2, 18, 13, paper.ball('#d9b878'))).join('') +
  path(`M${-half} ${-rise + 10} H${half} C${half} ${-rise * 0.2} ${half * 0.86} -12 ${half * 0.62} -12 H${-half * 0.62} C${-half * 0.86} -12 ${-half} ${-rise * 0.2} ${-half} ${-rise + 10}Z`, paper.drop('#f4f2ee')) + rect(-half - 12, -rise, half * 2 + 24, 20, 10, paper.drop('#ffffff'));

/** What stands in the open only. */
const OUTSIDE: ReadonlySet<Seat> = new Set(['wall', 'fence', 'kerb']);

/** @param inside a room */
export function drawSeat(paper: Paper, { on, half, rise }: SeatedOn, inside = false): string {
  if (inside && OUTSIDE.has(on)) return ledge(paper, half, rise);
  if (on === 'step' || on === 'stairs') return steps(paper, half, rise, on === 'step' ? 1 : 3);
  return { wall, fence, kerb, bench, chair, stool, box, suitcase, bag, drum, bucket, barrel, stone, log, stump, bed, bath, branch, roof, sill, swing }[on](paper, half, rise);
}
