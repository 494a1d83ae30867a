import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya, rusty } from '../testing/families.ts';

/** Where each head is, and to which side its eyes went: less than 0 is left. */
function heads(svg: string): { x: number; turn: number }[] {
  return svg.split('data-layer="figure"').slice(1).map((figure) => {
    const x = Number(/data-face="([\d.-]+)/.exec(figure)?.[1]);
    const [chin = 0] = [...figure.matchAll(/<g transform="matrix\(1 0 ([\d.-]+) 1 0 0\)">/g)].map(([, k]) => Number(k));
    return { x, turn: chin };
  });
}

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('two who talk turn their heads to each other, in whatever order they stand: %s', (seed) => {
  const { svg } = drawPicture({ is: 'scene', seed, text: '“It is not far,” said Maya to Rusty.', cast: [maya, rusty] });
  const [left, right] = heads(svg).toSorted((a, b) => a.x - b.x);
  expect(left?.turn).toBeGreaterThan(0.02);
  expect(right?.turn).toBeLessThan(-0.02);
});

test('nobody of three looks out of the group', () => {
  const { svg } = drawPicture({ is: 'scene', seed: 'k', text: '“Hush,” said Kofi. Maya and Rusty waited.', cast: [maya, rusty, kofi] });
  const all = heads(svg);
  expect(all).toHaveLength(3);
  const meet = all.filter(({ x, turn }) => all.some((other) => other.x !== x && Math.sign(other.x - x) === Math.sign(turn)));
  expect(meet).toHaveLength(3);
});
