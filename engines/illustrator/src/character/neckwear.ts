/** What hangs around the neck and over the shoulder. */
import { waistBand } from './garment-trim.ts';
import type { Measures } from './human-measures.ts';
import type { Look, Outfit, OutfitCut } from './look.ts';
import { lightness, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, line, path, rect, starPath } from '../shapes.ts';

/** Strings round the neck and the waist, and a pocket: without them it would be a sheet of paper on the knees. */
function apronTied({ top, waist }: Measures, wide: number, hem: number): string {
  const [bib, band] = [top + 54, (top + 54 + hem) / 2];
  return (
    bothSides(line(`M${waist * 0.56} ${bib + 3} Q${waist * 0.6} ${top + 26} ${waist * 0.34} ${top + 8}`, '#efe6d8', 9)) +
    line(`M${-waist} ${band + 4} Q0 ${band + 14} ${waist} ${band + 4}`, '#e2d6c4', 9) +
    path(`M${-wide * 0.42} ${band + 18} H${wide * 0.42} L${wide * 0.36} ${hem - 6} Q0 ${hem + 4} ${-wide * 0.36} ${hem - 6}Z`, '#e6ddd0', bare)
  );
}

interface Worn {
  paper: Paper;
  outfit: Outfit;
  m: Measures;
  /** somebody sits on the ground, and an apron ends between the knees */
  lap: boolean;
}

type Piece = readonly [any: readonly string[], draw: (worn: Worn) => string];

/** Each over the one before it. */
const UNDER_THE_CHIN: readonly Piece[] = [
  [['satchel'], ({ paper, m }) =>
    line(`M${-m.shoulder * 0.7} ${m.top + 14} Q${m.waist * 0.2} ${m.top + 60} ${m.waist * 1.02} ${m.hip - 10}`, '#8a5a34', 9) +
    rect(m.waist * 0.66, m.hip - 26, 48, 42, 10, paper.drop('#a06a3c')) +
    path(`M${m.waist * 0.66} ${m.hip - 18} q24 26 48 0 l0 -8 l-48 0Z`, '#8a5a34', bare)],
  [['apron'], (worn) => apron(worn)],
  [['sash'], ({ outfit, m }) =>
    path(
      `M${-m.shoulder * 0.8} ${m.top + 12} L${-m.shoulder * 0.46} ${m.top + 8} L${m.waist} ${m.hip - 26} L${m.waist} ${m.hip - 2}Z`,
      outfit.second,
      bare,
    )],
  [['stethoscope'], ({ m: { top } }) =>
    line(`M-24 ${top + 14} Q-30 ${top + 74} 0 ${top + 78} Q26 ${top + 74} 24 ${top + 14}`, '#4b5a7a', 6) +
    circle(2, top + 84, 12, '#c8d2e0')],
];

const OVER_THE_COLLAR: readonly Piece[] = [
  [['bowtie'], ({ outfit: { second }, m: { top } }) =>
    path(`M0 ${top + 30} l-26 -14 l0 30Z M0 ${top + 30} l26 -14 l0 30Z`, second) + circle(0, top + 31, 7, shade(second, -0.1), bare)],
  [['necklace', 'medal'], ({ paper, m: { top } }) =>
    line(`M-30 ${top + 8} Q0 ${top + 64} 30 ${top + 8}`, '#e9b23f', 4) +
    paper.glow(0, top + 52, 26, '#8ff0e0', 0.6) +
    circle(0, top + 50, 12, '#4cc7b4', 'stroke="#e9b23f" stroke-width="4"')],
  [['badge'], ({ m }) => path(starPath(m.shoulder * 0.45, m.top + 62, 15), '#f2c14e', bare)],
  [['bell'], ({ paper, m }) => circle(0, m.top + 40, 13, paper.ball('#f2c14e'))],
  [['belt'], ({ m }) => {
    const y = m.top + (m.hip - m.top) * 0.74;
    return waistBand(m, y, '#7a4a2b') + rect(-11, y - 2, 22, 20, 5, '#f2c14e', bare);
  }],
];

function apron({ paper, m, lap }: Worn): string {
  const [wide, hem] = lap ? [m.waist * 0.66, m.hip + 4] : [m.hem * 0.84, m.hip * 0.6];
  return (
    path(
      `M${-m.waist * 0.6} ${m.top + 54} L${m.waist * 0.6} ${m.top + 54} L${wide} ${hem} Q0 ${hem + 18} ${-wide} ${hem}Z`,
      paper.drop('#fbf7ee'),
      'data-part="apron"',
    ) + (lap ? apronTied(m, wide, hem) : rect(-22, m.hip - 22, 44, 26, 6, '#e6ddd0', bare))
  );
}

const collar = ({ m: { top } }: Worn): string =>
  bothSides(
    path(
      `M2 ${top + 30} C16 ${top + 20} 28 ${top + 10} 34 ${top - 2} C52 ${top + 6} 58 ${top + 22} 48 ${top + 44} C30 ${top + 44} ` +
        `12 ${top + 40} 2 ${top + 30}Z`,
      '#fdf9f2',
    ),
  );

const WITH_A_NECKLINE: ReadonlySet<OutfitCut> = new Set(['shirt', 'dress', 'coat', 'overalls', 'vest', 'hoodie']);

function neckline({ outfit: { cut, main, second }, m: { top } }: Worn): string {
  const color = cut === 'hoodie' ? shade(main, -0.08) : lightness(main) > 0.85 ? shade(second, 0.05) : '#fff6e6';
  return line(`M-33 ${top + 6} Q0 ${top + 42} 33 ${top + 6}`, color, cut === 'hoodie' ? 20 : 10, 0.9);
}

/** @param lap somebody sits on the ground, and an apron ends between the knees */
export function drawNeckwear(paper: Paper, look: Look, m: Measures, lap = false): string {
  const { outfit, marks, rig } = look;
  const worn: Worn = { paper, outfit, m, lap };
  const wears = (what: string): boolean => (outfit.extras.includes(what) && (outfit.cut !== 'none' || what === 'necklace')) || marks.includes(what);
  const drawn = (pieces: readonly Piece[]): string => pieces.map(([any, draw]) => (any.some(wears) ? draw(worn) : '')).join('');
  const atTheNeck = (): string => {
    // A headscarf is round the neck already.
    if (wears('scarf') && !(rig.rig === 'human' && rig.parts.hat === 'headscarf')) return scarf(paper, outfit.second, m.top);
    if (wears('collar')) return collar(worn);
    return WITH_A_NECKLINE.has(outfit.cut) ? neckline(worn) : '';
  };
  return drawn(UNDER_THE_CHIN) + atTheNeck() + drawn(OVER_THE_COLLAR);
}

const scarf = (paper: Paper, color: string, y: number): string =>
  path(
    `M-52 ${y - 8} Q0 ${y + 30} 52 ${y - 8} Q66 ${y + 8} 54 ${y + 24} Q0 ${y + 58} -54 ${y + 24} Q-66 ${y + 8} -52 ${y - 8}Z`,
    paper.drop(color),
  ) +
  path(`M14 ${y + 34} L48 ${y + 26} L62 ${y + 104} L30 ${y + 112}Z`, paper.drop(shade(color, -0.06))) +
  line(`M34 ${y + 110} l-2 9 M46 ${y + 107} l0 9 M57 ${y + 104} l2 8`, shade(color, -0.06), 5);
