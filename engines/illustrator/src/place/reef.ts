/** What grows and lies on the floor of the sea: corals of several kinds, shells and stars, other ones at another spot. */
import { mix, shade } from '../color.ts';
import { dice, type Dice } from '../dice.ts';
import { bare, circle, each, ellipse, group, line, moved, path, starPath } from '../shapes.ts';
import type { Stage } from './ground.ts';

const COLORS = ['#ff7a8a', '#ffb05a', '#c77bea', '#ff7fb0', '#f5d15a', '#ff9f6b', '#7fd8c4'] as const;
export type Coral = 'branches' | 'fan' | 'brain' | 'pipes' | 'anemone' | 'lettuce';
const KINDS = ['branches', 'fan', 'brain', 'pipes', 'anemone', 'lettuce'] as const satisfies readonly Coral[];

/** At both sides; no two of one kind stand beside each other. */
export function reefKinds(seed: string): Coral[] {
  const roll = dice(`reef:${seed}`);
  const first = roll.whole(0, KINDS.length - 1);
  const step = roll.pick([1, 5] as const);
  return Array.from({ length: 6 }, (_, i) => KINDS[(first + i * step) % KINDS.length] ?? 'fan');
}

/** A gap at the middle for those who are there. */
const SPOTS: readonly (readonly [t: number, down: number, k: number])[] = [[0.2, 30, 0.62], [0.1, 54, 0.94], [0.02, 82, 1.05], [0.8, 34, 0.64], [0.91, 56, 0.98], [0.985, 88, 1]];

export function reef(stage: Stage, sand: number): string {
  const { paper, w, s, seed } = stage;
  const roll = dice(`corals:${seed}`);
  const first = roll.whole(0, COLORS.length - 1);
  return reefKinds(seed).map((kind, i) => {
    const [t, down, k] = SPOTS[i] ?? [0, 0, 1];
    const color = COLORS[(first + i * 2) % COLORS.length] ?? '#ff7a8a';
    return paper.softEllipse(w * t, sand + down * s, 84 * k * s, 15 * k * s, '#2a4a7a', 0.4) + moved(w * t, sand + down * s, k * s, coralOf(stage, kind, color, roll));
  }).join('');
}

function coralOf({ paper }: Stage, kind: Coral, color: string, roll: Dice): string {
  const dark = shade(color, -0.09);
  const light = shade(color, 0.08);
  switch (kind) {
    case 'branches':
      return group('fill="none" stroke-linecap="round"', branch(0, 6, 42, color, roll));
    case 'fan':
      return (
        path('M-6 8 Q-4 -30 -20 -46 C-96 -84 -100 -176 -40 -190 Q-10 -206 22 -188 C96 -178 92 -80 18 -44 Q4 -30 6 8Z', mix(color, '#ffffff', 0.08), `${bare} opacity=".92"`) +
        line('M0 6 V-50 M0 -50 Q-60 -90 -62 -150 M0 -50 Q-30 -110 -26 -180 M0 -50 Q4 -120 10 -186 M0 -50 Q36 -104 44 -170 M0 -50 Q66 -80 70 -130 M-40 -92 Q-76 -112 -74 -138 M44 -84 Q60 -110 58 -150', dark, 5, 0.75) + line('M-66 -100 Q0 -132 68 -96 M-74 -134 Q0 -168 74 -130 M-44 -70 Q0 -92 46 -68', light, 3, 0.6)
      );
    case 'brain':
      return path('M-76 8 Q-84 -64 -20 -84 Q50 -98 74 -42 Q84 -8 70 8Z', paper.ball(color), bare) + line('M-62 -8 Q-66 -44 -40 -54 Q-28 -30 -44 -6 M-22 -2 Q-12 -28 -24 -58 Q0 -78 12 -56 Q-2 -28 8 0 M28 0 Q22 -34 40 -58 Q60 -44 52 -4', dark, 6, 0.6) + line('M-58 -40 Q-40 -66 -12 -72', light, 5, 0.7);
    case 'pipes':
      return [[-48, 76, 19], [-16, 128, 22], [20, 98, 20], [50, 58, 17]].map(([x = 0, tall = 0, r = 0]) => path(`M${x - r * 0.8} 8 L${x - r} ${-tall} h${r * 2} L${x + r * 0.8} 8Z`, paper.tube(color), bare) + ellipse(x, -tall, r, r * 0.46, light, bare) + ellipse(x, -tall + 1, r * 0.68, r * 0.3, shade(color, -0.26), bare) + line(`M${x - r * 0.6} ${-tall * 0.66} h${r * 0.8} M${x - r * 0.2} ${-tall * 0.36} h${r * 0.8}`, dark, 4, 0.6)).join('');
    case 'anemone':
      return each(9, (i) => { const a = (i - 4) * 17; return `<g transform="rotate(${a} 0 -36)">${line(`M0 -34 q${i % 2 ? 10 : -10} -40 0 -72`, i % 2 ? color : light, 15)}${circle(0, -110, 10, mix(light, '#ffffff', 0.5), bare)}</g>`; }) + path('M-44 8 Q-50 -40 -34 -50 H34 Q50 -40 44 8Z', paper.tube(dark), bare) + line('M-22 4 V-36 M0 4 V-40 M22 4 V-36', color, 5, 0.6);
    case 'lettuce':
      return [[-38, -6, 0.9], [36, -4, 0.84], [0, 4, 1.1]].map(([x = 0, y = 0, k = 1], i) => moved(x, y, k, path('M0 8 C-70 -10 -92 -60 -64 -92 q14 -18 28 -4 q10 -28 34 -14 q22 -20 36 6 q26 -8 32 20 C84 -30 50 2 0 8Z', paper.drop(i === 2 ? color : dark), bare) + line('M0 4 Q-36 -30 -46 -74 M0 4 Q-6 -50 -2 -90 M0 4 Q32 -34 46 -72', i === 2 ? light : color, 4, 0.7))).join('');
  }
}

