/** Horns and antlers on a head of radius 120. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bothSides, line, path } from '../shapes.ts';
import type { BeastParts, PersonParts } from './look.ts';

export function drawHeadHorns(paper: Paper, kind: PersonParts['horns'] | BeastParts['horns'], color = '#f0dcb4'): string {
  const fill = paper.drop(color, 1.2);
  const ridge = shade(color, -0.22);
  switch (kind) {
    case 'small':
      return bothSides(
        path('M46 -112 C48 -150 64 -168 84 -176 C92 -150 92 -118 84 -92Z', fill) + line('M56 -132 q16 2 30 10', ridge, 4, 0.5),
      );
    case 'ram':
      return bothSides(
        path('M52 -104 C78 -152 160 -150 166 -84 C170 -30 120 -16 108 -44 C122 -46 132 -58 126 -76 C114 -106 78 -92 70 -74Z', fill) +
          line('M88 -134 l6 20 M124 -136 l-4 22 M156 -108 l-24 8 M162 -70 l-26 -4', ridge, 5, 0.5),
      );
    case 'bull':
      return bothSides(
        path('M64 -96 C104 -112 146 -116 158 -178 C186 -116 158 -66 92 -58Z', fill) +
          line('M118 -112 l12 28 M144 -128 l14 22', ridge, 5, 0.45),
      );
    case 'antlers':
      return bothSides(
        line(
          'M48 -104 C58 -150 96 -168 112 -224 M70 -146 C60 -174 62 -190 70 -212 M94 -176 C116 -182 130 -194 138 -212 M78 -152 ' +
            'C104 -150 120 -156 134 -168',
          color === '#f0dcb4' ? '#a9794c' : color,
          14,
        ),
      );
    case 'unicorn':
      return (
        path(
          'M-17 -94 L0 -232 L17 -94 Q0 -84 -17 -94Z',
          paper.linear([
            [0, '#fff7d6'],
            [0.5, '#f6cf7a'],
            [1, '#e0a04e'],
          ]),
        ) + line('M-13 -118 Q2 -116 13 -128 M-9 -150 Q2 -148 9 -158 M-6 -180 Q1 -178 6 -186', '#c07f34', 4, 0.6)
      );
    case 'ossicones':
      return bothSides(line('M30 -108 L38 -158', '#b58250', 15) + line('M38 -160 L38 -164', '#6b4128', 24));
    case 'rhino':
      return path('M-17 36 C-12 2 -4 -26 8 -42 C16 -14 20 8 19 36Z', fill);
    default:
      return '';
  }
}

/** From the side of the skull outwards, where long ears leave no room above it. */
export const antlersOutside = (): string =>
  bothSides(
    line('M92 -76 C112 -92 134 -112 146 -158 C150 -178 150 -196 146 -212 M128 -116 C146 -116 166 -122 180 -140 M142 -146 C156 -152 170 -166 174 -184', '#8a5f38', 18) +
      line('M92 -76 C112 -92 134 -112 146 -158 C150 -178 150 -196 146 -212 M128 -116 C146 -116 166 -122 180 -140 M142 -146 C156 -152 170 -166 174 -184', '#d3a46a', 11),
  );
