/** Worlds without an ordinary sky: under the sea, in space, above the clouds, inside the earth. */
import { mix, shade } from '../color.ts';
import { bare, circle, ellipse, group, limb, line, moved, path, type Point } from '../shapes.ts';
import { BUILDINGS, planetDisc, ringedPlanet } from './buildings.ts';
import type { Layers } from './backdrop.ts';
import { cloud, drawSky, hill, pebble, rainbow, type Stage, stars } from './ground.ts';
import { drawPlant, mushroomShape } from './plants.ts';
import type { Setting } from './setting.ts';

export function paintSea(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, roll, s } = stage;
  const deepNight = stage.palette.dark;
  const water = deepNight ? ['#3f8fb0', '#1f5f94', '#15407a', '#0e2a5c', '#0a1c48'] : ['#9ff2e6', '#4fcbd8', '#2490bf', '#185a98', '#103a78'];
  const surface = paper.glow(w * 0.5, -40 * s, 720 * s, '#f4ffe0', 0.8);
  const rays = group('style="mix-blend-mode:screen"', ...[-0.36, -0.2, -0.07, 0.06, 0.2, 0.35].map((t, i) => path(`M${w * (0.5 + t * 0.4)} -20 L${w * (0.48 + t * 1.5)} ${h} L${w * (0.58 + t * 1.7)} ${h} L${w * (0.53 + t * 0.42)} -20Z`, paper.linear([[0, '#eaffef', i % 2 ? 0.26 : 0.4], [0.9, '#8fe9ff', 0]]), bare)));
  const sand = h * 0.77;
  const site = { paper, at: (color: string): string => mix(color, '#2a86b5', 0.24), lit: true, roll };
  const palace = setting.features.some((name) => ['castle', 'palace', 'tower', 'cottages', 'ruins'].includes(name));
  const built = palace ? moved(w * (stage.crowded ? roll.pick([0.26, 0.74] as const) : 0.5), sand + 16 * s, (stage.crowded ? 0.95 : 1.25) * s, BUILDINGS[setting.features.includes('ruins') ? 'ruins' : 'palace']?.(site) ?? '') : setting.features.includes('ship') ? moved(w * 0.24, sand + 30 * s, s, `<g transform="rotate(-14)">${BUILDINGS.ship?.({ ...site, at: (c) => mix(c, '#1f6aa0', 0.45) }) ?? ''}</g>`) : '';
  const fish = Array.from({ length: 16 }, () => { const x = roll.between(0.6, 0.95) * w; const y = roll.between(0.14, 0.34) * h; const k = roll.between(7, 13) * s; return path(`M${x} ${y} q${k} ${-k * 0.8} ${k * 2} 0 q${-k} ${k * 0.8} ${-k * 2} 0 l${-k * 0.7} ${-k * 0.5} v${k}Z`, '#0f4f86', `${bare} opacity=".5"`); }).join('');
  const weeds = Array.from({ length: 16 }, (_, i) => weed(roll.between(0, 1), (i < 8 ? roll.between(0, 0.26) : roll.between(0.74, 1)) * w, sand + roll.between(20, 70) * s, roll.between(130, 300) * s, mix('#1d7a86', '#35b58c', roll.next()), 17 * s)).join('');
  const reef = [[0.08, 42, '#ff7a8a'], [0.2, 28, '#ffb05a'], [0.9, 44, '#c77bea'], [0.79, 28, '#ff7fb0'], [0.02, 34, '#f5d15a'], [0.98, 30, '#ff9f6b']].map(([t, k, c]) => group('fill="none" stroke-linecap="round"', coral(stage, w * Number(t), sand + 66 * s, Number(k) * s, String(c)))).join('');
  const bubbles = Array.from({ length: 26 }, () => { const r = roll.between(3, 15) * s; const x = (roll.chance(0.5) ? roll.between(0, 0.3) : roll.between(0.7, 1)) * w; const y = roll.between(0.05, 0.9) * h; return circle(x, y, r, '#ffffff', `${bare} opacity=".13"`) + `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#eaffff" stroke-width="1.6" opacity=".6"/>` + circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#ffffff', `${bare} opacity=".9"`); }).join('');
  return {
    back: path(`M0 0H${w}V${h}H0Z`, paper.linear(water.map((color, i) => [i / 4, color])), bare) + surface + rays + hill(w, h, `${seed}r`, h * 0.6, 80 * s, 0.005, deepNight ? '#1a4f88' : '#2f8cba') + hill(w, h, `${seed}q`, h * 0.69, 56 * s, 0.006, deepNight ? '#15407a' : '#2472a8') + path(`M0 ${h * 0.5}H${w}V${h * 0.82}H0Z`, paper.linear([[0, '#6fe0ea', 0], [0.6, '#6fe0ea', 0.26], [1, '#6fe0ea', 0]]), bare) + fish + built +
      hill(w, h, `${seed}s`, sand, 16, 0.004, paper.linear([[0, '#ecdcb2'], [0.25, '#c4b394'], [1, '#4a5c88']])) + Array.from({ length: 30 }, () => ellipse(roll.between(0, w), roll.between(sand + 30, h), roll.between(3, 12) * s, roll.between(2, 5) * s, roll.pick(['#f6e6c6', '#8f86a0', '#d9a7b8']), `${bare} opacity=".6"`)).join('') + weeds + reef + bubbles,
    front: Array.from({ length: 10 }, (_, i) => weed(i, (i < 5 ? -0.01 + i * 0.026 : 0.88 + (i - 5) * 0.03) * w, h + 20, roll.between(120, 260) * s, mix('#0a2b5c', '#0e4a6a', roll.next()), 25 * s)).join(''),
  };
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
  let art = `<path d="M${x.toFixed(0)} ${y.toFixed(0)} L${ex.toFixed(0)} ${ey.toFixed(0)}" stroke="${color}" stroke-width="${(size * 0.34).toFixed(1)}"/>`;
  if (depth < 4) for (let i = 0; i < arms; i++) art += coral(stage, ex, ey, size * 0.74, color, angle + (i - (arms - 1) / 2) * 0.62 + stage.roll.between(-0.12, 0.12), depth + 1);
  return art;
}

export function paintSpace(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, roll, horizon, s } = stage;
  const land = setting.land;
  const sky = path(`M0 0H${w}V${h}H0Z`, paper.linear([[0, '#0b0f33'], [0.45, '#1f2364'], [0.75, '#4b3c93'], [1, '#8b62b4']]), bare);
  const nebulae = [[0.2, 0.18, 330, '#c155c9', 0.34], [0.42, 0.34, 280, '#3f8fe0', 0.3], [0.1, 0.42, 240, '#6d5be0', 0.34], [0.82, 0.5, 300, '#ff8ac0', 0.24]].map(([x, y, r, c, o]) => paper.glow(w * Number(x), h * Number(y), Number(r) * s, String(c), Number(o))).join('');
  const left = roll.chance(0.5);
  const px = w * (left ? 0.22 : 0.76);
  const big = setting.features.includes('planet') ? planetDisc(paper, px, h * 0.2, 120 * s) : ringedPlanet(paper, px, h * 0.2, 92 * s, roll.pick(['#e8a86a', '#8fc4e8', '#e88fb4', '#9fd8a8']));
  const small = ringedPlanet(paper, w * (left ? 0.86 : 0.12), h * 0.36, 30 * s, roll.pick(['#b49cf0', '#f2b38a']));
  const comet = path(`M${w * 0.56} ${h * 0.1} l${-150 * s} ${-40 * s} l${140 * s} ${56 * s}Z`, paper.linear([[0, '#ffffff', 0], [1, '#ffffff', 0.9]], { x2: 1, y2: 0 }), bare) + circle(w * 0.56, h * 0.102, 8 * s, '#fff', bare);
  const ground = horizon + (h - horizon) * 0.3;
  const site = { paper, at: (color: string): string => color, lit: true, roll };
  const built = setting.features.filter((name) => BUILDINGS[name] && name !== 'planet').map((name, i) => moved(w * (i ? (left ? 0.2 : 0.8) : left ? 0.74 : 0.24), ground + 12 * s, (stage.crowded ? 0.84 : 1.1) * s, BUILDINGS[name]?.(site) ?? '')).join('');
  const base = setting.features.includes('rocket') || setting.features.includes('domes') ? '' : moved(w * (left ? 0.84 : 0.14), ground + 10 * s, 0.8 * s, BUILDINGS.rocket?.(site) ?? '');
  const craters = Array.from({ length: 16 }, () => { const y = roll.between(ground + 34, h); const k = (y - ground) / (h - ground); const x = roll.between(0, w); const r = (14 + k * 54 * roll.next() + 6) * s; return ellipse(x, y, r, r * 0.32, shade(land, -0.13), `${bare} opacity=".6"`) + line(`M${x - r} ${y} A${r} ${r * 0.34} 0 0 0 ${x + r} ${y}`, shade(land, 0.12), 2 + k * 3, 0.75); }).join('');
  const plants = setting.plants.includes('mushroom') ? [0.08, 0.16, 0.88, 0.95].map((t) => drawPlant(paper, 'mushroom', w * t, ground + roll.between(20, 70) * s, 0.7 * s, (c) => mix(c, '#6d5be0', 0.16), roll)).join('') : '';
  return {
    back: sky + nebulae + stars(w, horizon + 60, roll, Math.round(150 * s)) + big + small + comet + hill(w, h, `${seed}x`, horizon + 6, 44 * s, 0.006, shade(mix(land, '#4b3c93', 0.5), 0)) + hill(w, h, `${seed}y`, horizon + 46 * s, 28 * s, 0.008, mix(land, '#5a4aa0', 0.32)) + built + base + hill(w, h, `${seed}z`, ground, 14, 0.004, paper.linear([[0, shade(land, 0.07)], [0.3, land], [1, shade(mix(land, '#3a3080', 0.35), -0.1)]])) + craters + plants,
    front: [[0.01, 74], [0.11, 36], [0.98, 84], [0.88, 34]].map(([t = 0, r = 0]) => pebble(paper, w * t, h * 0.985, r * s, shade(mix(land, '#3a3080', 0.45), -0.08))).join(''),
  };
}

