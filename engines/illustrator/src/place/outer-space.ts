/** On a moon or planet under stars. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { BUILDINGS } from './buildings.ts';
import { planetDisc, ringedPlanet } from './planets.ts';
import { type Stage, hill, pebble } from './ground.ts';
import { stars } from './sky.ts';
import { drawPlant } from './plants.ts';
import { heroes } from './stand-heroes.ts';
import type { Setting } from './setting.ts';
import { bare, circle, ellipse, line, moved, path } from '../shapes.ts';

export function paintSpace(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, roll, horizon, s } = stage;
  const land = setting.land;
  const sky = path(
    `M0 0H${w}V${h}H0Z`,
    paper.linear([
      [0, '#0b0f33'],
      [0.45, '#1f2364'],
      [0.75, '#4b3c93'],
      [1, '#8b62b4'],
    ]),
    bare,
  );
  const nebulae = [
    [0.2, 0.18, 330, '#c155c9', 0.34],
    [0.42, 0.34, 280, '#3f8fe0', 0.3],
    [0.1, 0.42, 240, '#6d5be0', 0.34],
    [0.82, 0.5, 300, '#ff8ac0', 0.24],
  ]
    .map(([x, y, r, c, o]) => paper.glow(w * Number(x), h * Number(y), Number(r) * s, String(c), Number(o)))
    .join('');
  const left = roll.chance(0.5);
  const px = w * (left ? 0.22 : 0.76);
  const big = setting.features.includes('planet')
    ? planetDisc(paper, px, h * 0.2, 120 * s)
    : ringedPlanet(paper, px, h * 0.2, 92 * s, roll.pick(['#e8a86a', '#8fc4e8', '#e88fb4', '#9fd8a8']));
  const small = ringedPlanet(paper, w * (left ? 0.86 : 0.12), h * 0.36, 30 * s, roll.pick(['#b49cf0', '#f2b38a']));
  const comet =
    path(
      `M${w * 0.56} ${h * 0.1} l${-150 * s} ${-40 * s} l${140 * s} ${56 * s}Z`,
      paper.linear(
        [
          [0, '#ffffff', 0],
          [1, '#ffffff', 0.9],
        ],
        { x2: 1, y2: 0 },
      ),
      bare,
    ) + circle(w * 0.56, h * 0.102, 8 * s, '#fff', bare);
  const ground = horizon + (h - horizon) * 0.3;
  const site = { paper, at: (color: string): string => color, lit: true, roll };
  const built = heroes(stage, setting, { ...site, y: ground + 24 * s, scale: setting.features.some((name) => ['rocket', 'domes'].includes(name)) && !stage.crowded ? 1.8 : 1.15, first: left ? 0.7 : 0.3 });
  const base =
    setting.features.some((name) => name !== 'planet')
      ? ''
      : moved(w * (left ? 0.84 : 0.14), ground + 22 * s, 0.8 * s, BUILDINGS.rocket?.(site) ?? '');
  const craters = Array.from({ length: 16 }, () => {
    const y = roll.between(ground + 34, h);
    const k = (y - ground) / (h - ground);
    const x = roll.between(0, w);
    const r = (14 + k * 54 * roll.next() + 6) * s;
    return (
      ellipse(x, y, r, r * 0.32, shade(land, -0.13), `${bare} opacity=".6"`) +
      line(`M${x - r} ${y} A${r} ${r * 0.34} 0 0 0 ${x + r} ${y}`, shade(land, 0.12), 2 + k * 3, 0.75)
    );
  }).join('');
  const plants = setting.plants.includes('mushroom')
    ? [0.08, 0.16, 0.88, 0.95]
        .map((t) => drawPlant(paper, 'mushroom', w * t, ground + roll.between(20, 70) * s, 0.7 * s, (c) => mix(c, '#6d5be0', 0.16), roll))
        .join('')
    : '';
  return {
    back:
      sky +
      nebulae +
      stars(w, horizon + 60, roll, Math.round(150 * s)) +
      big +
      small +
      comet +
      hill(w, h, `${seed}x`, horizon + 6, 44 * s, 0.006, shade(mix(land, '#4b3c93', 0.5), 0)) +
      hill(w, h, `${seed}y`, horizon + 46 * s, 28 * s, 0.008, mix(land, '#5a4aa0', 0.32)) +
      hill(
        w,
        h,
        `${seed}z`,
        ground,
        14,
        0.004,
        paper.linear([
          [0, shade(land, 0.07)],
          [0.3, land],
          [1, shade(mix(land, '#3a3080', 0.35), -0.1)],
        ]),
      ) +
      craters +
      built +
      base +
      plants,
    front: [
      [0.01, 74],
      [0.11, 36],
      [0.98, 84],
      [0.88, 34],
    ]
      .map(([t = 0, r = 0]) => pebble(paper, w * t, h * 0.985, r * s, shade(mix(land, '#3a3080', 0.45), -0.08)))
      .join(''),
  };
}
