/** The wall of a furnished room: paper or panels by what the room is for and by the seed, and the shadows of ceiling and corners. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, each, line, path, rect } from '../shapes.ts';
import type { Stage } from './ground.ts';
import type { Room, Setting } from './setting.ts';

export type WallPaper = 'stripes' | 'sprigs' | 'dots' | 'diamonds' | 'stars' | 'clouds' | 'plain';
export type Dado = 'panels' | 'boards' | 'two tones' | 'none';

const PAPERS: Partial<Record<Room, readonly [WallPaper, ...WallPaper[]]>> = {
  bedroom: ['stars', 'clouds', 'stripes', 'dots', 'sprigs'],
  playroom: ['sprigs', 'stripes', 'dots', 'diamonds'],
  kitchen: ['sprigs', 'stripes', 'plain'],
  library: ['diamonds', 'stripes', 'sprigs'],
  music: ['diamonds', 'stripes'],
  hall: ['diamonds'],
  shop: ['stripes', 'sprigs', 'dots'],
  classroom: ['plain'],
  lab: ['plain'],
};
const DADOS: Partial<Record<Room, readonly [Dado, ...Dado[]]>> = {
  bedroom: ['boards', 'none', 'panels'],
  playroom: ['panels', 'none', 'boards'],
  kitchen: ['boards'],
  library: ['panels'],
  music: ['panels'],
  shop: ['boards', 'panels'],
  classroom: ['two tones', 'boards'],
  lab: ['two tones'],
  plain: ['panels', 'boards', 'two tones'],
};

/** By dice of its own, so that nothing else in a picture moves. */
export const wallOf = (room: Room, seed: string): { paper: WallPaper; dado: Dado } => {
  const roll = dice(`paper:${seed}`);
  return { paper: roll.pick(PAPERS[room] ?? ['stripes', 'sprigs', 'dots', 'plain', 'diamonds']), dado: roll.pick(DADOS[room] ?? ['none']) };
};

/** Height of the lower part of a wall that has one, as a share of the sheet. */
const DADO_TALL = 0.17;

export function drawWall(stage: Stage, { room = 'playroom' }: Setting, wall: string, floorY: number): string {
  const { paper, w, h, s } = stage;
  const looks = wallOf(room, stage.seed);
  const top = floorY - h * DADO_TALL;
  return papered(stage, looks.paper, wall, looks.dado === 'none' ? floorY : top) + lowerWall(stage, looks.dado, wall, top, floorY) + cornice(stage, wall) + rect(0, floorY - 150 * s, w, 150 * s, 0, paper.linear([[0, shade(wall, -0.2), 0], [1, shade(wall, -0.2), 0.22]]), bare);
}

/** Light and dark of the wall itself, under whatever covers it: it is lighter where the room is, and dark in its corners. */
export const wallGround = ({ paper, w, h }: Stage, wall: string): string =>
  path(`M0 0H${w}V${h}H0Z`, paper.linear([[0, shade(wall, -0.07)], [0.5, wall], [1, shade(wall, -0.04)]]), bare);

export function wallCorners({ paper, w, h, palette }: Stage, wall: string, floorY: number): string {
  const deep = mix(shade(wall, -0.22), '#3b2166', 0.2);
  const strength = palette.dark ? 0.42 : 0.3;
  const side = (x: number, from: number, to: number): string => rect(x, 0, w * 0.16, floorY, 0, paper.linear([[0, deep, from], [1, deep, to]], { x2: 1, y2: 0 }), bare);
  return side(0, strength, 0) + side(w * 0.84, 0, strength) + rect(0, 0, w, h * 0.2, 0, paper.linear([[0, deep, strength * 0.9], [1, deep, 0]]), bare);
}

