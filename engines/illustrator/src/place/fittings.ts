/** Shelves, lamps and tables for rooms. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import type { Stage } from './ground.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';

export function shelf(stage: Stage, x: number, y: number, wide: number, tall: number, tone: (c: string) => string): string {
  const { roll, paper, s } = stage;
  const wood = tone('#8a5c3a');
  const marks = [
    ellipse(x + wide / 2 + 4 * s, y + tall + 4 * s, wide * 0.54, 12 * s, '#3b2a34', `${bare} opacity=".26"`),
    rect(x, y, wide, tall, 8, paper.tube(wood), bare),
    rect(x + 10 * s, y + 10 * s, wide - 20 * s, tall - 20 * s, 4, shade(wood, -0.14), bare),
  ];
  const lot = dice(`shelf:${stage.seed}:${Math.round(x)}`);
  const between = (at: number, base: number, room: number): string => shelfThing(stage, lot.pick(['vase', 'globe', 'box', 'plant', 'lying'] as const), at, base, room, tone);
  const rows = Math.max(2, Math.round(tall / (100 * s)));
  for (let row = 0; row < rows; row++) {
    const base = y + ((row + 1) * (tall - 12 * s)) / rows;
    for (let bx = x + 16 * s; bx < x + wide - 30 * s;) {
      const bw = roll.between(11, 24) * s;
      const bh = roll.between(0.55, 0.82) * ((tall - 20 * s) / rows);
      const color = tone(roll.pick(['#c4544a', '#4f79b4', '#e0b04a', '#5a9a74', '#8f6ab0', '#d98a5a', '#f0e0c0']));
      const isBook = roll.chance(0.86);
      if (!isBook && bx + 46 * s < x + wide - 16 * s) {
        marks.push(between(bx, base, Math.min(58 * s, (tall - 20 * s) / rows * 0.74)));
        bx += 44 * s;
        continue;
      }
      if (isBook)
        marks.push(rect(bx, base - bh, bw, bh, 2, color, bare), rect(bx, base - bh * 0.8, bw, 5 * s, 0, shade(color, 0.14), bare));
      bx += bw + 2;
    }
    marks.push(rect(x + 6 * s, base, wide - 12 * s, 10 * s, 2, shade(wood, 0.04), bare), rect(x + 10 * s, base + 10 * s, wide - 20 * s, 12 * s, 0, paper.linear([[0, '#1c0f18', 0.4], [1, '#1c0f18', 0]]), bare));
  }
  return marks.join('');
}

/** What stands between books. @param room its height */
function shelfThing({ paper, s }: Stage, kind: 'vase' | 'globe' | 'box' | 'plant' | 'lying', x: number, base: number, room: number, tone: (c: string) => string): string {
  const mid = x + 20 * s;
  switch (kind) {
    case 'vase':
      return path(`M${mid - 7 * s} ${base - room} h${14 * s} q${-2 * s} ${room * 0.3} ${9 * s} ${room * 0.5} q${2 * s} ${room * 0.4} ${-7 * s} ${room * 0.5} h${-18 * s} q${-9 * s} ${-room * 0.1} ${-7 * s} ${-room * 0.5} q${11 * s} ${-room * 0.2} ${9 * s} ${-room * 0.5}Z`, paper.tube(tone('#8fb4c8')), bare);
    case 'globe':
      return line(`M${mid} ${base} v${-8 * s}`, tone('#b98a4a'), 9 * s) + circle(mid, base - room * 0.52, room * 0.38, paper.ball(tone('#6fa8d0')), bare) + ellipse(mid - room * 0.1, base - room * 0.58, room * 0.17, room * 0.13, tone('#8fbf84'), bare);
    case 'box':
      return rect(mid - 18 * s, base - room * 0.62, 36 * s, room * 0.62, 3, paper.drop(tone('#c9a06a')), bare) + rect(mid - 6 * s, base - room * 0.42, 12 * s, 8 * s, 2, tone('#fff3dc'), bare);
    case 'plant':
      return [-40, -14, 12, 38].map((a) => ellipse(mid, base - room * 0.62, 6 * s, room * 0.3, tone('#7fb06c'), `${bare} transform="rotate(${a} ${mid} ${base - room * 0.34})"`)).join('') + rect(mid - 13 * s, base - room * 0.38, 26 * s, room * 0.38, 4 * s, paper.drop(tone('#e9dcc8')), bare);
    case 'lying':
      return ['#7a9f6a', '#c4645a', '#e0b25a'].map((color, i) => rect(mid - (20 - i * 2) * s, base - (i + 1) * 12 * s, (40 - i * 4) * s, 11 * s, 2, tone(color), bare)).join('');
  }
}

export const lamp = ({ paper, palette, w, h, s }: Stage, x: number, y: number): string =>
  line(`M${x} 0 V${y}`, '#6a5060', 4 * s) +
  // In the dark it lights the middle of the room, too.
  (palette.dark ? paper.softEllipse(w * 0.5, h * 0.82, w * 0.44, h * 0.15, '#ffd98a', 0.3) + paper.glow(x, y + 40 * s, 420 * s, '#ffdb94', 0.4) : '') +
  paper.glow(x, y + 20 * s, 190 * s, '#ffe3a0', palette.dark ? 0.8 : 0.5) +
  path(
    `M${x - 44 * s} ${y + 26 * s} Q${x - 36 * s} ${y - 24 * s} ${x} ${y - 26 * s} Q${x + 36 * s} ${y - 24 * s} ${x + 44 * s} ` +
      `${y + 26 * s}Z`,
    paper.tube('#e8936a'),
    bare,
  ) +
  ellipse(x, y - 24 * s, 13 * s, 8 * s, '#b98a4a', bare) +
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
