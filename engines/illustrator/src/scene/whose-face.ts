/** Whose face is free: how far faces are from each other, and who is painted before whom, so that nothing of one crosses the face of another. */
import type { Figure } from '../character/figure.ts';
import { coversFace, type Outline } from './face-cover.ts';
import type { Sized, Spot } from './layout.ts';

/** Where the face of a figure is that stands there. */
export const faceAt = ({ face }: Figure, { x, y, scale }: Omit<Spot, 'depth'>): { x: number; y: number; r: number } => ({
  x: x + face.x * scale,
  y: y + face.y * scale,
  r: face.r * scale,
});

export function facesApart(cast: readonly Sized[], spots: readonly Spot[]): boolean {
  const faces = cast.flatMap((one, i) => (spots[i] ? [faceAt(one.figure, spots[i])] : []));
  const apart = cast.length > 3 ? 1.08 : 1.04;
  return faces.every((face, i) =>
    faces.slice(i + 1).every((other) => Math.hypot(face.x - other.x, face.y - other.y) > (face.r + other.r) * apart),
  );
}

/** The taller stand behind; where a wing, a tail or an arm would still cross a face behind it, the two change places. */
export function paintFacesLast(cast: readonly Sized[], outlines: readonly Outline[][], spots: Spot[]): Spot[] {
  const height = (i: number): number => (spots[i] && cast[i] ? faceAt(cast[i].figure, spots[i]).y : 0);
  const order = spots.map((_, i) => i).toSorted((a, b) => height(a) - height(b));
  for (let pass = 0; pass < order.length; pass++)
    for (let i = 0; i + 1 < order.length; i++) {
      const [back = 0, front = 0] = [order[i], order[i + 1]];
      if (covers(cast, outlines, spots, front, back) && !covers(cast, outlines, spots, back, front)) [order[i], order[i + 1]] = [front, back];
    }
  return spots.map((spot, i) => ({ ...spot, depth: order.indexOf(i) }));
}

function covers(cast: readonly Sized[], outlines: readonly Outline[][], spots: readonly Spot[], front: number, back: number): boolean {
  const [over, under, marks, other] = [spots[front], spots[back], outlines[front], cast[back]];
  return over !== undefined && under !== undefined && marks !== undefined && other !== undefined && coversFace(marks, over, faceAt(other.figure, under));
}

export const anyCovered = (cast: readonly Sized[], outlines: readonly Outline[][], spots: readonly Spot[]): boolean =>
  spots.some((over, front) => spots.some((under, back) => over.depth > under.depth && covers(cast, outlines, spots, front, back)));
