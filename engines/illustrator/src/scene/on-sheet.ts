/** What keeps figures on the sheet: every head inside the cut of a page, and nothing of anybody beyond an edge. */
import { faceAt } from './whose-face.ts';
import type { Sized, Spot, StageRoom } from './layout.ts';
import type { Reach } from './reach.ts';

/** All heads stay within this share of the width, so that a crop to a square or to 4:3 cuts no face. */
export const HEADS_WITHIN = { from: 0.155, to: 0.845 };
/** A square is cut above and below, and at its sides to 3:4 at most: of four and five the outer ones stand that near to them. */
const MANY_WITHIN = { from: 0.128, to: 0.872 };
const headsWithin = (count: number, { w, h }: Pick<StageRoom, 'w' | 'h'>): typeof HEADS_WITHIN => (count > 3 && w === h ? MANY_WITHIN : HEADS_WITHIN);
/** Air between the edge of the sheet and whatever is painted of anybody, as a share of the sheet. */
const AIR = 0.012;

export function headsInside(cast: readonly Sized[], spots: readonly Spot[], room: StageRoom): boolean {
  const { from, to } = headsWithin(cast.length, room);
  return cast.every(({ figure }, i) => {
    const { x, r } = faceAt(figure, spots[i] ?? { x: 0, y: 0, scale: 1 });
    return x - r >= room.w * from - 0.5 && x + r <= room.w * to + 0.5;
  });
}

/** The box around everything painted of all. */
export function paintedOf(reaches: readonly Reach[], spots: readonly Spot[]): Reach {
  const each = spots.map(({ x, y, scale }, i) => {
    const { left, right, top, bottom } = reaches[i] ?? { left: 0, right: 0, top: 0, bottom: 0 };
    return { left: x + left * scale, right: x + right * scale, top: y + top * scale, bottom: y + bottom * scale };
  });
  return {
    left: Math.min(...each.map(({ left }) => left)), right: Math.max(...each.map(({ right }) => right)),
    top: Math.min(...each.map(({ top }) => top)), bottom: Math.max(...each.map(({ bottom }) => bottom)),
  };
}

/** Between these shares of the height a lower edge would cut ankles: whoever is seen from near is cut higher up, or stands whole behind the others. */
const ANKLES = { from: 0.985, to: 1.045 };

/** Of those who are seen from near, every face is inside the cut of a page, though their feet are not on the sheet. */
export const headsBetween = (cast: readonly Sized[], spots: readonly Spot[], { h, lowest, highest = 0 }: StageRoom): boolean =>
  lowest === undefined ||
  cast.every(({ figure }, i) => {
    const spot = spots[i] ?? { x: 0, y: 0, scale: 1 };
    const { y, r } = faceAt(figure, spot);
    const isCutAtAnkles = figure.floats === 0 && spot.y > h * ANKLES.from && spot.y < h * ANKLES.to;
    return y - r >= highest && y + r <= lowest + 1 && !isCutAtAnkles;
  });

export const isInside = ({ left, right, top, bottom }: Reach, { w, h, lowest }: StageRoom): boolean =>
  left >= w * AIR - 0.5 && right <= w * (1 - AIR) + 0.5 && top >= h * AIR && (bottom <= h || lowest !== undefined);

/** Moves all together: faces stay in the middle, and where there is room, nothing of anybody leaves the sheet. */
export function keepInside(cast: readonly Sized[], reaches: readonly Reach[], spots: readonly Spot[], { w, h, floor }: StageRoom): Spot[] {
  const faces = cast.map((one, i) => faceAt(one.figure, spots[i] ?? { x: 0, y: 0, scale: 1, depth: 0 }));
  // A thing lies lower than faces: it takes no room between them.
  const counts = cast.map(({ extra }) => extra !== 'thing');
  const heads = faces.filter((_, i) => counts[i]);
  const left = Math.min(...heads.map(({ x, r }) => x - r));
  const right = Math.max(...heads.map(({ x, r }) => x + r));
  // Ferns and pots stand in the lower corners.
  const corner = faces.some(({ y, r }) => y + r > Math.min(floor, h) - h * 0.03) ? 0.06 : 0;
  const { from, to } = headsWithin(cast.length, { w, h });
  const [low, high] = [w * (from + corner), w * (to - corner)];
  if (right - left > high - low) return spread(spots, faces, [low, high], counts);
  const painted = paintedOf(reaches, spots);
  const body = within(painted.left, painted.right, w * AIR, w * (1 - AIR));
  const aside = body + within(left + body, right + body, low, high);
  return spots.map((spot) => ({ ...spot, x: spot.x + aside }));
}

/** How far to move so that what lies from `left` to `right` lies from `low` to `high`; to its middle where it is too wide. */
function within(left: number, right: number, low: number, high: number): number {
  if (right - left > high - low) return (low + high - left - right) / 2;
  return Math.max(0, low - left) - Math.max(0, right - high);
}

/** Faces at even distances from `low` to `high`, in the order in which they stood. */
function spread(spots: readonly Spot[], faces: readonly { x: number; r: number }[], [low, high]: readonly [number, number], counts: readonly boolean[]): Spot[] {
  const heads = faces.map((_, i) => i).filter((i) => counts[i]);
  const wide = heads.reduce((sum, i) => sum + 2 * (faces[i]?.r ?? 0), 0);
  const gap = (high - low - wide) / Math.max(1, heads.length - 1);
  const order = heads.toSorted((a, b) => (faces[a]?.x ?? 0) - (faces[b]?.x ?? 0));
  const moves = faces.map(() => 0);
  let cursor = low;
  for (const i of order) {
    const { x = 0, r = 0 } = faces[i] ?? {};
    moves[i] = cursor + r - x;
    cursor += 2 * r + gap;
  }
  // What has no face stands where those who have one stand, on the average.
  const drift = order.reduce((sum, i) => sum + (moves[i] ?? 0), 0) / Math.max(1, order.length);
  return spots.map((spot, i) => ({ ...spot, x: spot.x + (counts[i] ? (moves[i] ?? 0) : drift) }));
}
