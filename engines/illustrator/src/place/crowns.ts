/** Crowns of leaves and the trunks under them: clusters in four tones, lit from one side. Coordinates are units of the plant, its foot on 0,0. */
import { mix, shade } from '../color.ts';
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { limb, line, path, type Point } from '../shapes.ts';
import { cluster, disc, leaf } from './outlines.ts';

/** A cluster of leaves. */
export type Lobe = readonly [x: number, y: number, rx: number, ry: number];

export interface Growing {
  paper: Paper;
  roll: Dice;
  /** brings a colour into the light and distance of its place */
  at: (color: string) => string;
  /** the side from which the light comes */
  side: -1 | 1;
  /** near enough for single leaves and bark to be seen */
  near: boolean;
}

/** Clusters around the middle of a crown. */
export function lobesOf(roll: Dice, cx: number, cy: number, w: number, h: number, count = 7): Lobe[] {
  const turn = roll.next() * 6.3;
  const rim = Array.from({ length: count }, (_, i): Lobe => {
    const a = turn + (i / count) * Math.PI * 2;
    const k = roll.between(0.4, 0.52);
    return [cx + Math.cos(a) * w * 0.62, cy + Math.sin(a) * h * 0.58, w * k, h * k * 1.06];
  });
  return [...rim, [cx - w * 0.1, cy + h * 0.04, w * 0.56, h * 0.56], [cx + w * 0.18, cy - h * 0.22, w * 0.46, h * 0.46]];
}

/** @param flecks how many single leaves or petals catch the light @param petal their colour, where it is not that of the leaves */
export function crown({ paper, roll, side, near }: Growing, lobes: readonly Lobe[], color: string, flecks = 22, petal?: string): string {
  const dark = mix(shade(color, -0.085), '#2c3f6e', 0.12);
  const light = mix(shade(color, 0.06), '#fff0b8', 0.12);
  const bumps = near ? 9 : 6;
  const high = lobes.toSorted((a, b) => a[1] - b[1]);
  const pick = (): Lobe => lobes[roll.whole(0, lobes.length - 1)] ?? [0, 0, 1, 1];
  const leaves = (count: number, up: number): string =>
    Array.from({ length: count }, () => {
      const [x, y, rx, ry] = pick();
      const [a, far] = [roll.next() * 6.3, Math.sqrt(roll.next()) * 0.72];
      return leaf(Math.round(x + Math.cos(a) * rx * far + side * rx * 0.2 * up), Math.round(y + Math.sin(a) * ry * far - ry * 0.24 * up), roll.between(7, 11), roll.between(0, 6.3));
    }).join('');
  return (
    path(lobes.map(([x, y, rx, ry]) => disc(Math.round(x - side * 3), Math.round(y + 6), Math.round(rx * 0.98), Math.round(ry * 0.98))).join(''), dark) +
    path(lobes.map(([x, y, rx, ry]) => cluster(x, y, rx * 0.96, ry * 0.94, bumps, roll)).join(''), paper.linear([[0, shade(color, 0.025)], [0.5, color], [1, shade(color, -0.055)]], { x1: 0.5 + side * 0.3, x2: 0.5 - side * 0.3 })) +
    path(lobes.map(([x, y, rx, ry]) => disc(Math.round(x - side * rx * 0.26), Math.round(y + ry * 0.56), Math.round(rx * 0.56), Math.round(ry * 0.24))).join(''), dark, 'fill-opacity=".34"') +
    path(lobes.map(([x, y, rx, ry]) => cluster(x + side * rx * 0.2, y - ry * 0.26, rx * 0.62, ry * 0.54, near ? 8 : 5, roll)).join(''), light, 'fill-opacity=".5"') +
    (near ? path(high.slice(0, Math.ceil(high.length * 0.55)).map(([x, y, rx, ry]) => cluster(x + side * rx * 0.32, y - ry * 0.4, rx * 0.36, ry * 0.3, 6, roll)).join(''), mix(light, '#fff6cc', 0.3), 'fill-opacity=".36"') : '') +
    (near || petal ? path(leaves(near ? flecks : flecks / 2, 1), petal ?? mix(light, '#fff6cc', 0.22), 'fill-opacity=".85"') : '') +
    (near ? path(leaves(flecks * 0.5, -1), petal ? mix(petal, dark, 0.4) : dark, 'fill-opacity=".6"') : '')
  );
}

/** A trunk that spreads into roots; near enough, its bark is seen. */
export function trunk({ paper, roll, side, near }: Growing, color: string, tall: number, w: number, lean: number): string {
  const half = w * 0.5;
  const roots =
    `M${-w * 1.55} 7 Q${-w * 0.72} -4 ${-half * 1.12} -34 Q${-half * 0.9} -60 ${-half * 0.92} ${-tall * 0.45} L${lean - w * 0.34} ${-tall} H${lean + w * 0.34} ` +
    `L${half * 0.92} ${-tall * 0.45} Q${half * 0.9} -60 ${half * 1.12} -34 Q${w * 0.72} -4 ${w * 1.55} 7 Q${w * 0.9} 10 ${w * 0.62} 2 Q${w * 0.36} 16 ${w * 0.1} 5 Q${-w * 0.3} 17 ${-w * 0.56} 3 Q${-w * 0.9} 12 ${-w * 1.55} 7Z`;
  const tone = [shade(color, 0.04), color, shade(color, -0.075)] as const;
  const fill = paper.linear(side < 0 ? [[0, tone[0]], [0.45, tone[1]], [1, tone[2]]] : [[0, tone[2]], [0.55, tone[1]], [1, tone[0]]], { x2: 1, y2: 0 });
  if (!near) return path(roots, fill);
  const grain = Array.from({ length: 7 }, (_, i) => {
    const [x, y, long] = [(-0.42 + i * 0.14) * w, -roll.between(18, tall * 0.5), roll.between(24, 52)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${roll.between(-4, 4).toFixed(0)} ${(-long / 2).toFixed(0)} ${(lean * 0.1).toFixed(0)} ${(-long).toFixed(0)}`;
  }).join('');
  return path(roots, fill) + line(grain, shade(color, -0.09), 2.6, 0.55) + line(`M${side * w * 0.4} -40q${-side * 3} -30 ${lean * 0.2} -70`, shade(color, 0.1), 3, 0.5);
}

/** A bough of the given colour. */
export const bough = (color: string, points: readonly Point[], wide: number): string => path(limb(points, points.map((_, i) => wide * (1 - (i / points.length) * 0.75))), color);
