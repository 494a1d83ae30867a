import { expect, test } from 'vitest';
import { leavesWordsOut } from './left-out.ts';

const spoken = (text: string, ...words: string[]) => ({
  words: words.map((word, place) => ({ from: text.indexOf(word), to: text.indexOf(word) + word.length, start: place, end: place + 1 })),
});

test.each([
  ['Maya said 你好 to the fox.', ['Maya', 'said', 'to', 'the', 'fox'], true],
  ['Maya said hello.', ['Maya', 'said', 'hello'], false],
  ['Zoë’s café — 12 crêpes!', ['Zoë’s', 'café', '12', 'crêpes'], false],
  ['小龙 flew.', ['小龙', 'flew'], false],
  ['Привет, Maya.', ['Maya'], true],
  ['Maya has ٣ cats.', ['Maya', 'has', 'cats'], true],
  ['Maya has ५ cats.', ['Maya', 'has', 'cats'], true],
  ['Maya has 3 cats.', ['Maya', 'has', 'cats'], false],
])('words that are passed over are told: %s', (text, words, isLeftOut) => {
  expect(leavesWordsOut(text, spoken(text, ...words))).toBe(isLeftOut);
});
