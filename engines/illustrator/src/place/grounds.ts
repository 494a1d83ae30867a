/** Open land under a sky: meadows, forests, shores, deserts, streets, and the soft ground of portraits. */
import { mix, shade } from '../color.ts';
import { bare, circle, ellipse, group, line, moved, path, rect } from '../shapes.ts';
import { BUILDINGS, type Site } from './buildings.ts';
import { cloud, drawSky, grass, hazeBand, hill, peaks, pebble, type Stage, trail } from './ground.ts';
import { drawPlant, frond, mushroomShape, stemmed } from './plants.ts';
import type { Ground, Plant, Setting } from './setting.ts';
import type { Layers } from './backdrop.ts';

export function paintSoft(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, roll, palette, horizon } = stage;
  const land = roll.pick([setting.land, '#9fc4a8', '#b7a6d6', '#e0b894', '#94bcd0']);
  const bokeh = Array.from({ length: 16 }, () => circle(roll.between(0, w), roll.between(0, h * 0.6), roll.between(14, 54), '#ffffff', `${bare} opacity="${palette.dark ? 0.08 : 0.15}"`)).join('');
  return {
    back: drawSky(stage, false) + bokeh + hill(w, h, `${seed}a`, horizon, 26, 0.004, palette.at(land, 0.25)) + hazeBand(paper, w, horizon - 40, 160, palette.haze, 0.4) + hill(w, h, `${seed}b`, horizon + 70, 22, 0.005, palette.at(land, 0.55)) +
      hill(w, h, `${seed}c`, h * 0.83, 14, 0.006, paper.linear([[0, palette.at(land, 0.8)], [1, shade(palette.at(land, 1), -0.1)]])) + grass(stage, h * 0.84, palette.at(shade(land, -0.08), 1), 90),
    front: grass(stage, h * 0.97, shade(palette.at(land, 1), -0.14), 26),
  };
}

const PATHS: Partial<Record<Ground, string>> = { meadow: '#e8d3a4', forest: '#d9b98a', street: '#dcc8a8', garden: '#ecdcb4', snow: '#dfe8f4' };

export function paintOutdoors(stage: Stage, setting: Setting): Layers {
  const { paper, w, h, seed, palette, horizon, roll } = stage;
  const land = setting.land;
  const near = palette.at(land, 0.95);
  const far = palette.at(mix(land, '#7a90b8', 0.4), 0.3);
  const back: string[] = [drawSky(stage, setting.ground !== 'forest')];
  if (setting.features.includes('peaks') || setting.ground === 'snow') back.push(peaks(paper, w, h, `${seed}p`, horizon + 10, h * 0.3, palette.at('#8a90b4', 0.36), palette.at('#f6f9ff', 0.6)));
  else back.push(hill(w, h, `${seed}f`, horizon - 26, 44, 0.004, far));
  back.push(hazeBand(paper, w, horizon - 70, 190, palette.haze, 0.5));
  if (setting.ground === 'forest') back.push(woods(stage, setting));
  if (setting.ground === 'shore') back.push(sea(stage, setting));
  else back.push(hill(w, h, `${seed}m`, horizon + 30, 22, 0.005, palette.at(land, 0.55)));
  back.push(landmarks(stage, setting));
  if (setting.ground !== 'forest') back.push(trees(stage, setting));
  const groundY = horizon + (h - horizon) * (setting.ground === 'shore' ? 0.5 : 0.36);
  back.push(hill(w, h, `${seed}n`, groundY, 14, 0.004, paper.linear([[0, shade(near, 0.05)], [0.3, near], [1, shade(mix(near, palette.contrast, 0.4), -0.05)]])));
  if (setting.ground === 'lake' || setting.ground === 'swamp') back.push(water(stage, groundY));
  const way = PATHS[setting.ground];
  if (way && !setting.features.includes('pond')) back.push(trail({ ...stage, horizon: groundY - 30 }, palette.at(way, 0.95)));
  if (setting.ground === 'lava') back.push(lavaCracks(stage, groundY));
  back.push(cover(stage, setting, groundY));
  return { back: back.join(''), front: foreground(stage, setting) };
}

