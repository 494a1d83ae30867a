/** Who sits, stands or jumps in a puddle has it under them, and not at their side; who digs a hole has it before the spade. */
import type { Body } from '../scene/beside.ts';
import type { Spot } from '../scene/layout.ts';
import type { Lying } from './scene-extras.ts';
import type { Staged } from './scene-stage.ts';

const IN_A_PUDDLE = /\b(?:sat|sits|sitting|stood|stands|standing|fell|landed|stepped|jumped|hopped|splashed)\b[^.;!?]*\b(?:in|into) (?:an?|the|one|another|every|each) (?:[a-z]+ ){0,2}puddle/i;

/** @param who the one who is in it and its spot; absent where that is nobody or several */
export function underfoot(things: readonly Lying[], told: string, who: { body: Body; spot: Spot } | undefined): Lying[] {
  if (!who || !IN_A_PUDDLE.test(told)) return [...things];
  return things.map((thing) => (thing.name === 'puddle' ? { ...thing, x: who.body.x, y: who.spot.y + 16, r: Math.max(thing.r, (who.body.half * 1.15) / 62), behind: true, before: false } : thing));
}

/** Units of a figure from its middle to the blade of its spade. */
const TO_THE_BLADE = 118;

/** The hole that somebody digs lies where the spade goes down. */
export function whereDug(things: readonly Lying[], placed: readonly Staged[], width: number): Lying[] {
  const digger = placed.find(({ player }) => player.pose === 'digging');
  if (!digger) return [...things];
  const { figure: { face }, spot } = digger;
  const x = Math.max(width * 0.12, Math.min(width * 0.88, spot.x + (face.x < 0 ? -1 : 1) * TO_THE_BLADE * spot.scale));
  return things.map((thing) => (thing.name === 'hole' ? { ...thing, x, y: spot.y + 10 * spot.scale, before: false, behind: false } : thing));
}
