/** Buttons, belts, prints and plates on the front of a garment. */
import type { Measures } from './human-measures.ts';
import type { Look, Outfit, OutfitCut } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, heartPath, line, path, rect, starPath } from '../shapes.ts';

const GOLD = '#f2c14e';

/** The garment that is trimmed, and the tones of its colour. */
interface Garment {
  paper: Paper;
  outfit: Outfit;
  m: Measures;
  /** y of its lower edge */
  hem: number;
  /** half of its width there */
  wide: number;
  /** y of the waist */
  middle: number;
  dark: string;
  pale: string;
}

export function trim(paper: Paper, { outfit }: Look, m: Measures, hem: number, wide: number): string {
  const middle = m.top + (m.hip - m.top) * 0.62;
  return TRIMS[outfit.cut]({ paper, outfit, m, hem, wide, middle, dark: shade(outfit.main, -0.14), pale: shade(outfit.main, 0.12) });
}

interface HemLine {
  /** of the width */
  share: number;
  /** units above the hem at the sides, and below it in the middle */
  above: number;
  below: number;
}
const hemLine = ({ hem, wide }: Garment, { share, above, below }: HemLine, color: string, thick: number, opacity: number): string =>
  line(`M${-wide * share} ${hem - above} Q0 ${hem + below} ${wide * share} ${hem - above}`, color, thick, opacity);

