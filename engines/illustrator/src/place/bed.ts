/** A bed that stands along the wall: boards at both ends, a quilt that hangs down at its side, a pillow and a soft toy on it. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, ellipse, line, path, rect } from '../shapes.ts';
import type { Stage } from './ground.ts';
import { coverPrint, type RoomLooks } from './wall-hangings.ts';

type Tone = (color: string) => string;
type Toy = 'teddy' | 'rabbit' | 'none';

export function bedAtTheWall(stage: Stage, bed: RoomLooks['bed'], tone: Tone, floorY: number): string {
  const { paper, w, h, s, seed } = stage;
  const [left, right] = [w * 0.565, w * 0.97];
  const [top, ground] = [h * 0.595, floorY + 44 * s];
  const hem = ground - 34 * s;
  const wood = tone('#a9744a');
  const cover = tone(bed.cover);
  const wide = right - left;
  const fold = left + wide * 0.66;
  const wave = (fold - left - 8 * s) / 5;
  const waves = `q${-wave / 2} ${18 * s} ${-wave} 0 `.repeat(5);
  const board = (x: number, y: number, thick: number): string =>
    rect(x - thick / 2, y, thick, ground - y + 8 * s, 12 * s, paper.drop(wood), bare) + circle(x, y, thick * 0.62, paper.ball(tone('#c08a58')), bare);
  const toy = dice(`bed:${seed}`).pick(['teddy', 'rabbit', 'none', 'teddy'] as const satisfies Toy[]);
  return (
    ellipse((left + right) / 2, ground + 8 * s, wide * 0.54, 20 * s, tone('#4a3a34'), `${bare} opacity=".28"`) +
    board(right, h * 0.47, 44 * s) +
    rect(left, ground - 58 * s, wide, 36 * s, 6 * s, paper.drop(shade(wood, -0.06)), bare) +
    rect(left + 8 * s, top + 6 * s, wide - 16 * s, hem - top - 12 * s, 22 * s, paper.drop(tone('#f6eee0')), bare) +
    // The pillow is a little too big for the bed.
    path(`M${right - 186 * s} ${top + 18 * s} Q${right - 196 * s} ${top - 50 * s} ${right - 150 * s} ${top - 56 * s} Q${right - 90 * s} ${top - 74 * s} ${right - 36 * s} ${top - 52 * s} ` +
      `Q${right - 12 * s} ${top - 16 * s} ${right - 30 * s} ${top + 24 * s} Q${right - 110 * s} ${top + 36 * s} ${right - 186 * s} ${top + 18 * s}Z`, paper.drop(tone('#fffaf2')), bare) +
    line(`M${right - 160 * s} ${top - 26 * s} Q${right - 120 * s} ${top - 40 * s} ${right - 84 * s} ${top - 28 * s}`, tone('#dcd0c4'), 5 * s, 0.8) +
    path(`M${left + 8 * s} ${top + 22 * s} Q${left + 14 * s} ${top - 8 * s} ${left + 60 * s} ${top - 8 * s} Q${(left + fold) / 2} ${top - 24 * s} ${fold} ${top - 6 * s} V${hem} ${waves}Z`, paper.drop(cover), bare) +
    coverPrint(stage, bed, { x: left + 16 * s, y: top - 2 * s, wide: fold - left - 26 * s, tall: hem - top - 14 * s }, tone) +
    path(`M${fold - 12 * s} ${top - 8 * s} Q${fold + 26 * s} ${top - 8 * s} ${fold + 34 * s} ${top + 8 * s} V${hem - 4 * s} Q${fold + 8 * s} ${hem + 10 * s} ${fold - 12 * s} ${hem}Z`, paper.drop(tone(shade(bed.cover, 0.16))), bare) +
    (toy === 'none' ? '' : softToy(stage, fold - wide * 0.16, top - 10 * s, toy, tone)) +
    board(left, h * 0.575, 36 * s)
  );
}

function softToy({ paper, s }: Stage, x: number, y: number, toy: Exclude<Toy, 'none'>, tone: Tone): string {
  const fur = tone(toy === 'teddy' ? '#b98558' : '#d9c9d4');
  const at = (dx: number, dy: number, r: number): string => circle(x + dx * s, y + dy * s, r * s, paper.ball(fur), bare);
  const ears = toy === 'teddy' ? at(-19, -86, 11) + at(19, -86, 11) : [-1, 1].map((side) => ellipse(x + side * 13 * s, y - 106 * s, 9 * s, 30 * s, fur, `${bare} transform="rotate(${side * 12} ${x} ${y - 70 * s})"`)).join('');
  return (
    ears + ellipse(x, y - 22 * s, 29 * s, 30 * s, paper.ball(fur), bare) + at(-24, -4, 13) + at(24, -4, 13) + at(0, -66, 27) +
    ellipse(x, y - 58 * s, 13 * s, 10 * s, tone('#f4e4cf'), bare) + circle(x - 9 * s, y - 71 * s, 3.4 * s, '#3a2a30', bare) + circle(x + 9 * s, y - 71 * s, 3.4 * s, '#3a2a30', bare) + ellipse(x, y - 62 * s, 4.6 * s, 3.4 * s, '#3a2a30', bare)
  );
}
