/** What is near: a big tree, a fence, flower beds, and the growth that overlaps the lower edge. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { flowerKind, FLOWERS_KNOWN } from './flower-kinds.ts';
import { type Stage, pebble } from './ground.ts';
import { clump, grass } from './lawn.ts';
import { cluster, disc } from './outlines.ts';
import { drawPlant, inLeaves } from './plants.ts';
import { forestFloor } from './forest-floor.ts';
import type { Setting } from './setting.ts';
import { SNOWED } from './snowed-on.ts';
import { undergrowth } from './undergrowth.ts';
import { bare, ellipse, group, line, path } from '../shapes.ts';

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

/** A bed of one kind of flower, on dark soil between leaves. */
function bed({ s, roll, palette }: Stage, x: number, y: number, flowers?: string): string {
  const own = dice(`bed:${roll.next()}`);
  const kind = flowerKind(own.pick(FLOWERS_KNOWN));
  const color = palette.at(flowers ?? own.pick(kind.colors), 1);
  const blooms = Array.from({ length: 13 }, () => kind.draw(x + own.between(-92, 92) * s, y + own.between(-6, 16) * s, own.between(1.5, 2.5) * s, own));
  const leaves = Array.from({ length: 12 }, () => clump(x + own.between(-112, 112) * s, y + own.between(0, 22) * s, own.between(22, 44) * s, 5, own));
  const green = palette.at('#5f9a4c', 1);
  return group(
    'stroke="none"',
    ellipse(x, y + 14 * s, 128 * s, 20 * s, palette.at('#7a5f48', 1)),
    ellipse(x, y + 10 * s, 122 * s, 16 * s, shade(palette.at('#7a5f48', 1), -0.04)),
    path(leaves.slice(0, 6).join(''), shade(green, -0.05)),
    path(blooms.map(({ stems }) => stems).join(''), green),
    path(blooms.map(({ petals }) => petals).join(''), color),
    path(blooms.filter((_, i) => i % 3 === 0).map(({ petals }) => petals).join(''), shade(color, -0.045)),
    path(blooms.map(({ hearts }) => hearts).join(''), palette.at(kind.heart, 1)),
    path(leaves.slice(6).join(''), shade(green, 0.03)),
  );
}

/** An arch of leaves with roses in them. */
export function arch({ s, palette, roll }: Stage, x: number, y: number, flowers = '#ff9fbe'): string {
  const own = dice(`arch:${roll.next()}`);
  const green = palette.at('#5f9a54', 0.95);
  const spots = Array.from({ length: 30 }, (_, i) => {
    const t = i / 29;
    const [reach, up] = [88 * s, 130 * s];
    if (t < 0.26) return [x - reach, y + 10 * s - (up + 10 * s) * (t / 0.26)] as const;
    if (t > 0.74) return [x + reach, y + 10 * s - (up + 10 * s) * ((1 - t) / 0.26)] as const;
    const a = Math.PI * ((t - 0.26) / 0.48);
    return [x - Math.cos(a) * reach, y - up - Math.sin(a) * 92 * s] as const;
  });
  const leaves = (k: number, dx: number): string => spots.map(([px, py]) => cluster(px + (own.between(-6, 6) + dx) * s, py + (own.between(-6, 6) + dx) * s, 21 * k * s, 20 * k * s, 7, own, 0.1)).join('');
  const roses = spots.filter((_, i) => i % 3 !== 1).map(([px, py]) => ({ x: px + own.between(-14, 14) * s, y: py + own.between(-12, 12) * s, r: own.between(7, 11) * s }));
  const [pink, pale] = [palette.at(flowers, 1), palette.at(mix(flowers, '#fff6f8', 0.6), 1)];
  const petals = (some: typeof roses): string => some.map((rose) => cluster(rose.x, rose.y, rose.r, rose.r, 6, own, 0.1)).join('');
  return group(
    'stroke="none"',
    path(leaves(1.12, 2), shade(green, -0.06)),
    path(leaves(0.96, -1), green),
    path(leaves(0.5, -5), mix(shade(green, 0.06), palette.light.color, 0.16), 'fill-opacity=".7"'),
    path(petals(roses.filter((_, i) => i % 2)), pink),
    path(petals(roses.filter((_, i) => i % 2 === 0)), pale),
    path(roses.map((rose) => disc(rose.x, rose.y, rose.r * 0.36)).join(''), shade(pink, -0.05)),
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
