/** The rock of a cave: arches behind each other, stones that hang and stand, and the light that falls in from above. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, each, line, path } from '../shapes.ts';
import type { Stage } from './ground.ts';

interface CaveLight {
  stage: Stage;
  rock: string;
  glow: string;
  /** x of the light at the end of the cave */
  cx: number;
  ground: number;
}

/** Openings in walls of rock, one behind the other, each nearer one darker. */
export function arches({ stage: { w, h, s, seed, paper }, rock, glow, cx, ground }: CaveLight): string {
  return [0, 1, 2].map((layer) => {
    const roll = dice(`arch:${layer}:${seed}`);
    const middle = cx + (w * 0.5 - cx) * (layer / 2.4);
    const [rx, ry] = [w * (0.17 + layer * 0.13), h * (0.22 + layer * 0.115)];
    const cy = ground - ry * 0.72;
    const points = Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2;
      const k = roll.between(0.9, 1.1);
      return [middle + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k] as const;
    });
    const start = points[0] ?? [0, 0];
    const hole = `M${start[0]} ${start[1]}` + points.map((p, i) => {
      const next = points[(i + 1) % points.length] ?? p;
      return ` Q${p[0]} ${p[1]} ${(p[0] + next[0]) / 2} ${(p[1] + next[1]) / 2}`;
    }).join('') + 'Z';
    const color = shade(mix(rock, glow, [0.4, 0.18, 0.02][layer] ?? 0), [0.02, -0.02, -0.055][layer] ?? 0);
    const wall = path(`M-10 -10H${w + 10}V${h}H-10Z ${hole}`, paper.linear([[0, shade(color, -0.07)], [0.55, color], [1, shade(color, -0.03)]]), `${bare} fill-rule="evenodd"`);
    // The edge of the rock catches the light.
    const edge = [34, 18, 7].map((thick) => path(hole, 'none', `stroke="${mix(color, glow, 0.4)}" stroke-width="${thick * s}" opacity=".16"`)).join('');
    return wall + edge + strata(points.map(([x, y]) => [x, y] as const), { w, cx: middle, cy, s }, shade(color, -0.05), layer);
  }).join('');
}

/** Layers of stone around an opening. */
const strata = (points: readonly (readonly [number, number])[], { cx, cy, s }: { w: number; cx: number; cy: number; s: number }, color: string, layer: number): string =>
  line([1.13, 1.27].slice(0, layer ? 2 : 1).map((k, n) => {
    const run = points.filter((_, i) => i > 11 + n && i < 22 - n);
    return run.map(([x, y], i) => `${i ? 'L' : 'M'}${cx + (x - cx) * k} ${cy + (y - cy) * k}`).join(' ');
  }).join(' '), color, 5 * s, 0.55);

/** @param y from which they hang */
export function hanging({ stage: { paper, w, s, seed }, rock, glow }: CaveLight, layer: number, count: number, long: number): string {
  const roll = dice(`hang:${layer}:${seed}`);
  const color = layer ? shade(rock, -0.03) : mix(rock, glow, 0.14);
  const fill = paper.linear([[0, shade(color, -0.07)], [0.34, mix(shade(color, 0.08), glow, 0.12)], [0.6, color], [1, shade(color, -0.08)]], { x2: 1, y2: 0 });
  return each(count, (i) => {
    const x = (i / (count - 1)) * w + roll.between(-26, 26) * s;
    const tall = roll.between(0.35, 1) * long * (0.45 + 1.1 * Math.abs(x / w - 0.5));
    const half = roll.between(20, 42) * s;
    const bands = [0.26, 0.48, 0.68].map((t) => `M${x - half * (0.74 - t * 0.8)} ${tall * t} q${half * (0.74 - t * 0.8)} ${9 * s} ${half * (1.48 - t * 1.6)} 0`).join('');
    return (
      path(`M${x - half} -6 C${x - half * 0.5} ${tall * 0.3} ${x - half * 0.26} ${tall * 0.6} ${x - 3 * s} ${tall - 4 * s} Q${x} ${tall + 4 * s} ${x + 3 * s} ${tall - 4 * s} C${x + half * 0.26} ${tall * 0.6} ${x + half * 0.5} ${tall * 0.3} ${x + half} -6Z`, fill, bare) + line(bands, shade(color, -0.06), 3.4 * s, 0.5) +
      (layer && i % 3 === 1 ? path(`M${x} ${tall + 10 * s} q${6 * s} ${10 * s} 0 ${14 * s} q${-6 * s} ${-4 * s} 0 ${-14 * s}Z`, mix(glow, '#ffffff', 0.5), `${bare} opacity=".85"`) : '')
    );
  });
}

