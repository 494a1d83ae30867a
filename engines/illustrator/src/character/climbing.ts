/** Somebody climbs: high on a ladder, on a branch of a tree, on top of a rock, on a box or on a table; it is drawn with them and makes room for itself. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, limb, line, moved, path, rect } from '../shapes.ts';
import type { Figure } from './figure.ts';

export type Climbed = 'ladder' | 'tree' | 'rock' | 'table' | 'box';
/** Stands firm under anybody, with hands or without. */
export const UNDER_ALL: ReadonlySet<Climbed> = new Set(['table', 'box']);

/** How high above the ground the feet are. */
const RISE: Readonly<Record<Climbed, number>> = { ladder: 118, tree: 104, rock: 92, table: 96, box: 94 };

/** Leans, so that it is seen beside the one who is on it. */
function ladder(paper: Paper, top: number, side: number): string {
  const rail = (x: number): string => path(`M${x - side * 92 - 9} 2 L${x + side * 62 - 7} ${top} h14 L${x - side * 92 + 9} 2Z`, paper.drop('#b98650'));
  const rungs = Math.max(4, Math.round(-top / 62));
  const steps = Array.from({ length: rungs }, (_, i) => {
    const t = (i + 0.5) / rungs;
    const x = -side * 92 + side * 154 * t;
    return line(`M${x - 56} ${top * t} H${x + 56}`, '#d8ac72', 13);
  });
  return rail(-58) + steps.join('') + rail(58);
}

/** The trunk stands at the side to which nobody turns, so that it is seen; the branch grows under the feet. */
function tree(paper: Paper, top: number, rise: number, side: number): string {
  const bark = paper.tube('#9a6a48');
  const x = -side * 112;
  const leaves = [[-96, 66, 84], [104, 62, 88], [-64, -12, 96], [76, -14, 100], [4, -56, 104], [4, 30, 110]];
  return (
    path(`M${x - 66} 6 C${x - 40} -50 ${x - 42} ${top * 0.6} ${x - 30} ${top} L${x + 34} ${top} C${x + 42} ${top * 0.6} ${x + 42} -50 ${x + 70} 6 Q${x} -10 ${x - 66} 6Z`, bark) +
    leaves.map(([dx = 0, dy = 0, r = 0], i) => circle(x + side * 40 + dx, top + dy, r, paper.ball(i % 2 ? '#6fae5c' : '#64a455'), bare)).join('') +
    path(limb([[x, -rise + 44], [x + side * 90, -rise + 18], [side * 176, -rise - 6]], [46, 38, 20]), bark) +
    [[176, -18, 26], [200, 4, 22], [150, -32, 20]].map(([dx = 0, dy = 0, r = 0], i) => circle(side * dx, -rise + dy, r, paper.ball(i % 2 ? '#7fbf68' : '#6fae5c'), bare)).join('') +
    line(`M${x - 14} -40 q8 -60 0 -120 M${x + 20} -80 q-8 -50 2 -100`, shade('#9a6a48', -0.14), 5, 0.6)
  );
}

const rock = (paper: Paper, half: number, rise: number): string =>
  path(
    `M${-half * 1.3} 6 L${-half * 1.16} ${-rise * 0.62} L${-half * 0.8} ${-rise - 2} L${half * 0.76} ${-rise - 6} L${half * 1.12} ${-rise * 0.7} L${half * 1.34} 6 Q0 22 ${-half * 1.3} 6Z`,
    paper.drop('#a79da8'),
  ) +
  line(`M${-half * 0.8} ${-rise} L${-half * 0.44} ${-rise * 0.5} L${-half * 0.7} 2 M${half * 0.2} ${-rise} L${half * 0.5} ${-rise * 0.46}`, shade('#a79da8', -0.12), 5, 0.7) +
  circle(-half * 0.98, -4, 18, paper.ball('#7fae64'), bare) + circle(half * 1.06, 0, 14, paper.ball('#7fae64'), bare);

const table = (paper: Paper, half: number, rise: number): string =>
  [-1.3, 1.06].map((x) => rect(half * x, -rise + 8, half * 0.24, rise - 6, 4, paper.tube('#8f6240'))).join('') +
  rect(-half * 1.24, -rise + 16, half * 2.48, 18, 4, shade('#a4714a', -0.12)) +
  rect(-half * 1.44, -rise - 8, half * 2.88, 26, 9, paper.drop('#b98457'));

/** A crate of boards. */
const box = (paper: Paper, half: number, rise: number): string =>
  rect(-half * 1.12, -rise - 4, half * 2.24, rise + 8, 6, paper.drop('#c2925a')) +
  [0.3, 0.62].map((t) => line(`M${-half * 1.08} ${-rise + rise * t} H${half * 1.08}`, shade('#c2925a', -0.13), 4, 0.8)).join('') +
  [-1.12, 0.94].map((x) => rect(half * x, -rise - 4, half * 0.18, rise + 8, 4, shade('#c2925a', -0.08))).join('') +
  rect(-half * 1.18, -rise - 12, half * 2.36, 18, 5, paper.drop('#d6a86c'));

export function climb(paper: Paper, figure: Figure, on: Climbed, turn: number): Figure {
  const rise = RISE[on];
  const { left, right, top } = figure.box;
  const side = turn < 0 ? -1 : 1;
  const half = Math.min(150, Math.max(70, (right - left) * 0.32));
  const high = top - rise;
  const under = on === 'ladder' ? ladder(paper, high - 40, side) : on === 'tree' ? tree(paper, high + 40, rise, side) : on === 'table' ? table(paper, half, rise) : on === 'box' ? box(paper, half, rise) : rock(paper, half, rise);
  const wide = on === 'ladder' ? 160 : on === 'tree' ? 236 : half * (on === 'table' ? 1.44 : on === 'box' ? 1.18 : 1.34);
  return {
    ...figure,
    art: under + moved(0, -rise, 1, figure.art),
    aura: figure.aura && moved(0, -rise, 1, figure.aura),
    face: { ...figure.face, y: figure.face.y - rise },
    box: { left: Math.min(left, -wide), right: Math.max(right, wide), top: on === 'tree' ? high - 142 : on === 'ladder' ? high - 46 : high },
    cut: 0,
    floats: 0,
  };
}
