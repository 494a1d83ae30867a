/** Houses of a city: rows behind each other under roofs of several kinds, and the two fronts between which we look down the street. */
import { mix, shade } from '../color.ts';
import { dice, type Dice } from '../dice.ts';
import { bare, circle, each, ellipse, line, path, rect } from '../shapes.ts';
import type { Stage } from './ground.ts';

const WALLS = ['#d99f86', '#9fb4d4', '#e6caa2', '#a9c4b4', '#c4aad0', '#e8b8a4', '#d4c48f', '#b4c8dc'] as const;
const ROOFS = ['#a8584e', '#7a6a94', '#5f7f94', '#9a6a4e', '#6f8f7a'] as const;

/** @param depth 0 is farthest: those are taller, and paler */
export function rowOfHouses(stage: Stage, depth: number): string {
  const { w, horizon, s, seed } = stage;
  const roll = dice(`houses:${depth}:${seed}`);
  const base = horizon + 40 * s + depth * 56 * s;
  let row = '';
  for (let x = -40; x < w + 40;) {
    const wide = (depth ? roll.between(92, 150) : roll.between(70, 120)) * s;
    row += house(stage, roll, { x, base, wide, tall: roll.between(150, depth ? 300 : 400) * s, clear: 0.34 + depth * 0.3, near: depth > 0 });
    x += wide + (depth ? roll.between(-3, 3) : roll.between(-4, 8)) * s;
  }
  return row;
}

interface House {
  /** its left edge */
  x: number;
  /** y of its foot */
  base: number;
  wide: number;
  tall: number;
  /** how little of it is lost in the haze, 0..1 */
  clear: number;
  /** near enough to see shutters and flowers */
  near: boolean;
}

type Roof = 'gable' | 'flat' | 'mansard' | 'steps' | 'tank';

function house({ paper, palette, s }: Stage, roll: Dice, { x, base, wide, tall, clear, near }: House): string {
  const wall = palette.at(roll.pick(WALLS), clear);
  const tiles = palette.at(roll.pick(ROOFS), clear);
  const trim = mix(wall, palette.dark ? '#c9bfe0' : '#fffaf0', palette.dark ? 0.2 : 0.5);
  const top = base - tall;
  const columns = wide > 104 * s ? 3 : 2;
  const rows = Math.max(1, Math.floor((tall - 16 * s) / (46 * s)));
  const [pw, ph] = [(wide / columns) * 0.46, 26 * s];
  let [lit, dim, shutters, flowers] = ['', '', '', ''];
  const hasShutters = near && roll.chance(0.5);
  const hasFlowers = near && !hasShutters && roll.chance(0.6);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [px, py] = [x + (wide * (column + 0.5)) / columns - pw / 2, top + (20 + row * 46) * s];
      const pane = `M${px} ${py + ph} V${py + 6 * s} Q${px + pw / 2} ${py - 4 * s} ${px + pw} ${py + 6 * s} V${py + ph}Z`;
      if (palette.dark ? roll.chance(0.58) : roll.chance(0.1)) lit += pane;
      else dim += pane;
      if (hasShutters) shutters += `M${px - pw * 0.4} ${py + 2 * s} h${pw * 0.32} v${ph} h${-pw * 0.32}Z M${px + pw * 1.08} ${py + 2 * s} h${pw * 0.32} v${ph} h${-pw * 0.32}Z`;
      if (hasFlowers && (row + column) % 2) flowers += [0, 1, 2, 3].map((i) => circle(px + pw * (0.1 + i * 0.27), py + ph - 1 * s, 4.4 * s, palette.at(['#f28ab0', '#ffd05c', '#ffffff', '#e8606a'][i] ?? '#fff', clear + 0.2), bare)).join('') + rect(px - 3 * s, py + ph + 1 * s, pw + 6 * s, 8 * s, 3 * s, palette.at('#8a5f4a', clear), bare);
    }
  const glass = mix(wall, palette.dark ? '#20265e' : '#5f86b4', palette.dark ? 0.45 : 0.4);
  const kind: Roof = roll.pick(near ? (['gable', 'mansard', 'steps', 'flat', 'gable'] as const) : (['flat', 'tank', 'flat', 'gable'] as const));
  return (
    rect(x, top, wide, tall + 140 * s, 3, paper.linear([[0, shade(wall, 0.04)], [1, wall]]), bare) + rect(x + wide * 0.86, top, wide * 0.14, tall + 140 * s, 0, shade(wall, -0.06), `${bare} opacity=".55"`) +
    roofOf(kind, { x, top, wide, s, tiles, wall, trim, dark: palette.dark, roll }) +
    path(dim, glass, near ? `stroke="${trim}" stroke-width="${3 * s}"` : bare) + path(lit, '#ffe09a', near ? `stroke="${trim}" stroke-width="${3 * s}"` : bare) +
    (shutters ? path(shutters, tiles, bare) : '') + flowers +
    (near ? line(each(rows - 1, (row) => `M${x} ${top + (54 + row * 46) * s} h${wide}`), shade(wall, -0.05), 2.4 * s, 0.5) : '')
  );
}

