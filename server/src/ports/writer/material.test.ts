/** Every sentence of the storyteller's material passes the gate of the age that hears it: whichever story it comes to stand in. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import { expect, test } from 'vitest';
import { OWN_BEATS } from '../../../../engines/writer/src/premises/scenes/own-beats.ts';
import { PLOT_SCENES } from '../../../../engines/writer/src/premises/scenes/scenes.ts';
import { OLD_TRIALS } from '../../../../engines/writer/src/premises/trials/old/old.ts';
import { SO_NEAR } from '../../../../engines/writer/src/premises/scenes/so-near.ts';
import { builtInSafety } from '../safety/built-in.ts';

const MATERIAL = join(import.meta.dirname, '../../../../engines/writer/src');
/** The youngest who hears it; plots and words of the lists come into stories of every age. */
const HEARD_BY: Record<string, AgeRange> = {
  'voices/lap': '3-4', 'voices/bedtime': '5-8', 'voices/chapter': '9-12', 'voices/novel': '12-17', premises: '3-4', lexicon: '3-4',
};
/** A text between quotes; shorter ones are words for other sentences. */
const TEXT = /(['"`])((?:\\.|(?!\1).){12,})\1/g;

test.each(Object.entries(HEARD_BY))('%s, for ages %s', async (folder, age) => {
  const gate = builtInSafety();
  const texts = globSync('**/*.ts', { cwd: join(MATERIAL, folder) })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('scenes/') && !file.startsWith('trials/old/'))
    .flatMap((file) => [...readFileSync(join(MATERIAL, folder, file), 'utf8').matchAll(TEXT)].map(([, , text = '']) => text));
  expect(texts.length).toBeGreaterThan(500);
  const stopped: string[] = [];
  // A slot is a name or a word of the brief, which has a gate of its own.
  for (const text of texts) if ((await gate.check(text.replace(/\{[^}]*\}/g, 'Maya'), age)).is === 'unsafe') stopped.push(text);
  expect(stopped).toEqual([]);
});

test.each<AgeRange>(['3-4', '5-8', '9-12', '12-17'])('scenes of the plots, for ages %s', async (age) => {
  const gate = builtInSafety();
  const texts = [...Object.values(PLOT_SCENES).flatMap(({ trail, theirs }) => [trail[age], theirs[age]]), ...[SO_NEAR, OWN_BEATS.problem, OWN_BEATS.arrive, OWN_BEATS.prize].flatMap((scenes) => Object.values(scenes[age]))];
  expect(texts).toHaveLength(6 * 120);
  const stopped: string[] = [];
  for (const text of texts) if ((await gate.check(text.replace(/\{[^}]*\}/gu, 'Maya'), age)).is === 'unsafe') stopped.push(text);
  expect(stopped).toEqual([]);
});

test('trials of the plots, for ages 9-12', async () => {
  const gate = builtInSafety();
  const texts = Object.values(OLD_TRIALS).flatMap((trials) => Object.values(trials).flatMap((trial) => Object.values<string>({ ...trial })));
  expect(texts.length).toBeGreaterThan(5 * 2 * 115);
  const stopped: string[] = [];
  for (const text of texts) if ((await gate.check(text.replace(/\{[^}]*\}/gu, ''), '9-12')).is === 'unsafe') stopped.push(text);
  expect(stopped).toEqual([]);
});
