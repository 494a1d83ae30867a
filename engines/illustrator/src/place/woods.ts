/** A forest in four depths, pale and thin at the back, dark and thick in front. */
import { mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { type Stage, hazeBand, hill } from './ground.ts';
import { clump } from './lawn.ts';
import { cluster, disc, leaf, short } from './outlines.ts';
import { drawPlant, inLeaves } from './plants.ts';
import type { Plant, Setting } from './setting.ts';
import { bare, group, line, path } from '../shapes.ts';

/** A forest in four depths, pale and thin at the back, dark and thick in front, open in the middle. */
export function woods(stage: Stage, setting: Setting): string {
  const { w, h, horizon, s, roll, palette, paper, seed } = stage;
  const kinds = (setting.plants.length ? setting.plants : ['oak']) as [Plant, ...Plant[]];
  const leafy = kinds.some((plant) => ['oak', 'autumn', 'birch', 'palm'].includes(plant));
  const bareWood = kinds.every((plant) => plant === 'thorn');
  const layers: string[] = [];
  // Where the wood is open and how thick it stands is another thing in another picture.
  const turn = dice(`wood:${seed}`);
  const open = turn.pick([0.5, 0.34, 0.66, 0.42, 0.58] as const);
  const thick = turn.pick([0, -2, 2] as const);
  for (let depth = 0; depth < 4; depth++) {
    const near = 0.14 + depth * 0.25;
    const base = horizon - 10 + depth * 34 * s;
    const at = (color: string): string => palette.at(color, near);
    const trunkColor = mix(at('#5f4a52'), palette.dark ? palette.contrast : at('#5a6a52'), 0.3 * near);
    const row: string[] = [hill(w, h, `${seed}w${depth}`, base, 12, 0.005, at(setting.land))];
    const count = 8 - depth + thick;
    for (let i = 0; i < count; i++) {
      let x = ((i + roll.between(0.15, 0.85)) / count) * w;
      if (depth > 1 && Math.abs(x - w * open) < w * (0.16 + depth * 0.06)) x = x < w * open ? x - w * 0.3 : x + w * 0.3;
      const plant = roll.pick(kinds);
      if (leafy && ['oak', 'autumn', 'birch'].includes(plant))
        row.push(
          longTrunk(stage, {
            x,
            y: base + 24 * s,
            s: s * (0.5 + depth * 0.36),
            color: plant === 'birch' ? at('#ece7dc') : trunkColor,
            lean: roll.between(-40, 40),
            near: depth > 1,
            birch: plant === 'birch',
            roll: turn,
          }),
        );
      else
        row.push(drawPlant(paper, plant, x, base + 26 * s, s * (plant === 'mushroom' ? 0.42 + depth * 0.26 : 0.8 + depth * 0.4), inLeaves(setting.leaves, at), roll, stage.sun.x < x ? -1 : 1));
    }
    if (depth && setting.plants[0] !== 'mushroom' && !bareWood) row.push(thicket(stage, depth, base, open, at(setting.leaves ?? setting.land)));
    if (leafy)
      row.push(
        leafRoof(
          stage,
          depth,
          open,
          at(setting.leaves ?? (setting.plants[0] === 'autumn' ? '#d98a42' : setting.plants[0] === 'birch' ? '#b3bf5c' : shade(setting.land, -0.03))),
        ),
      );
    layers.push(row.join(''), depth < 3 ? hazeBand(paper, w, base - 190 * s, 300 * s, palette.haze, 0.34 - depth * 0.07) : '');
  }
  const shafts = [0.2, 0.36, 0.56]
    .map((t, i) =>
      path(
        `M${stage.sun.x} ${-20} L${w * (t + 0.1)} ${h} L${w * (t + 0.22)} ${h} L${stage.sun.x + 60} -20Z`,
        paper.linear([
          [0, palette.light.color, (i === 1 ? 0.34 : 0.24) * (palette.dark ? 0.4 : 1)],
          [1, palette.light.color, 0],
        ]),
        bare,
      ),
    )
    .join('');
  return layers.join('') + shafts;
}

/** A trunk that reaches beyond the sheet: roots at its foot, bark on the near ones, and light on one side. */
function longTrunk({ paper, sun }: Stage, { x, y, s, color, lean, near, birch, roll }: { x: number; y: number; s: number; color: string; lean: number; near: boolean; birch: boolean; roll: Dice }): string {
  const side = sun.x < x ? -1 : 1;
  const tone = [shade(color, 0.045), color, shade(color, -0.065)] as const;
  const fill = paper.linear(side < 0 ? [[0, tone[0]], [0.4, tone[1]], [1, tone[2]]] : [[0, tone[2]], [0.6, tone[1]], [1, tone[0]]], { x2: 1, y2: 0 });
  const bark = Array.from({ length: near ? 9 : 4 }, () => {
    const up = roll.between(20, 560);
    const at = roll.between(-15, 15) + (lean * up) / 900;
    return birch ? `M${Math.round(at - 6)} ${-Math.round(up)}h${Math.round(roll.between(5, 13))}` : `M${Math.round(at)} ${-Math.round(up)}q${Math.round(roll.between(-5, 5))} ${-Math.round(roll.between(20, 40))} ${Math.round(roll.between(-3, 3))} ${-Math.round(roll.between(50, 90))}`;
  });
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${s.toFixed(3)})" stroke="none">` +
    paper.softEllipse(-side * 24, 8, 110, 18, '#2b2450', 0.26) +
    path(`M-66 10 Q-26 0 -24 -50 Q-20 -90 -20 -130 L${lean - 13} -900 H${lean + 13} L20 -130 Q20 -90 24 -50 Q28 0 68 10 Q46 14 30 6 Q16 18 4 8 Q-12 20 -26 6 Q-44 16 -66 10Z`, fill) +
    path(`M${lean * 0.4 + 10} -380 Q70 -440 110 -470 Q80 -430 ${lean * 0.4 + 14} -330Z M${lean * 0.6 - 8} -520 Q-70 -570 -120 -580 Q-70 -540 ${lean * 0.6 - 12} -470Z`, color) +
    line(bark.join(''), birch ? mix(color, '#3a3444', 0.7) : shade(color, -0.075), birch ? 5 : 3.4, birch ? 0.8 : 0.5) +
    '</g>'
  );
}