interface RoofAt {
  x: number;
  top: number;
  wide: number;
  s: number;
  tiles: string;
  wall: string;
  trim: string;
  dark: boolean;
  roll: Dice;
}

function roofOf(kind: Roof, { x, top, wide, s, tiles, wall, trim, dark, roll }: RoofAt): string {
  const chimney = (t: number, up: number): string => rect(x + wide * t, top - up * s, 16 * s, up * s, 2, shade(wall, -0.1), bare) + rect(x + wide * t - 3 * s, top - up * s, 22 * s, 6 * s, 2, shade(wall, -0.15), bare);
  const edge = rect(x - 4 * s, top - 7 * s, wide + 8 * s, 13 * s, 3, trim, bare) + rect(x, top + 6 * s, wide, 7 * s, 0, shade(wall, -0.1), `${bare} opacity=".4"`);
  switch (kind) {
    case 'gable': {
      const up = wide * 0.62;
      return chimney(0.68, up / s * 0.72) + path(`M${x - 8 * s} ${top + 2 * s} L${x + wide / 2} ${top - up} L${x + wide + 8 * s} ${top + 2 * s}Z`, tiles, bare) + path(`M${x + wide / 2} ${top - up} L${x + wide + 8 * s} ${top + 2 * s} H${x + wide * 0.62}Z`, shade(tiles, -0.05), `${bare} opacity=".7"`) +
        line([0.3, 0.55, 0.78].map((t) => `M${x + wide / 2 - (wide / 2) * t} ${top - up * (1 - t)} h${wide * t}`).join(''), shade(tiles, -0.07), 2.4 * s, 0.6) + circle(x + wide / 2, top - up * 0.34, 10 * s, dark ? '#ffe09a' : mix(wall, '#5f86b4', 0.4), `stroke="${trim}" stroke-width="${3 * s}"`);
    }
    case 'mansard':
      return chimney(0.14, 84) + path(`M${x - 6 * s} ${top + 2 * s} Q${x + 6 * s} ${top - 40 * s} ${x + 14 * s} ${top - 62 * s} H${x + wide - 14 * s} Q${x + wide - 6 * s} ${top - 40 * s} ${x + wide + 6 * s} ${top + 2 * s}Z`, tiles, bare) + rect(x + 10 * s, top - 66 * s, wide - 20 * s, 8 * s, 3, shade(tiles, 0.06), bare) +
        [0.3, 0.7].map((t) => path(`M${x + wide * t - 14 * s} ${top - 8 * s} v${-24 * s} l${14 * s} ${-16 * s} l${14 * s} ${16 * s} v${24 * s}Z`, trim, bare) + rect(x + wide * t - 8 * s, top - 30 * s, 16 * s, 20 * s, 2, dark && roll.chance(0.6) ? '#ffe09a' : mix(wall, '#5f86b4', 0.45), bare)).join('') + edge;
    case 'steps':
      return path(`M${x} ${top + 2 * s}` + [0.1, 0.22, 0.36].map((t, i) => ` V${top - (22 + i * 24) * s} H${x + wide * t}`).join('') + ` V${top - 92 * s} H${x + wide * 0.64}` + [0.78, 0.9, 1].map((t, i) => ` V${top - (70 - i * 24) * s} H${x + wide * t}`).join('') + ` V${top + 2 * s}Z`, shade(wall, 0.02), bare) + circle(x + wide / 2, top - 44 * s, 12 * s, dark ? '#ffe09a' : mix(wall, '#5f86b4', 0.4), `stroke="${trim}" stroke-width="${3 * s}"`);
    case 'tank':
      return edge + line(`M${x + wide * 0.34} ${top} v${-30 * s} M${x + wide * 0.66} ${top} v${-30 * s}`, shade(wall, -0.14), 4 * s) + rect(x + wide * 0.26, top - 66 * s, wide * 0.48, 40 * s, 3, shade(wall, -0.07), bare) + path(`M${x + wide * 0.22} ${top - 64 * s} L${x + wide * 0.5} ${top - 92 * s} L${x + wide * 0.78} ${top - 64 * s}Z`, tiles, bare);
    case 'flat':
      return (roll.chance(0.4) ? line(`M${x + wide / 2} ${top} v${-44 * s}`, shade(wall, -0.1), 4 * s) + circle(x + wide / 2, top - 46 * s, 5 * s, '#e8606a', bare) : chimney(0.2, 34)) + edge +
        (roll.chance(0.5) ? [0.5, 0.66, 0.82].map((t, i) => circle(x + wide * t, top - 12 * s, (11 + (i % 2) * 4) * s, mix(tiles, '#6fa05c', 0.75), bare)).join('') : '');
  }
}

