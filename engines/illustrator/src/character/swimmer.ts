/** Beings of the water: fish, dolphins, whales, octopuses, crabs. */
import { headwear } from './headwear.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Figure, Stance } from './figure.ts';
import { FINNED } from './finned.ts';
import type { Look, SwimmerParts } from './look.ts';
import { drawAura } from './power.ts';
import { drawBelowFace, drawSigns } from './signs/draw-signs.ts';
import type { BodyFace } from './signs/below-face.ts';
import { lenses } from './spectacles.ts';
import { SOFT_BODIED } from './soft-bodied.ts';
import type { Body } from './swimmer-body.ts';
import { nodOf, turnFace } from './turn-head.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { group } from '../shapes.ts';

export function drawSwimmer(paper: Paper, look: Look, parts: SwimmerParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const body = BODIES[parts.shape](paper, parts);
  const { feeling, gaze } = stance;
  const eye = { iris: look.eye, lid: shade(parts.body, -0.06), lashes: look.female || look.marks.includes('lashes') };
  const local = { x: gaze.x * side, y: gaze.y };
  const features = [
    drawCheeks(paper, parts.body, body.spread + body.eye * 1.2, body.eye * 1.1, body.eye * 0.66, feeling.blush + 0.16),
    drawEye(paper, -body.spread, 0, body.eye, eye, feeling, local),
    drawEye(paper, body.spread, 0, body.eye, { ...eye, iris: look.secondEye }, feeling, local),
    drawBrows({ color: shade(parts.body, -0.22), width: 6, spread: body.spread, y: -body.eye - 16, length: body.eye * 1.4 }, feeling),
    drawMouth({ ...mouthOf(body), line: shade(parts.body, -0.34) }, feeling.mouth),
    feeling.tear ? drawTear(body.spread + body.eye, body.eye * 1.2, 11) : '',
    look.marks.includes('glasses') ? lenses({ x: body.spread, y: 0, r: body.eye * 1.42 }) : '',
    group(`transform="translate(0 ${body.eye * 0.4}) scale(.72)"`, headwear(paper, look)),
  ].join('');
  const face = group(
    `transform="translate(${body.faceX} ${body.faceY}) rotate(${feeling.tilt * 0.6})"`,
    // The body is mirrored where it goes to the left.
    turnFace(features, Math.abs(stance.turn), { r: (body.spread + body.eye) * 1.35, far: 0.34, nod: nodOf(stance) }),
  );
  const hop = ['jumping', 'cheering', 'flying'].includes(stance.pose) ? -40 : 0;
  const land = walksAshore(parts);
  return {
    art: group(`transform="translate(0 ${hop}) scale(${side * (0.6 + look.girth * 0.4)} 1)"`,
      drawSigns(paper, look, 'back', 0, body.faceY + 40),
      group(`transform="translate(${body.faceX} ${body.faceY + body.eye * 0.4}) scale(.72)"`, drawSigns(paper, look, 'crown')), body.art,
      drawBelowFace(paper, look, body.flank ?? { x: body.faceX * 0.4, y: body.faceY + 84, scale: 0.8 }, faceOf(body)), face),
    aura: drawAura(paper, look, 0, body.faceY, 180),
    face: { x: side * body.faceX, y: body.faceY + hop + 10, r: body.spread + body.eye * 1.5 },
    box: { left: side > 0 ? body.left : -body.right, right: side > 0 ? body.right : -body.left, top: body.top + hop },
    cut: 0,
    floats: land ? 0 : 0.8,
  };
}

const mouthOf = ({ eye, mouth }: Body): NonNullable<Body['mouth']> => mouth ?? { x: 0, y: eye * 1.5, w: eye * 0.95 };

function faceOf(body: Body): BodyFace {
  const { x, y, w } = mouthOf(body);
  return { x: body.faceX, half: Math.max(body.spread + body.eye, Math.abs(x) + w), top: body.faceY - body.eye, chin: body.faceY + y + w * 1.1 };
}

/** Arms and flippers stand on the ground. */
export const walksAshore = ({ shape }: SwimmerParts): boolean => ['octopus', 'crab', 'seal', 'starfish'].includes(shape);

const BODIES: Record<SwimmerParts['shape'], (paper: Paper, parts: SwimmerParts) => Body> = {
  ...FINNED,
  ...SOFT_BODIED,
};
