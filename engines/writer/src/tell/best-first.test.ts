import { expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

const WORTH: Readonly<Record<string, number>> = { a: 2, b: 0, c: 1, d: 0, e: 1 };

it('what is worth as much stays in its order, however often it is gone through', () => {
  const sorted = bestFirst(['a', 'b', 'c', 'd', 'e'], (one) => WORTH[one] ?? 9);
  for (const one of sorted) if (one === 'd') break;
  expect([...sorted]).toEqual(['b', 'd', 'c', 'e', 'a']);
  expect([...sorted]).toEqual(['b', 'd', 'c', 'e', 'a']);
});

it('nothing is judged that is not come to, and nothing twice', () => {
  const judged: string[] = [];
  const sorted = bestFirst(['a', 'b', 'c', 'd', 'e'], (one) => {
    judged.push(one);
    return WORTH[one] ?? 9;
  });
  for (const one of sorted) if (one === 'b') break;
  expect(judged).toEqual(['a', 'b']);
  expect([...sorted, ...sorted]).toHaveLength(10);
  expect(judged).toEqual(['a', 'b', 'c', 'd', 'e']);
});
