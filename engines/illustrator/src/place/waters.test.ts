import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { hindmost } from '../scene/arrangements.ts';
import { FLOOR } from '../scene/layout.ts';
import { floorFrom, type Stage } from './ground.ts';
import { drawBackdrop } from './backdrop.ts';
import { readSetting } from './read-setting.ts';
import { paletteFor } from './palette.ts';
import { bay, onBay, riverOf, shoreOf } from './waters.ts';

const stageOf = (w: number, h: number, feet: number): Stage => ({
  paper: new Paper(w, h), w, h, horizon: h * 0.58, floor: h * 0.9, s: h / 1024, palette: paletteFor('day', 1, '#8fc477'), roll: dice('s'),
  seed: 's', sun: { x: 0, y: 0 }, crowded: true, feet,
});

test.each([
  ['room', 0.74],
  ['city', 0.8],
  ['underwater', 0.77],
  ['cave', 0.74],
] as const)('nobody at the back stands on the wall or in a hedge: %s', (ground, share) => {
  for (const figures of [1, 2, 3, 4, 5]) {
    const [h, feet] = [1024, hindmost(figures, { h: 1024, floor: 1024 * FLOOR.square })];
    expect(floorFrom({ s: 1, feet }, h * share)).toBeLessThanOrEqual(feet - 24);
    const setting = { ...readSetting([ground]), ground, land: '#c08a5a' };
    const drawn = (more: { feet?: number }): string => drawBackdrop({ paper: new Paper(h, h), seed: 's', setting, figures, ...more }).back;
    // Four and five stand so far back that the floor has to begin earlier than in an empty place.
    if (figures > 3) expect(drawn({ feet })).not.toBe(drawn({}));
    if (figures === 1 && ground !== 'city') expect(drawn({ feet })).toBe(drawn({}));
  }
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

test('no palm stands in the sea: the sand of the bay is under every one', () => {
  const stage = stageOf(1024, 768, 700);
  const [, outline = ''] = [...bay(stage, '#ecd6a0').matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d ?? '');
  const sand = [...outline.matchAll(/L([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })).slice(0, 6);
  for (const edge of [-0.02, 0.1, 0.18, 0.26, 0.74, 0.9, 1.02])
    for (const depth of [0.06, 0.1, 0.2, 0.34]) {
      const { x, y } = onBay(stage, edge, depth);
      const fromEdge = Math.min(x, stage.w - x);
      const far = sand.findLast((point) => point.y <= y);
      expect(far, `${edge} ${depth}`).toBeDefined();
      const near = sand.find((point) => point.y >= y) ?? far;
      const share = far && near && near.y > far.y ? (y - far.y) / (near.y - far.y) : 0;
      expect(fromEdge, `${edge} ${depth}`).toBeLessThan((far?.x ?? 0) + share * ((near?.x ?? 0) - (far?.x ?? 0)));
      expect(y).toBeLessThan(shoreOf(stage));
    }
});
