/** Whoever has arms lies on the side, with a pillow and under a blanket. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { outlinesOf, reachOf } from '../scene/reach.ts';
import { bare, group, line, path } from '../shapes.ts';
import type { Figure, Stance } from './figure.ts';
import type { Look } from './look.ts';

/** Head and feet both reach the ground: the bigger the head, the less the body is turned. */
const angleOf = ({ face }: Figure, { hairStyle }: Look): number => {
  const head = face.r * (hairStyle === 'curly' || hairStyle === 'puffs' ? 1.36 : 0.95);
  return (Math.atan2(-face.y, Math.max(20, head - 44)) * 180) / Math.PI;
};

/** The figure turned down around its feet, its lowest mark on the ground and its middle over 0. */
export function layDown(paper: Paper, look: Look, figure: Figure, stance: Stance): Figure {
  const angle = angleOf(figure, look) * (stance.turn < 0 ? -1 : 1);
  const rad = (angle * Math.PI) / 180;
  const at = (x: number, y: number): readonly [number, number] => [Math.cos(rad) * x - Math.sin(rad) * y, Math.sin(rad) * x + Math.cos(rad) * y];
  const rolled = group(`transform="rotate(${angle})"`, figure.art);
  const whole = reachOf(rolled);
  const [dx, dy] = [-(whole.left + whole.right) / 2, -whole.bottom + 6];
  const [faceX, faceY] = at(figure.face.x, figure.face.y);
  const face = { x: faceX + dx, y: faceY + dy, r: figure.face.r };
  const side = Math.sign(angle);
  const half = (whole.right - whole.left) / 2;
  const points = outlinesOf(rolled).flat().map(([x, y]) => [x + dx, y + dy] as const);
  if (stance.uncovered) {
    const art = rug(paper, look, whole.left + dx, whole.right + dx) + group(`transform="translate(${dx} ${dy})"`, rolled);
    const { left, right, top } = reachOf(art);
    return { art, aura: figure.aura, face, box: { left, right, top }, cut: 0, floats: 0 };
  }
  // The blanket lies over the highest of what is under it, at the chest and at the feet.
  const highest = (from: number, to: number): number => Math.min(-40, ...points.filter(([x]) => -side * x > from && -side * x < to).map(([, y]) => y));
  const chest = face.r * 1.2 - side * face.x;
  const over = blanket(paper, look, { from: face.x - side * face.r * 1.05, to: -side * (half + 16), side, chest: highest(chest, chest + half * 0.35), feet: highest(half * 0.2, half) });
  const art = pillow(paper, look, face) + group(`transform="translate(${dx} ${dy})"`, rolled) + over;
  const { left, right, top } = reachOf(art);
  return { art, aura: figure.aura, face, box: { left, right, top }, cut: 0, floats: 0 };
}

/** Who lies awake on grass, hay or sand lies on a rug. */
const rug = (paper: Paper, { outfit }: Look, left: number, right: number): string => {
  const at = (share: number): number => left + (right - left) * share;
  return (
    path(`M${left + 30} -52 H${right - 30} L${right + 26} 22 H${left - 26}Z`, paper.drop(mix('#fdf3e2', outfit.second, 0.28))) +
    line([0.2, 0.4, 0.6, 0.8].map((share) => `M${at(0.5 + (share - 0.5) * 0.86)} -48 L${at(0.5 + (share - 0.5) * 1.1)} 18`).join(' '), outfit.second, 9, 0.5)
  );
};

const pillow = (paper: Paper, look: Look, { x, y, r }: Figure['face']): string =>
  path(
    `M${x - r * 1.3} ${y + r * 0.3} Q${x - r * 1.4} ${y - r * 0.7} ${x - r * 0.5} ${y - r * 0.62} H${x + r * 0.5} Q${x + r * 1.4} ${y - r * 0.7} ${x + r * 1.3} ${y + r * 0.3} ` +
      `Q${x + r * 1.42} ${y + r * 1.02} ${x + r * 0.9} ${y + r * 1.02} H${x - r * 0.9} Q${x - r * 1.42} ${y + r * 1.02} ${x - r * 1.3} ${y + r * 0.3}Z`,
    paper.drop(mix('#ffffff', look.outfit.second, 0.1)),
  );

interface Cover {
  /** x where it begins, at the chest, and where it ends, beyond the feet */
  from: number;
  to: number;
  side: number;
  /** y of the highest marks that it covers */
  chest: number;
  feet: number;
}

/** From the chest to beyond the feet. */
function blanket(paper: Paper, look: Look, { from, to, side, chest, feet }: Cover): string {
  const [top, end] = [chest - 8, Math.max(feet, chest) - 8];
  const middle = top * 0.5;
  const color = mix(look.outfit.main, look.outfit.second, 0.25);
  return (
    path(`M${from} ${top} Q${(from + to) / 2} ${Math.min(top, feet) - 16} ${to} ${end} Q${to - side * 22} ${end * 0.4} ${to} 8 H${from} Q${from - side * 16} ${middle} ${from} ${top}Z`, paper.drop(color)) +
    path(`M${from} ${top} Q${from - side * 16} ${middle} ${from} 8 H${from - side * 34} Q${from - side * 50} ${middle} ${from - side * 34} ${top - 7}Z`, shade(color, 0.16), bare) +
    line(`M${from - side * 90} ${top + 6} V2 M${from - side * 170} ${top + 8} V2`, shade(color, 0.1), 10, 0.6)
  );
}
