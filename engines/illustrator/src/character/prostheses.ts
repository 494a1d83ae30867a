/** A running blade in place of a lower leg, and a bionic arm: made to be shown. */
import type { Look } from './look.ts';
import { lightness, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, limb, line, path, type Point, starPath } from '../shapes.ts';

const CARBON = '#3b415c';
const SHELL = '#edf1f8';

/** The viewer's right, in every picture. */
export const PROSTHETIC_SIDE = 1;

/** Cup, spring and sole from the knee to where the foot would stand. */
export function drawBlade(paper: Paper, color: string, knee: Point, [footX, footY]: Point, side: number, w: number): string {
  const ground = footY + 20;
  const [kx, ky] = knee;
  const cup = ky + Math.max(18, (ground - ky) * 0.34);
  const bend = (cup + ground) / 2;
  const back = -side * w * 0.5;
  const spring =
    `M${kx} ${cup - 4} C${kx + back * 0.2} ${cup + 10} ${footX + back * 1.3} ${bend - 8} ${footX + back * 0.9} ${bend + 6} ` +
    `C${footX + back * 0.5} ${ground - 8} ${footX} ${ground - 6} ${footX + side * w * 0.74} ${ground - 4}`;
  return (
    line(spring, CARBON, w * 0.38) +
    line(spring, '#7f88ad', w * 0.09, 0.9) +
    line(`M${footX + side * w * 0.1} ${ground + 1} L${footX + side * w * 0.78} ${ground + 1}`, color, 6) +
    path(
      `M${kx - w * 0.58} ${ky - 12} Q${kx} ${ky - 2} ${kx + w * 0.58} ${ky - 12} L${kx + w * 0.4} ${cup} Q${kx} ${cup + 12} ` +
        `${kx - w * 0.4} ${cup}Z`,
      paper.ball(color),
    ) +
    path(starPath(kx, (ky + cup) / 2 + 1, w * 0.24), '#fff3c4', bare)
  );
}

/** Sleeve to the elbow, then a shell with a coloured stripe and a hand of jointed fingers. */
export function drawBionicArm(
  paper: Paper,
  look: Look,
  shoulder: Point,
  elbow: Point,
  hand: Point,
  w: number,
): { arm: string; palm: string } {
  const { cut, main, second } = look.outfit;
  const cloth = cut === 'none' ? look.skin : cut === 'overalls' || cut === 'vest' ? second : main;
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.8, elbow[1] + (hand[1] - elbow[1]) * 0.8];
  const color = look.aidColor;
  const knuckle = (t: number): string => {
    const dx = hand[0] - elbow[0];
    const dy = hand[1] - elbow[1];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const from: Point = [hand[0] + ux * w * 0.1 - uy * t * w, hand[1] + uy * w * 0.1 + ux * t * w];
    return line(`M${from[0]} ${from[1]} L${from[0] + ux * w * 0.34} ${from[1] + uy * w * 0.34}`, shade(SHELL, -0.22), 3.5);
  };
  return {
    arm:
      path(limb([shoulder, elbow], [w, w * 0.96]), paper.ball(lightness(cloth) > 0.93 ? shade(cloth, -0.04) : cloth)) +
      path(limb([elbow, wrist], [w * 0.84, w * 0.72]), paper.ball(SHELL)) +
      line(`M${elbow[0]} ${elbow[1]} L${wrist[0]} ${wrist[1]}`, color, w * 0.24) +
      circle(elbow[0], elbow[1], w * 0.44, paper.ball(color)) +
      circle(elbow[0], elbow[1], w * 0.17, '#fff3c4', bare),
    palm:
      circle(wrist[0], wrist[1], w * 0.4, CARBON, bare) +
      circle(hand[0], hand[1], w * 0.47, paper.ball(SHELL)) +
      [-0.2, 0, 0.2].map(knuckle).join('') +
      circle(hand[0] - (hand[0] - elbow[0]) * 0.1, hand[1] - (hand[1] - elbow[1]) * 0.1, w * 0.15, color, bare),
  };
}
