import { soundsTheSame, spellingOf, spokenNamesIn } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { wordsOfNames } from './words-of-name.ts';

test('the words of names, each spelling once, without the small ones', () => {
  expect(wordsOfNames(['Captain Saoirse of the Bay', 'Saoirse O’Malley', 'The Old Mill', '小明', 'Mary-Jane'])).toEqual(
    ['Captain', 'Saoirse', 'Bay', 'O’Malley', 'Old', 'Mill', '小明', 'Mary', 'Jane'],
  );
});

test('a text needs the entries of its own words, also with an s behind them', () => {
  const kept = [{ word: 'Zoë', like: 'ZOH-ee' }, { word: 'Tadhg', like: 'TYGE' }, { word: 'James', like: 'JAYMZ' }, { word: 'Tad', like: 'TAD' }];
  expect(spokenNamesIn('“Tadhg’s boat!” said ZOE. James’ hat.', kept).map(({ word }) => word)).toEqual(['James', 'Tadhg', 'Zoë']);
  expect(spokenNamesIn('Nobody is here.', kept)).toEqual([]);
});

test('a recording sounds the same while the names of its text are said the same', () => {
  const zoe = { word: 'Zoë', like: 'ZOH-ee' };
  expect(soundsTheSame([zoe], [{ ...zoe, word: 'zoe' }])).toBe(true);
  expect(soundsTheSame([zoe], [{ ...zoe, like: 'ZOH' }])).toBe(false);
  expect(soundsTheSame([], [zoe])).toBe(false);
  expect(soundsTheSame([zoe], [])).toBe(false);
  expect(spellingOf('O’Malley')).toBe('omalley');
});
