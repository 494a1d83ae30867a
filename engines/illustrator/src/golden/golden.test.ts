import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { everyCategory } from '../testing/families.ts';
import { outlineOf } from '../testing/outline.ts';
import { FIGURES } from './figures.ts';

/** Smaller steps are taste, not another face. */
const LEAST = 3;

for (const character of everyCategory) {
  test(`${character.name} has the outline that was last found right`, () => {
    const golden = FIGURES[character.name];
    const { parts, marks } = outlineOf(drawPicture({ is: 'figure', seed: 'another', character }).svg);
    expect(Object.keys(parts)).toEqual(Object.keys(golden?.parts ?? {}));
    for (const [part, box] of Object.entries(parts))
      box.forEach((side, i) => expect(Math.abs(side - (golden?.parts[part]?.[i] ?? Infinity)), part).toBeLessThanOrEqual(LEAST));
    expect(Math.abs(marks - (golden?.marks ?? 0))).toBeLessThanOrEqual(2);
  });
}
