import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { hindmost } from '../scene/arrangements.ts';
import { FLOOR } from '../scene/layout.ts';
import type { Stage } from './ground.ts';
import { paletteFor } from './palette.ts';
import { riverOf, shoreOf } from './waters.ts';

const stageOf = (w: number, h: number, feet: number): Stage => ({
  paper: new Paper(w, h), w, h, horizon: h * 0.58, floor: h * 0.9, s: h / 1024, palette: paletteFor('day', 1, '#8fc477'), roll: dice('s'),
  seed: 's', sun: { x: 0, y: 0 }, crowded: true, feet,
});

test.each([
  ['square', 1024, 1024],
  ['wide', 1280, 720],
  ['tall', 768, 1024],
] as const)('nobody stands on a river or in the sea: %s', (aspect, w, h) => {
  for (const figures of [1, 2, 3, 4, 5]) {
    const feet = hindmost(figures, { h, floor: h * FLOOR[aspect] });
    const stage = stageOf(w, h, feet);
    const { y, wide } = riverOf(stage, stage.horizon + (h - stage.horizon) * 0.36);
    expect(y + wide * 1.08).toBeLessThanOrEqual(feet);
    expect(wide).toBeGreaterThan(h * 0.04);
    // The land rolls 14 units up and down.
    expect(shoreOf(stage)).toBeLessThan(feet - (14 * h) / 1024);
    expect(shoreOf(stage) - stage.horizon).toBeGreaterThan(h * 0.04);
  }
});
