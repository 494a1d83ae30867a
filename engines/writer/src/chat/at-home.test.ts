// How tired parents and children begin: what goes on at home is understood, or it is said that it was not.
import { describe, expect, test } from 'vitest';
import { BOOKS } from '../premises/premises.ts';
import { atHome } from './at-home.ts';
import { chatAboutIdeas } from './chat-about-ideas.ts';

const answer = (message: string): string => chatAboutIdeas({ seed: 'a', message, history: [] }).response;

const OPENINGS: readonly [string, RegExp][] = [
  ['my twins fight', /two who fight.*make two characters rivals.*The Quarrel and the Kite/isu], ['my kids fight over toys', /two who fight/u], ['my son hits his sister', /two who fight/u],
  ['my daughter won’t sleep', /does not want to sleep.*A Night with the Fireflies/su], ['she doesn’t want to go to bed', /does not want to sleep/u], ['he won\'t brush his teeth', /somebody who won’t brush their teeth/u],
  ['my son hates broccoli', /somebody who hates broccoli/u], ['he only eats pasta', /somebody who only eats pasta/u], ['my daughter lies', /not told the truth.*The Mistake Museum/su], ['my son is shy at school', /somebody shy; the place: a school/u],
  ['she has no friends', /no friends yet.*A Seat for One More/su], ['he is being bullied', /^I am sorry about that\..*treated badly/su], ['kids at school are mean to her', /^I am sorry about that\./u], ['nobody wants to play with me', /no friends yet/u],
  ['we are moving', /another home.*Goodbye to the Old House/su], ['we’re going on a plane tomorrow', /a journey/u], ['our dog died', /^I am sorry about the dog\./u], ['grandpa is very sick', /^I am sorry about Grandpa\./u],
  ['mummy and daddy are getting divorced', /^I am sorry about that\..*live apart/su], ['dad works far away', /missed: Dad/u], ['mum is having a baby', /a baby on the way.*A Brother the Size of a Loaf/su], ['i am bored', /nothing to do/u], ['I’m sad', /a bad day/u],
  ['i had a bad day', /a bad day/u], ['i lost my tooth', /a lost tooth/u], ['it’s my birthday tomorrow', /your birthday.*Birthday Cake/su], ['he turns 5 on saturday', /a birthday/u], ['she’s scared of monsters under the bed', /afraid of monsters.*The Monster Under My Bunk/su],
  ['he’s afraid of thunder', /afraid of thunder/u], ['my son is scared of the toilet', /afraid of the toilet/u], ['potty training', /takes time/u], ['she is starting kindergarten', /the first day at kindergarten/u], ['he has an exam tomorrow', /the exam/u],
  ['my daughter plays the violin', /plays the violin/u], ['he loves trucks and dinosaurs', /loves trucks; somebody who loves dinosaurs/u], ['she loves princesses', /loves princesses/u], ['anything with cats', /cats/u], ['something about sharing', /sharing.*The Cookie with Two Halves/su],
  ['a story about saying sorry', /saying sorry.*Learning to Say Sorry/su], ['a story that makes him sleepy', /A Night with the Fireflies/u], ['i need a short bedtime story, i am so tired', /a short, quiet one.*“standard”/su], ['tell me something funny', /Comedy/u],
  ['a dragon who is afraid of fire', /a hero who is a dragon/u], ['a unicorn that farts rainbows', /a hero who is a unicorn/u], ['poop', /rude and funny/u], ['zombies vs ninjas', /three zombies; three ninjas/u], ['minecraft', /something like minecraft.*belong to somebody else/su],
  ['like harry potter but with cats', /something like harry potter; a hero who is a cat/u], ['spiderman', /something like spiderman/u], ['my cat is a spy', /a cat; a spy/u], ['a robot that wants to be a chef', /a hero who is a robot/u], ['what if the moon fell down', /a moon/u],
  ['my teddy comes alive at night', /your teddy/u], ['me and my best friend find a treasure', /a treasure/u], ['he does not want to share his toys', /sharing/u], ['my son has ADHD and can’t sit still', /cannot sit still/u], ['she’s in hospital and scared', /^I am sorry about that\./u],
  ['we have a rainy sunday', /nothing to do/u], ['he never listens', /a will of their own/u], ['she cries every morning at nursery', /a goodbye at the door/u], ['my boy wants a dog', /somebody who wants a dog/u], ['we miss grandma', /understood: somebody who is missed: Grandma\./u],
];

describe('what a day was like is understood, and plots that have to do with it come first', () => {
  test.each(OPENINGS)('%s', (message, expected) => {
    expect(answer(message)).toMatch(expected);
    expect(answer(message)).not.toMatch(/not pretend|[{}[\]|]|undefined|Wren/u);
  });

  test('an invented story is none of that', () => {
    for (const message of ['a knight who fights dragons', 'The pirate who stole a cake', 'an owl who cannot sleep']) expect(atHome(message)).toBeUndefined();
  });

  test('what says nothing is not made into something', () => {
    expect(answer('blorp')).toMatch(/not pretend/u);
    expect(answer('idk')).not.toMatch(/understood/u);
  });

  test('every plot that is offered for it is one that can be written', () => {
    const themes = BOOKS.flatMap(({ premises }) => premises.map(({ theme }) => theme));
    for (const [message] of OPENINGS) for (const theme of atHome(message)?.themes ?? []) expect(themes, message).toContain(theme);
  });
});
