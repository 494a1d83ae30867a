import { expect, test } from 'vitest';
import { ELEVENLABS_TIMES } from './elevenlabs.ts';
import { areTimesOf, timesIn } from './speech-model.ts';

const told = (characters: string[], begins = characters.map((_, at) => at), ends = characters.map((_, at) => at + 1)) => ({ elevenlabs: { [ELEVENLABS_TIMES]: { characters, begins, ends } } });

test('times of letters are those of each unit of the text', () => {
  expect(timesIn(told(['H', 'i', '🦊', '!']), 'Hi🦊!')).toEqual({ begins: [0, 1, 2, 2, 3], ends: [1, 2, 3, 3, 4] });
});

test.each([
  ['of another text', told(['H', 'o'])], ['that are too few', told(['H', 'i'], [0])], ['that nobody told', undefined], ['of another service', { openai: {} }],
])('times %s are none', (_, metadata) => {
  expect(timesIn(metadata, 'Hi')).toBeNull();
});

test.each<[string, boolean, number[], number[]]>([
  ['in order', true, [0, 1, 1, 2], [1, 1, 2, 3.5]], ['backwards', false, [3, 2, 1, 0], [4, 3, 2, 1]], ['beyond the recording', false, [0, 1, 2, 60], [1, 2, 3, 61]],
  ['that end before they begin', false, [0, 1, 2, 3], [0, 0, 0, 0]], ['before the recording', false, [-2, -1, 0, 1], [-1, 0, 1, 2]],
])('times %s are of a recording of three seconds: %s', (_, are, begins, ends) => {
  expect(areTimesOf({ begins, ends }, 3)).toBe(are);
});
