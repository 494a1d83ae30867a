import { expect, test } from 'vitest';
import { ELEVENLABS_TIMES } from './elevenlabs.ts';
import { timesIn } from './speech-model.ts';

const told = (characters: string[], begins = characters.map((_, at) => at), ends = characters.map((_, at) => at + 1)) => ({ elevenlabs: { [ELEVENLABS_TIMES]: { characters, begins, ends } } });

test('times of letters are those of each unit of the text', () => {
  expect(timesIn(told(['H', 'i', '🦊', '!']), 'Hi🦊!')).toEqual({ begins: [0, 1, 2, 2, 3], ends: [1, 2, 3, 3, 4] });
});

test.each([
  ['of another text', told(['H', 'o'])], ['that are too few', told(['H', 'i'], [0])], ['that nobody told', undefined], ['of another service', { openai: {} }],
])('times %s are none', (_, metadata) => {
  expect(timesIn(metadata, 'Hi')).toBeNull();
});
