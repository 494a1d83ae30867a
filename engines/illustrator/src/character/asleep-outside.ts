/** Who sleeps under the sky lies on the ground, the head on a rolled up coat and a blanket over the rest: no bed stands on a meadow. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { bare, ellipse, group, line, path } from '../shapes.ts';
import type { Figure, Stance } from './figure.ts';
import { drawHead } from './creature-head.ts';
import { drawHumanHead } from './human-head.ts';
import { measurePerson } from './human-measures.ts';
import type { Look } from './look.ts';
import { hasLegs } from './lying-trolls.ts';
import { fillsOf } from './robot-fills.ts';
import { drawRobotHead } from './robot-head.ts';

/** Heads that are drawn without a body; everybody else sleeps sitting. */
export const liesOutside = ({ rig, ride }: Look): boolean => !ride && ((rig.rig === 'human' && (rig.parts.lower === 'legs' || rig.parts.lower === 'goat')) || rig.rig === 'creature' || (rig.rig === 'robot' && hasLegs(rig.parts)));

interface Lying {
  back: string;
  front: string;
  /** radius of the head and how large its drawing is */
  r: number;
  scale: number;
  /** from the neck to the soles, and how high shoulder and hip are above the ground */
  long: number;
  high: number;
}

function measured(paper: Paper, look: Look, stance: Stance): Lying {
  const { rig } = look;
  if (rig.rig === 'human') {
    const m = measurePerson(look);
    return { ...drawHumanHead(paper, look, rig.parts, stance), r: 128 * m.head, scale: m.head, long: m.torso * 1.1 + m.leg * 1.15, high: 84 + m.shoulder * 0.54 * look.girth };
  }
  if (rig.rig === 'robot') return { back: '', front: drawRobotHead(paper, look, rig.parts, stance, fillsOf(paper, rig.parts)), r: 118, scale: 0.92, long: 230, high: 112 * (0.6 + 0.4 * look.girth) };
  return { back: '', front: rig.rig === 'creature' ? drawHead(paper, look, rig.parts, stance) : '', r: 118, scale: 0.94, long: 240, high: 128 * (0.6 + 0.4 * look.girth) };
}

/** The body reaches away from where the face turns; the middle of all lies over 0. */
export function sleepOutside(paper: Paper, look: Look, stance: Stance): Figure {
  const { back, front, r, scale, long, high } = measured(paper, look, stance);
  const side = stance.turn < 0 ? -1 : 1;
  const face = { x: 0, y: -(r * 0.9 + 26), r };
  const head = (art: string): string => group(`transform="translate(${face.x} ${face.y}) rotate(${side * 9}) scale(${scale})"`, art);
  const coat = mix(look.outfit.second, '#f4ead6', 0.35);
  const bundle =
    path(`M${-r * 1.12} 4 C${-r * 1.34} -20 ${-r * 1.2} -58 ${-r * 0.9} -60 H${r * 0.9} C${r * 1.2} -58 ${r * 1.34} -20 ${r * 1.12} 4 Q0 16 ${-r * 1.12} 4Z`, paper.drop(coat)) +
    line(`M${-r * 0.98} -28 Q${-r * 0.5} -18 ${-r * 0.6} 2 M${r * 0.98} -28 Q${r * 0.5} -18 ${r * 0.6} 2`, shade(coat, -0.14), 5, 0.6);
  const drawn = [bundle, head(back), cover(paper, mix(look.outfit.main, look.outfit.second, 0.2), { side, r, long, high }), head(front)].join('');
  const whole = reachOf(drawn);
  const dx = -(whole.left + whole.right) / 2;
  const art = group(`transform="translate(${dx} 0)"`, drawn);
  const { left, right, top } = reachOf(art);
  return { art, aura: '', face: { ...face, x: face.x + dx }, box: { left, right, top }, cut: 0, floats: 0 };
}

/** A blanket over shoulder, hip and knees, its hem on the ground and its upper edge turned back under the chin. */
function cover(paper: Paper, color: string, { side, r, long, high }: { side: number } & Pick<Lying, 'r' | 'long' | 'high'>): string {
  const far = r * 0.5 + long;
  const x = (t: number): number => r * 0.1 + (far - r * 0.1) * t;
  const shape =
    `M${x(0)} 6 C${x(-0.02)} ${-high * 0.7} ${x(0.08)} ${-high} ${x(0.24)} ${-high * 0.98} C${x(0.36)} ${-high * 0.94} ${x(0.4)} ${-high * 0.84} ${x(0.52)} ${-high * 0.9} ` +
    `C${x(0.66)} ${-high * 0.96} ${x(0.7)} ${-high * 0.66} ${x(0.82)} ${-high * 0.5} C${x(0.9)} ${-high * 0.42} ${x(0.98)} ${-high * 0.44} ${x(1.03)} -34 Q${x(1.1)} -8 ${x(1.02)} 8 Q${x(0.5)} 20 ${x(0)} 6Z`;
  const edge = mix(color, '#fff8ec', 0.72);
  return group(
    `transform="scale(${-side} 1)"`,
    ellipse(x(0.5), 6, (far - r * 0.1) * 0.56, 13, shade(color, -0.34), `${bare} opacity=".16"`),
    path(shape, paper.drop(color)),
    line(`M${x(0.5)} ${-high * 0.86} Q${x(0.44)} ${-high * 0.4} ${x(0.5)} -4 M${x(0.74)} ${-high * 0.6} Q${x(0.69)} ${-high * 0.3} ${x(0.74)} -2`, shade(color, -0.12), 6, 0.55),
    line(`M${x(0.3)} ${-high * 0.95} Q${x(0.25)} ${-high * 0.4} ${x(0.31)} 6 M${x(0.92)} ${-high * 0.38} Q${x(0.88)} -20 ${x(0.92)} 6`, mix(color, '#fff8ec', 0.5), 9, 0.75),
    path(`M${x(0.02)} 6 C${x(0)} ${-high * 0.66} ${x(0.07)} ${-high * 1.02} ${x(0.2)} ${-high} L${x(0.27)} ${-high * 0.98} C${x(0.17)} ${-high * 0.8} ${x(0.14)} ${-high * 0.4} ${x(0.16)} 10Z`, paper.drop(edge)),
  );
}
