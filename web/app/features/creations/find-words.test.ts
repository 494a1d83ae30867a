import { describe, expect, it } from 'vitest';
import { byShelfOrder, matches } from './find-words.ts';

describe('a search', () => {
  const texts = ['Rusty', 'Animal - Forest Animals - Red Fox', 'Clever and Playful', 'Making Light'];

  it('finds by any of the texts, whatever the letters', () => {
    expect(matches('rusty', texts)).toBe(true);
    expect(matches('RED FOX', texts)).toBe(true);
    expect(matches('playful', texts)).toBe(true);
    expect(matches('light', texts)).toBe(true);
  });

  it('needs every word, in any order', () => {
    expect(matches('fox clever', texts)).toBe(true);
    expect(matches('fox dragon', texts)).toBe(false);
  });

  it('finds everything while nothing is asked', () => expect(matches('  ', texts)).toBe(true));
});

it('newest stands first, and what belongs to everyone last', () => {
  const day = (date: string, isStarter: boolean) => ({ createdAt: new Date(date), isStarter });
  const [older, newer, starter] = [day('2026-01-01', false), day('2026-02-01', false), day('2026-03-01', true)];
  expect([starter, older, newer].toSorted(byShelfOrder)).toEqual([newer, older, starter]);
});