export function paintSky(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, roll, s, palette, seed } = stage;
  const site = { paper, at: (color: string): string => palette.at(color, 0.8), lit: palette.dark, roll };
  const isle = (x: number, y: number, k: number, top: string): string => moved(x, y, k, path('M-190 0 Q-150 -34 0 -30 Q150 -34 190 0 Q150 60 70 110 Q30 190 0 210 Q-40 170 -70 110 Q-150 60 -190 0Z', paper.linear([[0, palette.at('#b08a68', 0.8)], [1, palette.at('#7a5f78', 0.8)]]), bare) + path('M-190 0 Q-150 -40 0 -36 Q150 -40 190 0 Q150 26 90 14 Q40 34 0 16 Q-50 36 -100 14 Q-150 28 -190 0Z', paper.drop(palette.at(setting.land, 0.85)), bare) + top);
  const name = setting.features.find((feature) => BUILDINGS[feature]) ?? roll.pick(['castle', 'cottage', 'windmill', 'ruins'] as const);
  const bow = /rainbow/i.test(setting.said) || palette.hour === 'rainbow' || roll.chance(0.4) ? rainbow(w * 0.5, h * 0.7, w * 0.44, s) : '';
  const tree = drawPlant(paper, 'blossom', -70, -22, 0.6, site.at, roll);
  const sideX = stage.crowded ? roll.pick([0.24, 0.76] as const) : 0.5;
  const bank = (y: number, k: number, opacity: number): string => Array.from({ length: 7 }, (_, i) => cloud(paper, (i / 6) * w + roll.between(-40, 40), y + roll.between(-20, 20), k * s, palette.dark ? mix('#ffffff', palette.haze, 0.55) : '#ffffff', opacity)).join('');
  const floorColor = palette.dark ? mix('#ffffff', palette.haze, 0.5) : '#ffffff';
  return {
    back: drawSky(stage) + bow + isle(w * (sideX < 0.5 ? 0.8 : 0.16), h * 0.36, 0.5 * s, tree) + isle(w * sideX, h * 0.52, (stage.crowded ? 0.95 : 1.2) * s, moved(0, -22, 0.62, BUILDINGS[name]?.(site) ?? '')) + isle(w * (sideX < 0.5 ? 0.58 : 0.44), h * 0.24, 0.3 * s, '') + bank(h * 0.66, 1.5, 0.75) + bank(h * 0.74, 1.8, 0.9) +
      hill(w, h, `${seed}k`, h * 0.79, 18, 0.008, paper.linear([[0, floorColor], [1, mix(floorColor, palette.light.shade, 0.28)]])) + Array.from({ length: 10 }, () => ellipse(roll.between(0, w), roll.between(h * 0.83, h), roll.between(60, 140) * s, roll.between(10, 22) * s, '#ffffff', `${bare} opacity=".55"`)).join(''),
    front: Array.from({ length: 8 }, (_, i) => cloud(paper, (i / 7) * w, h * (1.0 + (i % 2) * 0.014) - (i === 0 || i === 7 ? 30 * s : 0), 1.1 * s, floorColor, 0.95)).join(''),
  };
}

