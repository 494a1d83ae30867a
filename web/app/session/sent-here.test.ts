import { expect, test } from 'vitest';
import { because, readWhy } from './sent-here.ts';

test('why somebody is led to another page comes along with them', () => {
  expect(readWhy(because('Please upgrade to regenerate stories').state)).toBe('Please upgrade to regenerate stories');
});

test('whoever comes by themselves, or with something else, is told nothing', () => {
  for (const state of [null, undefined, 7, {}, { why: '' }, { why: 7 }, { isBack: true }]) expect(readWhy(state)).toBeNull();
});
