/** The head of a creature. */
import { nostrils } from './beast-mouth.ts';
import type { MouthShape } from './expression.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Stance } from './figure.ts';
import { headwear } from './headwear.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { bridge, lenses } from './spectacles.ts';
import { drawHeadHorns } from './horns.ts';
import type { CreatureParts, Look } from './look.ts';
import { drawTuft } from './tuft.ts';
import { nodOf, turnHead } from './turn-head.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path, starPath } from '../shapes.ts';

const HEAD = 'M0 -112 C84 -112 126 -62 124 2 C122 64 70 96 0 96 C-70 96 -122 64 -124 2 C-126 -62 -84 -112 0 -112Z';

const HEAD_GECKO =
  'M0 -78 C30 -84 40 -112 70 -112 C112 -112 118 -72 112 -44 C138 -20 144 20 130 44 C110 84 62 98 0 98 C-62 98 -110 84 -130 44 C-144 ' +
    '20 -138 -20 -112 -44 C-118 -72 -112 -112 -70 -112 C-40 -112 -30 -84 0 -78Z';

const HEAD_ROCK = 'M-58 -106 L48 -112 L104 -76 L126 -6 L104 64 L44 98 L-50 96 L-110 60 L-124 -10 L-100 -74Z';

export const drawHead = (paper: Paper, look: Look, parts: CreatureParts, stance: Stance): string =>
  turnHead(fromTheFront(paper, look, parts, stance), stance.turn, { r: parts.snout === 'gecko' ? 134 : 124, nod: nodOf(stance) });

