/** What hangs on the free wall of a room at home: something else in another room. */
import { shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';
import type { Stage } from './ground.ts';

type Tone = (color: string) => string;
export type Hanging = 'pictures' | 'picture' | 'garland' | 'shelf' | 'stars' | 'map' | 'plant';

const HANGINGS = {
  bedroom: ['pictures', 'garland', 'shelf', 'stars', 'map'],
  playroom: ['picture', 'pictures', 'garland', 'shelf', 'plant'],
} as const satisfies Record<string, readonly [Hanging, ...Hanging[]]>;

interface Cover {
  cover: string;
  print: string;
}

const COVERS: readonly [Cover, ...Cover[]] = [
  { cover: '#6f8fd0', print: '#ffe27a' },
  { cover: '#d98a8f', print: '#fff3dc' },
  { cover: '#7fa884', print: '#fdf3c8' },
  { cover: '#a48ac4', print: '#ffe27a' },
  { cover: '#d9a468', print: '#fff6e4' },
];
const CURTAINS = ['#e08a9a', '#7fa8c4', '#e0b060', '#9a84c0', '#7fb094'] as const;
const SOFAS = ['#e0887a', '#7f9fc4', '#8fb08a', '#d9a860', '#a68ec4'] as const;
const PRINTS = ['stars', 'dots', 'stripes', 'patches'] as const;

export interface RoomLooks {
  hanging: Hanging;
  curtain: string;
  bed: Cover & { pattern: (typeof PRINTS)[number] };
  sofa: string;
  /** the furniture stands the other way round */
  turned: boolean;
}

/** By dice of its own, so that nothing else in a picture moves. */
export const looksOf = (room: keyof typeof HANGINGS, seed: string): RoomLooks => {
  const roll = dice(`wall:${seed}`);
  return { hanging: roll.pick(HANGINGS[room]), curtain: roll.pick(CURTAINS), bed: { ...roll.pick(COVERS), pattern: roll.pick(PRINTS) }, sofa: roll.pick(SOFAS), turned: dice(`turned:${seed}`).pick([false, true]) };
};

/** @param x the middle of the free wall and @param y a third down to the floor, in pixels of the sheet */
export function drawHanging({ paper, s }: Stage, hanging: Hanging, x: number, y: number, tone: Tone): string {
  const frame = (dx: number, dy: number, wide: number, tall: number, ground: string, inside: string): string =>
    rect(x + (dx - wide / 2) * s, y + (dy - tall / 2) * s, wide * s, tall * s, 6 * s, tone(ground), `stroke="${tone('#a4704a')}" stroke-width="${9 * s}"`) + inside;
  const hills = (dx: number, dy: number, wide: number, color: string): string =>
    path(`M${x + (dx - wide / 2) * s} ${y + dy * s} q${wide * 0.28 * s} ${-wide * 0.42 * s} ${wide * 0.5 * s} ${-wide * 0.08 * s} q${wide * 0.24 * s} ${-wide * 0.26 * s} ${wide * 0.5 * s} ${wide * 0.08 * s}Z`, tone(color), bare);
  switch (hanging) {
    case 'picture':
      return frame(0, 0, 150, 116, '#f6ead2', circle(x + 36 * s, y - 22 * s, 15 * s, tone('#f2c14e'), bare) + hills(0, 52, 138, '#8fbf84'));
    case 'pictures':
      return (
        frame(-104, 6, 96, 118, '#f6ead2', path(starPath(x - 104 * s, y + 8 * s, 30 * s), tone('#f2b04e'), bare)) +
        frame(26, -26, 128, 96, '#e4eef4', circle(x + 58 * s, y - 46 * s, 12 * s, tone('#f2c14e'), bare) + hills(26, 18, 116, '#8fbf84')) +
        frame(8, 84, 84, 76, '#fbe6dc', path(`M${x - 8 * s} ${y + 112 * s} v${-20 * s} l${16 * s} ${-16 * s} l${16 * s} ${16 * s} v${20 * s}Z`, tone('#d98070'), bare)) +
        frame(120, 76, 78, 92, '#eee4f4', ellipse(x + 120 * s, y + 82 * s, 18 * s, 24 * s, tone('#9a84c0'), bare) + circle(x + 120 * s, y + 52 * s, 13 * s, tone('#9a84c0'), bare))
      );
    case 'garland':
      return (
        line(`M${x - 220 * s} ${y - 70 * s} Q${x - 110 * s} ${y - 6 * s} ${x} ${y - 46 * s} Q${x + 110 * s} ${y - 6 * s} ${x + 220 * s} ${y - 70 * s}`, tone('#b98a6a'), 4 * s) +
        [-180, -128, -76, -26, 26, 76, 128, 180]
          .map((dx, i) => {
            const sag = 1 - Math.abs(Math.abs(dx) - 104) / 116;
            const top = y + (-66 + 34 * Math.max(0, sag)) * s;
            return path(`M${x + (dx - 21) * s} ${top} h${42 * s} l${-21 * s} ${46 * s}Z`, paper.drop(tone(['#e0656a', '#f2c14e', '#6aa8d6', '#7fb86a'][i % 4] ?? '#fff')), bare);
          })
          .join('')
      );
    case 'shelf':
      return (
        rect(x - 150 * s, y + 30 * s, 300 * s, 16 * s, 4 * s, paper.drop(tone('#a4704a')), bare) +
        [-112, 112].map((dx) => path(`M${x + dx * s} ${y + 46 * s} v${30 * s} l${(dx > 0 ? -1 : 1) * 26 * s} ${-30 * s}Z`, tone('#8a5c3a'), bare)).join('') +
        [[-126, 62, '#d9655a'], [-104, 76, '#5f8fb4'], [-80, 58, '#e8b04a'], [-60, 70, '#7f9f6a']].map(([dx, tall, color]) => rect(x + Number(dx) * s, y + (30 - Number(tall)) * s, 19 * s, Number(tall) * s, 3 * s, tone(String(color)), bare)).join('') +
        ellipse(x + 10 * s, y + 2 * s, 27 * s, 29 * s, paper.ball(tone('#b98558')), bare) + circle(x + 10 * s, y - 36 * s, 24 * s, paper.ball(tone('#b98558')), bare) +
        [-9, 29].map((dx) => circle(x + dx * s, y - 56 * s, 9 * s, tone('#b98558'), bare)).join('') + [2, 18].map((dx) => circle(x + dx * s, y - 38 * s, 3.2 * s, '#3a2a30', bare)).join('') + ellipse(x + 10 * s, y - 28 * s, 5 * s, 4 * s, '#3a2a30', bare) +
        path(`M${x + 74 * s} ${y + 30 * s} l${-8 * s} ${-38 * s} h${60 * s} l${-8 * s} ${38 * s}Z`, paper.drop(tone('#e8e0d4')), bare) +
        [-24, 0, 24].map((turn) => ellipse(x + 96 * s, y - 30 * s, 11 * s, 32 * s, tone('#7fae72'), `${bare} transform="rotate(${turn} ${x + 96 * s} ${y})"`)).join('')
      );
    case 'stars':
      return (
        path(`M${x - 40 * s} ${y - 60 * s} a${62 * s} ${62 * s} 0 1 0 ${66 * s} ${92 * s} a${52 * s} ${52 * s} 0 1 1 ${-66 * s} ${-92 * s}Z`, tone('#ffe9a0'), bare) +
        [[70, -40, 24], [124, 30, 17], [-150, -20, 18], [-116, 66, 13], [40, 84, 15], [160, -78, 14], [-20, -104, 12]].map(([dx = 0, dy = 0, r = 0]) => path(starPath(x + dx * s, y + dy * s, r * s), tone('#ffe9a0'), bare)).join('')
      );
    case 'map':
      return (
        rect(x - 130 * s, y - 76 * s, 260 * s, 168 * s, 4 * s, paper.drop(tone('#f4e6c4')), bare) +
        path(`M${x - 96 * s} ${y - 30 * s} q${40 * s} ${-40 * s} ${84 * s} ${-6 * s} q${14 * s} ${50 * s} ${-30 * s} ${66 * s} q${-60 * s} ${8 * s} ${-54 * s} ${-60 * s}Z`, tone('#a9c48a'), bare) +
        path(`M${x + 24 * s} ${y - 12 * s} q${50 * s} ${-44 * s} ${80 * s} ${2 * s} q${6 * s} ${54 * s} ${-34 * s} ${58 * s} q${-50 * s} ${-4 * s} ${-46 * s} ${-60 * s}Z`, tone('#d9b880'), bare) +
        line(`M${x - 70 * s} ${y + 4 * s} q${40 * s} ${60 * s} ${84 * s} ${40 * s} t${56 * s} ${-28 * s}`, tone('#c8645a'), 5 * s, 0.9).replace('/>', ` stroke-dasharray="${12 * s} ${12 * s}"/>`) +
        [-130, 130].map((dx) => rect(x + (dx - 9) * s, y - 86 * s, 18 * s, 188 * s, 9 * s, tone(shade('#a4704a', 0.02)), bare)).join('')
      );
    case 'plant':
      return (
        line(`M${x} ${y - 150 * s} L${x - 44 * s} ${y - 10 * s} M${x} ${y - 150 * s} L${x + 44 * s} ${y - 10 * s}`, tone('#b98a6a'), 5 * s) +
        [[-62, 30, 34], [-30, 54, 16], [30, 60, -14], [64, 34, -36], [0, 30, 0]].map(([dx = 0, dy = 0, turn = 0]) => ellipse(x + dx * s, y + dy * s, 17 * s, 44 * s, tone(dx % 20 ? '#7fae72' : '#8fbc80'), `${bare} transform="rotate(${turn} ${x + dx * s} ${y + dy * s})"`)).join('') +
        path(`M${x - 56 * s} ${y - 18 * s} h${112 * s} q${-8 * s} ${64 * s} ${-56 * s} ${64 * s} q${-48 * s} 0 ${-56 * s} ${-64 * s}Z`, paper.drop(tone('#d9a06a')), bare)
      );
  }
}

/** A print on the cover of a bed, whose left top is at `x`, `y`. */
export function coverPrint({ s }: Stage, { pattern, print, cover }: RoomLooks['bed'], at: { x: number; y: number; wide: number; tall: number }, tone: Tone): string {
  const grid = (draw: (x: number, y: number, i: number) => string): string =>
    [0.16, 0.36, 0.56, 0.76].map((t, i) => draw(at.x + at.wide * t, at.y + at.tall * (i % 2 ? 0.66 : 0.42), i)).join('');
  switch (pattern) {
    case 'stars':
      return grid((x, y) => path(starPath(x, y, 17 * s), tone(print), bare));
    case 'dots':
      return [0.12, 0.28, 0.44, 0.6, 0.76].flatMap((t, i) => [0.34, 0.62, 0.9].map((u) => circle(at.x + at.wide * (t + (u === 0.62 ? 0.08 : 0)), at.y + at.tall * u, (i % 2 ? 10 : 12) * s, tone(print), `${bare} opacity=".85"`))).join('');
    case 'stripes':
      return [0.36, 0.58, 0.8].map((u) => line(`M${at.x + 8 * s} ${at.y + at.tall * u} H${at.x + at.wide}`, tone(print), 13 * s, 0.55)).join('');
    case 'patches':
      return grid((x, y, i) => rect(x - 30 * s, y - 30 * s, 60 * s, 60 * s, 8 * s, tone(shade(cover, i % 2 ? 0.1 : -0.07)), `stroke="${tone(print)}" stroke-width="${3 * s}" stroke-dasharray="${8 * s} ${7 * s}"`));
  }
}
