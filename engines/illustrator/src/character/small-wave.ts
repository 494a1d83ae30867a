/** Beings of the water who are on land ride a small wave of their own. */
import type { Paper } from '../paper.ts';
import { bare, circle, path } from '../shapes.ts';

export const smallWave = (paper: Paper, left: number, right: number): string =>
  path(
    `M${left * 0.86} 8 Q${left * 0.7} -36 ${left * 0.42} -14 Q${left * 0.2} -44 4 -16 Q${right * 0.24} ` +
      `-44 ${right * 0.44} -14 Q${right * 0.7} -38 ${right * 0.88} 8 Q0 34 ${left * 0.86} 8Z`,
    paper.linear([
      [0, '#d4f4fb', 0.95],
      [1, '#69bfe0', 0.85],
    ]),
    bare,
  ) +
  [
    [-0.7, -56, 9],
    [-0.52, -84, 6],
    [0.66, -64, 10],
    [0.8, -96, 6],
  ]
    .map(([t = 0, y = 0, r = 0]) => circle(t * 160, y, r, '#ffffff', `${bare} opacity=".75"`))
    .join('');
