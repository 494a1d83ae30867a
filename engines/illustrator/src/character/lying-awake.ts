/** Who lies awake in the grass lies on the tummy: chin on the hands, feet in the air. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { bare, circle, ellipse, group, limb, line, path, type Point, rect } from '../shapes.ts';
import type { Figure, Stance } from './figure.ts';
import { drawHumanHead } from './human-head.ts';
import { measurePerson } from './human-measures.ts';
import type { Look, PersonParts } from './look.ts';

const BARE_LEGS = new Set(['dress', 'gown', 'leaf']);

/** The body reaches away from where the face turns; the middle of all lies over 0. */
export function layOnTummy(paper: Paper, look: Look, parts: PersonParts, stance: Stance): Figure {
  const m = measurePerson(look);
  const side = stance.turn < 0 ? -1 : 1;
  const r = 128 * m.head;
  const face = { x: 0, y: -(r * 0.92 + 44), r };
  const head = drawHumanHead(paper, look, parts, stance);
  const placed = (art: string): string => group(`transform="translate(${face.x} ${face.y}) rotate(${stance.feeling.tilt * side}) scale(${m.head})"`, art);
  const thick = 62 + m.shoulder * 0.42 * look.girth;
  const at = (x: number, y: number): Point => [-side * x, y];
  const hips = at(m.torso * 1.12, -thick * 0.5);
  const skirted = BARE_LEGS.has(look.outfit.cut);
  const color = parts.lower === 'goat' ? look.hair : skirted ? shade(look.skin, -0.03) : look.outfit.bottom;
  const width = 40 * (0.66 + 0.34 * look.girth);
  const leg = (near: boolean): string => {
    const long = m.torso * 1.12 + m.leg * 0.62 + (near ? 0 : 10);
    const knee = at(long, near ? -width * 0.45 : -width * 0.8);
    const foot = at(long + (near ? 6 : -26), -m.leg * 0.62 - 66 - (near ? 0 : 26));
    const w = width;
    const leather = parts.lower === 'goat' ? '#4a3a3a' : look.outfit.shoes;
    const shoe = group(
      `transform="translate(${foot[0]} ${foot[1]}) scale(${-side} 1) rotate(${near ? 14 : -6})"`,
      path(`M${-w * 0.5} ${w * 0.5} V${-w * 0.3} Q${-w * 0.5} ${-w * 0.6} ${-w * 0.1} ${-w * 0.6} H${w * 0.8} Q${w * 1.25} ${-w * 0.55} ${w * 1.1} ${-w * 0.1} Q${w * 0.95} ${w * 0.14} ${w * 0.5} ${w * 0.16} V${w * 0.5}Z`, paper.drop(leather)),
      rect(-w * 0.54, -w * 0.72, w * 1.74, w * 0.24, w * 0.12, shade(leather, -0.18), bare),
    );
    return path(limb([[hips[0], hips[1] + (near ? 8 : -6)], [(hips[0] + knee[0]) / 2, knee[1]], knee, foot], [width * 1.2, width * 1.1, width * 1.02, width * 0.78]), paper.drop(near ? color : shade(color, -0.05))) + shoe;
  };
  const { main } = look.outfit;
  const torso = path(limb([at(14, -thick * 0.62), at(m.torso * 0.5, -thick * 0.56), at(m.torso * 1.16, -thick * 0.5)], [thick * 0.86, thick * 0.98, thick * (skirted ? 1.12 : 0.98)]), paper.drop(main));
  const belt = line(`M${at(m.torso * 0.8, -thick * 0.98).join(' ')} Q${at(m.torso * 0.74, -thick * 0.5).join(' ')} ${at(m.torso * 0.8, -6).join(' ')}`, shade(main, -0.12), 8, 0.6);
  const arm = (to: number): string => {
    const elbow: Point = [to * r * 0.8, -m.armWidth * 0.5];
    const hand: Point = [to * r * 0.42, face.y + r * 0.86];
    return circle(elbow[0], elbow[1] - 2, m.armWidth * 0.5, shade(main, 0.03), bare) + path(limb([[to * r * 0.34, -thick * 0.6], elbow, hand], [m.armWidth * 1.05, m.armWidth, m.armWidth * 0.86]), paper.drop(shade(main, 0.03))) + circle(hand[0], hand[1], m.armWidth * 0.54, paper.ball(look.skin));
  };
  const shadow = ellipse(-side * m.torso * 0.5, 2, m.torso + r * 0.5, 12, shade(main, -0.3), `${bare} opacity=".16"`);
  const drawn = [shadow, placed(head.back), leg(false), leg(true), torso, belt, arm(-side), arm(side), placed(head.front)].join('');
  const whole = reachOf(drawn);
  const [dx, dy] = [-(whole.left + whole.right) / 2, Math.min(0, -whole.bottom + 10)];
  const art = group(`transform="translate(${dx} ${dy})"`, drawn);
  const { left, right, top } = reachOf(art);
  return { art, aura: '', face: { ...face, x: face.x + dx, y: face.y + dy }, box: { left, right, top }, cut: 0, floats: 0 };
}
