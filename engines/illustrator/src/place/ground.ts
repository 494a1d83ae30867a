/** Sky and land: the layers every outdoor place starts from. Coordinates are pixels of the sheet. */
import { createNoise2D } from 'simplex-noise';
import { mix, shade } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, line, path, twinklePath } from '../shapes.ts';
import type { Palette } from './palette.ts';

export interface Stage {
  paper: Paper;
  w: number;
  h: number;
  /** y of the horizon and of the floor on which figures stand */
  horizon: number;
  floor: number;
  /** pixels of one drawing unit: things are drawn for a sheet 1024 high */
  s: number;
  palette: Palette;
  roll: Dice;
  seed: string;
  /** where sun or moon stands */
  sun: { x: number; y: number };
  /** an empty middle is kept for figures */
  crowded: boolean;
  /** y of the hindmost feet: no river runs below it */
  feet?: number;
  /** where on the width a landmark is seen beside many people, 0..1 */
  seenAt?: number;
  /** the side on which a landmark stands beside one or two people, 0..1 */
  aside?: number;
  /** where landmarks stand that trees must not hide, in pixels */
  taken?: { x: number; half: number }[];
  /** how much a wide landmark may grow, to be seen over many heads */
  grow?: number;
  /** rain clouds hide sun, moon and stars */
  overcast?: boolean;
  /** a landmark is the moon itself */
  moonless?: boolean;
  /** a sky without stars */
  starless?: boolean;
  /** a flash of lightning in the sky */
  flash?: boolean;
}

export function drawSky(stage: Stage, clouds = true): string {
  const { paper, w, h, palette, roll, sun, s } = stage;
  const marks = [path(`M0 0H${w}V${h}H0Z`, paper.linear(palette.sky), bare)];
  if (palette.dark && !stage.overcast && !stage.starless) marks.push(stars(w, h * 0.6, roll, Math.round(70 * s + 30)));
  const disc = stage.overcast || (stage.moonless && palette.dark) || palette.hour === 'storm' || palette.hour === 'mist' ? 0 : (palette.dark ? 58 : 70) * s;
  marks.push(paper.glow(sun.x, sun.y, 400 * s, palette.sun, stage.overcast ? 0.28 : palette.dark ? 0.5 : 0.85));
  if (disc)
    marks.push(
      circle(sun.x, sun.y, disc, palette.sun, `${bare} opacity="${palette.hour === 'day' ? 0.85 : 0.96}"`),
      paper.glow(sun.x, sun.y, disc * 2.4, palette.sun, 0.45),
    );
  if (disc && palette.dark && palette.hour !== 'dusk')
    marks.push(
      circle(sun.x - disc * 0.3, sun.y - disc * 0.2, disc * 0.2, '#e2d6b4', `${bare} opacity=".4"`),
      circle(sun.x + disc * 0.34, sun.y + disc * 0.26, disc * 0.14, '#e2d6b4', `${bare} opacity=".4"`),
    );
  if (palette.hour === 'aurora') marks.push(aurora(paper, w, h));
  if (palette.hour === 'rainbow') marks.push(rainbow(w * 0.5, h * 0.72, w * 0.46, s));
  if (clouds) marks.push(cloudBank(stage));
  if (stage.flash) marks.push(lightning(stage));
  return marks.join('');
}

/** A flash under a heavy cloud where the sun would stand. */
function lightning({ paper, sun, s, w }: Stage): string {
  const x = Math.min(w - 150 * s, Math.max(150 * s, sun.x));
  const [y, k] = [sun.y + 6 * s, s * 1.1];
  const bolt =
    `M${x + 10 * k} ${y + 20 * k} L${x - 44 * k} ${y + 122 * k} H${x - 6 * k} L${x - 36 * k} ${y + 214 * k} L${x + 52 * k} ${y + 92 * k} ` +
    `H${x + 12 * k} L${x + 46 * k} ${y + 20 * k}Z`;
  return paper.glow(x, y + 110 * k, 200 * k, '#fff3b0', 0.6) + path(bolt, '#fff0a0', bare) + cloud(paper, x, y, 1.3 * s, '#566186', 0.97);
}

export function stars(w: number, h: number, roll: Dice, count: number): string {
  const marks: string[] = [];
  for (let i = 0; i < count; i++) {
    const size = roll.next();
    marks.push(
      circle(
        roll.between(0, w),
        roll.between(0, h),
        0.8 + size * size * 2.2,
        ['#ffffff', '#d5e4ff', '#ffeccc'][i % 3] ?? '#ffffff',
        `opacity="${Math.round(30 + roll.next() * 60) / 100}"`,
      ),
    );
  }
  for (let i = 0; i < 6; i++)
    marks.push(
      path(twinklePath(roll.between(0.05, 0.95) * w, roll.between(0.06, 0.7) * h, 7 + roll.next() * 8), '#ffffff', `${bare} opacity=".9"`),
    );
  return group('stroke="none"', ...marks);
}

