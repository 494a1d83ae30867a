/** The mood of a picture: a tint over the place and something in the air, never before a face. */
import type { Dice } from '../dice.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, each, ellipse, group, line, path, rect, starPath, turned, twinklePath } from '../shapes.ts';
import { type Sheet, sheetOf, whole } from './sheet.ts';

export interface MoodEffect {
  /** over the place, under the figures */
  behind: string;
  /** at the edges, over everything */
  over: string;
}

/** One colour, stronger towards the edges. */
const tint = (sheet: Sheet, color: string, inner: number, outer: number): string =>
  whole(
    sheet,
    sheet.paper.radial(
      [
        [0, color, inner],
        [1, color, outer],
      ],
      { r: 0.78 },
    ),
  );

const CONFETTI = ['#e8566a', '#f2c14e', '#4f9fd0', '#58b878', '#b07ae0', '#ff9fbe'];

/** Beams from a point, every second one lit. */
const rays = ({ paper, w, h }: Sheet, x: number, y: number, color: string, strength: number): string => {
  const far = Math.hypot(w, h);
  const at = (angle: number): string => `${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far}`;
  const fill = paper.radial([
    [0, color, strength],
    [1, color, strength * 0.2],
  ]);
  return each(14, (i) => path(`M${x} ${y} L${at((i / 7) * Math.PI)} L${at(((i + 0.5) / 7) * Math.PI)}Z`, fill, bare));
};

const floating = (
  { w, h, roll }: Sheet,
  count: number,
  draw: (x: number, y: number, i: number) => string,
  top = 0.04,
  low = 0.96,
): string => each(count, (i) => draw(roll.between(0.02, 0.98) * w, roll.between(top, low) * h, i));

/** Only in the outer fifths of the sheet. */
const aside = ({ w, h, roll }: Sheet, count: number, draw: (x: number, y: number, i: number) => string, top = 0.05, low = 0.95): string =>
  each(count, (i) => draw((i % 2 ? roll.between(0.86, 0.99) : roll.between(0.01, 0.14)) * w, roll.between(top, low) * h, i));

const bat = (x: number, y: number, k: number): string =>
  `<path d="M0 0 Q-10 -16 -16 -6 Q-34 -26 -60 -8 Q-40 -6 -36 10 Q-22 2 -12 14 Q-4 10 0 18 Q4 10 12 14 Q22 2 36 10 Q40 -6 60 -8 Q34 -26 16 -6 Q10 -16 0 0Z" fill="#2a1f48" stroke="none" transform="translate(${x} ${y}) scale(${k})"/>`;
const bird = (x: number, y: number, k: number): string =>
  line(`M${x - 26 * k} ${y} Q${x - 12 * k} ${y - 16 * k} ${x} ${y} Q${x + 12 * k} ${y - 16 * k} ${x + 26 * k} ${y}`, '#4a4a6a', 4 * k, 0.8);
const mist = (sheet: Sheet, color: string, strength: number, from: number): string =>
  each(4, (i) =>
    sheet.paper.softEllipse(sheet.w * (0.1 + i * 0.28), sheet.h * (from + (i % 2) * 0.07), sheet.w * 0.34, sheet.h * 0.11, color, strength),
  );

