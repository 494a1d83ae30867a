/** Lightings that are more than an hour of the day: each tints the light on figures and lays something over the place. */
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, path, twinklePath } from '../shapes.ts';
import type { Light } from './light.ts';

export interface LightEffect {
  light: (light: Light) => Light;
  /** over the place, under the figures */
  behind: string;
  /** over everything, always transparent */
  over: string;
}

const NONE: LightEffect = { light: (light) => light, behind: '', over: '' };

export function lightEffect(paper: Paper, lighting: string | undefined, roll: Dice): LightEffect {
  const { width: w, height: h } = paper;
  const sheet = path.bind(undefined, `M0 0H${w}V${h}H0Z`);
  const warm =
    (color: string, shade: string): LightEffect['light'] =>
    (light) => ({ ...light, color, shade, depth: Math.max(0.12, light.depth * 0.7) });
  if (!lighting) return NONE;
  if (/candle/i.test(lighting)) {
    const flames = [0.08, 0.17, 0.84, 0.93]
      .map(
        (t, i) =>
          paper.glow(w * t, h * (0.86 + (i % 2) * 0.05), w * 0.16, '#ffd08a', 0.8) +
          ellipse(w * t, h * (0.86 + (i % 2) * 0.05), w * 0.007, w * 0.016, '#fff3c4', bare),
      )
      .join('');
    return {
      light: warm('#ffce8a', '#6a3a5c'),
      behind: flames,
      over: sheet(
        paper.radial(
          [
            [0, '#ffc27a', 0.16],
            [1, '#4a1f4a', 0.2],
          ],
          { cy: 0.8, r: 0.8 },
        ),
        bare,
      ),
    };
  }
  if (/lantern/i.test(lighting)) {
    const lamps = [0.1, 0.28, 0.72, 0.9]
      .map((t, i) => {
        const y = h * (0.12 + (i % 2) * 0.08);
        return (
          `<path d="M${w * t} 0V${y}" stroke="#5a4460" stroke-width="3"/>` +
          paper.glow(w * t, y + 20, w * 0.15, '#ffc66b', 0.85) +
          ellipse(w * t, y + 22, w * 0.026, w * 0.034, '#ffb45a', bare) +
          ellipse(w * t, y + 22, w * 0.012, w * 0.02, '#fff3c4', bare)
        );
      })
      .join('');
    return {
      light: warm('#ffd28a', '#5a3a6a'),
      behind: lamps,
      over: sheet(
        paper.radial(
          [
            [0, '#ffcf8a', 0.14],
            [1, '#3a2050', 0.14],
          ],
          { cy: 0.3, r: 0.85 },
        ),
        bare,
      ),
    };
  }
  if (/fire(light)?\b|firelight/i.test(lighting)) {
    const sparks = Array.from({ length: 30 }, () =>
      circle(roll.between(0, w), roll.between(h * 0.3, h), roll.between(1.6, 3.6), '#ffc46a', `${bare} opacity=".85"`),
    ).join('');
    return {
      light: warm('#ff9f5a', '#5a2a4a'),
      behind: paper.glow(w * 0.5, h, w * 0.8, '#ff8a3d', 0.75) + group('', sparks),
      over: sheet(
        paper.linear([
          [0, '#3a1a40', 0.22],
          [0.6, '#ff8a3d', 0],
          [1, '#ff8a3d', 0.26],
        ]),
        bare,
      ),
    };
  }
  if (/dappled/i.test(lighting)) {
    const spots = Array.from({ length: 26 }, () =>
      ellipse(
        roll.between(0, w),
        roll.between(0, h),
        roll.between(20, 66),
        roll.between(14, 40),
        '#fffbd0',
        `${bare} opacity="${roll.between(0.1, 0.24).toFixed(2)}"`,
      ),
    ).join('');
    return {
      light: (light) => ({ ...light, color: '#f6ffc4', shade: '#3f6a4a', depth: 0.12 }),
      behind:
        sheet(
          paper.linear([
            [0, '#6fae58', 0.36],
            [1, '#3f7a4a', 0.16],
          ]),
          bare,
        ) + spots,
      over: '',
    };
  }
  if (/underwater|water/i.test(lighting)) {
    const rays = [-0.3, -0.12, 0.06, 0.24]
      .map((t) =>
        path(
          `M${w * (0.5 + t * 0.5)} 0 L${w * (0.45 + t * 1.6)} ${h} L${w * (0.6 + t * 1.7)} ${h} L${w * (0.56 + t * 0.5)} 0Z`,
          paper.linear([
            [0, '#eaffef', 0.4],
            [1, '#8fe9ff', 0],
          ]),
          bare,
        ),
      )
      .join('');
    return {
      light: (light) => ({ ...light, color: '#d8fff4', shade: '#2a6aa0', depth: 0.16 }),
      behind:
        sheet(
          paper.linear([
            [0, '#6fe0dc', 0.5],
            [1, '#1c6ca8', 0.5],
          ]),
          bare,
        ) + rays,
      over: sheet('#5ad0e0', `${bare} opacity=".07"`),
    };
  }
  if (/magic/i.test(lighting)) {
    const lights = Array.from({ length: 22 }, (_, i) => {
      const x = (roll.chance(0.5) ? roll.between(0, 0.26) : roll.between(0.74, 1)) * w;
      const y = roll.between(0.05, 0.9) * h;
      return (
        paper.glow(x, y, roll.between(20, 50), i % 2 ? '#d9b0ff' : '#9ff0e6', 0.7) +
        path(twinklePath(x, y, roll.between(7, 15)), '#ffffff', bare)
      );
    }).join('');
    return {
      light: (light) => ({ ...light, color: '#f0d0ff', shade: '#4a3a8a', depth: 0.14 }),
      behind:
        sheet(
          paper.radial(
            [
              [0, '#b98af0', 0.2],
              [1, '#4a2f9a', 0.5],
            ],
            { r: 0.75 },
          ),
          bare,
        ) +
        paper.glow(w * 0.5, h * 0.5, w * 0.6, '#f0c4ff', 0.55) +
        lights,
      over: '',
    };
  }
  const sky = SKY_LIGHTS.find(([words]) => words.test(lighting))?.[1];
  if (sky) return { ...NONE, behind: sky(paper, roll) };
  if (/mist|fog/i.test(lighting))
    return {
      ...NONE,
      over: [0.55, 0.72]
        .map((t) =>
          path(
            `M0 ${h * t}H${w}V${h * (t + 0.2)}H0Z`,
            paper.linear([
              [0, '#ffffff', 0],
              [0.5, '#ffffff', 0.2],
              [1, '#ffffff', 0],
            ]),
            bare,
          ),
        )
        .join(''),
    };
  return NONE;
}

