/** The land of other worlds: ridges with rocks of one kind, craters with lit rims, and what grows or glows there. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, each, ellipse, line, moved, path } from '../shapes.ts';
import type { Stage } from './ground.ts';
import type { Setting } from './setting.ts';

export type Rock = 'spires' | 'arches' | 'mounds' | 'tables';
export type Growth = 'bulbs' | 'curls' | 'fans' | 'shards' | 'pods';

const ROCKS = ['spires', 'arches', 'mounds', 'tables'] as const satisfies readonly Rock[];
const GROWTHS = ['bulbs', 'curls', 'fans', 'pods', 'shards'] as const satisfies readonly Growth[];
const GLOWS = ['#7ff0e0', '#ffb0dc', '#ffe08a', '#b4a4ff', '#9ff0a8'] as const;

/** On a moon nothing grows but crystals. */
export const worldOf = (seed: string, { features }: Pick<Setting, 'features'>): { rock: Rock; left: Growth; right: Growth; glow: string } => {
  const roll = dice(`world:${seed}`);
  const rock = roll.pick(ROCKS);
  const glow = roll.pick(GLOWS);
  if (features.some((name) => name === 'planet' || name === 'moonbase' || name === 'iceshards')) return { rock, left: 'shards', right: 'shards', glow };
  const left = roll.pick(GROWTHS);
  return { rock, left, right: roll.pick(GROWTHS.filter((growth) => growth !== left) as unknown as readonly [Growth, ...Growth[]]), glow };
};

/** Along the far ridge. @param y of their feet */
export function farRocks(stage: Stage, rock: Rock, y: number, color: string): string {
  const { w, s, seed } = stage;
  const roll = dice(`rocks:${seed}`);
  const light = shade(color, 0.05);
  const one = (x: number, k: number): string => {
    const at = (d: string, fill: string): string => path(d, fill, bare);
    switch (rock) {
      case 'spires':
        return moved(x, y, k, at('M-40 40 Q-22 -40 -8 -120 Q0 -142 8 -118 Q20 -50 34 -62 Q40 -76 48 -58 Q56 0 70 40Z', color) + at('M-40 40 Q-22 -40 -8 -120 Q0 -142 2 -122 Q-6 -40 -14 40Z', light));
      case 'arches':
        return moved(x, y, k, at('M-84 40 Q-78 -84 0 -92 Q78 -88 88 40 H50 Q46 -44 2 -48 Q-42 -44 -46 40Z', color) + at('M-84 40 Q-78 -84 0 -92 Q-58 -72 -66 40Z', light));
      case 'mounds':
        return moved(x, y, k, at('M-90 40 Q-84 -50 -24 -54 Q0 -58 16 -40 Q72 -40 84 40Z', color) + at('M-90 40 Q-84 -50 -24 -54 Q-64 -30 -62 40Z', light) + [[-30, -20, 9], [22, -6, 12], [-6, 6, 7]].map(([dx = 0, dy = 0, r = 0]) => ellipse(dx, dy, r, r * 0.8, shade(color, -0.04), bare)).join(''));
      case 'tables':
        return moved(x, y, k, at('M-76 40 L-58 -66 Q-54 -78 -40 -78 H44 Q56 -78 60 -64 L82 40Z', color) + at('M-76 40 L-58 -66 Q-54 -78 -40 -78 H-24 L-40 40Z', light) + line('M-60 -48 H64 M-66 -14 H72', shade(color, -0.04), 5, 0.7));
    }
  };
  return each(7, (i) => one(w * ((i + roll.between(0.1, 0.9)) / 7), roll.between(0.4, 1.05) * s));
}

/** The nearer, the larger: dark within, with a rim that is lit on one side and throws its shadow on the other. */
export function craters({ w, h, s, seed, feet }: Stage, land: string, ground: number): string {
  const roll = dice(`craters:${seed}`);
  const rim = shade(land, 0.07);
  const deep = shade(mix(land, '#2f2870', 0.3), -0.1);
  const last = Math.min(h * 0.985, feet ? Math.max(feet + 120 * s, h * 0.98) : h * 0.985);
  return each(13, (i) => {
    const near = ((i + roll.next()) / 13) ** 1.25;
    const [x, y] = [roll.next() * w, ground + 30 * s + near * (last - ground - 30 * s)];
    const r = (11 + near * 40 * roll.between(0.45, 1)) * s;
    // Towards us the ground is darker, and so is its rim.
    const lip = shade(mix(rim, '#3a3080', near * 0.3), -near * 0.07);
    return (
      ellipse(x, y, r * 1.22, r * 0.43, lip, `${bare} opacity=".8"`) + ellipse(x, y + r * 0.04, r, r * 0.32, shade(deep, -near * 0.08), `${bare} opacity=".8"`) + path(`M${x - r} ${y + r * 0.04} A${r} ${r * 0.32} 0 0 0 ${x + r} ${y + r * 0.04} A${r} ${r * 0.22} 0 0 1 ${x - r} ${y + r * 0.04}Z`, shade(lip, -0.03), `${bare} opacity=".7"`)
    );
  }) + each(22, () => {
    const [x, y] = [roll.next() * w, roll.between(ground + 20 * s, h)];
    const r = roll.between(2.4, 8) * s * (0.5 + (y - ground) / (h - ground));
    return ellipse(x, y + r * 0.5, r * 1.3, r * 0.4, deep, `${bare} opacity=".4"`) + ellipse(x, y, r, r * 0.72, shade(rim, -0.1 * ((y - ground) / (h - ground))), bare);
  });
}

