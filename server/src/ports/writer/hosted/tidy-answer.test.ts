import { expect, test } from 'vitest';
import { fitCount, tidyAnswer } from './tidy-answer.ts';

test.each([
  ['a heading', '## Introduction\n\nMaya ran.', ['Maya ran.']],
  ['a title in bold', '**Title:**\n\nMaya ran.', ['Maya ran.']],
  ['a remark before it', "Here's the introduction:\n\nMaya ran.", ['Maya ran.']],
  ['a remark of a helper', 'Sure, I can write that for you!\n\nMaya ran.', ['Maya ran.']],
  ['a fence', '```text\nMaya ran.\n```', ['Maya ran.']],
  ['thoughts', '<think>Six paragraphs, then.</think>Maya ran.', ['Maya ran.']],
  ['emphasis', 'Maya *really* ran, and **fast**.', ['Maya really ran, and fast.']],
  ['stars between paragraphs', 'Maya ran.\n\n***\n\nRusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['lines of Windows', 'Maya ran.\r\n\r\nRusty sat.', ['Maya ran.', 'Rusty sat.']],
  ['nothing', ' \n\n ', []],
])('%s is taken away and the words stay', (_, answer, paragraphs) => {
  expect(tidyAnswer(answer)).toEqual(paragraphs);
});

test('a sentence that begins like a remark stays', () => {
  expect(tidyAnswer('Sure enough, the gate was open and Maya went in.')).toEqual(['Sure enough, the gate was open and Maya went in.']);
});

test('two too many are joined where they are shortest, two too few are cut between sentences', () => {
  expect(fitCount(['One is long enough.', 'Two.', 'Three.', 'Four is long enough.'], { fewest: 2, most: 3 })).toEqual(['One is long enough.', 'Two. Three.', 'Four is long enough.']);
  expect(fitCount(['He ran home. She sat down.', 'End.'], { fewest: 3, most: 4 })).toEqual(['He ran home.', 'She sat down.', 'End.']);
});

test('far too many or too few are left, so that the model is asked again', () => {
  expect(fitCount(['A.', 'B.', 'C.', 'D.', 'E.', 'F.'], { fewest: 1, most: 2 })).toHaveLength(6);
  expect(fitCount(['One sentence.'], { fewest: 6, most: 8 })).toHaveLength(1);
});
