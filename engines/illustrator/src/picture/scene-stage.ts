/** Where everybody of a scene stands. They are drawn more than once, each time turned another way, and always stand as the first time. */
import type { Figure } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import { dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import type { Arrangement } from '../scene/arrangements.ts';
import { centrepiece } from '../scene/centrepiece.ts';
import { type Bearing, bearingsOf } from '../scene/bearing.ts';
import { standClose } from '../scene/close-pair.ts';
import { doesHover } from '../scene/hovering.ts';
import { standingHeight } from '../scene/how-tall.ts';
import { type LaidOut, layOut, type Sized, type Spot, type StageRoom } from '../scene/layout.ts';
import type { Player } from '../scene/player.ts';
import { onSomething, whoGoesUp } from '../scene/small-ones-up.ts';
import type { Looking } from '../scene/who-looks-where.ts';
import { hasHair, withOnHead } from './on-head.ts';
import { mounted } from './mounted.ts';
import { fromNear, type ScenePlan, shoreOf } from './scene-plan.ts';
import { drawPlayer } from './scene-players.ts';
import { onOneLevel } from './seats.ts';

/** An elephant that comes by is large, and makes nobody small. */
const GUEST = 1.4;
const NOWHERE: Spot = { x: 0, y: 0, scale: 1, depth: 0 };

export interface Staged {
  player: Player;
  look: Look;
  figure: Figure;
  spot: Spot;
}

/** The thing that a passage is about, among those who are there. */
export interface Middle extends Sized {
  name: string;
  spot: Spot;
}

/** Off the ground, at the height of hands. */
const LIFT = 78;
const lifted = (spot: Spot, { isLifted }: ScenePlan): Spot => (isLifted ? { ...spot, y: spot.y - LIFT * spot.scale } : spot);

export class SceneStage {
  readonly #paper: Paper;
  readonly #plan: ScenePlan;
  /** absent where they stand round nothing */
  readonly middle: Middle | undefined;
  readonly bearings: readonly Bearing[];
  #arrangement: Arrangement | undefined;
  /** on which they stand: from near where all of them have room there */
  #room: StageRoom | undefined;

  constructor(paper: Paper, plan: ScenePlan) {
    this.#paper = paper;
    this.#plan = plan;
    this.bearings = bearingsOf(plan.players, { told: plan.told, text: plan.brief.text, seed: plan.brief.seed });
    const [name] = plan.lying;
    if (plan.isAroundFirst && name !== undefined) this.middle = { name, ...centrepiece(paper, name, plan.onTable, plan.players.length), spot: NOWHERE };
  }

  /** @param lookOf where each looks */
  stand(lookOf: (i: number) => Looking): Staged[] {
    const { middle } = this;
    const { brief } = this.#plan;
    const drawn = this.#draw(lookOf);
    const at = Math.ceil(drawn.length / 2);
    const all: Sized[] = middle ? [...drawn.slice(0, at), middle, ...drawn.slice(at)] : drawn;
    const lay = (on: StageRoom): LaidOut => layOut(all, on, dice(`layout:${brief.seed}`), this.#arrangement);
    const near = this.#room ? undefined : this.#nearRoom(drawn);
    const fromNear = near && lay(near);
    const isNear = fromNear?.isFit === true;
    const room = (this.#room ??= isNear && near ? near : this.#plan.room);
    const laid = isNear ? fromNear : lay(room);
    this.#arrangement = laid.arrangement;
    if (middle) middle.spot = lifted(laid.spots[at] ?? NOWHERE, this.#plan);
    const spots = standClose(drawn, middle ? laid.spots.toSpliced(at, 1) : laid.spots, room);
    return onOneLevel(drawn.map((one, i) => ({ ...one, spot: spots[i] ?? NOWHERE })));
  }

  /** The plan as it is, once it is known whether there is room for a near view. */
  get plan(): ScenePlan {
    return this.#room && this.#room !== this.#plan.room ? fromNear(this.#plan, this.#room) : this.#plan;
  }

  /** Puddles, seats and tubs are seen whole. */
  #nearRoom(drawn: readonly { figure: Figure }[]): StageRoom | undefined {
    return drawn.some(({ figure }) => figure.under || figure.seat || figure.saddle) ? undefined : this.#plan.closeUp;
  }

  #draw(lookOf: (i: number) => Looking): (Sized & Omit<Staged, 'spot'>)[] {
    const { brief, all, players, looks, told, setting, nearness, afloat } = this.#plan;
    const isUnderWater = setting.ground === 'underwater';
    // In water, in a boat and in a hug they stay where the others are.
    const mayHover = !isUnderWater && !afloat && !nearness.areClose && players.length > 1;
    const tallest = Math.max(...looks.map(({ size }) => size));
    const up = mayHover && !this.middle && !this.#plan.closeUp ? whoGoesUp(players, looks, brief.seed) : undefined;
    const around = { told, bed: setting.ground === 'room', ashore: shoreOf(this.#plan) };
    return players.flatMap((player, i) => {
      const look = looks[i];
      if (!look) return [];
      const draw = (one: Player, own: Look): Figure => {
        const shown = one.sheltersAll ? { ...one, held: 'umbrellahandle' } : one.pulls ? { ...one, held: 'ropeend' } : one;
        const floating = isUnderWater && one.pose === 'swimming' ? { ...shown, pose: 'flying' as const } : shown;
        const drawn = drawPlayer(this.#paper, own, floating, lookOf(i), one === player ? this.bearings[i] : undefined, around);
        return one.onHead ? withOnHead(this.#paper, drawn, one.onHead, hasHair(own)) : drawn;
      };
      const own = mounted(this.#paper, player, lookOf(i).turn, { all, draw });
      const figure = player === up ? onSomething(own, look, setting.ground, tallest) : own;
      return [{
        player,
        look,
        size: player.guest ? Math.min(GUEST, look.size) : look.size,
        height: standingHeight(look),
        ...(player.guest ? { extra: 'guest' as const } : {}),
        ...(player.held ? { shows: true } : {}),
        ...(player.pose === 'embracing' || nearness.areClose ? { close: true } : {}),
        ...(mayHover && doesHover(player, look, figure, tallest) ? { hovers: true } : {}),
        figure,
      }];
    });
  }
}
