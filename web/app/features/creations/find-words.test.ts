import { describe, expect, it } from 'vitest';
import { matches } from './find-words.ts';

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
