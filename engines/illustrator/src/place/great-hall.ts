/** A hall of a palace: fluted columns with an arch between them, banners, chandeliers, a window between drapes and a carpet that leads to it. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, each, ellipse, line, moved, path, rect, starPath } from '../shapes.ts';
import type { Furnishing } from './furnish.ts';
import { windowAt } from './windows.ts';

const CLOTHS = ['#8a4ab0', '#3f6fb4', '#b0485a', '#3f8a74'] as const;
type Device = 'star' | 'crown' | 'leaf' | 'moon';

export function greatHall({ stage, paper, w, h, s, tone, floorY }: Furnishing): string {
  const roll = dice(`hall:${stage.seed}`);
  const cloth = tone(roll.pick(CLOTHS));
  const device = roll.pick(['star', 'crown', 'leaf', 'moon'] as const satisfies Device[]);
  const stone = tone('#e6d9ec');
  const gold = tone('#f2c14e');
  return (
    arch(0.15) + arch(0.85) +
    windowAt(stage, w * 0.5, h * 0.07, 230 * s, 400 * s, { bareSill: true }) + drapes() +
    banner(0.15) + banner(0.85) + [0.06, 0.24, 0.76, 0.94].map(column).join('') + chandelier(0.335) + chandelier(0.665) + carpet()
  );

  function arch(t: number): string {
    const [x, half, top] = [w * t, w * 0.066, h * 0.17];
    const d = (k: number): string => `M${x - half * k} ${floorY - 28 * s} V${top + half} A${half * k} ${half * k} 0 0 1 ${x + half * k} ${top + half} V${floorY - 28 * s}Z`;
    return path(d(1.12), shade(stone, -0.07), bare) + path(d(1), paper.linear([[0, shade(stone, -0.24)], [1, shade(stone, -0.13)]]), bare);
  }

  function banner(t: number): string {
    const x = w * t;
    const top = h * 0.14;
    return (
      rect(x - 50 * s, top - 8 * s, 100 * s, 12 * s, 6 * s, paper.drop(gold), bare) + [-1, 1].map((d) => circle(x + d * 52 * s, top - 2 * s, 9 * s, gold, bare)).join('') +
      path(`M${x - 40 * s} ${top} h${80 * s} v${216 * s} l${-40 * s} ${42 * s} l${-40 * s} ${-42 * s}Z`, paper.drop(cloth), bare) + line(`M${x - 32 * s} ${top + 4 * s} v${208 * s} l${32 * s} ${34 * s} l${32 * s} ${-34 * s} v${-208 * s}`, gold, 4 * s, 0.8) + line(`M${x - 14 * s} ${top + 6 * s} v${220 * s} M${x + 16 * s} ${top + 6 * s} v${218 * s}`, shade(cloth, -0.07), 5 * s, 0.5) +
      moved(x, top + 104 * s, s, {
        star: path(starPath(0, 0, 27), gold, bare),
        crown: path('M-26 18 L-30 -16 L-12 0 L0 -24 L12 0 L30 -16 L26 18Z', gold, bare),
        leaf: path('M0 30 Q-34 0 0 -34 Q34 0 0 30Z', gold, bare) + line('M0 28 V-20 M0 8 L-12 -4 M0 8 L12 -4', cloth, 4),
        moon: path('M8 -28 a30 30 0 1 0 16 44 a25 25 0 1 1 -16 -44Z', gold, bare),
      }[device])
    );
  }

  function column(t: number): string {
    const x = w * t;
    return (
      rect(x - 34 * s, 26 * s, 68 * s, floorY - 20 * s, 0, paper.tube(stone), bare) + line(each(4, (i) => `M${x + (i * 15 - 22) * s} ${92 * s} V${floorY - 50 * s}`), shade(stone, -0.09), 4 * s, 0.45) +
      path(`M${x - 58 * s} ${24 * s} h${116 * s} v${20 * s} q${-4 * s} ${22 * s} ${-22 * s} ${24 * s} h${-72 * s} q${-18 * s} ${-2 * s} ${-22 * s} ${-24 * s}Z`, paper.drop(shade(stone, 0.02)), bare) + [-1, 1].map((d) => circle(x + d * 42 * s, 52 * s, 14 * s, shade(stone, -0.03), bare) + circle(x + d * 42 * s, 52 * s, 6 * s, gold, bare)).join('') + rect(x - 38 * s, 68 * s, 76 * s, 11 * s, 5 * s, gold, bare) +
      rect(x - 42 * s, floorY - 54 * s, 84 * s, 20 * s, 9 * s, paper.drop(shade(stone, 0.01)), bare) + rect(x - 50 * s, floorY - 34 * s, 100 * s, 44 * s, 5 * s, paper.drop(tone('#d3c2de')), bare) + ellipse(x + 6 * s, floorY + 12 * s, 62 * s, 9 * s, '#2b1a3a', `${bare} opacity=".22"`)
    );
  }

  function drapes(): string {
    const [top, low] = [h * 0.045, h * 0.5];
    const half = (d: number): string => path(`M${w * 0.5 + d * 178 * s} ${top} H${w * 0.5 + d * 78 * s} C${w * 0.5 + d * 84 * s} ${h * 0.2} ${w * 0.5 + d * 120 * s} ${h * 0.3} ${w * 0.5 + d * 146 * s} ${h * 0.32} C${w * 0.5 + d * 132 * s} ${h * 0.4} ${w * 0.5 + d * 128 * s} ${low - 20 * s} ${w * 0.5 + d * 124 * s} ${low} h${d * 56 * s} L${w * 0.5 + d * 176 * s} ${h * 0.32}Z`, paper.drop(cloth), bare) + line(`M${w * 0.5 + d * 140 * s} ${h * 0.325} h${d * 40 * s}`, gold, 10 * s) + line(`M${w * 0.5 + d * 120 * s} ${top + 30 * s} Q${w * 0.5 + d * 130 * s} ${h * 0.24} ${w * 0.5 + d * 158 * s} ${h * 0.31} M${w * 0.5 + d * 158 * s} ${h * 0.34} L${w * 0.5 + d * 148 * s} ${low - 6 * s}`, shade(cloth, -0.08), 6 * s, 0.6);
    const swag = (x: number): string => path(`M${x - 62 * s} ${top - 6 * s} h${124 * s} q${-8 * s} ${64 * s} ${-62 * s} ${64 * s} t${-62 * s} ${-64 * s}Z`, paper.drop(shade(cloth, 0.03)), bare) + line(`M${x - 42 * s} ${top} q${10 * s} ${36 * s} ${42 * s} ${38 * s} t${42 * s} ${-38 * s} M${x - 61 * s} ${top + 2 * s} q${10 * s} ${54 * s} ${61 * s} ${55 * s} t${61 * s} ${-55 * s}`, gold, 3.4 * s, 0.8);
    return half(-1) + half(1) + [-120, 0, 120].map((dx) => swag(w * 0.5 + dx * s)).join('') + rect(w * 0.5 - 192 * s, top - 16 * s, 384 * s, 15 * s, 7 * s, paper.drop(gold), bare);
  }

  function chandelier(t: number): string {
    const [x, y] = [w * t, h * 0.25];
    return (
      paper.glow(x, y - 10 * s, 170 * s, '#ffd98a', stage.palette.dark ? 0.8 : 0.5) + line(`M${x} ${24 * s} V${y}`, tone('#b98a3c'), 5 * s) + line(`M${x - 62 * s} ${y} Q${x} ${y + 44 * s} ${x + 62 * s} ${y} M${x - 34 * s} ${y - 4 * s} Q${x} ${y + 30 * s} ${x + 34 * s} ${y - 4 * s}`, tone('#c99a44'), 7 * s) + ellipse(x, y + 24 * s, 13 * s, 15 * s, gold, bare) +
      [-62, -34, 0, 34, 62].map((dx) => rect(x + (dx - 6) * s, y - 34 * s, 12 * s, 32 * s, 3 * s, '#fdf3e0', bare) + ellipse(x + dx * s, y - 46 * s, 6 * s, 13 * s, '#fff3c4', bare) + rect(x + (dx - 11) * s, y - 4 * s, 22 * s, 7 * s, 3 * s, gold, bare)).join('') + [-40, -14, 14, 40].map((dx, i) => path(`M${x + dx * s} ${y + (i % 3 ? 30 : 20) * s} l${6 * s} ${12 * s} l${-6 * s} ${8 * s} l${-6 * s} ${-8 * s}Z`, '#dff2fa', `${bare} opacity=".9"`)).join('')
    );
  }

  function carpet(): string {
    const at = (side: number, k: number, inner = 1): string => `${w * (0.5 + side * (0.08 + 0.14 * k) * inner)} ${floorY + (h - floorY) * k}`;
    const red = tone('#c4405a');
    return (
      path(`M${at(-1, 0)} L${at(1, 0)} L${at(1, 1)} L${at(-1, 1)}Z`, paper.linear([[0, shade(red, 0.03)], [1, shade(red, -0.06)]]), bare) + line(`M${at(-1, 0, 0.88)} L${at(-1, 1, 0.88)} M${at(1, 0, 0.88)} L${at(1, 1, 0.88)}`, gold, 6 * s) + line(`M${at(-1, 0, 0.76)} L${at(-1, 1, 0.76)} M${at(1, 0, 0.76)} L${at(1, 1, 0.76)}`, gold, 2.6 * s, 0.7) +
      [0.16, 0.4, 0.74].map((k) => { const [x, y] = [w * 0.5, floorY + (h - floorY) * k]; const r = (26 + 44 * k) * s; return path(`M${x} ${y - r * 0.5} L${x + r} ${y} L${x} ${y + r * 0.5} L${x - r} ${y}Z`, shade(red, 0.07), `${bare} opacity=".8"`) + path(`M${x} ${y - r * 0.26} L${x + r * 0.52} ${y} L${x} ${y + r * 0.26} L${x - r * 0.52} ${y}Z`, gold, `${bare} opacity=".75"`); }).join('')
    );
  }
}
