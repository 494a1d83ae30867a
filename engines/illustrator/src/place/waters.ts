/** Sea, lakes and streams of lava on open land. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { hazeBand, pebble, ridgeOf, type Stage } from './ground.ts';
import { clump } from './lawn.ts';
import { short } from './outlines.ts';
import type { Setting } from './setting.ts';
import { bare, line, path } from '../shapes.ts';

/** y where the sand begins: behind everybody's feet. */
export const shoreOf = ({ h, horizon, s, feet }: Stage): number => Math.min(horizon + (h - horizon) * 0.5, (feet ?? Infinity) - 34 * s);

/** Light on water under the sun: short strokes that grow towards the reader. */
function glitter({ palette, sun, s, seed }: Stage, from: number, to: number, count: number): string {
  const roll = dice(`glitter:${seed}`);
  const strokes = Array.from({ length: count }, () => {
    const t = roll.next();
    const long = roll.between(10, 34) * s * (0.5 + t);
    return `M${Math.round(sun.x + roll.between(-1, 1) * (26 + 90 * t) * s - long / 2)} ${Math.round(from + (to - from) * t)}h${Math.round(long)}`;
  });
  return line(strokes.slice(0, count / 2).join(''), mix('#ffffff', palette.sun, 0.5), 3.4 * s, 0.6) + line(strokes.slice(count / 2).join(''), mix('#ffffff', palette.sun, 0.8), 2.2 * s, 0.5);
}

/** Waves from edge to edge: the lower line of one that has just passed. */
function swell({ w, s, seed }: Stage, y: number, tall: number, i: number): string {
  const ridge = ridgeOf(`${seed}wave${i}`, y, tall, 0.006 / s);
  let d = '';
  for (let x = -20; x <= w + 40; x += 40) d += `${d ? 'L' : 'M'}${x} ${Math.round(ridge(x) * 10) / 10}`;
  return d;
}

export function sea(stage: Stage, setting: Setting): string {
  const { paper, w, h, horizon, palette, roll, s } = stage;
  const foam = shoreOf(stage) - (h - horizon) * 0.03;
  const deep = palette.at('#2f86b8', 0.75);
  const shallow = palette.at('#7fd0d8', 0.85);
  const glints = Array.from({ length: 22 }, () => {
    const y = roll.between(horizon + 10, foam - 4);
    return `M${Math.round(roll.between(0, w))} ${Math.round(y)}h${Math.round(roll.between(20, 70) * s * (0.4 + (y - horizon) / (foam - horizon)))}`;
  });
  const isle = setting.features.length ? '' : isleOf(stage);
  const at = (t: number): number => horizon + 6 + (foam - horizon - 6) * t;
  const bands = [0.2, 0.42, 0.66].map((t, i) =>
    path(`${swell(stage, at(t), (3 + i * 2) * s, i)}L${w + 40} ${h}L-20 ${h}Z`, paper.linear([[0, i === 1 ? palette.at('#58b6d0', 0.85) : shallow], [1, shallow]]), `${bare} fill-opacity=".34"`) +
    line(swell(stage, at(t) - 1, (3 + i * 2) * s, i), mix('#ffffff', palette.sky.at(-1)?.[1] ?? '#ffffff', 0.3), (1.6 + i * 0.7) * s, 0.3));
  const ridge = (dy: number): string => `M-10 ${foam + dy} Q${w * 0.25} ${foam + dy - (h - horizon) * 0.05} ${w * 0.5} ${foam + dy + (h - horizon) * 0.01} T${w + 10} ${foam + dy - (h - horizon) * 0.01}`;
  return (
    isle +
    path(`M0 ${horizon + 6}H${w}V${h}H0Z`, paper.linear([[0, mix(deep, palette.haze, 0.3)], [0.06, deep], [0.3, shallow], [1, shallow]]), bare) +
    bands.join('') + line(glints.slice(0, 12).join(''), '#ffffff', 2.6, 0.4) + line(glints.slice(12).join(''), deep, 2.4, 0.25) + glitter(stage, horizon + 12, foam - 8, 34) +
    path(`${ridge(-7 * s)} V${h} H-10Z`, '#ffffff', `${bare} fill-opacity=".3"`) +
    path(`${ridge(0)} V${h} H-10Z`, '#ffffff', `${bare} fill-opacity=".6"`) +
    line(ridge(-16 * s), '#ffffff', 2.4 * s, 0.45) +
    path(`${ridge(13 * s)} V${h} H-10Z`, mix(palette.at(setting.land, 0.95), shade(palette.at('#8a93a0', 0.95), -0.04), 0.34), bare)
  );
}

