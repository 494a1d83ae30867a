import { expect, test } from 'vitest';
import { lengthInWords } from './length-in-words.ts';

test.each([
  [46.6, '47 seconds'], [1, '1 second'], [59.6, '1 minute'], [61.2, '1 minute 1 second'], [120, '2 minutes'], [169.7, '2 minutes 50 seconds'],
])('the length of a recording is said in whole seconds, and in minutes where it has some: %s', (duration, words) => {
  expect(lengthInWords(duration)).toBe(words);
});