function fromTheFront(paper: Paper, look: Look, parts: CreatureParts, stance: Stance): string {
  const { feeling, gaze } = stance;
  const skin = paper.ball(parts.body);
  const lid = shade(parts.body, -0.1);
  const eye = { iris: look.eye, lid, lashes: look.female || look.marks.includes('lashes'), shine: look.marks.includes('glow-eyes') };
  const count = look.marks.includes('single-eye') ? 1 : (parts.eyes ?? 2);
  const far = parts.snout === 'gecko' ? 68 : 50;
  const high = parts.snout === 'gecko' ? -56 : parts.snout === 'croc' ? -34 : -8;
  const eyes =
    count === 1
      ? drawEye(paper, 0, -30, 41, eye, feeling, gaze)
      : drawEye(paper, -far, high, 31, eye, feeling, gaze) +
        drawEye(paper, far, high, 31, { ...eye, iris: look.secondEye }, feeling, gaze) +
        (count === 3 ? drawEye(paper, 0, -62, 21, eye, feeling, gaze) : '');
  const brows = drawBrows(
    {
      color: shade(parts.body, -0.24),
      width: parts.skin === 'fur' ? 12 : 7,
      spread: count === 1 ? 26 : far + 1,
      y: count === 1 ? -88 : high - 50,
      length: 46,
    },
    feeling,
  );
  // What a helmet hides is half of what a face feels.
  const isHelmeted = feeling.browTilt !== 0 && look.signs.includes('hat-knight');
  return [
    drawSigns(paper, look, 'crown'),
    parts.ears === 'fin'
      ? bothSides(
          path('M88 -10 Q150 -44 164 -92 Q176 -30 152 6 Q128 34 92 30Z', paper.drop(parts.wing)) +
            line('M96 6 Q140 -20 160 -76 M98 18 Q134 6 154 -16', shade(parts.wing, -0.15), 4, 0.6),
        )
      : '',
    parts.ears === 'gills'
      ? bothSides(
          line('M92 -56 Q140 -84 168 -118 M108 -16 Q156 -26 194 -44 M104 26 Q150 40 184 40', parts.wing, 17) +
            line('M124 -76 q-2 -20 8 -32 M144 -92 q14 -2 26 6 M150 -28 q0 -16 10 -26 M166 -34 q12 8 26 6 M144 38 q8 12 22 16 M158 40 q8 -14 22 -16', parts.wing, 9),
        )
      : '',
    parts.ears === 'big'
      ? bothSides(
          path('M96 -24 C130 -70 178 -84 200 -78 C196 -30 160 26 106 30Z', skin) +
            path('M112 -16 C138 -48 166 -60 182 -58 C176 -28 148 4 118 12Z', mix(parts.body, '#f0a090', 0.4), bare),
        )
      : '',
    parts.ears === 'round' ? bothSides(circle(98, -74, 38, skin) + circle(100, -72, 21, mix(parts.body, '#f6b6a0', 0.5), bare)) : '',
    parts.skin === 'fur' ? headFur(paper, parts.body) : '',
    path(parts.snout === 'gecko' ? HEAD_GECKO : parts.skin === 'rock' ? HEAD_ROCK : HEAD, skin,
      'stroke-linejoin="round" data-part="skull"'),
    parts.skin === 'rock'
      ? path(
          'M-58 -106 L48 -112 L20 -70 L-30 -66Z M104 -76 L126 -6 L96 -20Z M-124 -10 L-110 60 L-94 20Z',
          shade(parts.body, 0.07),
          `${bare} opacity=".7"`,
        ) +
        ellipse(-40, -104, 44, 14, '#8fae6a', bare) +
        ellipse(30, -108, 30, 11, '#7f9e5c', bare)
      : '',
    parts.horns === 'dragon'
      ? bothSides(
          path('M50 -98 Q66 -160 122 -176 Q126 -122 92 -74Z', paper.drop(parts.horn, 1.2)) +
            line('M70 -116 q16 4 26 14 M84 -140 q14 2 22 10', shade(parts.horn, -0.26), 4, 0.5),
        )
      : '',
    parts.horns === 'bull' || parts.horns === 'small' || parts.horns === 'ram' ? drawHeadHorns(paper, parts.horns) : '',
    parts.horns === 'one' ? path('M-20 -104 Q-6 -160 14 -172 Q20 -130 22 -102Z', paper.drop(parts.horn)) : '',
    parts.spikes
      ? [-1, 0, 1]
          .map((i) =>
            path(
              `M${i * 26 - 13} ${-108 + Math.abs(i) * 5} L${i * 26} ${-140 + Math.abs(i) * 8} L${i * 26 + 13} ${-108 + Math.abs(i) * 5}Z`,
              parts.wing,
            ),
          )
          .join('')
      : '',
    parts.leaves ? leafCrown(paper) : '',
    look.tuft ? drawTuft(paper, look.tuft, 6) : '',
    [
      eyes,
      isHelmeted ? '' : brows,
      drawSnout(paper, parts, stance),
      drawCheeks(paper, parts.body, 92, 36, 20, feeling.blush + 0.14),
      feeling.tear ? drawTear(86, 26, 12) : '',
      look.marks.includes('glasses') ? lenses({ x: 50, y: -8, r: 45, thick: 8 }) + bridge(6, -14, -20, 8) : '',
      look.marks.includes('patch') ? line('M-112 -50 L104 -24', '#2b2430', 7) + ellipse(50, -8, 40, 40, '#2b2430') : '',
    ].join(''),
    look.marks.includes('star-mark') ? path(starPath(0, -76, 17), '#ffe27a', bare) : '',
    headwear(paper, look),
    isHelmeted ? brows : '',
  ].join('');
}

interface Snout {
  paper: Paper;
  parts: CreatureParts;
  /** the colour of mouths and nostrils */
  dark: string;
  feel: MouthShape;
  /** those that stand up from the lower jaw, where the kind has them */
  tusks: string;
}

const drawSnout = (paper: Paper, parts: CreatureParts, { turn, feeling: { mouth: feel } }: Stance): string => {
  const tusks = parts.fangs ? path('M-34 70 l8 -20 l9 18Z M34 70 l-8 -20 l-9 18Z', '#fffdf4', bare) : '';
  return group(`transform="translate(${turn * 12} 0)"`, SNOUTS[parts.snout]({ paper, parts, dark: shade(parts.body, -0.3), feel, tusks }));
};

/** Lit from above: so much lighter than the body in the middle and at its edge. */
const rounded = ({ paper, parts }: Snout, shape: string, middle: number, edge: number): string =>
  path(shape, paper.radial([[0, shade(parts.body, middle)], [1, shade(parts.body, edge)]], { cy: 0.3 }), bare);

