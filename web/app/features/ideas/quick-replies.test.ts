import { expect, test } from 'vitest';
import { quickReplies } from './quick-replies.ts';

const user = (content: string) => ({ role: 'user' as const, content });
const helper = (content: string) => ({ role: 'assistant' as const, content });
const OFFERS = helper('1. “The Lost Lantern”: find it.\n2. “Palace Under the Pond”: dive.\n3. “The Secret Staircase”: climb.');

test('the plots of the newest answer can be chosen with a thumb, or others asked for', () => {
  expect(quickReplies([helper('Hello!'), user('Ideas'), OFFERS])).toEqual(['The Lost Lantern', 'Palace Under the Pond', 'The Secret Staircase', 'Something else', 'Surprise me']);
});

test('behind a choice only something else is offered', () => {
  expect(quickReplies([user('2'), helper('That one it is. “Palace Under the Pond”: dive.')])).toEqual(['Something else']);
});

test('nothing is offered behind the greeting, while a turn waits, or where nothing was offered', () => {
  expect([quickReplies([OFFERS]), quickReplies([OFFERS, user('more')]), quickReplies([user('hm'), helper('I am sorry.')])]).toEqual([[], [], []]);
});
