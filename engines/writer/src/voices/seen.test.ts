// What a scene refers back to has to be written in another: a word changed there leaves it untold for ever, and no type notices.
import { describe, expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import type { Beats } from './voice.ts';
import { voiceFor } from './voices.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

describe('{seen …}', () => {
  test.each(AGES)('at %s it names words of another scene', (age) => {
    const scenes = Object.values<Beats>({ ...voiceFor(age) }).flatMap((beats) => Object.values(beats).flat()).map((scene) => scene.toLowerCase());
    const named = new Set(scenes.flatMap((scene) => [...scene.matchAll(/\{seen ([^}]+)\}/gu)].map(([, words = '']) => words)));
    const lost = [...named].filter((words) => !scenes.some((scene) => scene.includes(words) && !scene.includes(`{seen ${words}}`)));
    expect(lost).toEqual([]);
  });
});
