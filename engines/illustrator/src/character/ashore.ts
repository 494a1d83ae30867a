/** Beings of the water who are on land: fish rise out of a pond, a tub or a bubble of their own; merfolk rest their tails on the ground or in a puddle. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import type { Ground } from '../place/setting.ts';
import { reachOf } from '../scene/reach.ts';
import { bare, circle, ellipse, group, line, path } from '../shapes.ts';
import type { Figure } from './figure.ts';

/** `floor`: nothing is there for fins. */
export type Ashore = 'pond' | 'tub' | 'bubble' | 'floor';

const TUB: ReadonlySet<Ground> = new Set(['room', 'city']);
const BUBBLE: ReadonlySet<Ground> = new Set(['space', 'sky', 'lava', 'cave']);

/** @returns undefined under water */
export const ashoreOn = (ground: Ground): Ashore | undefined => (ground === 'underwater' ? undefined : TUB.has(ground) ? 'tub' : BUBBLE.has(ground) ? 'bubble' : 'pond');

const WATER = '#74c3e4';
/** y of the water in a fish, as a share of its height: below every mouth. */
const DIP = 0.21;

/** A fish, where there is no sea: what is below the water is not seen. */
export function inItsWater(paper: Paper, figure: Figure, where: Ashore): Figure {
  const { top } = figure.box;
  // As wide as what is painted: boxes leave room for fins that are under the water.
  const painted = reachOf(figure.art);
  const [left, right] = [Math.max(figure.box.left, painted.left), Math.min(figure.box.right, painted.right)];
  const [x, wide] = [(left + right) / 2, (right - left) * 0.5];
  if (where === 'bubble') return inBubble(paper, figure, x, wide);
  const tub = where === 'tub';
  const rx = wide * (tub ? 1.02 : 1.14);
  const ry = rx * (tub ? 0.2 : 0.27);
  const surface = tub ? -118 : 14 - ry;
  const lift = surface + DIP * Math.max(260, -top);
  const clip = paper.clip(`<path d="M-900 -900H900V${surface + 6} Q${x} ${surface + ry * 0.5} -900 ${surface + 6}Z"/>`);
  const body = group(`clip-path="${clip}" data-part="afloat"`, group(`transform="translate(0 ${lift})"`, figure.art));
  const ring = (k: number, opacity: number): string =>
    line(`M${x - rx * k} ${surface + ry * 0.18} Q${x} ${surface + ry * (0.5 + k * 0.5)} ${x + rx * k} ${surface + ry * 0.18}`, '#ffffff', 5, opacity);
  const moved = {
    face: { ...figure.face, y: figure.face.y + lift },
    box: { left: Math.min(left, x - rx), right: Math.max(right, x + rx), top: top + lift },
    cut: 0,
    floats: 0,
  };
  if (tub) return { ...figure, ...moved, art: tubBehind(paper, x, surface, rx, ry) + body + ring(0.6, 0.6) + tubBefore(paper, x, surface, rx, ry) };
  return { ...figure, ...moved, under: pond(paper, x, surface, rx, ry), art: body + ring(0.62, 0.75) + drops(x, surface, rx) };
}

/** Merfolk sit on land: in a puddle where the ground is soft. */
export const onTheTail = (paper: Paper, figure: Figure, where: Ashore): Figure =>
  where === 'pond' ? { ...figure, floats: 0, under: pond(paper, 40, -6, 220, 44), art: figure.art + drops(40, -8, 190) } : { ...figure, floats: 0 };

/** Drawn flat on the ground, before everybody: its far rim is dark, its near one light. */
function pond(paper: Paper, x: number, y: number, rx: number, ry: number): string {
  const blob = (k: number, dy: number): string => {
    const [w, h] = [rx * k, ry * k];
    return `M${x - w} ${y + dy} C${x - w} ${y + dy - h * 0.9} ${x - w * 0.36} ${y + dy - h * 1.1} ${x + w * 0.06} ${y + dy - h * 0.92} C${x + w * 0.6} ${y + dy - h * 1.12} ${x + w} ${y + dy - h * 0.66} ${x + w} ${y + dy} C${x + w} ${y + dy + h * 0.8} ${x + w * 0.4} ${y + dy + h * 1.08} ${x - w * 0.1} ${y + dy + h * 0.94} C${x - w * 0.6} ${y + dy + h * 1.06} ${x - w} ${y + dy + h * 0.72} ${x - w} ${y + dy}Z`;
  };
  const stones = [[-0.98, 0.34, 17], [-0.86, 0.62, 12], [0.9, 0.5, 19], [0.76, 0.74, 11], [0.99, 0.16, 11], [-0.62, -0.84, 10], [0.7, -0.86, 12]] as const;
  return (
    path(blob(1.07, 4), '#5d5a4a', `${bare} opacity=".4"`) +
    path(blob(1, 0), paper.linear([[0, shade(WATER, -0.12)], [0.35, WATER], [1, '#c9ecf7']]), bare) +
    ellipse(x - rx * 0.42, y - ry * 0.4, rx * 0.3, ry * 0.1, '#ffffff', `${bare} opacity=".5"`) +
    ellipse(x + rx * 0.5, y + ry * 0.44, rx * 0.22, ry * 0.08, '#ffffff', `${bare} opacity=".55"`) +
    stones.map(([dx, dy, r]) => ellipse(x + dx * rx, y + dy * ry, r, r * 0.7, paper.ball('#b3aab0'), bare)).join('')
  );
}

