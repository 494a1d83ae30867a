// What is not true of a story is not told in it.
import { describe, expect, it } from 'vitest';
import type { StoryPlan } from '../brief.ts';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from '../plan/cast.ts';
import { suited, suitsStory, worthOf } from './suits-story.ts';

const brief = { ...askedBrief('9-12'), phase: 'development' as const };
const child = brief.characters[0] as (typeof brief.characters)[number];

const suits = (type: string, premise = 'Over the Whispering Mountains'): ((text: string) => boolean) =>
  (text) => suitsStory({ brief, plan: { premise, words: {}, crisis: 'gap' } as unknown as StoryPlan, cast: castStory({ ...brief, characters: [{ ...child, type }], relationships: [] }) })(text) === 'well';

describe('what suits a story', () => {
  it('nobody is on the road for days who has to be home before dark', () => {
    const text = 'By the third day {H} had stopped counting.';
    expect(suits(child.type)(text)).toBe(true);
    expect(suits(child.type, 'The Lost Lantern')(text)).toBe(false);
    expect(suits(child.type, 'The Lost Lantern')('{H} had once lost a shoe.')).toBe(true);
  });

  it('a penguin has no fingers, a ghost no boots, and a grandmother no homework', () => {
    expect(suits('Animal - Birds - Penguin')('{H} counted on {his} own fingers.')).toBe(false);
    expect(suits('Supernatural Being - Friendly Ghosts - Attic Ghost')('There was a stone in {H’s} boot.')).toBe(false);
    expect(suits('Human - Family - Grandparent')('{He} did {his} homework in the bath.')).toBe(false);
    for (const text of ['{H} counted on {his} own fingers.', 'There was a stone in {H’s} boot.', '{He} did {his} homework in the bath.']) expect(suits(child.type)(text)).toBe(true);
  });

  it('where hardly anything is left, all of it may be told, what suits first', () => {
    const never = { stale: () => 0, shelf: 0 };
    expect(suited(['a', 'b', 'c', 'd'], { ...never, suits: (text) => (text === 'a' ? 'well' : 'not') })).toHaveLength(4);
    expect(suited(['a', 'b', 'c', 'd'], { ...never, suits: (text) => (text !== 'a' ? 'well' : 'not') })).toEqual(['b', 'c', 'd']);
  });

  it('what suits is rather told again than something that does not, but not what was told just now', () => {
    const times: Readonly<Record<string, number>> = { a: 0, b: 3, c: 20 };
    const worth = worthOf({ suits: (text) => (text !== 'a' ? 'well' : 'not'), stale: (text) => times[text] ?? 0, shelf: 25 });
    expect(['a', 'b', 'c'].toSorted((x, y) => worth(x) - worth(y))).toEqual(['b', 'a', 'c']);
  });

  it('of a choice the words that suit are enough, and a hat is no word for a penguin', () => {
    const penguin = suits('Animal - Birds - Penguin');
    expect(penguin('{H} put on {his} old hat.')).toBe(false);
    expect(penguin('An old man put on his hat.')).toBe(true);
    expect(penguin('{H} [put on {his} hat|sat down].')).toBe(true);
  });
});

it('a plot about rain that does not come has no puddles on its road', () => {
  expect(suits(child.type, 'The Rain That Came Late')('It had begun to drizzle.')).toBe(false);
  expect(suits(child.type, 'The Rain That Came Late')('A brainy owl nodded.')).toBe(true);
});
