import { describe, expect, it } from 'vitest';
import { splitForNarration } from './split.ts';
import { FOR_SIX } from '../testing/passages.ts';

describe('a text is split at sentence ends', () => {
  const long = `${FOR_SIX}\n\n`.repeat(40);

  it('into chunks of at most 4000 characters which together are the text', () => {
    const chunks = splitForNarration(long);
    expect(chunks.join('')).toBe(long);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(4000);
    for (const chunk of chunks) expect(chunk.trimEnd()).toMatch(/[.!?…][”"]?$/);
  });

  it('not at the points of "Dr." and 3.5', () => {
    expect(splitForNarration('Dr. Fox ate 3.5 pies. Then she slept.', 25)).toEqual(['Dr. Fox ate 3.5 pies. ', 'Then she slept.']);
  });

  it('between words where a sentence is too long, and anywhere where a word is', () => {
    expect(splitForNarration('one two three four', 10)).toEqual(['one two ', 'three four']);
    expect(splitForNarration('a'.repeat(25), 10).map((chunk) => chunk.length)).toEqual([10, 10, 5]);
    expect(splitForNarration('🦊🦊🦊', 3)).toEqual(['🦊', '🦊', '🦊']);
  });

  it('keeps a short text whole and gives nothing for nothing', () => {
    expect(splitForNarration('Hello.')).toEqual(['Hello.']);
    expect(splitForNarration('')).toEqual([]);
  });
});
