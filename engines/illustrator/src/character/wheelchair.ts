/** A sporty wheelchair, seen a little from the side: what is behind the one who sits in it, and what is before. */
import type { Measures } from './human-measures.ts';
import type { Look, Ride } from './look.ts';
import { shade } from '../color.ts';
import { type Pose, POSES, type PoseName } from './figure.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path, rect, starPath } from '../shapes.ts';

const TYRE = '#37324c';
const METAL = '#d5dcea';
const CUSHION = '#4a4668';

export interface Chair {
  behind: string;
  front: string;
  /** how far it reaches to each side, and up */
  left: number;
  right: number;
  top: number;
}

const wheelRadius = (m: Measures): number => 48 + m.torso * 0.19;

/** The same person with the hips at the height of the seat. */
export function seated(m: Measures): Measures {
  const seat = wheelRadius(m) * 1.42;
  return { ...m, leg: seat, hip: -seat, top: -seat - m.torso };
}

const ON_THE_RIM = [46, -8] as const;
const ON_THE_LAP = [24, -32] as const;

/** Everything that arms do standing they do in a wheelchair too; running is pushing hard, and jumping is a cheer on one wheel. */
export function seatedPose(name: PoseName): Pose {
  const pose = POSES[name === 'climbing' ? 'cheering' : name];
  if (name === 'running') return { near: [52, -14], far: [58, -4], legs: 'stand', lean: 6 };
  if (pose.legs === 'sit' || name === 'lying') return { near: ON_THE_LAP, far: ON_THE_LAP, legs: 'stand', lean: 0 };
  const idle = (angles: readonly [number, number]): boolean => Math.abs(angles[0]) < 20 && Math.abs(angles[1]) < 20;
  return {
    near: idle(pose.near) ? ON_THE_LAP : pose.near,
    far: idle(pose.far) ? ON_THE_RIM : pose.far,
    legs: 'stand',
    lean: pose.lean,
  };
}

/** `side` is 1 for somebody who turns to the viewer's right: then the wheel on the left shows its face. */
export function drawChair(paper: Paper, look: Look, ride: Ride, m: Measures, side: number, headY: number): Chair {
  const r = wheelRadius(m);
  const near = -side * (m.hem + 22);
  const far = side * (m.hem + 18);
  const sail = ride.sail ? drawSail(paper, look, -side, r, headY, m) : '';
  const reach = Math.abs(near) + r * 0.6 + 8;
  const farReach = Math.abs(far) + r * 0.4 + 8;
  const sailReach = ride.sail ? 214 : 0;
  return {
    behind: sail + wheel(paper, look, far, r, 0.36) + back(paper, look, m) + frame(paper, look, m),
    front: footrest(look, m) + wheel(paper, look, near, r, 0.58),
    left: side > 0 ? Math.max(reach, sailReach) : farReach,
    right: side > 0 ? farReach : Math.max(reach, sailReach),
    top: ride.sail ? headY - 150 * m.head - 20 : 0,
  };
}

function wheel(paper: Paper, look: Look, x: number, r: number, squeeze: number): string {
  const inward = x < 0 ? 1 : -1;
  const color = look.aidColor;
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = (Math.PI * i) / 6;
    return `M${Math.cos(angle) * r * 0.2} ${Math.sin(angle) * r * 0.2} L${Math.cos(angle) * r * 0.88} ${Math.sin(angle) * r * 0.88}`;
  }).join(' ');
  return group(
    `transform="translate(${x} ${-r}) rotate(${inward * 5})" data-part="wheel"`,
    ring(inward * 8, r * squeeze, r - 5, shade(TYRE, -0.06), 12),
    group(
      `transform="scale(${squeeze} 1)"`,
      circle(0, 0, r - 8, '#ffffff', `${bare} opacity=".2"`),
      line(spokes, METAL, 4, 0.95),
      circle(0, 0, r * 0.8, 'none', `stroke="${METAL}" stroke-width="7"`),
      circle(0, 0, r * 0.4, paper.ball(color)),
      path(starPath(0, 1, r * 0.25), '#fff3c4', bare),
    ),
    ring(0, r * squeeze, r - 5, TYRE, 13),
    line(`M${-r * squeeze * 0.72} ${-r * 0.66} Q${-r * squeeze * 0.4} ${-r * 0.93} 0 ${-r * 0.955}`, '#8f8ab0', 4, 0.8),
  );
}

const ring = (x: number, rx: number, ry: number, color: string, width: number): string =>
  ellipse(x, 0, rx - 4, ry, 'none', `stroke="${color}" stroke-width="${width}"`);

