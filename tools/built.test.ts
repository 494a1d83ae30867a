/** Pages that are built are built: also in a folder that was copied, as a container's image or a folder on another machine is. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface Stamps { stampOf: (root: string) => string; isBuiltFrom: (stamp: string, root: string) => boolean }
const { stampOf, isBuiltFrom } = (await import(new URL('./launch/build.mjs', import.meta.url).href)) as Stamps;

const root = mkdtempSync(join(tmpdir(), 'fableloom-built-'));
afterAll(() => rmSync(root, { recursive: true }));

const page = join(root, 'web', 'page.tsx');
for (const folder of ['web', 'contract']) mkdirSync(join(root, folder));
writeFileSync(join(root, 'package-lock.json'), '{}');
writeFileSync(page, 'one');
const stamp = stampOf(root);

test('a folder whose times are others is built still', () => {
  utimesSync(page, 1_795_000_000, 1_795_000_000);
  expect(isBuiltFrom(stamp, root)).toBe(true);
});

test('a source that says something else is built again', () => {
  writeFileSync(page, 'two');
  expect(isBuiltFrom(stamp, root)).toBe(false);
});
