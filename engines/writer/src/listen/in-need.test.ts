/** What was the matter with somebody ends the other way round; and answers as thumbs type them are heard as what they answer. */
import { expect, test } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { healedIn, isLeftThere, isSilent } from './in-need.ts';
import { hear } from './wishes.ts';

test.each([
  ['the librarian', ', because she had lost her voice', 'The librarian had her voice back'],
  ['an old seal with a fishing line round his flipper', '', 'The fishing line came off his flipper'],
  ['a bunny with a thorn in his paw', '', 'The thorn came out of his paw'],
  ['the giant', ', because he had a splinter in his toe', 'The splinter came out of his toe'],
  ['a tiny crab who could not find his mum', '', 'The crab found his mum'],
  ['a boy who was asleep and couldn’t wake up', '', 'The boy woke up'],
  ['a ghost who couldn’t sleep', '', 'The ghost could sleep after all'],
  ['a baby bird that fell out of the nest', '', 'The bird was back in the nest'],
  ['a little lamb who was stuck in the mud', '', 'The lamb was free'],
  ['a snail', ', because he was too slow and late for school', 'The snail came to school in time'],
  ['an owl who had forgotten how to hoot', '', 'The owl could hoot again'],
  ['the whole village', ', because there was no water', 'There was water again'],
  ['the thief', ', because his daughter was ill', 'The thief’s daughter was not ill any more'],
  ['a dog who had no home', '', 'The dog had a home now'],
  ['a bird with a broken wing', '', 'The bird’s wing got better'],
  ['a teddy', ', because he was all alone', 'The teddy was not alone any more'],
  ['a boy from the olden days who wanted to go home', '', 'The boy was home again'],
  ['a duck', '', 'The duck was all right again'],
])('%s%s: %s', (words, why, healed) => {
  const again = `the ${/(?:crab|seal|bird|lamb|boy|ghost|owl|dog|bunny)/u.exec(words)?.[0] ?? words.replace(/^(?:an?|the) /u, '')}`;
  expect(healedIn({ words, why, again })).toBe(healed);
});

test('who is stuck, ill or asleep stays there, and who has lost a voice or sleeps says nothing', () => {
  expect(['a boy who was asleep', 'a whale stranded on the beach', 'a bird caught in a net'].map(isLeftThere)).toEqual([true, true, true]);
  expect(isLeftThere('a crab who could not find his mum')).toBe(false);
  expect(['because she had lost her voice', 'an old man who couldn’t speak'].map(isSilent)).toEqual([true, true]);
  expect(isSilent('a dog who had lost his bone')).toBe(false);
});

const [HELP, KIND, DOOR, SURPRISE, POWER, OWN, WRONG] = ['Who needs help, and why?', 'Who turns out to be kind?', 'What waits behind the door?', 'What does nobody expect?', 'Which power saves the day?', 'What would you do?', 'What goes wrong first?'];

test.each([
  [HELP, 'the giant, he has a splinter in his toe', 'newcomer: the giant, because he had a splinter in his toe'],
  [HELP, 'the sun it is tired', 'newcomer: the sun, because it was tired'],
  [HELP, 'Finn cos hes got his foot stuck', 'fact: Finn needed help, because he had got his foot stuck'],
  [HELP, 'a bird caught in a net', 'newcomer: a bird caught in a net'],
  [HELP, 'Amara herself', 'fact: Amara needed help'],
  [KIND, 'the neighbour nobody talks to', 'newcomer: the neighbour that nobody talked to'],
  [KIND, 'the customs officer, she lets them through', 'newcomer: the customs officer, because she let them through'],
  [DOOR, 'spaghetti', 'fact: There was spaghetti'],
  [DOOR, 'ice cream', 'fact: There was ice cream'],
  [DOOR, 'stairs up to the light', 'fact: There were stairs up to the light'],
  [DOOR, 'a staircase going down', 'place: a staircase going down'],
  [DOOR, 'a robot just like Finn', 'newcomer: a robot just like Finn'],
  [SURPRISE, 'they both cry', 'happening: They both cried'],
  [SURPRISE, 'the lantern lights itself', 'happening: The lantern lit itself'],
  [SURPRISE, 'A BIG FAT ELEPHANT', 'newcomer: a big fat elephant'],
  [POWER, 'the wolf howls', 'happening: The wolf howled'],
  [POWER, 'finns torch', 'saying: Finn’s torch'],
  [OWN, 'let him keep it', 'vow: I’ll let him keep it'],
  [OWN, 'I would wave', 'vow: I’ll wave'],
  [WRONG, 'trust', 'object: trust'],
])('%s %s', (question = '', answer, expected) => {
  const { wishes } = hear({ ...askedBrief('9-12'), phase: 'development', continuation: { question, answer } });
  expect(wishes.map(({ kind, words, why = '' }) => `${kind}: ${words}${why}`)).toEqual([expected]);
});