/** At night clouds pass beside the moon: one before it would look like a bite. */
function besideMoon(x: number, y: number, k: number, { x: sunX, y: sunY }: Stage['sun'], s: number): number {
  const near = 150 * k + 84 * s;
  if (Math.abs(y - sunY) > 84 * k + 84 * s || Math.abs(x - sunX) > near) return x;
  return sunX + (x < sunX ? -near : near);
}

function cloudBank({ paper, w, h, palette, roll, s, sun, overcast }: Stage): string {
  const heavy = palette.hour === 'storm' ? '#66728f' : '#a9b4c2';
  const color = palette.dark ? mix(palette.haze, palette.light.shade, overcast ? 0.7 : 0.35) : overcast ? heavy : '#ffffff';
  const count = overcast || palette.hour === 'storm' ? 7 : 4;
  const strength = overcast ? 0.92 : palette.dark ? 0.4 : 0.86;
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + roll.between(0.1, 0.9)) / count) * w;
    const y = roll.between(0.06, 0.34) * h;
    const k = roll.between(0.6, 1.2) * s;
    return cloud(paper, palette.dark && !overcast ? besideMoon(x, y, k, sun, s) : x, y, k, color, strength);
  }).join('');
}

export function cloud(paper: Paper, x: number, y: number, s: number, color: string, opacity = 0.9): string {
  const fill = paper.linear([
    [0, color],
    [0.6, color],
    [1, shade(color, -0.05)],
  ]);
  const d =
    `M${x - 108 * s} ${y + 34 * s} C${x - 150 * s} ${y + 30 * s} ${x - 142 * s} ${y - 14 * s} ${x - 94 * s} ${y - 12 * s} ` +
    `C${x - 96 * s} ${y - 58 * s} ${x - 34 * s} ${y - 66 * s} ${x - 18 * s} ${y - 36 * s} C${x + 2 * s} ${y - 82 * s} ${x + 78 * s} ` +
    `${y - 66 * s} ${x + 74 * s} ${y - 18 * s} C${x + 128 * s} ${y - 26 * s} ${x + 140 * s} ${y + 30 * s} ${x + 104 * s} ${y + 34 * s}Z`;
  return path(d, fill, `${bare} opacity="${opacity}"`);
}

/** Three curtains of light that hang in folds: green below, violet where they fade. */
function aurora(paper: Paper, w: number, h: number): string {
  const STRIPS = 44;
  const curtain = (at: number, fold: number, tall: number, low: string, high: string): string => {
    const fill = paper.linear([
      [0, high, 0],
      [0.4, high, 0.24],
      [0.8, low, 0.62],
      [0.94, low, 0.8],
      [1, low, 0],
    ]);
    const edge = (t: number): number => h * (at + 0.045 * Math.sin(t * 7 + fold) + 0.02 * Math.sin(t * 17 + fold * 2));
    return Array.from({ length: STRIPS }, (_, i) => {
      const [from, to] = [i / STRIPS, (i + 1) / STRIPS];
      const rise = h * tall * (0.8 + 0.2 * Math.sin(i * 1.7 + fold));
      const d = `M${w * from} ${edge(from)} L${w * to + 0.6} ${edge(to)} V${edge(to) - rise} L${w * from} ${edge(from) - rise}Z`;
      return path(d, fill, `${bare} opacity="${(0.72 + 0.28 * Math.sin(i * 2.3 + fold)).toFixed(2)}"`);
    }).join('');
  };
  return curtain(0.25, 1, 0.2, '#6fd0f4', '#a98cff') + curtain(0.36, 3.2, 0.26, '#63f0b4', '#9f7cf0') + curtain(0.48, 5, 0.2, '#8ff7c0', '#5fc0e6');
}

export function rainbow(x: number, y: number, r: number, s: number): string {
  const colors = ['#f28a86', '#f7b77a', '#f9e08a', '#9fd89a', '#8fc0ee', '#b9a2e6'];
  return group(
    'fill="none" opacity=".62"',
    ...colors.map(
      (color, i) =>
        `<path d="M${x - r + i * 15 * s} ${y} A${r - i * 15 * s} ${r - i * 15 * s} 0 0 1 ${x + r - i * 15 * s} ${y}" ` +
        `stroke="${color}" stroke-width="${16 * s}"/>`,
    ),
  );
}

/** A rolling line of land from edge to edge, filled down to the bottom of the sheet. */
export function hill(
  w: number,
  h: number,
  seed: string,
  y: number,
  swing: number,
  wave: number,
  fill: string,
  extra: string = bare,
): string {
  const noise = createNoise2D(dice(seed).next);
  let d = `M-10 ${h + 10}`;
  for (let x = -10; x <= w + 20; x += 20)
    d += ` L${x} ${(y + noise(x * wave, 0) * swing + noise(x * wave * 2.7, 5) * swing * 0.3).toFixed(1)}`;
  return path(`${d} L${w + 20} ${h + 10}Z`, fill, extra);
}

