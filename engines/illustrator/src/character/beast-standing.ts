/** A beast that stands like a horse. */
import { drawBeastHead } from './beast-head.ts';
import { WHITE_PAW, gaitOf, isStout } from './beast-gait.ts';
import { haunch, legOf } from './beast-legs.ts';
import { neckOf } from './beast-neck.ts';
import { headWidth, PLANS } from './beast-plan.ts';
import { neckPattern, sidePattern } from './beast-side.ts';
import { topOf } from './beast-top.ts';
import { covers } from './covering.ts';
import type { Figure, Stance } from './figure.ts';
import type { BeastParts, Look } from './look.ts';
import { drawAura } from './power.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { tailFalls } from './spirits.ts';
import { drawBeastTail, LONG_TAIL } from './tails.ts';
import { drawWing } from './wings.ts';
import type { Paper } from '../paper.ts';
import { drawHeld, isOverhead, standsUp } from '../props/held.ts';
import { bare, group, limb, path, turned } from '../shapes.ts';

/** Short in a hand, and as long as a muzzle in the mouth: upright it would stand before an eye. */
const LONG: ReadonlySet<string> = new Set(['pencil', 'spade', 'flower', 'carrot', 'chalk', 'paintbrush']);

export function standing(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  const fur = paper.ball(parts.fur);
  const side = stance.turn < 0 ? -1 : 1;
  const neck = parts.neck ?? 0;
  const gait = gaitOf(parts);
  const { long } = gait;
  const g = (0.35 + look.girth * 0.65) * gait.round;
  const stout = isStout(parts);
  // A horse that sits down folds its legs, as it does to sleep.
  const lying = stance.pose === 'lying' || stance.pose === 'sitting';
  const leg = lying ? 6 : parts.flippers ? FLAT : gait.leg * look.legs;
  const back = -leg - 96;
  const headY = back - 26 - neck;
  const headScale = stout ? 0.96 : 0.86;
  const headX = (stout ? 78 : parts.flippers ? 128 : 92) * long;
  const neckY = headY + (lying ? 90 : neck ? 122 : 108);
  const running = stance.pose === 'running' || stance.pose === 'jumping';
  const trot = running ? 34 * Math.min(1, leg / 60) : 0;
  const hind = (x: number, dx: number, dark: boolean): string => legOf(paper, parts, { x: x * long, dx, leg, thick: gait.thick }, dark);
  // At the nearer side of the mouth: a scarf would hide it under the chin. A stick is carried across.
  const inTheMouth = (held: string): string => drawHeld(paper, held, headX + 40, headY + (PLANS[parts.head].mouthY + 16) * headScale, 1, standsUp(held) === 'short' && !LONG.has(held) ? 0 : 84);
  const body = [
    group(`transform="translate(${-104 * long} ${back + (lying ? 16 : 34)}) scale(-1 ${lying ? 0.6 : 1})"`, turned(tailFalls(stance), 0, 0, drawBeastTail(paper, parts))),
    drawSigns(paper, look, 'back', -20, back + 20),
    hind(-84, -trot, true),
    hind(58, trot, true),
    parts.sixLegs ? hind(-14, trot * 0.4, true) : '',
    parts.pattern === 'wool' ? hind(-104, 0, false) + hind(84, 0, false) : '',
    raisedWing(paper, look, parts, [86 * long, back + 14]),
    inLength(long,
      path(
        `M-118 ${back + 52} C-124 ${back} -70 ${back - 16 * g} -10 ${back - 6} C40 ${back - 8} 96 ${back - 20} 118 ${back + 30} ` +
          `C132 ${back + 84 * g} 90 ${back + 112 * g} 20 ${back + 110 * g} C-50 ${back + 116 * g} -112 ${back + 106 * g} -118 ${back + 52}Z`,
        fur,
        'data-part="torso"',
      ) +
      path(
        `M-88 ${back + 92 * g} C-40 ${back + 112 * g} 40 ${back + 114 * g} 92 ${back + 88 * g} C60 ${back + 78 * g} -50 ` +
          `${back + 76 * g} -88 ${back + 92 * g}Z`,
        parts.cream,
        `${bare} opacity=".8"`,
      ) +
      sidePattern(paper, parts, back, g)),
    raisedWing(paper, look, parts, [56 * long, back + 40]),
    drawSigns(paper, emptyHanded(look), 'chest', -16, back + 46, 0.9),
    neck
      ? path(
          limb(
            [
              [70, back + 40],
              [84, back - neck * 0.3],
              [headX, headY + 56],
            ],
            [96, 78, 68],
          ),
          fur,
        )
      : '',
    parts.mane === 'hair'
      ? path(
          `M${headX - 40} ${headY - 60} C${headX - 86} ${headY} ${headX - 70} ${headY + 40} ${headX - 74} ${back + 10} ` +
            `C${headX - 40} ${back + 30} ${headX - 20} ${back - 10} ${headX - 10} ${headY - 40}Z`,
          paper.drop(parts.dark),
        )
      : '',
    parts.mane === 'brush' ? bristles(paper, parts, headX, headY, back) : '',
    parts.pattern === 'giraffe' || parts.pattern === 'zebra' ? neckPattern(parts, back, headX, headY) : '',
    parts.pattern === 'wool' ? '' : (parts.sixLegs ? hind(-32, -trot * 0.3, false) : '') + (gait.haunch && !lying ? haunch(paper, parts, { x: -70 * long, back, leg, kick: running }) : hind(-104, -trot * 0.6, false)) +
      (look.signs.includes(WHITE_PAW) ? legOf(paper, parts, { x: 84 * long, dx: trot * 0.7, leg, thick: gait.thick, paw: '#fffdf8' }, false) : covers(stance.pose) && parts.head === 'turtle' ? '' : hind(84, trot * 0.7, false)),
    stance.held && isOverhead(stance.held) ? drawHeld(paper, stance.held, headX + 6, headY + 116, 1) : '',
    neckOf(paper, look, neckY, neck ? 56 : 74, headX - (neck ? 4 : 0), lying ? 0 : -neckY),
    group(
      `transform="translate(${headX} ${headY}) rotate(${stance.feeling.tilt + 2}) scale(${headScale})"`,
      group(`transform="scale(${side} 1)"`, drawBeastHead(paper, look, parts, { ...stance, turn: stance.turn })),
    ),
    stance.held && !isOverhead(stance.held) ? inTheMouth(stance.held) : '',
  ].join('');
  const hop = running ? -26 : 0;
  const right = headX + headWidth(parts) * headScale;
  const left = Math.max(118 * long + (parts.tail === 'hair' || parts.tail === 'tuft' ? 130 : 50) * (parts.longTail ? LONG_TAIL : 1), parts.wings ? 214 : 0, parts.flippers ? 208 : 0);
  return {
    art: group(`transform="translate(0 ${hop}) scale(${side} 1)"`, body),
    aura: drawAura(paper, look, side * 40, headY + 60, 190),
    face: { x: side * headX, y: headY + 10 + hop, r: 108 * headScale },
    box: { left: -(side > 0 ? left : right), right: side > 0 ? right : left, top: headY - topOf(parts) * headScale + hop },
    ...(lying ? {} : { saddle: { x: side * -62 * long, y: back + 20 + hop } }),
    cut: 0,
    floats: running ? 0.5 : 0,
  };
}