const MOODS: readonly (readonly [words: RegExp, draw: (sheet: Sheet) => MoodEffect])[] = [
  [
    /triumph|victor/i,
    (s) => ({
      behind: rays(s, s.w / 2, s.h * 0.52, '#fff0a8', 0.62) + tint(s, '#ffc23d', 0, 0.26),
      over: aside(s, 26, (x, y, i) => path(starPath(x, y, 12 + (i % 3) * 5), CONFETTI[(i % 2) + 1] ?? '#f2c14e', bare)),
    }),
  ],
  [
    /joy|happy|cheer/i,
    (s) => ({
      behind: tint(s, '#ffe27a', 0.16, 0.05) + rays(s, s.w * 0.82, -40, '#fff6c8', 0.3),
      over: aside(s, 46, (x, y, i) => turned(i * 47, x, y, rect(x, y, 15, 8, 2, CONFETTI[i % 6] ?? '#fff', bare))),
    }),
  ],
  [
    /peace|calm|serene/i,
    (s) => ({
      behind: tint(s, '#bfe4ee', 0.26, 0.12) + mist(s, '#ffffff', 0.5, 0.6),
      over: aside(s, 8, (x, y) => ellipse(x, y, 11, 5, '#ffffff', `${bare} opacity=".85"`)),
    }),
  ],
  [
    /cozy|cosy|warm/i,
    (s) => ({
      behind: tint(s, '#ffb45a', 0.2, 0.34),
      over:
        line(`M0 ${s.h * 0.05} Q${s.w / 2} ${s.h * 0.15} ${s.w} ${s.h * 0.05}`, '#6a4a4a', 3, 0.8) +
        each(9, (i) => {
          const t = (i + 0.5) / 9;
          const y = s.h * (0.05 + 0.2 * t * (1 - t)) + 15;
          return s.paper.glow(s.w * t, y, 46, '#ffd27a', 0.9) + circle(s.w * t, y, 9, '#fff0c0', bare);
        }),
    }),
  ],
  [
    /playful/i,
    (s) => ({
      behind: floating(s, 16, (x, y, i) => circle(x, y, 12 + (i % 5) * 8, CONFETTI[i % 6] ?? '#fff', `${bare} opacity=".34"`)),
      over: aside(
        s,
        14,
        (x, y, i) =>
          circle(x, y, 12 + (i % 4) * 7, '#ffffff', `${bare} opacity=".2"`) +
          circle(x, y, 12 + (i % 4) * 7, 'none', `stroke="${CONFETTI[i % 6]}" stroke-width="4" opacity=".85"`),
      ),
    }),
  ],
  [
    /silly|fun/i,
    (s) => ({
      behind: tint(s, '#f28ad0', 0.06, 0.22),
      over: aside(s, 16, (x, y, i) =>
        i % 3
          ? line(`M${x} ${y} q14 -22 28 0 t28 0 t28 0`, CONFETTI[i % 6] ?? '#fff', 7, 0.9)
          : line(`M${x} ${y} m-16 0 a16 16 0 1 1 32 0 a12 12 0 1 1 -24 0 a7 7 0 1 1 14 0`, CONFETTI[i % 6] ?? '#fff', 6, 0.9),
      ),
    }),
  ],
  [
    /dream/i,
    (s) => ({
      behind: tint(s, '#e4c4ff', 0.34, 0.3) + floating(s, 10, (x, y) => s.paper.glow(x, y, 70, '#ffffff', 0.5)),
      over: each(9, (i) => ellipse((i / 8) * s.w, s.h * 1.0, s.w * 0.11, s.h * 0.05, '#ffffff', `${bare} opacity=".85"`)),
    }),
  ],
  [
    /magic|enchant/i,
    (s) => ({
      behind: tint(s, '#8a5af0', 0.1, 0.36) + floating(s, 12, (x, y, i) => s.paper.glow(x, y, 60, i % 2 ? '#8ff0e0' : '#f0b4ff', 0.7)),
      over: aside(s, 26, (x, y, i) => path(twinklePath(x, y, 10 + (i % 4) * 5), i % 3 ? '#ffffff' : '#ffe9a0', bare)),
    }),
  ],
  [
    /curious|wonder/i,
    (s) => ({
      behind:
        path(
          `M${s.w * 0.5} ${-s.h * 0.1} L${s.w * 0.12} ${s.h} H${s.w * 0.88}Z`,
          s.paper.linear([
            [0, '#fff6c8', 0.46],
            [1, '#fff6c8', 0.08],
          ]),
          bare,
        ) + tint(s, '#2a4a7a', 0, 0.26),
      over: `<path d="M${s.w * 0.03} ${s.h * 0.96} q${s.w * 0.09} ${-s.h * 0.2} ${s.w * 0.02} ${-s.h * 0.34} t${s.w * 0.03} ${-s.h * 0.34}" fill="none" stroke="#fff3c0" stroke-width="7" stroke-dasharray="2 22" stroke-linecap="round"/>`,
    }),
  ],
  [
    /adventur|explor/i,
    (s) => ({
      behind:
        tint(s, '#f2a53a', 0.04, 0.26) +
        each(5, (i) => bird(s.w * (0.16 + i * 0.15), s.h * (0.12 + (i % 3) * 0.06), 1 + (i % 2) * 0.5)) +
        each(5, (i) => line(`M${-20} ${s.h * (0.2 + i * 0.13)} q${s.w * 0.2} -30 ${s.w * 0.36} 0`, '#ffffff', 7, 0.6)),
      over: aside(s, 12, (x, y) => line(`M${x - 30} ${y} h60`, '#ffffff', 4, 0.6)),
    }),
  ],
  [
    /brave|bold|courage/i,
    (s) => ({
      behind: rays(s, s.w / 2, s.h * 0.9, '#ff9a5a', 0.5) + tint(s, '#c93a2a', 0, 0.28),
      over: aside(s, 14, (x, y) => circle(x, y, 4, '#ffd36a', bare), 0.4),
    }),
  ],
  [
    /hope/i,
    (s) => ({
      behind:
        path(
          `M${-s.w * 0.1} ${-s.h * 0.1} L${s.w * 0.5} ${s.h} H${s.w * 1.05}Z`,
          s.paper.linear(
            [
              [0, '#fffbe0', 0.8],
              [1, '#fffbe0', 0],
            ],
            { x2: 0.7, y2: 1 },
          ),
          bare,
        ) + tint(s, '#ffd9c4', 0.12, 0.16),
      over: aside(s, 14, (x, y) => line(`M${x} ${y} l4 16 M${x} ${y} l-9 -9 M${x} ${y} v-12 M${x} ${y} l9 -9`, '#ffffff', 2.4, 0.9)),
    }),
  ],
  [
    /wist|sad|melanch|nostalg/i,
    (s) => ({
      behind: tint(s, '#5a6ab0', 0.26, 0.34),
      over: aside(s, 18, (x, y, i) =>
        turned(
          i * 61,
          x,
          y,
          path(`M${x - 14} ${y} Q${x} ${y - 13} ${x + 15} ${y} Q${x} ${y + 11} ${x - 14} ${y}Z`, i % 2 ? '#b9886a' : '#8f8ab4', bare),
        ),
      ),
    }),
  ],
  [
    /myster|secret/i,
    (s) => ({
      behind: tint(s, '#0f3a4a', 0.12, 0.62) + mist(s, '#a9d4d4', 0.6, 0.66),
      over: mist(s, '#c4e4e0', 0.34, 0.96) + aside(s, 6, (x, y) => s.paper.glow(x, y, 30, '#c4fff0', 0.8), 0.4, 0.8),
    }),
  ],
  [
    /spook|eerie|dark|tense/i,
    (s) => ({
      behind:
        tint(s, '#3a1f6a', 0.2, 0.62) +
        mist(s, '#a9e4a4', 0.42, 0.72) +
        each(5, (i) => bat(s.w * (0.12 + i * 0.19), s.h * (0.1 + (i % 3) * 0.08), 0.7 + (i % 2) * 0.5)),
      over: group('', mist(s, '#b4e4b0', 0.26, 0.97)),
    }),
  ],
];

export function moodEffect(paper: Paper, mood: string | undefined, roll: Dice): MoodEffect {
  const draw = mood ? MOODS.find(([words]) => words.test(mood))?.[1] : undefined;
  return draw?.(sheetOf(paper, roll)) ?? { behind: '', over: '' };
}
