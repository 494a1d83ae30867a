/** Who lies in bed is seen from its foot: a head on a pillow, a blanket up to the chin. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { outlinesOf, reachOf } from '../scene/reach.ts';
import { bare, bothSides, ellipse, line, path, rect } from '../shapes.ts';
import type { Figure } from './figure.ts';
import type { Look } from './look.ts';

/** @param figure sits there, its face towards the viewer @param bed whether there is a bed; otherwise pillow and blanket lie on the ground */
export function tuckIn(paper: Paper, look: Look, figure: Figure, bed: boolean): Figure {
  const { face } = figure;
  const chin = face.y + face.r * 0.84;
  const under = outlinesOf(figure.art).flat().filter(([, y]) => y > chin + 16);
  const half = Math.min(face.r * 1.75, Math.max(face.r * 1.3, ...under.map(([x]) => Math.abs(x) + 12)));
  const color = mix(look.outfit.main, look.outfit.second, 0.25);
  const art =
    (bed ? bedstead(paper, half, face.y - face.r * 1.18) : '') +
    pillow(paper, look, face) + figure.art + blanket(paper, color, half, chin) + hands(paper, look, half, chin) + (bed ? legs(paper, half) : '');
  const { left, right, top } = reachOf(art);
  return { art, aura: figure.aura, face, box: { left, right, top }, cut: 0, floats: 0 };
}

const pillow = (paper: Paper, look: Look, { x, y, r }: Figure['face']): string =>
  path(
    `M${x - r * 1.3} ${y - r * 0.72} Q${x} ${y - r * 0.98} ${x + r * 1.3} ${y - r * 0.72} Q${x + r * 1.62} ${y - r * 0.6} ${x + r * 1.46} ${y + r * 0.2} ` +
      `Q${x + r * 1.62} ${y + r * 0.98} ${x + r * 1.3} ${y + r} H${x - r * 1.3} Q${x - r * 1.62} ${y + r * 0.98} ${x - r * 1.46} ${y + r * 0.2} Q${x - r * 1.62} ${y - r * 0.6} ${x - r * 1.3} ${y - r * 0.72}Z`,
    paper.drop(mix('#ffffff', look.outfit.second, look.rig.rig === 'spirit' ? 0.4 : 0.1)),
  );

/** From the chin to the ground: a white sheet folded over, soft folds, the feet under it. */
function blanket(paper: Paper, color: string, half: number, chin: number): string {
  const foot = half * 1.1;
  const fold = Math.min(46, -chin * 0.24);
  const edge = (y: number, wide: number): string => `M${-wide} ${y + 20} Q${-wide * 0.5} ${y - 12} 0 ${y - 6} Q${wide * 0.5} ${y - 12} ${wide} ${y + 20}`;
  return (
    path(`${edge(chin, half)} C${half * 1.1} ${chin * 0.5} ${foot} -30 ${foot} 2 Q${foot * 0.5} 18 0 16 Q${-foot * 0.5} 18 ${-foot} 2 C${-foot} -30 ${-half * 1.1} ${chin * 0.5} ${-half} ${chin + 20}Z`, paper.drop(color)) +
    line(`M${-half * 0.56} ${chin * 0.55} Q${-half * 0.66} ${chin * 0.25} ${-half * 0.6} -4 M${half * 0.56} ${chin * 0.55} Q${half * 0.66} ${chin * 0.25} ${half * 0.6} -4`, shade(color, -0.09), 7, 0.6) +
    bothSides(ellipse(half * 0.26, -24, half * 0.2, 26, shade(color, 0.06), `${bare} opacity=".7"`)) +
    line(`M${-half * 0.98} ${chin * 0.42} Q0 ${chin * 0.42 + 22} ${half * 0.98} ${chin * 0.42}`, shade(color, 0.14), 9, 0.7) +
    path(`${edge(chin, half)} L${half * 1.02} ${chin + 20 + fold} Q${half * 0.5} ${chin - 12 + fold} 0 ${chin - 6 + fold} Q${-half * 0.5} ${chin - 12 + fold} ${-half * 1.02} ${chin + 20 + fold}Z`, paper.drop('#fdf8f0'))
  );
}

/** Two hands on the edge of the sheet, of whoever has hands. */
function hands(paper: Paper, look: Look, half: number, chin: number): string {
  const { rig } = look;
  const color = rig.rig === 'human' ? look.skin : rig.rig === 'robot' ? rig.parts.accent : rig.rig === 'creature' ? rig.parts.body : undefined;
  return color ? bothSides(ellipse(half * 0.46, chin + 14, 25, 20, paper.ball(color)) + line(`M${half * 0.46 - 8} ${chin + 14} v14 M${half * 0.46 + 8} ${chin + 14} v14`, shade(color, -0.14), 3.5, 0.7)) : '';
}

const WOOD = '#a9764a';
const bedstead = (paper: Paper, half: number, top: number): string => {
  const wide = half * 1.28;
  return (
    path(`M${-wide} 6 V${top + 60} Q${-wide} ${top + 10} ${-wide * 0.7} ${top + 4} Q0 ${top - 40} ${wide * 0.7} ${top + 4} Q${wide} ${top + 10} ${wide} ${top + 60} V6Z`, paper.drop(WOOD)) +
    line(`M${-wide + 20} ${top + 70} Q0 ${top} ${wide - 20} ${top + 70}`, shade(WOOD, 0.1), 8, 0.7) +
    bothSides(rect(wide - 13, top + 26, 26, 6 - top - 26, 12, shade(WOOD, -0.06)))
  );
};
/** The foot of the bed, under the hem of the blanket. */
const legs = (paper: Paper, half: number): string => bothSides(rect(half * 1.28 - 15, -64, 30, 78, 10, paper.drop(WOOD)));
