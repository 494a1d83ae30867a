import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { oneMoment, sentencesOf } from './one-moment.ts';

const draw = (text: string, rest: { told?: string; before?: string } = {}): string =>
  drawPicture({ is: 'scene', seed: 'one', story: 'one', text, cast: [maya, rusty, olive], ...rest }).alt;

const IN_TURN =
  'Olive had gone on ahead to ask the way, and there was nothing in the letter that anyone could use. Rusty sat on the wall and counted the crows, as he did whenever there was nothing else to count. ' +
  'Then Maya climbed up the apple tree, and held on to the highest branch that would carry her. “I can see the sea,” she said. After that it was a long time before anybody said a word.';

test('of several things in turn one is shown', () => {
  const alt = draw(IN_TURN);
  expect(alt).toMatch(/Maya[^.]* climbing/);
  expect(alt).not.toMatch(/sitting|Olive/);
});

test('each paragraph of a lap is a moment of its own', () => {
  const alt = draw('“Left!” said Rusty. “Right!” said Olive.\n\nMaya jumped over the puddle.\n\nOlive had a nap.');
  expect(alt).toMatch(/Maya[^.]* jumping/);
  expect(alt).not.toMatch(/Olive|lying/);
});

test('where it is may be told before the moment', () => {
  expect(draw(`They were all in the kitchen by then. ${IN_TURN.replace('up the apple tree, and held on to the highest branch that would carry her', 'on to the table, as high as she could get, and sat there')}`)).toContain('kitchen');
});

test('a short passage is its own moment', () => {
  const words = 'Maya ran down the hill. Rusty laughed.';
  expect(oneMoment(words, words, 'It was late.', [maya, rusty])).toEqual({ words, asWritten: words, before: 'It was late.', passage: words });
});

test('what is said aloud is never parted', () => {
  expect(sentencesOf('“Stop! It is late. Go home,” said Mr. Button. He went.')).toEqual(['“Stop! It is late. Go home,” said Mr. Button.', 'He went.']);
});

test('somebody else who jumps is none of the cast', () => {
  const told = 'Maya heard the bell-ringer. Somebody jumped over the wall.';
  expect(draw(told.replace('Somebody', 'She'))).toContain('jumping');
  expect(draw(told.replace('Somebody', 'She'), { told })).not.toContain('jumping');
});

test('of whom a passage tells most is in its moment', () => {
  const passage = '“You’re not a lion,” a boy told Maya. It was true. Maya had never even tried to roar. “No,” said Maya, when Maya had thought about it. “But I don’t think a lion could be me, either.” The boy had no answer ready. Rusty knew every path in the wood by its smell, and he took off his green scarf for nobody, not even in summer.';
  expect(oneMoment(passage, passage, '', [maya, rusty]).words).toContain('Maya');
});
