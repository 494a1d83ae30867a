/** Whole sentences that answer one of the eight questions: told as the question means them, in every voice. */
import { describe, expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { writePhase } from '../index.ts';
import { answered, askedBrief, textIn } from '../testing/asked.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const wishes = (question: string, answer: string): string[] =>
  (answered('5-8', 'development', question, answer)[1]?.written.facts.wishes ?? []).filter(({ from }) => from === 'answer').map(({ kind, words }) => `${kind}: ${words}`);

test.each([
  ['What happens that nobody expects?', 'a spaceship lands', 'happening: A spaceship landed'],
  ['What waits behind the door?', 'nothing', 'fact: There was nothing there at all'],
  ['What waits behind the door?', 'candy everywhere', 'fact: There was candy everywhere'],
  ['What waits behind the door?', 'another door', 'place: another door'],
  ['What waits behind the door?', 'the bad guy', 'newcomer: the bad guy'],
  ['What is the hardest choice?', 'to leave the dog behind', 'fact: The question was whether to leave the dog behind'],
  ['What is the hardest choice?', 'saying goodbye', 'fact: The question was whether to say goodbye'],
  ['What is the hardest choice?', 'stay or go', 'fact: This was the choice: stay or go'],
  ['Which power saves the day?', 'love', 'saying: Love'],
])('%s %s', (question, answer, wish) => {
  expect(wishes(question, answer)).toEqual([wish]);
});

test('what saves the day keeps the name of whose it is', () => {
  expect(textIn(answered('5-8', 'development', 'Which power saves the day?', 'Amara’s courage'), 'resolution')).toContain('It was Amara’s courage that did it');
});

test('an instruction may say where it ends, and what the weather is', () => {
  const heard = (instruction: string): string[] => writePhase({ ...askedBrief('5-8'), instruction }).facts.wishes.map(({ kind, words }) => `${kind}: ${words}`);
  expect(heard('it should end at the beach')).toEqual(['ending: They went to the beach']);
  expect(heard('change the weather to snow')).toEqual(['happening: It snowed all day']);
});

test('an answer that tells what they do is no trouble, and what happens at a door is no room', () => {
  const shared = textIn(answered('5-8', 'climax', 'Who needs help, and why?', 'They share the jam sandwich'), 'climax');
  expect(shared).toContain('They shared the jam sandwich');
  expect(shared).not.toMatch(/somebody was in trouble|“Have you heard\?”/u);
  const opened = textIn(answered('5-8', 'development', 'What waits behind the door?', 'A friendly whale opens the gate'), 'development');
  expect(opened).toContain('A friendly whale opened the gate');
  expect(opened).not.toMatch(/I never knew that this was here/u);
});

describe.each(AGES)('at %s', (age) => {
  test('what they do themselves surprises nobody', () => {
    const { paragraphs } = writePhase({ ...askedBrief(age), instruction: 'they should eat pizza' });
    const told = paragraphs.find((one) => one.includes('They ate pizza'));
    expect(told).toBeDefined();
    expect(told).not.toMatch(/without so much as a knock|something happened|told your grandchildren|Did that really happen|look two times/u);
  });

  test.each([
    ['What happens that nobody expects?', 'the cat can talk', 'The cat could talk'],
    ['Who needs help, and why?', 'the moon is cold', 'The moon was cold'],
    ['What goes wrong first?', 'the map is upside down', 'The map was upside down'],
    ['Who turns out to be kind?', 'everyone', 'Everyone turned out to be kind'],
    ['What is the hardest choice?', 'whether to trust the fox', 'The question was whether to trust the fox'],
    ['What waits behind the door?', 'it is dark and there are stairs', 'It was dark and there were stairs'],
  ])('%s %s: no fact that everybody has known for long', (question, answer, told) => {
    const paragraph = textIn(answered(age, 'development', question, answer), 'development').split('\n').find((one) => one.includes(told));
    expect(paragraph).toBeDefined();
    expect(paragraph).not.toMatch(/for some time, and|nothing to be done about that|how it is, and everybody|like the weather|So it was|not a matter of opinion/u);
  });
});
