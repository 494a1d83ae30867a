import { describe, expect, test } from 'vitest';
import { asSaid } from './as-said.ts';

const SAOIRSE = [{ word: 'Saoirse', like: 'SEER-sha' }];

describe('what another voice is given to read', () => {
  test.each([
    ['Saoirse ran.', 'Seersha ran.'],
    ['“Saoirse!” said Ann.', '“Seersha!” said Ann.'],
    ["'Saoirse' and SAOIRSE’S hat", "'Seersha' and Seersha’s hat"],
    ['All the Saoirses came.', 'All the Seershas came.'],
    ['Saoirsey is somebody else.', 'Saoirsey is somebody else.'],
    ['Nobody here.', 'Nobody here.'],
    ['', ''],
  ])('%j is %j', (story, sent) => expect(asSaid(story, SAOIRSE).text).toBe(sent));

  test('a name of its own that ends in s goes before the name without', () => {
    expect(asSaid('James', [{ word: 'Jame', like: 'JAY-mee' }, { word: 'James', like: 'HAH-mess' }]).text).toBe('Hahmess');
  });
});

test('times of what was sent are told for the letters of the story', () => {
  const story = 'A Xu ran';
  const { text, inStory } = asSaid(story, [{ word: 'Xu', like: 'SHOO' }]);
  expect(text).toBe('A Shoo ran');
  const { begins, ends } = inStory({ begins: [...text].map((_, at) => at), ends: [...text].map((_, at) => at + 1) });
  expect(begins).toEqual([0, 1, 2, 4, 6, 7, 8, 9]);
  expect(ends).toEqual([1, 2, 4, 6, 7, 8, 9, 10]);
});
