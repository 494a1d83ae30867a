import { expect, test } from 'vitest';
import { pluralOf } from './plurals.ts';

test('more than one', () => {
  expect(['frog', 'fairy', 'mouse', 'fox', 'sheep'].map(pluralOf)).toEqual(['frogs', 'fairies', 'mice', 'foxes', 'sheep']);
});
