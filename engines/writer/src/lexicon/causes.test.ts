// A trial that is not one of the plot’s own does not fall from the sky: it is said why it comes here and now.
import { expect, it } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { ownTrialsOf } from '../premises/trials/trials.ts';
import { answered, askedBrief, planOf, textIn } from '../testing/asked.ts';
import { tellWhole } from '../testing/tell-whole.ts';
import { CAUSES } from './causes.ts';
import { CRISES } from './crises.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const kind = (age: AgeRange): 'small' | 'young' | 'old' => (age === '3-4' ? 'small' : age === '5-8' ? 'young' : 'old');

it('every trial has a cause for every age', () => {
  for (const { id } of CRISES) expect(CAUSES[id]).toBeDefined();
});

it.each(AGES)('at %s a trial that a family asked for says why it comes', (age) => {
  const told = answered(age, 'development', 'What goes wrong first?', 'a grumpy dragon');
  const { crisis = '', premise = '' } = planOf(told) ?? {};
  expect(crisis).toBe('creature');
  const [first = ''] = (CAUSES[crisis]?.[kind(age)] ?? '').split(/(?<=[.!?,])\s/u);
  expect(premise).not.toBe('');
  expect(textIn(told, 'climax').toLowerCase()).toContain(first.replace(/[.,]$/u, '').toLowerCase());
});

it.each(AGES)('at %s nothing is added where the plot has words of its own for it', (age) => {
  const told = tellWhole(askedBrief(age, { theme: { category: 'Fantasy', name: 'A Crown of Leaves' } }));
  const { crisis = '', premise = '' } = planOf(told) ?? {};
  expect(ownTrialsOf(premise)).toContain(crisis);
  expect(textIn(told, 'climax')).not.toContain((CAUSES[crisis]?.[kind(age)] ?? 'none').split(/(?<=[.!?,])\s/u)[0]);
});
