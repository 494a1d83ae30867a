/** Every sentence of the storyteller's material passes the gate of the age that hears it: whichever story it comes to stand in. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { expect, test } from 'vitest';
import { builtInSafety } from '../safety/built-in.ts';

const VOICES = join(import.meta.dirname, '../../../../engines/writer/src/voices');
const HEARD_BY: Record<string, AgeRange> = { lap: '3-4', bedtime: '5-8', chapter: '9-12', novel: '12-17' };
/** A text between quotes; shorter ones are words for other sentences. */
const TEXT = /(['"`])((?:\\.|(?!\1).){12,})\1/g;

test.each(Object.entries(HEARD_BY))('%s, for ages %s', async (voice, age) => {
  const gate = builtInSafety();
  const texts = globSync('**/*.ts', { cwd: join(VOICES, voice) })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(VOICES, voice, file), 'utf8').matchAll(TEXT)].map(([, , text = '']) => text));
  expect(texts.length).toBeGreaterThan(500);
  const stopped: string[] = [];
  // A slot is a name or a word of the brief, which has a gate of its own.
  for (const text of texts) if ((await gate.check(text.replace(/\{[^}]*\}/g, 'Maya'), age)).is === 'unsafe') stopped.push(text);
  expect(stopped).toEqual([]);
});
