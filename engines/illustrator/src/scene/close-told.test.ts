import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { areClose } from './close-told.ts';

test.each(['Olive held on to Maya.', 'They all sat close, like beans in a pod.', 'He just came and stood close.', 'They went on, hand in hand.', 'Maya held on tight to Rusty.'])('they are close: %s', (text) => {
  expect(areClose(text)).toBe(true);
});

test.each(['Maya stood close to the door.', '“Hold on to me!” said Maya.', 'Maya held on to the rope.', 'They would have held hands.', 'She held on to Rusty’s letter.'])('they are not: %s', (text) => {
  expect(areClose(text)).toBe(false);
});

test('those who hold on to each other stand nearer to each other than others', () => {
  const xs = (text: string): number[] => {
    const { svg } = drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty, olive] });
    return [...svg.matchAll(/data-layer="figure" data-face="([\d.]+)/g)].map(([, x]) => Number(x));
  };
  const wide = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const [chain, apart] = [xs('Olive held on to Maya. Rusty held on to Olive.'), xs('Olive looked at Maya. Rusty looked at Olive.')];
  expect(chain).toHaveLength(3);
  expect(wide(chain)).toBeLessThan(wide(apart) * 0.85);
});