/** What grows at one side, from small and far to large and near. */
export function growth(stage: Stage, kind: Growth, glow: string, land: string, ground: number, side: -1 | 1): string {
  const { w, h, s, seed } = stage;
  const roll = dice(`growth:${side}:${seed}`);
  return ([[0.16, 0.1, 0.5], [0.1, 0.32, 0.72], [0.035, 0.6, 1.02]] as const).map(([t, down, k]) => {
    const x = side < 0 ? w * t : w * (1 - t);
    const y = ground + (h - ground) * down;
    return stage.paper.softEllipse(x, y + 4 * s, 60 * k * s, 12 * k * s, shade(land, -0.24), 0.5) + moved(x, y, k * s * roll.between(0.88, 1.08), grown(stage, kind, glow, land, roll.whole(0, 3)));
  }).join('');
}

function grown({ paper }: Stage, kind: Growth, glow: string, land: string, turn: number): string {
  const stalk = mix(shade(land, -0.04), '#3f9a94', 0.55);
  const lit = shade(glow, 0.02);
  switch (kind) {
    case 'bulbs':
      return [[-34, 78, 19], [0, 128, 27], [36, 94, 21]].map(([dx = 0, up = 0, r = 0], i) => line(`M${dx * 0.3} 0 Q${dx * 0.5} ${-up * 0.6} ${dx} ${-up}`, stalk, 7) + paper.glow(dx, -up - r * 0.5, r * 3.2, glow, 0.55) + path(`M${dx - r} ${-up} Q${dx - r} ${-up - r * 2.1} ${dx} ${-up - r * 2.4} Q${dx + r} ${-up - r * 2.1} ${dx + r} ${-up} Q${dx} ${-up + r * 0.5} ${dx - r} ${-up}Z`, paper.ball((i + turn) % 2 ? lit : shade(glow, -0.08)), bare) + ellipse(dx - r * 0.3, -up - r * 1.1, r * 0.2, r * 0.46, '#ffffff', `${bare} opacity=".6"`)).join('');
    case 'curls':
      return [[-1, 1], [1, 0.78], [1, 1.16], [-1, 0.6]].map(([d = 1, k = 1]) => `<g transform="scale(${d * k} ${k})">${line('M0 0 Q6 -70 34 -108 Q60 -138 80 -112 Q90 -90 68 -84 Q52 -86 58 -102', stalk, 9)}${[[14, -46], [30, -84], [60, -124]].map(([x, y]) => ellipse(Number(x) - 9, Number(y), 8, 4, mix(stalk, glow, 0.4), bare)).join('')}${circle(63, -97, 7, lit, bare)}</g>`).join('') + paper.glow(0, -96, 70, glow, 0.3);
    case 'fans':
      return [-56, -28, 0, 28, 56].map((a, i) => `<g transform="rotate(${a})">${path('M0 0 C-34 -50 -30 -120 0 -150 C30 -120 34 -50 0 0Z', paper.drop(i % 2 ? mix(stalk, glow, 0.2) : stalk), bare)}${line('M0 -6 V-132', mix(stalk, glow, 0.6), 3, 0.8)}${[0.35, 0.55, 0.75].map((t) => circle((i % 2 ? 8 : -8) * (1 - t), -150 * t, 4.5, lit, bare)).join('')}</g>`).join('');
    case 'shards':
      return paper.glow(0, -50, 100, glow, 0.45) + [[-40, 64, 17, -16], [34, 84, 20, 13], [0, 126, 24, -2], [58, 46, 14, 24]].map(([dx = 0, up = 0, half = 0, a = 0]) => `<g transform="translate(${dx} 4) rotate(${a})">${path(`M${-half} 0 L${-half * 0.8} ${-up * 0.76} L0 ${-up} L${half * 0.85} ${-up * 0.7} L${half} 0Z`, mix(glow, '#8f9af0', 0.35), bare)}${path(`M${-half} 0 L${-half * 0.8} ${-up * 0.76} L0 ${-up} L${-half * 0.1} 0Z`, mix(glow, '#ffffff', 0.45), `${bare} opacity=".85"`)}</g>`).join('');
    case 'pods':
      return [[-46, 40], [40, 54], [-4, 86]].map(([dx = 0, up = 0], i) => line(`M0 0 Q${dx} ${-up * 0.3} ${dx} ${-up}`, stalk, 8) + path(`M${dx - 38} ${-up} Q${dx - 30} ${-up - 50} ${dx} ${-up - 52} Q${dx + 30} ${-up - 50} ${dx + 38} ${-up} Q${dx} ${-up + 22} ${dx - 38} ${-up}Z`, paper.ball(mix(glow, '#7a6ae0', i % 2 ? 0.55 : 0.4)), bare) + ellipse(dx, -up + 1, 34, 9, mix(glow, '#fff6e4', 0.5), bare) + [[-16, -26, 6], [10, -34, 8], [20, -18, 5]].map(([x = 0, y = 0, r = 0]) => circle(dx + x, -up + y, r, mix(glow, '#ffffff', 0.6), `${bare} opacity=".85"`)).join('')).join('');
  }
}
