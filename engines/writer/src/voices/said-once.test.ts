// A paragraph that says six words twice is told only where nothing else is left (tell/said.ts): a scene that is written so is hardly ever told.
import { describe, expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { runCodes, wordCodes } from '../tell/words.ts';
import type { Beats } from './voice.ts';
import { voiceFor } from './voices.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

/** Gates say nothing; any other slot stands for one word. */
const SAYS_NOTHING = /\{(?:here|seen) [^}]*\}|\{(?:earth|dry|long|short|near|away|rooms|houses|daylight|march|days|sudden|fierce|solid|calm-trial|no-flood|open-air)\}/gu;

/** A scene with one of its choices taken, everywhere the first or everywhere the second. */
const taken = (scene: string, choice: number): string =>
  scene.replace(/\[([^\]]*)\]/gu, (_, choices: string) => choices.split('|')[Math.min(choice, choices.split('|').length - 1)] ?? '').replace(SAYS_NOTHING, '').replace(/\{([^}]*)\}/gu, (_, slot: string) => slot.replace(/[^\p{L}]/gu, ''));

const repeats = (text: string): boolean => {
  const runs = runCodes(wordCodes(text), 6);
  return runs.length >= 7 && new Set(runs).size !== runs.length;
};

describe('a scene', () => {
  test.each(AGES)('at %s says no six words twice', (age) => {
    const { introduction, development, climax, resolution } = voiceFor(age);
    const scenes = [introduction, development, climax, resolution].flatMap((beats: Beats) => Object.values(beats).flat());
    expect(scenes.length).toBeGreaterThan(300);
    expect(scenes.filter((scene) => [0, 1].every((choice) => repeats(taken(scene, choice))))).toEqual([]);
  });
});
