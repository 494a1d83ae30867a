/** What a scene shows besides its cast: small beings that the text brings in, and things that nobody holds. */
import type { Ashore } from '../character/ashore.ts';
import { drawCharacter } from '../character/draw-character.ts';
import { EXPRESSIONS } from '../character/expression.ts';
import { AT_EASE, type Figure } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import { readLook } from '../character/read-look.ts';
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { groundReach } from '../props/on-the-ground.ts';
import { PROPS } from '../props/props.ts';
import { shareOf } from '../props/small-told.ts';
import type { Bystander } from '../scene/beings-told.ts';
import { betweenFeet, type Body, type Circle, findRoom, inTheAir, scaleBeside } from '../scene/beside.ts';
import { FLOATS } from '../scene/hovering.ts';
import type { Spot, StageRoom } from '../scene/layout.ts';
import { faceAt } from '../scene/whose-face.ts';
import { reachOf } from '../scene/reach.ts';

export interface Stand {
  taken: Body[];
  /** whoever comes beside the cast is written into it */
  faces: Circle[];
  room: StageRoom;
  roll: Dice;
  /** height of the tallest of the cast */
  tallest: number;
  /** the things that are told to be small */
  small: ReadonlySet<string>;
  /** where those stand to whom things belong, by the names of the things */
  owners: ReadonlyMap<string, Body>;
  /** what hangs on the wall of a room */
  onWall?: ReadonlySet<string>;
}

/** Where a figure stands, with its tail and its wings. */
export const paintedAt = ({ art }: Figure, { x, scale }: Spot): Body => {
  const { left, right } = reachOf(art);
  return { x: x + ((left + right) / 2) * scale, half: ((right - left) / 2) * scale };
};

export const bodyAt = ({ box }: Figure, { x, scale }: Spot): Body => ({
  x: x + ((box.left + box.right) / 2) * scale,
  half: ((box.right - box.left) / 2) * scale,
});

/** A small being beside the cast, turned to the middle. */
export function bring(paper: Paper, { noun, name, type, said, small, pose = 'standing', feeling = 'happy' }: Bystander, i: number, stand: Stand, ashore?: Ashore): { figure: Figure; spot: Spot; inAir: boolean } {
  const { taken, faces, room, roll, tallest } = stand;
  const look = readLook({ id: name ? `with:${name}` : `beside:${noun}:${i}`, name: noun, type, gender: 'female', personality: [], appearance: { color: said } });
  const drawn = (turn: number): Figure =>
    drawCharacter(paper, look, { ...AT_EASE, pose: pose === 'flying' && !canFly(look) ? 'standing' : pose, feeling: EXPRESSIONS[feeling], turn, ashore, gaze: { x: turn, y: -0.3 } });
  const rough = drawn(0.6);
  const wanted = scaleBeside(rough, look.size, small, room, tallest, faces.length === 1);
  const reach = reachOf(rough.art);
  const half = Math.max(-reach.left, reach.right) * wanted;
  const inAir = pose === 'flying' && canFly(look);
  const { x, y, fit } = inAir ? inTheAir(half, -reach.top * wanted, faces, room) : findRoom(half, -reach.top * wanted, taken, faces, room, roll);
  const scale = wanted * fit;
  const figure = drawn(x > room.w / 2 ? -0.6 : 0.6);
  const middle = ((figure.box.left + figure.box.right) / 2) * scale;
  const spot = { x: x - middle, y: y - figure.floats * FLOATS * scale, scale, depth: y };
  faces.push(faceAt(figure, spot));
  return { figure, spot, inAir };
}

/** Who has wings is in the air when it flies. */
const canFly = ({ rig }: Look): boolean =>
  rig.rig === 'bird' || rig.rig === 'bug' || ((rig.rig === 'creature' || rig.rig === 'beast' || rig.rig === 'human') && Boolean(rig.parts.wings)) || (rig.rig === 'spirit' && rig.parts.shape === 'bat');

export interface Lying extends Circle {
  name: string;
  air: boolean;
  /** stands behind everybody: as tall as they are */
  behind: boolean;
  /** lies before everybody: behind them it would not be seen */
  before: boolean;
}

