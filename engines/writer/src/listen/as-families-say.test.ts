/** How families really put it: with a comma, a name behind, or a sorrow that is no helper. */
import { expect, test } from 'vitest';
import { askedBrief } from '../testing/asked.ts';
import { writePhase } from '../index.ts';

const heard = (customPrompt: string) => writePhase(askedBrief('5-8', { customPrompt })).facts;
const words = (prompt: string): string => heard(prompt).wishes.map((wish) => wish.words).join('; ');
const threads = (prompt: string): string[] => (heard(prompt).plan.threads ?? []).map(({ as, the }) => `${as}: ${the}`);

test('what is told of one is told in the past to its end', () => {
  expect(words('Nils has a red fire engine and takes it everywhere')).toBe('Nils had a red fire engine and took it everywhere');
  expect(words('Emma and her grandma bake cookies')).toBe('Emma and her grandma baked cookies');
  expect(words('she is sad because her best friend moved away to Canada')).toBe('Amara was sad because her best friend had moved away to Canada');
});

test('parents who part are thought of and do not come along to help; a sorrow is no tool', () => {
  expect(threads('his parents are getting divorced')).toEqual(['away: Finn’s parents']);
  expect(threads('Grandpa has dementia and forgets her name')).toEqual(['away: Grandpa']);
  expect(threads('She broke her arm and has to wear a cast')).toEqual(['heart: Amara broke her arm and had to wear a cast']);
  expect(threads('She wants to be a vet')).toEqual(['dream: the vet']);
  expect(threads('She needed a hug').filter((thread) => thread.startsWith('tool'))).toEqual([]);
  expect(threads('There was a funeral').filter((thread) => thread.startsWith('tool'))).toEqual([]);
});

test('a move is a day on the calendar, and whoever does not want to has said so already', () => {
  expect(words('we are moving to Leipzig in the summer and she does not want to')).toBe('They were moving to Leipzig in the summer');
  expect(threads('we are moving to Leipzig in the summer and she does not want to')).toEqual(['ordeal: the move to Leipzig']);
});

test('who is named behind a comma is called by that name', () => {
  expect(threads('our cat Mimi, she is stuck in a tree')).toEqual(['helper: Mimi']);
  expect(words('we just had a baby, her name is Ida')).toBe('a baby called Ida');
});

test.each([
  ['a story for my 5 year old about kindness', ['quest: learn to be kind']],
  ['bedtime story about dinosaurs', ['helper: the dinosaurs']],
  ['a funny story about a cat who thinks he is a dog', ['helper: the cat']],
  ['Something with pirates and treasure', ['helper: the pirates', 'tool: the treasure']],
  ['Her best friend is moving away', ['away: {his} best friend']],
  ['It’s her birthday tomorrow', ['feast: the birthday party']],
  ['a trip to the zoo', ['spot: the zoo']],
  ['grandma and her famous apple pie', ['helper: Grandma', 'feast: Amara’s grandma’s famous apple pie']],
  ['There should be a talking tree', ['helper: the talking tree']],
  ['about not giving up', ['quest: learn to try again and again']],
  ['My twins love trucks and trains', ['helper: the truck', 'helper: the train']],
])('“%s”: what it is about, and not the words round it', (prompt, found) => {
  expect(threads(prompt)).toEqual(found);
});

test('a story to help with a fear is a story of that fear; a rainy day is weather', () => {
  expect(heard('A story to help her with her fear of dogs').wishes.map(({ kind, words: feared, who }) => `${who} ${kind}: ${feared}`)).toEqual(['Amara fear: dogs']);
  expect(words('A rainy day at home')).toBe('It was a rainy day at home');
});

test('a word that is no thing is not carried along: together, a lie, the truth', () => {
  expect(threads('Everyone helps together')).toEqual([]);
  expect(threads('They promise never to tell a lie')).toEqual(['promise: We’ll never tell a lie']);
  expect(threads('They always tell the truth')).toEqual([]);
});

test.each([
  ['Their grandmother lost her red teapot', 'the red teapot'], ['Grandma lost her glasses', 'the glasses'], ['The king lost his crown', 'the king’s crown'], ['Amara lost her shoe', 'the shoe'],
])('%s: it is %s that they look for', (prompt, the) => {
  expect(threads(prompt)).toEqual([`tool: ${the}`]);
});
