/** Sea, lakes and streams of lava on open land. */
import { mix } from '../color.ts';
import { type Stage, hazeBand } from './ground.ts';
import type { Setting } from './setting.ts';
import { bare, circle, ellipse, line, path } from '../shapes.ts';

/** y where the sand begins: behind everybody's feet. */
export const shoreOf = ({ h, horizon, s, feet }: Stage): number => Math.min(horizon + (h - horizon) * 0.5, (feet ?? Infinity) - 34 * s);

export function sea(stage: Stage, setting: Setting): string {
  const { paper, w, h, horizon, palette, roll, s } = stage;
  const foam = shoreOf(stage) - (h - horizon) * 0.03;
  const deep = palette.at('#2f86b8', 0.75);
  const shallow = palette.at('#7fd0d8', 0.85);
  const glints = Array.from({ length: 22 }, () => {
    const y = roll.between(horizon + 10, foam - 4);
    return line(`M${roll.between(0, w)} ${y} h${roll.between(20, 70) * s}`, '#ffffff', 2.6, 0.45);
  }).join('');
  const isle = setting.features.length
    ? ''
    : path(
        `M${w * 0.62} ${horizon + 12} Q${w * 0.7} ${horizon - 50 * s} ${w * 0.78} ${horizon - 20 * s} Q${w * 0.86} ` +
          `${horizon - 66 * s} ${w * 0.95} ${horizon + 12}Z`,
        palette.at('#7fae78', 0.4),
        bare,
      );
  return (
    isle +
    path(
      `M0 ${horizon + 6}H${w}V${h}H0Z`,
      paper.linear([
        [0, deep],
        [0.3, shallow],
        [1, shallow],
      ]),
      bare,
    ) +
    glints +
    path(
      `M0 ${foam} Q${w * 0.25} ${foam - (h - horizon) * 0.05} ${w * 0.5} ${foam + (h - horizon) * 0.01} T${w} ${foam - (h - horizon) * 0.01} V${h} H0Z`,
      '#ffffff',
      `${bare} opacity=".6"`,
    )
  );
}

/** How far the sand of a bay reaches from an edge of the sheet, in its width, where the beach is at 1 and the horizon at 0. */
const bayAt = (near: number): number => 0.03 + 0.24 * near * near;
/** The far end of a bay. */
const FAR = 0.12;
const inBay = (stage: Stage, near: number): number => stage.horizon + (shoreOf(stage) - stage.horizon) * near;

/** Where a tree of the seaside stands that would be in the sea: on the sand at its side. @param depth from the horizon, as `trees` rolls it, 0 to 0.34 */
export function onBay(stage: Stage, edge: number, depth: number): { x: number; y: number } {
  const near = 0.35 + depth * 1.7;
  const reach = bayAt(near) - 0.035;
  return { x: stage.w * (edge < 0.5 ? Math.min(edge, reach) : Math.max(edge, 1 - reach)), y: inBay(stage, near) };
}

/** Sand that runs out into the sea at both sides: what grows at the seaside stands on it. */
export function bay(stage: Stage, land: string): string {
  const { w, palette, paper } = stage;
  const rows = [FAR, 0.3, 0.5, 0.7, 0.85, 1];
  const sand = paper.linear([[0, palette.at(mix(land, '#a9b88a', 0.35), 0.6)], [1, palette.at(land, 0.92)]]);
  const outline = (out: number): string => {
    const points = rows.map((near) => `${w * (bayAt(near) + out * near)} ${inBay(stage, near)}`);
    return `M-20 ${inBay(stage, FAR)} L${points.join(' L')} Q${w * (bayAt(1) + 0.1 + out)} ${inBay(stage, 1.06)} ${w * 0.5} ${inBay(stage, 1.2)} L-20 ${inBay(stage, 1.3)}Z`;
  };
  const side = path(outline(0.016), '#ffffff', `${bare} opacity=".55"`) + path(outline(0), sand, bare);
  return side + `<g transform="translate(${w} 0) scale(-1 1)">${side}</g>`;
}

