import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';

const draw = (text: string, cast = [maya, rusty]): { svg: string; alt: string } => drawPicture({ is: 'scene', seed: 'wet', text, cast });

test('in the rain somebody has the umbrella in the hand', () => {
  expect(draw('It was raining. There was an umbrella by the gate, and Rusty stood beside Maya.').alt).toMatch(/holds an umbrella/);
});

test('those who share an umbrella stand under one large one', () => {
  const { svg, alt } = draw('It was raining. Maya opened her umbrella, and Rusty got in under it. They stood close under the umbrella.');
  expect(alt).toContain('Maya holds an umbrella over both of them.');
  expect(svg).toContain('data-part="canopy"');
  expect(draw('Maya, Rusty and Olive stood under one umbrella in the rain.', [maya, rusty, olive]).alt).toContain('an umbrella over all of them');
});

test('each has one where the words say so', () => {
  expect(draw('It was raining. Each of them had an umbrella.').alt).toContain('Both hold an umbrella');
});

test('a shut umbrella on a dry day lies there', () => {
  const { svg, alt } = draw('Maya and Rusty sat in the meadow. The umbrella lay there.');
  expect(alt).toContain('Nearby: an umbrella');
  expect(svg).not.toContain('data-part="canopy"');
});
