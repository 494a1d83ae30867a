// What saves the day is counted on as long as it stands in the earlier parts, by whatever word it was told.
import { describe, expect, test } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { writePhase } from '../index.ts';
import { TREASURES } from '../lexicon/place-features.ts';
import { reread } from './reread.ts';

/** A climax behind an introduction of these words, in which this is to save the day. */
function toolBehind(text: string, tool: string): string {
  const brief = askedBrief('3-4');
  const written = writePhase(brief);
  const plan = { ...written.facts.plan, tool: 'treasure' as const, words: { ...written.facts.plan.words, 'the-tool': tool } };
  return reread(plan, { ...brief, phase: 'climax', earlier: [{ phase: 'introduction', text, facts: written.facts }] }).tool;
}

describe('a treasure that was told of', () => {
  test.each([
    ['the compass of the heart', 'One compass always showed who you missed.'], ['the mirror of truth', 'There was a mirror that told you if you had jam on.'], ['the chest of gems', 'There was a small chest, full of red gems.'],
  ])('%s is not struck out where it goes by a shorter name', (tool, told) => {
    expect(TREASURES[tool.slice(4)]?.young).toContain(told);
    expect(toolBehind(`${told} Into the bag it went.`, tool)).toBe('treasure');
  });

  test('a compass that nobody tells of any more is', () => {
    expect(toolBehind('Amara had a big heart.', 'the compass of the heart')).toBe('trait');
  });
});
