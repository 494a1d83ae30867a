/** Shelves, lamps and tables for rooms. */
import { shade } from '../color.ts';
import type { Stage } from './ground.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

export function shelf(stage: Stage, x: number, y: number, wide: number, tall: number, tone: (c: string) => string): string {
  const { roll, paper, s } = stage;
  const wood = tone('#8a5c3a');
  const marks = [
    rect(x, y, wide, tall, 8, paper.tube(wood), bare),
    rect(x + 10 * s, y + 10 * s, wide - 20 * s, tall - 20 * s, 4, shade(wood, -0.14), bare),
  ];
  const rows = Math.max(2, Math.round(tall / (100 * s)));
  for (let row = 0; row < rows; row++) {
    const base = y + ((row + 1) * (tall - 12 * s)) / rows;
    for (let bx = x + 16 * s; bx < x + wide - 30 * s;) {
      const bw = roll.between(11, 24) * s;
      const bh = roll.between(0.55, 0.82) * ((tall - 20 * s) / rows);
      const color = tone(roll.pick(['#c4544a', '#4f79b4', '#e0b04a', '#5a9a74', '#8f6ab0', '#d98a5a', '#f0e0c0']));
      if (roll.chance(0.86))
        marks.push(rect(bx, base - bh, bw, bh, 2, color, bare), rect(bx, base - bh * 0.8, bw, 5 * s, 0, shade(color, 0.14), bare));
      bx += bw + 2;
    }
    marks.push(rect(x + 6 * s, base, wide - 12 * s, 10 * s, 2, shade(wood, 0.04), bare));
  }
  return marks.join('');
}

export const lamp = ({ paper, s }: Stage, x: number, y: number): string =>
  line(`M${x} 0 V${y}`, '#6a5060', 4 * s) +
  paper.glow(x, y + 20 * s, 190 * s, '#ffe3a0', 0.7) +
  path(
    `M${x - 44 * s} ${y + 26 * s} Q${x - 36 * s} ${y - 24 * s} ${x} ${y - 26 * s} Q${x + 36 * s} ${y - 24 * s} ${x + 44 * s} ` +
      `${y + 26 * s}Z`,
    '#e8936a',
    bare,
  ) +
  ellipse(x, y + 26 * s, 44 * s, 9 * s, '#fff3c4', bare);

/** A table with a bowl of fruit, between two stools; `y` is where its feet stand. */
export function kitchenTable({ paper, s }: Stage, x: number, y: number, tone: (c: string) => string): string {
  const wood = tone('#a9744a');
  const stool = (at: number): string =>
    line(`M${at - 26 * s} ${y - 62 * s} L${at - 34 * s} ${y} M${at + 26 * s} ${y - 62 * s} L${at + 34 * s} ${y}`, shade(wood, -0.08), 11 * s) +
    ellipse(at, y - 66 * s, 46 * s, 14 * s, paper.drop(tone('#d9655a')), bare);
  const fruit = [['#e8504a', -30], ['#f2b33d', 0], ['#8fbf5a', 28], ['#e8844a', -12], ['#f6cf4a', 14]] as const;
  return (
    stool(x - 190 * s) + stool(x + 190 * s) +
    line(`M${x - 118 * s} ${y - 128 * s} V${y} M${x + 118 * s} ${y - 128 * s} V${y}`, shade(wood, -0.06), 18 * s) +
    rect(x - 150 * s, y - 146 * s, 300 * s, 26 * s, 10 * s, paper.drop(wood), bare) +
    fruit.map(([color, dx], i) => circle(x + dx * s, y - (i < 3 ? 186 : 204) * s, 19 * s, tone(color), bare)).join('') +
    path(`M${x - 62 * s} ${y - 184 * s} H${x + 62 * s} Q${x + 54 * s} ${y - 146 * s} ${x} ${y - 146 * s} Q${x - 54 * s} ${y - 146 * s} ${x - 62 * s} ${y - 184 * s}Z`, paper.drop(tone('#6aa8d6')), bare)
  );
}
