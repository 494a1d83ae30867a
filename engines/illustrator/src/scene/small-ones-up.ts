/** A small one beside large ones sits on a stump or a stone: up there its face is seen, and it need not look up all the time. */
import type { Figure } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import { type Seat, sitOn } from '../character/seat.ts';
import { clamp } from '../color.ts';
import { dice } from '../dice.ts';
import type { Ground } from '../place/setting.ts';
import { CHILD, standingHeight } from './how-tall.ts';
import type { Player } from './player.ts';

/** What stands about there anyway. */
const ON: Partial<Record<Ground, Seat>> = {
  meadow: 'stump', forest: 'stump', garden: 'stump', swamp: 'stump', lake: 'stone', shore: 'stone', snow: 'stump', desert: 'stone', cave: 'stone', lava: 'stone', space: 'stone',
  room: 'stool', city: 'barrel', street: 'barrel',
};
/** Who is so much smaller than the tallest. */
const SMALL = 0.6;
/** How often. */
const CHANCE = 0.55;
/** Where its face comes to, as a share of the height of the tallest. */
const UP_TO = 0.46;
/** In its own units: less is not worth a stump, and more would be a tower. */
const HIGH = { from: 60, to: 190 };
/** Bodies that sit on anything as they sit on the ground. */
const SITS_ANYWHERE: ReadonlySet<Look['rig']['rig']> = new Set(['beast', 'bird', 'bug']);

/** Which one, if any: the smallest of those who stand there and do nothing. @param looks of the players, in their order */
export function whoGoesUp(players: readonly Player[], looks: readonly Look[], seed: string): Player | undefined {
  const tallest = Math.max(...looks.map(({ size }) => size));
  const small = players.flatMap((player, i) => {
    const look = looks[i];
    const isFree = player.pose === 'standing' && !player.hides && !player.rides && !player.sitsOn && !player.guest && !player.onHead;
    return look && isFree && look.size < tallest * SMALL && SITS_ANYWHERE.has(look.rig.rig) ? [{ player, look }] : [];
  });
  return dice(`up:${seed}`).chance(CHANCE) ? small.toSorted((a, b) => a.look.size - b.look.size)[0]?.player : undefined;
}

/** @param tallest height of the tallest of all, in those of a child */
export function onSomething(figure: Figure, look: Look, ground: Ground, tallest: number): Figure {
  const on = ON[ground];
  if (!on || figure.floats || figure.under || figure.seat) return figure;
  const inItsUnits = standingHeight(look) / (CHILD * look.size);
  const rise = UP_TO * CHILD * tallest * inItsUnits + figure.face.y;
  return rise < HIGH.from ? figure : sitOn(figure, on, (figure.box.right - figure.box.left) * WIDE, clamp(rise, HIGH.from, HIGH.to));
}
/** Half of the width of a body that rests somewhere, as a share of its box. */
const WIDE = 0.3;
