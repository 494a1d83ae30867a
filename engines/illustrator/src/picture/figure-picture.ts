/** A figure alone on a transparent sheet of 480 x 660, for the little stage of the Create page. */
import type { Drawing, FigureBrief } from '../brief.ts';
import { drawCharacter, keepsakeOf } from '../character/draw-character.ts';
import { expressionNamed } from '../character/expression.ts';
import { AT_EASE, POSES, type PoseName } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { contactShadow, DAYLIGHT, lightFigure } from '../light/light.ts';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { group, moved } from '../shapes.ts';
import { readStyle } from '../style/looks.ts';
import { sayFigure } from '../words/alt.ts';
import { staturePart } from './portrait.ts';
import { finish } from './finish.ts';
import { powerMark } from './power-marks.ts';

const WIDTH = 480;
const HEIGHT = 660;
/** How far feet reach below the ground on which a figure stands. */
const FEET = 14;
/** Radii of the mark of a power, where it may be, and how much smaller somebody is who leaves it room. */
const FOR_MARK = { sizes: [68, 60, 54], left: 2, right: WIDTH - 2, top: 2, bottom: HEIGHT - 20 };
const BESIDE_MARK = 0.92;

export function drawFigure(brief: FigureBrief): Drawing {
  const style = { ...readStyle(undefined), rim: 0.7 };
  const paper = new Paper(WIDTH, HEIGHT);
  const look = readLook(brief.character);
  const asked = Object.keys(POSES).find((name) => name === brief.pose) as PoseName | undefined;
  const held = asked ? undefined : keepsakeOf(look);
  const figure = drawCharacter(paper, look, {
    ...AT_EASE,
    feeling: expressionNamed(brief.expression ?? 'happy'),
    pose: asked ?? look.stands ?? (held ? 'holding' : 'standing'),
    alone: true,
    turn: 0.15,
    ashore: 'pond',
    ...(held ? { held } : {}),
  });
  const { left, right, top, bottom } = reachOf((figure.under ?? '') + figure.art);
  const below = Math.min(40, Math.max(0, bottom - FEET));
  const scale = Math.min((WIDTH - 24) / (right - left), (HEIGHT - 64) / (below - top), 1.5) * staturePart(look) * (look.power ? BESIDE_MARK : 1);
  const x = WIDTH / 2 - ((left + right) / 2) * scale;
  const y = HEIGHT - 30 - below * scale;
  paper.add(
    contactShadow(paper, WIDTH / 2, y + 2, Math.min(138, ((right - left) / 2) * scale * 0.8), figure.floats, '#1d1230'),
    group(`mask="${fading(paper)}"`, moved(x, y, scale, figure.aura)),
    powerMark(paper, { look, figure, spot: { x, y, scale }, lit: (art) => lightFigure(paper, art, DAYLIGHT, style) }, FOR_MARK),
    moved(x, y, scale, figure.under ?? ''),
    moved(x, y, scale, lightFigure(paper, figure.art, DAYLIGHT, style)),
  );
  const alt = sayFigure(look);
  return { svg: finish(paper, style), width: WIDTH, height: HEIGHT, alt, prompt: alt, notDrawn: [] };
}

/** Light around a figure ends before the sheet does: on a page it would show where the sheet ends. */
const fading = (paper: Paper): string => {
  const soft = paper.radial([[0, '#ffffff'], [0.6, '#ffffff'], [1, '#ffffff', 0]]);
  return paper.mask(`<ellipse cx="${WIDTH / 2}" cy="${HEIGHT / 2}" rx="${WIDTH / 2}" ry="${HEIGHT / 2}" fill="${soft}"/>`);
};
