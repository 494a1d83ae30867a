/** Puts points that look alike together (k-means). First centers lie far apart, so the same picture always gives the same answer. */
import { distance, type Lab, type Point } from './oklab.ts';

export interface Cluster extends Lab {
  points: Point[];
}

const ROUNDS = 12;

function middleOf(points: readonly Lab[]): Lab {
  const sum = points.reduce((total, { L, a, b }) => ({ L: total.L + L, a: total.a + a, b: total.b + b }), { L: 0, a: 0, b: 0 });
  return { L: sum.L / points.length, a: sum.a / points.length, b: sum.b / points.length };
}

const nearest = (point: Lab, centers: readonly Lab[]): number =>
  centers.reduce((best, center, index) => (distance(point, center) < distance(point, centers[best] ?? center) ? index : best), 0);

/** Each new center is the point that is farthest from those there are. */
function firstCenters(points: readonly Point[], most: number): Lab[] {
  const centers: Lab[] = [middleOf(points)];
  const gaps = points.map((point) => distance(point, centers[0] ?? point));
  while (centers.length < most) {
    const farthest = gaps.reduce((best, gap, index) => (gap > (gaps[best] ?? 0) ? index : best), 0);
    const point = points[farthest];
    if (!point || gaps[farthest] === 0) break;
    centers.push({ L: point.L, a: point.a, b: point.b });
    points.forEach((other, index) => (gaps[index] = Math.min(gaps[index] ?? 0, distance(other, point))));
  }
  return centers;
}

/** At most `most` clusters, the largest first; none without points. */
export function clustersOf(points: readonly Point[], most: number): Cluster[] {
  if (points.length === 0) return [];
  let centers = firstCenters(points, most);
  let groups: Point[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = centers.map(() => []);
    for (const point of points) groups[nearest(point, centers)]?.push(point);
    groups = groups.filter((group) => group.length > 0);
    centers = groups.map(middleOf);
  }
  return groups.map((group) => ({ ...middleOf(group), points: group })).toSorted((one, other) => other.points.length - one.points.length);
}
