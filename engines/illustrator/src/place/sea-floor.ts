/** Under the sea: light from above, sand, weeds and corals. */
import { mix } from '../color.ts';
import type { Layers } from './backdrop.ts';
import { floorFrom, hill, type Stage } from './ground.ts';
import { heroes } from './stand-heroes.ts';
import type { Setting } from './setting.ts';
import { type Point, bare, circle, each, ellipse, group, limb, path } from '../shapes.ts';

/** What stands on land looks otherwise under water. */
const SUNKEN: Record<string, string> = {
  castle: 'palace',
  tower: 'palace',
  cottages: 'coralhouses',
  ruins: 'sunkentemple',
  ship: 'shipwreck',
};

/** From the surface down to the bottom. */
const BY_DAY = ['#9ff2e6', '#4fcbd8', '#2490bf', '#185a98', '#103a78'];
const BY_NIGHT = ['#3f8fb0', '#1f5f94', '#15407a', '#0e2a5c', '#0a1c48'];

export function paintSea(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, s } = stage;
  const isNight = stage.palette.dark;
  const light = paper.glow(w * 0.5, -40 * s, 720 * s, '#f4ffe0', 0.8) + sunbeams(stage);
  const sand = floorFrom(stage, h * 0.77);
  const features = setting.features.filter((name) => name !== 'pond').map((name) => SUNKEN[name] ?? name);
  const blue = (color: string): string => mix(color, '#2a86b5', 0.24);
  const built = heroes(stage, { ...setting, features }, { at: blue, lit: true, y: sand + 18 * s, scale: 1.15 });
  const fish = shoal(stage);
  const growing = weeds(stage, sand) + reef(stage, sand);
  const bubbles = each(26, () => bubble(stage));
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, paper.linear((isNight ? BY_NIGHT : BY_DAY).map((color, i) => [i / 4, color])), bare) +
      light +
      hill(w, h, `${seed}r`, h * 0.6, 80 * s, 0.005, isNight ? '#1a4f88' : '#2f8cba') +
      hill(w, h, `${seed}q`, h * 0.69, 56 * s, 0.006, isNight ? '#15407a' : '#2472a8') +
      path(`M0 ${h * 0.5}H${w}V${h * 0.82}H0Z`, paper.linear([[0, '#6fe0ea', 0], [0.6, '#6fe0ea', 0.26], [1, '#6fe0ea', 0]]), bare) +
      fish +
      built +
      hill(w, h, `${seed}s`, sand, 16, 0.004, paper.linear([[0, '#ecdcb2'], [0.25, '#c4b394'], [1, '#4a5c88']])) +
      each(30, () => pebble(stage, sand)) +
      growing +
      bubbles,
    front: each(10, (i) => weedBefore(stage, i)),
  };
}

const sunbeams = ({ paper, w, h }: Stage): string =>
  group(
    'style="mix-blend-mode:screen"',
    ...[-0.36, -0.2, -0.07, 0.06, 0.2, 0.35].map((t, i) =>
      path(
        `M${w * (0.5 + t * 0.4)} -20 L${w * (0.48 + t * 1.5)} ${h} L${w * (0.58 + t * 1.7)} ${h} L${w * (0.53 + t * 0.42)} -20Z`,
        paper.linear([[0, '#eaffef', i % 2 ? 0.26 : 0.4], [0.9, '#8fe9ff', 0]]),
        bare,
      ),
    ),
  );

/** Far away, at the right. */
const shoal = ({ w, h, s, roll }: Stage): string =>
  each(16, () => {
    const x = roll.between(0.6, 0.95) * w;
    const y = roll.between(0.14, 0.34) * h;
    const k = roll.between(7, 13) * s;
    const fish = `M${x} ${y} q${k} ${-k * 0.8} ${k * 2} 0 q${-k} ${k * 0.8} ${-k * 2} 0 l${-k * 0.7} ${-k * 0.5} v${k}Z`;
    return path(fish, '#0f4f86', `${bare} opacity=".5"`);
  });

/** At both sides: the middle is for those who are there. */
const weeds = ({ w, s, roll }: Stage, sand: number): string =>
  each(16, (i) =>
    weed(
      roll.between(0, 1),
      (i < 8 ? roll.between(0, 0.26) : roll.between(0.74, 1)) * w,
      sand + roll.between(20, 70) * s,
      roll.between(130, 300) * s,
      mix('#1d7a86', '#35b58c', roll.next()),
      17 * s,
    ),
  );

const CORALS: readonly (readonly [t: number, size: number, color: string])[] = [
  [0.08, 42, '#ff7a8a'],
  [0.2, 28, '#ffb05a'],
  [0.9, 44, '#c77bea'],
  [0.79, 28, '#ff7fb0'],
  [0.02, 34, '#f5d15a'],
  [0.98, 30, '#ff9f6b'],
];
const reef = (stage: Stage, sand: number): string =>
  CORALS.map(([t, size, color]) =>
    group('fill="none" stroke-linecap="round"', coral(stage, stage.w * t, sand + 66 * stage.s, size * stage.s, color))).join('');

function bubble({ w, h, s, roll }: Stage): string {
  const r = roll.between(3, 15) * s;
  const x = (roll.chance(0.5) ? roll.between(0, 0.3) : roll.between(0.7, 1)) * w;
  const y = roll.between(0.05, 0.9) * h;
  return (
    circle(x, y, r, '#ffffff', `${bare} opacity=".13"`) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#eaffff" stroke-width="1.6" opacity=".6"/>` +
    circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#ffffff', `${bare} opacity=".9"`)
  );
}

const pebble = ({ w, h, s, roll }: Stage, sand: number): string =>
  ellipse(
    roll.between(0, w),
    roll.between(sand + 30, h),
    roll.between(3, 12) * s,
    roll.between(2, 5) * s,
    roll.pick(['#f6e6c6', '#8f86a0', '#d9a7b8']),
    `${bare} opacity=".6"`,
  );

/** Dark and near, in the lower corners. */
function weedBefore({ w, h, s, roll }: Stage, i: number): string {
  const x = (i < 5 ? -0.01 + i * 0.026 : 0.88 + (i - 5) * 0.03) * w;
  return weed(i, x, h + 20, roll.between(120, 260) * s, mix('#0a2b5c', '#0e4a6a', roll.next()), 25 * s);
}

function weed(phase: number, x: number, y: number, tall: number, color: string, w: number): string {
  const points: Point[] = [];
  const widths: number[] = [];
  for (let i = 0; i <= 6; i++) {
    points.push([x + Math.sin(phase * 6 + (i / 6) * 4) * 18 * (i / 6), y - (tall * i) / 6]);
    widths.push(w * (1 - i / 6) + 2);
  }
  return path(limb(points, widths), color, bare);
}

function coral(stage: Stage, x: number, y: number, size: number, color: string, angle = -Math.PI / 2, depth = 0): string {
  if (depth > 4) return '';
  const long = size * stage.roll.between(0.8, 1.2);
  const ex = x + Math.cos(angle) * long;
  const ey = y + Math.sin(angle) * long;
  const arms = depth < 2 ? 3 : 2;
  let art =
    `<path d="M${x.toFixed(0)} ${y.toFixed(0)} L${ex.toFixed(0)} ${ey.toFixed(0)}" stroke="${color}" ` +
    `stroke-width="${(size * 0.34).toFixed(1)}"/>`;
  if (depth < 4)
    for (let i = 0; i < arms; i++)
      art += coral(stage, ex, ey, size * 0.74, color, angle + (i - (arms - 1) / 2) * 0.62 + stage.roll.between(-0.12, 0.12), depth + 1);
  return art;
}
