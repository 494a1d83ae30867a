/** Lightings that are more than an hour of the day: each tints the light on figures and lays something over the place. */
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, each, ellipse, group, path, twinklePath } from '../shapes.ts';
import type { Light } from './light.ts';
import { type Sheet, sheetOf, whole } from './sheet.ts';

export interface LightEffect {
  light: (light: Light) => Light;
  /** over the place, under the figures */
  behind: string;
  /** over everything, always transparent */
  over: string;
}

/** What a lighting changes; whatever it leaves out stays as it is. */
type Effect = (sheet: Sheet) => Partial<LightEffect>;

const NONE: LightEffect = { light: (light) => light, behind: '', over: '' };

export function lightEffect(paper: Paper, lighting: string | undefined, roll: Dice): LightEffect {
  const effect = lighting ? EFFECTS.find(([words]) => words.test(lighting))?.[1] : undefined;
  return effect ? { ...NONE, ...effect(sheetOf(paper, roll)) } : NONE;
}

const tinted =
  (color: string, shade: string, depth: number): LightEffect['light'] =>
  (light) => ({ ...light, color, shade, depth });

/** Flames take away some of the shade, and never all of it. */
const warm =
  (color: string, shade: string): LightEffect['light'] =>
  (light) => ({ ...light, color, shade, depth: Math.max(0.12, light.depth * 0.7) });

const candles: Effect = (sheet) => {
  const { paper, w, h } = sheet;
  const flame = (t: number, i: number): string => {
    const y = h * (0.86 + (i % 2) * 0.05);
    return paper.glow(w * t, y, w * 0.16, '#ffd08a', 0.8) + ellipse(w * t, y, w * 0.007, w * 0.016, '#fff3c4', bare);
  };
  return {
    light: warm('#ffce8a', '#6a3a5c'),
    behind: [0.08, 0.17, 0.84, 0.93].map(flame).join(''),
    over: whole(sheet, paper.radial([[0, '#ffc27a', 0.16], [1, '#4a1f4a', 0.2]], { cy: 0.8, r: 0.8 })),
  };
};

const lanterns: Effect = (sheet) => {
  const { paper, w, h } = sheet;
  const lamp = (t: number, i: number): string => {
    const y = h * (0.12 + (i % 2) * 0.08);
    return (
      `<path d="M${w * t} 0V${y}" stroke="#5a4460" stroke-width="3"/>` +
      paper.glow(w * t, y + 20, w * 0.15, '#ffc66b', 0.85) +
      ellipse(w * t, y + 22, w * 0.026, w * 0.034, '#ffb45a', bare) +
      ellipse(w * t, y + 22, w * 0.012, w * 0.02, '#fff3c4', bare)
    );
  };
  return {
    light: warm('#ffd28a', '#5a3a6a'),
    behind: [0.1, 0.28, 0.72, 0.9].map(lamp).join(''),
    over: whole(sheet, paper.radial([[0, '#ffcf8a', 0.14], [1, '#3a2050', 0.14]], { cy: 0.3, r: 0.85 })),
  };
};

const firelight: Effect = (sheet) => {
  const { paper, w, h, roll } = sheet;
  const spark = (): string =>
    circle(roll.between(0, w), roll.between(h * 0.3, h), roll.between(1.6, 3.6), '#ffc46a', `${bare} opacity=".85"`);
  return {
    light: warm('#ff9f5a', '#5a2a4a'),
    behind: paper.glow(w * 0.5, h, w * 0.8, '#ff8a3d', 0.75) + group('', each(30, spark)),
    over: whole(sheet, paper.linear([[0, '#3a1a40', 0.22], [0.6, '#ff8a3d', 0], [1, '#ff8a3d', 0.26]])),
  };
};

const dappled: Effect = (sheet) => {
  const { paper, w, h, roll } = sheet;
  const spot = (): string =>
    ellipse(
      roll.between(0, w),
      roll.between(0, h),
      roll.between(20, 66),
      roll.between(14, 40),
      '#fffbd0',
      `${bare} opacity="${roll.between(0.1, 0.24).toFixed(2)}"`,
    );
  return {
    light: tinted('#f6ffc4', '#3f6a4a', 0.12),
    behind: whole(sheet, paper.linear([[0, '#6fae58', 0.36], [1, '#3f7a4a', 0.16]])) + each(26, spot),
  };
};

