import { describe, expect, it } from 'vitest';
import { landscapeById } from '../lexicon/landscapes.ts';
import { atFor, cleanName } from './place-name.ts';

describe('the name of a place inside a sentence', () => {
  it.each([
    ['Temple of Ten Doors', 'the Temple of Ten Doors'],
    ['Hedge Maze of Orle', 'the Hedge Maze of Orle'],
    ['The Island of Lost Socks', 'the Island of Lost Socks'],
    ['The Ember Steps', 'the Ember Steps'],
    ['Crooked Keep', 'Crooked Keep'],
    ['Grandma’s House of Bread', 'Grandma’s House of Bread'],
    ['Maple Street School', 'Maple Street School'],
    ['{ }', 'the place'],
  ])('%s is %s', (name, told) => {
    expect(cleanName(name)).toBe(told);
  });
});

it('one is on a peak, in a valley and in the hills', () => {
  expect(['Cloudberry Peak', 'Two Hat Hill', 'the Blue Valley', 'the Whispering Mountains', 'the Singing Stones'].map((name) => atFor(landscapeById('mountain'), name))).toEqual(['on', 'on', 'in', 'in', 'in']);
  expect([landscapeById('sky'), landscapeById('town')].map((kind) => atFor(kind, 'Cloudberry Peak'))).toEqual(['on', 'in']);
});
