// What is typed in a hurry of a girl and her fox: orders with several verbs, two things in one breath, and filler words.
import { describe, expect, test } from 'vitest';
import { threadOf } from '../plan/thread-of.ts';
import type { StoryBrief, WriterCharacter } from '../brief.ts';
import { askedBrief } from '../testing/asked.ts';
import { hear } from './wishes.ts';

const WREN: WriterCharacter = { id: 'wren', name: 'Wren', gender: 'female', type: 'Human - Adventure - Map Maker', personality: ['Curious'], appearance: {} };
const RAVI: WriterCharacter = { id: 'ravi', name: 'Ravi', gender: 'male', type: 'Animal - Forest - Red Fox', personality: ['Clever'], appearance: {} };
const briefOf = (more: Partial<StoryBrief>): StoryBrief => askedBrief('5-8', { characters: [WREN, RAVI], relationships: [], ...more });
const heardIn = (more: Partial<StoryBrief>): string[] => hear(briefOf(more)).wishes.map(({ kind, words }) => `${kind}: ${words}`);
const behindTheDoor = (answer: string): Partial<StoryBrief> => ({ phase: 'development', continuation: { question: 'What waits behind the door?', answer } });

test.each([
  ['Let Wren find a ladder and climb over the wall', ['happening: Wren found a ladder and climbed over the wall']],
  ['Let the dog find a bone, dig a hole and fall asleep', ['happening: The dog found a bone, dug a hole and fell asleep']],
  ['Wren is scared of thunder but in the end she is brave', ['fear: thunder', 'happening: Wren was brave']],
  ['two snowmen that come alive at night and dance', ['newcomer: two snowmen that came alive at night and danced']],
  ['three dragons that fly to the moon', ['newcomer: three dragons that flew to the moon']],
  ['a sleeping giant and his pet mouse', ['newcomer: a sleeping giant', 'newcomer: the sleeping giant’s pet mouse']],
  ['Help Ravi find his way home', ['quest: They helped Ravi find his way home']],
  ['my brother Theo broke his arm and wears a green cast', ['happening: Wren’s brother Theo broke his arm and wore a green cast']],
  ['They have to be back before dinner because Mum is making lasagne', ['quest: They were back before dinner, because Mum was making lasagne']],
  ['idk maybe a dragon lol', ['newcomer: a dragon']],
  ['snow covers the village', ['happening: Snow covered the village']],
])('prompt “%s”', (customPrompt, heard) => expect(heardIn({ customPrompt })).toEqual(heard));

test('what comes out in the end waits for it', () => {
  expect(hear(briefOf({ customPrompt: 'Wren is scared of thunder but in the end she is brave' })).wishes.map(({ phase }) => phase)).toEqual(['introduction', 'resolution']);
});

test('each thing that somebody is let do is done', () => {
  expect(heardIn({ instruction: 'Have Ravi fall in a puddle and laugh about it' })).toEqual(['happening: Ravi fell in a puddle and laughed about it']);
  expect(heardIn({ instruction: 'Let Wren learn to swim and dive' })).toEqual(['happening: Wren learned to swim and dive']);
});

describe('an answer', () => {
  test.each([
    ['a sleeping giant and his pet mouse', ['newcomer: a sleeping giant', 'newcomer: the giant’s pet mouse']],
    ['idk maybe a dragon lol', ['newcomer: a dragon']],
    ['hmm, dunno, a dragon or something', ['newcomer: a dragon']],
    ['ok a dragon pls', ['newcomer: a dragon']],
  ])('“%s”', (answer, heard) => expect(heardIn(behindTheDoor(answer))).toEqual(heard));
});

test.each([
  ['Wren lost her first tooth yesterday', 'tale: Wren lost her first tooth', undefined],
  ['two snowmen that come alive at night and dance', 'helper: the snowmen', true],
  ['They have to be back before dinner because Mum is making lasagne', 'quest: be back before dinner', undefined],
])('“%s”: what it is in the plot', (customPrompt, role, several) => {
  const brief = briefOf({ customPrompt });
  const threads = hear(brief).wishes.map((wish) => threadOf(wish, brief));
  expect(threads.map((one) => `${one?.as}: ${one?.the}`)).toEqual([role]);
  expect(threads[0]?.several).toBe(several);
});
