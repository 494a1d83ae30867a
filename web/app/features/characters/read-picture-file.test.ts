import { afterEach, expect, test, vi } from 'vitest';
import { readPictureFile } from './read-picture-file.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose file vanished between the choice and the reading. */
class FileThatIsGone {
  onerror: (() => void) | null = null;
  readAsDataURL() {
    queueMicrotask(() => this.onerror?.());
  }
}

test('a file that cannot be read is told', async () => {
  vi.stubGlobal('FileReader', FileThatIsGone);
  await expect(readPictureFile(new File(['x'], 'fox.png', { type: 'image/png' }))).rejects.toThrow('Failed to read image file');
});

test('what is no picture, or too big a one, is told before it is read', async () => {
  vi.stubGlobal('FileReader', undefined);
  await expect(readPictureFile(new File(['x'], 'fox.pdf', { type: 'application/pdf' }))).rejects.toThrow('Please choose a picture file.');
  const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'fox.png', { type: 'image/png' });
  await expect(readPictureFile(big)).rejects.toThrow('Please choose one of at most 10 MB.');
});
