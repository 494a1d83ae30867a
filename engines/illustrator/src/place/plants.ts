/** Trees, cacti and bushes. x, y is the foot; `s` pixels of one unit. */
import { fromPolar, polar, shade } from '../color.ts';
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { circle, ellipse, group, limb, line, path, type Point } from '../shapes.ts';
import type { Plant } from './setting.ts';
import { mushroomShape } from './small-plants.ts';

type At = (color: string) => string;

/** A whole plant about 330 units tall. `at` brings a colour into the light and distance of its place. */
export function drawPlant(paper: Paper, plant: Plant, x: number, y: number, s: number, at: At, roll: Dice): string {
  return group(`transform="translate(${x} ${y}) scale(${s})" stroke="none"`, PLANTS[plant](paper, at, roll));
}

/** Leaves in the colour that is asked of them: what is brown of a tree stays brown. */
export const inLeaves = (leaves: string | undefined, at: At): At => {
  if (!leaves) return at;
  const wanted = polar(leaves);
  return (color) => {
    const { l, h, c } = polar(color);
    return c > 0.03 && h > 90 && h < 190 ? at(fromPolar({ ...wanted, l: wanted.l * 0.6 + l * 0.4 })) : at(color);
  };
};

const trunk = (paper: Paper, color: string, tall: number, w: number, lean: number): string =>
  path(
    `M${-w * 1.5} 6 Q${-w * 0.6} -26 ${-w * 0.5} ${-tall * 0.4} L${lean - w * 0.34} ${-tall} L${lean + w * 0.34} ${-tall} ` +
      `L${w * 0.5} ${-tall * 0.4} Q${w * 0.6} -26 ${w * 1.5} 6 Q0 14 ${-w * 1.5} 6Z`,
    paper.tube(color),
  );

function crown(paper: Paper, roll: Dice, cx: number, cy: number, w: number, h: number, color: string): string {
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2 + roll.next() * 0.4;
    back.push(circle(cx + Math.cos(a) * w * 0.66, cy + Math.sin(a) * h * 0.62, w * roll.between(0.34, 0.46), shade(color, -0.05)));
  }
  for (let i = 0; i < 5; i++)
    front.push(
      circle(
        cx + roll.between(-0.5, 0.3) * w,
        cy + roll.between(-0.6, 0.1) * h,
        w * roll.between(0.26, 0.38),
        shade(color, 0.035),
        'opacity=".8"',
      ),
    );
  return back.join('') + ellipse(cx, cy, w * 0.82, h * 0.82, paper.ball(color)) + front.join('');
}

