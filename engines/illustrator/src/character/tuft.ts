/** Hair of a chosen colour on the head of who has none: three locks on the crown. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { line, path } from '../shapes.ts';

/** @param lift how much higher than a person's the skull is, in units of the head (negative is up) */
export const drawTuft = (paper: Paper, color: string, lift: number): string =>
  path(
    `M-56 ${-104 + lift} C-92 ${-140 + lift} -70 ${-186 + lift} -34 ${-158 + lift} C-34 ${-214 + lift} 22 ${-222 + lift} 22 ${-166 + lift} ` +
      `C50 ${-204 + lift} 96 ${-172 + lift} 56 ${-104 + lift} Q0 ${-84 + lift} -56 ${-104 + lift}Z`,
    paper.drop(color),
  ) + line(`M-34 ${-156 + lift} Q-30 ${-132 + lift} -16 ${-114 + lift} M22 ${-164 + lift} Q16 ${-136 + lift} 12 ${-114 + lift}`, shade(color, -0.14), 5, 0.6);