function branch(x: number, y: number, size: number, color: string, roll: Dice, angle = -Math.PI / 2, depth = 0): string {
  const long = size * roll.between(0.8, 1.2);
  const [ex, ey] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
  const arms = depth < 1 ? 3 : 2;
  const own = `<path d="M${x.toFixed(0)} ${y.toFixed(0)} L${ex.toFixed(0)} ${ey.toFixed(0)}" stroke="${depth > 2 ? shade(color, 0.07) : color}" stroke-width="${(size * 0.36).toFixed(1)}"/>`;
  if (depth > 2) return own;
  return own + each(arms, (i) => branch(ex, ey, size * 0.76, color, roll, angle + (i - (arms - 1) / 2) * 0.66 + roll.between(-0.12, 0.12), depth + 1));
}

/** Ripples of the sand and the net of light that waves throw on it. */
export function sandLight({ w, h, s, seed }: Stage, sand: number): string {
  const roll = dice(`ripples:${seed}`);
  const ripples = each(9, (i) => {
    const y = sand + (h - sand) * (0.16 + (i / 9) ** 1.2 * 0.86);
    const x = w * roll.between(-0.05, 0.5);
    const long = w * roll.between(0.3, 0.55);
    return `M${x} ${y} q${long * 0.25} ${-9 * s} ${long * 0.5} 0 t${long * 0.5} 0`;
  });
  const net = each(10, () => {
    const near = roll.next() * 0.7;
    const [x, y, k] = [roll.next() * w, sand + 26 * s + (h - sand) * near * 0.9, (0.5 + near) * s];
    return `M${x - 52 * k} ${y} q${22 * k} ${-14 * k} ${50 * k} ${-4 * k} q${20 * k} ${-12 * k} ${48 * k} ${2 * k} M${x - 2 * k} ${y - 4 * k} q${8 * k} ${14 * k} ${40 * k} ${16 * k}`;
  });
  return line(ripples, '#8f7f74', 5 * s, 0.32) + line(net, '#fffbe0', 4 * s, 0.26);
}

