import { expect, test } from 'vitest';
import { compact } from './compact.ts';
import { pointsOf } from './scene/reach.ts';

const D = 'M -20.123 6.004 Q 0.52 -8.7261, 12 -0.25 A 9.04 9.04 0 1 1 110.456 -270.94 L -3 , 4 Z';

test('a path says the same in fewer signs', () => {
  const short = / d="([^"]*)"/.exec(compact(`<path d="${D}" fill="#fff" />`))?.[1] ?? '';
  expect(short.length).toBeLessThan(D.length * 0.75);
  const [told, kept] = [pointsOf(D), pointsOf(short)];
  expect(kept).toHaveLength(told.length);
  told.forEach(([x, y], i) => expect(Math.hypot(x - (kept[i]?.[0] ?? 0), y - (kept[i]?.[1] ?? 0))).toBeLessThan(0.15));
});

test('what is only filled or only drawn as a line is see-through without a sheet of its own; what is both stays', () => {
  expect(compact('<path d="M0 0H9" fill="#fff" stroke="none" opacity=".5"/>')).toContain('fill-opacity=".5"');
  expect(compact('<path d="M0 0H9" fill="none" stroke="#fff" opacity=".5"/>')).toContain('stroke-opacity=".5"');
  expect(compact('<path d="M0 0H9" fill="#fff" opacity=".5"/>')).toContain(' opacity=".5"');
});
