/** What CODE_STYLE.md asks of files and a machine can see. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './arrows.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const FILES = ['contract', 'server', 'web', 'engines', 'tools', 'journeys'].flatMap((folder) => [...sourceFiles(ROOT, folder)]);
const LISTS = /\/(taxonomies|lexicon|starters|migrations|messages|voices|premises|golden)\//;
const BANNED = new Set(['utils', 'helpers', 'common', 'manager', 'misc', 'data']);

const linesOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length;

describe('layout', () => {
  test('file names are kebab-case', () => {
    const strange = FILES.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx)$/.test(basename(path)));
    expect(strange).toEqual([]);
  });

  test('no folder has a name that says nothing', () => {
    const strange = FILES.filter((path) => path.split('/').slice(0, -1).some((folder) => BANNED.has(folder)));
    expect(strange).toEqual([]);
  });

  test('no file is longer than 400 lines, lists of words aside', () => {
    const long = FILES.filter((path) => !LISTS.test(path) && linesOf(path) > 400).map((path) => `${path}: ${linesOf(path)}`);
    expect(long).toEqual([]);
  });

  test('engines have no clock, no chance and no network of their own', () => {
    const engineFiles = FILES.filter((path) => path.startsWith('engines/') && path.includes('/src/') && !path.endsWith('.test.ts'));
    const impure = engineFiles.filter((path) => /\bMath\.random\b|\bDate\.now\b|\bnew Date\(|\bfetch\(|\bperformance\.now\b/.test(readFileSync(join(ROOT, path), 'utf8')));
    expect(impure).toEqual([]);
  });
});

test('no page speaks with the voice of the browser', () => {
  const speaking = FILES.filter((path) => path.startsWith('web/') && /speechSynthesis|SpeechSynthesisUtterance/.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(speaking).toEqual([]);
});

describe('documents', () => {
  const pages = ['writer', 'illustrator', 'narrator', 'operating', 'coverage'].map((name) => `docs/${name}.md`);
  const documents = ['README.md', 'ARCHITECTURE.md', 'CODE_STYLE.md', ...pages, ...readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`)];

  test.each(documents)('every path that %s names exists', (document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const named = [...text.matchAll(/`((?:contract|server|web|engines|journeys|tools|docs|bench)\/[\w./-]*)`/g)].map((match) => match[1] ?? '');
    const missing = named.filter((path) => !exists(path));
    expect(missing).toEqual([]);
  });

  test('every decision says when it was made, and no two have one number', () => {
    const decisions = readdirSync(join(ROOT, 'docs/decisions'));
    expect(decisions.filter((name) => !/\b20\d\d-\d\d-\d\d\b/.test(readFileSync(join(ROOT, 'docs/decisions', name), 'utf8')))).toEqual([]);
    expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length);
  });
});

function exists(path: string): boolean {
  try {
    readdirSync(join(ROOT, path));
    return true;
  } catch {
    try {
      readFileSync(join(ROOT, path));
      return true;
    } catch {
      return false;
    }
  }
}
