/** Round outlines of which clouds, crowns and bushes are made: many of them fit into one path, so that a whole crown is one mark. */
import type { Dice } from '../dice.ts';

/** A tenth of a unit is finer than anybody sees and keeps a path short. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** An ellipse as a part of a path. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-2 * rx)} 0Z`;

/** A cluster with a rim of bumps, as leaves have that are seen from far. */
export function tuftOfLeaves(x: number, y: number, rx: number, ry: number, bumps: number, roll: Dice): string {
  const turn = roll.next() * Math.PI * 2;
  const points = Array.from({ length: bumps }, (_, i) => {
    const a = turn + ((i + roll.between(-0.22, 0.22)) / bumps) * Math.PI * 2;
    const reach = roll.between(0.88, 1.06);
    return [x + Math.cos(a) * rx * reach, y + Math.sin(a) * ry * reach] as const;
  });
  const bump = ((rx + ry) / bumps) * 1.75;
  const arcs = [...points.slice(1), ...points.slice(0, 1)].map(([px, py]) => `A${short(bump)} ${short(bump)} 0 0 1 ${short(px)} ${short(py)}`);
  const [first = [x, y] as const] = points;
  return `M${short(first[0])} ${short(first[1])}${arcs.join('')}Z`;
}

/** A small leaf that points somewhere. */
export function leaf(x: number, y: number, long: number, angle: number, broad = 0.42): string {
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const [nx, ny] = [-dy * broad, dx * broad];
  const to = (px: number, py: number): string => `${short(px)} ${short(py)}`;
  return `M${to(x, y)}q${to(dx * 0.5 + nx, dy * 0.5 + ny)} ${to(dx, dy)}q${to(-dx * 0.5 - nx, -dy * 0.5 - ny)} ${to(-dx, -dy)}Z`;
}
