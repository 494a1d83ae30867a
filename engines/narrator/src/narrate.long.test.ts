import { describe, expect, it } from 'vitest';
import { narrate } from './index.ts';
import { flite, loudness, peak } from './testing/flite.ts';
import { FOR_SIX } from './testing/passages.ts';

describe('twenty thousand characters', () => {
  it('are spoken to the end, in order, as loud as a short text', () => {
    const text = `${FOR_SIX}\n\n`.repeat(40).slice(0, 20_000);
    const narration = narrate({ text, ageRange: '5-8', voice: 'warm', speakers: [{ name: 'Ember' }] }, flite);
    expect(narration.words.at(-1)?.to).toBeGreaterThan(19_900);
    expect(narration.words.at(-1)?.end).toBeLessThan(narration.duration);
    expect(narration.words.every(({ start }, at) => start >= (narration.words[at - 1]?.end ?? 0))).toBe(true);
    expect(loudness(narration)).toBeGreaterThan(-21);
    expect(peak(narration)).toBeLessThanOrEqual(-3);
  });
});
