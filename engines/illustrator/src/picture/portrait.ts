/** A portrait of 768 x 1024: one character, lit by a soft place behind it. */
import type { Drawing, PortraitBrief } from '../brief.ts';
import { drawCharacter, keepsakeOf } from '../character/draw-character.ts';
import { EXPRESSIONS, type Feeling, readFeeling } from '../character/expression.ts';
import type { Figure, Stance } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import type { Look } from '../character/look.ts';
import { dice } from '../dice.ts';
import { lightEffect } from '../light/effects.ts';
import { contactShadow, lightFigure, vignette } from '../light/light.ts';
import { Paper } from '../paper.ts';
import { bare, circle, moved, path, twinklePath } from '../shapes.ts';
import { drawBackdrop } from '../place/backdrop.ts';
import { readStyle, type StyleLook } from '../style/looks.ts';
import { sayPortrait } from '../words/alt.ts';
import { promptFor } from '../words/prompt.ts';
import { finish } from './finish.ts';
import { readWishes } from './wishes.ts';

const WIDTH = 768;
const HEIGHT = 1024;

export function drawPortrait(brief: PortraitBrief): Drawing {
  const style = readStyle(brief.style?.imageStyle ?? brief.customPrompt);
  const paper = new Paper(WIDTH, HEIGHT, style);
  const roll = dice(`portrait:${brief.seed}`);
  const look = readLook(brief.character);
  const wishes = readWishes(brief.style, brief.customPrompt, look, roll);
  const backdrop = drawBackdrop({ paper, seed: brief.seed, setting: wishes.setting, figures: 1, soft: true });
  const effect = lightEffect(paper, brief.style?.lighting, roll);
  const light = effect.light(backdrop.light);
  const stance = portraitStance(brief, look, wishes.feeling);
  const figure = drawCharacter(paper, look, stance);
  const { scale, x, y } = frame(figure);
  paper.add(
    backdrop.back,
    effect.behind,
    paper.glow(x, y + figure.face.y * scale, 420, light.color, 0.4),
    figure.cut
      ? ''
      : contactShadow(paper, x, y + 4, ((figure.box.right - figure.box.left) / 2) * scale * 0.72, figure.floats, backdrop.ink),
    moved(x, y, scale, figure.aura),
    moved(x, y, scale, lightFigure(paper, figure.art, { ...light, depth: light.depth * 0.5 }, style)),
    backdrop.front,
    sparkles(paper, style, { x: x + figure.face.x * scale, y: y + figure.face.y * scale, r: figure.face.r * scale }, roll),
    effect.over,
    vignette(paper, backdrop.ink, 0.3),
  );
  return {
    svg: finish(paper, style),
    width: WIDTH,
    height: HEIGHT,
    alt: sayPortrait(look, backdrop.said),
    prompt: promptFor(look, brief.style, brief.customPrompt),
    notDrawn: wishes.notDrawn,
  };
}

function portraitStance(brief: PortraitBrief, look: Look, wished: Feeling | undefined): Stance {
  const trait = readFeeling(brief.character.personality.join(' '));
  const mild: Partial<Record<Feeling, Feeling>> = { angry: 'proud', sad: 'worried', scared: 'worried', sleepy: 'loving' };
  const feeling = wished ?? (trait ? (mild[trait] ?? trait) : look.whim > 0.45 ? 'happy' : 'calm');
  const held = keepsakeOf(look);
  const waves = !held && look.whim > 0.6;
  return {
    feeling: EXPRESSIONS[feeling],
    gaze: { x: 0.1, y: 0 },
    turn: look.whim > 0.5 ? 0.22 : -0.22,
    pose: held ? 'holding' : waves ? 'waving' : 'standing',
    ...(held ? { held } : {}),
  };
}

/** People are cut at the hips, everybody else is shown whole; hats, wings and tails stay inside the sheet. */
function frame(figure: Figure): { scale: number; x: number; y: number } {
  const { left, right, top } = figure.box;
  const wide = right - left;
  if (figure.cut) {
    const tall = figure.cut - top;
    const scale = Math.min((HEIGHT - 130) / tall, (WIDTH - 40) / wide, 2.4);
    return { scale, x: WIDTH / 2 - figure.face.x * scale * 0.5, y: HEIGHT - figure.cut * scale };
  }
  const scale = Math.min((HEIGHT - 210) / -top, (WIDTH - 50) / wide, 2.1);
  const rise = Math.max(70, (HEIGHT + top * scale) * 0.36);
  return { scale, x: WIDTH / 2 - ((left + right) / 2) * scale, y: HEIGHT - rise };
}

function sparkles(paper: Paper, style: StyleLook, face: { x: number; y: number; r: number }, roll: ReturnType<typeof dice>): string {
  const marks: string[] = [];
  for (let i = 0; i < 12 * style.sparkle; i++) {
    const x = roll.between(20, WIDTH - 20);
    const y = roll.between(20, HEIGHT * 0.8);
    const size = roll.between(5, 13);
    if (Math.hypot(x - face.x, y - face.y) < face.r * 1.6) continue;
    marks.push(
      i % 3
        ? path(twinklePath(x, y, size), '#ffffff', `${bare} opacity=".85"`)
        : circle(x, y, size * 2.2, '#ffffff', `${bare} opacity=".13"`),
    );
  }
  return marks.join('');
}
