/** What somebody sits on high up: a bough, a roof, the sill of a window. Stands on 0,0 and grows upwards, as all seats do. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

const BARK = '#8a6347';
const LEAF = '#7fae5e';

const leaves = (paper: Paper, x: number, y: number, r: number): string =>
  ([[-0.8, 0.3, 0.7], [0.7, 0.35, 0.66], [0, -0.3, 0.9], [-0.1, 0.55, 0.6]] as const)
    .map(([dx, dy, k], i) => circle(x + dx * r, y + dy * r, r * k, paper.ball(shade(LEAF, i % 2 ? -0.04 : 0.03)), bare)).join('');

/** The lowest bough of an old tree, whose trunk stands at its left end. */
export const branch = (paper: Paper, half: number, rise: number): string => {
  const thick = Math.min(46, rise * 0.4);
  const top = rise + 150;
  return (
    path(`M${-half - 34} 8 Q${-half - 14} ${-rise * 0.6} ${-half - 26} ${-top} H${-half + 36} Q${-half + 22} ${-rise - 50} ${-half + 64} ${-rise - 2} L${-half + 60} ${-rise + thick * 0.8} Q${-half + 34} ${-rise * 0.4} ${-half + 62} 8 Q${-half + 14} -4 ${-half - 34} 8Z`, paper.drop(BARK)) +
    path(`M${-half + 30} ${-rise - 4} Q0 ${-rise + 8} ${half * 0.9} ${-rise - 2} Q${half + 30} ${-rise - 14} ${half + 58} ${-rise - 34} Q${half + 40} ${-rise + 18} ${half * 0.8} ${-rise + thick * 0.72} Q0 ${-rise + thick * 1.06} ${-half + 34} ${-rise + thick * 1.2}Z`, paper.drop(BARK)) +
    line(`M${-half + 2} ${-top + 40} V-26 M${-half + 26} ${-rise - 40} Q${-half + 16} ${-rise * 0.5} ${-half + 30} -20 M${-half * 0.5} ${-rise + thick * 0.5} H${-half * 0.1} M${half * 0.2} ${-rise + thick * 0.46} H${half * 0.56}`, shade(BARK, -0.12), 5, 0.7) +
    leaves(paper, -half + 4, -top - 10, 62) + leaves(paper, half + 46, -rise - 34, 40) + leaves(paper, half * 0.72, -rise + thick * 0.9, 24) +
    ellipse(-half + 14, 4, 62, 10, shade(LEAF, -0.08), bare)
  );
};

const TILES = '#b8624a';

/** The ridge of a roof: rows of tiles run down from it, and a chimney stands at its right end. */
export const roof = (paper: Paper, half: number, rise: number): string => {
  const rows = 4;
  const wide = (t: number): number => half * (1.06 + t * 0.24);
  const tiles = Array.from({ length: rows }, (_, row) => {
    const y = -rise + 20 + ((rise - 14) / rows) * row;
    const count = 10 + row;
    const [from, step] = [-wide(row / rows), (2 * wide(row / rows)) / count];
    return Array.from({ length: count }, (__, i) => path(`M${from + i * step} ${y} h${step} v${rise / rows - 6} q${-step / 2} 14 ${-step} 0Z`, shade(TILES, ((i * 3 + row * 5) % 4) * 0.022 - 0.05), `stroke="${shade(TILES, -0.14)}" stroke-width="3"`)).join('');
  });
  return (
    rect(half * 0.84, -rise - 92, 62, 110, 6, paper.drop('#a4705c')) + rect(half * 0.84 - 9, -rise - 104, 80, 24, 6, paper.drop('#c08a72')) +
    path(`M${-wide(0)} ${-rise + 8} H${wide(0)} L${wide(1)} 8 Q0 18 ${-wide(1)} 8Z`, paper.drop(shade(TILES, -0.06))) + tiles.join('') +
    Array.from({ length: 7 }, (_, i) => rect(-half - 12 + (i * (half * 2 + 24)) / 7, -rise - 3, (half * 2 + 24) / 7 + 3, 30, 14, paper.drop(shade(TILES, i % 2 ? 0.05 : 0.02)))).join('')
  );
};

const FRAME = '#fbf4e8';

/** A wide window to sit in: its frame and the sky behind, the board under it, and a piece of wall. */
export const sill = (paper: Paper, half: number, rise: number): string => {
  const tall = Math.max(260, half * 1.7);
  const pane = paper.linear([[0, '#8fc3ea'], [1, '#e6f4fb']]);
  return (
    rect(-half - 24, -rise - tall, half * 2 + 48, tall + 4, 16, paper.drop(FRAME)) + rect(-half, -rise - tall + 24, half * 2, tall - 24, 6, pane, bare) +
    rect(-6, -rise - tall + 20, 12, tall - 20, 3, FRAME, bare) + rect(-half, -rise - tall * 0.56, half * 2, 11, 3, FRAME, bare) +
    rect(-half + 6, -rise + 18, half * 2 - 12, rise - 12, 4, paper.drop('#e8dac4')) + line(`M${-half * 0.5} ${-rise + 30} V0 M0 ${-rise + 30} V0 M${half * 0.5} ${-rise + 30} V0`, '#d6c5aa', 4, 0.8) +
    rect(-half - 40, -rise - 2, half * 2 + 80, 24, 8, paper.drop('#e2b98a'))
  );
};

const POLE = '#a9764a';

/** A board on two ropes, under a beam between two pairs of poles. */
export const swing = (paper: Paper, half: number, rise: number): string => {
  const top = rise + 452;
  const [beam, foot] = [half + 74, half + 142];
  return (
    [-1, 1].map((s) => line(`M${s * (beam - 14)} ${-top} L${s * (foot - 64)} -4`, shade(POLE, -0.1), 15) + line(`M${s * (beam - 8)} ${-top} L${s * foot} 4`, POLE, 19)).join('') +
    rect(-beam - 26, -top - 15, beam * 2 + 52, 28, 13, paper.drop(shade(POLE, 0.04))) +
    [-1, 1].map((s) => line(`M${s * half * 0.98} ${-top + 6} L${s * half * 0.9} ${-rise + 10}`, '#d9bd88', 8) + circle(s * half * 0.98, -top + 4, 9, '#8f6833', bare)).join('') +
    rect(-half * 1.02, -rise, half * 2.04, 20, 8, paper.drop('#e0584a'))
  );
};
