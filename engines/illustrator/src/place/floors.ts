/** The floor of a furnished room: boards or tiles that run away from us, and the light that lies on it. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, each, line, path } from '../shapes.ts';
import type { Stage } from './ground.ts';
import type { Setting } from './setting.ts';

/** Floors that are washed every day. */
const TILED: ReadonlySet<string> = new Set(['bathtub', 'hospitalbeds', 'icecounter', 'cakes', 'labbench', 'secretlab', 'tank', 'bones', 'mirrors', 'parcels']);
const isTiled = ({ room, features }: Setting, seed: string): boolean =>
  features.some((name) => TILED.has(name)) || room === 'lab' || room === 'hall' || (room === 'kitchen' && dice(`tiles:${seed}`).chance(0.5));

/** At how much of the width a line at the wall is, and where the same line is at the lower edge. */
const far = (w: number, t: number): number => w * (0.5 + t);
const near = (w: number, t: number): number => w * (0.5 + t * 2.4);

export function drawFloor(stage: Stage, setting: Setting, wood: string, floorY: number): string {
  const { paper, w, h } = stage;
  const ground = path(`M0 ${floorY}H${w}V${h}H0Z`, paper.linear([[0, shade(wood, 0.05)], [0.45, wood], [1, shade(wood, -0.1)]]), bare);
  return ground + (isTiled(setting, stage.seed) ? tiles(stage, wood, floorY) : boards(stage, wood, floorY));
}

function boards({ w, h, s, seed }: Stage, wood: string, floorY: number): string {
  const roll = dice(`boards:${seed}`);
  const tall = h - floorY;
  const strips = Array.from({ length: 15 }, (_, i) => (i - 7.5) * 0.078);
  const at = (t: number, k: number): number => far(w, t) + (near(w, t) - far(w, t)) * k;
  const board = (t: number, i: number): string => {
    const next = t + 0.078;
    const joint = roll.between(0.12, 0.85);
    const [a, b] = [at(t, joint), at(next, joint)];
    const tint = [0.022, -0.02, 0.006, -0.032, 0.03][(i * 3 + (roll.chance(0.5) ? 1 : 0)) % 5] ?? 0;
    const lower = `M${a} ${floorY + tall * joint} L${b} ${floorY + tall * joint} L${near(w, next)} ${h} L${near(w, t)} ${h}Z`;
    const whole = `M${far(w, t)} ${floorY} L${far(w, next)} ${floorY} L${b} ${floorY + tall * joint} L${a} ${floorY + tall * joint}Z`;
    return path(lower, shade(wood, tint), `${bare} opacity=".5"`) + path(whole, shade(wood, -tint * 0.8), `${bare} opacity=".45"`) + line(`M${a} ${floorY + tall * joint} L${b} ${floorY + tall * joint}`, shade(wood, -0.12), 3 * s, 0.55);
  };
  const seams = strips.map((t) => `M${far(w, t)} ${floorY} L${near(w, t)} ${h}`).join(' ');
  return strips.map(board).join('') + line(seams, shade(wood, -0.11), 3 * s, 0.55) + line(strips.map((t) => `M${far(w, t) + 3 * s} ${floorY} L${near(w, t) + 5 * s} ${h}`).join(' '), shade(wood, 0.07), 1.6 * s, 0.35);
}

function tiles({ w, h }: Stage, wood: string, floorY: number): string {
  const rows = [0, 0.13, 0.31, 0.55, 0.84, 1.2];
  const at = (t: number, k: number): string => `${far(w, t) + (near(w, t) - far(w, t)) * k} ${floorY + (h - floorY) * k}`;
  let dark = '';
  for (let row = 0; row + 1 < rows.length; row++)
    for (let col = -6; col < 6; col++) {
      if ((row + col) % 2) continue;
      const [a, b, t] = [rows[row] ?? 0, rows[row + 1] ?? 1, col * 0.1];
      dark += `M${at(t, a)} L${at(t + 0.1, a)} L${at(t + 0.1, b)} L${at(t, b)}Z`;
    }
  return path(dark, shade(wood, -0.045), `${bare} opacity=".75"`) + line(each(12, (i) => `M${at((i - 6) * 0.1, 0)} L${at((i - 6) * 0.1, 1.2)}`) + rows.slice(1).map((k) => `M0 ${floorY + (h - floorY) * k} H${w}`).join(''), shade(wood, 0.06), 2.4, 0.5);
}

/** The light of a window on the floor, as four panes that lean away from it. @param x its middle, in pixels of the sheet */
export function lightOnFloor({ paper, palette, w, h }: Stage, x: number, wide: number, floorY: number): string {
  const lean = (w * 0.5 - x) * 0.34 + palette.light.side * -w * 0.05;
  const color = palette.dark ? '#b4c8ff' : palette.light.color;
  const strength = palette.dark ? 0.2 : 0.42;
  const [top, low] = [floorY + (h - floorY) * 0.14, floorY + (h - floorY) * 0.8];
  const pane = (from: number, to: number, a: number, b: number): string => {
    const at = (t: number, k: number): string => `${x + lean * (0.35 + 0.65 * k) + wide * t * (0.85 + 0.55 * k)} ${top + (low - top) * k}`;
    return `M${at(from, a)} L${at(to, a)} L${at(to, b)} L${at(from, b)}Z`;
  };
  return path(pane(-0.5, -0.03, 0, 0.46) + pane(0.03, 0.5, 0, 0.46) + pane(-0.5, -0.03, 0.52, 1) + pane(0.03, 0.5, 0.52, 1), paper.linear([[0, color, strength], [1, color, strength * 0.3]]), bare);
}
