/** The lock of the built-in PostgreSQL cannot be read for a moment (it goes away while it is looked at, or no file can be opened any more). */
import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';
import { startEmbeddedPostgres } from './embedded.ts';

test('a lock that cannot be read does not end the program', async () => {
  const place = testFolder();
  const postgres = await startEmbeddedPostgres(place.path);
  const lock = join(place.path, 'postgres', 'postmaster.pid');
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('unhandledRejection', hear);
  renameSync(lock, `${lock}.aside`);
  mkdirSync(lock);
  // The look comes every two seconds.
  await pause(4_500);
  rmdirSync(lock);
  renameSync(`${lock}.aside`, lock);
  process.off('unhandledRejection', hear);
  await postgres.stop();
  place.remove();
  expect(unheard).toEqual([]);
});
