/** Trees of several kinds, about 330 units tall: each is told by its outline as much as by its leaves. */
import { mix, shade } from '../color.ts';
import { circle, each, line, path } from '../shapes.ts';
import { bough, crown, type Growing, type Lobe, lobesOf, trunk } from './crowns.ts';
import { disc } from './outlines.ts';
import type { Plant } from './setting.ts';

const BARK = '#7a5238';

function oak(grown: Growing): string {
  const { at, roll } = grown;
  const lean = roll.between(-24, 24);
  const bark = at(BARK);
  const green = at(roll.pick(['#5f9a5a', '#6faa5c', '#548f62', '#7aa84e']));
  const form = roll.pick(['round', 'broad', 'tall', 'tiers'] as const);
  const lobes: readonly Lobe[] = {
    round: () => lobesOf(roll, lean, -258, 122, 98),
    broad: () => lobesOf(roll, lean, -240, 150, 84, 8),
    tall: () => lobesOf(roll, lean, -268, 94, 126, 8),
    tiers: () => [...lobesOf(roll, lean - 12, -210, 124, 58, 6), ...lobesOf(roll, lean + 14, -296, 84, 58, 5)],
  }[form]();
  return (
    trunk(grown, bark, 190, form === 'tall' ? 36 : 42, lean) +
    bough(bark, [[lean * 0.6, -120], [46, -166], [74, -214]], 22) + bough(bark, [[lean * 0.4, -104], [-44, -156], [-70, -204]], 19) +
    crown(grown, lobes, green, 30)
  );
}

function poplar(grown: Growing): string {
  const { at, roll } = grown;
  const lobes = Array.from({ length: 7 }, (_, i): Lobe => [roll.between(-7, 7), -92 - i * 46, 40 - Math.abs(i - 2) * 5, 46]);
  return trunk(grown, at('#7d6248'), 110, 24, 0) + crown(grown, lobes, at(roll.pick(['#6a9c58', '#5f9460'])), 24);
}

/** Its twigs hang down to the grass. */
function willow(grown: Growing): string {
  const { at, roll, side } = grown;
  const green = at('#86ad58');
  const strands = (count: number, high: number, longest: number): string =>
    each(count, (i) => {
      const t = ((i + roll.between(-0.3, 0.3)) / (count - 1)) * 2 - 1;
      const [x, y] = [Math.round(t * 118), Math.round(high + t * t * 34)];
      const fall = Math.round(longest * roll.between(0.66, 1));
      const out = Math.round(t * 26);
      return `M${x - 9} ${y}q${out} ${Math.round(fall * 0.5)} ${out + 7} ${fall}q6 ${-Math.round(fall * 0.6)} ${13 - out} ${-fall}Z`;
    });
  return (
    trunk(grown, at('#75583e'), 190, 40, 8) + path(strands(20, -246, 196), mix(shade(green, -0.085), '#2c3f6e', 0.12)) +
    crown(grown, lobesOf(roll, 0, -262, 126, 64, 8), green, 16) +
    path(strands(17, -250, 164), green) + path(strands(9, -256, 120), mix(shade(green, 0.06), '#fff0b8', 0.2), `fill-opacity=".7" transform="translate(${side * 14} -4)"`)
  );
}

function fruit(grown: Growing): string {
  const { at, roll } = grown;
  const lobes = lobesOf(roll, 0, -236, 114, 86);
  const ripe = at(roll.pick(['#e2574a', '#f2b43e', '#e8783e']));
  const apples = lobes.flatMap(([x, y, rx, ry]): [number, number][] => [[x + rx * 0.3, y + ry * 0.42], [x - rx * 0.5, y + ry * 0.1]]).slice(0, 13);
  return (
    trunk(grown, at('#7f5638'), 170, 36, 0) + bough(at('#7f5638'), [[0, -110], [40, -160], [66, -200]], 18) + crown(grown, lobes, at('#6fae58'), 20) +
    path(apples.map(([x, y]) => disc(Math.round(x), Math.round(y), 12)).join(''), ripe) +
    path(apples.map(([x, y]) => disc(Math.round(x - 3), Math.round(y - 4), 4)).join(''), mix(ripe, '#fff6dc', 0.6), 'fill-opacity=".8"')
  );
}

