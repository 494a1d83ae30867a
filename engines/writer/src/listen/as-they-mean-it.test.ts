/** What families type of somebody's own, of who has died, was mean or took something: heard as they mean it, and told so. */
import { describe, expect, test } from 'vitest';
import type { AgeRange } from '../brief.ts';
import { askedBrief, planOf, textIn } from '../testing/asked.ts';
import { tellWhole, textOf } from '../testing/tell-whole.ts';

const told = (ageRange: AgeRange, customPrompt: string) => tellWhole(askedBrief(ageRange, { customPrompt }));
const threads = (age: AgeRange, prompt: string) => planOf(told(age, prompt))?.threads ?? [];

describe.each<AgeRange>(['3-4', '5-8'])('at %s', (age) => {
  test('of what somebody loves, one comes along, and nobody says whose', () => {
    const story = textOf(told(age, 'Amara loves her red wellies'));
    expect(story).toMatch(/\ba red welly\b/u);
    expect(story).not.toMatch(/Amara’s red welly/u);
  });

  test('what is longed for ends before how much', () => {
    expect(threads(age, 'Amara wants a dog more than anything').map(({ the }) => the)).toEqual(['the dog']);
  });

  test.each(['Amara has lost her first tooth', 'Amara has forgotten her lunch'])('nobody takes along what was done: %s', (typed) => {
    expect(textOf(told(age, typed))).not.toMatch(/\bthe (?:lost|forgotten) her\b/u);
  });

  test('who has died is missed, and does not help', () => {
    const story = told(age, 'her grandpa has died and she misses him');
    expect(planOf(story)?.tool).not.toBe('helper');
    expect(textOf(story)).not.toMatch(/had had|Grandpa (?:went|stood|knew)/u);
  });

  test('who was mean is won over before coming along', () => {
    const first = textIn(told(age, 'the shop lady is mean at first'), 'introduction');
    expect(first).toMatch(/mean at first\./u);
    expect(first).toMatch(/half a bun|wave|good day/u);
  });

  test('who took it comes back with it', () => {
    const story = told(age, 'a bully steals the honey');
    expect(textIn(story, 'climax')).toMatch(/the bully/iu);
    expect(textIn(story, 'resolution')).toMatch(/the bully/iu);
  });

  test('whose own comes along is nobody whom they meet', () => {
    const first = textIn(told(age, 'her rabbit Clover comes too'), 'introduction');
    expect(first).toContain('Clover');
    expect(first).not.toMatch(/Out of nowhere|Then they met|so they were friends|right in the middle of everything/u);
  });
});

test('who was met is meant by what is said next, and a grandfather by what is said of him', () => {
  expect(threads('5-8', 'they meet a dragon and he is lonely').map(({ words }) => words)).toContain('The dragon was lonely');
  expect(textOf(told('5-8', 'Amara found a puppy and her grandpa has died and she misses him'))).not.toMatch(/puppy missed/u);
});

test('a move that is ahead is no thing that happened', () => {
  expect(threads('5-8', 'we move to a new house').map(({ as }) => as)).toEqual(['ordeal']);
});