const drops = (x: number, y: number, rx: number): string =>
  [[-0.86, -34, 8], [-0.98, -62, 5], [0.8, -44, 8], [0.93, -74, 5]].map(([t = 0, dy = 0, r = 0]) => circle(x + t * rx, y + dy, r, '#c4ebf8', `${bare} opacity=".9"`)).join('');

const tubBehind = (paper: Paper, x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx + 10, ry + 8, paper.drop('#a8713f')) + ellipse(x, y + 4, rx - 6, ry - 2, paper.linear([[0, shade(WATER, -0.1)], [1, shade(WATER, 0.06)]]), bare);

/** Staves and two hoops, with the near half of the rim. */
function tubBefore(paper: Paper, x: number, y: number, rx: number, ry: number): string {
  const [wide, foot, low] = [rx + 10, rx * 0.84, ry * 0.55];
  const hoop = (t: number): string => {
    const w = wide + (foot - wide) * t;
    const at = y + (-y - low) * t;
    return line(`M${x - w} ${at} Q${x} ${at + ry * 1.7} ${x + w} ${at}`, '#8d98a8', 10);
  };
  return (
    path(`M${x - wide} ${y} C${x - wide * 0.6} ${y + ry * 1.5} ${x + wide * 0.6} ${y + ry * 1.5} ${x + wide} ${y} L${x + foot} ${-low} C${x + foot * 0.6} ${low * 1.2} ${x - foot * 0.6} ${low * 1.2} ${x - foot} ${-low}Z`, paper.tube('#c08a52')) +
    line([-0.62, -0.32, 0, 0.32, 0.62].map((t) => `M${x + wide * t} ${y + ry * (1.12 - t * t)} L${x + foot * t} ${low * (0.5 - t * t)}`).join(' '), '#9a6a3c', 4, 0.6) +
    hoop(0.32) + hoop(0.82) +
    line(`M${x - wide} ${y} C${x - wide * 0.6} ${y + ry * 1.5} ${x + wide * 0.6} ${y + ry * 1.5} ${x + wide} ${y}`, '#dcae74', 12)
  );
}

/** A ball of water in the air: clear, so that nothing of the face is dimmed. */
function inBubble(paper: Paper, figure: Figure, x: number, wide: number): Figure {
  const { top } = figure.box;
  const r = Math.max(wide, -top / 2) * 1.16;
  const y = top / 2;
  const lift = -Math.max(0, y + r - 6);
  const clear = paper.radial([[0, '#dff6ff', 0.05], [0.72, '#aee2f7', 0.16], [0.93, '#8fd3f2', 0.42], [1, '#d8f5ff', 0.85]]);
  const art =
    ellipse(x, y, r, r, clear, bare) + figure.art +
    line(`M${x - r * 0.84} ${y - r * 0.3} A${r * 0.9} ${r * 0.9} 0 0 1 ${x - r * 0.4} ${y - r * 0.79}`, '#ffffff', 13, 0.85) +
    line(`M${x + r * 0.86} ${y + r * 0.22} A${r * 0.9} ${r * 0.9} 0 0 1 ${x + r * 0.66} ${y + r * 0.58}`, '#ffffff', 8, 0.6) +
    circle(x - r * 0.62, y + r * 0.62, 8, '#ffffff', `${bare} opacity=".7"`) + circle(x + r * 0.5, y + r * 0.7, 6, '#ffffff', `${bare} opacity=".7"`);
  return {
    ...figure,
    art: group(`transform="translate(0 ${lift})"`, art),
    face: { ...figure.face, y: figure.face.y + lift },
    box: { left: Math.min(figure.box.left, x - r), right: Math.max(figure.box.right, x + r), top: y - r + lift },
    cut: 0,
    floats: 0.5,
  };
}
