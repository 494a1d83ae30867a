/** Mushrooms, flowers and fern fronds, as they stand near and far. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, line, path, type Point } from '../shapes.ts';

export function mushroomShape(paper: Paper, cap: string, stem: string, k = 1): string {
  return group(
    `transform="scale(${k})" stroke="none"`,
    path(
      'M-12 2 Q-7 -26 -9 -42 L9 -42 Q7 -26 13 2 Q0 6 -12 2Z',
      paper.linear([
        [0, shade(stem, -0.08)],
        [0.4, stem],
        [1, shade(stem, -0.06)],
      ]),
    ),
    path('M-40 -36 Q-36 -82 0 -84 Q36 -82 40 -36 Q0 -24 -40 -36Z', paper.ball(cap)),
    ellipse(-14, -62, 7, 6, mix(cap, '#fff8e6', 0.85)),
    ellipse(12, -70, 5, 4, mix(cap, '#fff8e6', 0.85)),
    ellipse(22, -50, 6, 4.5, mix(cap, '#fff8e6', 0.85)),
  );
}

export function flowerHead(x: number, y: number, r: number, color: string, heart = '#ffd75e'): string {
  return (
    [0, 72, 144, 216, 288]
      .map(
        (a) =>
          `<ellipse cx="${x.toFixed(1)}" cy="${(y - r * 0.66).toFixed(1)}" rx="${(r * 0.44).toFixed(1)}" ` +
          `ry="${(r * 0.56).toFixed(1)}" fill="${color}" transform="rotate(${a} ${x.toFixed(1)} ${y.toFixed(1)})"/>`,
      )
      .join('') + circle(x, y, r * 0.36, heart)
  );
}

export const stemmed = (x: number, y: number, tall: number, r: number, color: string, green: string): string =>
  line(`M${x} ${y} q${r * 0.3} ${-tall * 0.5} 0 ${-tall}`, green, Math.max(2, r * 0.2)) + flowerHead(x, y - tall, r, color);

/** A fern frond that leans to one side. */
export function frond(x: number, y: number, angle: number, long: number, color: string): string {
  const bend = angle < -Math.PI / 2 ? -1 : 1;
  const at = (t: number): Point => [
    x + Math.cos(angle) * long * t + bend * long * 0.22 * t * t,
    y + Math.sin(angle) * long * t + long * 0.25 * t * t,
  ];
  const [mx, my] = at(0.5);
  const [tx, ty] = at(1);
  const leaves: string[] = [];
  for (let i = 1; i <= 9; i++) {
    const t = i / 9.4;
    const [px, py] = at(t);
    const reach = long * 0.26 * Math.sin(Math.PI * (0.18 + t * 0.8)) + 5;
    for (const side of [-1, 1]) {
      const a = angle + side * 0.95 + bend * t * 0.5;
      const ex = px + Math.cos(a) * reach;
      const ey = py + Math.sin(a) * reach;
      const nx = (-(ey - py) / reach) * reach * 0.2;
      const ny = ((ex - px) / reach) * reach * 0.2;
      leaves.push(
        `M${px.toFixed(1)} ${py.toFixed(1)} Q${((px + ex) / 2 + nx).toFixed(1)} ${((py + ey) / 2 + ny).toFixed(1)} ` +
          `${ex.toFixed(1)} ${ey.toFixed(1)} Q${((px + ex) / 2 - nx).toFixed(1)} ${((py + ey) / 2 - ny).toFixed(1)} ${px.toFixed(1)} ` +
          `${py.toFixed(1)}Z`,
      );
    }
  }
  return line(`M${x} ${y} Q${mx} ${my} ${tx} ${ty}`, color, long * 0.03) + path(leaves.join(''), color, bare);
}
