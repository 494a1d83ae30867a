// What families type, at every age: see wishes.test.ts.
import { describe, expect, test } from 'vitest';
import { writePhase } from '../index.ts';
import { AGES, ANSWERS, answeredAt, brief, FAULTS, INSTRUCTIONS, PROMPTS, wishedAt } from '../testing/typed-wishes.ts';

describe.each(AGES)('%s', (ageRange) => {
  test.each(ANSWERS)('%s %s', (question, answer, expected) => {
    for (const { text, notFollowed } of answeredAt(ageRange, question, answer)) {
      expect(text).toMatch(expected);
      expect(text).not.toMatch(FAULTS);
      expect(notFollowed).toEqual([]);
    }
  });

  test.each(PROMPTS)('%s', (customPrompt, expected) => {
    const text = wishedAt(ageRange, customPrompt);
    for (const words of expected) expect(text).toMatch(words);
    expect(text).not.toMatch(FAULTS);
  });

  test.each(INSTRUCTIONS)('%s', (instruction, expected) => {
    const { paragraphs, notFollowed } = writePhase(brief(ageRange, { instruction }));
    for (const words of expected) expect(paragraphs.join('\n')).toMatch(words);
    expect(notFollowed).toEqual([]);
  });
});
