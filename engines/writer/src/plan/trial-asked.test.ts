// A family that asks for rain gets rain; a storm only where there is a sky to come out of.
import { expect, test } from 'vitest';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';

const trialOf = (category: string, name: string): string => writePhase(askedBrief('9-12', { customPrompt: 'It should rain all day', theme: { category, name } })).facts.plan.crisis;

test('it rains all day: no storm comes over a platform in a hall, and one over a harbour', () => {
  expect(trialOf('Growth', 'The Little Voice That Grew')).not.toBe('storm');
  expect(trialOf('Adventure', 'The Lost Lantern')).toBe('storm');
});
