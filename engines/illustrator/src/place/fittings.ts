/** Windows, curtains, shelves and lamps for rooms. */
import { shade } from '../color.ts';
import { type Stage, VIEW } from './ground.ts';
import type { Outside } from './setting.ts';
import { stars } from './sky.ts';
import { bare, circle, ellipse, line, moved, path, rect } from '../shapes.ts';

/** What is seen of the weather through a pane, and what it leaves on the sill. The window is `wide` and `tall`, its sill at `y + tall`. */
function weatherOutside({ palette, roll, s }: Stage, outside: Outside, x: number, y: number, wide: number, tall: number): { view: string; sill: string } {
  const grey = palette.dark ? 0.3 : outside === 'rain' ? 0.72 : outside === 'snow' ? 0.5 : 0;
  const veil = grey ? rect(x - wide / 2, y - 10, wide, tall + 10, 0, outside === 'rain' ? '#8b9aab' : '#dfe8f2', `${bare} opacity="${grey}"`) : '';
  const near = (color: string): string => palette.at(color, 0.6);
  const crown = (color: string): string =>
    line(`M${x + wide * 0.2} ${y + tall} V${y + tall * 0.74}`, near('#8a6242'), 9 * s) + [[-20, 0, 34], [22, -6, 36], [2, -30, 36]].map(([dx = 0, dy = 0, r = 0]) => circle(x + wide * 0.2 + dx * s, y + tall * 0.7 + dy * s, r * s, near(color), bare)).join('');
  const land = { rain: '#6f947c', snow: '#f6faff', leaves: '#c79a52', petals: '#9fcf84' }[outside];
  const ground = ellipse(x - wide * 0.1, y + tall, wide * 0.72, tall * 0.24, near(land), bare);
  const grown = outside === 'leaves' ? crown('#e0803a') : outside === 'petals' ? crown('#f5b6cc') : outside === 'snow' ? path(`M${x + wide * 0.08} ${y + tall * 0.9} l${30 * s} ${-80 * s} l${30 * s} ${80 * s}Z`, near('#5f8f80'), bare) + path(`M${x + wide * 0.08 + 17 * s} ${y + tall * 0.9 - 46 * s} l${13 * s} ${-34 * s} l${13 * s} ${34 * s}Z`, near('#f6faff'), bare) : '';
  const falling = Array.from({ length: outside === 'rain' ? 26 : outside === 'snow' ? 30 : 14 }, () => {
    const [fx, fy] = [x + roll.between(-0.5, 0.5) * wide, y + roll.between(0, 1) * tall];
    if (outside === 'rain') return line(`M${fx} ${fy} l${-5 * s} ${26 * s}`, '#eaf4ff', 2.6 * s, 0.8);
    if (outside === 'snow') return circle(fx, fy, roll.between(2.6, 5.6) * s, '#ffffff', `${bare} opacity=".95"`);
    return ellipse(fx, fy, 7 * s, 4 * s, outside === 'leaves' ? '#e0803a' : '#f9c8d8', `${bare} transform="rotate(${roll.whole(0, 180)} ${fx} ${fy})"`);
  }).join('');
  const sill = outside === 'snow' ? path(`M${x - wide * 0.5} ${y + tall + 4 * s} Q${x - wide * 0.3} ${y + tall - 26 * s} ${x - wide * 0.08} ${y + tall - 9 * s} Q${x + wide * 0.2} ${y + tall - 30 * s} ${x + wide * 0.5} ${y + tall + 4 * s}Z`, '#fbfdff', bare) : '';
  return { view: veil + ground + grown + falling, sill };
}

/** A window that shows more than the sky is wider. */
const widthOf = ({ view, w }: Stage, x: number, wide: number): number => (view ? Math.max(wide, Math.min(wide * 1.9, 1.9 * Math.min(x, w - x))) : wide);

export function windowAt(stage: Stage, x: number, y: number, usual: number, tall: number, round = false): string {
  const wide = widthOf(stage, x, usual);
  const { paper, palette, roll, s, outside } = stage;
  const weather = outside ? weatherOutside(stage, outside, x, y, wide, tall) : undefined;
  const shape = round
    ? `<circle cx="${x}" cy="${y + tall / 2}" r="${tall / 2}"/>`
    : `<path d="M${x - wide / 2} ${y + tall} V${y + wide * 0.4} A${wide / 2} ${wide * 0.4} 0 0 1 ${x + wide / 2} ${y + wide * 0.4} ` +
      `V${y + tall}Z"/>`;
  const clip = paper.clip(shape);
  const view =
    rect(x - wide / 2, y - 10, wide, tall + 10, 0, paper.linear(palette.sky), bare) +
    (outside === 'rain' || outside === 'snow' ? '' : palette.dark
      ? moved(x - wide / 2, y, 1, stars(wide, tall * 0.8, roll, 22)) + circle(x + wide * 0.2, y + tall * 0.3, 22 * s, '#fdf6d8', bare)
      : circle(x + wide * 0.2, y + tall * 0.3, 24 * s, '#fffbe6', bare)) +
    ellipse(x - wide * 0.1, y + tall, wide * 0.6, tall * 0.22, palette.at('#7fae6c', 0.5), bare) +
    (stage.view ? moved(x - wide / 2, y + tall - (wide / VIEW.width) * VIEW.height * 0.92, wide / VIEW.width, stage.view) : '') +
    (weather?.view ?? '');
  const frame = round
    ? `<circle cx="${x}" cy="${y + tall / 2}" r="${tall / 2}" fill="none" stroke="#f8ecd6" stroke-width="${13 * s}"/>`
    : `<path d="M${x - wide / 2} ${y + tall} V${y + wide * 0.4} A${wide / 2} ${wide * 0.4} 0 0 1 ${x + wide / 2} ${y + wide * 0.4} ` +
      `V${y + tall}Z" fill="none" stroke="#f8ecd6" stroke-width="${13 * s}"/>`;
  return (
    paper.glow(x, y + tall / 2, wide * 1.1, palette.light.color, 0.5) +
    `<g clip-path="${clip}">${view}</g>` +
    frame +
    line(`M${x} ${y + 6} V${y + tall} M${x - wide / 2} ${y + tall * 0.58} H${x + wide / 2}`, '#f8ecd6', 8 * s) +
    (weather?.sill ?? '')
  );
}

export const curtains = (stage: Stage, x: number, y: number, usual: number, tall: number, color: string): string => {
  const { paper, s } = stage;
  const wide = widthOf(stage, x, usual);
  // Drawn aside where there is something to see.
  const open = stage.view ? 0.4 : 0.2;
  return (
    [-1, 1]
      .map(
        (d) =>
          path(
            `M${x + d * wide * 0.74} ${y - 20} H${x + d * wide * open} Q${x + d * wide * Math.max(open + 0.04, 0.34)} ${y + tall * 0.6} ` +
              `${x + d * wide * 0.6} ${y + tall * 1.08} H${x + d * wide * 0.78}Z`,
            paper.drop(color),
            bare,
          ) + line(`M${x + d * wide * 0.62} ${y - 14} L${x + d * wide * 0.7} ${y + tall}`, shade(color, -0.08), 4, 0.5),
      )
      .join('') + line(`M${x - wide * 0.84} ${y - 24} H${x + wide * 0.84}`, '#9a7048', 11 * s)
  );
};

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