const site = (stage: Stage, near: number): Site => ({ paper: stage.paper, at: (color) => stage.palette.at(color, near), lit: stage.palette.dark, roll: stage.roll });

function landmarks(stage: Stage, setting: Setting): string {
  const { w, h, horizon, s, roll } = stage;
  const spots = [roll.pick([0.3, 0.7, 0.5] as const), 0.78, 0.2];
  if (stage.crowded) spots[0] = roll.pick([0.24, 0.76] as const);
  const first = spots[0] ?? 0.5;
  const placed = [first, first < 0.5 ? 0.78 : 0.22, 0.5];
  return setting.features
    .filter((name) => BUILDINGS[name])
    .map((name, i) => {
      const big = ['volcano', 'pyramid', 'waterfall', 'bridge', 'mesa', 'hedges', 'cottages', 'stalls', 'ruins', 'balloons', 'stones', 'candy'].includes(name);
      const scale = (stage.crowded ? 0.9 : 1.15) * s * (i ? 0.8 : 1) * (big ? 0.9 : 1);
      const x = w * (big && !stage.crowded && i === 0 ? 0.5 : (placed[i] ?? 0.5));
      const y = name === 'volcano' || name === 'mesa' ? horizon + 34 * s : name === 'ship' ? horizon + 40 * s : horizon + (h - horizon) * (i ? 0.24 : 0.2);
      return moved(x, y, scale, BUILDINGS[name]?.(site(stage, name === 'volcano' || name === 'mesa' ? 0.6 : 0.8)) ?? '');
    })
    .join('');
}

function trees(stage: Stage, setting: Setting): string {
  const { w, h, horizon, s, roll, palette, paper } = stage;
  if (!setting.plants.length) return '';
  const marks: { y: number; art: string }[] = [];
  const count = setting.ground === 'desert' ? 4 : 8;
  for (let i = 0; i < count; i++) {
    const edge = roll.chance(0.5) ? roll.between(-0.02, 0.26) : roll.between(0.74, 1.02);
    const depth = roll.between(0.06, 0.34);
    const y = horizon + (h - horizon) * depth;
    const plant = roll.pick(setting.plants as [Plant, ...Plant[]]);
    const size = (0.4 + depth * 1.5) * s * (plant === 'bush' ? 0.9 : plant === 'mushroom' ? 0.8 : 1);
    marks.push({ y, art: drawPlant(paper, plant, w * edge, y, size, (color) => palette.at(color, 0.5 + depth), roll) });
  }
  return marks.sort((a, b) => a.y - b.y).map(({ art }) => art).join('');
}

/** A forest in four depths, pale and thin at the back, dark and thick in front, open in the middle. */
function woods(stage: Stage, setting: Setting): string {
  const { w, h, horizon, s, roll, palette, paper, seed } = stage;
  const kinds = (setting.plants.length ? setting.plants : ['oak']) as [Plant, ...Plant[]];
  const leafy = kinds.some((plant) => ['oak', 'autumn', 'birch', 'palm'].includes(plant));
  const layers: string[] = [];
  for (let depth = 0; depth < 4; depth++) {
    const near = 0.14 + depth * 0.25;
    const base = horizon - 10 + depth * 34 * s;
    const at = (color: string): string => palette.at(color, near);
    const trunkColor = mix(at('#5f4a52'), palette.dark ? palette.contrast : at('#5a6a52'), 0.3 * near);
    const row: string[] = [];
    const count = 8 - depth;
    for (let i = 0; i < count; i++) {
      let x = ((i + roll.between(0.15, 0.85)) / count) * w;
      if (depth > 1 && Math.abs(x - w / 2) < w * (0.16 + depth * 0.06)) x = x < w / 2 ? x - w * 0.3 : x + w * 0.3;
      const plant = roll.pick(kinds);
      if (leafy && ['oak', 'autumn', 'birch'].includes(plant)) row.push(longTrunk(paper, x, base + 24 * s, s * (0.5 + depth * 0.36), plant === 'birch' ? at('#ece7dc') : trunkColor, roll.between(-40, 40)));
      else row.push(drawPlant(paper, plant, x, base + 20 * s, s * (0.8 + depth * 0.4), at, roll));
    }
    if (leafy) row.push(leafRoof(stage, depth, at(setting.plants[0] === 'autumn' ? '#d98a42' : setting.plants[0] === 'birch' ? '#b3bf5c' : shade(setting.land, -0.03))));
    row.push(hill(w, h, `${seed}w${depth}`, base, 12, 0.005, at(setting.land)));
    layers.push(row.join(''), depth < 3 ? hazeBand(paper, w, base - 190 * s, 300 * s, palette.haze, 0.34 - depth * 0.07) : '');
  }
  const shafts = [0.2, 0.36, 0.56].map((t, i) => path(`M${stage.sun.x} ${-20} L${w * (t + 0.1)} ${h} L${w * (t + 0.22)} ${h} L${stage.sun.x + 60} -20Z`, paper.linear([[0, palette.light.color, i === 1 ? 0.34 : 0.24], [1, palette.light.color, 0]]), bare)).join('');
  return layers.join('') + shafts;
}

