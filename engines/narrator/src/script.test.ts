import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareScript } from './script.ts';
import { splitForNarration } from './text/split.ts';

const scraps = ['Mira', ' said', '“', '”', '"', "'", '’', '. ', ', ', '…', ' — ', '\n', '\n\n', '3.5', '12th', '$4', 'é', '你好', '🦊', 'Dr.',
  '# ', 'A', '(', ')', ' ', '½', '7:30', '-'];
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...scraps), { maxLength: 80 }).map((parts) => parts.join('')),
);

describe('whatever is written', () => {
  it('becomes words in the order of the text, each at its own place, with something to say in plain letters', () => {
    fc.assert(fc.property(text, (written) => {
      const words = prepareScript(written, ['mira']).lines.flatMap((line) => line.words);
      let last = 0;
      for (const { from, to, spoken } of words) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(spoken.length).toBeGreaterThan(0);
        for (const word of spoken) expect(word).toMatch(/^[a-z']*[a-z][a-z']*$/);
        last = to;
      }
      expect(last).toBeLessThanOrEqual(written.length);
    }), { seed: 7, numRuns: 500 });
  });

  it('is put together again from its chunks', () => {
    fc.assert(fc.property(text, fc.integer({ min: 2, max: 60 }), (written, max) => {
      const chunks = splitForNarration(written, max);
      expect(chunks.join('')).toBe(written);
      expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= max)).toBe(true);
    }), { seed: 7, numRuns: 500 });
  });
});
