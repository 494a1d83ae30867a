import { expect, test } from 'vitest';
import { atHand, presentText } from './told.ts';

test.each([
  ['Years ago there had been a storm.', 'storm'],
  ['They had sat in the same way once, under a kitchen table, in a thunderstorm.', 'table'],
  ['She had waited four hours in the rain because she had said that she would.', 'rain'],
  ['Last winter the lantern stood there.', 'lantern'],
  ['Somebody in a book had once been given a sword.', 'sword'],
  ['If Maya fell off something, Rusty was standing by with a notebook.', 'notebook'],
  ['Was it a bear? Nobody knew.', 'bear'],
  ['The man said that it was a lion.', 'lion'],
  ['When Bolt was tired, the slippers came by themselves.', 'slippers'],
  ['Whenever she was unhappy, out came the umbrella.', 'umbrella'],
  ['It was a map! There was the road. There was the jug.', 'jug'],
  ['There was one thing that hardly anybody had seen: a lantern.', 'lantern'],
  ['It was like watching somebody come down a staircase, talking, with a tray.', 'tray'],
  ['He came with the careful step of a person who is crossing a room in which a baby is asleep.', 'baby'],
])('what is told of another time, asked, usual or likened is not there: %s', (text, word) => {
  expect(presentText(text)).not.toContain(word);
});

test.each([
  ['It had begun to rain.', 'rain'],
  ['Night had fallen.', 'Night'],
  ['Maya had found the key.', 'key'],
  ['When they had eaten they danced.', 'danced'],
  ['She had red hair and a lantern.', 'lantern'],
  ['“I have it!” she said at once, and held up the lamp.', 'lamp'],
])('what still holds stays: %s', (text, word) => {
  expect(presentText(text)).toContain(word);
});

test('a likeness is cut before the clauses are parted', () => {
  expect(atHand('It was, they say, like seeing an enormous, tangled, furious knot look down.')).not.toContain('furious');
});
