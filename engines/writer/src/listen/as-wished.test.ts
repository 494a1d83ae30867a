// What families wish for is heard as what happens, in whatever words they wish it.
import { describe, expect, test } from 'vitest';
import { threadOf } from '../plan/thread-of.ts';
import { askedBrief } from '../testing/asked.ts';
import { hear } from './wishes.ts';

/** Everything that is heard in a prompt: what it is in the plot, and the words in which it is told. */
function heardIn(customPrompt: string): string[] {
  const brief = askedBrief('5-8', { seed: 'wished', places: [], customPrompt });
  return hear(brief).wishes.map((wish) => `${threadOf(wish, brief)?.as ?? wish.kind}: ${wish.words}`);
}

describe('a wish', () => {
  test.each([
    ['My son wants a story about diggers and fire trucks.', ['helper: three diggers', 'helper: three fire trucks']],
    ['I want a happy ending with a big party', ['ending: There was a big party']],
    ['make her brave please', ['quest: They learned to be brave']],
    ['make him a bit naughty but kind', ['word: Finn was a bit naughty but kind']],
    ['teach her to be patient', ['quest: They learned to be patient']],
    ['who ate the birthday cake?', ['quest: They found out who ate the birthday cake']],
    ['all the colours have disappeared', ['quest: They brought the colours back']],
    ['They should bake a cake for the neighbor who is sick', ['quest: They baked a cake for the neighbor who was sick']],
    ['they go to the moon in a cardboard box', ['quest: They travelled to the moon in a cardboard box']],
    ['they have a race with snails', ['feast: a race with snails']],
    ['They have a snowball fight', ['feast: a snowball fight']],
    ['he scores the winning goal', ['quest: Finn scored the winning goal']],
    ['they help an old turtle cross the road', ['quest: They helped an old turtle cross the road']],
    ['they find a lost puppy and give it back to its owner', ['helper: a lost puppy', 'happening: They gave it back to its owner']],
    ['She loses her favourite teddy and finds it again', ['tool: Amara lost her favourite teddy']],
    ['He misses his best friend who moved away', ['away: Finn missed his best friend who moved away']],
    ['He is scared of thunder and learns it is not so bad', ['fear: thunder']],
    ['he turns into a cat for a day', ['tale: Finn turned into a cat for a day']],
    ['The moon has a toothache', ['helper: The moon had a toothache']],
    ['They play hide and seek', ['quest: They played hide and seek']],
    ['mum is pregnant', ['helper: a new baby']],
    ['a detective story set on a night train', ['helper: a night train']],
    ['bedtime for all the animals on the farm', ['helper: The animals on the farm went to bed']],
    ['the school is going to be closed and the kids try to save it', ['spot: The school was going to be closed', 'quest: They saved the school']],
    ['moving to a new country and not speaking the language', ['heart: They moved to a new country and did not speak the language']],
    ['an old map found in the attic leads to a hidden tunnel', ['tool: An old map in the attic led to a hidden tunnel']],
    ['she helps her mother sell flowers at the market', ['quest: Amara helped her mother sell flowers at the market']],
    ['someone has painted the whole school pink', ['word: Someone had painted the whole school pink']],
    ['everything they touch turns to chocolate', ['tale: Everything they touched turned to chocolate']],
    ['everyone she meets starts to sing', ['tool: Everyone she met started to sing']],
    ['every time he sneezes something turns blue', ['tale: Every time he sneezed, something turned blue']],
    ['opposite day at school', ['feast: an opposite day party at school']],
    ["pyjama party at grandma's house", ['feast: a pyjama party at Grandma’s house']],
    ['sharing is hard', ['quest: They learned to share']],
    ['It should be about Finn’s loose tooth. In the end it falls out while he eats an apple.', ['tool: Finn’s loose tooth', 'happening: In the end it fell out while he ate an apple']],
    ['A story about taking turns would be great', ['quest: They learned to take turns']],
    ['please write something about how our dog Bruno got lost and came back by himself', ['helper: Amara’s dog Bruno got lost and came back by himself']],
    ['Amara wishes for a little brother but gets a baby dragon instead', ['helper: Amara got a baby dragon']],
    ['The mouse baby is ill', ['helper: The mouse baby was ill']],
    ['Their toy rabbit Hops wakes up at midnight', ['tool: Amara’s toy rabbit Hops woke up at midnight']],
    ['Every night a fox comes to the garden', ['helper: Every night a fox came to the garden']],
    ['no dragons, but a submarine and an octopus who plays the drums', ['avoid: dragons', 'spot: a submarine', 'helper: an octopus who played the drums']],
    ['a sad robot without a heart', ['helper: a sad robot without a heart']],
    ['Finn takes the bus alone', ['quest: Finn took the bus alone']],
    ['they look after grandma’s garden while she is in hospital', ['quest: They looked after Grandma’s garden while she was in hospital']],
    ['the king orders that nobody may laugh anymore', ['helper: The king said that nobody might laugh anymore']],
    ['They get letters from the future', ['tool: They got letters from the future']],
    ['An elephant wants to be a ballet dancer', ['helper: an elephant who wanted to be a ballet dancer']],
    ['A bird builds its nest in grandpa’s hat', ['helper: A bird built its nest in Grandpa’s hat']],
    ['They teach an old dog new tricks', ['quest: They taught an old dog new tricks']],
    ['the wind has stolen all the words', ['fact: The wind had stolen all the words', 'quest: They brought the words back']],
    ['When they wake up they can fly', ['happening: They woke up', 'word: They could fly']],
    ['a wishing well that grants the wrong wishes', ['spot: a wishing well that granted the wrong wishes']],
    ['Finn wants to run away but only gets as far as the fence', ['quest: Finn ran away', 'tale: Finn got only as far as the fence']],
    ['trains! lots of trains!', ['helper: three trains']],
    ['dinosaurs and space', ['helper: three dinosaurs', 'spot: a spaceship']],
    ['they rescue the princess. no wait, the princess rescues them!', ['quest: They rescued the princess', 'helper: The princess rescued them']],
  ])('“%s”', (typed, heard) => expect(heardIn(typed)).toEqual(heard));

  test('for less fright is how it is told', () => {
    const { wishes, manner, notFollowed } = hear(askedBrief('5-8', { seed: 'wished', places: [], customPrompt: 'not too scary, just cozy' }));
    expect({ wishes, notFollowed, calm: manner.calm }).toEqual({ wishes: [], notFollowed: [], calm: true });
  });

  test('for somebody large is one for help all the same', () => {
    const brief = { ...askedBrief('5-8', { seed: 'wished', places: [] }), phase: 'development' as const, continuation: { question: 'Who needs help, and why?', answer: 'the trees are thirsty' } };
    expect(hear(brief).wishes.map((wish) => threadOf(wish, brief)?.healed)).toEqual(['The trees were not thirsty any more']);
  });

  test('that tells of somebody who laughs is no wish for jokes', () => {
    expect(hear(askedBrief('5-8', { seed: 'wished', places: [], customPrompt: 'He stutters and the other kids laugh' })).manner.funny).toBe(false);
    expect(hear(askedBrief('5-8', { seed: 'wished', places: [], customPrompt: 'a story that makes us laugh' })).manner.funny).toBe(true);
  });

  test('that is said plainly already stays as it is', () => {
    expect(heardIn('They save the bees')).toEqual(['quest: They saved the bees']);
    expect(heardIn('a letter with no name on it')).toEqual(['tool: a letter with no name on it']);
  });
});
