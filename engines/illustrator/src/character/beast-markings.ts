/** Stripes, spots, manes, spines and flames of a head. */
import type { HeadPlan } from './beast-plan.ts';
import type { BeastParts } from './look.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, line, path } from '../shapes.ts';

export function facePattern(paper: Paper, parts: BeastParts, plan: HeadPlan): string {
  switch (parts.pattern) {
    case 'stripes':
      return (
        line('M-18 -92 L-14 -62 M0 -96 L0 -58 M18 -92 L14 -62', parts.dark, 9, 0.75) +
        bothSides(line('M106 -18 L80 -12 M110 10 L84 12', parts.dark, 9, 0.75))
      );
    case 'spots':
      return [
        [-40, -74],
        [0, -84],
        [40, -74],
        [-92, -20],
        [92, -20],
        [-20, -58],
        [20, -58],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, parts.dark, `${bare} opacity=".7"`))
        .join('');
    case 'donkey':
      return bothSides(circle(plan.eyeX, plan.eyeY, plan.eyeR + 15, parts.cream, bare));
    case 'zebra':
      return line(
        'M-30 -92 Q0 -78 30 -92 M-46 -70 Q0 -54 46 -70 M-84 -40 L-62 -34 M84 -40 L62 -34 M-84 0 L-60 2 M84 0 L60 2 M-72 36 L-52 ' +
          '34 M72 36 L52 34',
        parts.dark,
        9,
        0.92,
      );
    case 'panda':
      return bothSides(
        `<ellipse cx="${plan.eyeX + 2}" cy="${plan.eyeY + 4}" rx="37" ry="44" fill="${parts.dark}" stroke="none" ` +
          `transform="rotate(24 ${plan.eyeX} ${plan.eyeY})"/>`,
      );
    case 'raccoon':
      return path('M-112 -4 Q-60 -44 0 -12 Q60 -44 112 -4 Q104 40 58 36 Q20 36 0 20 Q-20 36 -58 36 Q-104 40 -112 -4Z', parts.dark, bare);
    case 'badger':
      return (
        path('M-24 -96 Q0 -102 24 -96 L30 40 Q0 60 -30 40Z', parts.cream, bare) +
        bothSides(path('M25 -96 Q46 -94 58 -84 Q88 -40 92 30 Q60 46 31 38Z', parts.dark, `${bare} opacity=".66"`)) +
        bothSides(path('M62 -84 Q94 -56 104 -18 L84 30 Q66 -20 44 -60Z', parts.cream, `${bare} opacity=".9"`))
      );
    case 'sloth':
      return (
        path('M0 -72 C58 -76 96 -40 94 8 C92 56 52 84 0 86 C-52 84 -92 56 -94 8 C-96 -40 -58 -76 0 -72Z', parts.cream, bare) +
        bothSides(path('M26 -12 C50 -44 92 -26 108 26 C92 44 60 34 40 26 C22 18 18 0 26 -12Z', parts.dark, `${bare} opacity=".85"`)) +
        line('M-40 -96 q6 18 0 30 M-14 -100 q6 20 2 34 M14 -100 q-2 20 2 32 M40 -96 q-6 18 0 28', shade(parts.fur, -0.1), 7, 0.7)
      );
    case 'bands':
      return path('M-80 -36 C-74 -104 74 -104 80 -36 C44 -56 -44 -56 -80 -36Z', parts.dark, bare) +
        line('M-58 -62 Q0 -84 58 -62 M-34 -84 L-30 -50 M0 -90 L0 -54 M34 -84 L30 -50', shade(parts.dark, -0.12), 4, 0.7);
    case 'scales':
      return path('M-88 -20 C-82 -106 82 -106 88 -20 C54 -46 -54 -46 -88 -20Z', parts.dark, bare) +
        line(scaleRow(-72, -52, 5, 36) + scaleRow(-54, -72, 4, 36) + scaleRow(-36, -90, 3, 36), shade(parts.dark, -0.14), 4, 0.8);
    case 'patches':
      return path('M14 -98 C70 -100 108 -62 110 -14 C92 30 40 26 26 -10 C14 -40 6 -70 14 -98Z', parts.dark, `${bare} opacity=".8"`);
    case 'fawn':
      return bothSides(circle(66, -66, 5, '#fff6e6', bare) + circle(44, -80, 5, '#fff6e6', bare));
    case 'giraffe':
      return bothSides(circle(58, -64, 11, parts.dark, `${bare} opacity=".7"`) + circle(76, 10, 9, parts.dark, `${bare} opacity=".6"`));
    case 'wool':
      return [
        [-56, -84],
        [-20, -104],
        [20, -104],
        [56, -84],
        [0, -84],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 30, paper.ball(mix(parts.fur, '#ffffff', 0.25), 0.5)))
        .join('');
    default:
      return '';
  }
}

/** A row of scales hanging down from a line. */
export const scaleRow = (x: number, y: number, count: number, wide: number): string =>
  `M${x - wide / 2} ${y} ` + Array.from({ length: count }, () => `q${wide / 2} ${wide * 0.86} ${wide} 0`).join(' ');

export function lionMane(paper: Paper, color: string): string {
  const petals = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return circle(Math.cos(a) * 112, -4 + Math.sin(a) * 106, 50, paper.ball(i % 2 ? color : shade(color, 0.06)));
  });
  return petals.join('') + circle(0, -4, 122, shade(color, -0.02), bare);
}

export function spikes(paper: Paper, color: string): string {
  const points = Array.from({ length: 27 }, (_, i) => {
    const a = Math.PI * (0.94 + (i / 26) * 1.12);
    const r = i % 2 ? 158 : 112;
    return `${Math.cos(a) * r} ${Math.sin(a) * r * 0.96}`;
  });
  return path(`M${points.join(' L')}Z`, paper.drop(color));
}

export const forelock = (paper: Paper, color: string): string =>
  path('M-26 -112 C-10 -134 34 -132 38 -108 C30 -80 20 -62 2 -44 C6 -66 0 -74 -12 -62 C-22 -78 -30 -94 -26 -112Z', paper.drop(color));

/** Short hair that stands up, as of a donkey. */
export const brush = (paper: Paper, color: string): string =>
  path('M-30 -92 L-34 -126 L-20 -116 L-14 -142 L0 -122 L14 -144 L20 -118 L34 -128 L30 -92 Q0 -78 -30 -92Z', paper.drop(color));

export const flameCrown = (color: string): string =>
  path(
    'M-96 -56 C-116 -110 -86 -128 -78 -158 C-60 -140 -52 -130 -46 -116 C-40 -150 -14 -168 0 -200 C14 -168 40 -150 46 -116 C52 ' +
      '-130 60 -140 78 -158 C86 -128 116 -110 96 -56Z',
    color,
    `${bare} opacity=".9"`,
  ) + path('M-60 -70 C-66 -104 -34 -118 0 -156 C34 -118 66 -104 60 -70Z', '#fff0b0', `${bare} opacity=".8"`);