export function peaks(paper: Paper, w: number, h: number, seed: string, y: number, tall: number, color: string, cap?: string): string {
  const roll = dice(seed);
  const marks: string[] = [];
  const count = Math.max(4, Math.round(w / 230));
  for (let i = -1; i <= count; i++) {
    const x = ((i + roll.between(0.2, 0.8)) / count) * w;
    const top = y - tall * roll.between(0.6, 1.1);
    const half = tall * roll.between(0.62, 0.95);
    const ridge = x + half * roll.between(-0.2, 0.1);
    marks.push(
      path(
        `M${x - half} ${y + 60} L${ridge - half * 0.08} ${top + 8} Q${ridge} ${top - 6} ${ridge + half * 0.09} ${top + 10} ` +
          `L${x + half} ${y + 60}Z`,
        paper.linear([
          [0, shade(color, 0.05)],
          [1, color],
        ]),
        bare,
      ),
    );
    marks.push(
      path(
        `M${ridge} ${top} L${x + half} ${y + 60} L${x + half * 0.12} ${y + 60} L${ridge + half * 0.16} ${top + tall * 0.42}Z`,
        shade(color, -0.05),
        `${bare} opacity=".6"`,
      ),
    );
    if (cap)
      marks.push(
        path(
          `M${ridge - half * 0.26} ${top + tall * 0.3} L${ridge} ${top} L${ridge + half * 0.28} ${top + tall * 0.3} ` +
            `L${ridge + half * 0.14} ${top + tall * 0.24} L${ridge + half * 0.04} ${top + tall * 0.36} L${ridge - half * 0.1} ` +
            `${top + tall * 0.25}Z`,
          cap,
          bare,
        ),
      );
  }
  return marks.join('') + path(`M0 ${y + 20}H${w}V${h}H0Z`, color, bare);
}

/** Tufts of three blades between two lines, lighter further back. */
export function grass({ w, h, roll, s }: Stage, top: number, color: string, count: number): string {
  const marks: string[] = [];
  for (let i = 0; i < count * 0.5; i++) {
    const y = roll.between(top, h + 10);
    const k = 0.5 + (y - top) / (h - top);
    marks.push(tuft(roll.between(0, w), y, roll.between(11, 22) * k * s, shade(color, roll.between(-0.06, 0.08))));
  }
  return group('stroke="none"', ...marks);
}

/** Three tapering blades that spread from one root. */
export function tuft(x: number, y: number, tall: number, color: string): string {
  const blade = (lean: number, long: number): string =>
    `M${x - tall * 0.1} ${y} Q${x + lean * 0.3} ${y - long * 0.6} ${x + lean} ${y - long} Q${x + lean * 0.5 + tall * 0.1} ` +
    `${y - long * 0.5} ${x + tall * 0.1} ${y}Z`;
  return path(blade(-tall * 0.5, tall * 0.8) + blade(tall * 0.1, tall) + blade(tall * 0.55, tall * 0.72), color, 'opacity=".85"');
}

export function trail({ paper, w, h, floor, horizon, roll }: Stage, color: string): string {
  const x = w * roll.between(0.42, 0.58);
  const far = w * roll.between(0.36, 0.64);
  const y = horizon + (floor - horizon) * 0.34;
  const wide = w * 0.17;
  return path(
    `M${far - 10} ${y} C${far + wide} ${y + (h - y) * 0.3} ${x - wide * 1.6} ${y + (h - y) * 0.5} ${x - wide * 1.3} ${h + 10} ` +
      `L${x + wide * 1.2} ${h + 10} C${x - wide * 0.2} ${y + (h - y) * 0.56} ${far + wide * 1.9} ${y + (h - y) * 0.3} ${far + 12} ${y}Z`,
    paper.linear([
      [0, color, 0.55],
      [1, color, 0.95],
    ]),
    bare,
  );
}

export const hazeBand = (paper: Paper, w: number, y: number, tall: number, color: string, strength: number): string =>
  path(
    `M0 ${y}H${w}V${y + tall}H0Z`,
    paper.linear([
      [0, color, 0],
      [0.6, color, strength],
      [1, color, 0],
    ]),
    bare,
  );

export const pebble = (paper: Paper, x: number, y: number, r: number, color: string): string =>
  ellipse(x, y, r, r * 0.62, paper.ball(color)) +
  line(`M${x - r * 0.5} ${y - r * 0.2} q${r * 0.3} ${-r * 0.26} ${r * 0.7} ${-r * 0.2}`, shade(color, 0.12), r * 0.1, 0.6);
