import { expect, test } from 'vitest';
import type { Listenable } from './recordings.ts';
import { segmentsOf } from './segments.ts';

const parts = ['one', 'two', 'three'].map((id) => ({ id }));
const recorded = (part: number, partId: string, duration: number) => ({ part, partId, duration });
const story = (...narrations: object[]) => ({ parts, narrations }) as unknown as Listenable;

test('each part is as wide as its recording is long, and an unread one as wide as the others on average', () => {
  const weights = segmentsOf(story(recorded(1, 'one', 40), recorded(2, 'two', 80))).map(({ weight }) => weight);
  expect(weights).toEqual([40, 80, 60]);
});

test('a recording of an older text does not count', () => {
  expect(segmentsOf(story(recorded(1, 'an older one', 90))).map(({ weight }) => weight)).toEqual([1, 1, 1]);
});
