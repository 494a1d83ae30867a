// How alike twenty tellings of one brief are, for four casts at each age, told with two rows of seeds.
import { describe, expect, test } from 'vitest';
import { CAST_NAMES, oneBrief } from './testing/one-brief.ts';
import { AGES } from './testing/samples.ts';
import { tellShelf, textOf } from './testing/tell-whole.ts';
import { selfBleu } from './tell/measure.ts';

const GOAL = 0.65;

describe.each(AGES)('%s', (ageRange) => {
  test.each(CAST_NAMES.flatMap((name) => ['x', 'y'].map((row) => [name, row] as const)))('%s, seeds %s', (name, row) => {
    const twenty = tellShelf(Array.from({ length: 20 }, (_, n) => oneBrief(ageRange, name, `${row}${n}`))).map(textOf);
    expect(selfBleu(twenty)).toBeLessThanOrEqual(GOAL);
  });
});
