/** Hats and flowers on beings that are not people, and what grows on mixed beings. */
import { drawHat } from './hats/draw-hat.ts';
import { drawSigns } from './signs/draw-signs.ts';
import type { BeastParts, Look } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, group, line, path } from '../shapes.ts';

export function topper(paper: Paper, kind: NonNullable<BeastParts['topper']>): string {
  switch (kind) {
    case 'mushroom':
      return (
        path('M-96 -78 C-90 -168 -50 -186 0 -186 C50 -186 90 -168 96 -78 Q0 -52 -96 -78Z', paper.ball('#e2574a')) +
        circle(-44, -126, 15, '#fff6e0', bare) +
        circle(20, -150, 13, '#fff6e0', bare) +
        circle(58, -110, 12, '#fff6e0', bare)
      );
    case 'gear':
      return line('M0 -100 L0 -134', '#8d96b5', 7) + paper.glow(0, -144, 36, '#ffe27a', 0.8) + circle(0, -144, 13, '#ffe27a');
    case 'flower':
      return [
        [-58, -86, '#ff9fbe'],
        [-20, -102, '#ffd75e'],
        [20, -102, '#ff9fbe'],
        [58, -86, '#c9b0f4'],
      ]
        .map(
          ([x, y, color]) =>
            [0, 72, 144, 216, 288]
              .map((a) => `<ellipse cx="${x}" cy="${Number(y) - 15}" rx="10" ry="13" fill="${color}" transform="rotate(${a} ${x} ${y})"/>`)
              .join('') + circle(Number(x), Number(y), 9, '#fff3c4', bare),
        )
        .join('');
    case 'leaf':
      return (
        path('M0 -92 C-50 -104 -64 -150 -60 -168 C-24 -170 0 -140 0 -92Z', paper.drop('#74b860')) +
        path('M2 -92 C44 -104 62 -140 58 -158 C26 -160 4 -134 2 -92Z', paper.drop('#8fcc74'))
      );
  }
}

export const headwear = (paper: Paper, look: Look): string => hatOf(paper, look) + drawSigns(paper, look, 'head');

/** Real hats are signs (`hat-…`); here is what only a mark asks for. */
const hatOf = (paper: Paper, look: Look): string => {
  const hatted = look.signs.some((sign) => sign.startsWith('hat-'));
  const worn = look.marks.filter((mark) => ['flower', 'bow', 'goggles'].includes(mark) || (!hatted && ['crown', 'hat'].includes(mark)));
  return worn.map((mark) => drawWorn(paper, look, mark)).join('');
};

function drawWorn(paper: Paper, look: Look, worn: string): string {
  const scaled = (front: string): string => group('transform="translate(0 14) scale(.86)"', front);
  if (worn === 'crown') return scaled(drawHat(paper, 'crown', '#e9b23f', '#e9b23f').front);
  if (worn === 'hat') return scaled(drawHat(paper, 'beanie', look.outfit.second, look.outfit.main).front);
  if (worn === 'goggles') return scaled(drawHat(paper, 'goggles', look.outfit.second, look.outfit.main).front);
  if (worn === 'bow')
    return group(
      'transform="translate(62 -96) rotate(20)"',
      path('M0 0 C-14 -34 -56 -36 -54 -4 C-54 26 -14 28 0 0 C14 -34 56 -36 54 -4 C54 26 14 28 0 0Z', paper.drop(look.outfit.second)),
      circle(0, 0, 12, shade(look.outfit.second, -0.1)),
    );
  return (
    [0, 72, 144, 216, 288]
      .map((a) => `<ellipse cx="72" cy="-96" rx="11" ry="14" fill="#ff9fbe" transform="rotate(${a} 72 -80)"/>`)
      .join('') + circle(72, -80, 10, '#ffd75e', bare)
  );
}