const PLANTS: Record<Plant, (paper: Paper, at: At, roll: Dice) => string> = {
  oak: (paper, at, roll) => {
    const lean = roll.between(-24, 24);
    const green = at(roll.pick(['#5f9a5a', '#6faa5c', '#548f62']));
    return (
      trunk(paper, at('#7a5238'), 190, 44, lean) +
      path(
        limb(
          [
            [lean * 0.7, -140],
            [52, -190],
            [70, -226],
          ],
          [20, 14, 8],
        ),
        at('#7a5238'),
      ) +
      crown(paper, roll, lean, -258, 122, 96, green)
    );
  },
  fruit: (paper, at, roll) =>
    trunk(paper, at('#7f5638'), 170, 38, 0) +
    crown(paper, roll, 0, -232, 112, 86, at('#6fae58')) +
    [
      [-56, -250],
      [10, -288],
      [58, -232],
      [-14, -206],
      [36, -266],
      [-76, -206],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 13, at('#f2c14e')))
      .join(''),
  blossom: (paper, at, roll) =>
    trunk(paper, at('#6f4a44'), 190, 36, 14) +
    path(
      limb(
        [
          [10, -130],
          [-50, -186],
          [-76, -230],
        ],
        [18, 14, 8],
      ),
      at('#6f4a44'),
    ) +
    crown(paper, roll, 8, -252, 124, 88, at('#f6b6cc')) +
    Array.from({ length: 16 }, () => circle(8 + roll.between(-110, 110), -252 + roll.between(-80, 80), 6, at('#ffe6ee'))).join(''),
  autumn: (paper, at, roll) =>
    trunk(paper, at('#6b4630'), 190, 42, -8) +
    crown(paper, roll, -8, -254, 120, 94, at(roll.pick(['#e08a3a', '#d9623a', '#e6b03f', '#c9703a']))),
  pine: (paper, at, roll) => {
    const green = at(roll.pick(['#3f7a62', '#47866a', '#39705e']));
    const tiers = [0, 1, 2, 3].map((i) => {
      const y = -50 - i * 70;
      const w = 112 - i * 22;
      return path(
        `M0 ${y - 116} Q${w * 0.4} ${y - 30} ${w} ${y} Q${w * 0.5} ${y + 16} 0 ${y + 12} Q${-w * 0.5} ${y + 16} ${-w} ${y} ` +
          `Q${-w * 0.4} ${y - 30} 0 ${y - 116}Z`,
        paper.linear([
          [0, shade(green, 0.05)],
          [1, shade(green, -0.04)],
        ]),
      );
    });
    return path('M-15 6 L-12 -60 L12 -60 L15 6Z', at('#6b4a38')) + tiers.join('');
  },
  birch: (paper, at, roll) =>
    path('M-17 6 L-11 -260 L11 -260 L17 6Z', paper.tube(at('#f1ece2'))) +
    [-40, -84, -130, -172, -210].map((y, i) => line(`M${i % 2 ? -12 : 0} ${y} l${i % 2 ? 10 : 12} 3`, at('#4b4650'), 5)).join('') +
    crown(paper, roll, 0, -280, 84, 84, at('#b6c95c')),
  palm: (paper, at) => {
    const green = at('#5aa45a');
    const leaf = (a: number, long: number): string =>
      `<g transform="translate(36 -262) rotate(${a})">${path(
        `M0 0 Q${long * 0.5} -46 ${long} 22 Q${long * 0.5} 6 0 12Z`,
        paper.linear([
          [0, shade(green, 0.06)],
          [1, shade(green, -0.05)],
        ]),
      )}${line(`M0 4 Q${long * 0.5} -22 ${long * 0.94} 18`, shade(green, -0.1), 3, 0.6)}</g>`;
    return (
      path(
        limb(
          [
            [0, 4],
            [-14, -90],
            [4, -180],
            [36, -262],
          ],
          [40, 30, 25, 20],
        ),
        paper.tube(at('#a67c50')),
      ) +
      line('M-18 -60 l28 -6 M-24 -110 l28 -6 M-14 -160 l26 -10 M4 -206 l24 -10', at('#7f5a38'), 4, 0.6) +
      [-168, -210, 150, -40, 4, 44, -84].map((a, i) => leaf(a, 150 - (i % 3) * 18)).join('') +
      circle(30, -252, 13, at('#7a5238')) +
      circle(48, -246, 12, at('#8a6040'))
    );
  },
  bamboo: (paper, at, roll) =>
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
  thorn: (paper, at, roll) => {
    const dark = at('#4a3f5c');
    const branch = (points: Point[], w: number): string => path(limb(points, [w, w * 0.66, w * 0.25]), dark);
    const d = roll.chance(0.5) ? 1 : -1;
    return (
      trunk(paper, dark, 170, 44, d * 14) +
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
  mushroom: (paper, at, roll) =>
    mushroomShape(paper, at(roll.pick(['#e2574a', '#5ab8c8', '#b07ae0', '#f0a04a', '#e87aa4'])), at('#fbeed4'), 2.6),
  cactus: (paper, at) => {
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
  bush: (paper, at, roll) => {
    const green = at(roll.pick(['#6fae5c', '#5f9f60', '#7db866']));
    return (
      [
        [-60, -34, 44],
        [56, -36, 46],
        [0, -62, 58],
        [-30, -30, 44],
        [32, -28, 44],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, paper.ball(green)))
        .join('') +
      Array.from({ length: 8 }, () =>
        circle(roll.between(-80, 80), roll.between(-90, -18), 6, at(roll.pick(['#ffb6cc', '#fff3c4', '#ffd75e']))),
      ).join('')
    );
  },
};
