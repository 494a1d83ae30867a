/** What is near: a big tree, a fence, flower beds, and the growth that overlaps the lower edge. */
import { mix, shade } from '../color.ts';
import { type Stage, pebble } from './ground.ts';
import { grass } from './lawn.ts';
import { drawPlant, inLeaves } from './plants.ts';
import { forestFloor } from './forest-floor.ts';
import { stemmed } from './small-plants.ts';
import type { Setting } from './setting.ts';
import { SNOWED } from './snowed-on.ts';
import { undergrowth } from './undergrowth.ts';
import { bare, circle, ellipse, group, line, path } from '../shapes.ts';

/** Something near on one or both sides: a big tree, a fence, rocks, flower beds. */
export function closeUp(stage: Stage, setting: Setting, groundY: number): string {
  const { w, h, s, roll, palette, paper, crowded } = stage;
  const at = (color: string): string => palette.at(color, 1);
  const y = groundY + (h - groundY) * 0.3;
  const marks: string[] = [];
  const rolled = roll.chance(0.5) ? 0.02 : 0.98;
  // The big tree stands where it hides no landmark.
  const hides = (at: number): boolean => (stage.taken ?? []).some(({ x, half }) => Math.abs(w * at - x) < half + 170 * s);
  const side = hides(rolled) && !hides(1 - rolled) ? 1 - rolled : rolled;
  const plant = setting.plants[0];
  if (plant && setting.ground !== 'forest')
    marks.push(drawPlant(paper, plant, w * side, y, (plant === 'bush' ? 1.3 : crowded ? 1.2 : 1.55) * s, inLeaves(setting.leaves, at), roll, stage.sun.x < w * side ? -1 : 1));
  const empty = setting.features.length === 0;
  if (setting.ground === 'garden' && !crowded && !setting.props.includes(SNOWED))
    marks.push(
      empty ? fence(stage, y - 30 * s) : '',
      ...(empty ? [0.12, 0.3, 0.72, 0.9] : [0.05, 0.95]).map((t) => bed(stage, w * t, y + roll.between(0, 70) * s, setting.flowers)),
      empty ? arch(stage, w * 0.5, y - 24 * s, setting.flowers) : '',
    );
  else if (setting.ground === 'meadow' && !crowded && empty && roll.chance(0.6))
    marks.push(fence(stage, y - 20 * s, side < 0.5 ? 0.58 : 0, side < 0.5 ? 1 : 0.42));
  const wet = ['canal', 'pool', 'rink'].some((name) => setting.features.includes(name));
  if (['meadow', 'lake', 'swamp', 'street'].includes(setting.ground) && !wet)
    for (let i = 0; i < 4; i++)
      marks.push(
        pebble(
          paper,
          (roll.chance(0.5) ? roll.between(0.02, 0.24) : roll.between(0.76, 0.98)) * w,
          y + roll.between(20, 150) * s,
          roll.between(12, 34) * s,
          at('#a8a2a4'),
        ),
      );
  return marks.join('');
}

function fence({ w, s, palette }: Stage, y: number, from = 0, to = 1): string {
  const color = palette.at('#f4ead6', 0.95);
  const marks = [line(`M${w * from} ${y - 46 * s} H${w * to} M${w * from} ${y - 20 * s} H${w * to}`, shade(color, -0.05), 8 * s)];
  for (let x = w * from + 10; x < w * to; x += 42 * s)
    marks.push(path(`M${x} ${y + 6} V${y - 62 * s} L${x + 11 * s} ${y - 76 * s} L${x + 22 * s} ${y - 62 * s} V${y + 6}Z`, color, bare));
  return marks.join('');
}