/** Lights of the sky that are more than its colours. */
const SKY_LIGHTS: readonly (readonly [words: RegExp, draw: (paper: Paper, roll: Dice) => string])[] = [
  [
    /moonlight/i,
    (paper) =>
      [0.2, 0.44, 0.68]
        .map((t, i) =>
          path(
            `M${paper.width * (t + 0.1)} 0 H${paper.width * (t + 0.2)} L${paper.width * (t + 0.04 - i * 0.03)} ${paper.height} H${paper.width * (t - 0.2)}Z`,
            paper.linear([
              [0, '#dfe8ff', 0.4],
              [1, '#dfe8ff', 0],
            ]),
            bare,
          ),
        )
        .join(''),
  ],
  [
    /starlight/i,
    (paper, roll) =>
      Array.from({ length: 60 }, (_, i) => {
        const [x, y] = [roll.between(0, paper.width), roll.between(0, paper.height * 0.62)];
        return i % 4
          ? circle(x, y, roll.between(1.4, 3.4), '#ffffff', bare)
          : path(twinklePath(x, y, roll.between(9, 19)), '#fff6d0', bare);
      }).join('') + paper.softEllipse(paper.width * 0.5, paper.height * 0.2, paper.width * 0.6, paper.height * 0.13, '#c9b4ff', 0.4),
  ],
  [/sunset/i, (paper) => paper.softEllipse(paper.width * 0.5, paper.height * 0.6, paper.width * 0.8, paper.height * 0.24, '#ff6a3d', 0.6)],
  [
    /sunrise/i,
    (paper) => paper.softEllipse(paper.width * 0.5, paper.height * 0.58, paper.width * 0.8, paper.height * 0.26, '#ffd0b4', 0.75),
  ],
  [
    /golden/i,
    (paper) =>
      path(
        `M0 0H${paper.width}V${paper.height}H0Z`,
        paper.linear(
          [
            [0, '#ffd36a', 0.5],
            [1, '#ffd36a', 0],
          ],
          { x2: 1, y2: 0.8 },
        ),
        bare,
      ),
  ],
  [/soft daylight/i, (paper) => paper.glow(paper.width * 0.3, paper.height * 0.1, paper.width * 0.7, '#ffffff', 0.6)],
  [
    /twilight/i,
    (paper) => paper.softEllipse(paper.width * 0.5, paper.height * 0.55, paper.width * 0.8, paper.height * 0.2, '#f0b4d9', 0.5),
  ],
];