const TRIMS: Readonly<Record<OutfitCut, (garment: Garment) => string>> = {
  coat: (garment) => {
    const { outfit, m, hem, wide, dark, pale } = garment;
    return (
      line(`M0 ${m.top + 26} L0 ${hem + 8}`, dark, 4, 0.7) +
      [0.34, 0.6, 0.86].map((t) => circle(-12, m.top + (hem - m.top) * t, 6.5, shade(outfit.main, -0.24), bare)).join('') +
      line(
        `M${-wide * 0.72} ${hem - 34} L${-wide * 0.36} ${hem - 26} M${wide * 0.36} ${hem - 26} L${wide * 0.72} ${hem - 34}`,
        dark,
        5,
        0.7,
      ) +
      hemLine(garment, { share: 0.97, above: 9, below: 9 }, pale, 6, 0.5)
    );
  },
  hoodie: ({ outfit, m }) =>
    path(
      `M${-m.waist * 0.62} ${m.hip - 4} Q${-m.waist * 0.56} ${m.hip - 40} ${-m.waist * 0.4} ${m.hip - 42} L${m.waist * 0.4} ` +
        `${m.hip - 42} Q${m.waist * 0.56} ${m.hip - 40} ${m.waist * 0.62} ${m.hip - 4}Z`,
      shade(outfit.main, -0.06),
      bare,
    ) + line(`M-14 ${m.top + 28} l-4 34 M14 ${m.top + 28} l4 34`, '#fdf6ea', 5, 0.9),
  dress: (garment) => {
    const { outfit, m, hem, wide, middle, dark } = garment;
    return (
      waistBand(m, middle, outfit.second) +
      hemLine(garment, { share: 0.94, above: 15, below: 7 }, '#ffffff', 9, 0.55) +
      line(
        `M${-wide * 0.42} ${hem - 2} L${-m.waist * 0.4} ${middle + 18} M${wide * 0.42} ${hem - 2} L${m.waist * 0.4} ${middle + 18}`,
        dark,
        4,
        0.35,
      )
    );
  },
  gown: (garment) => {
    const { paper, outfit, m, hem, wide, middle } = garment;
    return (
      waistBand(m, middle, GOLD) +
      path(
        `M${-m.waist * 0.24} ${middle + 8} L${-wide * 0.4} ${hem + 8} Q0 ${hem + 18} ${wide * 0.4} ${hem + 8} ` +
          `L${m.waist * 0.24} ${middle + 8}Z`,
        paper.drop(shade(outfit.main, 0.1)),
        bare,
      ) +
      hemLine(garment, { share: 0.95, above: 12, below: 10 }, GOLD, 8, 0.9) +
      path(starPath(0, m.top + 62, 13), GOLD, bare)
    );
  },
  robe: (garment) => {
    const { outfit, m, hem, wide, middle } = garment;
    const star = ([x, t]: readonly [number, number]): string =>
      path(starPath(wide * x, m.top + (hem - m.top) * t, 9), GOLD, `${bare} opacity=".85"`);
    return (
      path(`M-14 ${m.top + 26} L-26 ${hem + 10} Q0 ${hem + 16} 26 ${hem + 10} L14 ${m.top + 26}Z`, shade(outfit.second, 0), bare) +
      waistBand(m, middle, GOLD, 0.66) +
      hemLine(garment, { share: 0.95, above: 16, below: 6 }, GOLD, 9, 0.9) +
      ([[-0.5, 0.55], [0.56, 0.68], [-0.62, 0.85], [0.42, 0.9]] as const).map(star).join('')
    );
  },
  armor: ({ paper, m }) => breastplate(paper, m),
  overalls: ({ paper, outfit, m, hem }) =>
    path(
      `M${-m.waist * 0.66} ${m.top + 62} L${m.waist * 0.66} ${m.top + 62} L${m.hem * 1.06} ${hem} Q0 ${hem + 20} ` +
        `${-m.hem * 1.06} ${hem}Z`,
      paper.drop(outfit.main),
    ) +
    bothSides(
      line(`M${m.waist * 0.5} ${m.top + 66} L${m.shoulder * 0.52} ${m.top + 8}`, outfit.main, 15),
      circle(m.waist * 0.48, m.top + 70, 7, GOLD, bare),
    ) +
    rect(-20, m.top + 84, 40, 28, 7, shade(outfit.main, -0.09), bare),
  spacesuit: ({ outfit, m, middle }) =>
    rect(-30, m.top + 58, 60, 42, 10, '#5a678f', bare) +
    circle(-14, m.top + 72, 6, '#ff6f7d', bare) +
    circle(4, m.top + 72, 6, '#ffe27a', bare) +
    circle(20, m.top + 72, 5, '#7fe6a8', bare) +
    line(`M-20 ${m.top + 88} h38`, '#bfe4f4', 6) +
    waistBand(m, middle + 12, outfit.second) +
    line(`M-34 ${m.top + 16} Q0 ${m.top + 40} 34 ${m.top + 16}`, '#b9c2d8', 12),
  vest: ({ paper, outfit, m, hem, middle, dark }) =>
    bothSides(
      path(
        `M${m.shoulder * 0.44} ${m.top + 6} C${m.shoulder * 0.86} ${m.top + 8} ${m.shoulder} ${m.top + 20} ${m.shoulder} ` +
          `${m.top + 44} L${m.waist} ${middle} L${m.hem * 1.03} ${hem} Q${m.hem * 0.6} ${hem + 14} 22 ${hem + 14} Q30 ${m.top + 76} ` +
          `${m.shoulder * 0.44} ${m.top + 6}Z`,
        paper.drop(outfit.main),
      ),
      rect(m.waist * 0.42, middle - 4, m.waist * 0.42, 22, 6, dark, `${bare} opacity=".6"`),
    ),
  suit: ({ outfit, m, hem, middle, dark }) =>
    path(`M-20 ${m.top + 20} L0 ${middle} L20 ${m.top + 20} Q0 ${m.top + 34} -20 ${m.top + 20}Z`, '#fdf9f2', bare) +
    path(`M-7 ${m.top + 30} L7 ${m.top + 30} L9 ${middle - 24} L0 ${middle - 8} L-9 ${middle - 24}Z`, outfit.second, bare) +
    line(`M-24 ${m.top + 18} L0 ${middle} L24 ${m.top + 18} M0 ${middle} L0 ${hem + 8}`, dark, 5, 0.8) +
    [0.2, 0.6].map((t) => circle(10, middle + (hem - middle) * t, 5, GOLD, bare)).join(''),
  leaf: ({ paper, outfit, m, hem, wide, middle }) => {
    const leaf = (t: number): string =>
      path(
        `M${wide * t - 24} ${hem - 18} Q${wide * t} ${hem + 52} ${wide * t + 24} ${hem - 18} Q${wide * t} ${hem - 52} ` +
          `${wide * t - 24} ${hem - 18}Z`,
        paper.drop(shade(outfit.main, t === 0 ? 0.05 : -0.02)),
      );
    return [-0.72, -0.36, 0, 0.36, 0.72].map(leaf).join('') + waistBand(m, middle, outfit.second, 0.6);
  },
  shirt: (garment) => shirtPrint(garment),
  none: () => '',
};

