import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { moved } from '../shapes.ts';
import { BUILDINGS } from './buildings.ts';
import type { Stage } from './ground.ts';
import { trees } from './landmarks.ts';
import { paletteFor } from './palette.ts';
import type { Setting } from './setting.ts';
import { heroes, WIDE } from './stand-heroes.ts';

const SIDE = 1024;
const GROUND = 0.67 * SIDE;

const stageFor = (name: string, more: Partial<Stage>): Stage => ({
  paper: new Paper(SIDE, SIDE), w: SIDE, h: SIDE, horizon: SIDE * 0.58, floor: SIDE * 0.9, s: 1, palette: paletteFor('day', 1, '#8fc477'),
  roll: dice(name), seed: 's', sun: { x: 0, y: 0 }, crowded: true, ...more,
});
const settingOf = (name: string, more: Partial<Setting> = {}): Setting => ({
  ground: 'meadow', land: '#8fc477', said: '', features: [name], plants: [], props: [], known: true, ...more,
});
const WHERE = { y: GROUND, at: (color: string): string => color, lit: false };

/** y of the highest mark of a landmark that stands aside of many people. */
function topOf(name: string, grow?: number): number {
  const art = heroes(stageFor(name, { seenAt: 0.25, ...(grow ? { grow } : {}) }), settingOf(name), WHERE);
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

test('nobody stands on the water of a canal or a pool', () => {
  for (const name of ['canal', 'pool', 'rink'])
    for (const feet of [0.7, 0.78, 0.84].map((share) => share * SIDE)) {
      const art = heroes(stageFor(name, { feet }), settingOf(name), { ...WHERE, y: SIDE * 0.8 });
      expect(reachOf(art.slice(art.lastIndexOf('<g transform="translate('))).bottom, name).toBeLessThanOrEqual(feet + 1);
    }
});

test('no tree hides a landmark: it grows behind', () => {
  for (let seed = 0; seed < 12; seed++) {
    const stage = stageFor(`tree ${seed}`, { aside: 0.73 });
    const setting = settingOf('cottage', { plants: ['oak'] });
    heroes(stage, setting, WHERE);
    const { x = 0, half = 0 } = stage.taken?.[0] ?? {};
    expect(half).toBeGreaterThan(50);
    for (const [, at] of trees(stage, setting).before.matchAll(/<g transform="translate\(([\d.-]+) /g)) expect(Math.abs(Number(at) - x)).toBeGreaterThan(half);
  }
});

test('no sails stick out behind a head: a windmill moves to where its middle is seen', () => {
  const head = { left: SIDE * 0.13, right: SIDE * 0.37, bottom: SIDE * 0.84, face: { x: SIDE * 0.25, y: SIDE * 0.5, r: 110 } };
  const stage = stageFor('windmill', { seenAt: 0.25, blockers: [head, { ...head, left: SIDE * 0.4, right: SIDE * 0.6, face: { ...head.face, x: SIDE * 0.5 } }, { ...head, left: SIDE * 0.6, right: SIDE * 0.75, face: { x: SIDE * 0.68, y: SIDE * 0.72, r: 60 } }] });
  heroes(stage, settingOf('windmill'), WHERE);
  expect(stage.taken?.[0]?.x).toBeGreaterThan(SIDE * 0.6);
});

test('the dragon of a keep looks out from behind its towers: whoever stands before the gate has no dragon on the head', () => {
  const art = BUILDINGS['keep']?.({ paper: new Paper(SIDE, SIDE), at: (color) => color, lit: false, roll: dice('keep') }) ?? '';
  const wall = art.indexOf('x="-206"');
  const eyes = [...art.matchAll(/fill="#fffdf6"/g)].map(({ index }) => index);
  expect(wall).toBeGreaterThan(0);
  expect(eyes).toHaveLength(2);
  for (const eye of eyes) expect(eye).toBeLessThan(wall);
});
