/** What hangs around the neck and over the shoulder. */
import { waistBand } from './garment-trim.ts';
import type { Measures } from './human.ts';
import type { Look } from './look.ts';
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

/** @param lap somebody sits on the ground, and an apron ends between the knees */
export function drawNeckwear(paper: Paper, look: Look, m: Measures, lap = false): string {
  const { extras, second, main, cut } = look.outfit;
  const wears = (what: string): boolean => (extras.includes(what) && (cut !== 'none' || what === 'necklace')) || look.marks.includes(what);
  const hat = look.rig.rig === 'human' ? look.rig.parts.hat : undefined;
  const y = m.top;
  const drawn = [];
  if (wears('satchel'))
    drawn.push(
      line(`M${-m.shoulder * 0.7} ${y + 14} Q${m.waist * 0.2} ${y + 60} ${m.waist * 1.02} ${m.hip - 10}`, '#8a5a34', 9) +
        rect(m.waist * 0.66, m.hip - 26, 48, 42, 10, paper.drop('#a06a3c')) +
        path(`M${m.waist * 0.66} ${m.hip - 18} q24 26 48 0 l0 -8 l-48 0Z`, '#8a5a34', bare),
    );
  if (wears('apron')) {
    const [wide, hem] = lap ? [m.waist * 0.66, m.hip + 4] : [m.hem * 0.84, m.hip * 0.6];
    drawn.push(
      path(
        `M${-m.waist * 0.6} ${y + 54} L${m.waist * 0.6} ${y + 54} L${wide} ${hem} Q0 ${hem + 18} ` +
          `${-wide} ${hem}Z`,
        paper.drop('#fbf7ee'),
        'data-part="apron"',
      ) + (lap ? apronTied(m, wide, hem) : rect(-22, m.hip - 22, 44, 26, 6, '#e6ddd0', bare)),
    );
  }
  if (wears('sash'))
    drawn.push(
      path(
        `M${-m.shoulder * 0.8} ${y + 12} L${-m.shoulder * 0.46} ${y + 8} L${m.waist} ${m.hip - 26} L${m.waist} ${m.hip - 2}Z`,
        second,
        bare,
      ),
    );
  if (wears('stethoscope'))
    drawn.push(
      line(`M-24 ${y + 14} Q-30 ${y + 74} 0 ${y + 78} Q26 ${y + 74} 24 ${y + 14}`, '#4b5a7a', 6) + circle(2, y + 84, 12, '#c8d2e0'),
    );
  if (wears('scarf') && hat !== 'headscarf') drawn.push(scarf(paper, second, y));
  else if (wears('collar'))
    drawn.push(
      bothSides(
        path(
          `M2 ${y + 30} C16 ${y + 20} 28 ${y + 10} 34 ${y - 2} C52 ${y + 6} 58 ${y + 22} 48 ${y + 44} C30 ${y + 44} 12 ${y + 40} ` +
            `2 ${y + 30}Z`,
          '#fdf9f2',
        ),
      ),
    );
  else if (['shirt', 'dress', 'coat', 'overalls', 'vest', 'hoodie'].includes(cut))
    drawn.push(
      line(
        `M-33 ${y + 6} Q0 ${y + 42} 33 ${y + 6}`,
        cut === 'hoodie' ? shade(main, -0.08) : lightness(main) > 0.85 ? shade(second, 0.05) : '#fff6e6',
        cut === 'hoodie' ? 20 : 10,
        0.9,
      ),
    );
  if (wears('bowtie'))
    drawn.push(path(`M0 ${y + 30} l-26 -14 l0 30Z M0 ${y + 30} l26 -14 l0 30Z`, second) + circle(0, y + 31, 7, shade(second, -0.1), bare));
  if (wears('necklace') || wears('medal'))
    drawn.push(
      line(`M-30 ${y + 8} Q0 ${y + 64} 30 ${y + 8}`, '#e9b23f', 4) +
        paper.glow(0, y + 52, 26, '#8ff0e0', 0.6) +
        circle(0, y + 50, 12, '#4cc7b4', 'stroke="#e9b23f" stroke-width="4"'),
    );
  if (wears('badge')) drawn.push(path(starPath(m.shoulder * 0.45, y + 62, 15), '#f2c14e', bare));
  if (wears('bell')) drawn.push(circle(0, y + 40, 13, paper.ball('#f2c14e')));
  if (wears('belt'))
    drawn.push(waistBand(m, y + (m.hip - y) * 0.74, '#7a4a2b') + rect(-11, y + (m.hip - y) * 0.74 - 2, 22, 20, 5, '#f2c14e', bare));
  return drawn.join('');
}

const scarf = (paper: Paper, color: string, y: number): string =>
  path(
    `M-52 ${y - 8} Q0 ${y + 30} 52 ${y - 8} Q66 ${y + 8} 54 ${y + 24} Q0 ${y + 58} -54 ${y + 24} Q-66 ${y + 8} -52 ${y - 8}Z`,
    paper.drop(color),
  ) +
  path(`M14 ${y + 34} L48 ${y + 26} L62 ${y + 104} L30 ${y + 112}Z`, paper.drop(shade(color, -0.06))) +
  line(`M34 ${y + 110} l-2 9 M46 ${y + 107} l0 9 M57 ${y + 104} l2 8`, shade(color, -0.06), 5);
