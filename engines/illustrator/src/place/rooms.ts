/** Rooms: a wall with a window, a floor, and the furniture of what the room is for. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { drawFloor } from './floors.ts';
import { drawCorners, drawRug } from './room-floor.ts';
import { isWindowless, opensForClimate } from './furnish.ts';
import { furniture } from './furniture.ts';
import { floorFrom, type Stage } from './ground.ts';
import { heroes } from './stand-heroes.ts';
import type { Room, Setting } from './setting.ts';
import { looksOf } from './wall-hangings.ts';
import { drawWall, skirting, wallCorners, wallGround } from './walls.ts';
import { windowAt } from './windows.ts';
import { bare, ellipse, group, line, path, rect } from '../shapes.ts';

const WALLS: Record<Room, string> = {
  plain: '#dccfc0',
  bedroom: '#b9c4e8',
  library: '#c9a478',
  kitchen: '#f1d9b0',
  classroom: '#cfe0c4',
  workshop: '#d9bc94',
  hall: '#c4b0d6',
  attic: '#c9a888',
  lab: '#bcd4e0',
  shop: '#f0cfc0',
  music: '#d6b8c4',
  ship: '#6f7cb0',
  playroom: '#f3d3a8',
};

export function paintRoom(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, s, palette } = stage;
  const room = setting.room ?? 'playroom';
  const dim = palette.dark ? 0.3 : 0;
  const tone = (color: string): string => mix(color, '#4a3a70', dim);
  const wall = tone(setting.wall ?? WALLS[room]);
  const floorY = floorFrom(stage, h * 0.74);
  const wood = tone(setting.land);
  const rough = room === 'ship' ? '' : ROUGH.includes(room) ? planks(stage, wall, floorY) : setting.features.includes('jars') ? stones(stage, wall, floorY) : undefined;
  const back = [
    wallGround(stage, wall),
    rough ?? drawWall(stage, setting, wall, floorY),
    room === 'ship' ? '' : wallCorners(stage, wall, floorY),
    paper.glow(w * 0.5, h * 0.34, 620 * s, '#fff0c4', palette.dark ? 0.4 : 0.5),
    room === 'ship'
      ? path(`M0 ${floorY}H${w}V${h}H0Z`, paper.linear([[0, shade(wood, 0.04)], [1, shade(wood, -0.1)]]), bare)
      : drawFloor(stage, setting, wood, floorY),
    room === 'ship' ? '' : skirting(stage, wall, wood, floorY),
    ['hall', 'ship', ...ROUGH].includes(room) || isWindowless(setting) || setting.features.some((name) => BARE_FLOORS.has(name))
      ? ''
      : drawRug(stage, room, tone),
    isTurned(stage, setting) ? group(`transform="translate(${w} 0) scale(-1 1)"`, furniture(stage, setting, tone, floorY)) : furniture(stage, setting, tone, floorY),
    // Where no window belongs, one is broken into the wall.
    (stage.view || opensForClimate(setting)) && isWindowless(setting) ? opensForClimate(setting) && setting.features.includes('bones') ? windowAt(stage, w * 0.62, h * 0.07, 120 * s, 190 * s, { bareSill: true }) : windowAt(stage, w * 0.17, h * 0.12, 200 * s, 250 * s) : '',
    heroes(stage, setting, { y: floorY + 12 * s, scale: stage.crowded ? 1 : 1.24, at: tone, lit: palette.dark }),
  ];
  return { back: back.join(''), front: room === 'ship' || room === 'hall' || isWindowless(setting) ? '' : ROUGH.includes(room) ? crates(stage, tone) : drawCorners(stage, room, tone) };
}

/** A bedroom and a living room may stand the other way round, where nothing else has its place in them. */
const isTurned = (stage: Stage, { room, features }: Setting): boolean =>
  (room === 'bedroom' || room === 'playroom') && !features.length && !stage.view && looksOf(room, stage.seed).turned;

/** Nobody lays a rug where people run, mix or mend. */
const BARE_FLOORS = new Set(['hoops', 'labbench', 'secretlab', 'robotarm', 'hospitalbeds', 'bones', 'icecounter', 'cakes', 'parcels', 'toyshelves']);

/** Rooms where things are made or kept: bare boards instead of wallpaper, crates instead of toys. */
const ROUGH: readonly Room[] = ['workshop', 'attic'];

const planks = ({ w, h }: Stage, wall: string, floorY: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const x = (w * (i + 0.5)) / 13;
    const knot = h * (0.16 + ((i * 37) % 50) / 100);
    const seam = line(`M${x} 0 V${floorY}`, shade(wall, -0.06), 4, 0.7);
    return seam + ellipse(x + w * 0.04, knot, w * 0.007, h * 0.012, shade(wall, -0.05), bare);
  }).join('');

function crates({ paper, w, h, s }: Stage, tone: (c: string) => string): string {
  const crate = (x: number, size: number, color: string): string => {
    const y = h - size * 0.72;
    return (
      rect(x - size / 2, y, size, size, 6, paper.drop(tone(color)), bare) +
      [0.26, 0.52]
        .map((t) => line(`M${x - size / 2} ${y + size * t} H${x + size / 2}`, tone(shade(color, -0.12)), 5 * s))
        .join('') +
      line(`M${x - size * 0.4} ${y} V${h} M${x + size * 0.4} ${y} V${h}`, tone(shade(color, -0.08)), 9 * s)
    );
  };
  const rope =
    ellipse(w * 0.93, h * 0.975, 74 * s, 24 * s, tone('#c9a468'), bare) +
    [62, 46, 30]
      .map((r, i) =>
        ellipse(w * 0.93, h * (0.97 - i * 0.008), r * s, r * 0.3 * s, 'none', `stroke="${tone('#9a7440')}" stroke-width="${5 * s}"`),
      )
      .join('');
  return crate(w * 0.05, 130 * s, '#b98a5a') + crate(w * 0.13, 84 * s, '#a4704a') + rope;
}

/** The wall of a cellar. */
const stones = ({ w, s }: Stage, wall: string, floorY: number): string =>
  Array.from({ length: Math.ceil(floorY / (92 * s)) }, (_, row) =>
    Array.from({ length: Math.ceil(w / (124 * s)) + 1 }, (_none, i) =>
      rect((i - (row % 2) * 0.5) * 124 * s + 4 * s, floorY - (row + 1) * 92 * s, 116 * s, 84 * s, 12 * s, shade(wall, [-0.05, -0.02, -0.07, 0.01][(i * 7 + row * 3) % 4] ?? 0), bare)).join('')).join('');