function blossom(grown: Growing): string {
  const { at, roll } = grown;
  const bark = at('#6f4a44');
  const pink = at(roll.pick(['#f6b6cc', '#f3a9c4', '#f8c9d6']));
  return (
    trunk(grown, bark, 190, 34, 14) + bough(bark, [[10, -120], [-46, -176], [-84, -236]], 20) + bough(bark, [[12, -140], [56, -190], [92, -250]], 17) +
    crown(grown, lobesOf(roll, 8, -252, 130, 84, 8), pink, 44, at('#fff0f4'))
  );
}

function autumn(grown: Growing): string {
  const { at, roll } = grown;
  const lobes = lobesOf(roll, -8, -254, 120, 96);
  const [first, other] = roll.pick<readonly [string, string]>([['#e08a3a', '#e9b548'], ['#d9623a', '#e8923e'], ['#e6b03f', '#d98a3a'], ['#c9703a', '#dda046']]);
  return (
    trunk(grown, at('#6b4630'), 190, 40, -8) + bough(at('#6b4630'), [[-4, -116], [44, -166], [70, -216]], 20) +
    crown(grown, lobes, at(first), 12) + crown({ ...grown, near: false }, lobes.filter((_, i) => i < 7 && i % 2 === 1).map(([x, y, rx, ry]) => [x, y, rx * 0.72, ry * 0.72]), at(other), 0) +
    path(lobes.map(([x, y, rx]) => disc(Math.round(x + rx * 0.5), Math.round(y), 5, 4) + disc(Math.round(x - rx * 0.4), Math.round(y - 12), 4, 5)).join(''), at('#f8d88a'), 'fill-opacity=".8"')
  );
}

/** Boughs in tiers whose needles hang in points; the light lies on one half of each. */
function pine(grown: Growing): string {
  const { paper, at, roll, side } = grown;
  const green = at(roll.pick(['#3f7a62', '#47866a', '#39705e', '#4a7f5c']));
  const slim = roll.between(0.78, 1.06);
  const tiers = [0, 1, 2, 3, 4].map((i) => {
    const y = -40 - i * 62;
    const w = (116 - i * 20) * slim;
    const top = y - 110;
    const points = 6;
    const fringe = Array.from({ length: points }, (_, j) => {
      const [from, to] = [w * (1 - (2 * j) / points), w * (1 - (2 * (j + 1)) / points)];
      const sag = 14 * (1 - Math.abs(1 - (2 * (j + 0.5)) / points));
      return `Q${((from + to) / 2).toFixed(0)} ${(y + sag + 15).toFixed(0)} ${to.toFixed(0)} ${(y + (j === points - 1 ? 0 : 14 * (1 - Math.abs(1 - (2 * (j + 1)) / points)))).toFixed(0)}`;
    }).join('');
    const whole = `M0 ${top}Q${(w * 0.36).toFixed(0)} ${y - 34} ${w.toFixed(0)} ${y}${fringe}Q${(-w * 0.36).toFixed(0)} ${y - 34} 0 ${top}Z`;
    const lit = `M0 ${top}Q${(side * w * 0.36).toFixed(0)} ${y - 34} ${(side * w).toFixed(0)} ${y}Q${(side * w * 0.66).toFixed(0)} ${y - 4} ${(side * w * 0.44).toFixed(0)} ${y - 3}Q${(side * w * 0.3).toFixed(0)} ${y - 52} 0 ${top}Z`;
    return path(whole, paper.linear([[0, shade(green, 0.03)], [0.6, green], [1, mix(shade(green, -0.07), '#2c3f6e', 0.14)]])) + path(lit, mix(shade(green, 0.06), '#fff0b8', 0.14), 'fill-opacity=".55"');
  });
  return path('M-24 7Q-14 -6 -13 -60H13Q14 -6 24 7Q0 12 -24 7Z', paper.tube(at('#6b4a38'))) + tiers.join('');
}