const longTrunk = (paper: Stage['paper'], x: number, y: number, s: number, color: string, lean: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" stroke="none">` + path(`M-52 8 Q-22 -26 -20 -130 L${lean - 13} -900 H${lean + 13} L20 -130 Q22 -26 54 8Z`, paper.linear([[0, shade(color, -0.03)], [0.35, shade(color, 0.04)], [1, shade(color, -0.06)]], { x2: 1, y2: 0 })) +
  path(`M${lean * 0.4 + 10} -380 Q70 -440 110 -470 Q80 -430 ${lean * 0.4 + 14} -330Z M${lean * 0.6 - 8} -520 Q-70 -570 -120 -580 Q-70 -540 ${lean * 0.6 - 12} -470Z`, color) + '</g>';

function leafRoof(stage: Stage, depth: number, color: string): string {
  const { w, h, roll, s } = stage;
  const blobs: string[] = [];
  const count = Math.round(14 + (w / h) * 8);
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1)) * w;
    const arch = Math.abs(x - w * 0.5) / (w * 0.5);
    const y = h * (0.3 - depth * 0.09) * (0.16 + arch * 1.15) - 30 * s + roll.between(-34, 26) * s;
    blobs.push(ellipse(x, y, roll.between(70, 120) * s, roll.between(52, 86) * s, i % 3 ? color : shade(color, 0.03)));
    blobs.push(ellipse(x + roll.between(-60, 60) * s, y - 90 * s, 120 * s, 96 * s, color));
  }
  return group('stroke="none"', ...blobs);
}

function sea({ paper, w, h, horizon, palette, roll, s }: Stage, setting: Setting): string {
  const deep = palette.at('#2f86b8', 0.75);
  const shallow = palette.at('#7fd0d8', 0.85);
  const glints = Array.from({ length: 22 }, () => { const y = roll.between(horizon + 10, horizon + (h - horizon) * 0.46); return line(`M${roll.between(0, w)} ${y} h${roll.between(20, 70) * s}`, '#ffffff', 2.6, 0.45); }).join('');
  const isle = setting.features.length ? '' : path(`M${w * 0.62} ${horizon + 12} Q${w * 0.7} ${horizon - 50 * s} ${w * 0.78} ${horizon - 20 * s} Q${w * 0.86} ${horizon - 66 * s} ${w * 0.95} ${horizon + 12}Z`, palette.at('#7fae78', 0.4), bare);
  return isle + path(`M0 ${horizon + 6}H${w}V${h}H0Z`, paper.linear([[0, deep], [0.3, shallow], [1, shallow]]), bare) + glints + path(`M0 ${horizon + (h - horizon) * 0.47} Q${w * 0.25} ${horizon + (h - horizon) * 0.42} ${w * 0.5} ${horizon + (h - horizon) * 0.48} T${w} ${horizon + (h - horizon) * 0.46} V${h} H0Z`, '#ffffff', `${bare} opacity=".6"`);
}

