/** A soft headscarf that frames the face and falls over the shoulders, for a head of radius 120. */
import type { Hat } from './hat.ts';
import { lightness, mix, shade } from '../../color.ts';
import type { Paper } from '../../paper.ts';
import { bare, circle, line, path } from '../../shapes.ts';

/** Runs round the face from the brow to under the chin; the inner edge is where the face begins. */
const FRAME =
  'M0 -156 C92 -156 144 -98 142 -4 C141 56 124 96 102 122 C108 138 116 146 122 158 C76 186 -76 186 -122 158 C-116 146 -108 138 ' +
  '-102 122 C-124 96 -141 56 -142 -4 C-144 -98 -92 -156 0 -156Z';
const FACE = 'M0 -92 C68 -92 108 -52 109 6 C108 66 66 124 0 126 C-66 124 -108 66 -109 6 C-108 -52 -68 -92 0 -92Z';

const DOTS = [
  [-66, -118],
  [-22, -134],
  [26, -134],
  [70, -116],
  [-106, -76],
  [108, -74],
  [-126, -20],
  [127, -18],
  [-124, 44],
  [125, 46],
  [-106, 92],
  [106, 94],
  [-74, 156],
  [-26, 164],
  [28, 164],
  [76, 156],
] as const;

export function drawHeadscarf(paper: Paper, color: string): Hat {
  const fold = shade(color, -0.12);
  const dots = lightness(color) > 0.75 ? shade(color, -0.24) : mix(shade(color, 0.3), '#fff3d0', 0.6);
  return {
    back: path('M-126 40 C-132 110 -140 140 -126 172 C-76 196 76 196 126 172 C140 140 132 110 126 40Z', paper.drop(shade(color, -0.1))),
    front:
      path(`${FRAME} ${FACE}`, paper.drop(color), 'fill-rule="evenodd"') +
      DOTS.map(([x, y]) => circle(x, y, 5.5, dots, bare)).join('') +
      line('M-112 28 C-112 82 -70 132 0 134 C70 132 112 82 112 28', shade(color, -0.16), 5, 0.5) +
      line('M-111 2 C-108 -58 -68 -96 0 -96 C68 -96 108 -58 111 2', shade(color, 0.14), 7, 0.85) +
      line('M-102 122 C-60 146 20 152 94 118 M-112 142 C-60 168 30 170 84 138', fold, 5, 0.5) +
      line('M-118 -66 C-96 -112 -50 -138 -8 -142', shade(color, 0.18), 8, 0.4) +
      circle(86, 130, 11, '#f2c14e') +
      circle(83, 127, 4, '#fff3c4', bare),
  };
}