/** Backrest with two grips for a friend to push. */
function back(paper: Paper, look: Look, m: Measures): string {
  const w = m.hem + 8;
  const top = m.top + 62;
  return (
    bothSides(
      line(`M${w - 6} ${m.hip + 10} L${w + 2} ${top - 6}`, shade(look.aidColor, -0.06), 9),
      line(`M${w} ${top - 6} q4 -12 24 -10`, '#2f2b42', 13),
    ) +
    rect(-w, top, w * 2, m.hip - top + 26, 24, paper.drop(CUSHION)) +
    line(`M${-w + 14} ${top + 14} Q0 ${top + 2} ${w - 14} ${top + 14}`, look.aidColor, 7)
  );
}

/** Seat, tubes down to the rest, and the two small wheels in front. */
function frame(paper: Paper, look: Look, m: Measures): string {
  const tube = look.aidColor;
  const w = m.hem;
  return (
    bothSides(
      line(`M30 -26 L34 -18`, METAL, 7),
      ellipse(35, -13, 9, 13, TYRE),
      circle(35, -13, 4, METAL, bare),
      line(`M${w * 0.86} ${m.hip + 28} C${w * 0.9} ${m.hip * 0.5} ${w * 0.78} -34 ${w * 0.6} -10`, tube, 10),
    ) + rect(-w - 4, m.hip + 6, w * 2 + 8, 26, 12, paper.drop(CUSHION))
  );
}

const footrest = (look: Look, m: Measures): string =>
  rect(-m.hem * 0.72, -11, m.hem * 1.44, 9, 4.5, shade(look.aidColor, -0.08)) +
  line(`M${-m.hem * 0.64} -8.5 H${m.hem * 0.64}`, '#ffffff', 2.5, 0.5);

function drawSail(paper: Paper, look: Look, side: number, r: number, headY: number, m: Measures): string {
  const foot = -r * 1.2;
  const top = headY - 150 * m.head;
  const low = headY + 74 * m.head;
  const x = side * (112 * m.head + 6);
  const out = side * (112 * m.head + 96);
  const cloth =
    `M${x} ${top + 8} C${x + side * 58} ${top + 60} ${out} ${low - 60} ${out} ${low} ` +
    `Q${x + side * 46} ${low - 16} ${x} ${low}Z`;
  const middle = top + (low - top) * 0.66;
  return (
    line(`M${side * (m.hem + 16)} ${foot} L${x} ${low} L${x} ${top - 4}`, '#9a6a42', 9) +
    path(cloth, paper.drop('#fff4dc'), 'data-part="sail"') +
    group(
      `clip-path="${paper.clip(`<path d="${cloth}"/>`)}"`,
      path(`M${x} ${low - 40} L${out} ${low - 40} L${out} ${low - 18} L${x} ${low - 18}Z`, look.aidColor, bare),
    ) +
    path(starPath(x + side * 34, middle - 6, 19), look.aidColor, bare) +
    path(`M${x} ${top - 20} L${x - side * 40} ${top - 9} L${x} ${top + 4}Z`, look.aidColor)
  );
}

/** Coats and skirts lie over the knees. */
export function lap(paper: Paper, look: Look, m: Measures): string {
  const { cut, main } = look.outfit;
  if (!['coat', 'dress', 'robe', 'gown', 'leaf'].includes(cut)) return '';
  const long = cut === 'robe' || cut === 'gown';
  const w = m.hem;
  const hem = m.hip * (long ? 0.36 : 0.62);
  const outline =
    `M${-w} ${m.hip - 26} C${-w * 1.1} ${m.hip + 10} ${-w * 1.06} ${hem} ${-w * 0.9} ${hem + 4} ` +
    `Q0 ${hem + 22} ${w * 0.9} ${hem + 4} C${w * 1.06} ${hem} ${w * 1.1} ${m.hip + 10} ` +
    `${w} ${m.hip - 26} Q0 ${m.hip - 4} ${-w} ${m.hip - 26}Z`;
  const knee = (m.hip + hem) / 2 + 4;
  return (
    path(outline, paper.drop(shade(main, 0.02))) +
    bothSides(paper.softEllipse(w * 0.46, knee - 2, w * 0.34, 22, shade(main, 0.2), 0.6)) +
    line(`M${-w * 0.86} ${hem - 4} Q0 ${hem + 13} ${w * 0.86} ${hem - 4}`, shade(main, 0.14), 5, 0.55)
  );
}

/** Stripes of wind behind fast wheels. */
export const speed = (look: Look, m: Measures, side: number): string => {
  const x = -side * (m.hem + wheelRadius(m) * 0.7 + 22);
  return line(
    `M${x} -112 h${-side * 34} M${x - side * 8} -74 h${-side * 44} M${x} -36 h${-side * 30}`,
    shade(look.aidColor, 0.16),
    7,
    0.7,
  );
};
