/** A face on a coloured ground of 256 x 256, for people who have no photo: read at 32 pixels, so nothing but the face. */
import type { Drawing, FaceBrief } from '../brief.ts';
import { drawCharacter } from '../character/draw-character.ts';
import { EXPRESSIONS } from '../character/expression.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { shade } from '../color.ts';
import { findColor } from '../lexicon/find-color.ts';
import { DAYLIGHT, lightFigure } from '../light/light.ts';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { bare, moved, rect } from '../shapes.ts';
import { STYLE_LOOKS } from '../style/looks.ts';
import { sayFigure } from '../words/alt.ts';
import { finish } from './finish.ts';

const SIDE = 256;
/** Radius of a face, the air above ears and hats, and where the middle of the face lies at the lowest. */
const FACE = 0.36 * SIDE;
/** Long ears and horns rather leave the sheet than make a face small. */
const LEAST_FACE = 0.27 * SIDE;
const AIR = 0.06 * SIDE;
const LOWEST = 0.6 * SIDE;

export function drawFace(brief: FaceBrief): Drawing {
  const style = STYLE_LOOKS.storybook;
  const paper = new Paper(SIDE, SIDE);
  const look = readLook(brief.character);
  const figure = drawCharacter(paper, look, { ...AT_EASE, feeling: EXPRESSIONS.happy, turn: 0.1 });
  const { top } = reachOf(figure.art);
  const { x, y, r } = figure.face;
  const scale = Math.max(LEAST_FACE / r, Math.min(FACE / r, (LOWEST - AIR) / (y - top)));
  const ground = findColor(brief.ground) ?? '#9fc4e8';
  paper.add(
    rect(0, 0, SIDE, SIDE, 0, paper.linear([[0, shade(ground, 0.12)], [1, shade(ground, -0.08)]]), bare),
    paper.glow(SIDE * 0.3, SIDE * 0.2, SIDE * 0.7, '#fff6dc', 0.6),
    moved(SIDE / 2 - x * scale, Math.min(LOWEST, AIR + (y - top) * scale) - y * scale, scale, lightFigure(paper, figure.art, DAYLIGHT, style)),
  );
  const alt = sayFigure(look);
  return { svg: finish(paper, style), width: SIDE, height: SIDE, alt, prompt: alt, notDrawn: [] };
}