function water({ paper, w, h, palette, roll, s }: Stage, top: number): string {
  const y = top + (h - top) * 0.12;
  const blue = palette.at('#6fb4d4', 0.9);
  const marks = Array.from({ length: 12 }, () => line(`M${roll.between(0.1, 0.8) * w} ${roll.between(y + 10, y + (h - y) * 0.34)} h${roll.between(24, 80) * s}`, '#ffffff', 2.6, 0.5)).join('');
  const pads = Array.from({ length: 7 }, () => { const x = roll.between(0.04, 0.96) * w; const py = roll.between(y + 14, y + (h - y) * 0.34); return ellipse(x, py, 26 * s, 9 * s, palette.at('#6fae5c', 0.9), bare) + (roll.chance(0.5) ? circle(x, py - 7 * s, 8 * s, palette.at('#f7b9cb', 1), bare) : ''); }).join('');
  return path(`M-10 ${y} Q${w * 0.3} ${y - 16} ${w * 0.5} ${y} T${w + 10} ${y - 4} L${w + 10} ${y + (h - y) * 0.36} Q${w * 0.6} ${y + (h - y) * 0.5} ${w * 0.3} ${y + (h - y) * 0.38} T-10 ${y + (h - y) * 0.4}Z`, paper.linear([[0, mix(blue, palette.haze, 0.5)], [1, blue]]), bare) + marks + pads;
}

function lavaCracks({ w, h, roll, paper, palette }: Stage, top: number): string {
  const marks: string[] = [];
  for (let i = 0; i < 6; i++) {
    const x = roll.between(0, w);
    const y = roll.between(top + 20, h - 30);
    const long = roll.between(60, 170);
    marks.push(paper.glow(x + long / 2, y, long * 0.7, '#ff9a4a', 0.35), line(`M${x} ${y} l${long * 0.3} ${-8} l${long * 0.3} 14 l${long * 0.4} -8`, '#ff9a4a', 8, 0.9), line(`M${x} ${y} l${long * 0.3} ${-8} l${long * 0.3} 14 l${long * 0.4} -8`, '#ffe08a', 3, 0.9));
  }
  return marks.join('') + hazeBand(paper, w, top - 60, 140, palette.haze, 0.25);
}

function cover(stage: Stage, setting: Setting, top: number): string {
  const { w, h, roll, palette, s, paper } = stage;
  const near = palette.at(setting.land, 1);
  switch (setting.ground) {
    case 'snow':
      return Array.from({ length: 16 }, () => ellipse(roll.between(0, w), roll.between(top + 30, h), roll.between(40, 120) * s, roll.between(6, 16) * s, shade(near, roll.chance(0.5) ? 0.03 : -0.035), `${bare} opacity=".7"`)).join('');
    case 'desert':
    case 'shore':
      return Array.from({ length: 12 }, () => line(`M${roll.between(-40, w)} ${roll.between(top + 34, h)} q${60 * s} ${-14 * s} ${roll.between(90, 180) * s} 0`, shade(near, -0.05), 4 * s, 0.6)).join('') + (setting.ground === 'shore' ? Array.from({ length: 9 }, () => pebble(paper, roll.between(0, w), roll.between(top + 60, h), roll.between(5, 12) * s, palette.at(roll.pick(['#f7b3c4', '#fbf0dc', '#c9b49c']), 1))).join('') : '');
    case 'lava':
      return Array.from({ length: 10 }, () => pebble(paper, roll.between(0, w), roll.between(top + 20, h), roll.between(10, 30) * s, palette.at('#6a5560', 1))).join('');
    default: {
      const colors = setting.flowers ? [setting.flowers] : ['#ffffff', '#ffd05c', '#ff9fbe', '#b9a2f0'];
      const flowers = setting.ground === 'forest' || setting.ground === 'swamp' || setting.ground === 'street' ? 8 : setting.flowers ? 54 : setting.ground === 'garden' ? 40 : 22;
      const blooms = Array.from({ length: flowers }, () => { const y = roll.between(top + 26, h * 0.985); const k = (0.5 + (y - top) / (h - top)) * s; const x = roll.chance(0.7) ? (roll.chance(0.5) ? roll.between(0, 0.34) : roll.between(0.66, 1)) : roll.next(); return { y, art: stemmed(x * w, y, 22 * k, 11 * k, palette.at(colors[roll.whole(0, colors.length - 1)] ?? '#fff', 1), palette.at('#5f9a4c', 1)) }; });
      return grass(stage, top + 20, near, 130) + blooms.sort((a, b) => a.y - b.y).map(({ art }) => art).join('');
    }
  }
}

