/** Where the mark of a power is seen best: beside somebody, behind everybody, inside the sheet. */
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

/** What of a sheet is seen in each of its cuts. */
export interface Sheet {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Marked {
  look: Look;
  figure: Figure;
  spot: Omit<Spot, 'depth'>;
}

interface Found extends Circle {
  /** share of the mark that no body hides */
  seen: number;
}

/** Of a mark that is told at a glance as much is seen as this. */
export const ENOUGH = 0.8;

/** @param sizes radii that are asked for, the largest first; the first with room is taken, else the place where most of a mark is seen */
export function placeMark(hidden: Hidden, face: Circle, sizes: readonly number[], sheet: Sheet, taken: readonly Circle[] = []): Found | undefined {
  let best: (Found & { worth: number }) | undefined;
  for (const r of sizes) {
    for (let x = sheet.left + r; x <= sheet.right - r; x += Math.max(4, r / 4))
      for (let y = sheet.top + r; y <= sheet.bottom - r; y += Math.max(4, r / 4)) {
        if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r)) continue;
        const seen = hidden.seenOf({ x, y, r });
        // Beside the head, and rather above than below: as a thought, and not as something that lies about.
        const far = Math.hypot(x - face.x, (y - face.y) * 0.8) / (face.r + r);
        const worth = Math.min(seen, 0.97) - Math.max(0, far - 1) * 0.22 - (y > face.y + face.r ? 0.06 : 0);
        if (!best || worth > best.worth) best = { x, y, r, seen, worth };
      }
    if (best && best.seen >= ENOUGH) break;
  }
  return best;
}

/** The marks of all who have a power, each beside its own head. */
export function powerMarks(paper: Paper, all: readonly Marked[], bodies: readonly Pick<Marked, 'figure' | 'spot'>[], { sizes, sheet, lit }: { sizes: (face: Circle) => number[]; sheet: Sheet; lit: (art: string) => string }): string {
  const withPower = all.filter(({ look }) => look.power);
  if (!withPower.length) return '';
  const hidden = new Hidden(paper.width, paper.height);
  for (const { figure, spot } of bodies) hidden.add(outlinesOfFigure({ ...figure, art: (figure.under ?? '') + figure.art }), spot);
  const taken: Circle[] = [];
  const marks = withPower.map(({ look, figure, spot }) => {
    const face = faceAt(figure, spot);
    const at = placeMark(hidden, face, sizes(face), sheet, taken);
    if (!at || !look.power) return '';
    taken.push(at);
    const said = [at.x, at.y, at.r].map(Math.round).join(' ');
    return group(`data-power="${said}"`, moved(at.x, at.y, Math.round(at.r) / 100, drawPower(paper, look.power, lit)));
  });
  return layer('power', marks.join(''));
}
