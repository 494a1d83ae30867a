import { expect, test } from 'vitest';
import { maya, rusty } from '../testing/families.ts';
import { feelingTold, moodTold } from './feelings-told.ts';
import { readScene } from './read-scene.ts';

const feelingOf = (text: string) => readScene(text, [maya, rusty]).players.map(({ feeling }) => feeling);

test('nobody weeps in a glad ending', () => {
  expect(feelingOf('Maya was sad at first. Then the kite came back. Maya laughed, and Rusty laughed too.')).toEqual([
    'laughing',
    'laughing',
  ]);
  expect(feelingTold('“We did it!” cried Maya')).not.toBe('sad');
  expect(feelingTold('Maya cried tears of joy')).toBe('laughing');
  expect(moodTold('It was sad. Nobody spoke. Then the sun rose and everybody was glad. They smiled all the way home.')).toBe('happy');
});

test('who weeps is seen to weep', () => {
  expect(feelingOf('Maya wept beside the empty cage.')[0]).toBe('sad');
});

test('what is not felt is not shown', () => {
  expect(feelingTold('Maya could not sleep')).toBeUndefined();
  expect(feelingTold('Rusty was no longer afraid')).toBeUndefined();
});