/** What overlaps the lower edge, so that nobody looks stuck on. */
function foreground(stage: Stage, setting: Setting): string {
  const { w, h, roll, palette, s, paper } = stage;
  const dark = mix(palette.at(setting.land, 1), palette.contrast, 0.55);
  const marks: string[] = [];
  switch (setting.ground) {
    case 'snow':
      marks.push(path(`M-10 ${h + 10} V${h * 0.95} Q${w * 0.12} ${h * 0.9} ${w * 0.28} ${h * 0.97} Q${w * 0.5} ${h * 1.01} ${w * 0.7} ${h * 0.965} Q${w * 0.88} ${h * 0.91} ${w + 10} ${h * 0.95} V${h + 10}Z`, palette.at('#ffffff', 1), bare));
      break;
    case 'desert':
      marks.push(path(`M-10 ${h + 10} V${h * 0.94} Q${w * 0.16} ${h * 0.9} ${w * 0.34} ${h + 10}Z M${w * 0.68} ${h + 10} Q${w * 0.86} ${h * 0.9} ${w + 10} ${h * 0.95} V${h + 10}Z`, mix(palette.at(setting.land, 1), palette.contrast, 0.2), bare), ...[0.05, 0.93].map((t) => pebble(paper, w * t, h * 0.965, 40 * s, palette.at('#b9876a', 1))));
      break;
    case 'lava':
    case 'shore':
      marks.push(...[[0.02, 54], [0.12, 30], [0.97, 60], [0.87, 26]].map(([t = 0, r = 0]) => pebble(paper, w * t, h * 0.975, r * s, palette.at(setting.ground === 'lava' ? '#5f4d5a' : '#a89c94', 1))));
      if (setting.ground === 'shore') for (let i = 0; i < 14; i++) marks.push(line(`M${(i < 7 ? roll.between(0, 0.16) : roll.between(0.84, 1)) * w} ${h + 6} q${roll.between(-14, 14)} ${-60 * s} ${roll.between(-24, 24)} ${-roll.between(70, 120) * s}`, shade(palette.at('#a8b86a', 1), roll.between(-0.08, 0.06)), 5 * s));
      break;
    default:
      for (const side of [-1, 1]) for (let i = 0; i < 6; i++) marks.push(frond(side < 0 ? -8 + i * 11 * s : w + 8 - i * 11 * s, h + 14, side < 0 ? -1.5 + i * 0.25 : -Math.PI + 1.5 - i * 0.25, roll.between(120, 210) * s, i % 2 ? dark : shade(dark, 0.04)));
      marks.push(grass({ ...stage }, h * 0.972, shade(dark, 0.05), 46));
      if (setting.ground === 'forest') marks.push(...[[0.12, 1.2, '#e2574a'], [0.17, 0.7, '#f0a04a'], [0.9, 1, '#e2574a'], [0.85, 0.64, '#d98ac0']].map(([t, k, c]) => moved(w * Number(t), h * 0.975, Number(k) * s, mushroomShape(paper, palette.at(String(c), 1), palette.at('#fbeed4', 1)))));
  }
  return group('stroke="none"', ...marks);
}

