/** Trees, cacti and bushes. x, y is the foot; `s` pixels of one unit. */
import { fromPolar, polar, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { circle, group, limb, line, path, type Point } from '../shapes.ts';
import { crown, type Growing, type Lobe, trunk } from './crowns.ts';
import { disc, short } from './outlines.ts';
import type { Plant } from './setting.ts';
import { mushroomShape } from './small-plants.ts';
import { TREES } from './trees.ts';

type At = (color: string) => string;

/** A whole plant about 330 units tall. `at` brings a colour into the light and distance of its place; `side` is where the light comes from. */
export function drawPlant(paper: Paper, plant: Plant, x: number, y: number, s: number, at: At, from: Dice, side: -1 | 1 = -1): string {
  const roll = dice(`plant:${from.next()}`);
  const grown: Growing = { paper, roll, at, side, near: s > (plant === 'palm' ? NEAR_PALM : NEAR) };
  const wide = SHADE[plant] ?? 120;
  const shadow = paper.softEllipse(-side * wide * 0.28, 4, wide, wide * 0.15, '#2b2450', 0.3);
  return group(`transform="translate(${short(x)} ${short(y)}) scale(${s.toFixed(3)})" stroke="none"`, shadow, PLANTS[plant](grown));
}

/** From this size on, single leaves and bark are seen. */
const NEAR = 0.62;
/** Fronds are costly, and told apart without their last feathers. */
const NEAR_PALM = 1.25;

/** How far to each side a plant shades the ground. */
const SHADE: Partial<Record<Plant, number>> = { bush: 110, cactus: 80, bamboo: 80, poplar: 70, birch: 90, pine: 110, mushroom: 90 };

/** Leaves in the colour that is asked of them: what is brown of a tree stays brown. */
export const inLeaves = (leaves: string | undefined, at: At): At => {
  if (!leaves) return at;
  const wanted = polar(leaves);
  return (color) => {
    const { l, h, c } = polar(color);
    return c > 0.03 && h > 90 && h < 190 ? at(fromPolar({ ...wanted, l: wanted.l * 0.6 + l * 0.4 })) : at(color);
  };
};

const PLANTS: Record<Plant, (grown: Growing) => string> = {
  ...TREES,
  bamboo: ({ paper, at, roll }) =>
    [-46, 0, 40]
      .map((x, i) => {
        const tall = 330 - i * 40;
        const joints = Array.from({ length: 6 }, (_, j) => line(`M${x - 10} ${-((j + 1) * tall) / 7} h20`, at('#5f8f4a'), 4)).join('');
        const leaves = Array.from({ length: 5 }, () => {
          const y = -roll.between(0.4, 1) * tall;
          const d = roll.chance(0.5) ? 1 : -1;
          return path(`M${x} ${y} q${d * 34} -14 ${d * 64} 8 q${-d * 34} 8 ${-d * 64} -8Z`, at('#86bf5c'));
        }).join('');
        return path(`M${x - 9} 6 L${x - 9} ${-tall} L${x + 9} ${-tall} L${x + 9} 6Z`, paper.tube(at('#8fbf5f'))) + joints + leaves;
      })
      .join(''),
  thorn: (grown) => {
    const { at, roll } = grown;
    const dark = at('#4a3f5c');
    const branch = (points: Point[], w: number): string => path(limb(points, [w, w * 0.66, w * 0.25]), dark);
    const d = roll.chance(0.5) ? 1 : -1;
    return (
      trunk(grown, dark, 170, 44, d * 14) +
      branch(
        [
          [d * 8, -120],
          [d * 70, -190],
          [d * 60, -256],
        ],
        30,
      ) +
      branch(
        [
          [0, -150],
          [-d * 64, -210],
          [-d * 112, -216],
        ],
        28,
      ) +
      branch(
        [
          [d * 14, -160],
          [d * 24, -240],
          [-d * 12, -310],
        ],
        30,
      ) +
      branch(
        [
          [d * 66, -190],
          [d * 120, -206],
          [d * 140, -248],
        ],
        16,
      ) +
      branch(
        [
          [-d * 60, -206],
          [-d * 70, -256],
          [-d * 104, -280],
        ],
        14,
      ) +
      path(`M${d * 14} -96 q10 16 0 30 q-12 -12 0 -30Z`, shade(dark, -0.08))
    );
  },
  mushroom: ({ paper, at, roll }) =>
    mushroomShape(paper, at(roll.pick(['#e2574a', '#5ab8c8', '#b07ae0', '#f0a04a', '#e87aa4'])), at('#fbeed4'), 2.6),
  cactus: ({ paper, at }) => {
    const green = paper.tube(at('#5f9f68'));
    return (
      path('M-26 6 L-26 -180 Q0 -214 26 -180 L26 6Z', green) +
      path(
        'M-26 -70 Q-78 -70 -78 -122 Q-78 -142 -64 -142 Q-50 -142 -50 -122 Q-48 -102 -26 -102Z M26 -96 Q76 -94 78 -150 Q78 -170 64 ' +
          '-170 Q50 -170 50 -148 Q48 -128 26 -128Z',
        green,
      ) +
      line('M-9 -12 L-9 -180 M9 -12 L9 -180', at('#4a8656'), 4, 0.6) +
      circle(0, -204, 12, at('#f28aa8'))
    );
  },
  bush: (grown) => {
    const { at, roll } = grown;
    const green = at(roll.pick(['#6fae5c', '#5f9f60', '#7db866', '#6a9a54']));
    const lobes: Lobe[] = [[-62, -34, 44, 36], [58, -36, 46, 38], [0, -62, 56, 46], [-30, -28, 46, 34], [34, -26, 46, 34], [roll.between(-50, 50), -70, 34, 30]];
    const bloom = roll.pick(['#ffb6cc', '#fff3c4', '#ffd75e', '#e86a6a', '#c9b4f4'] as const);
    const spots = lobes.flatMap(([x, y, rx, ry]) => Array.from({ length: 3 }, () => [Math.round(x + roll.between(-0.7, 0.7) * rx), Math.round(y + roll.between(-0.7, 0.5) * ry)] as const)).slice(0, roll.whole(6, 15));
    return (
      crown(grown, lobes, green, 24) +
      path(spots.map(([x, y]) => disc(x, y, 6) + disc(x + 7, y + 3, 5)).join(''), at(bloom)) + path(spots.map(([x, y]) => disc(x + 2, y, 2)).join(''), at('#fff6d8'))
    );
  },
};
