// What is not true of a story is not told in it.
import { describe, expect, it } from 'vitest';
import type { StoryPlan } from '../brief.ts';
import { askedBrief } from '../testing/asked.ts';
import { castStory } from '../plan/cast.ts';
import { suitsStory, worthOf } from './suits-story.ts';

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
    expect(suits('Human - Family - Grandparent')('Granny always said, “Chin up.”')).toBe(false);
    expect(suits('Human - Family - Grandparent')('“Take this,” said Granny Plum.')).toBe(true);
    expect(suits(child.type)('Granny always said, “Chin up.”')).toBe(true);
    for (const text of ['{H} counted on {his} own fingers.', 'There was a stone in {H’s} boot.', '{He} did {his} homework in the bath.']) expect(suits(child.type)(text)).toBe(true);
  });

  it('nobody of the material is called like one of the cast', () => {
    const called = (name: string): ((text: string) => string) => {
      const named = { ...brief, characters: [{ ...child, name }] };
      return suitsStory({ brief: named, plan: { premise: 'Rescue at Waterfall Rock', words: {}, crisis: 'gap' } as unknown as StoryPlan, cast: castStory({ ...named, relationships: [] }) });
    };
    expect(called('Pip')('On the end of the row sat Pip, who was five.')).toBe('not');
    expect(called('Old Barnaby')('It was a dog, and its name was Barnaby.')).toBe('not');
    expect(called('Mina')('On the end of the row sat Pip, who was five.')).toBe('well');
    expect(called('Will')('“Will you?” said {H}. Will it rain?')).toBe('well');
  });

  it('a robot has no granny who knitted for it', () => {
    const text = 'People laughed about it, but not {his} granny.';
    expect(suits(child.type)(text)).toBe(true);
    expect(suits('Robot & Artificial Life - Workshop Robots - Repair Robot')(text)).toBe(false);
  });

  it('nobody takes off boots with those who have none, and no robot eats', () => {
    const judge = (type: string, text: string) => suitsStory({ brief, plan: { premise: 'Rescue at Waterfall Rock', words: {}, crisis: 'gap' } as unknown as StoryPlan, cast: castStory({ ...brief, characters: [child, { ...child, id: 'b', name: 'Bo', type }], relationships: [{ from: child.id, to: 'b', type: 'Friend' }] }) })(text);
    const [dragon, robot] = ['Dragon - Young Dragons - Baby Dragon', 'Robot & Artificial Life - Workshop Robots - Repair Robot'];
    for (const text of ['They stopped for an hour, with their boots off.', 'They took hold of each other’s sleeves.', '[They rolled up their sleeves.|They looked at their boots.]']) {
      expect(judge(dragon, text)).toBe('nearly');
      expect(judge(child.type, text)).toBe('well');
    }
    expect(judge(dragon, 'People took off their hats.')).toBe('well');
    expect(judge(dragon, '[They rolled up their sleeves.|They set to work.]')).toBe('well');
    for (const text of ['So {F} ate it.', '{F}, at last, slowly chewed it.']) {
      expect(judge(robot, text)).toBe('nearly');
      expect(judge(dragon, text)).toBe('well');
    }
    expect(judge(robot, 'So {H} ate it.')).toBe('well');
  });

  it('what suits is rather told again than something that does not, and of that what was told longest ago', () => {
    const times: Readonly<Record<string, number>> = { a: 0, b: 3, c: 20, d: 0 };
    const worth = worthOf({ suits: (text) => (text === 'a' ? 'not' : text === 'd' ? 'nearly' : 'well'), stale: (text) => times[text] ?? 0 });
    expect(['a', 'b', 'c', 'd'].toSorted((x, y) => worth(x) - worth(y))).toEqual(['b', 'c', 'd', 'a']);
  });

  it('another hedgehog comes out only where the hero is none, unless the family asked for one', () => {
    const text = 'A small hedgehog came out and looked at them.';
    expect(suits(child.type)(text)).toBe(true);
    expect(suits('Animal - Forest Animals - Hedgehog')(text)).toBe(false);
    expect(suits('Animal - Forest Animals - Hedgehog')('{H} rolled up like a hedgehog.')).toBe(true);
    const withQuill = { ...brief, characters: [...brief.characters, { ...child, id: 'quill', name: 'Quill', type: 'Animal - Forest Animals - Hedgehog' }] };
    const plan = { premise: 'Over the Whispering Mountains', words: {}, crisis: 'gap' } as unknown as StoryPlan;
    expect(suitsStory({ brief: withQuill, plan, cast: castStory(brief) })(text), 'nor where one of those who come along is one').toBe('not');
  });

  it('where a grandmother is in the story no other one holds the door', () => {
    const text = 'And {his} grandmother, who had not walked without a stick since Easter, held the door.';
    expect(suits(child.type)(text)).toBe(true);
    const gran = { ...child, id: 'gran', name: 'Adela', type: 'Human - Family - Grandparent', gender: 'female' as const };
    const both = { ...brief, characters: [child, gran], relationships: [{ from: gran.id, to: child.id, type: 'Family' }] };
    expect(suitsStory({ brief: both, plan: { premise: 'Over the Whispering Mountains', words: {}, crisis: 'gap' } as unknown as StoryPlan, cast: castStory(both) })(text)).toBe('not');
  });

  it('nobody for miles, and then a crowd: not both', () => {
    const told = (crisis: string, text: string): string => suitsStory({ brief: { ...brief, phase: 'climax' }, plan: { premise: 'The Lost Lantern', words: {}, crisis } as unknown as StoryPlan, cast: castStory(brief) })(text, 'arrive');
    expect(told('crowd', 'There was nobody for miles.')).toBe('not');
    expect(told('gap', 'There was nobody for miles.')).toBe('well');
  });

  it('nobody marches through water or from one end of a station to the other, and a place may be called a village there', () => {
    for (const premise of ['Song of the Coral Reef', 'A Garden in Orbit']) {
      expect(suits(child.type, premise)('{march}They sat down.')).toBe(false);
      expect(suits(child.type, premise)('Then it was uphill for an hour.')).toBe(false);
      expect(suits(child.type, premise)('{village}Everybody had opinions about {l.name}.')).toBe(true);
      expect(suits(child.type, premise)('They came to a village.')).toBe(false);
    }
  });

  it('a mark says of a scene without such words that it is of a road, or of more than one day', () => {
    expect(suits(child.type, 'Over the Whispering Mountains')('{days}{march}They sat down.')).toBe(true);
    expect(suits(child.type, 'The Lost Lantern')('{days}They sat down.')).toBe(false);
    expect(suits(child.type, 'The Vanishing Birthday Cake')('{march}They sat down.')).toBe(false);
    expect(suits(child.type, 'The Vanishing Birthday Cake')('{march}It had been a long way, like all ways.')).toBe(false);
    expect(suits(child.type, 'The Attic with Too Many Steps')('{sets-off}They packed.')).toBe(false);
    expect(suits(child.type, 'The Lost Lantern')('{sets-off}They packed.')).toBe(true);
  });

  it('nobody knocks at a door in a desert or crosses a river there, a ship has stairs but no street, and in the night nobody is up', () => {
    const told = (type: string, premise: string, text: string): string => suitsStory({
      brief: { ...brief, places: [{ id: 'p', name: 'Far Away', type, magicalProperties: [], inhabitants: [], dangers: [], treasures: [] }] },
      plan: { premise, words: {}, crisis: 'gap' } as unknown as StoryPlan, cast: castStory(brief),
    })(text, 'rest');
    expect(told('Desert', 'The Desert of Glass', '{rooms}They sat down on the stairs.')).toBe('not');
    expect(told('Village', 'The Desert of Glass', '{rooms}They sat down on the stairs.')).toBe('well');
    expect(told('Pirate Ship', 'A Ship Made of Books', '{rooms}They sat down on the stairs.')).toBe('well');
    expect(told('Pirate Ship', 'A Ship Made of Books', '{houses}They sat down on the step.')).toBe('not');
    expect(told('Village', 'The Desert of Glass', 'They crossed the river.')).toBe('not');
    expect(told('Village', 'The First Night Away', '{daylight}They sat down.')).toBe('not');
    expect(told('Village', 'Runaway Train to the Coast', '{houses}They sat down on the step.')).toBe('not');
    expect(told('Village', 'The Vanishing Birthday Cake', '{daylight}They sat down.')).toBe('well');
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

describe('twelve to seventeen', () => {
  const oldest = { ...askedBrief('12-17'), phase: 'climax' as const };
  const told = (more: Partial<typeof oldest>, type: string, text: string): string => {
    const characters = oldest.characters.map((one, at) => (at === 0 ? { ...one, type } : one));
    return suitsStory({ brief: { ...oldest, characters, ...more }, plan: { premise: 'The Lost Lantern', crisis: 'gap', words: {}, hero: characters[0]?.id } as unknown as StoryPlan, cast: castStory({ ...oldest, characters }) })(text);
  };

  it('a bird has had no measles, a child may', () => {
    const text = '{H} had been as brave as this once, with the measles.';
    expect(told({}, 'Animal - Birds - Duck', text)).toBe('not');
    expect(told({}, 'Human - Children - Painter', text)).toBe('well');
    expect(told({ ageRange: '9-12' }, 'Animal - Birds - Duck', text)).toBe('well');
  });

  it('whoever has just moved has not known everybody since the cradle', () => {
    const text = 'They had grown up with it, and so they had stopped seeing it.';
    expect(told({ customPrompt: 'She has just moved to a new town.' }, 'Human - Children - Painter', text)).toBe('not');
    expect(told({}, 'Human - Children - Painter', text)).toBe('well');
  });
});
