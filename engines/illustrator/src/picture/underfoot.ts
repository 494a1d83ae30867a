/** Who sits, stands or jumps in a puddle has it under them, and not at their side. */
import type { Body } from '../scene/beside.ts';
import type { Spot } from '../scene/layout.ts';
import type { Lying } from './scene-extras.ts';

const IN_A_PUDDLE = /\b(?:sat|sits|sitting|stood|stands|standing|fell|landed|stepped|jumped|hopped|splashed)\b[^.;!?]*\b(?:in|into) (?:an?|the|one|another|every|each) (?:[a-z]+ ){0,2}puddle/i;

/** @param who the one who is in it and its spot; absent where that is nobody or several */
export function underfoot(things: readonly Lying[], told: string, who: { body: Body; spot: Spot } | undefined): Lying[] {
  if (!who || !IN_A_PUDDLE.test(told)) return [...things];
  return things.map((thing) => (thing.name === 'puddle' ? { ...thing, x: who.body.x, y: who.spot.y + 16, r: Math.max(thing.r, (who.body.half * 1.15) / 62), behind: true, before: false } : thing));
}
