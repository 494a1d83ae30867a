/** Dragons, trolls, yetis, golems, monsters: round two-legged creatures with a big head. */
import { neckOf } from './beast-neck.ts';
import { armor, bellyOf, creatureWings, dragonTail, furEdge, skinMarks } from './creature-body.ts';
import { drawHead } from './creature-head.ts';
import { armToHead, covers, flatHand } from './covering.ts';
import { poseOf } from './ease.ts';
import { type Figure, type Stance, reach } from './figure.ts';
import type { CreatureParts, Look } from './look.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { drawAura } from './power.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { drawStick } from './walking-stick.ts';
import { drawHeld, sizeAlone } from '../props/held.ts';
import { type Point, bare, bothSides, circle, ellipse, group, limb, path } from '../shapes.ts';

const BODY = 'M0 -262 C70 -262 104 -206 102 -138 C100 -78 58 -52 0 -52 C-58 -52 -100 -78 -102 -138 C-104 -206 -70 -262 0 -262Z';

const BODY_ROCK = 'M-46 -258 L44 -262 L92 -224 L106 -150 L94 -88 L48 -54 L-44 -52 L-98 -90 L-104 -156 L-88 -226Z';

/** A very long tail, from the root of the usual one. */
const LONGER = 'transform="translate(50 -60) scale(1.4) translate(-50 50)"';

export function drawCreature(paper: Paper, look: Look, parts: CreatureParts, stance: Stance): Figure {
  const skin = paper.ball(parts.body);
  const g = 0.35 + look.girth * 0.65;
  const side = stance.turn < 0 ? -1 : 1;
  const pose = poseOf(stance);
  const covered = covers(stance.pose);
  const hop = pose.legs === 'jump' || pose.legs === 'run' ? -30 : pose.legs === 'sit' ? SEAT : stance.pose === 'kneeling' ? KNEELING : 0;
  const sits = stance.pose === 'sitting';
  const bent = (art: string): string => (stance.pose === 'kneeling' ? group(`transform="translate(0 ${-KNEELING}) scale(1.16 0.66)"`, art) : art);
  const soles = sits ? bothSides(sole(paper, parts)) : '';
  const legs = sits ? '' : bent(bothSides(
    path('M28 -110 Q92 -110 90 -40 L92 -18 Q92 0 64 0 L36 0 Q22 0 24 -22Z', skin),
    path('M27 -24 Q62 -36 92 -24 L106 -4 Q100 8 86 6 L34 6 Q20 4 27 -24Z', paper.ball(shade(parts.body, -0.02))),
    [44, 66, 88].map((x) => path(`M${x - 8} 4 q8 -14 16 0 q-8 8 -16 0Z`, parts.horn)).join(''),
  ));
  const art = [
    drawSigns(paper, look, 'back', 0, -160),
    parts.tail ? group(`transform="translate(0 ${sits ? 8 - SEAT : 0}) scale(${-side} 1)"`, parts.longTail ? group(LONGER, dragonTail(paper, parts)) : dragonTail(paper, parts)) : '',
    parts.wings || look.marks.includes('wings') ? creatureWings(paper, parts) : '',
    group(
      `transform="scale(${g} 1)"`,
      legs,
      parts.skin === 'fur' ? furEdge(paper, parts.body) : '',
      path(parts.skin === 'rock' ? BODY_ROCK : BODY, skin, 'stroke-linejoin="round" data-part="torso"'),
      bellyOf(paper, parts),
      parts.armor || /knight/.test(look.noun) ? armor(paper) : skinMarks(paper, parts),
    ),
    group(`transform="scale(${g} 1)"`, soles),
    drawSigns(paper, look, 'chest', 0, -140, 0.95 * g),
    covered ? '' : drawArms(paper, look, parts, stance, g, side),
    neckOf(paper, look, -238, 62),
    group(
      `transform="translate(${stance.turn * 7} -330) rotate(${stance.feeling.tilt * side + stance.turn * 1.5})"`,
      drawHead(paper, look, parts, stance),
    ),
    covered ? drawArms(paper, look, parts, stance, g, side) : '',
  ].join('');
  const horn = parts.horns === 'dragon' ? 178 : parts.horns === 'bull' ? 182 : parts.leaves ? 160 : 122;
  const wing = parts.wings ? 236 : 0;
  const tail = parts.tail ? (parts.longTail ? 320 : 240) : 0;
  return {
    art: group(`transform="translate(0 ${hop})"`, art),
    aura: drawAura(paper, look, 0, -230, 190),
    face: { x: stance.turn * 9, y: -326 + hop, r: 118 },
    box: { left: -Math.max(190, wing, side > 0 ? tail : 0), right: Math.max(190, wing, side > 0 ? 0 : tail), top: -330 - horn + hop },
    cut: 0,
    floats: hop < 0 ? 0.5 : 0,
  };
}

/** How far a body sinks that sits on the ground. */
const SEAT = 48;

/** How far it sinks with bent knees. */
const KNEELING = 34;

/** The sole of a foot that is stretched towards the viewer. */
const sole = (paper: Paper, { body, belly, horn }: CreatureParts): string =>
  ellipse(78, -84, 44, 40, paper.ball(body)) +
  ellipse(84, -78, 27, 24, belly, bare) +
  [-26, 0, 26].map((d) => path(`M${84 + d - 9} ${-116 + Math.abs(d) * 0.35} q9 -20 18 0 q-9 9 -18 0Z`, horn)).join('');

/** Fingers around what a hand holds. */
const fist = (paper: Paper, { body, horn }: CreatureParts, [x, y]: Point): string =>
  [-13, 0, 13].map((d) => ellipse(x + d, y + 3, 9, 15, paper.ball(body)) + circle(x + d, y + 15, 4.5, horn, bare)).join('');

function drawArms(paper: Paper, look: Look, parts: CreatureParts, stance: Stance, g: number, side: number): string {
  const pose = poseOf(stance);
  const covered = covers(stance.pose);
  const far = look.marks.includes('long-arms') ? 1.5 : 1;
  return [-side, side]
    .map((s) => {
      const shoulder: Point = [s * 86 * g, -206];
      const near = s === side;
      const { elbow, hand } = covered ? armToHead(covered, shoulder, s, { x: stance.turn * 7, y: -330, r: 118 }, 100 * far) : reach(shoulder, s, near ? pose.near : pose.far, 48 * far, 46 * far);
      const item = stance.held && near ? drawHeld(paper, stance.held, hand[0], hand[1], s, 0, stance.alone ? sizeAlone(stance.held) : 1) : '';
      const claws = [-12, 0, 12].map((d) => circle(hand[0] + d, hand[1] + 20 - Math.abs(d) * 0.4, 5.5, parts.horn, bare)).join('');
      const knight = /knight/.test(look.noun) && !near ? drawHeld(paper, 'shield', hand[0] + s * 8, hand[1] + 6, s) : '';
      return (
        (look.marks.includes('walking-stick') && !near
          ? drawStick(paper, hand, s, hand[1] < -230 ? hand[1] + 130 : 4, hand[1] < -230, look.aidColor)
          : '') +
        path(limb([shoulder, elbow, hand], [54, 46, 42]), paper.ball(parts.body)) +
        (covered ? flatHand(paper, parts.body, hand, s, 34, covered) : circle(hand[0], hand[1], 25, paper.ball(parts.body))) +
        (covered ? '' : item ? item + fist(paper, parts, hand) : claws) +
        knight
      );
    })
    .join('');
}
