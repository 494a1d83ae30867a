/** Hands over the ears, and hands over the eyes of a child that plays hide-and-seek: where they go on a head, and paws for those who have no arms. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, ellipse, group, limb, line, path, type Point } from '../shapes.ts';
import type { Figure, PoseName } from './figure.ts';
import type { Look } from './look.ts';

export type Covers = 'ears' | 'eyes';
export const covers = (pose: PoseName): Covers | undefined => (pose === 'ears covered' ? 'ears' : pose === 'eyes covered' ? 'eyes' : undefined);

/** Where a hand lies on a head, in shares of its radius; the mouth stays free. */
const ON_THE_HEAD: Readonly<Record<Covers, Point>> = { ears: [0.93, 0.06], eyes: [0.35, 0.02] };

/** Elbow and hand of an arm that reaches to the head: the elbow points outward, and the arm is as long as it has to be. */
export function armToHead(what: Covers, shoulder: Point, side: number, head: { x: number; y: number; r: number }, long: number): { elbow: Point; hand: Point } {
  const [dx, dy] = ON_THE_HEAD[what];
  const hand: Point = [head.x + side * dx * head.r, head.y + dy * head.r];
  const [wide, tall] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const apart = Math.hypot(wide, tall);
  const half = Math.max(long, apart * 1.12) / 2;
  const out = Math.sqrt(Math.max(0, half * half - (apart / 2) ** 2));
  // Across the line from shoulder to hand, away from the body.
  const across: Point = [tall / (apart || 1), -wide / (apart || 1)];
  const away = Math.sign(across[0] * side) || 1;
  return { hand, elbow: [shoulder[0] + wide / 2 + across[0] * away * out, shoulder[1] + tall / 2 + across[1] * away * out] };
}

/** A hand that lies flat on ears or eyes. @param w width of the arm */
export function flatHand(paper: Paper, skin: string, [x, y]: Point, side: number, w: number, what: Covers): string {
  const s = w / 34;
  const fingers = [-13, 0, 13].map((dx) => line(`M${dx} -26 V-6`, shade(skin, -0.14), 3.2, 0.6)).join('');
  return group(
    `transform="translate(${x} ${y}) rotate(${side * (what === 'ears' ? -14 : -22)}) scale(${s})"`,
    ellipse(0, -2, 27, 33, paper.ball(skin)) + fingers,
  );
}

const BODY_OF: Readonly<Record<string, (look: Look) => string | undefined>> = {
  // Hooves stay on the ground; a tortoise lifts one foot.
  beast: ({ rig }) => (rig.rig === 'beast' && (rig.parts.stance === 'sit' || rig.parts.head === 'turtle') ? (rig.parts.pattern === 'panda' ? rig.parts.dark : rig.parts.fur) : undefined),
  bird: ({ rig }) => (rig.rig === 'bird' ? rig.parts.wing : undefined),
  swimmer: ({ rig }) => (rig.rig === 'swimmer' ? rig.parts.fin : undefined),
  spirit: ({ rig }) => (rig.rig === 'spirit' ? rig.parts.body : undefined),
};

const ARMLESS = ['orb', 'drone', 'car', 'desk'];
/** Whoever has nothing to cover ears and eyes with shuts the eyes. */
export const canCover = (look: Look): boolean =>
  look.rig.rig === 'human' || look.rig.rig === 'creature' || (look.rig.rig === 'robot' && !ARMLESS.includes(look.rig.parts.body)) || BODY_OF[look.rig.rig]?.(look) !== undefined;

/** Paws, wings or fins over a face, of bodies whose arms are no arms; insects shut their eyes and that is all. */
export function pawsUp(paper: Paper, look: Look, figure: Figure, what: Covers): Figure {
  const color = BODY_OF[look.rig.rig]?.(look);
  if (!color) return figure;
  const { x, y, r } = figure.face;
  const [dx, dy] = ON_THE_HEAD[what];
  const shown = shade(color, -0.05);
  const paw = (side: number): string => {
    const hand: Point = [x + side * dx * r * (what === 'ears' ? 0.96 : 1.06), y + dy * r];
    const from: Point = [x + side * r * 0.56, y + r * 1.16];
    const elbow: Point = [x + side * r * (what === 'ears' ? 1.16 : 0.92), y + r * 0.66];
    return (
      path(limb([from, elbow, hand], [r * 0.34, r * 0.32, r * 0.34]), paper.ball(shown)) + ellipse(hand[0], hand[1] - r * 0.04, r * 0.235, r * 0.27, paper.ball(shown)) +
      [-1, 0, 1].map((at) => ellipse(hand[0] + at * r * 0.12, hand[1] - r * (0.2 - Math.abs(at) * 0.05), r * 0.05, r * 0.075, shade(color, -0.16), `${bare} opacity=".45"`)).join('')
    );
  };
  // Who stands on four feet lifts the one beside its body.
  const onFours = look.rig.rig === 'beast' && look.rig.parts.stance === 'stand';
  return { ...figure, art: figure.art + (onFours ? paw(x < 0 ? 1 : -1) : paw(-1) + paw(1)) };
}
