import { expect, test } from 'vitest';
import { because, readFrom, readWhy } from './sent-here.ts';

test('why somebody is led to another page comes along with them', () => {
  expect(readWhy(because('Please upgrade to regenerate stories').state)).toBe('Please upgrade to regenerate stories');
});

test('they can go back to where they were, which is a page of ours', () => {
  expect(readFrom(because('Why', '/stories/story_1').state)).toBe('/stories/story_1');
  for (const from of [undefined, '', 7, 'https://elsewhere.example', '//elsewhere.example']) expect(readFrom({ why: 'Why', from })).toBeNull();
});

test('whoever comes by themselves, or with something else, is told nothing', () => {
  for (const state of [null, undefined, 7, {}, { why: '' }, { why: 7 }, { isBack: true }]) expect(readWhy(state)).toBeNull();
});
