import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { nearnessIn } from './close-told.ts';

test.each(['Olive held on to Maya.', 'They all sat close, like beans in a pod.', 'He just came and stood close.', 'They went on, hand in hand.', 'Maya held on tight to Rusty.'])('they are close: %s', (text) => {
  expect(nearnessIn(text).areClose).toBe(true);
});

test.each(['Maya stood close to the door.', '“Hold on to me!” said Maya.', 'Maya held on to the rope.', 'They would have held hands.', 'She held on to Rusty’s letter.'])('they are not: %s', (text) => {
  expect(nearnessIn(text).areClose).toBe(false);
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

const two = (text: string): [number, number, string] => {
  const { svg } = drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty] });
  const [a = 0, b = 0] = [...svg.matchAll(/data-layer="figure" data-face="([\d.]+)/g)].map(([, x]) => Number(x));
  return [a, b, svg];
};

test('two who sit far apart are far from each other', () => {
  const gap = (text: string): number => Math.abs(two(text)[0] - two(text)[1]);
  expect(nearnessIn('They sat far apart.')).toEqual({ areClose: false, areApart: true, lookAway: true });
  expect(gap('Maya and Rusty sat far apart.')).toBeGreaterThan(gap('Maya and Rusty sat down.') * 1.15);
});

test('who sits back to back sits close and looks the other way', () => {
  expect(nearnessIn('They sat down, back to back.')).toEqual({ areClose: true, areApart: false, lookAway: true });
  expect(nearnessIn('Maya and Rusty sat with their backs to each other.').lookAway).toBe(true);
  expect(two('Maya and Rusty sat back to back.')[2]).not.toBe(two('Maya and Rusty sat close.')[2]);
});
