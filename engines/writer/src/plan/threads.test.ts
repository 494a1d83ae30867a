import { expect, it } from 'vitest';
import type { Thread } from '../brief.ts';
import { wordsOfThread } from '../stage/asked-words.ts';
import { solverOf } from './threads.ts';

const helper = (the: string, more: Partial<Thread> = {}): Thread => ({ as: 'helper', the, a: the.replace('the', 'a'), words: the, since: 'introduction', ...more });
const wordsOf = (thread: Thread): string[] => [...wordsOfThread(thread)].map(([name]) => name);

it('a whale may save the day, a baby does not', () => {
  expect(solverOf([helper('the friendly whale')])?.the).toBe('the friendly whale');
  expect(solverOf([helper('the new baby')])).toBeUndefined();
  expect(solverOf([helper('the baby dragon')])?.the).toBe('the baby dragon');
});

it('a thing that was lost is found, and does not save the day', () => {
  expect(solverOf([{ ...helper('the tooth', { lost: true }), as: 'tool' }])).toBeUndefined();
  expect(solverOf([{ ...helper('the tooth'), as: 'tool' }])?.the).toBe('the tooth');
});

it('who was lost has not come along, and a baby is carried', () => {
  expect(wordsOf(helper('the friendly whale'))).toContain('t.along');
  expect(wordsOf(helper('the cat', { lost: true }))).toEqual(expect.not.arrayContaining(['t.along', 't.baby']));
  expect(wordsOf(helper('the cat', { lost: true }))).toContain('t.lost');
  expect(wordsOf(helper('his baby sister'))).toContain('t.baby');
});