export function paintCity(stage: Stage): Layers {
  const { paper, w, h, horizon, palette, roll, s } = stage;
  const block = (depth: number): string => {
    const marks: string[] = [];
    for (let x = -40; x < w + 40; ) {
      const wide = roll.between(70, 130) * s;
      const tall = roll.between(150, 380) * s * (1 - depth * 0.16);
      const base = horizon + 40 * s + depth * 56 * s;
      const wall = palette.at(roll.pick(['#c98f7a', '#8fa4c4', '#d9bc94', '#9fb8a8', '#b49ac0']), 0.35 + depth * 0.25);
      marks.push(rect(x, base - tall, wide, tall + 80, 5, paper.linear([[0, shade(wall, 0.03)], [1, wall]]), bare), rect(x - 4, base - tall - 8 * s, wide + 8, 14 * s, 4, shade(wall, -0.05), bare));
      for (let row = 0; row < tall / (44 * s) - 1; row++) for (let col = 0; col < 3; col++) {
        const lit = palette.dark ? roll.chance(0.62) : roll.chance(0.2);
        marks.push(rect(x + wide * (0.14 + col * 0.27), base - tall + (20 + row * 42) * s, wide * 0.17, 24 * s, 3, lit ? '#ffe09a' : mix(wall, '#dcecf8', palette.dark ? 0.12 : 0.55), bare));
      }
      if (roll.chance(0.3)) marks.push(line(`M${x + wide / 2} ${base - tall} v${-36 * s}`, shade(wall, -0.1), 4 * s), circle(x + wide / 2, base - tall - 40 * s, 6 * s, '#e8606a', bare));
      x += wide + roll.between(-4, 8);
    }
    return marks.join('');
  };
  const street = h * 0.8;
  const pave = palette.at('#b9b2bc', 0.95);
  const lamps = [0.1, 0.9].map((t) => line(`M${w * t} ${street + 10} V${street - 250 * s} q0 ${-30 * s} ${(t < 0.5 ? 1 : -1) * 34 * s} ${-30 * s}`, palette.at('#4a5068', 1), 9 * s) + paper.glow(w * t + (t < 0.5 ? 1 : -1) * 40 * s, street - 268 * s, 120 * s, '#ffe3a0', palette.dark ? 0.8 : 0.3) + ellipse(w * t + (t < 0.5 ? 1 : -1) * 40 * s, street - 270 * s, 22 * s, 14 * s, '#fff3c4')).join('');
  const trees = [0.22, 0.78].map((t) => drawPlant(paper, 'oak', w * t, street - 6 * s, 0.72 * s, (color) => palette.at(color, 0.9), roll)).join('');
  const hedge = rect(-10, street - 44 * s, w + 20, 54 * s, 20 * s, palette.at('#6fa05c', 0.85), bare);
  const stones = Array.from({ length: 5 }, (_, i) => line(`M${w * (i / 4)} ${h} L${w * (0.34 + (i / 4) * 0.32)} ${street}`, shade(pave, -0.05), 3, 0.6)).join('') + [0.3, 0.62].map((t) => line(`M0 ${street + (h - street) * t} H${w}`, shade(pave, -0.05), 3, 0.6)).join('');
  return {
    back: drawSky(stage) + block(0) + hazeBand(paper, w, horizon - 60, 220, palette.haze, 0.4) + block(1) + cloud(paper, w * 0.5, h * 0.12, 0.7 * s, '#ffffff', 0.4) + trees + hedge + path(`M0 ${street}H${w}V${h}H0Z`, paper.linear([[0, shade(pave, 0.03)], [1, shade(pave, -0.08)]]), bare) + stones + lamps,
    front: [0.03, 0.97].map((t) => rect(w * t - 70 * s, h * 0.95, 140 * s, 80 * s, 12, palette.at('#a0694a', 1), bare) + Array.from({ length: 7 }, (_, i) => stemmed(w * t - 52 * s + i * 17 * s, h * 0.955, 26 * s, 13 * s, palette.at(['#ff9fbe', '#ffd05c', '#ffffff'][i % 3] ?? '#fff', 1), palette.at('#5f9a4c', 1))).join('')).join(''),
  };
}
