import { expect, test } from 'vitest';
import { recordIn } from './thoughts.ts';

test.each([
  ['a fence', '```json\n{"categories":[]}\n```'], ['thoughts', '<think>{"no":1} hm</think>\n{"categories":[]}'], ['a remark', 'Here it is: {"categories":[]}. Good night!'],
  ['channels', '<|channel|>analysis<|message|>{?<|end|><|start|>assistant<|channel|>final<|message|>{"categories":[]}<|return|>'],
])('a record with %s around it is found', (_, answer) => expect(recordIn(answer)).toEqual({ categories: [] }));

test.each(['', 'I see a fox.', '{"categories":[', '} {', '<think>{"categories":[]}'])('%j holds none', (answer) => expect(recordIn(answer)).toBeUndefined());
