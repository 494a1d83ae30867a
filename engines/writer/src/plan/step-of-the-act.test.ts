// What a family answers to “Which power saves the day?” is seen to do it: the act, the step by which the trial gives way, and then its end.
import { describe, expect, it } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { ANY_STEPS, HEARD_STEPS, KIND_STEPS, LIT_STEPS } from '../lexicon/act-steps.ts';
import { stepOf } from '../lexicon/acts.ts';
import { CRISES } from '../lexicon/crises.ts';
import { answered, planOf, textIn } from '../testing/asked.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const QUESTION = 'Which power saves the day?';

describe('an act is of a kind, and a trial gives way to each kind in its own way', () => {
  it.each([['The umbrella hummed', HEARD_STEPS], ['Maya made a little light', LIT_STEPS], ['It was a big hug that did it', KIND_STEPS], ['It was brushing teeth that did it', ANY_STEPS]] as const)('%s', (told, steps) => {
    for (const { id } of CRISES) expect([stepOf(told, id, true), stepOf(told, id, false)]).toEqual(steps[id]);
  });
});

describe.each(AGES)('%s', (age) => {
  it.each([
    ['the umbrella hums', 'The umbrella hummed'], ['Maya makes a little light', 'Maya made a little light'], ['love', 'It was love that did it'], ['Daddy comes and picks them up', 'Daddy came and picked them up'],
    ['a big hug', 'It was a big hug that did it'], ['being brave', 'It was being brave that did it'], ['Finn isn’t scared anymore', 'Finn wasn’t scared anymore'], ['the secret cave', 'It was the secret cave that did it'],
  ])('%s', (answer, act) => {
    const told = answered(age, 'climax', QUESTION, answer);
    const { crisis = '' } = planOf(told) ?? {};
    const solved = textIn(told, 'resolution').split('\n').find((part) => part.includes(act)) ?? '';
    const [first = ''] = (stepOf(act, crisis, age === '3-4') ?? '').split(/(?<=[.!?])\s/u);
    expect(solved.indexOf(first), solved).toBeGreaterThan(solved.indexOf(act));
  });

  it('a name that nobody chose keeps its capital where somebody asks about it', () => {
    expect(textIn(answered(age, 'climax', QUESTION, 'Maya makes a little light'), 'climax')).not.toContain('maya');
  });
});

it('a promise that is kept does something too', () => {
  const told = answered('5-8', 'development', 'What would you do?', 'hug the monster');
  const { crisis = '', tool } = planOf(told) ?? {};
  expect(tool).toBe('promise');
  expect(textIn(told, 'resolution')).toContain((stepOf('hugged the monster', crisis, false) ?? '').split(/(?<=[.!?])\s/u)[0]);
});

it.each(AGES)('what nobody expected does something as well, where it is an act (%s)', (age) => {
  const told = answered(age, 'climax', 'What does nobody expect?', 'the umbrella hums');
  const { crisis = '', tool } = planOf(told) ?? {};
  expect(tool).toBe('word');
  const [first = ''] = (stepOf('The umbrella hummed', crisis, age === '3-4') ?? '').split(/(?<=[.!?;,])\s/u);
  const solved = textIn(told, 'resolution').split('\n')[0] ?? '';
  expect(solved.indexOf(first), solved).toBeGreaterThan(solved.indexOf('The umbrella hummed'));
});
