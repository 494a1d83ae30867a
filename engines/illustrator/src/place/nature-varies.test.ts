import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { drawBackdrop } from './backdrop.ts';
import { cloudscapeOf } from './cloudscape.ts';
import { FLOWERS_KNOWN, flowerKind } from './flower-kinds.ts';
import { drawPlant } from './plants.ts';
import { readSetting } from './read-setting.ts';
import { onCourse, spanAt, type Strip } from './way-course.ts';

const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

test.each(['day', 'dawn', 'golden', 'dusk', 'night'] as const)('no kind of clouds is in more than six of ten skies of %s', (hour) => {
  const found = seeds.map((seed) => cloudscapeOf(hour, seed));
  expect(new Set(found).size).toBeGreaterThan(2);
  for (const kind of new Set(found)) expect(found.filter((one) => one === kind).length / found.length).toBeLessThan(0.6);
});

test('every kind of flower has petals, a stem and a heart, and is drawn the same from the same dice', () => {
  for (const name of FLOWERS_KNOWN) {
    const draw = () => flowerKind(name).draw(100, 200, 2, dice(name));
    const { petals, hearts, stems } = draw();
    for (const part of [petals, hearts, stems]) expect(part, name).toMatch(/^M-?[\d.]/);
    expect(draw()).toEqual({ petals, hearts, stems });
  }
});

test('a new tree takes one lot from the dice of its place, so that it moves nothing after it', () => {
  for (const plant of ['oak', 'willow', 'birch', 'bush'] as const) {
    const [used, counted] = [dice('lots'), dice('lots')];
    drawPlant(new Paper(10, 10), plant, 0, 0, 1, (color) => color, used);
    counted.next();
    expect(used.next(), plant).toBe(counted.next());
  }
});

test('a way knows where its edges are at every height', () => {
  const strip: Strip = { left: [[[40, 0], [40, 30], [10, 60], [0, 100]]], right: [[[60, 0], [60, 30], [90, 60], [100, 100]]] };
  expect(onCourse(strip, 0, 0.5)).toEqual([50, 0]);
  const [from = NaN, to = NaN] = spanAt(strip, 100) ?? [];
  expect(from).toBeCloseTo(0, 1);
  expect(to).toBeCloseTo(100, 1);
  expect(spanAt(strip, 400)).toBeUndefined();
});

test('a meadow, a wood and a lake stay small enough to be sent', () => {
  for (const words of ['a meadow', 'a jungle', 'the garden', 'a lake']) {
    const paper = new Paper(1024, 1024);
    const { back, front } = drawBackdrop({ paper, seed: words, setting: readSetting([words]), figures: 1 });
    paper.add(back, front);
    expect(paper.toSvg().length, words).toBeLessThan(230_000);
  }
});
