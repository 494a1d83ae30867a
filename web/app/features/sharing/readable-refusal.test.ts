import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { withReadableRefusal } from './readable-refusal.ts';

const refused = (message: string) => Promise.reject(new ORPCError('BAD_REQUEST', { message }));

test('a bad id is named as people read it, every other answer is left alone', async () => {
  await expect(withReadableRefusal(refused('Invalid content id'))).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400, message: 'Invalid content ID' });
  await expect(withReadableRefusal(refused('Something else'))).rejects.toThrow('Something else');
  expect(await withReadableRefusal(Promise.resolve(1))).toBe(1);
});
