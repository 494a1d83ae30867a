/** What lies on snow and on sand: drifts with a lit edge, ripples of the wind, shells and stones. */
import { mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { bare, line, path, twinklePath } from '../shapes.ts';
import { pebble, type Stage } from './ground.ts';
import { clump } from './lawn.ts';
import { disc, short } from './outlines.ts';

/** Low heaps that the wind has left: light above, blue in their lee. */
export function snowCover(stage: Stage, top: number, snow: string): string {
  const { w, h, s, palette, seed, paper } = stage;
  const roll = dice(`snow cover:${seed}`);
  const lee = mix(shade(snow, -0.06), palette.light.shade, 0.12);
  const heaps = Array.from({ length: 9 }, () => {
    const t = roll.between(0.06, 1);
    return { x: roll.between(-0.05, 1.05) * w, y: top + (h - top) * t, long: roll.between(70, 190) * s * (0.5 + t), tall: roll.between(9, 22) * s * (0.5 + t) };
  }).toSorted((a, b) => a.y - b.y);
  const drawn = heaps.map(({ x, y, long, tall }) => {
    const crest = `M${short(x - long)} ${short(y)}Q${short(x - long * 0.4)} ${short(y - tall * 1.7)} ${short(x + long * 0.1)} ${short(y - tall * 0.7)}T${short(x + long)} ${short(y)}`;
    return path(`${crest}Q${short(x)} ${short(y + tall * 0.7)} ${short(x - long)} ${short(y)}Z`, paper.linear([[0, shade(snow, 0.04)], [0.5, snow], [1, lee, 0.7]]), bare) + line(crest, shade(snow, 0.05), 2 * s, 0.7);
  });
  const sparks = Array.from({ length: 14 }, () => twinklePath(roll.between(0, w), roll.between(top + 30 * s, h), roll.between(3, 7) * s)).join('');
  return drawn.join('') + path(sparks, '#ffffff', `${bare} fill-opacity=".9"`);
}

/** Ripples in threes, as the wind draws them. */
const ripples = (w: number, h: number, s: number, top: number, roll: Dice): string =>
  Array.from({ length: 11 }, () => {
    const t = roll.between(0.06, 1);
    const [x, y, long] = [roll.between(-0.05, 0.95) * w, top + (h - top) * t, roll.between(60, 150) * s * (0.6 + t)];
    return [0, 1, 2].map((i) => `M${Math.round(x + i * 16 * s)} ${Math.round(y + i * 9 * s * (0.5 + t))}q${Math.round(long * 0.3)} ${Math.round(-11 * s)} ${Math.round(long * 0.55)} ${Math.round(-2 * s)}t${Math.round(long * 0.45)} ${Math.round(-3 * s)}`).join('');
  }).join('');

/** A fan of ribs. */
function shell(x: number, y: number, k: number, color: string): string {
  const rim = Array.from({ length: 6 }, (_, i) => {
    const a = Math.PI * (1.08 + (i / 5) * 0.84);
    return `A${short(4.4 * k)} ${short(4.4 * k)} 0 0 1 ${short(x + Math.cos(a) * 12 * k)} ${short(y + Math.sin(a) * 12 * k)}`;
  });
  const ribs = [-0.5, 0, 0.5].map((lean) => `M${short(x)} ${short(y)}l${short(lean * 11 * k)} ${short(-10 * k)}`).join('');
  return path(`M${short(x)} ${short(y + 2 * k)}L${short(x - 12 * k)} ${short(y - 3 * k)}${rim.join('')}Z`, color, bare) + line(ribs, shade(color, -0.1), 1.4 * k, 0.7);
}

function starfish(x: number, y: number, k: number, color: string): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [a, r] = [-Math.PI / 2 + (i / 10) * Math.PI * 2 + 0.3, (i % 2 ? 5 : 14) * k];
    return `${short(x + Math.cos(a) * r)} ${short(y + Math.sin(a) * r * 0.7)}`;
  });
  return `<path d="M${corners.join('L')}Z" fill="${color}" stroke="${color}" stroke-width="${short(4 * k)}" stroke-linejoin="round"/>` + path([-4, 4, 0].map((dx, i) => disc(x + dx * k, y + (i - 1) * 3 * k, 1.2 * k)).join(''), shade(color, 0.12), bare);
}

export function sandCover(stage: Stage, ground: 'shore' | 'desert', top: number, sand: string): string {
  const { w, h, s, palette, seed, paper } = stage;
  const roll = dice(`sand cover:${seed}`);
  const aside = (): number => roll.pick([roll.between(0.02, 0.34), roll.between(0.66, 0.98)] as const) * w;
  const spot = (): [number, number] => [aside(), roll.between(top + (h - top) * 0.24, h * 0.97)];
  const lines = ripples(w, h, s, top + 20 * s, roll);
  const tufts = Array.from({ length: ground === 'shore' ? 9 : 6 }, () => {
    const [x, y] = spot();
    return clump(x, y, roll.between(16, 34) * s, roll.whole(4, 6), roll);
  });
  const stones = Array.from({ length: 9 }, () => pebble(paper, ...spot(), roll.between(4, 11) * s, palette.at(roll.pick(['#c9b49c', '#b9a894', '#d8c8b4'] as const), 1)));
  const finds = ground === 'shore'
    ? [...Array.from({ length: 6 }, () => shell(...spot(), roll.between(0.8, 1.4) * s, palette.at(roll.pick(['#f7b3c4', '#fbf0dc', '#f6cfa8', '#d9c4ee'] as const), 1))), starfish(...spot(), 1.2 * s, palette.at('#ee8a62', 1)), starfish(...spot(), 0.9 * s, palette.at('#f2b45a', 1))]
    : [];
  return (
    line(lines, shade(sand, -0.055), 3.2 * s, 0.5) + `<g transform="translate(0 ${short(3.4 * s)})">${line(lines, shade(sand, 0.04), 2.2 * s, 0.6)}</g>` +
    path(tufts.join(''), palette.at(ground === 'shore' ? '#a9b46c' : '#b3a860', 0.95), bare) + stones.join('') + finds.join('')
  );
}
