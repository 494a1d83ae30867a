/** Below the hips: legs and shoes, or a mermaid's tail, goat legs, a horse's body, smoke, a snake's coil. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { drawBlade, PROSTHETIC_SIDE } from './prostheses.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path, type Point, rect } from '../shapes.ts';
import type { Pose } from './figure.ts';
import type { Measures } from './human-measures.ts';
import { fishTail } from './fish-tail.ts';
import type { Look, PersonParts } from './look.ts';

/** @param side where it turns to */
export function drawLower(paper: Paper, look: Look, parts: PersonParts, m: Measures, pose: Pose, side: number): string {
  switch (parts.lower) {
    case 'fish':
      return fishTail(paper, look, m);
    case 'smoke':
      return smokeTail(paper, look, m);
    case 'horse':
      return horseBody(paper, look, m);
    case 'snake':
      return snakeCoil(paper, look, m);
    case 'spider':
      return spiderLegs(paper, look, m);
    case 'goat':
    case 'legs':
      return legs(paper, look, parts, m, pose, side);
  }
}

/** Share of the height of the hips that lies below the ground while somebody sits on it. */
export const SITTING = 0.74;
/** The same of somebody who kneels: the shins lie on the ground behind. */
export const KNEELING = 0.44;

function legs(paper: Paper, look: Look, parts: PersonParts, m: Measures, pose: Pose, turned: number): string {
  const skirted = ['dress', 'gown', 'leaf'].includes(look.outfit.cut);
  const goat = parts.lower === 'goat';
  const color = goat ? look.hair : look.outfit.cut === 'none' ? look.skin : skirted ? shade(look.skin, -0.03) : look.outfit.bottom;
  const fill = paper.drop(color);
  const w = 40 * (0.66 + 0.34 * look.girth) * (m.leg > 120 ? 1.06 : 1);
  const x = m.waist * 0.47;
  const hips = skirted
    ? ''
    : path(
        `M${-m.waist} ${m.hip - 14} L${m.waist} ${m.hip - 14} L${m.waist * 0.98} ${m.hip + 22} Q0 ${m.hip + 44} ` +
          `${-m.waist * 0.98} ${m.hip + 22}Z`,
        fill,
      );
  const blade = look.marks.includes('leg-prosthesis');
  const draw = (side: number, knee: Point, foot: Point): string =>
    blade && side === PROSTHETIC_SIDE ? onBlade(side, knee, foot) : onFoot(side, knee, foot);
  const onBlade = (side: number, knee: Point, foot: Point): string => {
    const hip: Point = [side * x, m.hip + 6];
    const cup: Point = [knee[0] * 0.7 + hip[0] * 0.3, knee[1] * 0.8 + hip[1] * 0.2];
    const middle: Point = [(hip[0] + cup[0]) / 2, (hip[1] + cup[1]) / 2];
    const thigh = path(limb([hip, middle, [cup[0], cup[1] - 6]], [w * 1.08, w * 1.04, w * 0.96]), fill);
    return thigh + drawBlade(paper, look.aidColor, cup, foot, side, w);
  };
  const onFoot = (side: number, knee: Point, foot: Point): string =>
    path(limb([[side * x, m.hip + 6], knee, [foot[0], foot[1] - 14]], [w * 1.08, w * 0.94, w * 0.8]), fill) +
    (goat ? hoof(paper, foot) : shoe(paper, look, foot, side, w));
  if (look.ride) return hips + drawSeated(draw, paper, color, m, x, w);
  if (pose.legs === 'sit') {
    const foot = m.hip * SITTING - 8;
    return hips + (blade ? draw(PROSTHETIC_SIDE, [PROSTHETIC_SIDE * x * 1.6, m.hip + 10], [PROSTHETIC_SIDE * (x * 2 + w), foot]) : '');
  }
  if (pose.legs === 'kneel') return kneelingLegs(paper, look, { goat, color, w, x, m }) + hips;
  if (pose.legs === 'run') {
    return draw(-1, [-x * 1.1, m.hip * 0.5], [-x * 2.6, m.hip * 0.34]) + draw(1, [x * 1.9, m.hip * 0.52], [x * 1.5, -16]) + hips;
  }
  if (pose.legs === 'walk') return draw(-1, [-x * 1.1, m.hip * 0.5], [-x * 1.75, -26]) + draw(1, [x * 1.35, m.hip * 0.52], [x * 1.6, -16]) + hips;
  if (pose.legs === 'jump')
    return draw(-1, [-x * 1.35, m.hip * 0.55], [-x * 1.9, -26]) + draw(1, [x * 1.5, m.hip * 0.58], [x * 1.1, -12]) + hips;
  const resting = (pose.weight ?? 0) * turned;
  const standing = (side: number): string =>
    side === resting
      ? draw(side, [side * x * 1.3, m.hip * 0.52], [side * x * 1.72, -17])
      : draw(side, [side * x * (resting ? 0.92 : 1.02), m.hip * 0.5], [side * x * (resting ? 0.86 : 1.04), -20]);
  return standing(-1) + standing(1) + hips;
}

