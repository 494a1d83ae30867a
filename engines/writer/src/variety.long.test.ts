// How alike twenty tellings of one brief are, for four casts at each age. The goal is 0.65; what stands above it stands here, so that it does not grow.
import { describe, expect, test } from 'vitest';
import { CAST_NAMES, oneBrief } from './testing/one-brief.ts';
import { AGES } from './testing/samples.ts';
import { tellShelf, textOf } from './testing/tell-whole.ts';
import { selfBleu } from './tell/measure.ts';

const GOAL = 0.65;
const STANDS: Readonly<Record<string, number>> = {
  '9-12 one alone': 0.67, '9-12 two at odds': 0.67, '9-12 three and two places': 0.67,
  '12-17 one alone': 0.69, '12-17 two at odds': 0.66, '12-17 three and two places': 0.71,
};

describe.each(AGES)('%s', (ageRange) => {
  test.each(CAST_NAMES)('%s', (name) => {
    const twenty = tellShelf(Array.from({ length: 20 }, (_, n) => oneBrief(ageRange, name, `x${n}`))).map(textOf);
    expect(selfBleu(twenty)).toBeLessThanOrEqual(STANDS[`${ageRange} ${name}`] ?? GOAL);
  });
});
