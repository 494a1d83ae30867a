import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, rusty } from '../testing/families.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const portrait = (seed: string, character = maya): string => drawPicture({ is: 'portrait', seed, character }).svg;
const firstFigureMove = (svg: string): string => [...svg.matchAll(/translate\([\d.-]+ [\d.-]+\) scale\([\d.]+\)/g)].at(-1)?.[0] ?? '';

test('another seed gives another framing, light and pose', () => {
  for (const character of [maya, rusty]) {
    const drawn = SEEDS.map((seed) => portrait(seed, character));
    expect(new Set(drawn.map(firstFigureMove)).size).toBeGreaterThan(3);
    expect(new Set(drawn.map((svg) => /<linearGradient[^>]*>.*?<\/linearGradient>/.exec(svg)?.[0])).size).toBeGreaterThan(2);
  }
});

test('skin, hair and clothes stay', () => {
  const before = drawPicture({ is: 'portrait', seed: 'a', character: maya });
  const after = drawPicture({ is: 'portrait', seed: 'b', character: maya });
  expect(after.alt).toContain('a girl with curly dark brown hair and round glasses');
  expect(before.alt).toContain('a girl with curly dark brown hair and round glasses');
});
