import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { place } from '../testing/families.ts';

const TYPES = ['Fairy-Tale Castle', 'Galaxy Train', 'Underwater Palace', 'Crystal Cave', 'Home Library', 'Busy Street', 'Sky Islands', 'Snow Village'];

/** What a drawing is made of, colours and gradients aside: how many marks of each kind, and how they spread over the sheet. */
function geometryOf(svg: string): Record<string, number | number[]> {
  const body = svg.slice(svg.indexOf('</defs>'));
  const count = (tag: string): number => body.split(`<${tag} `).length - 1;
  const numbers = [...body.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Math.abs(Number(number)));
  const spread = [0, 50, 100, 200, 400, 800, 2000].map((from, i, all) => numbers.filter((n) => n >= from && n < (all[i + 1] ?? 1e9)).length);
  return { path: count('path'), circle: count('circle'), ellipse: count('ellipse'), rect: count('rect'), g: count('g'), spread };
}

test('places are drawn as they were: golden geometry', async () => {
  const drawn = TYPES.map((type) => ({ type, ...geometryOf(drawPicture({ is: 'place', seed: 'golden', place: place('', type) }).svg) }));
  await expect(`${drawn.map((one) => JSON.stringify(one)).join('\n')}\n`).toMatchFileSnapshot('places.jsonl');
});
