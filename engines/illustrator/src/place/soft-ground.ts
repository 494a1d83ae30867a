/** The quiet land behind a portrait. */
import { mix, shade } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { type Stage, hazeBand, hill } from './ground.ts';
import { grass } from './lawn.ts';
import { drawSky } from './sky.ts';
import type { Setting } from './setting.ts';
import { bare, circle, path } from '../shapes.ts';

export function paintSoft(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, roll, palette, horizon } = stage;
  const land = roll.pick([setting.land, '#9fc4a8', '#b7a6d6', '#e0b894', '#94bcd0']);
  const bokeh = Array.from({ length: 16 }, () =>
    circle(
      roll.between(0, w),
      roll.between(0, h * 0.6),
      roll.between(14, 54),
      '#ffffff',
      `${bare} opacity="${palette.dark ? 0.08 : 0.15}"`,
    ),
  ).join('');
  if (stage.plain) return { back: gradient(stage, land), front: '' };
  return {
    back:
      drawSky(stage, false) +
      bokeh +
      hill(w, h, `${seed}a`, horizon, 26, 0.004, palette.at(land, 0.25)) +
      hazeBand(paper, w, horizon - 40, 160, palette.haze, 0.4) +
      hill(w, h, `${seed}b`, horizon + 70, 22, 0.005, palette.at(land, 0.55)) +
      hill(
        w,
        h,
        `${seed}c`,
        h * 0.83,
        14,
        0.006,
        paper.linear([
          [0, palette.at(land, 0.8)],
          [1, shade(palette.at(land, 1), -0.1)],
        ]),
      ) +
      grass(stage, h * 0.84, palette.at(shade(land, -0.08), 1), 90),
    front:
      path(
        `M0 ${h} V${h * 0.985} Q${w * 0.3} ${h * 0.965} ${w * 0.5} ${h * 0.985} T${w} ${h * 0.975} V${h}Z`,
        shade(palette.at(land, 1), -0.09),
        `${bare} opacity=".55"`,
      ) + grass(stage, h * 0.985, shade(palette.at(land, 1), -0.09), 30),
  };
}

/** One colour that goes over into another, lighter behind the face: nothing stands there. */
const gradient = ({ paper, w, h, palette }: Stage, land: string): string => {
  const above = palette.sky[0]?.[1] ?? '#cfe0f4';
  return (
    path(`M0 0H${w}V${h}H0Z`, paper.linear([[0, above], [0.55, mix(palette.haze, land, 0.24)], [1, mix(palette.at(land, 0.7), palette.haze, 0.2)]]), bare) +
    paper.glow(w * 0.5, h * 0.42, w * 0.72, palette.dark ? palette.haze : '#ffffff', 0.32)
  );
};
