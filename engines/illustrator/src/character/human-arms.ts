/** Arms of people: the pose, the sleeve, what the hand holds, and a stick, a bionic arm or a second pair where somebody has them. */
import { drawHeld, sizeAlone } from '../props/held.ts';
import { PROPS } from '../props/props.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, limb, path, type Point } from '../shapes.ts';
import { armToHead, covers, flatHand } from './covering.ts';
import { type Pose, reach, type Stance } from './figure.ts';
import type { Measures } from './human-measures.ts';
import type { Look } from './look.ts';
import { drawBionicArm, PROSTHETIC_SIDE } from './prostheses.ts';
import { sleeveOf } from './sleeves.ts';
import { drawStick, LEANING } from './walking-stick.ts';

export interface Arms {
  behind: string;
  front: string;
  over: string;
  reachX: number;
}

/** @param head where it is, and how large */
export function drawArms(paper: Paper, look: Look, m: Measures, pose: Pose, stance: Stance, head: { x: number; y: number; r: number }): Arms {
  const turnSide = stance.turn < 0 ? -1 : 1;
  const drawn = { behind: '', front: '', over: '', reachX: 0 };
  const covered = covers(stance.pose);
  const bionic = look.marks.includes('arm-prosthesis');
  const stickSide = look.marks.includes('walking-stick') ? freeSide(pose, turnSide, stance.held !== undefined) : 0;
  for (const side of [-1, 1]) {
    const posed = side === turnSide ? pose.near : pose.far;
    const leans = side === stickSide && Math.abs(posed[1]) < 30 && !look.ride;
    const angles = leans ? LEANING : posed;
    const shoulder: Point = [side * (m.shoulder - m.armWidth * 0.34), m.top + 30];
    const { elbow, hand } = covered ? armToHead(covered, shoulder, side, head, m.arm * 1.94) : reach(shoulder, side, angles, m.arm, m.arm * 0.94);
    const w = m.armWidth;
    const sleeve = sleeveOf(paper, look, shoulder, elbow, hand, w);
    const skin = sleeve.glove ?? look.skin;
    const made = bionic && side === PROSTHETIC_SIDE ? drawBionicArm(paper, look, shoulder, elbow, hand, w) : undefined;
    const palm = (covered ? flatHand(paper, made ? '#dfe5f0' : skin, hand, side, w, covered) : undefined) ?? made?.palm ?? circle(hand[0], hand[1], w * (look.marks.includes('big-hands') ? 0.78 : 0.47), paper.ball(skin)) +
      thumb(paper, skin, hand, side, angles[1], w);
    const raised = Math.abs(angles[1]) > 100;
    const holds = stance.held && side === turnSide;
    const item = holds ? drawHeld(paper, stance.held ?? '', hand[0], hand[1], side, 0, stance.alone ? sizeAlone(stance.held ?? '') : 1) : '';
    const stick = side === stickSide ? drawStick(paper, hand, side, raised ? hand[1] + 120 : 0, raised, look.aidColor) : '';
    const fingers = angles[1] > 120 ? spreadFingers(made ? '#dfe5f0' : skin, hand, side, angles[1], w) : '';
    const arm = (made?.arm ?? sleeve.art) + stick + item + fingers + palm + (made ? '' : sleeve.cuff);
    if (angles[1] < -100) drawn.over += arm;
    else if (raised) drawn.behind += arm;
    else drawn.front += arm;
    const beyond = holds ? (PROPS[stance.held ?? '']?.breadth ?? 30) * (stance.alone ? sizeAlone(stance.held ?? '') : 1) : 0;
    drawn.reachX = Math.max(drawn.reachX, Math.abs(hand[0]) + w * 0.6 + beyond + (stick && raised ? 70 : 0));
  }
  if (look.marks.includes('extra-arms')) drawn.behind += extraArms(paper, look, m, Math.max(pose.near[1], pose.far[1]) < 70);
  return drawn;
}

/** The hand for a walking stick: the far one, unless it waves and the near one has nothing to do. */
function freeSide(pose: Pose, turnSide: number, holds: boolean): number {
  const farIsBusy = Math.abs(pose.far[1]) >= 30;
  return farIsBusy && !holds && Math.abs(pose.near[1]) < 30 ? turnSide : -turnSide;
}

/** A second pair: raised and waving where the first hangs down, low and open where one of the first is raised. Side by side they would be a bundle. */
function extraArms(paper: Paper, look: Look, m: Measures, up: boolean): string {
  const [upper, fore] = up ? [108, 152] : [62, 40];
  const w = m.armWidth * 0.92;
  return [-1, 1]
    .map((side) => {
      const shoulder: Point = [side * m.waist * 0.8, m.top + (m.hip - m.top) * (up ? 0.3 : 0.56)];
      const { elbow, hand } = reach(shoulder, side, [upper, fore], m.arm, m.arm * 0.92);
      const sleeve = sleeveOf(paper, look, shoulder, elbow, hand, w);
      const skin = sleeve.glove ?? look.skin;
      return sleeve.art + spreadFingers(skin, hand, side, fore, w) + circle(hand[0], hand[1], w * 0.46, paper.ball(skin));
    })
    .join('');
}

function thumb(paper: Paper, skin: string, hand: Point, side: number, fore: number, w: number): string {
  if (fore > 100) return '';
  return ellipse(hand[0] - side * w * 0.32, hand[1] - w * 0.12, w * 0.17, w * 0.26, paper.ball(skin), bare);
}

function spreadFingers(skin: string, hand: Point, side: number, fore: number, w: number): string {
  return [-34, -8, 18]
    .map((spread) => {
      const rad = ((fore + spread) * Math.PI) / 180;
      const tip: Point = [hand[0] + side * Math.sin(rad) * w * 0.86, hand[1] + Math.cos(rad) * w * 0.86];
      return path(limb([hand, tip], [w * 0.36, w * 0.3]), skin);
    })
    .join('');
}
