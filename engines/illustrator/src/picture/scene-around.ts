/** What is around those who stand in a scene: the place behind them, things that lie about, and small beings beside them. */
import { canLie } from '../character/draw-character.ts';
import type { Figure } from '../character/figure.ts';
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { type Backdrop, drawBackdrop } from '../place/backdrop.ts';
import type { Setting } from '../place/setting.ts';
import { belongsTo } from '../scene/belongs-to.ts';
import type { Body } from '../scene/beside.ts';
import type { Spot } from '../scene/layout.ts';
import type { Player } from '../scene/player.ts';
import { hangsOnWall } from '../props/on-the-wall.ts';
import { smallTold } from '../props/small-told.ts';
import { seatOf } from '../scene/seats-told.ts';
import { presentText } from '../words/told.ts';
import { faceAt } from '../scene/whose-face.ts';
import { perched } from './perched.ts';
import { bodyAt, bring, layThings, type Lying, paintedAt, type Stand } from './scene-extras.ts';
import { type ScenePlan, shoreOf } from './scene-plan.ts';
import type { Middle, Staged } from './scene-stage.ts';
import { bringUp } from './seats.ts';
import { underfoot, whereDug } from './underfoot.ts';

export interface Around {
  things: Lying[];
  beside: { figure: Figure; spot: Spot; inAir: boolean }[];
}

/** @param rough where they will stand: a landmark is moved to where it is seen */
export function backdropBehind(paper: Paper, plan: ScenePlan, rough: readonly Staged[]): Backdrop {
  const { brief, setting, players, looks, room, feet, afloat, shot } = plan;
  const blockers = rough.map(({ figure, spot }) => {
    const { x, half } = bodyAt(figure, spot);
    return { left: x - half, right: x + half, bottom: spot.y, face: faceAt(figure, spot) };
  });
  const isInBed = ({ pose, uncovered, sitsOn }: Player, i: number): boolean =>
    sitsOn === 'bed' || (pose === 'lying' && !uncovered && looks[i] !== undefined && canLie(looks[i]));
  const isBedTaken = setting.room === 'bedroom' && players.some(isInBed);
  return drawBackdrop({
    paper,
    seed: brief.seed,
    setting: isBedTaken ? { ...setting, props: [...setting.props, 'bed taken'] } : setting,
    figures: players.length,
    gather: room.gather,
    blockers,
    shift: afloat ? 0 : shot.horizon,
    ...(feet ? { feet } : {}),
  });
}

/** Water runs up to the feet: things lie no farther away than those. */
const WET: ReadonlySet<Setting['ground']> = new Set(['lake', 'swamp', 'shore']);
export const isDry = ({ setting, afloat }: ScenePlan): boolean => !WET.has(setting.ground) && setting.ground !== 'underwater' && !afloat;

/** How far before the feet of the foremost things lie, as a share of the height. */
export const BEFORE_FEET = 0.03;

function ownersOf(lying: readonly string[], { brief, told }: ScenePlan, placed: readonly Staged[]): Map<string, Body> {
  const there = placed.map(({ player }) => player.character);
  return new Map(lying.flatMap((prop) => {
    const owner = belongsTo(prop, told, there) ?? belongsTo(prop, presentText(brief.told ?? brief.text), there);
    const one = placed.find(({ player }) => player.character === owner) ?? (placed.length === 1 ? placed[0] : undefined);
    return one ? [[prop, bodyAt(one.figure, one.spot)] as const] : [];
  }));
}

export function layAround(paper: Paper, plan: ScenePlan, placed: readonly Staged[], middle: Middle | undefined, roll: Dice): Around {
  const { room, lying, feet, setting, told, reading } = plan;
  const { h, floor } = room;
  const stand: Stand = {
    taken: placed.map(({ figure, spot }) => paintedAt(figure, spot)),
    faces: placed.map(({ figure, spot }) => faceAt(figure, spot)),
    tallest: Math.max(h * 0.3, ...placed.map(({ figure, spot }) => -figure.box.top * spot.scale)),
    room,
    roll,
    small: smallTold(lying, plan.brief.text),
    owners: ownersOf(lying, plan, placed),
    onWall: new Set(setting.ground === 'room' ? lying.filter((prop) => hangsOnWall(prop, told)) : []),
  };
  if (middle) stand.taken.push({ ...bodyAt(middle.figure, middle.spot), dear: 2 });
  const [sole] = placed.length === 1 ? placed : [];
  const isAtWater = WET.has(setting.ground) || setting.features.includes('canal');
  const behindThem = Math.min(floor - h * BEFORE_FEET, (feet ?? floor) - 6);
  const laid = layThings(middle ? lying.slice(1) : lying, stand, behindThem, floor - h * (isAtWater ? 0 : BEFORE_FEET));
  const things = whereDug(underfoot(laid, told, sole && { body: bodyAt(sole.figure, sole.spot), spot: sole.spot }), placed, room.w);
  const passage = presentText(plan.brief.text);
  const isMixed = reading.bystanders.length > 1;
  const beside = reading.bystanders
    .flatMap((bystander) => Array.from({ length: isMixed ? 1 : bystander.count }, (_, nth) => (nth ? bystander : { ...bystander, ...bystander.one })))
    .map((bystander, i) => perched(bringUp(bring(paper, bystander, i, stand, shoreOf(plan)), plan.afloat ? undefined : (seatOf(bystander.noun, told) ?? seatOf(bystander.noun, passage)), placed, room.w), bystander.noun, `${told} ${passage}`, placed, i));
  return { things, beside };
}
