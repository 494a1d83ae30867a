/** Four-legged beings, sitting like a fox or standing like a horse, always with the face towards the reader. */
import { sitting } from './beast-sitting.ts';
import { standing } from './beast-standing.ts';
import type { Figure, Stance } from './figure.ts';
import type { BeastParts, Look } from './look.ts';
import type { Paper } from '../paper.ts';

export function drawBeast(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  return parts.stance === 'sit' ? sitting(paper, look, parts, stance) : standing(paper, look, parts, stance);
}