/** A sea turtle rests on its belly, and its flippers beside it. */
const FLAT = 20;

/** Grown on at the shoulder, up and backwards: one is seen before the body and one behind it. */
const raisedWing = (paper: Paper, look: Look, { wings }: BeastParts, [x, y]: readonly [number, number]): string =>
  wings ? group(`transform="translate(${x} ${y}) scale(-1 1) rotate(-16)"`, drawWing(paper, wings, look)) : '';

/** Short hair that stands up along the neck. */
const bristles = (paper: Paper, { dark }: BeastParts, headX: number, headY: number, back: number): string =>
  path(
    `M${headX - 26} ${headY - 30} L${headX - 62} ${headY + 2} L${headX - 52} ${headY + 14} L${headX - 76} ${headY + 34} L${headX - 62} ` +
      `${headY + 44} L${headX - 84} ${back - 4} L${headX - 66} ${back + 2} L${headX - 78} ${back + 18} C${headX - 44} ${back} ${headX - 34} ${headY + 40} ${headX - 26} ${headY - 30}Z`,
    paper.drop(dark),
  );

/** Nobody walks on the paws in which it holds an acorn. */
const emptyHanded = (look: Look): Look => ({ ...look, signs: look.signs.filter((sign) => sign !== 'acorn-chest' && sign !== 'seed-chest') });

/** What is drawn for a trunk of the length of a fox's. */
const inLength = (long: number, art: string): string => (long === 1 ? art : group(`transform="scale(${long} 1)"`, art));
