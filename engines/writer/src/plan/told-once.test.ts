// An answer that is told in one sentence, and of which nothing comes, is not passed off as followed.
import { expect, test } from 'vitest';
import { answered, planOf } from '../testing/asked.ts';
import type { AgeRange, Phase } from '../brief.ts';

const WRONG = 'What goes wrong first?';
const toldOf = (age: AgeRange, at: Phase, question: string, answer: string): string[] => answered(age, at, question, answer).flatMap(({ written }) => written.notFollowed);

test.each<[AgeRange, Phase, string, string, string]>([
  ['9-12', 'climax', WRONG, 'They get separated and Amara is all alone', 'They got separated and Amara was all alone'],
  ['5-8', 'development', WRONG, 'First of all Finn falls asleep', 'Finn fell asleep'],
  ['3-4', 'development', WRONG, 'a wheel', 'a wheel'],
  ['12-17', 'development', 'Who turns out to be kind?', 'Finn shares his soup', 'Finn shared his soup'],
])('%s, %s, %s %s', (age, at, question, answer, words) => {
  expect(toldOf(age, at, question, answer)).toEqual([`“${words}”: it is told, but the plot does not turn on it`]);
});

test.each<[Phase, string, string]>([
  ['development', WRONG, 'the flashlight runs out of batteries and it gets dark'], ['development', WRONG, 'a dragon'], ['climax', WRONG, 'Everything!'],
  ['resolution', WRONG, 'They forget the sandwiches'], ['development', 'What would you do?', 'A hug'], ['resolution', 'What would you do?', 'I would paint the wall yellow'],
])('nobody is told so where it is the trial, a word that is said, or how it ends: %s, %s %s', (at, question, answer) => {
  expect(toldOf('5-8', at, question, answer)).toEqual([]);
});

test('who falls asleep comes to no gap', () => {
  expect(planOf(answered('9-12', 'development', WRONG, 'the lamp falls'))?.crisis).toBe('gap');
  const [, plain] = answered('9-12', 'development', 'What would you do?', 'A hug');
  const crisis = planOf(answered('9-12', 'development', WRONG, 'Finn falls asleep'))?.crisis;
  expect(crisis).not.toBe('gap');
  expect(crisis).toBe(plain?.written.facts.plan.crisis);
});