/** How wide the hem of a cut is beside the hips: the shoes of who kneels are seen beyond it. */
const HEM: Readonly<Record<string, number>> = { coat: 1.3, dress: 1.56, robe: 1.56, gown: 1.9, leaf: 1.34 };

/** Thighs upright, knees on the ground; of the shins that lie behind only the tips of the shoes are seen, out at both sides. */
function kneelingLegs(paper: Paper, look: Look, { goat, color, w, x, m }: { goat: boolean; color: string; w: number; x: number; m: Measures }): string {
  const ground = m.hip * KNEELING;
  const leather = goat ? '#4a3a3a' : look.outfit.shoes;
  return [-1, 1].map((side) => {
    const knee: Point = [side * x * 1.24, ground - w * 0.66];
    const toe = side * Math.max(x * 1.24 + w * 1.02, m.hem * (HEM[look.outfit.cut] ?? 0) + w * 0.06);
    return (
      path(limb([[knee[0], ground - w * 0.34], [toe, ground - w * 0.36]], [w * 0.8, w * 0.62]), paper.drop(shade(color, -0.07))) +
      ellipse(toe + side * w * 0.2, ground - w * 0.36, w * 0.4, w * 0.46, paper.drop(leather)) +
      path(limb([[side * x, m.hip + 6], [side * x * 1.14, (m.hip + knee[1]) / 2], knee], [w * 1.08, w * 1.06, w]), paper.drop(color)) +
      ellipse(knee[0], ground - w * 0.52, w * 0.56, w * 0.54, paper.ball(color))
    );
  }).join('');
}

/** Cuts that lie over the knees of who sits. */
const OVER_KNEES = ['coat', 'dress', 'robe', 'gown', 'leaf'];

/** On the ground, legs towards the viewer: knees before the hem, soles before the knees. */
export function sittingLegs(paper: Paper, look: Look, parts: PersonParts, m: Measures): string {
  const goat = parts.lower === 'goat';
  const { cut, main, bottom, shoes } = look.outfit;
  const color = goat ? look.hair : cut === 'none' ? look.skin : OVER_KNEES.includes(cut) ? shade(main, 0.03) : bottom;
  const w = 40 * (0.66 + 0.34 * look.girth) * (m.leg > 120 ? 1.06 : 1);
  const x = m.waist * 0.47;
  const ground = m.hip * SITTING;
  const shoe = goat ? '#4a3a3a' : shoes;
  const leg = (side: number): string => {
    // Apart like a teddy's: legs that point straight at the viewer look as if they were under the ground.
    const [footX, footY] = [side * (m.waist * 0.9 + w * 0.62), ground - w * 0.5];
    const knee: Point = [side * (m.waist * 0.78 + w * 0.2), (m.hip + footY) / 2 - w * 0.26];
    return (
      path(limb([[side * x * 0.82, m.hip - w * 0.3], knee, [footX, footY - w * 0.34]], [w * 1.16, w * 1.34, w * 1.08]), paper.ball(color)) +
      group(
        `transform="translate(${footX} ${footY}) rotate(${side * 19})"`,
        ellipse(0, 0, w * 0.7, w * 0.84, paper.drop(shoe)),
        ellipse(0, w * 0.06, w * 0.5, w * 0.62, shade(shoe, -0.12), bare),
        line(`M${-w * 0.36} ${w * 0.2} Q0 ${w * 0.32} ${w * 0.36} ${w * 0.2}`, shade(shoe, -0.2), 3, 0.7),
      )
    );
  };
  const bladed = look.marks.includes('leg-prosthesis');
  return [-1, 1].map((side) => (bladed && side === PROSTHETIC_SIDE ? '' : leg(side))).join('');
}