function birch(grown: Growing): string {
  const { paper, at, roll } = grown;
  const lean = roll.between(-16, 16);
  const white = at('#f1ece2');
  const marks = [-34, -62, -92, -126, -158, -196, -228].map((y, i) => {
    const x = (lean * -y) / 270 + (i % 2 ? -11 : 1);
    return `M${x.toFixed(0)} ${y}l${i % 3 ? 9 : 6} ${i % 2 ? 2 : -1}`;
  });
  const lobes = Array.from({ length: 9 }, (_, i): Lobe => {
    const t = i / 8;
    return [lean + (i % 3 - 1) * (62 - t * 22) * roll.between(0.7, 1.1), -186 - t * 168, 46 - t * 10, 40 - t * 6];
  });
  return (
    path(`M-20 6Q-12 -8 -12 -60L${lean - 8} -270H${lean + 8}L12 -60Q12 -8 21 6Q0 11 -20 6Z`, paper.tube(white)) + line(marks.join(''), at('#4b4650'), 4.6, 0.85) +
    line(`M${lean * 0.7} -170Q34 -200 52 -236M${lean * 0.6} -156Q-30 -190 -52 -214`, white, 7) +
    crown(grown, lobes, at(roll.pick(['#a9c05a', '#98b95c', '#b6c25a'])), 40)
  );
}

/** Feathered fronds that bend under their own weight. */
function palm(grown: Growing): string {
  const { paper, at, near } = grown;
  const green = at('#5aa45a');
  const count = near ? 8 : 4;
  const frond = (angle: number, long: number, tone: string): string => {
    const blades = Array.from({ length: count }, (_, i) => {
      const t = (i + 1) / (count + 1);
      const [x, y] = [long * t, -46 * 4 * t * (1 - t) * 0.55 + 30 * t * t];
      const wide = (near ? 34 : 42) * Math.sin(Math.PI * (0.16 + t * 0.78));
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(wide * 0.5).toFixed(0)} ${(wide * 0.9).toFixed(0)}l${(-wide * 0.72).toFixed(0)} ${(-wide * 0.66).toFixed(0)}ZM${x.toFixed(0)} ${y.toFixed(0)}l${(wide * 0.62).toFixed(0)} ${(-wide * 0.6).toFixed(0)}l${(-wide * 0.8).toFixed(0)} ${(wide * 0.42).toFixed(0)}Z`;
    });
    const spine = `M0 0Q${long * 0.5} -54 ${long} 30Q${long * 0.5} -26 0 10Z`;
    return `<g transform="translate(36 -262) rotate(${angle})">${path(spine + blades.join(''), tone)}</g>`;
  };
  return (
    path('M-26 6Q-18 -60 -24 -96Q-12 -190 26 -266L48 -258Q16 -180 8 -100Q8 -50 26 6Q0 12 -26 6Z', paper.tube(at('#a67c50'))) +
    line(each(9, (i) => `M${-22 + i * i * 0.55} ${-30 - i * 26}q14 7 ${30 - i} ${-3 - i}`), at('#7f5a38'), 3.4, 0.6) +
    (near ? [-152, -196, 136, -24] : [-152, 136]).map((a, i) => frond(a, 150 - (i % 2) * 16, shade(green, -0.06))).join('') +
    (near ? [-176, -214, 158, 2, 34, -58, -104] : [-176, -214, 10, -52, 38]).map((a, i) => frond(a, 146 - (i % 3) * 16, i % 2 ? green : shade(green, 0.04))).join('') +
    circle(28, -250, 13, at('#7a5238')) + circle(47, -245, 12, at('#8a6040')) + circle(24, -254, 4, at('#a98058'))
  );
}

export type Tree = Extract<Plant, 'oak' | 'poplar' | 'willow' | 'fruit' | 'blossom' | 'autumn' | 'pine' | 'birch' | 'palm'>;

export const TREES: Record<Tree, (grown: Growing) => string> = { oak, poplar, willow, fruit, blossom, autumn, pine, birch, palm };