const underwater: Effect = (sheet) => {
  const { paper, w, h } = sheet;
  const ray = (t: number): string =>
    path(
      `M${w * (0.5 + t * 0.5)} 0 L${w * (0.45 + t * 1.6)} ${h} L${w * (0.6 + t * 1.7)} ${h} L${w * (0.56 + t * 0.5)} 0Z`,
      paper.linear([[0, '#eaffef', 0.4], [1, '#8fe9ff', 0]]),
      bare,
    );
  const rays = [-0.3, -0.12, 0.06, 0.24].map(ray).join('');
  return {
    light: tinted('#d8fff4', '#2a6aa0', 0.16),
    behind: whole(sheet, paper.linear([[0, '#6fe0dc', 0.5], [1, '#1c6ca8', 0.5]])) + rays,
    over: whole(sheet, '#5ad0e0', `${bare} opacity=".07"`),
  };
};

const magic: Effect = (sheet) => {
  const { paper, w, h, roll } = sheet;
  const spark = (i: number): string => {
    const x = (roll.chance(0.5) ? roll.between(0, 0.26) : roll.between(0.74, 1)) * w;
    const y = roll.between(0.05, 0.9) * h;
    const glow = paper.glow(x, y, roll.between(20, 50), i % 2 ? '#d9b0ff' : '#9ff0e6', 0.7);
    return glow + path(twinklePath(x, y, roll.between(7, 15)), '#ffffff', bare);
  };
  const sparks = each(22, spark);
  return {
    light: tinted('#f0d0ff', '#4a3a8a', 0.14),
    behind:
      whole(sheet, paper.radial([[0, '#b98af0', 0.2], [1, '#4a2f9a', 0.5]], { r: 0.75 })) +
      paper.glow(w * 0.5, h * 0.5, w * 0.6, '#f0c4ff', 0.55) +
      sparks,
  };
};

const moonlight: Effect = ({ paper, w, h }) => {
  const beam = (t: number, i: number): string =>
    path(
      `M${w * (t + 0.1)} 0 H${w * (t + 0.2)} L${w * (t + 0.04 - i * 0.03)} ${h} H${w * (t - 0.2)}Z`,
      paper.linear([[0, '#dfe8ff', 0.4], [1, '#dfe8ff', 0]]),
      bare,
    );
  return { behind: [0.2, 0.44, 0.68].map(beam).join('') };
};

const starlight: Effect = ({ paper, w, h, roll }) => {
  const star = (i: number): string => {
    const [x, y] = [roll.between(0, w), roll.between(0, h * 0.62)];
    return i % 4 ? circle(x, y, roll.between(1.4, 3.4), '#ffffff', bare) : path(twinklePath(x, y, roll.between(9, 19)), '#fff6d0', bare);
  };
  return { behind: each(60, star) + paper.softEllipse(w * 0.5, h * 0.2, w * 0.6, h * 0.13, '#c9b4ff', 0.4) };
};

/** A band of colour over the horizon, with its middle and half its height in shares of the sheet's height. */
const overTheHorizon =
  (y: number, half: number, color: string, strength: number): Effect =>
  ({ paper, w, h }) => ({ behind: paper.softEllipse(w * 0.5, h * y, w * 0.8, h * half, color, strength) });

const mist: Effect = ({ paper, w, h }) => {
  const bank = (t: number): string =>
    path(`M0 ${h * t}H${w}V${h * (t + 0.2)}H0Z`, paper.linear([[0, '#ffffff', 0], [0.5, '#ffffff', 0.2], [1, '#ffffff', 0]]), bare);
  return { over: [0.55, 0.72].map(bank).join('') };
};

/** The first whose words are in the lighting. */
const EFFECTS: readonly (readonly [words: RegExp, effect: Effect])[] = [
  [/candle/i, candles],
  [/lantern/i, lanterns],
  [/fire(light)?\b|firelight/i, firelight],
  [/dappled/i, dappled],
  [/underwater|water/i, underwater],
  [/magic/i, magic],
  [/moonlight/i, moonlight],
  [/starlight/i, starlight],
  [/sunset/i, overTheHorizon(0.6, 0.24, '#ff6a3d', 0.6)],
  [/sunrise/i, overTheHorizon(0.58, 0.26, '#ffd0b4', 0.75)],
  [/golden/i, (sheet) => ({ behind: whole(sheet, sheet.paper.linear([[0, '#ffd36a', 0.5], [1, '#ffd36a', 0]], { x2: 1, y2: 0.8 })) })],
  [/soft daylight/i, ({ paper, w, h }) => ({ behind: paper.glow(w * 0.3, h * 0.1, w * 0.7, '#ffffff', 0.6) })],
  [/twilight/i, overTheHorizon(0.55, 0.2, '#f0b4d9', 0.5)],
  [/mist|fog/i, mist],
];
