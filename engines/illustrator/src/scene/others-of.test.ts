import { expect, test } from 'vitest';
import { kofi, maya, olive, rusty } from '../testing/families.ts';
import { othersOf } from './others-of.ts';
import { passageOf } from './passage.ts';

const others = (text: string, { cast = [maya, kofi], before = '', cameBy = false, being = '' } = {}) => {
  const players = cast.map((character) => ({ character, feeling: 'calm', pose: 'standing' }) as const);
  const { others: people, bystanders } = othersOf(passageOf(text, cast, before, {}), { cast, players, mood: 'sad', cameBy, being });
  return { people: people.map(({ character: { name } }) => name), feelings: people.map(({ feeling }) => feeling), beside: bystanders.map(({ noun, count }) => `${count} ${noun}`) };
};

test('a stranger stands beside them and shares their mood', () => {
  expect(others('A baker stood there.')).toMatchObject({ people: ['baker'], feelings: ['worried'] });
});

test('five have no room for a stranger', () => {
  expect(others('A baker stood there.', { cast: [maya, kofi, rusty, olive, { ...maya, id: 'bo', name: 'Bo' }] }).people).toEqual([]);
});

test('he of the sentence before is still there', () => {
  const before = 'A baker stood at the door.';
  expect(others('He laughed.', { before, cameBy: true }).people).toEqual(['baker']);
  expect(others('He laughed.', { before }).people).toEqual([]);
});

test('an animal of the sentence before is there where the words begin with it', () => {
  expect(others('It sat down.', { being: 'A snail came by.' }).beside).toEqual(['1 snail']);
});

test('beside three there is room for two of a kind', () => {
  expect(others('Many snails sat there.').beside).toEqual(['3 snail']);
  expect(others('Many snails sat there.', { cast: [maya, kofi, rusty] }).beside).toEqual(['2 snail']);
});

test('a donkey stands among one or two, a snail beside them', () => {
  expect(others('A donkey stood there.', { cast: [maya] })).toMatchObject({ people: ['donkey'], beside: [] });
  expect(others('A snail sat there.', { cast: [maya] })).toMatchObject({ people: [], beside: ['1 snail'] });
});
