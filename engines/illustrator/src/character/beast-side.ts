/** Patterns of a coat as the side and the neck of who stands show them. */
import { scaleRow } from './beast-markings.ts';
import type { BeastParts } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, line, path } from '../shapes.ts';

/** The side of who stands, from -120 at the tail to 120 at the neck. */
interface Side {
  paper: Paper;
  parts: BeastParts;
  /** y of the back */
  back: number;
  /** the girth, beside that of a middling beast */
  girth: number;
}

/** What the side of who stands shows of its pattern; a few are seen on the head, or on the legs. */
export function sidePattern(paper: Paper, parts: BeastParts, back: number, girth: number): string {
  return (parts.pattern ? SIDES[parts.pattern] : undefined)?.({ paper, parts, back, girth }) ?? '';
}

type Points = readonly (readonly [x: number, y: number, r?: number])[];
/** The same at many places of the side; y is counted from the back. */
const strewn = ({ back }: Side, places: Points, draw: (x: number, y: number, r: number) => string): string =>
  places.map(([x, y, r = 0]) => draw(x, back + y, r)).join('');

const FAWN: Points = [[-70, 20], [-40, 8], [-10, 16], [20, 6], [46, 22], [-56, 46], [-22, 40], [10, 44]];
const GIRAFFE: Points = [
  [-80, 30, 20], [-46, 16, 18], [-10, 26, 20], [28, 14, 17], [60, 36, 18], [-62, 66, 17], [-20, 66, 18], [24, 60, 17],
];
const WOOL: Points = [
  [-96, 20], [-60, -6], [-18, -12], [26, -8], [70, 2], [100, 34], [-108, 60], [-80, 90], [-36, 102], [10, 104], [56, 96], [92, 74],
  [-50, 40], [0, 34], [46, 40],
];
const SPOTS: Points = [[-70, 20], [-40, 44], [-4, 18], [34, 40], [64, 18], [-20, 70], [30, 76]];

