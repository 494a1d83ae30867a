/** Beings of light, mist, slime, crystal or leaf: one soft body with a face. */
import { headwear } from './headwear.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { EaseName } from './ease.ts';
import type { Figure, PoseName, Stance } from './figure.ts';
import { LIVING_THINGS } from './living-things.ts';
import type { Look, SpiritParts } from './look.ts';
import { MISTY_SHAPES } from './misty-shapes.ts';
import { NAMED_SHAPES } from './named-shapes.ts';
import { drawAura } from './power.ts';
import { drawBelowFace, drawSigns } from './signs/draw-signs.ts';
import { bridge, lenses } from './spectacles.ts';
import { SHINING_SHAPES } from './shining-shapes.ts';
import type { Shape } from './spirit-shape.ts';
import { nodOf, turnFace } from './turn-head.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { drawHeld, sizeAlone } from '../props/held.ts';
import { bare, bothSides, circle, ellipse, group, line, path, twinklePath } from '../shapes.ts';

/** What has no arms of its own, or has them in its shape. */
const ARMLESS: ReadonlySet<SpiritParts['shape']> = new Set(['snowman', 'book', 'teapot', 'gingerbread', 'carpet', 'bat']);
/** How far a laughing mouth ends below the eyes, in eyes. */
const CHIN = 2.7;
/** A gingerbread man is decorated lower down, and smaller. */
const ON_A_CHEST = { lower: 0, scale: 0.9 };
const ON_GINGERBREAD = { lower: 26, scale: 0.78 };

/** Where the eyes of a shape are, and how large. */
const eyesOf = ({ eye: r = 27, spread = 44 }: Shape): { r: number; spread: number } => ({ r, spread });

export function drawSpirit(paper: Paper, look: Look, parts: SpiritParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const shape = SHAPES[parts.shape](paper, parts);
  const { turn } = stance;
  const hop = ['jumping', 'cheering', 'running', 'flying'].includes(stance.pose) ? -30 : 0;
  const { r, spread } = eyesOf(shape);
  const face = faceOf(paper, look, parts, stance, shape);
  const arms = ARMLESS.has(parts.shape) ? '' : armsOf(paper, parts, stance, side, shape);
  const antennae = parts.antennae
    ? bothSides(
        line(`M30 ${shape.top + 20} Q44 ${shape.top - 30} 70 ${shape.top - 48}`, shade(parts.body, -0.12), 8) +
          circle(74, shape.top - 52, 14, paper.ball(parts.second)),
      )
    : '';
  const chest = parts.shape === 'gingerbread' ? ON_GINGERBREAD : ON_A_CHEST;
  const art = group(
    `transform="translate(0 ${hop - shape.lift}) scale(${0.6 + look.girth * 0.4} 1)"`,
    drawSigns(paper, look, 'back', 0, shape.faceY + 60),
    drawSigns(paper, look, 'crown', 0, shape.faceY + 6 + (shape.hat ?? 0), 0.92),
    shape.back ?? '',
    antennae,
    shape.body,
    drawBelowFace(paper, look, { x: 0, y: shape.faceY + Math.min(104, -shape.faceY * 0.6) + chest.lower, scale: chest.scale },
      { x: 0, half: spread + r, top: shape.faceY - r, chin: shape.faceY + r * CHIN }),
    arms,
    shape.front ?? '',
    face,
    group(`transform="translate(0 ${shape.faceY + 6}) scale(.92)"`,
      group(`transform="translate(0 ${shape.hat ?? 0})"`, turnFace(headwear(paper, look), turn, { r: 122 }))),
  );
  return {
    art,
    aura:
      paper.glow(0, shape.faceY - shape.lift, shape.wide * 2, parts.glow, parts.shape === 'shadow' ? 0.3 : 0.5) +
      sparkles(paper, parts, shape) +
      drawAura(paper, look, 0, shape.faceY + 40, 170),
    // Most of such a body is its face: neighbours keep away from all of it.
    face: { x: turn * 10, y: shape.faceY + 12 + hop - shape.lift, r: Math.max(spread + r * 1.6, shape.wide * 0.6) },
    box: { left: -shape.wide, right: shape.wide, top: shape.top - (parts.antennae ? 70 : 0) + hop - shape.lift },
    cut: 0,
    floats: shape.lift > 10 ? 0.7 : 0,
  };
}

