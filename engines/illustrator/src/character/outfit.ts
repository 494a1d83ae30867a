/** Clothes: torso, sleeves and what hangs around the neck. */
import { trim } from './garment-trim.ts';
import type { Measures } from './human-measures.ts';
import type { Look, OutfitCut, PersonParts } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { circle, line, path } from '../shapes.ts';

interface Cut {
  hem: (m: Measures) => number;
  flare: number;
}

/** Where each cut ends (y) and how much wider it is there than the hips. */
const CUTS: Record<OutfitCut, Cut> = {
  coat: { hem: (m) => m.hip * 0.62, flare: 1.34 },
  shirt: { hem: (m) => m.hip - 2, flare: 1.02 },
  hoodie: { hem: (m) => m.hip + 4, flare: 1.08 },
  dress: { hem: (m) => m.hip * 0.5, flare: 1.62 },
  robe: { hem: () => -10, flare: 1.62 },
  gown: { hem: () => -4, flare: 2.0 },
  armor: { hem: (m) => m.hip + 2, flare: 1.02 },
  overalls: { hem: (m) => m.hip - 2, flare: 1.06 },
  spacesuit: { hem: (m) => m.hip + 8, flare: 1.16 },
  vest: { hem: (m) => m.hip - 2, flare: 1.02 },
  suit: { hem: (m) => m.hip * 0.8, flare: 1.1 },
  leaf: { hem: (m) => m.hip * 0.6, flare: 1.4 },
  none: { hem: (m) => m.hip - 2, flare: 0.98 },
};

function torsoPath(m: Measures, hem: number, flare: number): string {
  const { shoulder: s, top, waist: w } = m;
  const h = m.hem * flare;
  const middle = top + (m.hip - top) * 0.62;
  return (
    `M${-s * 0.5} ${top + 4} C${-s * 0.86} ${top + 6} ${-s} ${top + 18} ${-s} ${top + 40} C${-s} ${middle - 26} ${-w} ` +
    `${middle - 12} ${-w} ${middle}` +
    ` C${-w} ${middle + (hem - middle) * 0.3} ${-h * 0.96} ${hem - 20} ${-h} ${hem} Q0 ${hem + 20} ${h} ${hem} C${h * 0.96} ` +
    `${hem - 20} ${w} ${middle + (hem - middle) * 0.3} ${w} ${middle}` +
    ` C${w} ${middle - 12} ${s} ${middle - 26} ${s} ${top + 40} C${s} ${top + 18} ${s * 0.86} ${top + 6} ${s * 0.5} ${top + 4} Q0 ` +
    `${top + 30} ${-s * 0.5} ${top + 4}Z`
  );
}

/** @param ground y of the ground on which somebody sits or kneels */
export function drawTorso(paper: Paper, look: Look, m: Measures, parts: PersonParts, ground?: number): string {
  const { outfit } = look;
  if (parts.lower === 'fish' && outfit.cut === 'none') return mermaidTop(paper, look, m);
  const cut = CUTS[parts.lower === 'legs' || parts.lower === 'goat' ? outfit.cut : shorter(outfit.cut)];
  const { hem: cutHem, flare } = look.ride
    ? { hem: Math.min(cut.hem(m), m.hip + 6), flare: Math.min(cut.flare, 1.04) }
    : { hem: look.marks.includes('leg-prosthesis') ? Math.min(cut.hem(m), m.hip * 0.76) : cut.hem(m), flare: cut.flare };
  const hem = Math.min(cutHem, ground ?? cutHem);
  const wide = m.hem * flare;
  const main = outfit.cut === 'overalls' || outfit.cut === 'vest' ? outfit.second : outfit.cut === 'none' ? look.skin : outfit.main;
  return path(torsoPath(m, hem, flare), paper.drop(main), 'data-part="torso"') + trim(paper, look, m, hem, wide);
}

const shorter = (cut: OutfitCut): OutfitCut => (['coat', 'dress', 'robe', 'gown', 'suit', 'leaf'].includes(cut) ? 'shirt' : cut);

/** What a merman wears: pearls around the neck. */
const pearls = (look: Look, m: Measures): string =>
  [-2, -1, 0, 1, 2].map((at) => circle(at * m.shoulder * 0.2, m.top + 44 - Math.abs(at) * 7, at ? 7 : 10, at ? '#fdf6ee' : look.outfit.second)).join('');

function mermaidTop(paper: Paper, look: Look, m: Measures): string {
  const shell = paper.ball(look.outfit.second);
  const y = m.top + 66;
  const body = path(torsoPath(m, m.hip, 0.9), paper.drop(look.skin));
  if (!look.female) return body + pearls(look, m);
  const band = path(
    `M${-m.waist} ${y - 6} Q0 ${y + 8} ${m.waist} ${y - 6} L${m.waist} ${y + 22} Q0 ${y + 40} ${-m.waist} ${y + 22}Z`,
    shell,
  );
  return (
    body +
    band +
    path(
      `M0 ${y + 34} C-44 ${y + 28} -44 ${y - 6} -26 ${y - 14} Q-12 ${y - 26} 0 ${y - 20} Q12 ${y - 26} 26 ${y - 14} C44 ${y - 6} ` +
        `44 ${y + 28} 0 ${y + 34}Z`,
      paper.ball(shade(look.outfit.second, 0.1)),
    ) +
    line(`M0 ${y + 30} L-18 ${y - 12} M0 ${y + 30} L0 ${y - 18} M0 ${y + 30} L18 ${y - 12}`, shade(look.outfit.second, -0.12), 3, 0.6)
  );
}
