import { LIMITS } from '@fableloom/contract/limits';
import { expect, test } from 'vitest';
import { carryIdea } from './carry-idea.ts';
import { historyOf } from './use-idea-chat.ts';

const CAST = [
  { id: 'own', name: 'Ember', type: 'Mythical Creature - Dragons - Fire Dragon' },
  { id: 'maya', name: 'Maya', type: 'Human - Children - Girl' },
  { id: 'rusty', name: 'Rusty', type: 'Animal - Forest Animals - Red Fox' },
];
const PLACES = [{ id: 'wood', name: 'Lantern Wood', type: 'Fantasy Realms - Forests - Lantern Forest' }];
const user = (content: string) => ({ role: 'user' as const, content });
const helper = (content: string) => ({ role: 'assistant' as const, content });
const OFFERS = helper('You could choose one of these:\n1. “The Lost Lantern”: find it.\n2. “Palace Under the Pond”: dive.\n3. “The Secret Staircase”: climb.');

test('a talk that says nothing carries nothing', () => {
  const nothing = { characterIds: [], locationIds: [], themeCategory: '', theme: '', ageRange: '', words: '' };
  expect(carryIdea([helper('Hello!')], CAST, PLACES)).toEqual(nothing);
});

test('names of characters and places become choices, in any case, as words of their own', () => {
  const idea = carryIdea([user('maya and RUSTY walk through lantern wood'), OFFERS], CAST, PLACES);
  expect(idea).toMatchObject({ characterIds: ['maya', 'rusty'], locationIds: ['wood'] });
  expect(carryIdea([user('A story about trusty embers')], [{ id: 'r', name: 'Rust', type: '' }], []).characterIds).toEqual([]);
});

test('where nobody is named, the kind that is spoken of is chosen', () => {
  expect(carryIdea([user('A story about a shy dragon who finds a friend')], CAST, PLACES).characterIds).toEqual(['own']);
  expect(carryIdea([user('two foxes in a forest')], CAST, PLACES)).toMatchObject({ locationIds: ['wood'] });
});

test('the theme is the one that was chosen by name or number, else the first that was offered last', () => {
  expect(carryIdea([user('Ideas, please'), OFFERS], CAST, PLACES)).toMatchObject({ theme: 'The Lost Lantern', themeCategory: 'Adventure' });
  expect(carryIdea([user('Ideas'), OFFERS, user('2 please'), helper('“The Sleeping Forest”')], CAST, PLACES)).toMatchObject({ theme: 'Palace Under the Pond' });
  expect(carryIdea([user('Ideas'), OFFERS, user('the third one'), helper('Good.')], CAST, PLACES)).toMatchObject({ theme: 'The Secret Staircase' });
  expect(carryIdea([user('Ideas'), OFFERS, user('more'), helper('I am sorry.')], CAST, PLACES)).toMatchObject({ theme: 'The Lost Lantern' });
  expect(carryIdea([user('I like a crown of leaves'), OFFERS], CAST, PLACES)).toMatchObject({ theme: 'A Crown of Leaves', themeCategory: 'Fantasy' });
});

test('the theme follows a changed mind, and “that one” is the one that was told of', () => {
  const first = helper('That one it is. “The Lost Lantern”: find it.');
  expect(carryIdea([user('Ideas'), OFFERS, user('1'), first, user('3'), helper('“The Secret Staircase”: climb.')], CAST, PLACES)).toMatchObject({ theme: 'The Secret Staircase' });
  expect(carryIdea([user('Ideas'), OFFERS, user('1'), first, user('tell me more about the second'), helper('“Palace Under the Pond” begins like this.'), user('that one')], CAST, PLACES)).toMatchObject({ theme: 'Palace Under the Pond' });
  expect(carryIdea([user('Ideas'), OFFERS, user('2'), helper('“Palace Under the Pond”: dive.'), user('with a cat')], CAST, PLACES)).toMatchObject({ theme: 'Palace Under the Pond' });
});

test('who begins again carries nothing of before', () => {
  expect(carryIdea([user('A dragon'), OFFERS, user('2'), helper('Good.'), user('can we start over?'), helper('1. “The Sleeping Forest”: wake it.'), user('A moon')], [], [])).toMatchObject({ words: 'A moon', theme: 'The Sleeping Forest' });
});

test('what was chosen is given up where something else is wanted, and a first day is no first choice', () => {
  const others = helper('1. “A Crown of Leaves”: wear it.\n2. “The Sleeping Forest”: wake it.');
  expect(carryIdea([user('Ideas'), OFFERS, user('2'), helper('Good.'), user('no, something else'), others], CAST, PLACES)).toMatchObject({ theme: 'A Crown of Leaves' });
  expect(carryIdea([user('Ideas'), OFFERS, user('3'), helper('Good.'), user('it is her first day of school')], CAST, PLACES)).toMatchObject({ theme: 'The Secret Staircase' });
});

test('what was only said to the helper is not carried into the story', () => {
  const replies = ['ok sounds good', '2', 'the third one please', 'Something else', 'surprise me!', 'I don’t know', 'thanks!', '👍', 'how long will it be?', 'who are you', 'no', 'I love it', 'three more ideas', 'The Lost Lantern', 'no thanks', 'what else?', 'that one', 'I hate you', 'give it a twist', 'surprise ending', 'actually no', 'change it'];
  expect(carryIdea([user('A dragon at the sea'), ...replies.map(user), user('with one boat')], [], []).words).toBe('A dragon at the sea\nwith one boat');
  const told = ['a good dragon', 'no monsters', 'one dragon and two cats', 'she loves it when it snows', 'the first day of school', 'something with dragons'];
  expect(carryIdea(told.map(user), [], []).words).toBe(told.join('\n'));
});

test.each([
  ['for my 4 year old', '3-4'], ['she is seven', '5-8'], ['ages 9 to 12', '9-12'], ['a 15-year-old', '12-17'], ['for a toddler', '3-4'], ['my daughter Lena, 7, who is shy', '5-8'], ['for Tom (10)', '9-12'], ['I’m 7', '5-8'],
  ['a dragon with 7 heads', ''], ['my grandma is 80', ''],
])('%j means the age %j', (words, range) => expect(carryIdea([user(words)], [], []).ageRange).toBe(range));

test("only the family's own words are carried on, the newest as far as there is room", () => {
  expect(carryIdea([user('A moon'), OFFERS, user('with a boat')], [], []).words).toBe('A moon\nwith a boat');
  const long = carryIdea([user('x'.repeat(2000)), user('the end')], [], []).words;
  expect([long.length, long.endsWith('the end')]).toEqual([LIMITS.customPrompt, true]);
});

test('the history that is sent along holds the newest turns and no more than the server takes', () => {
  const turns = Array.from({ length: 100 }, (_, n) => ({ ...user(`${n}`), timestamp: '' }));
  expect(historyOf(turns).map(({ content }) => content)).toEqual(turns.slice(40).map(({ content }) => content));
  expect(historyOf(turns)).toHaveLength(LIMITS.ideaHistory);
});

test.each(['tell me more about the first', 'Can you tell me more?', 'what is the second one about?', 'how does it end?', 'what happens at the end?', 'is it scary?', 'does it end well?'])('%j is asked of the helper and carried nowhere', (question) =>
  expect(carryIdea([user('A moon'), OFFERS, user(question)], [], []).words).toBe('A moon'));

test.each(['tell a story about the sea', 'how the moon ends up in the pond', 'more about Grandma’s cat'])('%j is for the story', (words) => expect(carryIdea([user(words)], [], []).words).toBe(words));