/** Leaves that close over the wood: clusters in three tones, lower at both sides than over its opening. */
function leafRoof(stage: Stage, depth: number, open: number, color: string): string {
  const { w, h, roll, s, palette, seed } = stage;
  const own = dice(`roof:${seed}:${depth}`);
  const count = Math.round(14 + (w / h) * 8);
  const lobes = Array.from({ length: count }, (_, i) => {
    const x = (i / (count - 1)) * w;
    const arch = Math.abs(x - w * open) / (w * 0.5);
    const y = h * (0.3 - depth * 0.09) * (0.16 + arch * 1.15) - 30 * s + roll.between(-34, 26) * s;
    return { x, y, rx: roll.between(70, 120) * s, ry: roll.between(52, 86) * s, over: x + roll.between(-60, 60) * s };
  });
  const dark = mix(shade(color, -0.055), '#2c3f6e', 0.1);
  const light = mix(shade(color, 0.055), palette.light.color, 0.16);
  const low = lobes.filter(({ y, ry }) => y + ry > 0);
  const leaves = depth < 2 ? [] : low.flatMap(({ x, y, rx, ry }) => Array.from({ length: 4 }, () => leaf(Math.round(x + own.between(-0.8, 0.8) * rx), Math.round(y + own.between(-0.1, 0.86) * ry), own.between(9, 17) * s, own.between(0, 6.3))));
  return group(
    'stroke="none"',
    path(lobes.map(({ x, y, rx, ry, over }) => disc(x, y + 9 * s, rx, ry) + disc(over, y - 90 * s, 120 * s, 96 * s)).join(''), dark),
    path(lobes.map(({ x, y, rx, ry }) => cluster(x, y - 2 * s, rx * 0.95, ry * 0.94, depth < 2 ? 8 : 11, own)).join('') + lobes.map(({ over, y }) => disc(over, y - 90 * s, 112 * s, 90 * s)).join(''), color),
    path(low.map(({ x, y, rx, ry }) => cluster(x + (stage.sun.x < x ? -0.14 : 0.14) * rx, y - ry * 0.2, rx * 0.58, ry * 0.5, depth < 2 ? 6 : 9, own)).join(''), light, 'fill-opacity=".42"'),
    leaves.length ? path(leaves.filter((_, i) => i % 2).join(''), light, 'fill-opacity=".8"') + path(leaves.filter((_, i) => i % 2 === 0).join(''), dark, 'fill-opacity=".7"') : '',
  );
}

/** Bushes and ferns at the foot of the trees, apart from where the wood is open. */
function thicket(stage: Stage, depth: number, base: number, open: number, color: string): string {
  const { w, s, seed, sun, palette } = stage;
  const own = dice(`thicket:${seed}:${depth}`);
  const k = s * (0.5 + depth * 0.24);
  const bushes = Array.from({ length: 7 - depth }, () => own.between(-0.02, 1.02) * w).filter((x) => Math.abs(x - w * open) > w * (0.12 + depth * 0.07));
  const lobes = bushes.flatMap((x) => [-1, 0, 1].map((i) => ({ x: x + i * own.between(30, 48) * k, y: base + (14 - (i ? 0 : 22)) * k, r: own.between(30, 46) * k })));
  const blades = bushes.flatMap((x) => Array.from({ length: 2 }, () => clump(x + own.between(-110, 110) * k, base + 36 * k, own.between(34, 60) * k, 5, own)));
  return group(
    'stroke="none"',
    path(blades.join(''), shade(color, 0.015)),
    path(lobes.map(({ x, y, r }) => cluster(x, y, r, r * 0.86, 8, own)).join(''), shade(color, -0.045)),
    path(lobes.map(({ x, y, r }) => cluster(x + (sun.x < x ? -0.16 : 0.16) * r, y - r * 0.26, r * 0.62, r * 0.5, 7, own)).join(''), mix(shade(color, 0.03), palette.light.color, 0.1), 'fill-opacity=".8"'),
  );
}
