// What families type comes back in whole sentences: eight questions, children’s spelling, lists, orders, and too much of it.
import { describe, expect, test } from 'vitest';
import type { AgeRange, StoryBrief } from '../brief.ts';
import { writePhase } from '../index.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { AGES, AMARA, ANSWERS, answeredAt, brief, FAULTS, FINN, INSTRUCTIONS, PROMPTS, wishedAt } from '../testing/typed-wishes.ts';

/** Each at one age by turns; all of them at all ages in wishes.long.test.ts. */
const byTurns = <Row extends readonly unknown[]>(rows: readonly Row[]) => rows.map((row, at) => [...row, AGES[at % AGES.length] ?? '5-8'] as [...Row, AgeRange]);

describe('answers', () => {
  test.each(byTurns(ANSWERS))('%s %s', (question, answer, expected, ageRange) => {
    for (const { text, notFollowed } of answeredAt(ageRange, question, answer)) {
      expect(text, ageRange).toMatch(expected);
      expect(text, ageRange).not.toMatch(FAULTS);
      expect(notFollowed).toEqual([]);
    }
  });
});

describe('prompts', () => {
  test.each(byTurns(PROMPTS))('%s', (customPrompt, expected, ageRange) => {
    const text = wishedAt(ageRange, customPrompt);
    for (const words of expected) expect(text, ageRange).toMatch(words);
    expect(text, ageRange).not.toMatch(FAULTS);
  });

  test('what is not wanted does not come', () => {
    const text = wishedAt('5-8', 'no geese and no buns please');
    expect(text).not.toMatch(/\bbuns?\b|\bgeese\b/iu);
  });

  test('of three hundred words the first are used and the rest is said to be left out', () => {
    const long = Array.from({ length: 30 }, (_, at) => `Finn finds stone number ${at} in the big garden and hides it again`).join('. ');
    const { paragraphs, notFollowed } = writePhase(brief('9-12', { customPrompt: long }));
    expect(paragraphs.join(' ')).toContain('Finn found stone number');
    expect(notFollowed.join(' ')).toMatch(/no room/u);
  });
});

describe('instructions', () => {
  test.each(byTurns(INSTRUCTIONS))('%s', (instruction, expected, ageRange) => {
    const { paragraphs, notFollowed } = writePhase(brief(ageRange, { instruction }));
    for (const words of expected) expect(paragraphs.join('\n'), ageRange).toMatch(words);
    expect(notFollowed).toEqual([]);
  });

  test('an order about words is not pretended to be followed', () => {
    expect(writePhase(brief('5-8', { instruction: 'use simpler words' })).notFollowed).toHaveLength(1);
  });
});

describe('what was written about the characters', () => {
  const described = (ageRange: AgeRange): StoryBrief => brief(ageRange, {
    characters: [AMARA, { ...FINN, description: 'secretly afraid of the dark; has a toy excavator called Bruno' }],
  });

  test('fears, things and the word for how they are related are told', () => {
    for (const ageRange of ['5-8', '9-12', '12-17'] as const) {
      const parts = tellWhole(described(ageRange)).map(({ written }) => written.paragraphs.join('\n'));
      expect(parts[0]).toMatch(/Finn was afraid of the dark/u);
      expect(parts[0]).toMatch(/had a toy excavator called Bruno/u);
      expect(parts[0]).toMatch(/\bbrother\b/u);
      expect(parts[0]).toMatch(/shared a bunk bed/u);
      expect(parts[2] ?? '').toMatch(/the dark/u);
    }
  });
});
