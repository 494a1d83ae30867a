import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { castTold } from './told-cast.ts';

const told = (text: string) => castTold(text).map(({ name }) => name);
const draw = (text: string) => drawPicture({ is: 'scene', seed: 's', text, cast: [] });

test('a text without a cast brings the people and animals that it names', () => {
  expect(told('The three pigs built a house of bricks while the wolf watched from the hill.')).toEqual(['pigs', 'pigs', 'pigs', 'wolf']);
  expect(told('Grandma baked a cake and the cat slept on the window sill.')).toEqual(['grandma', 'cat']);
  expect(told('Emma and Tom climbed the old oak tree. A squirrel watched them.')).toEqual(['Emma', 'Tom', 'squirrel']);
  expect(told('The king slept on his throne while the queen read a letter.')).toEqual(['king', 'queen']);
});

test('nobody comes who is only spoken of, denied or likened to', () => {
  expect(told('“The queen is coming,” it said. There was no king. The wind ran like a wolf.')).toEqual([]);
  expect(told('When morning came, the hill was white. Then the sun rose.')).toEqual([]);
});

test('at most five come', () => {
  expect(castTold('Five children, a king, a queen, a knight and a baker danced.')).toHaveLength(5);
});

test('the words beside the picture count those of a kind and name nobody who has no name', () => {
  expect(draw('The three pigs danced while the wolf watched.').alt).toMatch(/^Three pigs and a wolf/);
  expect(draw('A small hedgehog sat in the rain and read a book.').alt).toMatch(/^A hedgehog is sitting and reading .* and holds a book\. Rain is falling\.$/);
});

test('a ship of the place is the ship of the text', () => {
  expect(draw('The ship sailed across the sea. A boat lay at the harbour.').alt).not.toContain('boat');
});

test('a door that goes bang is nobody’s name', () => {
  expect(told('Bang went the door, and in ran a boy.')).toEqual(['boy']);
});

test('“most of them” is nobody’s name, and neither is “people”', () => {
  expect(castTold('Then the whole valley queued up. Most of them had the same one.').map(({ name }) => name)).not.toContain('Most');
  expect(castTold('People stood there with buckets.').map(({ name }) => name)).not.toContain('People');
});
