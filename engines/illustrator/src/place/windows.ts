/** Windows of rooms, with their sills and curtains, and what they let in. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, each, ellipse, line, moved, path, rect } from '../shapes.ts';
import { lightOnFloor } from './floors.ts';
import { floorFrom, type Stage, VIEW } from './ground.ts';
import type { Outside } from './setting.ts';
import { landBehind } from './window-view.ts';

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

type Shape = 'arch' | 'sash' | 'lattice';
const shapeOf = (seed: string): Shape => dice(`window:${seed}`).pick(['arch', 'sash', 'arch', 'lattice'] as const);

const outline = (shape: Shape, x: number, y: number, wide: number, tall: number): string =>
  shape === 'arch'
    ? `M${x - wide / 2} ${y + tall} V${y + wide * 0.4} A${wide / 2} ${wide * 0.4} 0 0 1 ${x + wide / 2} ${y + wide * 0.4} V${y + tall}Z`
    : `M${x - wide / 2} ${y + tall} V${y + 12} Q${x - wide / 2} ${y} ${x - wide / 2 + 12} ${y} H${x + wide / 2 - 12} Q${x + wide / 2} ${y} ${x + wide / 2} ${y + 12} V${y + tall}Z`;

const bars = (shape: Shape | 'round', x: number, y: number, wide: number, tall: number): string => {
  const [left, right] = [x - wide / 2, x + wide / 2];
  if (shape === 'lattice') return [-1, 1].map((d) => `M${x + d * wide * 0.17} ${y} V${y + tall}`).join('') + [0.32, 0.66].map((t) => `M${left} ${y + tall * t} H${right}`).join('');
  if (shape === 'sash') return `M${x} ${y + tall * 0.5} V${y + tall} M${left} ${y + tall * 0.5} H${right}`;
  return `M${x} ${y + 6} V${y + tall} M${left} ${y + tall * 0.56} H${right}`;
};

interface Looks {
  /** a porthole or the window of a gable */
  round?: boolean;
  /** another one of this room shows sun or moon */
  sunless?: boolean;
  /** nothing stands on its sill */
  bareSill?: boolean;
}

export function windowAt(stage: Stage, x: number, y: number, usual: number, tall: number, { round = false, sunless = false, bareSill = false }: Looks = {}): string {
  const wide = widthOf(stage, x, usual);
  const { paper, palette, s, h, outside, seed } = stage;
  const shape = shapeOf(seed);
  const weather = outside ? weatherOutside(stage, outside, x, y, wide, tall) : undefined;
  const d = outline(shape, x, y, wide, tall);
  const frameOf = (color: string, width: number): string => round
    ? circle(x, y + tall / 2, tall / 2, 'none', `stroke="${color}" stroke-width="${width * s}"`)
    : path(d, 'none', `stroke="${color}" stroke-width="${width * s}" stroke-linejoin="round"`);
  const clip = paper.clip(round ? circle(x, y + tall / 2, tall / 2, '#fff') : path(d, '#fff'));
  const view =
    landBehind(stage, { x, y, wide: round ? tall : wide, tall, isSunny: !sunless }, outside !== 'rain' && outside !== 'snow' && !stage.view) +
    (stage.view ? moved(x - wide / 2, y + tall - (wide / VIEW.width) * VIEW.height * 0.92, wide / VIEW.width, stage.view) : '') +
    (weather?.view ?? '') +
    // The pane mirrors a little of the light.
    path(`M${x - wide * 0.5} ${y + tall * 0.5} L${x + wide * 0.02} ${y - 10} h${wide * 0.2} L${x - wide * 0.5} ${y + tall * 0.74}Z M${x - wide * 0.2} ${y + tall} L${x + wide * 0.5} ${y + tall * 0.26} v${tall * 0.1} L${x - wide * 0.1} ${y + tall}Z`, '#ffffff', `${bare} opacity="${palette.dark ? 0.07 : 0.16}"`);
  const wood = palette.dark ? '#d9cdd6' : '#fbf2e2';
  const sill = round ? '' : rect(x - wide * 0.6, y + tall - 2 * s, wide * 1.2, 18 * s, 5 * s, paper.drop(wood), bare) + rect(x - wide * 0.56, y + tall + 16 * s, wide * 1.12, 16 * s, 0, paper.linear([[0, '#3b2a4a', 0.24], [1, '#3b2a4a', 0]]), bare);
  return (
    paper.glow(x, y + tall / 2, wide * 1.15, palette.light.color, palette.dark ? 0.3 : 0.5) +
    (round || stage.portrait ? '' : lightOnFloor(stage, x, wide, floorFrom(stage, h * 0.74))) +
    frameOf(shade(wood, -0.16), 24) +
    `<g clip-path="${clip}">${view}${frameOf('#3b2a4a', 22).replace('/>', ' opacity=".2"/>')}</g>` +
    frameOf(wood, 15) +
    line(bars(round ? 'round' : shape, x, y, round ? tall : wide, tall), shade(wood, -0.12), 9 * s) + line(bars(round ? 'round' : shape, x - 1.5 * s, y - 1.5 * s, round ? tall : wide, tall), wood, 6 * s) +
    sill + (weather?.sill ?? '') + (round || bareSill || outside === 'snow' || wide < 170 * s ? '' : onTheSill(stage, x, y + tall, wide))
  );
}