/** Knees towards the viewer, feet on the rest. */
function drawSeated(
  draw: (side: number, knee: Point, foot: Point) => string,
  paper: Paper,
  color: string,
  m: Measures,
  x: number,
  w: number,
): string {
  const knee = paper.ball(color);
  const thigh = (side: number): string => {
    const at = side * x * 1.16;
    const low = m.hip * 0.5;
    return path(
      `M${at - w * 0.62} ${m.hip - 6} L${at + w * 0.62} ${m.hip - 6} C${at + w * 0.74} ${m.hip + 20} ${at + w * 0.74} ${low + 12} ${at} ` +
        `${low + 12} C${at - w * 0.74} ${low + 12} ${at - w * 0.74} ${m.hip + 20} ${at - w * 0.62} ${m.hip - 6}Z`,
      knee,
    );
  };
  return [-1, 1].map((side) => draw(side, [side * x * 1.14, m.hip * 0.54], [side * x * 1.06, -29]) + thigh(side)).join('');
}

function shoe(paper: Paper, look: Look, [x, y]: Point, side: number, w: number): string {
  const s = w / 40;
  const color = look.outfit.shoes;
  if (look.outfit.slippers)
    return group(
      `transform="translate(${x} ${y}) scale(${side * 0.92} 0.86)"`,
      line(`M${-19 * s} -34 L${19 * s} -8 M${19 * s} -34 L${-19 * s} -8`, shade(color, -0.06), 6 * s),
      path(`M${-23 * s} -2 Q${-26 * s} 22 ${-16 * s} 23 L${36 * s} 23 Q${48 * s} 20 ${36 * s} 8 Q${26 * s} 2 ${20 * s} -4 Q0 12 ${-23 * s} -2Z`, paper.drop(color)),
    );
  const { cut, boots, footed, extras } = look.outfit;
  // Heroes fly in boots.
  const low = LOW_SHOES.has(cut) && !boots && !extras.includes('cape');
  const bareLegs = BARE_LEGS.has(cut);
  const boot = low
    ? path(`M${-22 * s} -8 Q0 -20 ${21 * s} -10 L${27 * s} 2 Q${45 * s} 6 ${45 * s} 20 L${-25 * s} 20 Q${-27 * s} 0 ${-22 * s} -8Z`, paper.drop(color))
    : path(
        `M${-22 * s} -34 Q0 -42 ${22 * s} -34 L${26 * s} 4 Q${44 * s} 8 ${44 * s} 22 L${-24 * s} 22 Q${-26 * s} -4 ${-22 * s} -34Z`,
        paper.drop(color),
      );
  const sole = path(`M${-25 * s} 14 L${45 * s} 14 L${44 * s} 24 L${-25 * s} 24Z`, cut === 'shirt' && low && !footed ? '#f6f1e8' : shade(color, footed ? -0.07 : -0.18), bare);
  // A sock over a bare leg, laces on a shoe for play.
  const detail = !low || footed ? '' : bareLegs ? rect(-21 * s, -26, 42 * s, 15, 6, '#fbf6ee', bare) : line(`M${4 * s} -8 L${20 * s} -2 M${9 * s} -1 L${24 * s} 4`, '#f6f1e8', 4, 0.9);
  return group(`transform="translate(${x} ${y}) scale(${side * 0.92} 0.86)"`, bareLegs ? detail : '', boot, sole, bareLegs ? '' : detail);
}

/** Who goes to work in a suit or plays in a shirt wears no boots, unless a family chose them. */
const LOW_SHOES: ReadonlySet<string> = new Set(['suit', 'dress', 'gown', 'shirt', 'leaf']);
const BARE_LEGS: ReadonlySet<string> = new Set(['dress', 'gown', 'leaf']);

