// In which file and on which line a sentence of the material stands.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Book {
  path: string;
  text: string;
}

const HERE = join(import.meta.dirname, '../..');
const BOOKS: readonly Book[] = ['voices', 'lexicon', 'premises', 'plan', 'stage', 'draft'].flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: HERE })).filter((path) => !path.endsWith('.test.ts'))
  .toSorted().map((path) => ({ path, text: readFileSync(join(HERE, path), 'utf8') }));

const known = new Map<string, string>();

/** “voices/novel/climax.ts:31”; with its own words where a letter was put in for `{x}`. */
export function whereWritten(source: string): string {
  const kept = known.get(source) ?? find(source) ?? find(longestPiece(source)) ?? 'made up by the frame';
  known.set(source, kept);
  return kept;
}

function find(words: string): string | undefined {
  if (words.length < 8) return undefined;
  for (const { path, text } of BOOKS) {
    const at = text.indexOf(words);
    if (at >= 0) return `${path}:${text.slice(0, at).split('\n').length}`;
  }
  return undefined;
}

const longestPiece = (source: string): string => source.split(/\{[^}]*\}|[[\]|]/u).toSorted((a, b) => b.length - a.length)[0] ?? '';
