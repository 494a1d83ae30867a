/** What is to be done in a story: heard as something that is not done before the end, and told in every part. */
import { describe, expect, test } from 'vitest';
import type { AgeRange, Wish } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief, lastPage, textIn } from '../testing/asked.ts';
import { PHASES, tellWhole } from '../testing/tell-whole.ts';

const heard = (customPrompt: string): Wish[] => writePhase(askedBrief('5-8', { customPrompt })).facts.wishes;
const wanted = (prompt: string): string[] => heard(prompt).filter(({ kind }) => kind === 'quest').map(({ head, who, must, loath }) => `${who}${loath ? ' not' : must ? ' must' : ''}: ${head}`);

test.each([
  ['They must win the football match against the other village', 'they must: win the football match against the other village'],
  ['They need to fix the broken spaceship and fly home', 'they must: fix the broken spaceship and fly home'],
  ['She wants to win the baking contest', 'Amara: win the baking contest'],
  ['They save the bees', 'they: save the bees'],
  ['They race snails', 'they: race snails'],
  ['Save the whales', 'they: save the whales'],
  ['A story about learning to ride a bike', 'they: learn to ride a bike'],
  ['They learn to share', 'they must: learn to share'],
  ['They are looking for the treasure', 'they: find the treasure'],
  ['The witch wants to steal the stars', 'they must: stop the witch from stealing the stars'],
  ['He does not want to brush his teeth', 'Finn not: brush his teeth'],
  ['She won’t share her toys', 'Amara not: share her toys'],
  ['He doesn’t like vegetables', 'Finn not: eat vegetables'],
  ['He never listens', 'Finn not: listen'],
])('“%s” is to be done', (prompt, quest) => {
  expect(wanted(prompt)).toEqual([quest]);
});

test.each(['They find a tiny door under the stairs', 'Amara lost her tooth', 'She is scared of thunder', 'They never give up', 'a duck with a red scarf', 'They get stuck in an elevator', 'We are moving house'])(
  '“%s” is no such thing', (prompt) => {
    expect(wanted(prompt)).toEqual([]);
  });

test('two who want two things are told of one after the other', () => {
  expect(heard('Amara wants to win the race and Finn wants to help her').map(({ words }) => words)).toEqual(['Amara won the race', 'Finn wanted to help her']);
});

describe.each<AgeRange>(['3-4', '5-8', '9-12', '12-17'])('at %s', (age) => {
  test('it stands behind the plot from the start, is done at the end and never before', () => {
    const told = tellWhole(askedBrief(age, { customPrompt: 'They must deliver a letter to the queen' }));
    expect(textIn(told, 'introduction')).toMatch(/had to deliver a letter to the queen|going to deliver a letter to the queen|will deliver a letter to the queen/u);
    for (const phase of ['development', 'climax'] as const) expect(textIn(told, phase), phase).toMatch(/deliver a letter to the queen/u);
    expect(textIn(told, 'resolution')).toContain('They delivered a letter to the queen');
    for (const phase of PHASES.slice(0, 3)) expect(textIn(told, phase), phase).not.toContain('delivered a letter');
  });

  test('what a child will not do is done in the end, and the last page knows', () => {
    const told = tellWhole(askedBrief(age, { customPrompt: 'He does not want to brush his teeth' }));
    expect(textIn(told, 'introduction')).toContain('Finn did not want to brush his teeth');
    for (const phase of ['development', 'climax'] as const) expect(textIn(told, phase), phase).toMatch(/want to brush his teeth|to brush his teeth\?/u);
    expect(textIn(told, 'resolution')).toContain('Finn brushed his teeth');
    expect(lastPage(told)).not.toBe('');
  });
});

test('what is said of somebody else is not the hero’s: the king’s crown, a party and its cake', () => {
  const threads = (prompt: string): string[] => (writePhase(askedBrief('5-8', { customPrompt: prompt })).facts.plan.threads ?? []).map(({ as, the, lost }) => `${as}${lost ? ' (lost)' : ''}: ${the}`);
  expect(threads('The king has lost his crown')).toEqual(['tool (lost): the king’s crown']);
  expect(threads('a birthday party where the cake goes missing')).toEqual(['feast: the birthday party', 'tool (lost): the cake']);
  expect(threads('a school where the teacher is a dragon')).toEqual(['spot: the school', 'helper: the teacher']);
  expect(threads('Someone keeps stealing the cookies')).toEqual(['tool (lost): the cookies']);
});

test('what is lost and found in one breath is lost first, and looked for', () => {
  for (const customPrompt of ['Amara finds her lost teddy', 'finds her lost teddy', 'Amara wants to find her missing teddy', 'Amara looks for her lost teddy']) {
    const [first] = writePhase(askedBrief('3-4', { customPrompt })).facts.plan.threads ?? [];
    expect([first?.lost, first?.the], customPrompt).toEqual([true, expect.stringMatching(/teddy$/u)]);
  }
});

test('on a lap a quest is seen to be done: they look, and there it is; bit by bit it grows', () => {
  const done = (customPrompt: string): string => textIn(tellWhole(askedBrief('3-4', { customPrompt })), 'resolution');
  expect(done('They must find a unicorn')).toMatch(/(?:looked here|Not here|looked, and looked)[^\n]*found a unicorn/u);
  expect(done('Amara looks for the golden egg')).toMatch(/(?:looked here|Not here|looked, and looked)[^\n]*found the golden egg/u);
  expect(done('Amara and Finn build a den')).toMatch(/(?:One bit|Tip, tap)[^\n]*built a den/u);
});
