/** A figure alone on a transparent sheet of 480 x 660, for the little stage of the Create page. */
import type { Drawing, FigureBrief } from '../brief.ts';
import { drawCharacter, keepsakeOf } from '../character/draw-character.ts';
import { expressionNamed } from '../character/expression.ts';
import { AT_EASE, POSES, type PoseName } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { contactShadow, DAYLIGHT, lightFigure } from '../light/light.ts';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { moved } from '../shapes.ts';
import { readStyle } from '../style/looks.ts';
import { sayFigure } from '../words/alt.ts';
import { staturePart } from './portrait.ts';
import { finish } from './finish.ts';

const WIDTH = 480;
const HEIGHT = 660;

export function drawFigure(brief: FigureBrief): Drawing {
  const style = { ...readStyle(undefined), rim: 0.7 };
  const paper = new Paper(WIDTH, HEIGHT);
  const look = readLook(brief.character);
  const asked = Object.keys(POSES).find((name) => name === brief.pose) as PoseName | undefined;
  const held = asked ? undefined : keepsakeOf(look);
  const figure = drawCharacter(paper, look, {
    ...AT_EASE,
    feeling: expressionNamed(brief.expression ?? 'happy'),
    pose: asked ?? (held ? 'holding' : 'standing'),
    turn: 0.15,
    ...(held ? { held } : {}),
  });
  const { left, right, top } = reachOf(figure.art);
  const scale = Math.min((WIDTH - 24) / (right - left), (HEIGHT - 64) / -top, 1.5) * staturePart(look);
  const x = WIDTH / 2 - ((left + right) / 2) * scale;
  const y = HEIGHT - 30;
  paper.add(
    contactShadow(paper, WIDTH / 2, y + 2, Math.min(190, ((right - left) / 2) * scale * 0.8), figure.floats, '#1d1230'),
    moved(x, y, scale, figure.aura),
    moved(x, y, scale, lightFigure(paper, figure.art, DAYLIGHT, style)),
  );
  const alt = sayFigure(look);
  return { svg: finish(paper, style), width: WIDTH, height: HEIGHT, alt, prompt: alt, notDrawn: [] };
}
