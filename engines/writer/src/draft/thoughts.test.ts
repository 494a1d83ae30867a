import { describe, expect, it } from 'vitest';
import { mostThoughts, thoughtsFor } from './thoughts.ts';

const LINES = ['{of-road}The map had been drawn by a person of cheerful disposition.', '{of-dread}There was, he noticed, no second door.', 'It is a mistake to expect much of a Monday.'];

describe('a thought suits the beat that it stands in', () => {
  it('takes those about the matter in hand, and those about nothing in particular', () => {
    expect(thoughtsFor('setout', '12-17', LINES)).toEqual(['The map had been drawn by a person of cheerful disposition.', 'It is a mistake to expect much of a Monday.']);
    expect(thoughtsFor('spark', '12-17', LINES)).toEqual(['There was, he noticed, no second door.', 'It is a mistake to expect much of a Monday.']);
  });

  it('has no idle afternoon once something has happened, and none while it packs', () => {
    const idle = ['{of-ease}Nobody had anything to announce.', '{of-idle}There were mornings with nothing left to do.', '{of-self}He held opinions.'];
    expect(thoughtsFor('day', '12-17', idle)).toHaveLength(3);
    for (const beat of ['plant', 'pack', 'eve']) expect(thoughtsFor(beat, '12-17', idle), beat).toEqual([]);
  });

  it('leads up to what will be of use, and to a leave-taking, with a thought about just that', () => {
    const both = ['{of-use}What one looks for is never where one looks.', '{of-leave}It is harder to go than to arrive.'];
    expect(thoughtsFor('plant', '12-17', both)).toEqual(['What one looks for is never where one looks.']);
    for (const beat of ['pack', 'eve']) expect(thoughtsFor(beat, '12-17', both), beat).toEqual(['It is harder to go than to arrive.']);
    expect(thoughtsFor('hero', '12-17', both)).toEqual([]);
  });

  it('leaves the scenes of others alone, and never shows what a thought is about', () => {
    expect(thoughtsFor('friend', '12-17', LINES)).toEqual([]);
    expect(thoughtsFor('refrain', '12-17', LINES).join(' ')).not.toContain('{of-');
  });

  it('says nothing to the younger ages, whose thoughts have no theme', () => {
    expect(thoughtsFor('friend', '9-12', LINES)).toBe(LINES);
  });

  it('thinks once in a scene for the oldest, and not at all in the thick of it', () => {
    expect(mostThoughts('12-17')).toBe(1);
    expect(mostThoughts('9-12')).toBe(2);
    expect(thoughtsFor('try', '12-17', LINES)).toEqual([]);
  });
});