function shirtPrint({ outfit: { second, main, extras }, m, middle }: Garment): string {
  if (extras.includes('stripes'))
    return line(
      `M${-m.shoulder * 0.92} ${m.top + 62} Q0 ${m.top + 76} ${m.shoulder * 0.92} ${m.top + 62} M${-m.waist} ${middle - 8} Q0 ` +
        `${middle + 6} ${m.waist} ${middle - 8}`,
      second,
      13,
      0.95,
    );
  if (extras.includes('star')) return path(starPath(0, m.top + 74, 24), second, bare);
  if (extras.includes('heart')) return path(heartPath(0, m.top + 74, 19), second, bare);
  if (extras.includes('emblem')) return circle(0, m.top + 74, 27, second, bare) + path(starPath(0, m.top + 74, 18), main, bare);
  return line(`M0 ${m.top + 28} L0 ${middle}`, shade(main, -0.13), 4, 0.6) + circle(0, middle - 10, 5.5, shade(main, -0.22), bare);
}

export const waistBand = (m: Measures, y: number, color: string, share = 1): string =>
  path(
    `M${-m.waist * 1.0} ${y - 8} Q0 ${y + 8} ${m.waist} ${y - 8} L${m.waist * 1.02} ${y + 8} Q0 ${y + 26} ${-m.waist * 1.02} ${y + 8}Z`,
    color,
    `${bare} opacity="${0.6 + share * 0.4}"`,
  );

function breastplate(paper: Paper, m: Measures): string {
  const metal = paper.linear([[0, '#e2e8f5'], [0.4, '#aab6cf'], [1, '#76829f']], { x2: 1 });
  const s = m.shoulder;
  const low = m.top + (m.hip - m.top) * 0.74;
  return (
    path(
      `M${-s * 0.96} ${m.top + 18} Q0 ${m.top - 4} ${s * 0.96} ${m.top + 18} Q${s * 1.08} ${low - 40} ${s * 0.72} ${low} Q0 ` +
        `${low + 26} ${-s * 0.72} ${low} Q${-s * 1.08} ${low - 40} ${-s * 0.96} ${m.top + 18}Z`,
      metal,
    ) +
    path(
      `M${-s * 0.8} ${m.top + 24} Q${-s * 0.4} ${m.top + 10} ${-s * 0.2} ${m.top + 10} Q${-s * 0.6} ${m.top + 50} ${-s * 0.56} ` +
        `${low - 10} Q${-s} ${low - 50} ${-s * 0.8} ${m.top + 24}Z`,
      '#fff',
      `${bare} opacity=".35"`,
    ) +
    path(starPath(0, m.top + 66, 22), GOLD, bare) +
    path(
      `M${-m.waist} ${low + 4} Q0 ${low + 28} ${m.waist} ${low + 4} l2 17 Q0 ${low + 46} ${-m.waist - 2} ${low + 21}Z`,
      '#7a4a2b',
      bare,
    ) +
    rect(-13, low + 12, 26, 24, 6, GOLD, bare)
  );
}
