/** Sky of an hour: sun or moon, stars, clouds, lightning, northern lights and rainbows. Coordinates are pixels of the sheet. */
import { mix } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, group, line, path, starPath, twinklePath } from '../shapes.ts';
import { cloud } from './clouds.ts';
import { cloudscape } from './cloudscape.ts';
import type { Stage } from './ground.ts';

export function drawSky(stage: Stage, clouds = true): string {
  const { paper, w, h, palette, roll, sun, s } = stage;
  const marks = [path(`M0 0H${w}V${h}H0Z`, paper.linear(palette.sky), bare)];
  if (stage.plain) return marks.join('');
  marks.push(horizonLight(stage));
  if (palette.dark && !stage.overcast && !stage.starless) marks.push(stars(w, h * 0.6, roll, Math.round(70 * s + 30)), stage.starry ? milkyWay(stage) : '');
  const disc = stage.overcast || (stage.sunless && !palette.dark) || (stage.moonless && palette.dark) || palette.hour === 'storm' || palette.hour === 'mist' ? 0 : (palette.dark ? 58 : 70) * s;
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
  if (clouds && !stage.cloudless) marks.push(cloudscape(stage));
  if (stage.flash) marks.push(lightning(stage));
  return marks.join('');
}

/** Light that lies over the horizon under the sun, and faint bands of it higher up. */
function horizonLight({ paper, w, h, horizon, palette, seed, sun, overcast }: Stage): string {
  const roll = dice(`sky bands:${seed}`);
  const low = palette.sky.at(-1)?.[1] ?? palette.haze;
  const band = (y: number, thick: number, strength: number): string => paper.softEllipse(roll.between(0.2, 0.8) * w, y, roll.between(0.5, 0.8) * w, thick, low, strength);
  return (
    paper.softEllipse(sun.x, horizon - h * 0.02, w * 0.72, h * 0.2, palette.dark ? mix(low, palette.light.color, 0.4) : mix(palette.sun, low, 0.4), overcast ? 0.3 : 0.62) +
    [0.86, 0.68, 0.48].map((t, i) => band(horizon * t + roll.between(-0.02, 0.02) * h, h * (0.022 + i * 0.012), 0.24 - i * 0.05)).join('')
  );
}

/** A band of light across the sky, and stars that are large enough to count. */
function milkyWay({ paper, w, h, s, seed }: Stage): string {
  const roll = dice(`stars:${seed}`);
  const along = (t: number): readonly [number, number] => [w * (-0.05 + 1.1 * t), h * (0.5 - 0.44 * t)];
  const band = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = along(i / 11);
    return paper.glow(x, y, (150 + (i % 3) * 36) * s, ['#8fa8ff', '#c9a8ff', '#a9d4ff'][i % 3] ?? '#c9a8ff', 0.3);
  });
  const dust = Array.from({ length: 130 }, () => {
    const [x, y] = along(roll.next());
    return circle(x + roll.between(-90, 90) * s, y + roll.between(-80, 80) * s, roll.between(1, 2.6) * s, '#f4f2ff', `${bare} opacity="${roll.between(0.4, 0.95).toFixed(2)}"`);
  });
  const large = Array.from({ length: 26 }, (_, i) => {
    const [x, y, r] = [roll.between(0.02, 0.98) * w, roll.between(0.02, 0.6) * h, roll.between(11, 24) * s];
    return paper.glow(x, y, r * 2.2, '#fff6d8', 0.55) + path(i % 3 ? twinklePath(x, y, r) : starPath(x, y, r * 0.62), i % 2 ? '#fff6d0' : '#ffffff', bare);
  });
  return [...band, ...dust, ...large].join('');
}

/** A flash under a heavy cloud where the sun would stand. */
function lightning({ paper, sun, s, w }: Stage): string {
  const x = Math.min(w - 150 * s, Math.max(150 * s, sun.x));
  const [y, k] = [sun.y + 6 * s, s * 1.1];
  const down = (points: readonly (readonly [dx: number, dy: number])[]): string => `M${points.map(([dx, dy]) => `${x + dx * k} ${y + dy * k}`).join(' L')}`;
  const bolt = down([[16, 20], [-14, 84], [18, 108], [-22, 168], [4, 188], [-18, 250]]);
  const branches = `${down([[-14, 84], [-52, 116], [-48, 144]])} ${down([[18, 108], [50, 138], [46, 170]])}`;
  return (
    paper.glow(x, y + 110 * k, 200 * k, '#fff3b0', 0.6) + line(`${bolt} ${branches}`, '#d9c9ff', 13 * k, 0.35) + line(branches, '#fff3b0', 4 * k, 0.9) +
    line(bolt, '#fff3b0', 8 * k) + line(bolt, '#fffdf0', 3.5 * k) + cloud(paper, x, y, 1.3 * s, '#566186', 0.97)
  );
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

/** Three curtains of light that hang in folds: green below, violet where they fade. */
export function aurora(paper: Paper, w: number, h: number): string {
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