function papered({ w, s }: Stage, kind: WallPaper, wall: string, bottom: number): string {
  const light = shade(wall, 0.028);
  const cell = 92 * s;
  const columns = Math.ceil(w / cell) + 1;
  const rows = Math.ceil(bottom / cell) + 1;
  const strewn = (mark: (x: number, y: number, i: number) => string): string =>
    each(rows, (row) => each(columns, (col) => {
      const y = row * cell + cell * 0.4;
      return y > bottom - cell * 0.24 ? '' : mark((col + (row % 2 ? 0.5 : 0)) * cell, y, row + col);
    }));
  const u = 10 * s;
  switch (kind) {
    case 'stripes':
      return path(each(Math.ceil(columns / 1.2), (i) => `M${i * cell * 1.2} 0 h${cell * 0.5} V${bottom} h${-cell * 0.5}Z`), light, `${bare} opacity=".5"`) + path(each(Math.ceil(columns / 1.2), (i) => `M${i * cell * 1.2 + cell * 0.82} 0 h${3 * s} V${bottom} h${-3 * s}Z`), shade(wall, -0.04), `${bare} opacity=".55"`);
    case 'sprigs':
      return path(strewn((x, y) => `M${x} ${y + u * 1.4} q${-u * 1.5} ${-u * 0.3} ${-u * 1.3} ${-u * 1.7} q${u * 1.4} ${u * 0.2} ${u * 1.3} ${u * 1.7} q${-u * 0.1} ${-u * 1.5} ${u * 1.3} ${-u * 1.7} q${u * 0.2} ${u * 1.4} ${-u * 1.3} ${u * 1.7}Z`), shade(wall, -0.05), `${bare} opacity=".55"`) + path(strewn((x, y) => `M${x} ${y - u * 1.3} m${-u * 0.5} 0 a${u * 0.5} ${u * 0.5} 0 1 0 ${u} 0 a${u * 0.5} ${u * 0.5} 0 1 0 ${-u} 0Z`), shade(wall, 0.06), `${bare} opacity=".9"`);
    case 'dots':
      return path(strewn((x, y) => `M${x - u * 0.55} ${y} a${u * 0.55} ${u * 0.55} 0 1 0 ${u * 1.1} 0 a${u * 0.55} ${u * 0.55} 0 1 0 ${-u * 1.1} 0Z`), shade(wall, 0.05), `${bare} opacity=".75"`);
    case 'stars':
      return path(strewn((x, y, i) => {
        const r = u * (i % 3 ? 0.8 : 1.3);
        return `M${x} ${y - r} Q${x + r * 0.16} ${y - r * 0.16} ${x + r} ${y} Q${x + r * 0.16} ${y + r * 0.16} ${x} ${y + r} Q${x - r * 0.16} ${y + r * 0.16} ${x - r} ${y} Q${x - r * 0.16} ${y - r * 0.16} ${x} ${y - r}Z`;
      }), shade(wall, 0.07), `${bare} opacity=".8"`);
    case 'clouds':
      return path(strewn((x, y, i) => (i % 2 ? '' : `M${x - u * 2} ${y + u * 0.7} a${u * 0.9} ${u * 0.9} 0 0 1 ${u * 0.5} ${-u * 1.5} a${u * 1.4} ${u * 1.3} 0 0 1 ${u * 2.6} ${-u * 0.1} a${u * 0.85} ${u * 0.85} 0 0 1 ${u * 0.7} ${u * 1.6}Z`)), shade(wall, 0.05), `${bare} opacity=".75"`);
    case 'diamonds':
      return path(strewn((x, y) => `M${x} ${y - u * 2.6} L${x + u * 1.5} ${y} L${x} ${y + u * 2.6} L${x - u * 1.5} ${y}Z M${x} ${y - u * 1.4} L${x - u * 0.8} ${y} L${x} ${y + u * 1.4} L${x + u * 0.8} ${y}Z`), shade(wall, -0.035), `${bare} opacity=".6"`);
    case 'plain':
      return '';
  }
}

function lowerWall({ paper, w, s }: Stage, dado: Dado, wall: string, top: number, floorY: number): string {
  if (dado === 'none') return '';
  const wood = dado === 'two tones' ? shade(wall, -0.05) : mix(wall, '#fffaf0', 0.42);
  const tall = floorY - top;
  const rail = rect(-4, top - 10 * s, w + 8, 16 * s, 5 * s, paper.drop(shade(wood, 0.02)), bare) + rect(0, top + 6 * s, w, 12 * s, 0, paper.linear([[0, shade(wood, -0.16), 0.34], [1, shade(wood, -0.16), 0]]), bare);
  const ground = rect(0, top, w, tall + 4, 0, paper.linear([[0, shade(wood, 0.01)], [1, shade(wood, -0.05)]]), bare);
  if (dado === 'two tones') return ground + rail;
  if (dado === 'boards') return ground + path(each(Math.ceil(w / (44 * s)), (i) => `M${i * 44 * s + 20 * s} ${top} h${3 * s} V${floorY} h${-3 * s}Z`), shade(wood, -0.07), `${bare} opacity=".6"`) + path(each(Math.ceil(w / (44 * s)), (i) => `M${i * 44 * s + 23 * s} ${top} h${2 * s} V${floorY} h${-2 * s}Z`), shade(wood, 0.04), `${bare} opacity=".7"`) + rail;
  const count = Math.max(4, Math.round(w / (190 * s)));
  const wide = w / count;
  const panel = (i: number): string => {
    const [x, y, pw, ph] = [i * wide + 16 * s, top + 28 * s, wide - 32 * s, tall - 74 * s];
    return rect(x, y, pw, ph, 3 * s, paper.linear([[0, shade(wood, -0.045)], [1, shade(wood, 0.005)]]), bare) + line(`M${x} ${y + ph} V${y} H${x + pw}`, shade(wood, -0.11), 3 * s, 0.6) + line(`M${x} ${y + ph} H${x + pw} V${y}`, shade(wood, 0.06), 3 * s, 0.8);
  };
  return ground + each(count, panel) + rail;
}

/** Where the wall meets the ceiling. */
const cornice = ({ paper, w, s }: Stage, wall: string): string => {
  const plaster = mix(wall, '#fffaf0', 0.45);
  return rect(0, -6, w, 26 * s, 0, paper.drop(plaster), bare) + rect(0, 16 * s, w, 8 * s, 0, shade(plaster, -0.07), bare) + rect(0, 24 * s, w, 26 * s, 0, paper.linear([[0, shade(wall, -0.2), 0.3], [1, shade(wall, -0.2), 0]]), bare);
};

/** The board at the foot of the wall, and what shadow it and the wall throw on the floor. */
export function skirting({ paper, w, s }: Stage, wall: string, wood: string, floorY: number): string {
  const board = mix(wall, '#fffaf0', 0.55);
  return (
    rect(0, floorY, w, 46 * s, 0, paper.linear([[0, shade(wood, -0.24), 0.5], [1, shade(wood, -0.24), 0]]), bare) +
    rect(0, floorY - 28 * s, w, 31 * s, 0, paper.linear([[0, shade(board, 0.01)], [0.7, board], [1, shade(board, -0.08)]]), bare) +
    rect(0, floorY - 30 * s, w, 5 * s, 0, shade(board, 0.04), bare) + rect(0, floorY - 25 * s, w, 3 * s, 0, shade(board, -0.09), `${bare} opacity=".7"`)
  );
}
