/** A cape behind a person. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { line, path } from '../shapes.ts';
import type { Measures } from './human-measures.ts';
import type { Look } from './look.ts';

/** @param ground y where the ground is, of somebody who sits or kneels */
export function cape(paper: Paper, look: Look, m: Measures, ground?: number): string {
  const color = look.outfit.second;
  const wide = m.shoulder * 1.75;
  const bottom = look.ride ? m.hip * 0.5 : ground === undefined ? -18 : ground - 8;
  return (
    path(
      `M-34 ${m.top + 6} C${-m.shoulder * 1.2} ${m.top + 20} ${-wide} ${m.hip} ${-wide} ${bottom} Q${-wide * 0.6} ${bottom - 22} ` +
        `${-wide * 0.34} ${bottom} Q0 ${bottom - 26} ${wide * 0.34} ${bottom} Q${wide * 0.6} ${bottom - 22} ${wide} ${bottom} C${wide} ` +
        `${m.hip} ${m.shoulder * 1.2} ${m.top + 20} 34 ${m.top + 6}Z`,
      paper.drop(color, 1.2),
    ) +
    line(
      `M${-wide * 0.72} ${bottom - 24} Q${-wide * 0.7} ${m.hip} ${-m.shoulder * 0.9} ${m.top + 60} M${wide * 0.72} ${bottom - 24} ` +
        `Q${wide * 0.7} ${m.hip} ${m.shoulder * 0.9} ${m.top + 60}`,
      shade(color, -0.12),
      6,
      0.5,
    )
  );
}