const SNOUTS: Readonly<Record<CreatureParts['snout'], (snout: Snout) => string>> = {
  dragon: (snout) =>
    rounded(snout, 'M-74 54 C-68 20 -34 14 0 14 C34 14 68 20 74 54 C74 86 36 98 0 98 C-36 98 -74 86 -74 54Z', 0.12, 0.02) +
    nostrils(22, 36, 7, 9, snout.dark) +
    drawMouth({ x: 0, y: 60, w: 36, line: snout.dark, fangs: false }, snout.feel) +
    (snout.feel === 'smile' ? path('M-30 69 l7 14 l7 -8Z M30 69 l-7 14 l-7 -8Z', '#fff', bare) : ''),
  jaw: (snout) =>
    rounded(snout, 'M-86 48 C-84 12 -40 4 0 4 C40 4 84 12 86 48 C86 88 44 104 0 104 C-44 104 -86 88 -86 48Z', 0.1, 0.01) +
    nostrils(20, 22, 6, 8, snout.dark) +
    drawMouth({ x: 0, y: 56, w: 48, line: snout.dark }, snout.feel) +
    (snout.feel === 'smile'
      ? path('M-40 64 l6 13 l7 -10Z M-18 76 l6 12 l6 -10Z M18 76 l-6 12 l-6 -10Z M40 64 l-6 13 l-7 -10Z', '#fff', bare)
      : ''),
  croc: ({ paper, parts, dark, feel }) =>
    path('M-92 24 C-96 -6 -46 -10 0 -10 C46 -10 96 -6 92 24 C122 84 116 140 84 158 Q0 186 -84 158 C-116 140 -122 84 -92 24Z',
      paper.drop(shade(parts.body, 0.05)), bare) +
    path('M-30 20 Q0 10 30 20 M-38 44 Q0 34 38 44', 'none',
      `stroke="${shade(parts.body, -0.08)}" stroke-width="5" stroke-linecap="round"`) +
    bothSides(ellipse(38, 66, 24, 15, shade(parts.body, 0.12), bare) + ellipse(38, 68, 8, 9, dark, bare)) +
    drawMouth({ x: 0, y: 100, w: 72, line: dark }, feel) +
    bothSides(path('M26 148 l10 -22 l10 19Z M64 138 l10 -22 l9 16Z M98 112 l4 -24 l11 14Z', '#fffdf4', bare)),
  gecko: ({ parts, dark, feel }) =>
    ellipse(0, 52, 96, 40, parts.belly, `${bare} opacity=".8"`) +
    bothSides(ellipse(12, 26, 4, 5, dark, bare)) +
    drawMouth({ x: 0, y: 50, w: 54, line: dark }, feel),
  bull: ({ paper, parts, dark, feel, tusks }) =>
    ellipse(0, 54, 66, 42, paper.drop(parts.belly), bare) +
    path('M-22 30 Q0 18 22 30 Q20 48 0 52 Q-20 48 -22 30Z', '#33202a', bare) +
    ellipse(-7, 30, 6, 4, '#fff', `${bare} opacity=".5"`) +
    drawMouth({ x: 0, y: 66, w: 26, line: dark }, feel) +
    tusks,
  beak: ({ paper }) => path('M-40 30 Q0 6 40 30 Q34 74 0 86 Q-34 74 -40 30Z', paper.drop('#f2b33d'), bare),
  flat: ({ parts, dark, feel, tusks }) =>
    ellipse(0, 34, parts.skin === 'fur' ? 22 : 18, 14, shade(parts.body, -0.1), bare) +
    drawMouth({ x: 0, y: 56, w: 40, line: dark }, feel) +
    tusks,
};

function headFur(paper: Paper, color: string): string {
  const points = Array.from({ length: 45 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2;
    const r = i % 2 ? 1.0 : 1.15;
    return `${Math.cos(a) * 124 * r} ${-8 + Math.sin(a) * 106 * r}`;
  });
  return (
    path(`M${points.join(' L')}Z`, paper.drop(color), 'stroke-linejoin="round"') +
    path('M-30 -110 Q-34 -150 -12 -160 Q-8 -140 4 -164 Q14 -140 26 -152 Q34 -130 26 -104Z', color)
  );
}

const leafCrown = (paper: Paper): string =>
  [
    [-84, -76, -50],
    [-50, -104, -26],
    [-12, -116, -6],
    [28, -112, 16],
    [64, -94, 36],
    [92, -66, 56],
  ]
    .map(
      ([x = 0, y = 0, a = 0], i) =>
        `<path transform="translate(${x} ${y}) rotate(${a})" d="M0 14 C-26 0 -24 -36 0 -50 C24 -36 26 0 0 14Z" ` +
        `fill="${paper.drop(i % 2 ? '#6fae58' : '#8cc46a')}"/>`,
    )
    .join('');
