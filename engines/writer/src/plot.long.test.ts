// Everything that families ask for, at every age: see plot.test.ts.
import { describe, expect, test } from 'vitest';
import type { AgeRange } from './brief.ts';
import { ANSWERS_ASKED, PROMPTS_ASKED, answered, askedBrief, lastPage, planOf, textIn } from './testing/asked.ts';
import { PHASES, tellWhole } from './testing/tell-whole.ts';

import { THEMES_COUNTED, partsWithoutTheme } from './testing/themes.ts';

test('each of the themes is heard in every part', () => {
  expect(Array.from({ length: THEMES_COUNTED }, (_, at) => partsWithoutTheme(at)).flat()).toEqual([]);
});

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

describe.each(AGES)('%s', (ageRange) => {
  test.each(PROMPTS_ASKED)('%s', (customPrompt, seen, plan) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const told = tellWhole(askedBrief(ageRange, { customPrompt, seed }));
      for (const phase of PHASES) expect(textIn(told, phase), `${seed} ${phase}`).toMatch(seen);
      expect(lastPage(told), seed).toMatch(seen);
      expect(planOf(told), seed).toMatchObject(plan);
    }
  });

  test.each(ANSWERS_ASKED)('%s %s', (question, answer, seen, plan) => {
    for (const at of ['development', 'climax'] as const) {
      const told = answered(ageRange, at, question, answer);
      expect(textIn(told, 'resolution'), at).toMatch(seen);
      if (plan.tool !== 'deed') expect(lastPage(told), at).toMatch(seen);
      expect(planOf(told), at).toMatchObject(plan);
    }
  });
});