/** Stones that grew up from the floor at the foot of the walls. */
export function standingStones({ stage: { paper, w, s, seed }, rock, glow, ground }: CaveLight): string {
  const roll = dice(`stand:${seed}`);
  const color = mix(rock, glow, 0.08);
  return each(8, (i) => {
    const x = (i < 4 ? roll.between(0.12, 0.34) : roll.between(0.66, 0.88)) * w;
    const [tall, half] = [roll.between(36, 120) * s, roll.between(16, 30) * s];
    const y = ground + 14 * s;
    return path(`M${x - half} ${y} C${x - half * 0.5} ${y - tall * 0.4} ${x - half * 0.24} ${y - tall * 0.7} ${x - 4 * s} ${y - tall} q${4 * s} ${-6 * s} ${8 * s} 0 C${x + half * 0.24} ${y - tall * 0.7} ${x + half * 0.5} ${y - tall * 0.4} ${x + half} ${y}Z`, paper.linear([[0, shade(color, 0.05)], [0.4, color], [1, shade(color, -0.09)]], { x2: 1, y2: 0 }), bare);
  });
}

/** From a crack in the roof down to the floor, with dust in it. */
export function shaftOfLight({ stage: { paper, w, s, seed }, glow, cx, ground }: CaveLight): string {
  const roll = dice(`shaft:${seed}`);
  const from = cx + (cx > w * 0.5 ? -0.06 : 0.06) * w;
  const lean = (cx > w * 0.5 ? -1 : 1) * w * 0.1;
  const beam = (a: number, b: number, strength: number): string =>
    path(`M${from + a * w} -10 L${from + b * w} -10 L${from + lean + b * 2.3 * w} ${ground + 40 * s} L${from + lean + a * 2.3 * w} ${ground + 40 * s}Z`, paper.linear([[0, '#ffffff', strength], [0.6, glow, strength * 0.5], [1, glow, 0]]), bare);
  return beam(-0.05, 0.02, 0.3) + beam(0.028, 0.06, 0.2) + beam(-0.085, -0.062, 0.16) + paper.softEllipse(from + lean, ground + 46 * s, w * 0.15, 26 * s, mix(glow, '#ffffff', 0.5), 0.4) + each(14, () => circle(from + lean * 0.6 + roll.between(-0.07, 0.09) * w, roll.between(0.1, 1) * ground, roll.between(1.4, 3.4) * s, '#ffffff', `${bare} opacity=".6"`));
}

/** Cracks and flat stones of the floor. */
export function rockFloor({ stage: { w, h, s, seed }, rock, ground }: CaveLight): string {
  const roll = dice(`cracks:${seed}`);
  return each(9, () => {
    const [x, y] = [roll.next() * w, roll.between(ground + 46 * s, h)];
    const k = (0.5 + (y - ground) / (h - ground)) * s;
    return path(`M${x - 60 * k} ${y} q${20 * k} ${-15 * k} ${58 * k} ${-12 * k} q${44 * k} 0 ${56 * k} ${12 * k} q${-50 * k} ${15 * k} ${-114 * k} 0Z`, shade(rock, 0.03), `${bare} opacity=".4"`) + line(`M${x - 56 * k} ${y + 4 * k} q${50 * k} ${14 * k} ${106 * k} 0`, shade(rock, -0.16), 3 * k, 0.6);
  });
}
