import type { ModelMessage } from 'ai';
import { expect, test } from 'vitest';
import { nextTurn } from './next-turn.ts';

const asked: ModelMessage[] = [{ role: 'user', content: 'Tell.' }];

test('what was answered stands between the two questions', () => {
  expect(nextTurn(asked, 'Once.', 'Longer.')).toEqual([{ role: 'user', content: 'Tell.' }, { role: 'assistant', content: 'Once.' }, { role: 'user', content: 'Longer.' }]);
});

test('after an empty answer both questions are one turn', () => {
  expect(nextTurn(asked, ' \n', 'Longer.')).toEqual([{ role: 'user', content: 'Tell.\n\nLonger.' }]);
});
