import type { Job } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { foundIn } from './left-alone.ts';

const job = (id: string, status: Job['status'], offersBuiltIn = status === 'failed'): Job =>
  ({ id, status, offersBuiltIn, kind: 'story', progress: '', done: 0, text: '', about: {}, result: null, error: null, createdAt: new Date() });

test.each<[string, Job[], string | undefined]>([
  ['what is under way', [job('b', 'failed'), job('a', 'working')], 'a'],
  ['what a service could not do', [job('b', 'failed'), job('a', 'done')], 'b'],
  ['nothing that was made since', [job('b', 'done'), job('a', 'failed')], undefined],
  ['nothing that was stopped since', [job('b', 'cancelled'), job('a', 'failed')], undefined],
  ['nothing that the built-in engine cannot do either', [job('a', 'failed', false)], undefined],
  ['nothing that was put aside', [job('aside', 'failed')], undefined],
  ['nothing where there was nothing', [], undefined],
])('who comes back finds %s', (_, jobs, id) => {
  expect(foundIn(jobs, (one) => one === 'aside')?.id).toBe(id);
});
