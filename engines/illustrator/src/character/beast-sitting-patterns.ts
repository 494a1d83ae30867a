/** What the coat of a beast shows on the body of who sits: stripes, spots, spines, what is on the back. */
import type { BeastParts } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, line, path } from '../shapes.ts';

/** What is on the back is seen at both sides of who sits. */
const flanks = (paper: Paper, parts: BeastParts): string =>
  bothSides(path('M44 -212 C98 -196 116 -120 108 -30 L74 -26 C84 -84 78 -160 44 -212Z', paper.drop(parts.dark)));

/** What the body of who sits shows of its pattern; a few are seen on the head alone. */
export function bodyPattern(paper: Paper, parts: BeastParts): string {
  switch (parts.pattern) {
    case 'stripes':
      return bothSides(line('M88 -120 Q72 -112 60 -116 M92 -90 Q74 -80 60 -84 M84 -148 Q70 -140 60 -146', parts.dark, 10, 0.75));
    case 'spots':
      return bothSides(
        [
          [70, -150, 8],
          [78, -118, 9],
          [66, -92, 8],
          [84, -84, 7],
          [62, -178, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, parts.dark, `${bare} opacity=".75"`))
          .join(''),
      );
    case 'spines':
      return (
        path(spineBack(), paper.drop(parts.dark)) +
        path(
          'M0 -190 C40 -190 58 -150 56 -104 C54 -54 30 -30 0 -26 C-30 -30 -54 -54 -56 -104 C-58 -150 -40 -190 0 -190Z',
          paper.drop(parts.cream),
          bare,
        )
      );
    case 'shell':
    case 'bands':
      return flanks(paper, parts) + bothSides(line('M94 -150 L70 -142 M102 -116 L80 -108 M103 -80 L80 -74 M98 -46 L74 -42', shade(parts.dark, -0.12), 5, 0.7));
    case 'scales':
      return flanks(paper, parts) + bothSides(line('M66 -176 q20 6 22 26 M74 -140 q20 6 24 26 M78 -104 q20 6 24 26 M76 -68 q18 6 24 22', shade(parts.dark, -0.14), 5, 0.8));
    case 'plates':
      return line('M-84 -146 Q-64 -132 -54 -142 M-92 -92 Q-70 -76 -54 -88 M84 -146 Q64 -132 54 -142 M92 -92 Q70 -76 54 -88', shade(parts.fur, -0.12), 6, 0.7);
    case 'humps':
      return bothSides(path('M62 -196 C104 -190 112 -140 96 -112 C88 -140 80 -170 62 -196Z', paper.drop(shade(parts.fur, -0.05)), bare));
    case 'donkey':
      return bothSides(line('M88 -176 Q70 -150 58 -150', parts.dark, 10, 0.75));
    case 'zebra':
      return bothSides(line('M86 -148 Q70 -140 54 -148 M91 -118 Q74 -108 52 -116 M92 -88 Q76 -78 54 -84 M72 -178 Q62 -172 50 -178', parts.dark, 11, 0.92));
    case 'fawn':
      return bothSides([[68, -168], [80, -140], [64, -128], [82, -106], [68, -88]].map(([x = 0, y = 0]) => circle(x, y, 6, '#fff6e6', `${bare} opacity=".9"`)).join(''));
    case 'giraffe':
      return bothSides([[72, -156, 15], [84, -116, 14], [62, -108, 11], [74, -78, 14]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, parts.dark, `${bare} opacity=".8"`)).join(''));
    case 'patches':
      return ellipse(58, -140, 32, 38, parts.dark, `${bare} opacity=".8"`) + ellipse(-66, -80, 22, 26, parts.dark, `${bare} opacity=".8"`);
    case 'wool':
      return [
        [-60, -180],
        [0, -196],
        [60, -180],
        [-84, -130],
        [84, -130],
        [-90, -80],
        [90, -80],
        [-40, -150],
        [40, -150],
        [0, -120],
        [-50, -100],
        [50, -100],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 34, paper.ball(parts.fur, 0.6), bare))
        .join('');
    default:
      return '';
  }
}

function spineBack(): string {
  const points: string[] = [];
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (0.74 + (i / 22) * 1.52);
    const r = i % 2 ? 1.34 : 1.06;
    points.push(`${Math.cos(a) * 100 * r} ${-112 + Math.sin(a) * 108 * r}`);
  }
  return `M${points.join(' L')}Z`;
}
