// Every thing has one drawing: a name that stands in two tables is drawn as the later one, and who held the other holds it, too.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROPS } from './props.ts';

const isProp = (one: unknown): boolean => typeof one === 'object' && one !== null && 'draw' in one;

test('no thing is drawn under the name of another', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^props\.ts$/u.test(file));
  const tables = await Promise.all(files.map((file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>));
  const names = tables.flatMap((table) => Object.values(table)).flatMap((one) => (typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.entries(one) : [])).filter(([, one]) => isProp(one)).map(([name]) => name);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => PROPS[name] === undefined)).toEqual([]);
});
