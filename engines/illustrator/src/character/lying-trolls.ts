/** Trolls, dragons and robots that lie awake on the ground: on the tummy, chin on the hands, their soles behind. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path, type Point, rect } from '../shapes.ts';
import { creatureWings, dragonTail } from './creature-body.ts';
import { drawHead } from './creature-head.ts';
import type { Figure, Stance } from './figure.ts';
import type { CreatureParts, Look, RobotParts } from './look.ts';
import { fillsOf } from './robot-fills.ts';
import { drawRobotHead } from './robot-head.ts';

/** On the rigs that lie so; wheels and hover plates stay upright. */
export const liesOnTummy = ({ rig, ride }: Look): boolean => !ride && (rig.rig === 'creature' || (rig.rig === 'robot' && hasLegs(rig.parts)));
export const hasLegs = ({ body, legs }: RobotParts): boolean => legs === 'feet' && !['orb', 'drone', 'car', 'desk', 'spring'].includes(body);

/** How long and how high a body lies behind its head; the middle of all lies over 0. */
const LONG = 236;

/** @returns undefined for bodies that do not lie so */
export function layTrollOnTummy(paper: Paper, look: Look, stance: Stance): Figure | undefined {
  const { rig } = look;
  if (rig.rig === 'creature') return laid(look, stance, { ...troll(paper, look, rig.parts, stance.turn < 0 ? -1 : 1), head: drawHead(paper, look, rig.parts, stance), r: 118 });
  if (rig.rig === 'robot' && hasLegs(rig.parts)) return laid(look, stance, { ...robot(paper, look, rig.parts, stance.turn < 0 ? -1 : 1), head: drawRobotHead(paper, look, rig.parts, stance, fillsOf(paper, rig.parts)), r: 122 });
  return undefined;
}

interface Body {
  /** drawn behind the head; the head is at 0 */
  behind: string;
  /** the hands under the chin */
  hands: string;
}

/** @param side where the face turns: the body reaches the other way */
function troll(paper: Paper, look: Look, parts: CreatureParts, side: number): Body {
  const thick = 150 * (0.5 + look.girth * 0.5);
  const skin = paper.ball(parts.body);
  const at = (x: number, y: number): Point => [-side * x, y];
  const sole = (x: number, up: number): string =>
    path(limb([at(LONG * 0.92, -thick * 0.4), at(LONG + 26 + x, -36), at(LONG + 40 + x, -up)], [66, 60, 52]), skin) +
    group(`transform="translate(${at(LONG + 42 + x, -up - 14).join(' ')})"`, ellipse(0, 0, 36, 33, skin), ellipse(0, 3, 22, 20, parts.belly, bare), [-20, 0, 20].map((d) => path(`M${d - 8} ${-26 + Math.abs(d) * 0.3} q8 -16 16 0 q-8 8 -16 0Z`, parts.horn)).join(''));
  return {
    behind:
      (parts.tail ? group(`transform="translate(${-side * (LONG - 70)} 26) scale(${-side * 0.86} 0.86)"`, dragonTail(paper, parts)) : '') +
      (parts.wings ? group(`transform="translate(${-side * LONG * 0.46} ${118 - thick}) scale(0.8)"`, creatureWings(paper, parts)) : '') +
      sole(26, 128) +
      path(limb([at(8, -thick * 0.46), at(LONG * 0.5, -thick * 0.52), at(LONG, -thick * 0.44)], [thick * 0.84, thick, thick * 0.86]), skin) +
      sole(-14, 108),
    hands: bothSides(path(limb([[52, -52], [104, -24], [64, -48]], [46, 44, 40]), skin) + circle(60, -54, 25, skin) + [-12, 0, 12].map((d) => circle(60 + d, -70 + Math.abs(d) * 0.4, 5.5, parts.horn, bare)).join('')),
  };
}

function robot(paper: Paper, look: Look, parts: RobotParts, side: number): Body {
  const { shell, accent, joint } = fillsOf(paper, parts);
  const thick = 124 * (0.5 + look.girth * 0.5);
  const from = side > 0 ? -LONG : 0;
  const foot = (x: number, up: number): string =>
    path(limb([[-side * (LONG - 12), -40], [-side * (LONG + 44 + x), -30], [-side * (LONG + 52 + x), -up]], [34, 32, 30]), shell) + circle(-side * (LONG + 46 + x), -32, 14, joint) +
    rect(-side * (LONG + 52 + x) - 31, -up - 30, 62, 34, 15, accent) + rect(-side * (LONG + 52 + x) - 31, -up - 36, 62, 10, 5, paper.ball('#ffffff'), `${bare} opacity=".6"`);
  return {
    behind:
      foot(28, 122) + rect(from, -thick - 4, LONG, thick + 4, 44, shell) + rect(-side * LONG * 0.86 - 20, -thick - 4, 40, thick + 4, 8, accent, bare) +
      line(`M${from + 40} ${-thick + 18} H${from + LONG - 40}`, '#ffffff', 9, 0.4) + circle(-side * LONG * 0.62, -thick * 0.5, 19, '#ffffff', `${bare} opacity=".9"`) + circle(-side * LONG * 0.62, -thick * 0.5, 9, parts.glow, bare) + foot(-12, 104),
    hands: bothSides(path(limb([[48, -50], [100, -24], [66, -46]], [28, 27, 26]), shell) + circle(98, -26, 14, joint) + circle(62, -52, 24, accent)),
  };
}

function laid(look: Look, stance: Stance, { behind, hands, head, r }: Body & { head: string; r: number }): Figure {
  const side = stance.turn < 0 ? -1 : 1;
  const face = { x: 0, y: -(r * 0.86 + 50), r };
  const shadow = ellipse(-side * LONG * 0.5, 2, LONG * 0.7, 12, shade(look.outfit.main, -0.3), `${bare} opacity=".16"`);
  const drawn = shadow + behind + group(`transform="translate(${face.x} ${face.y}) rotate(${stance.feeling.tilt * side})"`, head) + hands;
  const whole = reachOf(drawn);
  const dx = -(whole.left + whole.right) / 2;
  const art = group(`transform="translate(${dx} 0)"`, drawn);
  const { left, right, top } = reachOf(art);
  return { art, aura: '', face: { ...face, x: face.x + dx }, box: { left, right, top }, cut: 0, floats: 0 };
}
