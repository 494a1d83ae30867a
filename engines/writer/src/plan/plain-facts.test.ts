// “Finn had no birthday”: told, and not forgotten at the end, and no riddle that everybody keeps turning over.
import { expect, test } from 'vitest';
import { askedBrief, textIn } from '../testing/asked.ts';
import { AGES } from '../testing/samples.ts';
import { PHASES, tellWhole, textOf } from '../testing/tell-whole.ts';
import { mainThread } from './bend.ts';
import { roleOf } from './threads.ts';

test.each(AGES)('what is merely so is told twice and promised to mean nothing, age %s', (age) => {
  const story = tellWhole(askedBrief(age, { customPrompt: 'Finn has no birthday' }));
  const told = PHASES.filter((phase) => /Finn had no birthday/u.test(textIn(story, phase)));
  expect(told).toEqual(['introduction', 'resolution']);
  expect(textOf(story)).not.toMatch(/as you will see|means something|knew what it meant|a clue|had been a riddle|would be incomprehensible/u);
  const plan = story.at(-1)?.written.facts.plan;
  expect(plan?.threads?.map(roleOf)).toEqual(['fact']);
  expect(plan && mainThread(plan)).toBeUndefined();
});
