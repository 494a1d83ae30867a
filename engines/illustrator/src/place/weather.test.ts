import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { drawBackdrop } from './backdrop.ts';
import { readSetting } from './read-setting.ts';
import { drawWeather } from './weather.ts';

test('nothing that floats in the air lands on a face', () => {
  const { stage } = drawBackdrop({ paper: new Paper(1024, 1024), seed: 'a', setting: readSetting(['old forest']), figures: 1 });
  const face = { x: 512, y: 500, r: 150 };
  for (const weather of ['snow', 'fireflies', 'bubbles', 'embers'] as const) {
    for (const [, x, y] of drawWeather(stage, weather, [face], 3).matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)) {
      expect(Math.hypot(Number(x) - face.x, Number(y) - face.y)).toBeGreaterThan(face.r);
    }
  }
});