/** Shells, a star and a few stones, at the sides and before the feet. */
export function lyingAbout({ paper, w, h, s, seed }: Stage, sand: number): string {
  const roll = dice(`shells:${seed}`);
  const shell = (color: string): string => path('M0 14 Q-30 8 -32 -14 Q-16 -34 0 -34 Q16 -34 32 -14 Q30 8 0 14Z', paper.ball(color), bare) + line('M0 12 V-32 M0 12 Q-14 -10 -18 -28 M0 12 Q14 -10 18 -28 M0 12 Q-24 0 -29 -14 M0 12 Q24 0 29 -14', shade(color, -0.1), 3, 0.6);
  const star = (color: string): string => `<g transform="scale(1 .62) rotate(${roll.whole(0, 70)})">${path(starPath(0, 0, 40, 5, 0.46), color, `stroke="${color}" stroke-width="13" stroke-linejoin="round"`)}${each(5, (i) => circle(Math.cos(i * 1.257 - 1.571) * 20, Math.sin(i * 1.257 - 1.571) * 20, 4, shade(color, 0.12), bare))}</g>`;
  const snail = path('M-34 12 Q-38 -26 0 -34 Q34 -34 36 -4 Q36 16 14 16Z', paper.ball('#e8b48a'), bare) + line('M-2 14 Q-24 4 -14 -14 Q0 -28 16 -14 Q22 2 6 6 Q-4 2 2 -6', '#b8805a', 4, 0.8);
  const stone = ellipse(0, 0, 46, 26, paper.ball('#8f8aa8'), bare) + ellipse(30, 10, 26, 15, paper.ball('#a49ab4'), bare);
  const things = [shell('#f6c4c8'), star('#f28a5a'), snail, stone, shell('#e4d0f0'), star('#e86f8a')];
  const first = roll.whole(0, things.length - 1);
  return ([[0.28, 0.28, 0.5], [0.72, 0.34, 0.46], [0.17, 0.74, 0.86], [0.84, 0.66, 0.84]] as const).map(([t, down, k], i) => moved(w * (t + roll.between(-0.03, 0.03)), sand + (h - sand) * down, k * s, ellipse(4, 14, 40, 9, '#2a4a7a', `${bare} opacity=".3"`) + (things[(first + i) % things.length] ?? ''))).join('');
}

/** Two shoals: one far away in the blue, one near enough to have colours. */
export function shoals({ paper, w, h, s, seed }: Stage): string {
  const roll = dice(`shoal:${seed}`);
  const right = roll.chance(0.5);
  const far = each(18, () => {
    const [x, y, k] = [(right ? roll.between(0.6, 0.95) : roll.between(0.05, 0.4)) * w, roll.between(0.12, 0.32) * h, roll.between(6, 11) * s];
    return `M${x} ${y} q${k} ${-k * 0.8} ${k * 2} 0 q${-k} ${k * 0.8} ${-k * 2} 0 l${-k * 0.7} ${-k * 0.5} v${k}Z`;
  });
  const color = roll.pick(['#ffc25a', '#ff9a8a', '#b4a4ff', '#8ff0c4'] as const);
  const fish = (x: number, y: number, k: number): string => moved(x, y, k, path('M-34 0 l-22 -17 q6 17 0 34Z', shade(color, -0.06), bare) + path('M-38 0 Q-10 -30 26 -12 Q40 -4 40 0 Q40 6 26 12 Q-10 30 -38 0Z', paper.drop(color), bare) + path('M-6 -19 q14 -14 26 -10 l-6 15Z', shade(color, -0.06), bare) + line('M-4 -15 Q2 0 -4 15 M-16 -11 Q-10 0 -16 11', '#fffbe6', 5, 0.75) + circle(24, -4, 4, '#20305a', bare));
  const [cx, cy] = [(right ? 0.16 : 0.82) * w, roll.between(0.2, 0.3) * h];
  return path(far, '#0f4f86', `${bare} opacity=".5"`) + `<g transform="translate(${cx} 0) scale(${right ? 1 : -1} 1)">${([[0, 0, 0.62], [-74, 26, 0.5], [-60, -30, 0.46], [-132, 4, 0.42], [64, 34, 0.5], [40, -40, 0.4], [-120, 50, 0.36]] as const).map(([dx, dy, k]) => fish(dx * s, cy + dy * s, k * s)).join('')}</g>`;
}