const hoof = (paper: Paper, [x, y]: Point): string =>
  path(`M${x - 20} ${y - 8} L${x + 20} ${y - 8} L${x + 27} ${y + 20} L${x - 27} ${y + 20}Z`, paper.drop('#4a3a3a'));

function smokeTail(paper: Paper, look: Look, m: Measures): string {
  const color = look.outfit.main;
  const w = m.waist;
  return path(
    `M${-w} ${m.hip - 20} L${w} ${m.hip - 20} C${w * 1.5} ${m.hip * 0.7} ${w * 0.6} ${m.hip * 0.45} ${w * 0.2} ${m.hip * 0.3} ` +
      `C${-w * 0.5} ${m.hip * 0.16} ${w * 0.5} 0 ${w * 1.5} -14 C${w * 0.6} 26 ${-w * 1.2} 18 ${-w * 0.9} ${m.hip * 0.3} C${-w * 1.4} ` +
      `${m.hip * 0.6} ${-w * 1.3} ${m.hip * 0.8} ${-w} ${m.hip - 20}Z`,
    paper.linear([
      [0, color],
      [0.6, shade(color, 0.1), 0.9],
      [1, shade(color, 0.2), 0.5],
    ]),
    bare,
  );
}

function horseBody(paper: Paper, look: Look, m: Measures): string {
  const coat = look.whim > 0.6 ? '#a8683c' : look.whim > 0.3 ? '#c99a68' : '#8a5a44';
  const w = m.waist;
  const leg = (x: number, color: string): string =>
    path(limb([[x, m.hip + 40], [x + 3, m.hip * 0.42], [x, -34]], [54, 36, 33]), paper.tube(color)) +
    path(limb([[x, -52], [x, -30]], [35, 37]), '#f6ead8') +
    path(`M${x - 21} -26 L${x + 21} -26 L${x + 27} 4 L${x - 27} 4Z`, paper.drop('#4a3a3a'));
  const tail = path(
    `M204 ${m.hip + 4} C284 ${m.hip - 6} 262 ${m.hip * 0.5} 290 -20 C236 -26 214 ${m.hip * 0.4} 186 ${m.hip + 40}Z`,
    paper.drop(look.hair),
  );
  const body = path(
    `M${-w * 1.02} ${m.hip - 30} C${-w * 1.5} ${m.hip + 50} ${-w * 0.9} ${m.hip + 96} 10 ${m.hip + 84} C90 ${m.hip + 74} 160 ${m.hip + 100} ` +
      `204 ${m.hip + 78} C248 ${m.hip + 40} 232 ${m.hip - 34} 168 ${m.hip - 36} C120 ${m.hip - 40} 80 ${m.hip - 14} ${w * 1.02} ${m.hip - 30}Z`,
    paper.ball(coat),
  );
  const far = shade(coat, -0.08);
  return tail + leg(150, far) + leg(30, far) + body + leg(192, coat) + leg(-w * 0.5, coat);
}

function snakeCoil(paper: Paper, look: Look, m: Measures): string {
  const fill = paper.ball(look.outfit.bottom);
  return (
    ellipse(10, -34, 150, 40, fill) +
    ellipse(-4, -66, 112, 36, fill) +
    path(
      `M${-m.waist} ${m.hip - 14} L${m.waist} ${m.hip - 14} C${m.waist * 1.3} ${m.hip * 0.7} 70 -80 60 -66 L-70 -66 C-90 -90 ` +
        `${-m.waist * 1.2} ${m.hip * 0.7} ${-m.waist} ${m.hip - 14}Z`,
      fill,
    ) +
    path('M132 -50 C190 -46 206 -76 196 -104 C182 -84 160 -74 126 -74Z', fill)
  );
}

function spiderLegs(paper: Paper, look: Look, m: Measures): string {
  const color = look.outfit.bottom;
  const one = (reachX: number, knee: number): string => line(`M30 ${m.hip + 10} Q${reachX * 0.7} ${knee} ${reachX} -4`, color, 15);
  return (
    bothSides(one(190, m.hip - 70), one(140, m.hip - 30), one(92, m.hip)) +
    ellipse(0, m.hip + 18, m.waist * 1.3, 46, paper.ball(color)) +
    circle(0, m.hip + 24, 14, '#e86fa6', bare)
  );
}
