/** What families type, heard as they mean it: whoever does harm is made up with; what is too big to be carried is where it leads; what happened is told as “how they …”. */
import { describe, expect, test } from 'vitest';
import type { AgeRange, StoryBrief, Thread } from '../brief.ts';
import { writePhase } from '../index.ts';
import { askedBrief, textIn } from '../testing/asked.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];
const asked = (customPrompt: string, age: AgeRange = '5-8'): StoryBrief => askedBrief(age, { customPrompt });
const roleOf = ({ as, the, lost }: Thread): string => `${as}${lost ? ' (lost)' : ''}: ${the}`;
const threads = (prompt: string): string[] => (writePhase(asked(prompt)).facts.plan.threads ?? []).map(roleOf);

describe('what somebody does to them', () => {
  test.each([
    ['they are captured by pirates', 'helper: the pirates'],
    ['Amara is bitten by a snake', 'helper: the snake'],
    ['a giant kidnaps the baby', 'helper: the giant'],
    ['aliens land in the garden', 'helper: the aliens'],
    ['witches steal the cake', 'tool (lost): the cake'],
  ])('“%s” is told of whoever does it', (prompt, role) => expect(threads(prompt)).toEqual([role]));

  test.each(AGES)('at %s a wolf who chases them is made up with before he comes along', (age) => {
    const told = textIn(tellWhole(asked('the wolf chases them', age)), 'introduction');
    expect(told).toMatch(/The wolf chased them/u);
    expect(told).toMatch(/sorry|come in|be put right|be given back|be restored|undone/iu);
  });
});

describe('what is found', () => {
  test.each([
    ['they find a piano in the forest', 'spot: the piano in the forest'],
    ['they discover a spaceship in the garden', 'spot: the spaceship in the garden'],
    ['they find a golden egg in the forest', 'tool: the golden egg'],
  ])('“%s” is carried, or led to', (prompt, role) => expect(threads(prompt)).toEqual([role]));
});

describe('as it is typed', () => {
  test.each([
    ['there’s a monster under the bed but he is friendly', ['helper: the friendly monster']],
    ['let them make friends with a lonely giant', ['helper: the lonely giant']],
    ['A talking whale should help them.', ['helper: the talking whale']],
    ['a friendly ghost should join them', ['helper: the friendly ghost']],
    ['a unicorn should appear', ['helper: the unicorn']],
    ['a small dragon who helps them', ['helper: the small dragon']],
    ['the day the internet stopped working', ['tale: The internet stopped working']],
    ['Amara discovers she can talk to animals', ['word: Amara could talk to animals']],
    ['a letter arrives with no name on it', ['tool: the letter']],
    ['someone is stealing all the left shoes', ['tool (lost): the left shoes']],
    ['everyone forgets Finn’s birthday', ['heart: Everyone forgot Finn’s birthday']],
    ['Amara stands up to a bully', ['quest: stand up to a bully']],
    ['a story with no monsters', []],
    ['princess Amara rescues the prince from a tower', ['quest: rescue the prince from a tower']],
    ['someone ate the porridge', ['tale: Someone ate the porridge']],
    ['a dance competition', ['feast: the dance competition']],
    ['Amara and Finn argue over a toy', ['heart: Amara and Finn argued over a toy']],
    ['Grandpa forgot where he parked the moon', ['helper: Grandpa']],
  ])('“%s”', (prompt, roles) => expect(threads(prompt)).toEqual(roles));
});

describe('a name, and a quantity', () => {
  test('a dog called Biscuit is nothing to eat', () => expect(threads('please include our dog Biscuit')).toEqual(['helper: Biscuit']));
  test('“no violence, lots of unicorns” leaves the unicorns in', () => expect(threads('no violence, lots of unicorns')).toEqual(['helper: the unicorns']));
});

test.each([['we are going on a plane tomorrow', 'ordeal: the flight'], ['Amara has to get a shot at the doctor', 'ordeal: the injection']])('“%s” lies ahead', (prompt, role) => expect(threads(prompt)).toEqual([role]));

test('a storm is no feast, and the sun lies in no bag', () => {
  expect(threads('a storm destroys the bridge')).toEqual([]);
  expect(threads('the sun won’t come up')).toEqual(['word: The sun wouldn’t come up']);
});

test.each(AGES)('at %s what happened is told again as how it happened', (age) => {
  const told = textOf(tellWhole(asked('they travel through time to the middle ages', age)));
  expect(told).toMatch(/\bhow they travelled through time to the middle ages\b/u);
});