/** The fronts at both edges of the sheet, which run away from us to the horizon. @param share of their usual width */
export function nearFronts(stage: Stage, share = 1): string {
  const roll = dice(`fronts:${stage.seed}`);
  const left = roll.whole(0, WALLS.length - 1);
  return front(stage, roll, share, -1, left) + front(stage, roll, share, 1, left + 2 + roll.whole(0, 3));
}

function front({ paper, palette, w, h, horizon, s }: Stage, roll: Dice, share: number, side: -1 | 1, color: number): string {
  const wall = palette.at(WALLS[color % WALLS.length] ?? '#d99f86', 0.86);
  const tiles = palette.at(roll.pick(ROOFS), 0.9);
  const trim = mix(wall, palette.dark ? '#d0c4e6' : '#fffaf0', palette.dark ? 0.26 : 0.62);
  const broad = Math.min(w * 0.15, 190 * s) * share;
  const [top, low] = [-h * 0.12, h * 1.04];
  /** t 0 at the edge of the sheet … 1 where the front ends; u 0 above … 1 on the ground */
  const at = (t: number, u: number): string => {
    const run = (broad * t) / (w * 0.5);
    return `${side < 0 ? broad * t : w - broad * t} ${horizon + (top + (low - top) * u - horizon) * (1 - run)}`;
  };
  const quad = (t0: number, t1: number, u0: number, u1: number): string => `M${at(t0, u0)} L${at(t1, u0)} L${at(t1, u1)} L${at(t0, u1)}Z`;
  const glass = palette.dark ? '#ffe09a' : mix(wall, '#5f86b4', 0.42);
  const floors = [0.2, 0.41];
  const pane = (t: number, u: number): string =>
    path(quad(t - 0.03, t + 0.25, u - 0.012, u + 0.142), trim, bare) + path(quad(t, t + 0.22, u, u + 0.13), palette.dark && roll.chance(0.3) ? mix(wall, '#20265e', 0.4) : glass, bare) + line(`M${at(t + 0.11, u)} L${at(t + 0.11, u + 0.13)} M${at(t, u + 0.06)} L${at(t + 0.22, u + 0.06)}`, trim, 3 * s) +
    path(quad(t - 0.15, t - 0.035, u, u + 0.13) + quad(t + 0.255, t + 0.36, u, u + 0.13), tiles, bare) +
    path(quad(t - 0.05, t + 0.27, u + 0.145, u + 0.172), palette.at('#8a5f4a', 0.9), bare) + each(5, (i) => `<circle cx="${at(t - 0.02 + i * 0.065, u + 0.14).split(' ')[0]}" cy="${at(t - 0.02 + i * 0.065, u + 0.14).split(' ')[1]}" r="${7 * s}" fill="${palette.at(['#f28ab0', '#ffd05c', '#ffffff', '#f28ab0', '#e8707a'][i] ?? '#fff', 0.95)}" ${bare}/>`);
  const awning = each(6, (i) => path(`M${at(0.06 + i * 0.15, 0.655)} L${at(0.21 + i * 0.15, 0.655)} L${at(0.23 + i * 0.15, 0.73)} L${at(0.06 + i * 0.15, 0.73)}Z`, i % 2 ? palette.at('#fdf3e0', 0.95) : tiles, bare));
  return (
    path(quad(0, 1, 0, 1), paper.linear([[0, shade(wall, -0.05)], [0.6, wall], [1, shade(wall, -0.05)]]), bare) +
    path(quad(0, 1, 0.615, 0.645), trim, bare) + path(quad(0, 1, 0.645, 0.66), shade(wall, -0.1), `${bare} opacity=".5"`) +
    floors.map((u) => pane(0.2, u) + pane(0.68, u)).join('') +
    path(quad(0.1, 0.62, 0.7, 0.9), trim, bare) + path(quad(0.13, 0.59, 0.715, 0.885), palette.dark ? '#ffe6b0' : mix(wall, '#7fa4c8', 0.45), bare) +
    // What the shop has in its window, and no words.
    [0.2, 0.32, 0.44, 0.54].map((t, i) => `<ellipse cx="${at(t, 0.862).split(' ')[0]}" cy="${at(t, 0.862).split(' ')[1]}" rx="${11 * s}" ry="${(14 + (i % 2) * 9) * s}" fill="${palette.at(['#e0707a', '#f2c14e', '#7fae72', '#8fa4d8'][i] ?? '#fff', 0.9)}" ${bare}/>`).join('') +
    path(quad(0.7, 0.92, 0.7, 0.965), trim, bare) + path(quad(0.73, 0.89, 0.715, 0.965), palette.at('#7a5040', 0.9), bare) + path(quad(0.76, 0.86, 0.735, 0.8), glass, bare) +
    awning + path(quad(0, 1, 0.955, 1), shade(wall, -0.12), `${bare} opacity=".7"`) +
    path(quad(0.95, 1, 0, 1), trim, `${bare} opacity=".8"`) +
    hangingSign(at(1, 0.56), side, roll, s, palette.at)
  );
}

