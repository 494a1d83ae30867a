/** The tail of merfolk. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, line, path } from '../shapes.ts';
import type { Measures } from './human-measures.ts';
import type { Look } from './look.ts';

/** A tail that sweeps to the viewer's right and ends in a fin of two lobes. */
export function fishTail(paper: Paper, look: Look, m: Measures): string {
  const color = look.outfit.main;
  const fill = paper.linear([
    [0, shade(color, 0.1)],
    [0.5, color],
    [1, shade(color, -0.14)],
  ]);
  const w = m.waist;
  const body = path(
    `M${-w} ${m.hip - 18} Q0 ${m.hip + 4} ${w} ${m.hip - 18} C${w * 1.16} ${m.hip * 0.64} ${w * 0.86} ${m.hip * 0.42} ${w * 0.74} -58 ` +
      `C${w * 0.86} -34 ${w * 1.3} -24 ${w * 1.86} -34 L${w * 1.9} -4 C${w * 1.1} 14 ${w * 0.2} 14 ${-w * 0.16} -34 ` +
      `C${-w * 0.86} ${m.hip * 0.34} ${-w * 1.14} ${m.hip * 0.64} ${-w} ${m.hip - 18}Z`,
    fill,
  );
  const finColor = shade(look.outfit.second, 0.02);
  const fin =
    path(
      `M${w * 1.8} -20 C${w * 2.02} -52 ${w * 2.1} -104 ${w * 2.66} -128 C${w * 2.66} -88 ${w * 2.56} -58 ${w * 2.36} -30 ` +
        `C${w * 2.62} -34 ${w * 2.9} -18 ${w * 3.06} 12 C${w * 2.56} 26 ${w * 2.06} 10 ${w * 1.8} -20Z`,
      paper.drop(finColor),
    ) +
    line(`M${w * 2.0} -30 Q${w * 2.26} -62 ${w * 2.5} -104 M${w * 2.06} -14 Q${w * 2.5} -14 ${w * 2.86} 6`, shade(finColor, -0.1), 4, 0.6);
  const rows = Math.max(4, Math.round(-m.hip / 26));
  const scales = Array.from({ length: rows }, (_, row) => {
    const y = m.hip + 16 + row * ((-m.hip - 66) / rows);
    return [-1, 0, 1].map((col) => line(`M${(col - 0.5) * w * 0.44 + (row % 2) * 10 - 6} ${y} q9 10 18 0`, shade(color, 0.18), 3.5, 0.6)).join('');
  }).join('');
  const belt = path(
    `M${-w * 1.02} ${m.hip - 20} Q0 ${m.hip + 4} ${w * 1.02} ${m.hip - 20} L${w * 1.06} ${m.hip} Q0 ${m.hip + 28} ${-w * 1.06} ${m.hip}Z`,
    shade(look.outfit.second, 0.06),
    bare,
  );
  return fin + body + scales + belt;
}