/** Far land in the sea, with woods on it and light at its foot. */
function isleOf({ w, horizon, palette, s }: Stage): string {
  const y = horizon + 12;
  const back = `M${w * 0.6} ${y} Q${w * 0.7} ${y - 62 * s} ${w * 0.78} ${y - 30 * s} Q${w * 0.86} ${y - 80 * s} ${w * 0.97} ${y}Z`;
  const woods = Array.from({ length: 14 }, (_, i) => `M${Math.round(w * (0.66 + i * 0.02))} ${Math.round(y - (10 + 16 * Math.abs(Math.sin(i * 1.7))) * s)}h.1`).join('');
  return path(back, palette.at('#7fae88', 0.34), bare) + line(woods, palette.at('#5f9270', 0.42), 17 * s, 0.9) + line(`M${w * 0.61} ${y - 1} H${w * 0.965}`, palette.at('#f2e2bc', 0.6), 3 * s, 0.8);
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
  const { paper, w, palette, roll, s, seed, sun } = stage;
  const { y, wide } = riverOf(stage, top);
  const own = dice(`water:${seed}`);
  const blue = palette.at('#6fb4d4', 0.9);
  const within = (): number => roll.between(y + wide * 0.14, y + wide * 0.82);
  const ripples = Array.from({ length: 12 }, () => `M${Math.round(roll.between(0.1, 0.8) * w)} ${Math.round(within())}h${Math.round(roll.between(24, 80) * s)}`);
  const pads = Array.from({ length: 7 }, () => ({ x: roll.between(0.04, 0.96) * w, y: within(), blooms: roll.chance(0.5) })).toSorted((a, b) => a.y - b.y).map((pad) => lilyPad(stage, pad.x, pad.y, (0.7 + ((pad.y - y) / wide) * 0.6) * s, pad.blooms));
  const bank = (dy: number): string =>
    `M-10 ${y + dy} Q${w * 0.3} ${y + dy - wide * 0.16} ${w * 0.5} ${y + dy} T${w + 10} ${y + dy - 4} L${w + 10} ${y - dy + wide * 0.9} Q${w * 0.6} ${y - dy + wide * 1.25} ${w * 0.3} ${y - dy + wide * 0.95} T-10 ${y - dy + wide}Z`;
  const mirrored = Array.from({ length: 7 }, () => paper.softEllipse(own.pick([own.between(-0.02, 0.34), own.between(0.66, 1.02)]) * w, y + wide * own.between(0.14, 0.3), own.between(26, 64) * s, wide * own.between(0.2, 0.34), palette.at('#4f8a66', 0.8), 0.42));
  const low = y + wide * 0.98;
  const shore = Array.from({ length: 17 }, (_, i) => {
    const x = ((i + own.between(0, 0.9)) / 17) * w;
    return Math.abs(x - w / 2) < w * 0.2 && own.chance(0.6) ? '' : clump(x, low + Math.sin((x / w) * 6) * wide * 0.06 + own.between(0, 10) * s, own.between(16, 34) * s, own.whole(3, 5), own);
  });
  const stones = Array.from({ length: 9 }, () => ({ x: own.pick([own.between(0, 0.3), own.between(0.7, 1)]) * w, y: y + wide * own.between(0.86, 1), r: own.between(7, 17) * s }));
  return (
    path(bank(-5 * s), shade(mix(palette.at('#8a7a5c', 0.9), blue, 0.2), -0.02), bare) +
    path(bank(0), paper.linear([[0, mix(blue, palette.sky.at(-1)?.[1] ?? palette.haze, 0.6)], [0.45, blue], [1, shade(mix(blue, palette.light.shade, 0.14), -0.02)]]), bare) +
    mirrored.join('') + paper.softEllipse(sun.x, y + wide * 0.5, 130 * s, wide * 0.42, palette.sun, 0.34) +
    line(ripples.slice(0, 7).join(''), '#ffffff', 2.6, 0.5) + line(ripples.slice(7).join(''), shade(blue, -0.07), 2.6, 0.5) + glitter(stage, y + wide * 0.1, y + wide * 0.86, 22) +
    stones.map(({ x, y: at, r }) => pebble(paper, x, at, r, palette.at('#9a98a2', 0.95))).join('') + pads.join('') +
    path(shore.filter((_, i) => i % 2).join(''), palette.at('#6f9a52', 0.95), bare) + path(shore.filter((_, i) => i % 2 === 0).join(''), palette.at('#88b25e', 0.95), bare)
  );
}

/** A round leaf with a notch, a light rim and sometimes a flower. */
function lilyPad({ palette }: Stage, x: number, y: number, k: number, blooms: boolean): string {
  const green = palette.at('#6fae5c', 0.9);
  const pink = palette.at('#f7b9cb', 1);
  const petal = (dx: number, lean: number): string => `M${short(x + dx * k)} ${short(y - 4 * k)}q${short((lean - 7) * k)} ${short(-9 * k)} ${short(lean * k)} ${short(-15 * k)}q${short(7 * k)} ${short(6 * k)} ${short(-lean * k)} ${short(15 * k)}Z`;
  const pad = `M${short(x)} ${short(y)}L${short(x + 24 * k)} ${short(y - 4 * k)}A${short(26 * k)} ${short(9 * k)} 0 1 0 ${short(x + 20 * k)} ${short(y + 6 * k)}Z`;
  return (
    path(pad, shade(green, -0.07), `${bare} transform="translate(0 ${short(2.4 * k)})"`) + path(pad, green, bare) + line(`M${short(x - 2 * k)} ${short(y)}l${short(-18 * k)} ${short(-3 * k)}m${short(17 * k)} ${short(4 * k)}l${short(-12 * k)} ${short(4 * k)}`, shade(green, 0.07), 1.6 * k, 0.7) +
    (blooms ? path(petal(-7, -8) + petal(7, 8), shade(pink, -0.03), bare) + path(petal(0, 0) + petal(-3, -4) + petal(3, 4), shade(pink, 0.03), bare) : '')
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