/** Size on the ground from which a thing stands behind people where there is no room beside them. */
const BIG = 1.25;
/** Units high, as it stands on the ground, from which something is a door to stand before and not a cup. */
const TALL = 300;

/**
 * Where the things lie: in the air, or on the ground in the widest gap beside the figures; `r` is their scale.
 * @param feet y behind the hindmost feet
 * @param ground y on which small things lie
 */
export function layThings(props: readonly string[], { taken, faces, room, roll, small, owners, onWall }: Stand, feet: number, ground: number): Lying[] {
  const s = room.h / 1024;
  return props.flatMap((name): Lying[] => {
    const prop = PROPS[name];
    if (!prop) return [];
    const size = (prop.onGround ?? 0.9) * 1.2 * s * shareOf(name, small);
    if (onWall?.has(name)) return [{ name, x: room.w * freestOf(faces, room.w), y: room.h * 0.34, r: size * 1.2, air: true, behind: true, before: false }];
    if (prop.place === 'air') return [{ name, x: room.w * roll.pick([0.2, 0.8] as const), y: room.h * 0.36, r: size * 1.1, air: true, behind: true, before: false }];
    const reach = groundReach(name);
    const tall = -reach.top;
    const behind = tall * (prop.onGround ?? 0.9) > TALL;
    const bodies = [...taken];
    const { x, fit } = findRoom(behind ? 62 * size : Math.max(62, -reach.left, reach.right) * size, behind ? 130 * size : tall * size, taken, faces, room, roll, owners.get(name));
    if (behind) return [{ name, x, y: feet, r: size, air: false, behind, before: false }];
    // What would be half hidden by somebody lies before them all.
    const before = bodies.some((body) => Math.abs(body.x - x) - 12 * size < body.half * 0.92);
    // A piano before somebody would hide her up to the chin: it stands behind her.
    if (before && (prop.onGround ?? 0.9) >= BIG) {
      const half = Math.max(62, -reach.left, reach.right) * size * 1.1;
      const place = leastHidden(half, bodies, room.w);
      // Small before a face that is low it would cover that face.
      if (place.seen > SEEN || faces.some((face) => Math.abs(face.x - x) < face.r + 62 * size && face.y + face.r > room.floor - tall * size * 0.5)) {
        taken.push({ x: place.x, half });
        return [{ name, x: place.x, y: feet, r: size * 1.1, air: false, behind: true, before: false }];
      }
    }
    if (!before) return [{ name, x, y: ground, r: size * Math.max(0.45, fit), air: false, behind, before }];
    const wide = Math.max(62, -reach.left, reach.right) * size;
    const gap = betweenFeet(wide, tall * size, bodies, faces, room);
    // Long things stay on the sheet.
    gap.x = Math.min(room.w - wide * gap.fit - room.w * 0.02, Math.max(wide * gap.fit + room.w * 0.02, gap.x));
    const last = taken.at(-1);
    if (last) last.x = gap.x;
    return [{ name, x: gap.x, y: room.floor + room.h * 0.014, r: size * Math.max(0.3, gap.fit), air: false, behind, before }];
  });
}

/** Where on a wall nobody’s head is before it. */
function freestOf(faces: readonly { x: number }[], w: number): number {
  const away = (t: number): number => Math.min(...faces.map(({ x }) => Math.abs(x - t * w)), w);
  return [0.13, 0.87, 0.32, 0.5, 0.68].reduce((best, t) => (away(t) > away(best) + 1 ? t : best));
}

/** Share of its width from which something behind people is recognised; what would be hidden more is small and before them. */
const SEEN = 0.45;

/** Where most of something that stands behind everybody is seen between them or at their side, and how much, 0..1. */
export function leastHidden(half: number, bodies: readonly Body[], w: number): { x: number; seen: number } {
  const hidden = (x: number): number =>
    bodies.reduce((sum, body) => sum + Math.max(0, Math.min(x + half, body.x + body.half) - Math.max(x - half, body.x - body.half)), 0);
  const least = half + w * 0.02;
  const places = Array.from({ length: 33 }, (_, i) => least + ((w - 2 * least) * i) / 32);
  const x = places.reduce((best, place) => (hidden(place) < hidden(best) - 1 ? place : best), w / 2);
  return { x, seen: Math.max(0, 1 - hidden(x) / (2 * half)) };
}
