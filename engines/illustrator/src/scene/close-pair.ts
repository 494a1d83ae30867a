/** Two of several who hug stand beside each other and close, whoever else is there beside them (decision 0125). */
import { coversFace, outlinesOfFigure } from './face-cover.ts';
import type { Sized, Spot, StageRoom } from './layout.ts';
import { faceAt } from './whose-face.ts';
import { reachOf } from './reach.ts';

/** Distances of the two faces that are tried, in the sum of their radii. */
const CLOSE = [1.04, 1.12, 1.22, 1.34, 1.5, 1.7];

/** @returns the same spots where the two cannot come closer without covering a face or leaving the sheet */
export function standClose(cast: readonly Sized[], spots: readonly Spot[], { w }: StageRoom): Spot[] {
  const pair = cast.flatMap(({ close }, i) => (close ? [i] : []));
  const [first, second] = pair.toSorted((a, b) => (spots[a]?.x ?? 0) - (spots[b]?.x ?? 0));
  if (cast.length < 3 || pair.length !== 2 || first === undefined || second === undefined) return [...spots];
  const faces = cast.map(({ figure }, i) => faceAt(figure, spots[i] ?? { x: 0, y: 0, scale: 1 }));
  const [left, right] = [faces[first], faces[second]];
  if (!left || !right) return [...spots];
  // Whoever stands between them goes to the side on which there is more room.
  const between = cast.map((_, i) => i).filter((i) => !pair.includes(i) && (faces[i]?.x ?? 0) > left.x && (faces[i]?.x ?? 0) < right.x);
  for (const outer of [1, -1])
    for (const share of CLOSE) {
      const apart = (left.r + right.r) * share;
      const middle = (left.x + right.x) / 2;
      const wanted = new Map(between.length ? [] : [[first, middle - apart / 2], [second, middle + apart / 2]]);
      if (between.length) {
        const [from, to] = outer > 0 ? [first, second] : [second, first];
        let at = faces[from]?.x ?? 0;
        wanted.set(from, at).set(to, (at += outer * apart));
        let last = faces[to]?.r ?? 0;
        for (const i of between) {
          const r = faces[i]?.r ?? 0;
          wanted.set(i, (at += outer * (last + r) * 1.12));
          last = r;
        }
      }
      const moved = inTheMiddle(cast, spots.map((spot, i) => ({ ...spot, x: spot.x + ((wanted.get(i) ?? faces[i]?.x ?? 0) - (faces[i]?.x ?? 0)) })), w);
      const fair = facedLast(cast, moved);
      if (fair && isInside(cast, fair, w)) return fair;
    }
  return [...spots];
}

/** All together as far to the side as brings back what has left the sheet. */
function inTheMiddle(cast: readonly Sized[], spots: readonly Spot[], w: number): Spot[] {
  const reaches = cast.map(({ figure }) => reachOf(figure.art));
  const [left, right] = [Math.min(...spots.map(({ x, scale }, i) => x + (reaches[i]?.left ?? 0) * scale)), Math.max(...spots.map(({ x, scale }, i) => x + (reaches[i]?.right ?? 0) * scale))];
  const aside = left < w * 0.012 ? w * 0.012 - left : right > w * 0.988 ? w * 0.988 - right : 0;
  return spots.map((spot) => ({ ...spot, x: spot.x + aside }));
}

const isInside = (cast: readonly Sized[], spots: readonly Spot[], w: number): boolean =>
  cast.every(({ figure }, i) => {
    const { left, right } = reachOf(figure.art);
    const { x, scale } = spots[i] ?? { x: 0, scale: 1 };
    return x + left * scale > w * 0.01 && x + right * scale < w * 0.99;
  });

/** The order of painting in which nobody covers a face; undefined where there is none. */
function facedLast(cast: readonly Sized[], spots: readonly Spot[]): Spot[] | undefined {
  const marks = cast.map(({ figure }) => outlinesOfFigure(figure));
  const covers = (over: number, under: number): boolean => {
    const [at, other, figure] = [spots[over], spots[under], cast[under]?.figure];
    return at !== undefined && other !== undefined && figure !== undefined && coversFace(marks[over] ?? [], at, faceAt(figure, other));
  };
  const left = cast.map((_, i) => i);
  const order: number[] = [];
  while (left.length) {
    const back = left
      .toSorted((a, b) => (spots[a]?.depth ?? 0) - (spots[b]?.depth ?? 0))
      .find((i) => left.every((other) => other === i || !covers(other, i)));
    if (back === undefined) return undefined;
    order.push(back);
    left.splice(left.indexOf(back), 1);
  }
  return spots.map((spot, i) => ({ ...spot, depth: order.indexOf(i) }));
}