const SIDES: Readonly<Partial<Record<NonNullable<BeastParts['pattern']>, (side: Side) => string>>> = {
  fawn: (side) => strewn(side, FAWN, (x, y) => circle(x, y, 7, '#fff6e6', `${bare} opacity=".9"`)),
  patches: ({ parts, back }) =>
    path(
      `M-90 ${back + 14} C-60 ${back - 12} -20 ${back + 4} -30 ${back + 40} C-50 ${back + 70} -100 ${back + 60} -90 ` +
        `${back + 14}Z M20 ${back + 2} C50 ${back - 4} 80 ${back + 16} 60 ${back + 46} C36 ${back + 60} 6 ${back + 34} 20 ${back + 2}Z`,
      parts.dark,
      `${bare} opacity=".85"`,
    ),
  giraffe: (side) =>
    strewn(side, GIRAFFE, (x, y, r) =>
      path(
        `M${x - r} ${y} L${x - r * 0.3} ${y - r * 0.9} L${x + r * 0.8} ${y - r * 0.5} L${x + r} ${y + r * 0.5} L${x} ${y + r}Z`,
        side.parts.dark,
        `${bare} opacity=".8"`,
      )),
  humps: ({ paper, parts, back }) =>
    path(
      `M-104 ${back + 30} C-100 ${back - 78} -44 ${back - 84} -30 ${back + 6} ` +
        `C-18 ${back - 78} 44 ${back - 80} 54 ${back + 12} C10 ${back + 34} -60 ${back + 36} -104 ${back + 30}Z`,
      paper.ball(parts.fur),
    ) + line(`M-84 ${back - 30} q12 -18 26 -10 M-2 ${back - 30} q12 -18 26 -8`, shade(parts.fur, 0.08), 6, 0.7),
  donkey: ({ parts, back, girth }) =>
    line(`M-112 ${back + 22} C-70 ${back + 2} 20 ${back + 4} 84 ${back + 4} M56 ${back + 2} q12 34 2 ${58 * girth}`, parts.dark, 11, 0.75),
  zebra: ({ parts, back, girth }) =>
    line(
      [-96, -66, -36, -6, 24, 54].map((x) => `M${x} ${back + (x < -80 ? 16 : -2)} q12 40 -2 ${74 * girth}`).join(' '),
      parts.dark,
      12,
      0.92,
    ),
  wool: (side) => strewn(side, WOOL, (x, y) => circle(x, y, 32, side.paper.ball(side.parts.fur, 0.55), bare)),
  shell: (side) => {
    const { paper, parts } = side;
    // Over flippers a back is low: a shell as high as a tortoise's would be behind the head.
    const back = parts.flippers ? side.back - 44 : side.back;
    return path(
      `M-126 ${back + 74} C-130 ${back - 60} 90 ${back - 80} 120 ${back + 66} Q0 ${back + 100} -126 ${back + 74}Z`,
      paper.ball(parts.dark),
    ) +
    path(`M-50 ${back - 14} L0 ${back - 26} L40 ${back - 4} L26 ${back + 34} L-34 ${back + 36}Z`, shade(parts.dark, 0.1), bare) +
    line(
      `M-50 ${back - 14} L-96 ${back + 14} M-34 ${back + 36} L-62 ${back + 76} M26 ${back + 34} L50 ${back + 76} M40 ` +
        `${back - 4} L88 ${back + 18} M-118 ${back + 62} Q0 ${back + 90} 112 ${back + 56}`,
      shade(parts.dark, -0.12),
      5,
      0.7,
    );
  },
  bands: (side) => {
    const bandOf = (x: number): string =>
      (x < -60 || x > 60 ? `M${x} ${side.back + 4} q-12 50 -2 74` : `M${x} ${side.back - 18} q-12 50 -2 98`);
    return backShell(side) + line([-84, -44, -4, 36, 74].map(bandOf).join(' '), shade(side.parts.dark, -0.12), 6, 0.8);
  },
  scales: (side) => {
    const rowOf = (row: number): string => scaleRow(-92 + row * 5 - (row % 2 ? 20 : 0), side.back + 2 + row * 22, 4 + (row % 2), 42);
    return backShell(side) + line([0, 1, 2, 3].map(rowOf).join(' '), shade(side.parts.dark, -0.14), 5, 0.8);
  },
  spines: ({ paper, parts, back }) => {
    const points = Array.from({ length: 23 }, (_, i) => {
      const a = Math.PI * (1 + i / 22);
      const r = i % 2 ? 1.26 : 1.02;
      return `${-4 + Math.cos(a) * 120 * r} ${back + 62 + Math.sin(a) * 74 * r}`;
    });
    return path(`M${points.join(' L')} Q0 ${back + 40} -124 ${back + 62}Z`, paper.drop(parts.dark));
  },
  plates: ({ parts, back }) =>
    line(
      `M-70 ${back} Q-90 ${back + 50} -66 ${back + 100} M0 ${back - 6} Q-16 ${back + 50} 0 ${back + 108} M70 ${back - 6} Q56 ` +
        `${back + 50} 66 ${back + 100}`,
      shade(parts.fur, -0.12),
      6,
      0.6,
    ),
  spots: (side) => strewn(side, SPOTS, (x, y) => circle(x, y, 9, side.parts.dark, `${bare} opacity=".7"`)),
  stripes: ({ parts, back }) => line([-80, -44, -8, 28, 62].map((x) => `M${x} ${back + 2} q8 24 -2 46`).join(' '), parts.dark, 9, 0.7),
};

const backShell = ({ paper, parts, back }: Side): string =>
  path(`M-124 ${back + 80} C-132 ${back - 52} 88 ${back - 66} 116 ${back + 66} Q0 ${back + 96} -124 ${back + 80}Z`, paper.ball(parts.dark));

export function neckPattern(parts: BeastParts, back: number, headX: number, headY: number): string {
  const steps = parts.pattern === 'giraffe' ? 4 : 3;
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 0.4) / steps;
    const x = 70 + (headX - 70) * t;
    const y = back + 26 + (headY + 50 - back) * t;
    return parts.pattern === 'giraffe'
      ? circle(x + (i % 2 ? 12 : -14), y, 13, parts.dark, `${bare} opacity=".8"`)
      : line(`M${x - 36} ${y} q36 14 70 -6`, parts.dark, 10, 0.9);
  }).join('');
}
