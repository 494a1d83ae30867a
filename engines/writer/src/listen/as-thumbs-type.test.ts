// Prompts as parents type them: without who does it, without an article, misspelt, in half sentences.
import { expect, it } from 'vitest';
import { writePhase } from '../index.ts';
import { askedBrief } from '../testing/asked.ts';

it.each([
  ['finds a secret door in the garden', ['happening:Amara found a secret door in the garden'], ['spot:the secret door in the garden']],
  ['learns to ride a bike', ['quest:Amara learned to ride a bike'], ['quest:learn to ride a bike']],
  ['superhero cat saves the city', ['happening:A superhero cat saved the city'], ['helper:the superhero cat']],
  ['windy day, kite flies away', ['fact:It was a windy day', 'happening:A kite flew away'], ['tool:the kite']],
  ['foggy morning, a ship without captain', ['fact:It was a foggy morning', 'newcomer:a ship without captain'], ['helper:the ship']],
  ['my 5 year old is starting kindergarden tomorrow', ['happening:Amara was starting kindergarten'], ['ordeal:the first day at kindergarten']],
  ['Finn is realy sad', ['fact:Finn was really sad'], ['heart:Finn was really sad']],
  ['my daughter Lily loves ballet', ['fact:Amara loved ballet'], ['word:Amara loved ballet']],
  ['a kitten stuck in a tree', ['quest:They rescued a kitten from a tree'], ['quest:rescue a kitten from a tree']],
  ['a dog named Biscuit who eats everything', ['newcomer:a dog named Biscuit who ate everything'], ['helper:Biscuit']],
  ['A story without monsters', ['avoid:monsters'], []],
])('%s', (customPrompt, wishes, threads) => {
  const { facts } = writePhase(askedBrief('5-8', { customPrompt }));
  expect(facts.wishes.map(({ kind, words }) => `${kind}:${words}`)).toEqual(wishes);
  expect((facts.plan.threads ?? []).map(({ as, the }) => `${as}:${the}`)).toEqual(threads);
});

it('several things with the weather are no thing', () => {
  const text = writePhase(askedBrief('5-8', { customPrompt: 'snow, sledding and hot chocolate' })).paragraphs.join(' ');
  expect(text).toMatch(/there was snow, sledding/iu);
  expect(text).not.toContain('a snow, sledding');
});
