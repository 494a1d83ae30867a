import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../../ui/toaster.tsx';
import { downloadAll } from './download-picture.ts';

afterEach(() => vi.restoreAllMocks());

test('where there is no picture, that is said', async () => {
  const told = vi.spyOn(toast, 'error');
  await downloadAll([]);
  await downloadAll([], 'scene.download.none');
  expect(told.mock.calls.map(([sentence]) => sentence)).toEqual(['No images to download', 'No scene images to download']);
});
