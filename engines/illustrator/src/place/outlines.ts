/** Round outlines of which clouds, crowns and bushes are made: many of them fit into one path, so that a whole crown is one mark. */
import type { Dice } from '../dice.ts';

/** A tenth of a unit is finer than anybody sees and keeps a path short. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** An ellipse as a part of a path. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-2 * rx)} 0Z`;

/** A cluster with a rim of bumps, as leaves have that are seen from far. @param grain to which its numbers are rounded: 1 for a plant in units of its own, 0.1 where it is as small as a flower */
export function cluster(x: number, y: number, rx: number, ry: number, bumps: number, roll: Dice, grain = 1): string {
  const on = (value: number): number => Math.round(value / grain);
  const write = (steps: number): string => short(steps * grain);
  const turn = roll.next() * Math.PI * 2;
  const points = Array.from({ length: bumps }, (_, i) => {
    const a = turn + ((i + roll.between(-0.2, 0.2)) / bumps) * Math.PI * 2;
    const reach = roll.between(0.86, 1.04);
    return [on(x + Math.cos(a) * rx * reach), on(y + Math.sin(a) * ry * reach)] as const;
  });
  const bump = write(on(((rx + ry) / bumps) * 1.75));
  const [first = [0, 0] as const] = points;
  let [px, py] = first;
  const arcs = [...points.slice(1), first].map(([nx, ny]) => {
    const arc = `a${bump} ${bump} 0 0 1 ${write(nx - px)} ${write(ny - py)}`;
    [px, py] = [nx, ny];
    return arc;
  });
  return `M${write(first[0])} ${write(first[1])}${arcs.join('')}Z`;
}

/** A small leaf that points somewhere, in whole units. */
export function leaf(x: number, y: number, long: number, angle: number, broad = 0.42): string {
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const [nx, ny] = [-dy * broad, dx * broad];
  const to = (px: number, py: number): string => `${Math.round(px)} ${Math.round(py)}`;
  return `M${to(x, y)}q${to(dx * 0.5 + nx, dy * 0.5 + ny)} ${to(dx, dy)}q${to(-dx * 0.5 - nx, -dy * 0.5 - ny)} ${to(-dx, -dy)}Z`;
}
