import { describe, expect, test } from 'vitest';
import { chatAboutIdeas } from './chat-about-ideas.ts';

const answer = (message: string): string => chatAboutIdeas({ seed: 'a', message, history: [] }).response;

describe('what a family says of its child is heard, and what the storyteller would do with it is said', () => {
  const SAID: readonly [string, RegExp, RegExp][] = [
    ['my son loves diggers', /somebody who loves diggers/u, /a digger comes along, and helps/u],
    ['She is mad about unicorns', /somebody who loves unicorns/u, /Who should the hero be: a unicorn, or somebody who loves them/u],
    ['My daughter loves trains and football', /loves trains; somebody who loves football/u, /“Runaway Train to the Coast”/u],
    ['He plays football every day', /somebody who loves football/u, /a football goes into the bag/u],
    ['we have a new baby sister', /a new baby sister/u, /“A Brother the Size of a Loaf”/u],
    ['It is her first day of school tomorrow', /the first day at school/u, /waits on the calendar, and turns out well/u],
    ['We are going to the dentist', /the visit to the dentist/u, /waits on the calendar/u],
    ['his goldfish died and he is sad', /^I am sorry about the goldfish\./u, /is thought of all the way, and is told everything at the end/u],
    ['My son is afraid of the dark', /somebody who is afraid of the dark/u, /gets a size smaller/u],
    ['a bedtime story for a 3 year old who loves owls', /somebody who loves owls/u, /an owl comes along/u],
    ['we moved house and he misses his friend Tom', /somebody who is missed: Tom/u, /Tom is thought of all the way/u],
    ['a story about a mermaid who cannot swim', /a hero who is a mermaid who could not swim/u, /your mermaid has to/u],
    ['she loves dinosaurs and is 5', /somebody who loves dinosaurs/u, /a dinosaur comes along/u],
    ['I like cats', /somebody who loves cats/u, /a cat comes along/u],
    ['They find a lost kitten and grandma helps them bake a cake', /a lost kitten/u, /the kitten comes along/u],
  ];
  test.each(SAID)('%s', (message, heard, does) => {
    expect(answer(message)).toMatch(heard);
    expect(answer(message)).toMatch(does);
    expect(answer(message)).not.toMatch(/not pretend|[{}[\]|]|undefined|Wren/u);
  });

  test('nobody laughs about a grandmother in hospital', () => {
    for (const seed of 'abcdefgh') {
      expect(chatAboutIdeas({ seed, message: 'Grandma is in hospital', history: [] }).response).not.toMatch(/Circus|Comedy|Spooky/u);
    }
  });
});
