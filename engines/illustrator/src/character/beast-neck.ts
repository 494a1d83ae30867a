/** What a beast, bird or creature wears around the neck: the scarf, bow tie, pendant or bell of its saved features. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, line, path } from '../shapes.ts';
import type { Look } from './look.ts';

/** How far the end of a scarf hangs down, and how little is no end any more. */
const LONG = 102;
const SHORT = 52;

/** @param room how far down the end of a scarf may hang: nobody treads on it */
export function neckOf(paper: Paper, look: Look, y: number, w: number, x = 0, room = LONG): string {
  const color = look.outfit.second;
  if (look.marks.includes('necklace') || look.marks.includes('bell'))
    return (
      line(`M${x - w} ${y - 8} Q${x} ${y + 34} ${x + w} ${y - 8}`, look.marks.includes('bell') ? '#c8444a' : '#e9b23f', 9) +
      circle(x, y + 20, 14, paper.ball('#f2c14e'))
    );
  const tie = look.outfit.extras.includes('bowtie');
  if (tie && !look.marks.includes('scarf'))
    return (
      path(`M${x} ${y + 6} l-36 -20 l0 40Z M${x} ${y + 6} l36 -20 l0 40Z`, paper.drop(color)) +
      circle(x, y + 6, 9, shade(color, -0.08), bare)
    );
  const wears = look.marks.includes('scarf') || look.outfit.extras.includes('scarf') || look.whim > 0.72;
  if (!wears) return '';
  const end = room < SHORT ? 0 : Math.min(1, (room - 28) / (LONG - 28));
  return (
    path(
      `M${x - w} ${y - 20} Q${x} ${y + 22} ${x + w} ${y - 20} Q${x + w + 10} ${y - 2} ${x + w - 2} ${y + 12} Q${x} ${y + 50} ` +
        `${x - w + 2} ${y + 12} Q${x - w - 10} ${y - 2} ${x - w} ${y - 20}Z`,
      paper.drop(color),
    ) +
    (end ? path(`M${x + 28} ${y + 20} L${x + 28 + 30 * end} ${y + 20 + 76 * end} L${x + 8 + 22 * end} ${y + 28 + 74 * end} L${x + 8} ${y + 28}Z`, paper.drop(shade(color, -0.06))) : '')
  );
}