interface River {
  /** y of the far bank, and how wide it is seen */
  y: number;
  wide: number;
}

/** Where a lake or stream lies: behind everybody's feet, so that nobody stands on the water. */
export function riverOf({ h, s, feet }: Stage, top: number): River {
  const y = top + (h - top) * 0.12;
  const wide = (h - y) * 0.4;
  if (feet === undefined || y + wide * 1.08 < feet - 6 * s) return { y, wide };
  const bank = feet - 8 * s;
  const high = Math.min(y, bank - 64 * s);
  return { y: high, wide: (bank - high) / 1.08 };
}

export function water(stage: Stage, top: number): string {
  const { paper, w, palette, roll, s } = stage;
  const { y, wide } = riverOf(stage, top);
  const blue = palette.at('#6fb4d4', 0.9);
  const within = (): number => roll.between(y + wide * 0.14, y + wide * 0.82);
  const marks = Array.from({ length: 12 }, () => line(`M${roll.between(0.1, 0.8) * w} ${within()} h${roll.between(24, 80) * s}`, '#ffffff', 2.6, 0.5)).join('');
  const pads = Array.from({ length: 7 }, () => {
    const x = roll.between(0.04, 0.96) * w;
    const py = within();
    return (
      ellipse(x, py, 26 * s, 9 * s, palette.at('#6fae5c', 0.9), bare) +
      (roll.chance(0.5) ? circle(x, py - 7 * s, 8 * s, palette.at('#f7b9cb', 1), bare) : '')
    );
  }).join('');
  return (
    path(
      `M-10 ${y} Q${w * 0.3} ${y - wide * 0.16} ${w * 0.5} ${y} T${w + 10} ${y - 4} L${w + 10} ${y + wide * 0.9} Q${w * 0.6} ` +
        `${y + wide * 1.25} ${w * 0.3} ${y + wide * 0.95} T-10 ${y + wide}Z`,
      paper.linear([
        [0, mix(blue, palette.haze, 0.5)],
        [1, blue],
      ]),
      bare,
    ) +
    marks +
    pads
  );
}

/** Glowing streams between cooled crusts: wider the nearer they are. */
export function lavaCracks({ w, h, roll, paper, palette }: Stage, top: number): string {
  const marks: { y: number; art: string }[] = [];
  for (let i = 0; i < 6; i++) {
    const x = roll.between(0, w);
    const y = roll.between(top + 20, h - 30);
    const near = (y - top) / (h - top);
    const long = roll.between(60, 170) * (0.9 + near * 1.5);
    const bed = 5 + near * 15;
    const at = [[0, 0.1], [0.16, 0.8], [0.3, 0.5], [0.48, 1], [0.66, 0.6], [0.84, 0.85], [1, 0.1]] as const;
    const swing = (t: number): number => y + Math.sin(t * 8 + i) * bed * 0.8;
    const stream = (wide: number): string => {
      const points = (side: number): string[] => at.map(([t, k]) => `${(x + (t - 0.5) * long * 1.6).toFixed(1)} ${(swing(t) + side * bed * k * wide).toFixed(1)}`);
      return `M${[...points(-1), ...points(1).toReversed()].join(' L')}Z`;
    };
    const art =
      paper.softEllipse(x, y, long, bed * 4, '#ff9a4a', 0.5) +
      path(stream(1.5), palette.at('#4a3040', 1), `${bare} opacity=".45" stroke-linejoin="round"`) +
      path(stream(1), '#f5803a', `stroke="#f5803a" stroke-width="${bed * 0.5}" stroke-linejoin="round"`) +
      path(stream(0.46), '#ffd86a', `stroke="#ffd86a" stroke-width="${bed * 0.24}" stroke-linejoin="round"`);
    marks.push({ y, art });
  }
  return marks.toSorted((a, b) => a.y - b.y).map(({ art }) => art).join('') + hazeBand(paper, w, top - 60, 140, palette.haze, 0.25);
}
