// What saves the day came from a place further on: it is in nobody's keeping at home, and does not lie there when they arrive with it.
import { expect, test } from 'vitest';
import type { AgeRange, StoryBrief } from '../brief.ts';
import { askedBrief } from '../testing/asked.ts';
import { SAMPLE_CAST } from '../testing/sample-cast.ts';
import { type MadePhase, tellThose } from '../testing/tell-whole.ts';

const place = { magicalProperties: [], inhabitants: [], dangers: [], treasures: [] };

const toldAt = (ageRange: AgeRange): MadePhase[][] => {
  const brief = (n: number): StoryBrief => ({
    ...askedBrief(ageRange), seed: `far-${n}`, length: 'extended', theme: { category: 'Comedy', name: 'The Upside-Down Day' }, characters: SAMPLE_CAST.slice(0, 1).map((one) => ({ ...one, id: 'c' })), relationships: [],
    places: [{ ...place, id: 'p', name: 'Frost Fortress', type: 'Frost Fortress' }, { ...place, id: 'q', name: 'Saltbell Cove', type: 'Mermaid Cove', inhabitants: ['Merfolk'], treasures: ['Singing Crystal'] }],
  });
  return tellThose(Array.from({ length: 8 }, (_, n) => brief(n)), ({ tool }) => tool === 'treasure');
};

test.each(['5-8', '9-12', '12-17'] as const)('%s: it is told of where it is taken along, and not once more where it came from', (ageRange) => {
  const told = toldAt(ageRange);
  expect(told.length).toBeGreaterThan(0);
  for (const story of told) {
    expect(story[0]?.written.paragraphs.join('\n')).not.toMatch(/two sisters|a rail round it|what most people knew about it|lifted up to look at it|half a sentence|closing time/u);
    expect(story.at(-1)?.written.facts.used).not.toContain('#m.treasure');
  }
});