function bed({ s, roll, palette }: Stage, x: number, y: number, flowers?: string): string {
  const colors = ['#ff9fbe', '#ffd05c', '#b9a2f0', '#ffffff', '#f2654a'] as const;
  const rolled = roll.pick(colors);
  const color = flowers ?? rolled;
  const blooms = Array.from({ length: 9 }, () =>
    stemmed(
      x + roll.between(-90, 90) * s,
      y + roll.between(-6, 14) * s,
      roll.between(34, 64) * s,
      roll.between(14, 20) * s,
      palette.at(color, 1),
      palette.at('#5f9a4c', 1),
    ),
  );
  return ellipse(x, y + 10 * s, 120 * s, 22 * s, palette.at('#5a8a4c', 1), bare) + blooms.join('');
}

export function arch({ s, palette, roll }: Stage, x: number, y: number, flowers = '#ff9fbe'): string {
  const green = palette.at('#5f9a54', 0.95);
  const blooms = Array.from({ length: 18 }, (_, i) => {
    const a = Math.PI * (i / 17);
    return circle(
      x - Math.cos(a) * 88 * s + roll.between(-8, 8),
      y - 130 * s - Math.sin(a) * 92 * s + roll.between(-8, 8),
      10 * s,
      palette.at(i % 2 ? flowers : '#fff3f6', 1),
      bare,
    );
  }).join('');
  return (
    `<path d="M${x - 88 * s} ${y + 16} V${y - 130 * s} A${88 * s} ${92 * s} 0 0 1 ${x + 88 * s} ${y - 130 * s} V${y + 16}" ` +
    `fill="none" stroke="${green}" stroke-width="${30 * s}" stroke-linecap="round"/>` +
    blooms
  );
}

/** What overlaps the lower edge, so that nobody looks stuck on. */
export function foreground(stage: Stage, setting: Setting): string {
  const { w, h, roll, palette, s, paper } = stage;
  const dark = mix(palette.at(setting.land, 1), palette.contrast, 0.55);
  const marks: string[] = [];
  switch (setting.ground) {
    case 'snow':
      marks.push(
        path(
          `M-10 ${h + 10} V${h * 0.95} Q${w * 0.12} ${h * 0.9} ${w * 0.28} ${h * 0.97} Q${w * 0.5} ${h * 1.01} ${w * 0.7} ` +
            `${h * 0.965} Q${w * 0.88} ${h * 0.91} ${w + 10} ${h * 0.95} V${h + 10}Z`,
          palette.at('#ffffff', 1),
          bare,
        ),
      );
      break;
    case 'desert':
      marks.push(
        path(
          `M-10 ${h + 10} V${h * 0.94} Q${w * 0.16} ${h * 0.9} ${w * 0.34} ${h + 10}Z M${w * 0.68} ${h + 10} Q${w * 0.86} ` +
            `${h * 0.9} ${w + 10} ${h * 0.95} V${h + 10}Z`,
          mix(palette.at(setting.land, 1), palette.contrast, 0.2),
          bare,
        ),
        ...[0.05, 0.93].map((t) => pebble(paper, w * t, h * 0.965, 40 * s, palette.at('#b9876a', 1))),
      );
      break;
    case 'lava':
    case 'shore':
      marks.push(
        ...[
          [0.02, 54],
          [0.12, 30],
          [0.97, 60],
          [0.87, 26],
        ].map(([t = 0, r = 0]) => pebble(paper, w * t, h * 0.975, r * s, palette.at(setting.ground === 'lava' ? '#5f4d5a' : '#a89c94', 1))),
      );
      if (setting.ground === 'shore')
        for (let i = 0; i < 14; i++)
          marks.push(
            line(
              `M${(i < 7 ? roll.between(0, 0.16) : roll.between(0.84, 1)) * w} ${h + 6} q${roll.between(-14, 14)} ${-60 * s} ` +
                `${roll.between(-24, 24)} ${-roll.between(70, 120) * s}`,
              shade(palette.at('#a8b86a', 1), roll.between(-0.08, 0.06)),
              5 * s,
            ),
          );
      break;
    default:
      marks.push(undergrowth(stage, setting, dark));
      marks.push(grass({ ...stage }, h * 0.972, shade(dark, 0.05), 46));
      if (setting.ground === 'forest') marks.push(forestFloor(stage));
  }
  return group('stroke="none"', ...marks);
}
