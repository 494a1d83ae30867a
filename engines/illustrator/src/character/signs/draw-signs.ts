/** Draws the signs of a look at one of the places that its rig offers. */
import type { Paper } from '../../paper.ts';
import { group } from '../../shapes.ts';
import type { Figure } from '../figure.ts';
import { drawHat } from '../hats/draw-hat.ts';
import type { Look } from '../look.ts';
import { belowFace, type BodyFace, type Spot } from './below-face.ts';
import { BACK_SIGNS } from './back-signs.ts';
import { BESIDE_SIGNS } from './beside-signs.ts';
import { BODY_SIGNS } from './body-signs.ts';
import { CALLING_SIGNS } from './calling-signs.ts';
import { CHEST_SIGNS } from './chest-signs.ts';
import { CHEST_WEAR } from './chest-wear.ts';
import { FEATURE_BODY } from './feature-body.ts';
import { FEATURE_HEAD } from './feature-head.ts';
import { FACE_SIGNS } from './face-signs.ts';
import { GROWN_SIGNS } from './grown-signs.ts';
import { HEAD_SIGNS } from './head-signs.ts';
import { KITH_SIGNS } from './kith-signs.ts';
import type { Sign, SignPlace } from './sign.ts';
import { WEATHER_SIGNS } from './weather-signs.ts';

export const SIGNS: Readonly<Record<string, Sign>> = { ...BACK_SIGNS, ...BESIDE_SIGNS, ...BODY_SIGNS, ...CALLING_SIGNS, ...CHEST_SIGNS, ...CHEST_WEAR, ...FACE_SIGNS, ...FEATURE_BODY,
  ...FEATURE_HEAD, ...GROWN_SIGNS, ...HEAD_SIGNS, ...KITH_SIGNS, ...WEATHER_SIGNS };

const hats = new Map<string, Sign>();

/** A sign by its name; `hat-…` puts a hat of people on any head. */
export function signOf(name: string): Sign | undefined {
  if (!name.startsWith('hat-')) return SIGNS[name];
  const hat = name.slice(4);
  const draw = (paper: Paper, look: Look): string => {
    const { front, back } = drawHat(paper, hat, look.outfit.second, look.outfit.main);
    return group('transform="translate(0 8) scale(.9)"', back, front);
  };
  const made = hats.get(name) ?? { on: 'head', above: 236, draw };
  hats.set(name, made);
  return made;
}

export function drawSigns(paper: Paper, look: Look, on: SignPlace, x = 0, y = 0, scale = 1): string {
  const drawn = look.signs.map((name) => (signOf(name)?.on === on ? (signOf(name)?.draw(paper, look) ?? '') : '')).join('');
  return drawn ? group(`transform="translate(${x} ${y}) scale(${scale})" data-sign="${on}"`, drawn) : '';
}

/** What a body wears on its breast that is all face. */
export function drawBelowFace(paper: Paper, look: Look, spot: Spot, face: BodyFace): string {
  const drawn = look.signs.map((name) => (signOf(name)?.on === 'chest' ? belowFace(signOf(name)?.draw(paper, look) ?? '', spot, face) : '')).join('');
  return drawn ? group('data-sign="chest"', drawn) : '';
}

/** Makes room for signs that stick out of the figure. */
export function withSigns(figure: Figure, look: Look): Figure {
  let above = 0;
  let beside = 0;
  for (const name of look.signs) {
    above = Math.max(above, signOf(name)?.above ?? 0);
    beside = Math.max(beside, signOf(name)?.beside ?? 0);
  }
  if (!above && !beside) return figure;
  const { left, right, top } = figure.box;
  return { ...figure, box: { left: Math.min(left, -beside), right: Math.max(right, beside), top: Math.min(top, figure.face.y - above) } };
}
