/** Wings on a back at 0,0. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, line, path } from '../shapes.ts';
import type { Look } from './look.ts';

type WingKind = 'fairy' | 'feather' | 'bat' | 'butterfly';

/** Both, seen from before: drawn behind the body. */
export const drawWings = (paper: Paper, kind: WingKind, look: Look): string => bothSides(drawWing(paper, kind, look));

/** One, which reaches to the right and upwards. */
export function drawWing(paper: Paper, kind: WingKind, look: Look): string {
  switch (kind) {
    case 'fairy': {
      const glass = paper.linear(
        [
          [0, '#e9fbff', 0.95],
          [0.5, shade(look.outfit.second, 0.2), 0.8],
          [1, '#f7d9ff', 0.85],
        ],
        { x2: 1 },
      );
      return (
        path('M14 0 C60 -150 200 -190 226 -120 C236 -60 120 0 14 10Z', glass, 'stroke="#ffffff" stroke-opacity=".7" stroke-width="4"') +
          path('M14 10 C90 10 178 40 166 96 C146 132 60 90 14 26Z', glass, 'stroke="#ffffff" stroke-opacity=".7" stroke-width="4"') +
          line('M20 -4 C80 -80 150 -120 206 -122 M22 14 C80 34 120 60 146 96', '#ffffff', 3, 0.7)
      );
    }
    case 'butterfly':
      return (
        path('M12 0 C50 -170 220 -210 240 -120 C248 -40 110 0 12 10Z', paper.ball(look.outfit.second)) +
          path('M12 10 C100 4 200 50 176 116 C150 160 50 100 12 26Z', paper.ball(shade(look.outfit.second, -0.06))) +
          circle(178, -118, 26, shade(look.outfit.second, 0.16), bare) +
          circle(132, 84, 20, shade(look.outfit.second, 0.16), bare) +
          circle(206, -84, 10, '#fff', `${bare} opacity=".8"`)
      );
    case 'bat': {
      const fill = paper.drop(shade(look.outfit.main, -0.06));
      return (
        path('M20 0 Q90 -130 220 -150 Q196 -104 216 -66 Q176 -72 170 -20 Q132 -38 112 20 Q80 6 30 44Z', fill) +
          line('M26 4 Q110 -110 214 -148 M30 20 Q120 -60 214 -68 M32 34 Q100 -10 168 -20', shade(look.outfit.main, -0.18), 5, 0.6)
      );
    }
    case 'feather': {
      const fill = paper.linear([
        [0, '#ffffff'],
        [0.6, '#f2ecf8'],
        [1, '#cfc4e2'],
      ]);
      return (
        path(
          'M16 0 C40 -120 150 -190 250 -176 C244 -150 236 -140 226 -132 C240 -124 236 -104 216 -96 C226 -84 214 -66 196 -64 C200 ' +
            '-46 182 -32 164 -36 C160 -14 120 0 110 -8 C90 30 40 40 16 34Z',
          fill,
        ) +
          line('M222 -134 C170 -126 120 -90 96 -40 M212 -98 C170 -92 130 -66 112 -30 M192 -66 C160 -62 132 -44 122 -22', '#b9abd6', 4, 0.6)
      );
    }
  }
}