/** What a shop sells, as a picture on a bracket. */
function hangingSign(where: string, side: -1 | 1, roll: Dice, s: number, tone: Stage['palette']['at']): string {
  const [x, y] = where.split(' ').map(Number) as [number, number];
  const cx = x - side * 40 * s;
  const at = (color: string): string => tone(color, 0.95);
  const mark = {
    cup: path(`M${cx - 15 * s} ${y + 30 * s} h${28 * s} q0 ${26 * s} ${-14 * s} ${26 * s} t${-14 * s} ${-26 * s}Z`, at('#8a5040'), bare) + line(`M${cx + 13 * s} ${y + 34 * s} q${10 * s} ${2 * s} 0 ${12 * s}`, at('#8a5040'), 4 * s),
    loaf: ellipse(cx, y + 43 * s, 18 * s, 12 * s, at('#c98a4a'), bare) + line(`M${cx - 8 * s} ${y + 36 * s} l${5 * s} ${9 * s} M${cx + 3 * s} ${y + 35 * s} l${5 * s} ${9 * s}`, at('#8a5a30'), 3 * s),
    flower: each(5, (i) => circle(cx + Math.cos(i * 1.257) * 10 * s, y + 42 * s + Math.sin(i * 1.257) * 10 * s, 7 * s, at('#e0708a'), bare)) + circle(cx, y + 42 * s, 6 * s, at('#ffd05c'), bare),
    fish: path(`M${cx - 18 * s} ${y + 42 * s} q${14 * s} ${-16 * s} ${28 * s} 0 l${9 * s} ${-8 * s} v${16 * s} l${-9 * s} ${-8 * s} q${-14 * s} ${16 * s} ${-28 * s} 0Z`, at('#5f8fb4'), bare),
  }[roll.pick(['cup', 'loaf', 'flower', 'fish'] as const)];
  return line(`M${x} ${y} H${cx - side * 26 * s} M${cx - 14 * s} ${y} v${10 * s} M${cx + 14 * s} ${y} v${10 * s} M${x} ${y + 26 * s} Q${x - side * 8 * s} ${y + 4 * s} ${x - side * 26 * s} ${y}`, at('#4a4458'), 4 * s) + circle(cx, y + 42 * s, 34 * s, at('#6a4a40'), bare) + circle(cx, y + 42 * s, 29 * s, at('#f6e8cc'), bare) + mark;
}
