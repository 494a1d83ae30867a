// What a family typed of a thing or of somebody, as one phrase.
import { expect, it } from 'vitest';
import { readPhrase } from './phrase.ts';

it('a flying carpet is a thing, and a flying horse is somebody', () => {
  const isSomeone = (text: string): boolean | undefined => readPhrase(text, () => 'her', () => false, true)?.someone;
  expect(['a flying carpet', 'a flying broomstick'].map(isSomeone)).toEqual([false, false]);
  expect(['a flying horse', 'a flying girl', 'a talking hat'].map(isSomeone)).toEqual([true, true, true]);
});
