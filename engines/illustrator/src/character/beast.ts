/** Four-legged beings, sitting like a fox or standing like a horse, always with the face towards the reader. */
import { WHITE_PAW } from './beast-gait.ts';
import { sitting } from './beast-sitting.ts';
import { standing } from './beast-standing.ts';
import type { Figure, PoseName, Stance } from './figure.ts';
import type { BeastParts, Look } from './look.ts';
import { signOf } from './signs/draw-signs.ts';
import type { Paper } from '../paper.ts';

export function drawBeast(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  if (!goesOnFours(look, parts, stance)) return sitting(paper, look, parts, stance);
  return standing(paper, look, parts, stance);
}

/**
 * Nobody walks, runs or leaps sitting down. Frogs, apes and machines have only one trunk here, and three heads, a stick, wheels and whatever is
 * worn on feet are drawn for it.
 */
const ON_FOURS: ReadonlySet<BeastParts['head']> = new Set(['fox', 'cat', 'dog', 'lion', 'bear', 'mouse', 'squirrel', 'rabbit']);
const GAITS: ReadonlySet<PoseName> = new Set(['walking', 'running', 'jumping']);
export const goesOnFours = (look: Look, { stance, head, heads, metal }: BeastParts, { pose }: Pick<Stance, 'pose'>): boolean =>
  stance === 'stand' || (GAITS.has(pose) && ON_FOURS.has(head) && heads !== 3 && !metal && !look.marks.includes('walking-stick') && !look.signs.some(isOnFeet));
const isOnFeet = (sign: string): boolean => sign !== WHITE_PAW && (signOf(sign)?.on === 'feet' || sign.includes('wheels') || sign.includes('disc'));
