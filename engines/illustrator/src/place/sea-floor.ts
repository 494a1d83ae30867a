/** Under the sea: light from above, sand, weeds and corals. */
import { mix } from '../color.ts';
import { dice } from '../dice.ts';
import type { Layers } from './backdrop.ts';
import { floorFrom, hill, type Stage } from './ground.ts';
import { lyingAbout, reef, sandLight, shoals } from './reef.ts';
import { brushFor } from './heroes/brush.ts';
import { fish } from './heroes/fish.ts';
import { heroes } from './stand-heroes.ts';
import type { Setting } from './setting.ts';
import { type Point, bare, circle, each, ellipse, group, limb, moved, path } from '../shapes.ts';

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
  const growing = weeds(stage, sand) + reef(stage, sand);
  const bubbles = each(26, () => bubble(stage));
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, paper.linear((isNight ? BY_NIGHT : BY_DAY).map((color, i) => [i / 4, color])), bare) +
      light +
      hill(w, h, `${seed}r`, h * 0.6, 80 * s, 0.005, isNight ? '#1a4f88' : '#2f8cba') +
      hill(w, h, `${seed}q`, h * 0.69, 56 * s, 0.006, isNight ? '#15407a' : '#2472a8') +
      path(`M0 ${h * 0.5}H${w}V${h * 0.82}H0Z`, paper.linear([[0, '#6fe0ea', 0], [0.6, '#6fe0ea', 0.26], [1, '#6fe0ea', 0]]), bare) +
      shoals(stage) +
      farReef(stage, sand, isNight) +
      built +
      (stage.crowded ? '' : nearFish(stage)) +
      hill(w, h, `${seed}s`, sand, 16, 0.004, paper.linear([[0, '#ecdcb2'], [0.25, '#c4b394'], [1, '#4a5c88']])) +
      sandLight(stage, sand) +
      each(30, () => pebble(stage, sand)) +
      lyingAbout(stage, sand) +
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

/** Rocks with an arch, blue with distance, behind what is built. */
function farReef({ paper, w, h, s, seed }: Stage, sand: number, isNight: boolean): string {
  const roll = dice(`far reef:${seed}`);
  const color = isNight ? '#1d5690' : '#3f9cc4';
  const fill = paper.linear([[0, mix(color, '#9ff2e6', 0.16)], [1, mix(color, '#15407a', 0.35)]]);
  const rock = (x: number, k: number): string =>
    moved(x, sand + 20 * s, k * s, path('M-210 10 C-196 -120 -150 -190 -84 -206 Q-40 -226 -6 -196 C60 -186 96 -120 120 -60 Q160 -50 190 10 H64 Q70 -96 2 -104 Q-64 -100 -66 10Z', fill, bare) + [[-150, -120, 20], [-98, -190, 26], [-20, -188, 20], [84, -104, 18], [150, -40, 16]].map(([dx = 0, dy = 0, r = 0]) => circle(dx, dy, r, mix(color, ['#ff9fb4', '#ffd28a', '#c4a4f0'][Math.abs(dx) % 3] ?? '#f9a', 0.22), bare)).join(''));
  const left = roll.chance(0.5);
  return rock(w * (left ? 0.12 : 0.86), roll.between(0.9, 1.15)) + rock(w * (left ? 0.94 : 0.05), roll.between(0.55, 0.7)) + path(`M0 ${h * 0.5}H${w}V${sand + 30 * s}H0Z`, paper.linear([[0, '#6fe0ea', 0], [1, '#6fe0ea', 0.2]]), bare);
}

/** Where nobody stands, a few striped fish swim past what is built. */
function nearFish({ paper, w, h, s, seed, palette }: Stage): string {
  const roll = dice(`near fish:${seed}`);
  const brush = brushFor({ paper, at: (color) => mix(color, '#2a86b5', 0.12), lit: palette.dark, roll });
  const colors = roll.pick<readonly string[]>([['#f58a3c', '#f2c83e', '#e8607a'], ['#f2c83e', '#4a6fe0', '#f58a3c'], ['#e8607a', '#f58a3c', '#8a6ae0']]);
  return colors.map((color, i) => {
    const [x, y, k] = ([[0.3, 0.44, 1], [0.7, 0.36, 0.8], [0.64, 0.58, 0.62]] as const)[i] ?? [0.3, 0.44, 1];
    return group(`transform="translate(${w * (x + roll.between(-0.03, 0.03))} ${h * (y + roll.between(-0.04, 0.04))}) scale(${(i ? -1 : 1) * s} ${s})"`, fish(brush, 0, 0, k, color, '#fff6ea'));
  }).join('');
}

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
