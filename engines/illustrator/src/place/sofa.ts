/** The sofa of a living room: arms, two cushions to sit on, a blanket over its back and a pillow. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, ellipse, line, path, rect } from '../shapes.ts';
import type { Stage } from './ground.ts';

type Tone = (color: string) => string;
const THROWS = ['#f2e4c8', '#9ab4d4', '#d9a0a8', '#a9c49a', '#e0b868'] as const;

export function sofaAtTheWall({ paper, w, h, s, seed }: Stage, color: string, tone: Tone, floorY: number): string {
  const [left, right] = [w * 0.585, w * 0.985];
  const wide = right - left;
  const [top, seat, ground] = [h * 0.52, h * 0.635, floorY + 30 * s];
  const cloth = tone(color);
  const dark = tone(shade(color, -0.09));
  const roll = dice(`sofa:${seed}`);
  const blanket = tone(roll.pick(THROWS));
  const onLeft = roll.chance(0.5);
  const fold = left + wide * (onLeft ? 0.2 : 0.62);
  const arm = (x: number): string => rect(x, seat - 34 * s, 84 * s, ground - seat + 16 * s, 38 * s, paper.drop(cloth), bare) + ellipse(x + 42 * s, seat + 6 * s, 26 * s, 22 * s, tone(shade(color, 0.05)), bare);
  const cushion = (x: number): string => rect(x, seat + 14 * s, (wide - 150 * s) / 2, 62 * s, 24 * s, paper.drop(tone(shade(color, 0.06))), bare);
  const pillow = left + wide * (onLeft ? 0.68 : 0.3);
  return (
    ellipse((left + right) / 2, ground + 12 * s, wide * 0.52, 17 * s, tone('#4a3a34'), `${bare} opacity=".26"`) +
    [left + 46 * s, right - 46 * s].map((x) => rect(x - 12 * s, ground - 18 * s, 24 * s, 34 * s, 6 * s, tone('#7a5236'), bare)).join('') +
    rect(left + 30 * s, top, wide - 60 * s, ground - top - 20 * s, 46 * s, paper.drop(tone(shade(color, -0.04))), bare) +
    line(`M${left + wide / 2} ${top + 22 * s} V${seat + 10 * s}`, dark, 5 * s, 0.6) +
    // The blanket hangs over the back.
    path(`M${fold} ${top - 6 * s} h${118 * s} l${8 * s} ${114 * s} h${-134 * s}Z`, blanket, bare) + line(`M${fold + 22 * s} ${top - 4 * s} l${-4 * s} ${110 * s} M${fold + 96 * s} ${top - 4 * s} l${4 * s} ${110 * s}`, shade(blanket, -0.1), 6 * s, 0.6) +
    line([0, 1, 2, 3, 4, 5].map((i) => `M${fold - 2 * s + i * 24 * s} ${top + 108 * s} v${15 * s}`).join(' '), shade(blanket, -0.06), 4 * s) +
    cushion(left + 76 * s) + cushion(left + 76 * s + (wide - 150 * s) / 2) +
    rect(left + 60 * s, seat + 66 * s, wide - 120 * s, ground - seat - 84 * s, 14 * s, paper.drop(dark), bare) +
    `<g transform="rotate(${onLeft ? 9 : -9} ${pillow} ${seat})">${rect(pillow - 48 * s, seat - 76 * s, 96 * s, 92 * s, 24 * s, paper.drop(tone('#f2c14e')), bare)}${line(`M${pillow - 26 * s} ${seat - 30 * s} h${52 * s} M${pillow} ${seat - 56 * s} v${52 * s}`, tone('#fff3c4'), 6 * s, 0.7)}</g>` +
    arm(left) + arm(right - 84 * s)
  );
}
