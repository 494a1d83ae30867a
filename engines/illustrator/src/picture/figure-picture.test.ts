import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { reachOf } from '../scene/reach.ts';
import { character, maya } from '../testing/families.ts';

test.each([
  ['a rabbit with one floppy ear', character('Hop', 'Animal - Forest Animals - Rabbit', { appearance: { distinguishingFeature: 'One floppy ear' } }), undefined],
  ['a brownie with a broom', character('Bee', 'Mythical Creature - Small Folk - Brownie'), undefined],
  ['a girl who sits', maya, 'sitting'],
  ['a mermaid in a pond', character('Coral', 'Mythical Creature - Sea Folk - Mermaid or Merman', { appearance: { distinguishingFeature: 'Long hair', height: 'Tall' } }), undefined],
  ['a ranger of the moon sea', character('Luna', 'Mythical Creature - Sea Folk - Moon Mermaid'), undefined],
  ['a whale', character('Wanda', 'Animal - Ocean Animals - Whale'), undefined],
])('nothing of %s is cut', (_who, somebody, pose) => {
  const { svg, width, height } = drawPicture({ is: 'figure', seed: 'f', character: somebody, ...(pose ? { pose } : {}) });
  const { left, right, top, bottom } = reachOf(svg.slice(svg.indexOf('</defs>')));
  expect({ left: left >= 0, right: right <= width, top: top >= 0, bottom: bottom <= height }).toEqual({ left: true, right: true, top: true, bottom: true });
});
