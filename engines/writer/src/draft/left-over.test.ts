// What was given at the beginning is heard of again, where something else has become what saves the day.
import { expect, test } from 'vitest';
import type { EarlierPhase } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';
import { AGES } from '../testing/samples.ts';
import { PHASES } from '../testing/tell-whole.ts';

test.each(AGES)('a gift that is not needed in the end is tried, age %s', (age) => {
  const given = Array.from({ length: 12 }, (_, n) => {
    const earlier: EarlierPhase[] = [];
    const told = PHASES.map((phase) => {
      const continuation = phase === 'climax' ? { question: 'Who saves the day?', answer: 'a brave duck with a red scarf' } : undefined;
      const written = writePhase(askedBrief(age, { seed: `left-${n}`, phase, earlier: [...earlier], ...(continuation ? { continuation } : {}) }));
      earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
      return written;
    });
    return { told, gift: told[0]?.facts.plan.tool === 'gift' ? (told[0].facts.plan.words.gift ?? '') : '' };
  }).filter(({ gift }) => gift !== '');
  expect(given.length).toBeGreaterThan(1);
  expect(given.map(({ told }) => told[2]?.facts.plan.tool)).toEqual(given.map(() => 'helper'));
  const again = given.filter(({ told, gift }) => told.slice(2).some(({ paragraphs }) => paragraphs.join(' ').toLowerCase().includes(gift)));
  // On the short pages of a lap there is not always room.
  expect(again.length).toBeGreaterThanOrEqual(age === '3-4' ? given.length / 2 : given.length);
});
