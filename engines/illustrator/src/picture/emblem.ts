/** Small pictures of 640 x 480: one for each theme category and for the empty pages of the product. */
import type { Drawing, EmblemBrief } from '../brief.ts';
import { ashoreOn } from '../character/ashore.ts';
import { drawCharacter } from '../character/draw-character.ts';
import { EXPRESSIONS } from '../character/expression.ts';
import { readLook } from '../character/read-look.ts';
import { contactShadow, lightFigure, vignette } from '../light/light.ts';
import { Paper } from '../paper.ts';
import { EMBLEMS, EMBLEM_NAMES } from './emblems.ts';
import { finish } from './finish.ts';
import { drawBackdrop } from '../place/backdrop.ts';
import { readSetting } from '../place/read-setting.ts';
import { type KeepClear, drawWeather } from '../place/weather.ts';
import { onTheGround, restsAs } from '../props/on-the-ground.ts';
import { PROPS } from '../props/props.ts';
import { faceAt } from '../scene/whose-face.ts';
import { moved } from '../shapes.ts';
import { STYLE_LOOKS } from '../style/looks.ts';

const WIDTH = 640;

const HEIGHT = 480;

export function drawEmblem(brief: EmblemBrief): Drawing {
  const emblem =
    EMBLEMS[brief.category] ?? EMBLEMS[EMBLEM_NAMES.find((name) => name.toLowerCase() === brief.category.toLowerCase()) ?? 'empty-stories'];
  if (!emblem) throw new Error('the table of emblems is empty');
  const style = STYLE_LOOKS.storybook;
  const paper = new Paper(WIDTH, HEIGHT);
  const setting = { ...readSetting([emblem.place]), hour: emblem.hour };
  const backdrop = drawBackdrop({ paper, seed: `${brief.seed}:${brief.category}`, setting, figures: emblem.actors.length });
  paper.add(backdrop.back);
  for (const { prop, x, y, k } of emblem.things) {
    const size = k * (PROPS[prop]?.onGround ?? 1) * 0.9;
    if (y > 0.7) paper.add(contactShadow(paper, x * WIDTH, y * HEIGHT, 52 * size, 0, backdrop.ink));
    paper.add(moved(x * WIDTH, y * HEIGHT, size, restsAs(prop) === 'on its side' ? onTheGround(paper, prop) : (PROPS[prop]?.draw(paper) ?? '')));
  }
  const faces: KeepClear[] = emblem.actors.map((actor, i) => {
    const look = readLook({
      id: `emblem:${brief.category}:${i}`,
      name: '',
      type: actor.type,
      gender: actor.gender ?? 'male',
      personality: [],
      appearance: actor.looks ?? {},
    });
    const figure = drawCharacter(paper, look, {
      feeling: EXPRESSIONS[actor.feeling],
      gaze: { x: actor.turn * 0.8, y: 0 },
      turn: actor.turn,
      pose: actor.pose,
      ashore: ashoreOn(backdrop.ground),
      ...(actor.held ? { held: actor.held } : {}),
    });
    const scale = Math.min((actor.k * HEIGHT * 1.06) / -figure.box.top, 1.1);
    const at = {
      x: actor.x * WIDTH - ((figure.box.left + figure.box.right) / 2) * scale * 0.5,
      y: (actor.y ?? 0.93) * HEIGHT - figure.floats * 20 * scale,
    };
    paper.add(
      contactShadow(paper, at.x, at.y + figure.floats * 20 * scale, 120 * scale, figure.floats, backdrop.ink),
      moved(at.x, at.y, scale, figure.aura),
      moved(at.x, at.y, scale, figure.under ? lightFigure(paper, figure.under, backdrop.light, style) : ''),
      moved(at.x, at.y, scale, lightFigure(paper, figure.art, backdrop.light, style)),
    );
    return faceAt(figure, { ...at, scale });
  });
  paper.add(backdrop.front, drawWeather(backdrop.stage, setting.weather, faces, 0.6), vignette(paper, backdrop.ink, 0.26));
  return { svg: finish(paper, style), width: WIDTH, height: HEIGHT, alt: emblem.alt, prompt: emblem.alt, notDrawn: [] };
}
