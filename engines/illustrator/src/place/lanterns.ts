/** Paper lanterns under the sky: how they hang is another thing in another picture. */
import { dice } from '../dice.ts';
import { bare, ellipse, line } from '../shapes.ts';
import type { Stage } from './ground.ts';

export type Hanging = 'cord' | 'swags' | 'strings' | 'slope' | 'posts';

const WAYS = ['cord', 'swags', 'strings', 'slope', 'posts'] as const satisfies readonly Hanging[];
const COLORS = ['#ffc66b', '#ff9f8a', '#ffe08a'];
const CORD = '#5a4a60';

export const hangingOf = (seed: string): Hanging => dice(`lanterns:${seed}`).pick(WAYS);

function lantern({ paper, s }: Stage, x: number, y: number, i: number, k = 1): string {
  const color = COLORS[i % COLORS.length] ?? '#ffc66b';
  return paper.glow(x, y, 80 * s * k, color, 0.8) + ellipse(x, y, 19 * s * k, 23 * s * k, color, bare) + ellipse(x, y, 9 * s * k, 13 * s * k, '#fff6d6', bare);
}

/** A cord from one point to another that hangs through, with lanterns on it. Points are shares of the sheet. */
function garland(stage: Stage, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], sag: number, count: number, first = 0): string {
  const { w, h, s } = stage;
  const at = (t: number): readonly [number, number] => [w * (x0 + (x1 - x0) * t), h * (y0 + (y1 - y0) * t + sag * 4 * t * (1 - t))];
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2];
  return (
    line(`M${w * x0} ${h * y0} Q${w * mx} ${h * my} ${w * x1} ${h * y1}`, CORD, 3, 0.8) +
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at((i + 0.5) / count);
      return lantern(stage, x, y + 26 * s, first + i);
    }).join('')
  );
}

export function lanterns(stage: Stage): string {
  const { w, h, s, seed } = stage;
  const roll = dice(`lanterns at:${seed}`);
  const flip = roll.chance(0.5);
  const side = (x: number): number => (flip ? 1 - x : x);
  switch (hangingOf(seed)) {
    case 'cord':
      return garland(stage, [0, 0.1], [1, 0.1], 0.07, 6);
    case 'swags':
      return garland(stage, [0, 0.08], [0.36, 0.14], 0.06, 3) + garland(stage, [0.36, 0.14], [0.7, 0.07], 0.07, 3, 1) + garland(stage, [0.7, 0.07], [1, 0.15], 0.05, 2, 2);
    case 'strings':
      return Array.from({ length: 8 }, (_, i) => {
        const [x, y, k] = [w * (0.06 + i * 0.126 + roll.between(-0.03, 0.03)), h * roll.between(0.07, i === 3 || i === 4 ? 0.13 : 0.34), roll.between(0.8, 1.35)];
        return line(`M${x} 0 V${y - 20 * s * k}`, CORD, 2.4, 0.8) + lantern(stage, x, y, i, k);
      }).join('');
    case 'slope':
      return garland(stage, [side(0), 0.04], [side(1), 0.3], 0.05, 6) + garland(stage, [side(0), 0.22], [side(0.62), 0.02], 0.04, 4, 1);
    case 'posts':
      return [0.06, 0.2, 0.82, 0.95]
        .map((x, i) => {
          const [px, top, reach] = [w * side(x), h * (i % 2 ? 0.4 : 0.3), (side(x) < 0.5 ? 44 : -44) * s];
          return line(`M${px} ${h * 0.68} V${top} q0 ${-18 * s} ${reach} ${-18 * s}`, CORD, 9 * s, 1) + line(`M${px + reach} ${top - 18 * s} v${16 * s}`, CORD, 3) + lantern(stage, px + reach, top + 18 * s, i, 1.25);
        })
        .join('');
  }
}
