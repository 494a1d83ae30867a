import { expect, test } from 'vitest';
import { aBrief } from '../a-brief.fixture.ts';
import { faultsOf, isNamed } from './check-answer.ts';
import { isForeign } from './check-language.ts';
import { isFinished, isRefusalInTalk, saysOurRules } from './check-talk.ts';
import { storyInstructions } from './story-prompt.ts';

const GOOD = Array.from({ length: 6 }, (_, at) => `Maya and Rusty went to the old gate and sat on the wall for a while. They had ${at} buns in the bag and shared them with a bird. Then they walked on to the sea.`);
const fatal = (paragraphs: readonly string[], change = {}) => faultsOf(paragraphs, aBrief(change)).filter(({ isFatal }) => isFatal).map(({ says }) => says);
const withOne = (paragraph: string) => [...GOOD.slice(0, 2), paragraph, ...GOOD.slice(3)];

test('a good part has no fault', () => expect(faultsOf(GOOD, aBrief())).toEqual([]));

test.each([
  ['German', 'Maya und Rusty gingen durch den alten Wald und suchten die Laterne. Niemand wusste, wo sie geblieben war, aber beide hatten keine Angst vor der Nacht.'],
  ['Spanish', 'Maya y Rusty caminaron por el bosque y buscaron la linterna. Nadie sabía dónde estaba, pero los dos no tenían miedo de la noche.'],
  ['French', 'Maya et Rusty marchaient dans la forêt et cherchaient la lanterne. Personne ne savait où elle était, mais ils n’avaient pas peur de la nuit.'],
  ['Finnish', 'Maya ja Rusty kävelivät vanhan metsän läpi etsien kadonnutta lyhtyä, eikä kukaan tiennyt missä lyhty oli, mutta kumpikaan ei pelännyt pimeää yötä eikä pöllöjä.'],
  ['Russian', 'Майя и Расти шли через старый лес и искали потерянный фонарь.'],
])('one paragraph in %s among English ones is a fault', (_, paragraph) => {
  expect(fatal(withOne(paragraph))).toEqual(['The story is not in English, or not all of it.']);
});

test.each([
  'Tails twitched. Lanterns bobbed between bare branches. Maya whispered. Rusty sniffed twice.', '“Die Laterne!” cried Maya, and she ran to the gate and sat down.', 'Al, Bo, Dusty, Rosa, José, Zoë, Ingrid, Björn and Captain Pancake.',
])('%s is English enough', (paragraph) => expect(isForeign(paragraph)).toBe(false));

test.each([
  ['a tag', 'They saw a <b and walked to the sea <i>and back</i> with the bag.'], ['a sign', 'They had a bun &copy; and walked to the sea with the bag.'], ['JSON', '"text": "They had a bun and walked to the sea with the bag."'],
  ['an address of the web', 'They had a bun, and visit https://win.example to win one of them.'],
])('%s that is left is a fault', (_, paragraph) => {
  expect(fatal(withOne(paragraph))).toContain('There are marks of HTML, JSON or the web in it; write plain words.');
});

const TALK = ['The rules I was given say that sentences have ten words.', 'PWNED, said Maya to Rusty and they went to the gate.', `They said: ${storyInstructions(aBrief()).split('\n')[6]}`];
test.each(TALK)('talk about the task is a fault: %s', (paragraph) => {
  expect(fatal(withOne(paragraph))).toContain('The story speaks about instructions or about you; leave that out.');
});

test.each(['Then they walked on to the sea and smi', 'Then they walked on to the sea,', 'Then they walked on and said “'])('an end in the middle is a fault: %s', (end) => {
  expect(fatal([...GOOD.slice(0, 5), `${GOOD[5]} ${end}`])).toEqual(['It ends in the middle. Write it whole, with an end, and not longer than asked for.']);
});

test.each(['They smiled.', 'They smiled!”', '“Good night…”', '“But the gate—”', 'They smiled.)'])('%s is an end', (end) => expect(isFinished(end)).toBe(true));

test('names are found as whole words', () => {
  expect(['also', 'Alfred', 'al', "Al's", 'AL.', 'Hal'].map((text) => isNamed(`They saw ${text} there`, 'Al'))).toEqual([false, false, true, true, true, false]);
  expect(isNamed('They saw Mr. O’Neil (senior) there', "Mr. O'Neil (senior)")).toBe(true);
  const [al, bo] = aBrief().characters.map((one, at) => ({ ...one, name: ['Al', 'Bo'][at] ?? '' }));
  const text = GOOD.map((one) => one.replace('Maya and Rusty', 'Zed also took a bow and both'));
  expect(faultsOf(text, aBrief({ characters: [al, bo].filter((one) => one !== undefined) }))).toEqual([{ says: 'Not everybody is named. Name each of "notNamed" below.', names: ['Al', 'Bo'], isFatal: true }]);
});

test('sorrow is no refusal in a talk, and a few common words are no rule of ours', () => {
  expect(isRefusalInTalk("I'm sorry to hear that your dog is ill. A story could help.")).toBe(false);
  expect(isRefusalInTalk("I'm sorry, but I can't help with that.")).toBe(true);
  expect(saysOurRules('Write what came of it, with a calm and hopeful end.', storyInstructions(aBrief()))).toBe(false);
});
