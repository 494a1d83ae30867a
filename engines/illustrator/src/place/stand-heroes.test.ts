import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { moved } from '../shapes.ts';
import { BUILDINGS } from './buildings.ts';
import type { Stage } from './ground.ts';
import { paletteFor } from './palette.ts';
import type { Setting } from './setting.ts';
import { heroes, WIDE } from './stand-heroes.ts';

const SIDE = 1024;
const GROUND = 0.67 * SIDE;

/** y of the highest mark of a landmark that stands aside of many people. */
function topOf(name: string, grow?: number): number {
  const stage: Stage = {
    paper: new Paper(SIDE, SIDE), w: SIDE, h: SIDE, horizon: SIDE * 0.58, floor: SIDE * 0.9, s: 1, palette: paletteFor('day', 1, '#8fc477'),
    roll: dice(name), seed: 's', sun: { x: 0, y: 0 }, crowded: true, seenAt: 0.25, ...(grow ? { grow } : {}),
  };
  const setting: Setting = { ground: 'meadow', land: '#8fc477', said: '', features: [name], plants: [], props: [], known: true };
  const art = heroes(stage, setting, { y: GROUND, at: (color) => color, lit: false });
  // A reach always holds the point 0,0: the sheet is moved up, so that all of it lies above.
  return reachOf(moved(0, -SIDE, 1, art)).top + SIDE;
}

test('behind four and five a wide landmark is taller, and below the upper edge', () => {
  const wide = [...WIDE].filter((name) => BUILDINGS[name]);
  const tops = wide.map((name) => ({ name, before: topOf(name), grown: topOf(name, 1.4) }));
  for (const { name, before, grown } of tops) {
    expect(grown, name).toBeLessThanOrEqual(before);
    expect(grown, name).toBeGreaterThanOrEqual(Math.min(before, SIDE * 0.05));
  }
  expect(tops.filter(({ before, grown }) => GROUND - grown > (GROUND - before) * 1.2).length).toBeGreaterThan(wide.length / 2);
});