/** A pot, a jar or nothing: something else on another sill. */
function onTheSill({ paper, palette, s, seed, w }: Stage, x: number, y: number, wide: number): string {
  const roll = dice(`sill:${seed}:${Math.round((x / w) * 20)}`);
  const at = (color: string): string => palette.at(color, 0.9);
  const pot = (dx: number, color: string): string => path(`M${x + dx - 19 * s} ${y - 30 * s} h${38 * s} l${-6 * s} ${30 * s} h${-26 * s}Z`, paper.drop(at(color)), bare) + rect(x + dx - 22 * s, y - 36 * s, 44 * s, 10 * s, 4 * s, at(shade(color, 0.04)), bare);
  const left = x - wide * 0.29;
  switch (roll.pick(['tulips', 'cactus', 'jar', 'herbs'] as const)) {
    case 'tulips':
      return [-10, 2, 13].map((dx, i) => line(`M${left + dx * 0.4 * s} ${y - 32 * s} Q${left + dx * s} ${y - 54 * s} ${left + dx * 1.3 * s} ${y - (64 + (i % 2) * 13) * s}`, at('#6aa45e'), 4 * s) + ellipse(left + dx * 1.3 * s, y - (70 + (i % 2) * 13) * s, 8 * s, 11 * s, at(['#e8708a', '#f2c14e', '#e08a5a'][i] ?? '#f88'), bare)).join('') + pot(-wide * 0.29, '#7f9fc4');
    case 'cactus':
      return rect(left - 12 * s, y - 76 * s, 24 * s, 50 * s, 12 * s, paper.tube(at('#7fae72')), bare) + line(`M${left + 12 * s} ${y - 50 * s} h${10 * s} v${-14 * s}`, at('#7fae72'), 11 * s) + circle(left, y - 78 * s, 7 * s, at('#f28ab0'), bare) + pot(-wide * 0.29, '#d98a5e');
    case 'jar':
      return rect(left - 20 * s, y - 46 * s, 40 * s, 46 * s, 9 * s, at('#bfe0ea'), `${bare} opacity=".75"`) + each(5, (i) => circle(left + ([-10, 4, 11, -4, 8][i] ?? 0) * s, y - ([9, 10, 22, 23, 35][i] ?? 0) * s, 8 * s, at(['#e8708a', '#f2c14e', '#7fb4d8', '#8fc47e', '#b48ad0'][i] ?? '#fff'), bare)) + rect(left - 17 * s, y - 54 * s, 34 * s, 10 * s, 4 * s, at('#d9a04e'), bare);
    case 'herbs':
      return [-16, -5, 7, 17].map((dx, i) => ellipse(left + dx * s, y - (48 + (i % 2) * 9) * s, 9 * s, 19 * s, at(i % 2 ? '#7fb46a' : '#96c47c'), `${bare} transform="rotate(${dx * 1.5} ${left} ${y - 30 * s})"`)).join('') + pot(-wide * 0.29, '#e9dcc8');
  }
}

export function curtains(stage: Stage, x: number, y: number, usual: number, tall: number, color: string): string {
  const { paper, s } = stage;
  const wide = widthOf(stage, x, usual);
  // Drawn aside where there is something to see.
  const open = stage.view ? 0.42 : 0.3;
  const [top, low] = [y - 24 * s, y + tall * 1.14];
  const tie = y + tall * 0.66;
  const half = (d: number): string => {
    const at = (t: number): number => x + d * wide * t;
    return (
      path(`M${at(0.74)} ${top} H${at(open)} C${at(open + 0.03)} ${y + tall * 0.36} ${at(0.5)} ${tie - tall * 0.1} ${at(0.58)} ${tie} C${at(0.52)} ${tie + tall * 0.16} ${at(0.46)} ${low - tall * 0.12} ${at(0.45)} ${low} ` +
        `q${d * wide * 0.05} ${10 * s} ${d * wide * 0.1} 0 t${d * wide * 0.1} 0 t${d * wide * 0.1} 0 L${at(0.72)} ${tie}Z`, paper.drop(color), bare) +
      [0.1, 0.22, 0.34].map((t, i) => line(`M${at(open + t)} ${top + 8 * s} C${at(open + t + 0.02)} ${y + tall * 0.4} ${at(0.6 + i * 0.03)} ${tie - 40 * s} ${at(0.61 + i * 0.03)} ${tie - 6 * s} M${at(0.61 + i * 0.03)} ${tie + 12 * s} Q${at(0.56 + i * 0.05)} ${tie + 60 * s} ${at(0.53 + i * 0.07)} ${low - 6 * s}`, shade(color, i % 2 ? 0.06 : -0.09), 5 * s, 0.55)).join('') +
      rect(Math.min(at(0.56), at(0.735)), tie - 7 * s, wide * 0.175, 15 * s, 7 * s, shade(color, 0.13), bare)
    );
  };
  const rod = y - 30 * s;
  return (
    half(-1) + half(1) +
    // A short one above, in folds.
    path(`M${x - wide * 0.76} ${rod} H${x + wide * 0.76} V${y + 22 * s} ` + `q${-wide * 0.076} ${22 * s} ${-wide * 0.152} 0 `.repeat(10) + 'Z', paper.drop(shade(color, 0.045)), bare) +
    line(each(9, (i) => `M${x + wide * (-0.608 + i * 0.152)} ${rod + 10 * s} V${y + 20 * s}`), shade(color, -0.07), 4 * s, 0.5) +
    line(`M${x - wide * 0.84} ${rod} H${x + wide * 0.84}`, '#9a7048', 10 * s) + line(`M${x - wide * 0.82} ${rod - 2.6 * s} H${x + wide * 0.82}`, '#c29a6c', 3 * s) +
    [-1, 1].map((d) => circle(x + d * wide * 0.86, rod, 11 * s, paper.ball('#b5854f'), bare)).join('')
  );
}