function faceOf(paper: Paper, look: Look, parts: SpiritParts, stance: Stance, shape: Shape): string {
  const { feeling, gaze, turn } = stance;
  const { r, spread } = eyesOf(shape);
  const dark = parts.shape === 'shadow';
  const eye = { iris: look.eye, lid: shade(parts.body, -0.06), lashes: look.female || look.marks.includes('lashes'), shine: dark };
  const count = parts.eyes ?? 2;
  const eyes =
    count === 1
      ? drawEye(paper, 0, -4, r * 1.5, eye, feeling, gaze)
      : drawEye(paper, -spread, 0, r, eye, feeling, gaze) +
        drawEye(paper, spread, 0, r, { ...eye, iris: look.secondEye }, feeling, gaze) +
        (count === 3 ? drawEye(paper, 0, -r * 2, r * 0.72, eye, feeling, gaze) : '');
  const brow = shade(mix(parts.body, '#3a2a5a', 0.4), dark ? 0.28 : -0.2);
  const lips = dark ? shade(parts.second, 0) : shade(mix(parts.body, '#7a3a4a', 0.6), -0.2);
  const art = [
    drawCheeks(paper, parts.body, spread + r * 1.1, r * 1.25, r * 0.72, feeling.blush + 0.2),
    eyes,
    drawBrows({ color: brow, width: 6.5, spread, y: -r - 18, length: r * 1.5 }, feeling),
    group(
      `transform="translate(${turn * 7} 0)"`,
      drawMouth({ x: 0, y: r * 1.6, w: r * 1.0, line: lips, fangs: look.marks.includes('fangs') }, feeling.mouth),
    ),
    feeling.tear ? drawTear(spread + r * 0.9, r * 1.3, 11) : '',
    look.marks.includes('glasses') ? lenses({ x: spread, y: 0, r: r * 1.42 }) + bridge(spread - r * 1.4, -4, -12) : '',
  ].join('');
  return group(
    `transform="translate(0 ${shape.faceY}) rotate(${feeling.tilt * (turn < 0 ? -1 : 1) * 0.7})"`,
    turnFace(art, turn, { r: Math.max(spread + r * 1.7, Math.min(130, shape.wide * 0.78)), far: 0.3, nod: nodOf(stance) }));
}

function sparkles(paper: Paper, parts: SpiritParts, shape: Shape): string {
  return [[-1.15, -60, 11], [1.2, -20, 13], [-1.25, 70, 9], [1.12, 96, 8]]
    .map(([t = 0, dy = 0, s = 0]) =>
      path(twinklePath(t * shape.wide * 0.94, shape.faceY - shape.lift + dy, s * 1.4), mix(parts.glow, '#ffffff', 0.6), bare),
    )
    .join('');
}

function armsOf(paper: Paper, parts: SpiritParts, stance: Stance, side: number, shape: Shape): string {
  const y = shape.faceY + 78;
  const w = shape.hands ?? shape.wide * 0.74;
  const fill = paper.ball(parts.body);
  const pose = armsDo(stance);
  const oval = (x: number, dy: number, turn: number): string => ellipse(x, y + dy, 19, 33, fill, `transform="rotate(${turn} ${x} ${y + dy})"`);
  const arm = (s: number, near: boolean): string => {
    if (['cheering', 'flying', 'jumping', 'climbing'].includes(pose) || (pose === 'waving' && !near)) return oval(s * (w + 18), -34, s * 38);
    if ((pose === 'pointing' || pose === 'embracing') && near) return oval(s * (w + 24), 0, s * 84);
    if (pose === 'hugging' || pose === 'embracing') return oval(s * w * 0.62, 30, s * 60);
    if (pose === 'thinking' && near) return oval(s * w * 0.56, -4, s * -34);
    if (pose === 'telling') return near ? oval(s * (w + 16), -8, s * 62) : oval(s * (w + 2), 14, s * -28);
    if (pose === 'open') return oval(s * (w + 18), -6, s * 66);
    if (pose === 'running') return oval(s * (w + 6), near ? -6 : 20, s * (near ? 60 : -10));
    return oval(s * (w + 2), 14, s * -28);
  };
  const size = stance.held && stance.alone ? sizeAlone(stance.held) : 1;
  // What is larger is held further out: a ghost is all face.
  const out = w + 8 + (size - 1) * 60;
  return arm(-side, false) + arm(side, true) + (stance.held ? drawHeld(paper, stance.held, side * out, y + 30, side, 0, size) : '');
}

/** What arms do where no pose is told. */
const armsDo = ({ pose, held, bearing }: Stance): PoseName | 'telling' | 'open' =>
  (bearing && !held && pose === 'standing' ? ARMS[bearing.ease.name] : undefined) ?? pose;

const ARMS: Partial<Record<EaseName, PoseName | 'telling' | 'open'>> = {
  talk: 'telling', explain: 'open', open: 'open', clasp: 'hugging', 'drawn up': 'hugging', chin: 'thinking', crossed: 'hugging',
};

const SHAPES: Record<SpiritParts['shape'], (paper: Paper, parts: SpiritParts) => Shape> = {
  ...MISTY_SHAPES,
  ...SHINING_SHAPES,
  ...LIVING_THINGS,
  ...NAMED_SHAPES,
};
