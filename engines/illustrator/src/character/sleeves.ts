/** Sleeves of every cut. */
import type { Look } from './look.ts';
import { lightness, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { type Point, bare, circle, ellipse, limb, path } from '../shapes.ts';

interface Sleeve {
  art: string;
  cuff: string;
  glove?: string;
}

export function sleeveOf(paper: Paper, look: Look, shoulder: Point, elbow: Point, hand: Point, w: number): Sleeve {
  const { outfit } = look;
  const short = ['dress', 'shirt', 'gown', 'leaf', 'overalls', 'vest'].includes(outfit.cut) && look.whim < 0.62;
  const bareArm = outfit.cut === 'none';
  const cloth = outfit.cut === 'overalls' || outfit.cut === 'vest' ? outfit.second : outfit.main;
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.86, elbow[1] + (hand[1] - elbow[1]) * 0.86];
  const whole = limb([shoulder, elbow, wrist], [w, w * 0.9, w * 0.78]);
  if (bareArm) return { art: path(whole, paper.ball(look.skin)), cuff: '' };
  if (short) {
    const end: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.72, shoulder[1] + (elbow[1] - shoulder[1]) * 0.72];
    return {
      art: path(whole.replace(/^M/, 'M'), paper.ball(look.skin)) + path(limb([shoulder, end], [w * 1.14, w * 1.12]), paper.ball(cloth)),
      cuff: '',
    };
  }
  if (outfit.cut === 'robe') {
    const flared = limb([shoulder, elbow, wrist], [w, w * 1.08, w * 1.36]);
    return { art: path(flared, paper.ball(cloth)), cuff: '' };
  }
  if (outfit.cut === 'armor') {
    const metal = paper.ball('#aab6cf');
    return {
      art: path(whole, paper.ball('#7e89a6')) + ellipse(shoulder[0], shoulder[1] - 2, w * 0.78, w * 0.66, metal),
      cuff: circle(wrist[0], wrist[1], w * 0.5, metal),
      glove: undefined,
    };
  }
  if (outfit.cut === 'spacesuit')
    return {
      art:
        path(limb([shoulder, elbow, wrist], [w * 1.12, w * 1.04, w * 0.98]), paper.ball(cloth)) +
        circle(elbow[0], elbow[1], w * 0.3, shade(cloth, -0.1), `${bare} opacity=".4"`),
      cuff: circle(wrist[0], wrist[1], w * 0.46, outfit.second, bare),
      glove: '#e6ebf6',
    };
  const cuff = circle(wrist[0], wrist[1], w * 0.44, lightness(cloth) > 0.8 ? shade(cloth, -0.1) : shade(cloth, 0.06), bare);
  return { art: path(whole, paper.ball(cloth)) + cuff, cuff: '' };
}
