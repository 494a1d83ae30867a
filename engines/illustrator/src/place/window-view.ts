/** What is seen through the windows of a room: one land behind all of them, and something else near each. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, each, ellipse, line, moved, path, rect } from '../shapes.ts';
import type { Stage } from './ground.ts';
import { rainbow, stars } from './sky.ts';

export interface Pane {
  /** its middle and its upper edge */
  x: number;
  y: number;
  wide: number;
  tall: number;
  /** sun or moon stands in this one: there is one in the sky */
  isSunny: boolean;
}

const NEAR_IT = ['tree', 'house', 'firs', 'bush', 'hut'] as const;

/** Height of the land behind all windows at x, -1..1: two hills that run on from pane to pane. */
const rise = (t: number, turn: number): number => Math.sin(t * 5.2 + turn) * 0.7 + Math.sin(t * 11 + turn * 2.3) * 0.3;

export function landBehind(stage: Stage, pane: Pane, isClear: boolean): string {
  const { paper, palette, roll, s, w, seed } = stage;
  const { x, y, wide, tall, isSunny } = pane;
  const left = x - wide / 2;
  const own = dice(`view:${seed}:${Math.round((x / w) * 20)}`);
  const turn = dice(`land:${seed}`).between(0, 6);
  const ridge = (base: number, swing: number, phase: number): string =>
    `M${left} ${y + tall + 4}` + each(9, (i) => ` L${left + (wide * i) / 8} ${y + tall * base - rise((left + (wide * i) / 8) / w, turn + phase) * tall * swing}`) + ` V${y + tall + 4}Z`;
  const sky = rect(left, y - 10, wide, tall + 14, 0, paper.linear(palette.sky), bare);
  const at = (color: string, near: number): string => palette.at(color, near);
  const sun = !isClear || !isSunny ? '' : palette.dark
    ? paper.glow(x + wide * 0.2, y + tall * 0.3, 60 * s, '#fdf6d8', 0.6) + circle(x + wide * 0.2, y + tall * 0.3, 20 * s, '#fdf6d8', bare)
    : paper.glow(x + wide * 0.2, y + tall * 0.3, 80 * s, '#fff6d0', 0.9) + circle(x + wide * 0.2, y + tall * 0.3, 22 * s, '#fffbe6', bare);
  const cloudAt = (cx: number, cy: number, k: number): string =>
    path(`M${cx - 40 * k} ${cy} a${14 * k} ${14 * k} 0 0 1 ${10 * k} ${-22 * k} a${24 * k} ${22 * k} 0 0 1 ${44 * k} ${-4 * k} a${15 * k} ${14 * k} 0 0 1 ${16 * k} ${26 * k}Z`, '#ffffff', `${bare} opacity="${palette.dark ? 0.16 : 0.75}"`);
  const above = !isClear ? '' : (palette.dark ? moved(left, y, 1, stars(wide, tall * 0.7, roll, 16)) : '') + cloudAt(x - wide * own.between(0.1, 0.3), y + tall * own.between(0.2, 0.42), s * own.between(0.6, 0.9)) + cloudAt(x + wide * own.between(0.16, 0.4), y + tall * own.between(0.44, 0.54), s * 0.55);
  // One bow behind all the windows of a room would be cut to a stripe in each: every pane has its own.
  const bow = palette.hour === 'rainbow' && isClear ? rainbow(x, y + tall * 0.8, wide * 0.42, s * 0.45) : '';
  return (
    sky + above + sun + bow +
    path(ridge(0.7, 0.1, 0), mix(at('#8fb4a8', 0.3), palette.haze, 0.15), bare) +
    path(ridge(0.8, 0.07, 1.7), at('#9cc47e', 0.5), bare) +
    (isClear ? nearIt(stage, own.pick(NEAR_IT), x + wide * own.between(-0.34, 0.3), y + tall * 0.86, s * own.between(0.8, 1.05)) : '') +
    path(ridge(0.9, 0.05, 3.1), paper.linear([[0, at('#8aba68', 0.7)], [1, shade(at('#7aa85c', 0.8), -0.03)]]), bare) +
    (isClear ? each(5, (i) => circle(left + wide * (0.12 + i * 0.19), y + tall * (0.95 + (i % 2) * 0.02), 4 * s, ['#ffd75e', '#ffffff', '#f59ab4'][i % 3] ?? '#fff', bare)) : '')
  );
}

function nearIt({ palette }: Stage, kind: (typeof NEAR_IT)[number], x: number, y: number, k: number): string {
  const at = (color: string): string => palette.at(color, 0.62);
  const pane = palette.dark ? '#ffd983' : at('#dfeefa');
  const roof = (dx: number, wide: number, up: number, color: string): string => path(`M${x + (dx - wide) * k} ${y - up * k} L${x + dx * k} ${y - (up + wide * 0.8) * k} L${x + (dx + wide) * k} ${y - up * k}Z`, at(color), bare);
  const fir = (dx: number, up: number): string => path(`M${x + (dx - up * 0.3) * k} ${y + 6 * k} L${x + dx * k} ${y - up * k} L${x + (dx + up * 0.3) * k} ${y + 6 * k}Z`, at('#5a8f74'), bare);
  switch (kind) {
    case 'tree':
      return line(`M${x} ${y + 8 * k} V${y - 40 * k}`, at('#8a6242'), 9 * k) + [[-22, -52, 27], [20, -56, 28], [0, -78, 30]].map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * k, y + dy * k, r * k, at('#6fa660'), bare)).join('') + circle(x - 8 * k, y - 84 * k, 15 * k, at('#8bbd76'), bare);
    case 'house':
      return rect(x - 30 * k, y - 44 * k, 60 * k, 54 * k, 2, at('#f0dcc0'), bare) + roof(0, 42, 42, '#c9705a') + rect(x - 18 * k, y - 32 * k, 14 * k, 16 * k, 2, pane, bare) + rect(x + 6 * k, y - 26 * k, 14 * k, 34 * k, 2, at('#8a5f44'), bare) + rect(x + 18 * k, y - 76 * k, 10 * k, 24 * k, 1, at('#a4705c'), bare);
    case 'hut':
      return rect(x - 22 * k, y - 70 * k, 44 * k, 80 * k, 2, at('#e8d2b4'), bare) + roof(0, 32, 68, '#6f86b4') + rect(x - 7 * k, y - 56 * k, 14 * k, 18 * k, 6 * k, pane, bare) + fir(44, 60);
    case 'firs':
      return fir(-24, 76) + fir(8, 100) + fir(36, 66);
    case 'bush':
      return [[-30, 0, 24], [0, -12, 30], [30, -2, 22]].map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * k, y + dy * k, r * k, at('#7fb068'), bare)).join('') + each(5, (i) => ellipse(x + (-30 + i * 15) * k, y + (-8 - (i % 2) * 14) * k, 4 * k, 4 * k, at('#f28ab0'), bare));
  }
}