export function paintCave(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, roll, s, seed } = stage;
  const rock = mix(setting.land, '#3a3566', 0.25);
  const deep = shade(rock, -0.14);
  const glowColor = setting.features.includes('crystals') ? '#8fe8ff' : setting.plants.includes('mushroom') ? '#ffe0a0' : '#a9d8ff';
  const cx = w * roll.pick([0.3, 0.7, 0.5] as const);
  const icicles = (y: number, color: string, count: number, long: number): string => Array.from({ length: count }, (_, i) => { const x = (i / (count - 1)) * w + roll.between(-26, 26); const tall = roll.between(0.3, 1) * long * (0.5 + Math.abs(x / w - 0.5)); const half = roll.between(20, 44) * s; return path(`M${x - half} ${y} Q${x - half * 0.24} ${y + tall * 0.5} ${x} ${y + tall} Q${x + half * 0.24} ${y + tall * 0.5} ${x + half} ${y}Z`, color, bare); }).join('');
  const site = { paper, at: (color: string): string => mix(color, rock, 0.12), lit: true, roll };
  const ground = h * 0.74;
  const gems = setting.features.includes('crystals') ? moved(w * 0.16, ground + 20 * s, 0.95 * s, BUILDINGS.crystals?.(site) ?? '') + moved(w * 0.9, ground + 30 * s, 0.8 * s, BUILDINGS.crystals?.(site) ?? '') : moved(w * 0.92, ground + 24 * s, 0.5 * s, BUILDINGS.crystals?.(site) ?? '');
  const shrooms = [[0.06, 1.6, '#5ab8e8'], [0.13, 1, '#7ee0b5'], [0.82, 1.2, '#c77be8'], [0.2, 0.8, '#5ad1c8']].map(([t, k, c]) => paper.glow(w * Number(t), ground + 10 * s, 110 * Number(k) * s, String(c), 0.5) + moved(w * Number(t), ground + 44 * s, Number(k) * s, mushroomShape(paper, String(c), '#e6f1f6'))).join('');
  const specks = Array.from({ length: 34 }, () => paper.glow(roll.between(0, w), roll.between(0.1, 0.6) * h, roll.between(5, 12) * s, glowColor, 0.8)).join('');
  return {
    back: path(`M0 0H${w}V${h}H0Z`, paper.radial([[0, mix(glowColor, rock, 0.35)], [0.4, mix(rock, glowColor, 0.16)], [1, deep]], { cx: cx / w, cy: 0.5, r: 0.72 }), bare) + paper.glow(cx, h * 0.5, 420 * s, glowColor, 0.5) + hill(w, h, `${seed}b`, h * 0.62, 54 * s, 0.006, mix(rock, glowColor, 0.14)) + icicles(-6, mix(rock, glowColor, 0.12), 12, 330 * s) + icicles(-6, shade(rock, -0.05), 9, 270 * s) + specks +
      path(`M-10 -10 H${w * 0.2} Q${w * 0.06} ${h * 0.3} ${w * 0.1} ${h * 0.56} Q${w * 0.04} ${h * 0.72} -10 ${h * 0.84}Z M${w + 10} -10 H${w * 0.8} Q${w * 0.95} ${h * 0.28} ${w * 0.9} ${h * 0.54} Q${w * 0.97} ${h * 0.7} ${w + 10} ${h * 0.84}Z`, shade(rock, -0.08), bare) + hill(w, h, `${seed}g`, ground, 18, 0.005, paper.linear([[0, shade(rock, 0.06)], [0.3, rock], [1, deep]])) + gems + shrooms + Array.from({ length: 10 }, () => pebble(paper, roll.between(0, w), roll.between(ground + 50, h), roll.between(8, 20) * s, shade(rock, 0.02))).join(''),
    front: Array.from({ length: 7 }, (_, i) => { const x = (i < 4 ? i * 0.045 : 0.86 + (i - 4) * 0.055) * w; const tall = roll.between(60, 190) * s; return path(`M${x - 46 * s} ${h + 6} Q${x - 10 * s} ${h - tall * 0.5} ${x} ${h - tall} Q${x + 10 * s} ${h - tall * 0.5} ${x + 46 * s} ${h + 6}Z`, shade(deep, -0.05), bare); }).join(''),
  };
}

