import { describe } from 'vitest';
import { testFolder } from '../../testing/test-folder.ts';
import { diskStore } from './disk.ts';
import { keepsThePromisesOfStorage } from './storage.compliance.ts';

describe('the folder', () => keepsThePromisesOfStorage(async () => {
  const folder = testFolder();
  return { files: diskStore(folder.path), close: folder.remove };
}));
