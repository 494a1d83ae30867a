/** One large umbrella over all who share it: behind their heads, its shaft in the hand of the one who holds it. */
import type { Paper } from '../paper.ts';
import { dyedIn } from '../props/dye.ts';
import { reachOf, originOf } from '../scene/reach.ts';
import { faceAt } from '../scene/whose-face.ts';
import { bare, circle, group, line, moved, path } from '../shapes.ts';
import type { Staged } from './scene-stage.ts';

/** Drawn 200 wide, its rim on 0. */
const roof = (p: Paper): string =>
  path('M-100 0 C-92 -92 92 -92 100 0 Q80 -15 60 -1 Q40 -16 20 -1 Q0 -16 -20 -1 Q-40 -16 -60 -1 Q-80 -15 -100 0Z', p.drop('#e8506a')) +
  line('M0 -69 Q-50 -60 -60 -1 M0 -69 Q-18 -54 -20 -1 M0 -69 Q18 -54 20 -1 M0 -69 Q50 -60 60 -1', '#b93a58', 1.6, 0.6) + circle(0, -71, 3.2, '#6b4a33', bare);
const TALL = 69;

/** Shares of a face: how far the roof reaches beyond the outermost one, and how high its rim is over the middle of the highest. */
const BEYOND = 1.5;
const ABOVE = 0.5;
/** How high it is beside its half width, at least. */
const ARCHED = 0.46;
const MARGIN = 0.03;

export function sharedUmbrella(paper: Paper, figures: readonly Staged[]): string {
  const holder = figures.find(({ player }) => player.sheltersAll);
  const grip = holder && originOf(holder.figure.art, 'umbrella handle');
  if (!holder || !grip) return '';
  const { width: w, height: h } = paper;
  const faces = figures.map(({ figure, spot }) => faceAt(figure, spot));
  const left = Math.max(w * 0.01, Math.min(...faces.map(({ x, r }) => x - r * BEYOND)));
  const right = Math.min(w * 0.99, Math.max(...faces.map(({ x, r }) => x + r * BEYOND)));
  const rim = Math.min(...faces.map(({ y, r }) => y - r * ABOVE));
  const heads = Math.min(...figures.map(({ figure, spot }) => spot.y + reachOf(figure.art).top * spot.scale));
  const half = (right - left) / 2;
  const top = Math.max(h * MARGIN, Math.min(rim - half * ARCHED, heads - half * 0.14));
  const middle = (left + right) / 2;
  const hand = { x: holder.spot.x + grip[0] * holder.spot.scale, y: holder.spot.y + grip[1] * holder.spot.scale };
  const color = paper.dyes.get('umbrella');
  const canopy = color ? dyedIn(paper, color, roof) : roof(paper);
  return (
    line(`M${Math.round(hand.x)} ${Math.round(hand.y - 20 * holder.spot.scale)} L${Math.round(middle)} ${Math.round(top + (rim - top) * 0.4)}`, '#6b4a33', 9 * holder.spot.scale) +
    group('data-part="canopy"', moved(middle, rim, 1, group(`transform="scale(${half / 100} ${(rim - top) / TALL})"`, canopy)))
  );
}
