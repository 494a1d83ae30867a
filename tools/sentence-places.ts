/** Where every sentence of the catalogue is said. Run it for the table: sentence, key, files. Read by sentence-places.test.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MESSAGES } from '../contract/src/messages/index.ts';
import { sourceFiles } from './arrows.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Saying a sentence happens in the product; the catalogue itself only holds it, and tests only look at it. */
const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|compliance|fixture)\.tsx?$/.test(path) && !path.startsWith('contract/src/messages/') && !path.includes('/workbench/');

/** The sentences that the two specifications quote. */
export const quotedSentences = (): string[] =>
  readFileSync(join(ROOT, 'contract/src/messages/quoted-sentences.txt'), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** For every key the files that say it. */
export function sentencePlaces(): Map<string, string[]> {
  /** Pages that must stay small write a sentence itself; it is the same one, letter for letter. */
  const plain = Object.entries(MESSAGES).filter(([, sentence]) => sentence.length > 12 && !sentence.includes('{'));
  const places = new Map<string, string[]>(Object.keys(MESSAGES).map((key) => [key, []]));
  for (const room of ['contract/src', 'server/src', 'web/app']) {
    for (const path of sourceFiles(ROOT, room)) {
      if (!isProduct(path)) continue;
      const source = readFileSync(join(ROOT, path), 'utf8');
      for (const [key, sentence] of plain) if (source.includes(sentence)) places.get(key)?.push(path);
      for (const [, key = ''] of source.matchAll(/['"`]([a-z0-9-]+(?:\.[a-z0-9-]+)+)['"`]/g)) places.get(key)?.push(path);
    }
  }
  return places;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('| sentence | key | said in |\n|---|---|---|');
  const places = sentencePlaces();
  for (const [key, sentence] of Object.entries(MESSAGES)) {
    console.log(`| ${sentence} | \`${key}\` | ${[...new Set(places.get(key))].map((path) => `\`${path}\``).join('<br>') || 'nowhere'} |`);
  }
}
