/** Where the mark of a power is seen best: beside somebody, behind them, inside the sheet. */
import { drawPower } from '../character/power.ts';
import type { Figure } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import type { Paper } from '../paper.ts';
import type { Circle } from '../scene/beside.ts';
import { outlinesOfFigure } from '../scene/face-cover.ts';
import type { Spot } from '../scene/layout.ts';
import { faceAt } from '../scene/whose-face.ts';
import { group, moved } from '../shapes.ts';
import { Hidden } from './hidden.ts';
import { layer } from './layer.ts';

interface Room {
  /** Radii that are asked for, the largest first; the first with room is taken, else the place where most of a mark is seen. */
  sizes: readonly number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Marked {
  look: Look;
  figure: Figure;
  spot: Omit<Spot, 'depth'>;
  lit: (art: string) => string;
}

/** Of a mark that is told at a glance as much is seen as this. */
const ENOUGH = 0.8;

function placeMark(hidden: Hidden, face: Circle, { sizes, left, right, top, bottom }: Room): Circle | undefined {
  let best: (Circle & { worth: number }) | undefined;
  for (const r of sizes) {
    let mostSeen = 0;
    for (let x = left + r; x <= right - r; x += Math.max(4, r / 4))
      for (let y = top + r; y <= bottom - r; y += Math.max(4, r / 4)) {
        const seen = hidden.seenOf({ x, y, r });
        // Beside the head, and rather above than below: as a thought, and not as something that lies about.
        const far = Math.hypot(x - face.x, (y - face.y) * 0.8) / (face.r + r);
        const worth = Math.min(seen, 0.97) - Math.max(0, far - 1) * 0.22 - (y > face.y + face.r ? 0.06 : 0);
        if (best && worth <= best.worth) continue;
        best = { x, y, r, worth };
        mostSeen = seen;
      }
    if (mostSeen >= ENOUGH) break;
  }
  return best;
}

/** The mark of somebody's power beside their head; '' for whoever has none. */
export function powerMark(paper: Paper, { look, figure, spot, lit }: Marked, room: Room): string {
  if (!look.power) return '';
  const hidden = new Hidden(paper.width, paper.height);
  hidden.add(outlinesOfFigure({ ...figure, art: (figure.under ?? '') + figure.art }), spot);
  const at = placeMark(hidden, faceAt(figure, spot), room);
  if (!at) return '';
  const said = [at.x, at.y, at.r].map(Math.round).join(' ');
  return layer('power', group(`data-power="${said}"`, moved(at.x, at.y, Math.round(at.r) / 100, drawPower(paper, look.power, lit))));
}
