/** A forest in four depths, pale and thin at the back, dark and thick in front. */
import { mix, shade } from '../color.ts';

import { dice } from '../dice.ts';
import { type Stage, hazeBand, hill } from './ground.ts';
import { drawPlant, inLeaves } from './plants.ts';
import type { Plant, Setting } from './setting.ts';
import { bare, ellipse, group, path } from '../shapes.ts';

/** A forest in four depths, pale and thin at the back, dark and thick in front, open in the middle. */
export function woods(stage: Stage, setting: Setting): string {
  const { w, h, horizon, s, roll, palette, paper, seed } = stage;
  const kinds = (setting.plants.length ? setting.plants : ['oak']) as [Plant, ...Plant[]];
  const leafy = kinds.some((plant) => ['oak', 'autumn', 'birch', 'palm'].includes(plant));
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
          longTrunk(
            paper,
            x,
            base + 24 * s,
            s * (0.5 + depth * 0.36),
            plant === 'birch' ? at('#ece7dc') : trunkColor,
            roll.between(-40, 40),
          ),
        );
      else
        row.push(drawPlant(paper, plant, x, base + 26 * s, s * (plant === 'mushroom' ? 0.42 + depth * 0.26 : 0.8 + depth * 0.4), inLeaves(setting.leaves, at), roll, stage.sun.x < x ? -1 : 1));
    }
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

const longTrunk = (paper: Stage['paper'], x: number, y: number, s: number, color: string, lean: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" stroke="none">` +
  path(
    `M-52 8 Q-22 -26 -20 -130 L${lean - 13} -900 H${lean + 13} L20 -130 Q22 -26 54 8Z`,
    paper.linear(
      [
        [0, shade(color, -0.03)],
        [0.35, shade(color, 0.04)],
        [1, shade(color, -0.06)],
      ],
      { x2: 1, y2: 0 },
    ),
  ) +
  path(
    `M${lean * 0.4 + 10} -380 Q70 -440 110 -470 Q80 -430 ${lean * 0.4 + 14} -330Z M${lean * 0.6 - 8} -520 Q-70 -570 -120 -580 ` +
      `Q-70 -540 ${lean * 0.6 - 12} -470Z`,
    color,
  ) +
  '</g>';

function leafRoof(stage: Stage, depth: number, open: number, color: string): string {
  const { w, h, roll, s } = stage;
  const blobs: string[] = [];
  const count = Math.round(14 + (w / h) * 8);
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1)) * w;
    const arch = Math.abs(x - w * open) / (w * 0.5);
    const y = h * (0.3 - depth * 0.09) * (0.16 + arch * 1.15) - 30 * s + roll.between(-34, 26) * s;
    blobs.push(ellipse(x, y, roll.between(70, 120) * s, roll.between(52, 86) * s, i % 3 ? color : shade(color, 0.03)));
    blobs.push(ellipse(x + roll.between(-60, 60) * s, y - 90 * s, 120 * s, 96 * s, color));
  }
  return group('stroke="none"', ...blobs);
}
