import type { Job } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { endedUnseen } from './finished-work.ts';

const job = (id: string, status: Job['status']) => ({ id, status }) as Job;
const jobs = [job('told', 'done'), job('left', 'done'), job('broken', 'failed'), job('going', 'working'), job('before', 'done')];

test('work is told that was open here, has ended, and was told by no page', () => {
  const ended = endedUnseen(new Set(['told', 'left', 'broken', 'going']), jobs, (id) => id === 'told');
  expect(ended.map(({ id }) => id)).toEqual(['left', 'broken']);
});
