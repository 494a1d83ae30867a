/** Robots and thinking machines: a screen for a face, joints that show, a light that glows. */
import type { Paper } from '../paper.ts';
import { circle, group, limb, path, type Point, rect } from '../shapes.ts';
import { drawHeld, sizeAlone } from '../props/held.ts';
import { neckOf } from './beast-neck.ts';
import { armToHead, covers, flatHand } from './covering.ts';
import { poseOf } from './ease.ts';
import { type Figure, reach, type Stance } from './figure.ts';
import type { Look, RobotParts } from './look.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { drawAura } from './power.ts';
import { bodyOf, orbSides, pigtails } from './robot-body.ts';
import { fillsOf, type RobotFills } from './robot-fills.ts';
import { drawRobotHead } from './robot-head.ts';
import { KNEELING, kneelingLegs, legsOf, seatedLegs } from './robot-legs.ts';

export function drawRobot(paper: Paper, look: Look, parts: RobotParts, stance: Stance): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const g = 0.35 + look.girth * 0.65;
  const tools = fillsOf(paper, parts);
  const { joint } = tools;
  const hover = parts.legs === 'hover';
  const onFeet = parts.legs === 'feet' && !['orb', 'drone', 'car', 'desk'].includes(parts.body);
  const sits = stance.pose === 'sitting' && onFeet;
  const kneels = stance.pose === 'kneeling' && onFeet;
  const lift = hover ? -44 : sits ? SEAT : kneels ? KNEELING : 0;
  const orb = parts.body === 'orb' || parts.body === 'drone';
  const headY = orb ? -150 : parts.body === 'car' ? -226 : -352;
  const arms = orb || parts.body === 'car' || parts.body === 'desk' ? { down: '', raised: '' } : armsOf(paper, parts, stance, side, { ...tools, head: { x: stance.turn * 7, y: headY, r: 128 } });
  const art = [
    drawSigns(paper, look, 'back', 0, orb ? -150 : -180),
    orb ? orbSides(paper, parts, tools) : '',
    orb || sits ? '' : kneels ? kneelingLegs(tools) : legsOf(paper, parts, tools),
    orb ? '' : group(`transform="scale(${g} 1)"`, bodyOf(paper, parts, tools)),
    sits ? seatedLegs(paper, tools) : '',
    drawSigns(paper, look, 'chest', 0, orb ? -40 : -172, 0.9),
    arms.down,
    parts.body === 'dress' ? pigtails(paper, parts, joint) : '',
    orb ? '' : rect(-18, headY + 88, 36, 34, 10, joint),
    orb ? '' : neckOf(paper, look, headY + 106, 44),
    group(
      `transform="translate(${stance.turn * 7} ${headY}) rotate(${stance.feeling.tilt * side + stance.turn * 1.5})"`,
      drawRobotHead(paper, look, parts, stance, tools),
    ),
    orb && (look.marks.includes('scarf') || look.outfit.extras.includes('bowtie')) ? neckOf(paper, look, headY + 108, 62) : '',
    arms.raised,
  ].join('');
  return {
    art: group(`transform="translate(0 ${lift}) scale(${orb ? g : 1} 1)"`, art),
    aura: (hover ? paper.softEllipse(0, -6, 110, 26, parts.glow, 0.7) : '') + drawAura(paper, look, 0, headY + 90, 180),
    face: { x: stance.turn * 9, y: headY + lift, r: 122 },
    box: { left: -(orb ? 190 : 212), right: orb ? 190 : 212, top: headY - 178 + lift },
    cut: 0,
    floats: hover ? 0.8 : 0,
  };
}

/** How far a body sinks that sits on the ground. */
const SEAT = 76;

/** Raised arms go before the head, beside the screen, so that a wave is seen. */
function armsOf(paper: Paper, parts: RobotParts, stance: Stance, side: number, { shell, accent, joint, head }: RobotFills & { head: { x: number; y: number; r: number } }): { down: string; raised: string } {
  const pose = poseOf(stance);
  const drawn = { down: '', raised: '' };
  const covered = covers(stance.pose);
  for (const s of [-side, side]) {
    const near = s === side;
    const angles = near ? pose.near : pose.far;
    const raised = angles[1] > 100;
    const shoulder: Point = [s * 72, -220];
    const { elbow, hand } = covered ? armToHead(covered, shoulder, s, head, 130) : reach(shoulder, s, raised ? [angles[0], RAISED] : angles, raised ? 68 : 58, raised ? 72 : 58);
    const fingers = raised
      ? [-24, 0, 24].map((d) => rect(hand[0] + d * 0.8 - 7, hand[1] - 42 + Math.abs(d) * 0.3, 14, 32, 7, accent)).join('')
      : '';
    drawn[raised || covered ? 'raised' : 'down'] +=
      path(limb([shoulder, elbow, hand], [28, 26, 25]), shell) +
      circle(shoulder[0], shoulder[1], 20, joint) +
      circle(elbow[0], elbow[1], 14, joint) +
      (stance.held && near ? drawHeld(paper, stance.held, hand[0], hand[1], s, 0, stance.alone ? sizeAlone(stance.held) : 1) : '') +
      fingers +
      (covered ? flatHand(paper, parts.accent, hand, s, 34, covered) : circle(hand[0], hand[1], 24, accent));
  }
  return drawn;
}

/** Degrees of a raised forearm: away from the head. */
const RAISED = 136;
