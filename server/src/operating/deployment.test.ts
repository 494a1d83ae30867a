/** The container file, the compose file and the unit of systemd name only what the program has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { environmentSchema, readConfig } from '../config.ts';
import { testFolder } from '../testing/test-folder.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const fileOf = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const wordsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word = '']) => word);
const isKnown = (name: string): boolean => name in environmentSchema.shape;

const container = fileOf('Containerfile');
const compose = fileOf('compose.yaml');
const unit = fileOf('fableloom.service');

/** What a service of the compose file is given: its lines of `environment`, with the defaults of the shell filled in. */
function environmentOf(service: string): Record<string, string> {
  const block = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)?.[1] ?? '';
  const lines = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(block)?.[1] ?? '';
  const filled = (value: string) => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'secret');
  return Object.fromEntries([...lines.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, filled(value)]));
}

test('the compose file gives the program variables that it takes, and a database that is the one beside it', () => {
  const [ours, theirs] = [environmentOf('fableloom'), environmentOf('database')];
  expect(Object.keys(ours)).toContain('DATABASE_URL');
  expect(Object.keys(ours).filter((name) => !isKnown(name))).toEqual([]);
  const folder = testFolder();
  const { DATABASE_URL = '' } = readConfig({ ...ours, FABLELOOM_DATA: folder.path });
  folder.remove();
  const { username, password, hostname, port, pathname } = new URL(DATABASE_URL);
  expect({ username, password, hostname, port, pathname })
    .toEqual({ username: theirs['POSTGRES_USER'], password: theirs['POSTGRES_PASSWORD'], hostname: 'database', port: '5432', pathname: `/${theirs['POSTGRES_DB']}` });
});

test('the container listens and keeps its data where the compose file looks for them', () => {
  const [port, data] = [wordsIn(container, /^EXPOSE (\d+)$/gm)[0], wordsIn(container, /^VOLUME (\S+)$/gm)[0]];
  expect(String(environmentSchema.shape.PORT.parse(undefined))).toBe(port);
  expect(wordsIn(container, /^ENV FABLELOOM_DATA=(\S+)$/gm)).toEqual([data]);
  expect(compose).toContain(`"${port}:${port}"`);
  expect(compose).toContain(`- files:${data}\n`);
});

test('what is run, copied and passed over is there', () => {
  const run = [...wordsIn(container, /node (tools\/\S+)/g), ...wordsIn(container, /"(tools\/[^"]+)"/g), ...wordsIn(unit, /node (tools\/\S+)/g)];
  expect(run.length).toBeGreaterThan(2);
  expect(run.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(fileOf('.dockerignore')).toBe(fileOf('.containerignore'));
  expect(wordsIn(unit, /^Environment=(\w+)=/gm).filter((name) => !isKnown(name))).toEqual([]);
});
