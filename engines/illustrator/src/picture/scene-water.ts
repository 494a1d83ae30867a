/** Water that rises over a scene in which somebody swims, or goes in a boat. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import type { Stage } from '../place/ground.ts';
import type { Ground } from '../place/setting.ts';
import type { Body, Circle } from '../scene/beside.ts';
import type { StageRoom } from '../scene/layout.ts';
import { bare, ellipse, line, path } from '../shapes.ts';

/** Where no lake can be thought of: in rooms, in space, on clouds, and under water there is enough of it. */
const DRY: ReadonlySet<Ground> = new Set(['room', 'space', 'sky', 'lava', 'underwater', 'soft']);
export const hasRoomForWater = (ground: Ground): boolean => !DRY.has(ground);

export interface Water {
  behind: string;
  /** the hull, before the people in it */
  hull: string;
  before: string;
}

interface Afloat {
  paper: Paper;
  stage: Stage;
  room: StageRoom;
  bodies: readonly Body[];
  faces: readonly Circle[];
  /** y of the hindmost feet */
  feet: number;
}

/** Up to the chest of those who swim: below every face. */
const DEEP = 0.19;
/** How high above the floor the rim of a boat is, as a share of the height. */
export const RIM = 0.135;

function surface({ paper, stage, room }: Afloat, y: number, clear: boolean): string {
  const { w, h } = room;
  const blue = stage.palette.at('#4f9fd0', 1);
  const light = mix(blue, stage.palette.haze, 0.3);
  const wave = (swing: number): string => {
    const step = w / 4;
    return `M-10 ${y} ` + [0, 1, 2, 3].map((i) => `q${step / 2} ${i % 2 ? swing : -swing} ${step + (i === 3 ? 20 : 0)} 0`).join(' ');
  };
  const fill = clear ? paper.linear([[0, light, 0.78], [0.25, blue, 0.93], [1, shade(blue, -0.1)]]) : paper.linear([[0, light], [1, blue]]);
  return path(`${wave(h * 0.012)} V${h + 10} H-10Z`, fill, bare) + line(wave(h * 0.012), '#ffffff', 4 * stage.s, clear ? 0.75 : 0.4);
}

const ripples = ({ stage, room, bodies }: Afloat, y: number): string =>
  bodies
    .map(({ x, half }) => {
      const rx = Math.min(half * 0.8, room.w * 0.14);
      const ring = (k: number, opacity: number): string => ellipse(x, y + 10 * stage.s * k, rx * k, 11 * stage.s * k, 'none', `stroke="#fff" stroke-width="${3.5 * stage.s}" opacity="${opacity}"`);
      return ring(1, 0.7) + ring(1.3, 0.4);
    })
    .join('') +
  Array.from({ length: 14 }, () => line(`M${stage.roll.between(0, room.w)} ${stage.roll.between(y + 40 * stage.s, room.h)} h${stage.roll.between(24, 90) * stage.s}`, '#ffffff', 3 * stage.s, 0.4)).join('');

/** The water around those who swim, or the boat around those who row. */
export function drawWater(afloat: Afloat, how: 'boat' | 'swim'): Water {
  const { room, faces, stage, feet } = afloat;
  const lowest = Math.max(...faces.map(({ y, r }) => y + r * 1.02)) + 6 * stage.s;
  const far = Math.min(feet - 0.07 * room.h, room.floor - 0.2 * room.h);
  const behind = surface(afloat, Math.max(stage.horizon + 8, far), false);
  if (how === 'swim') {
    const y = Math.max(room.floor - DEEP * room.h, lowest);
    return { behind, hull: '', before: surface(afloat, y, true) + ripples(afloat, y) };
  }
  const rim = Math.max(room.floor - RIM * room.h, lowest);
  const y = Math.max(room.floor, rim + 0.07 * room.h);
  return { behind, hull: hull(afloat, rim, y + 0.05 * room.h), before: surface(afloat, y, true) + ripples({ ...afloat, bodies: [] }, y) };
}

/** A rowing boat, as wide as those who sit in it. */
function hull({ paper, room, bodies, stage }: Afloat, rim: number, keel: number): string {
  const edge = room.w * 0.03;
  const least = room.w * 0.24;
  const middle = (Math.min(...bodies.map(({ x }) => x)) + Math.max(...bodies.map(({ x }) => x))) / 2;
  const left = Math.max(edge, Math.min(middle - least, ...bodies.map(({ x, half }) => x - half * 0.8)) - 0.05 * room.w);
  const right = Math.min(room.w - edge, Math.max(middle + least, ...bodies.map(({ x, half }) => x + half * 0.8)) + 0.05 * room.w);
  const s = stage.s;
  const wood = stage.palette.at('#a5693a', 1);
  const dip = 16 * s;
  const sides = `M${left} ${rim - 12 * s} Q${(left + right) / 2} ${rim + dip} ${right} ${rim - 12 * s}`;
  const oar = (at: number, to: number): string =>
    line(`M${at} ${rim - 6 * s} L${to} ${keel + 4 * s}`, stage.palette.at('#d9b07a', 1), 12 * s) + ellipse(to, keel + 6 * s, 16 * s, 34 * s, stage.palette.at('#d9b07a', 1), `transform="rotate(${to < at ? 24 : -24} ${to} ${keel})"`);
  return (
    path(`${sides} L${right - 46 * s} ${keel} H${left + 46 * s}Z`, paper.drop(wood)) +
    line(sides, stage.palette.at('#f2d9a8', 1), 15 * s) +
    line(`M${left + 22 * s} ${rim + 34 * s} Q${(left + right) / 2} ${rim + 34 * s + dip} ${right - 22 * s} ${rim + 34 * s}`, shade(wood, -0.1), 5 * s, 0.7) +
    oar(left + (right - left) * 0.3, left + (right - left) * 0.2) +
    oar(left + (right - left) * 0.7, left + (right - left) * 0.8)
  );
}
