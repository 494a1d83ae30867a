import { expect, test } from 'vitest';
import { TOASTS } from './toaster.tsx';

test('news and errors stay for 4 s, successes for 2 s, loading until it is replaced', () => {
  const { duration, success, error, loading } = TOASTS;
  expect([duration, error.duration, success.duration, loading.duration]).toEqual([4000, 4000, 2000, Infinity]);
});
