/** Not one scene of the storyteller's material is stopped by our own gate, whichever story it is told in. */
import { expect, test } from 'vitest';
import { AGES } from '../../../../engines/writer/src/testing/samples.ts';
import { voiceFor } from '../../../../engines/writer/src/voices/voices.ts';
import { builtInSafety } from '../safety/built-in.ts';

/** As it may be told: every choice behind the other, one name for every slot. */
const inFull = (scene: string): string => scene.replace(/\{[^}]*\}/gu, 'Robin').replace(/[[\]|^@]/gu, ' ');

test.each(AGES)('every scene for %s passes the gate', async (age) => {
  const gate = builtInSafety();
  const voice = voiceFor(age);
  const beats = [voice.introduction, voice.development, voice.climax, voice.resolution, voice.filling, voice.innerLife ?? {}].flatMap((bank) => Object.entries(bank));
  expect(beats.length).toBeGreaterThan(400);
  const stopped = await Promise.all(beats.flatMap(([beat, scenes]) => scenes.map(async (scene) => {
    const verdict = await gate.check(inFull(scene), age);
    return verdict.is === 'unsafe' ? [`${beat}: ${verdict.topic}: ${scene.slice(0, 80)}`] : [];
  })));
  expect(stopped.flat()).toEqual([]);
}, 60_000);
