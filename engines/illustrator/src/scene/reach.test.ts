import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { Paper } from '../paper.ts';
import { everyCategory } from '../testing/families.ts';
import { reachOf } from './reach.ts';

test.each([
  ['lines, also relative ones', '<path d="M-10 5 l20 -30 H4 v40Z" />', { left: -10, right: 10, top: -25, bottom: 15 }],
  ['curves by where they pass, not by what pulls them', '<path d="M0 0 Q50 -100 100 0" />', { left: 0, right: 100, top: -50, bottom: 0 }],
  ['arcs by the side on which they bend', '<path d="M-50 0 A50 50 0 0 1 50 0" />', { left: -50, right: 50, top: -50, bottom: 0 }],
  ['groups that are moved, turned and mirrored',
    '<g transform="translate(100 0) scale(2)"><g transform="rotate(90)"><rect x="0" y="0" width="10" height="4"/></g></g>',
    { left: 0, right: 100, top: 0, bottom: 20 }],
  ['neither light around it nor what is clipped', '<circle cx="0" cy="0" r="90" opacity=".2"/><g clip-path="url(#a)"><circle cx="0" cy="0" r="90"/></g>',
    { left: 0, right: 0, top: 0, bottom: 0 }],
])('the reach counts %s', (_, art, expected) => {
  const reach = reachOf(art);
  for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(reach[side], side).toBeCloseTo(expected[side], 0);
});

test('what is painted of anybody lies within the reach', () => {
  const [side, floor] = [1200, 900];
  for (const somebody of everyCategory) {
    const paper = new Paper(side, side);
    const { art } = drawCharacter(paper, readLook(somebody), { ...AT_EASE, pose: 'running', turn: 0.85 });
    paper.add(`<g transform="translate(${side / 2} ${floor})">${art}</g>`);
    const { pixels, width } = new Resvg(paper.toSvg(), { fitTo: { mode: 'width', value: 300 } }).render();
    const unit = side / width;
    const { left, right, top, bottom } = reachOf(art);
    for (let i = 0; i < width * width; i++) {
      if ((pixels[i * 4 + 3] ?? 0) < 128) continue;
      const [x, y] = [(i % width) * unit - side / 2, Math.floor(i / width) * unit - floor];
      if (x < left - 8 || x > right + 8 || y < top - 8 || y > bottom + 8) expect.fail(`${somebody.type} is painted at ${x} ${y}`);
    }
  }
});
