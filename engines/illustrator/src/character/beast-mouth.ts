/** What the muzzles of beasts are made of: noses, small mouths under them, teeth that gnaw, whiskers. */
import type { HeadPlan } from './beast-plan.ts';
import { drawMouth } from './face.ts';
import type { Stance } from './figure.ts';
import type { BeastParts } from './look.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, ellipse, line, path } from '../shapes.ts';

export interface MuzzleBrush {
  paper: Paper;
  parts: BeastParts;
  plan: HeadPlan;
  /** the colour of mouths and small nostrils */
  ink: string;
  /** a dark nose, so many units to each side and so high */
  nose: (w: number, h: number) => string;
  /** a mouth that begins under the nose */
  small: (w: number) => string;
  /** the same with two teeth, `half` units to each side */
  gnawing: (w: number, half: number) => string;
  /** a mouth of its own; in the middle, at the height of the head's plan */
  mouth: (own: { w: number; x?: number; y?: number }) => string;
}

const NOSE = '#33202a';
const TEETH = '#fffdf6';

export function muzzleBrush(paper: Paper, parts: BeastParts, plan: HeadPlan, { feeling: { mouth: mood } }: Stance): MuzzleBrush {
  const { noseY, mouthY } = plan;
  const ink = mix(shade(parts.fur, -0.4), '#5a2f30', 0.5);
  const down = line(`M0 ${noseY + 10} L0 ${mouthY}`, ink, 4.5);
  const nose: MuzzleBrush['nose'] = (w, h) =>
    path(
      `M${-w} ${noseY - h * 0.3} Q0 ${noseY - h} ${w} ${noseY - h * 0.3} Q${w * 0.8} ${noseY + h * 0.8} 0 ${noseY + h} ` +
        `Q${-w * 0.8} ${noseY + h * 0.8} ${-w} ${noseY - h * 0.3}Z`,
      NOSE,
      bare,
    ) +
    ellipse(-w * 0.3, noseY - h * 0.25, w * 0.34, h * 0.24, '#fff', `${bare} opacity=".55"`);
  const small: MuzzleBrush['small'] = (w) =>
    mood === 'smile' || mood === 'smirk' || mood === 'hint'
      ? line(
          `M0 ${noseY + 10} L0 ${mouthY + 2} M${-w} ${mouthY - 2} Q${-w * 0.5} ${mouthY + 13} 0 ${mouthY + 2} ` +
            `Q${w * 0.5} ${mouthY + 13} ${w} ${mouthY - 2}`,
          ink,
          5,
        )
      : down + drawMouth({ x: 0, y: mouthY, w: w * 0.92, line: ink, fangs: false }, mood);
  const isOpen = mood === 'grin' || mood === 'laugh';
  const open = (w: number): string =>
    down +
    path(
      `M${-w * 1.25} ${mouthY - 3} Q0 ${mouthY + 7} ${w * 1.25} ${mouthY - 3} C${w * 1.2} ${mouthY + 38} ${-w * 1.2} ${mouthY + 38} ` +
        `${-w * 1.25} ${mouthY - 3}Z`,
      '#84293a',
      bare,
    ) +
    ellipse(0, mouthY + 22, w * 0.5, 6, '#f08a92', bare);
  // In an open mouth two teeth alone would leave dark corners that look like fangs: it is wider, and they are short.
  const gnawing: MuzzleBrush['gnawing'] = (w, half) => {
    const [top, long] = isOpen ? [mouthY + 2, 9] : [mouthY + 5, 13];
    return (
      (isOpen ? open(w) : small(w)) +
      path(`M${-half} ${top} h${half * 2} v${long} q${-half} 4 ${-half * 2} 0Z`, TEETH, bare) +
      line(`M0 ${top} v${long}`, '#d8cfc8', 2)
    );
  };
  return { paper, parts, plan, ink, nose, small, gnawing, mouth: (own) => drawMouth({ x: 0, y: mouthY, line: ink, ...own }, mood) };
}

/** Two teeth that stand out of a shut mouth. */
export const fangs = ({ mouthY }: HeadPlan): string =>
  path(`M-14 ${mouthY + 6} l5 14 l6 -10Z M14 ${mouthY + 6} l-5 14 l-6 -10Z`, '#fff', bare);

export const nostrils = (x: number, y: number, rx: number, ry: number, color: string): string =>
  ellipse(-x, y, rx, ry, color, bare) + ellipse(x, y, rx, ry, color, bare);

export const whiskers = ({ fur }: BeastParts): string =>
  bothSides(line('M58 48 Q92 40 122 44 M58 58 Q90 60 118 66', shade(fur, fur > '#c' ? -0.2 : 0.25), 3, 0.6));
