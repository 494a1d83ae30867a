/** The folded hind legs and the webbed feet of a frog, who sits like no dog. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bothSides, ellipse, line, path } from '../shapes.ts';
import type { BeastParts } from './look.ts';

/** How far its feet reach to each side. */
export const FROG_REACH = 196;

const webbed = (paper: Paper, x: number, y: number, long: number, color: string): string =>
  path(`M${x - 16} ${y} Q${x + long * 0.3} ${y - 24} ${x + long} ${y - 18} Q${x + long * 0.86} ${y - 6} ${x + long * 1.04} ${y} Q${x + long * 0.84} ${y + 4} ${x + long * 0.9} ${y + 14} Q${x + long * 0.3} ${y + 12} ${x - 16} ${y + 8}Z`, paper.drop(color)) +
  ellipse(x + long, y - 18, 8, 7, shade(color, 0.04)) + ellipse(x + long * 1.04, y, 8, 7, shade(color, 0.04)) + ellipse(x + long * 0.9, y + 13, 8, 7, shade(color, 0.04));

/** Behind the body. */
export const frogThighs = (paper: Paper, parts: BeastParts): string =>
  bothSides(
    path('M56 4 C58 -70 96 -128 138 -122 C172 -114 168 -52 140 -18 C122 2 92 8 56 4Z', paper.ball(shade(parts.fur, -0.02))) +
      line('M82 -14 Q118 -26 136 -72', shade(parts.fur, -0.12), 6, 0.55) +
      webbed(paper, 84, -4, 92, shade(parts.fur, -0.06)),
  );

/** Before it, instead of paws. */
export const frogHands = (paper: Paper, parts: BeastParts, x: number): string =>
  path(`M${x - 12} -22 H${x + 12} L${x + 36} -2 Q${x + 26} 6 ${x + 16} 0 Q${x} 12 ${x - 16} 0 Q${x - 26} 6 ${x - 36} -2Z`, paper.drop(shade(parts.fur, -0.05)));
