/** The three surfaces of a robot: shell, accent, and the metal of its joints. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import type { RobotParts } from './look.ts';

export interface RobotFills {
  shell: string;
  accent: string;
  joint: string;
}

export function fillsOf(paper: Paper, parts: RobotParts): RobotFills {
  const shell = paper.linear(
    [
      [0, shade(parts.shell, 0.04)],
      [0.5, parts.shell],
      [1, shade(parts.shell, -0.17)],
    ],
    { x2: 0.7 },
  );
  const accent = paper.drop(parts.accent);
  const joint = paper.radial(
    [
      [0, '#c9d0e4'],
      [1, '#7d86a6'],
    ],
    { cx: 0.35, cy: 0.3 },
  );
  return { shell, accent, joint };
}
