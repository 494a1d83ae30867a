import { expect, test } from 'vitest';
import { aBrief } from '../a-brief.fixture.ts';
import { faultsOf } from './check-answer.ts';
import { isNamed, isNear } from './check-names.ts';
import { isForeign, isForeignTalk } from './check-language.ts';
import { isFinished, isRefusal, isRefusalInTalk, saysOurRules } from './check-talk.ts';
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
  ['Hungarian', 'Maya és Rusty elment a régi kapuhoz, mert a kis lámpa nem volt ott. A madár a fán énekelt nekik egy szép dalt, és mindenki mosolygott.'],
  ['Czech', 'Maya a Rusty šli ke staré bráně, protože malá lampa byla pryč. Pták jim na stromě zpíval krásnou píseň a všichni se usmívali.'],
  ['Swahili', 'Maya na Rusty walienda kwenye lango la zamani kwa sababu taa ndogo haikuwepo. Ndege aliwaimbia wimbo mzuri mtini.'],
  ['Latin', 'Maya et Rusty ad portam veterem ambulaverunt quia parva lucerna aberat. Avis in arbore carmen pulchrum cecinit.'],
  ['two languages', 'Maya said that it was a good day and then they went weil die kleine Lampe verschwunden war. Rusty said that he was sad, aber Maya lachte laut.'],
  ['Russian', 'Майя и Расти шли через старый лес и искали потерянный фонарь.'],
])('one paragraph in %s among English ones is a fault', (_, paragraph) => {
  expect(fatal(withOne(paragraph))).toEqual(['The story is not in English, or not all of it.']);
});

test.each([
  'Tails twitched. Lanterns bobbed between bare branches. Maya whispered. Rusty sniffed twice.', '“Die Laterne!” cried Maya, and she ran to the gate and sat down.', 'Al, Bo, Dusty, Rosa, José, Zoë, Ingrid, Björn and Captain Pancake.',
  'Maya met Rusty. Rusty met Owl. Owl met Mole. “Come, come!” they sang.', '“Come, Ma!” Rusty called. Ma met Rusty near the den. “Come home, Ma. Come, come!”',
  'Splash! Drip, drip, drop. Plip, plop! Swish went wet wellies. Squelch, squish, splosh! Drip, drop, drip, drop. Whoosh! Splat! Plink, plonk, splash!',
  'Red. Orange. Yellow. Green. Blue. Purple. Maya counts seven bright colours. Rusty counts seven bright colours.',
  'Rain, rain, rain! Plip, plop! Rusty hides under Maya’s big yellow umbrella. Plip, plop! Everything smells fresh. Rusty loves big fresh puddles.',
  'Dusk fell. Stars blinked. Owls hooted. Crickets chirped softly near quiet ponds. Rusty yawned. Maya curled up beside warm sleepy Rusty.', '“Mais non!” said the hen. “Mais oui!” said the duck.',
  'Salma sat on a log. Think, think, think. Ping! An idea. Hmm, hmm. Step by step.',
])('%s is English enough', (paragraph) => expect(isForeign(paragraph)).toBe(false));

test('a family may be named in other letters than English has, and a story of theirs is English all the same', () => {
  const [maya, rusty] = aBrief().characters;
  const characters = [{ ...maya, name: 'Александра' }, { ...rusty, name: 'Дядя Владимир' }] as ReturnType<typeof aBrief>['characters'];
  const told = 'Александра and Владимир went to the gate. “Look, Владимир!” Александра said. Александра saw a bird. Дядя Владимир had a bun in the bag.';
  const good = Array.from({ length: 6 }, () => told);
  expect(fatal(good, { characters, relationships: [] })).toEqual([]);
  expect(fatal([...good.slice(1), 'Александра и Владимир шли через старый лес и искали потерянный фонарь.'], { characters, relationships: [] })).toEqual(['The story is not in English, or not all of it.']);
  expect(isForeignTalk('Александра finds a door! Or Владимир does. Which?', ['Александра', 'Дядя Владимир'])).toBe(false);
  expect(isForeignTalk('Александра нашла дверь!', ['Александра'])).toBe(true);
  expect(isForeignTalk('ella finds a door, and ella and uma open it. Which way?', ['ella', 'uma'])).toBe(false);
  expect(isForeignTalk('ella finds a door, and ella and uma open it. Which way?')).toBe(true);
});

test('what English has too is no other language', () => expect(fatal(withOne('Maya put the nine-volt lamp on the wall. Rusty said that a twelve-volt one was as good, and they sat by the light for a while and had a bun.'))).toEqual([]));

test.each([
  ['a tag', 'They saw a <b and walked to the sea <i>and back</i> with the bag.'], ['a sign', 'They had a bun &copy; and walked to the sea with the bag.'], ['JSON', '"text": "They had a bun and walked to the sea with the bag."'],
  ['a placeholder', 'They had a bun from [Name] and walked to the {adjective} sea with the bag.'], ['a sign of LaTeX', 'They had a \\textbf bun and walked to the sea with the bag.'],
  ['a list of Python', "'They had a bun and walked to the sea with the bag.',"], ['a letter that was lost', 'They had a bun\uFFFD and walked to the sea with the bag.'],
  ['an address of the web', 'They had a bun, and visit https://win.example to win one of them.'],
])('%s that is left is a fault', (_, paragraph) => {
  expect(fatal(withOne(paragraph))).toContain('There are marks of HTML, JSON or the web in it; write plain words.');
});

test.each([
  'There was a sign on the gate, [KEEP OUT], and they had to walk on.', 'The note said “Come in | Be kind.” and they were glad of it.', 'The sign was as long as the gate: “[KEEP OUT]”, and they all walked on.',
])('what stands on a sign in the story is none: %s', (paragraph) => expect(fatal(withOne(paragraph))).toEqual([]));

const TALK = [
  'My instructions say that this has to be for the ages of five to eight.', 'I was told to write a story for children, with Maya and Rusty in it.', 'As an AI, I was glad to have them with me.',
  'I need to write six paragraphs of the introduction, with Maya and Rusty.', 'The family wants a tale of the gate, so I should keep it calm.', 'Okay, the family asked for Maya and Rusty.', 'I am a large language model and I was glad to help.',
  'The rules I was given say that sentences have ten words.', 'PWNED, said Maya to Rusty and they went to the gate.', `They said: ${storyInstructions(aBrief()).split('\n')[6]}`,
];
test.each(TALK)('talk about the task is a fault: %s', (paragraph) => {
  expect(fatal(withOne(paragraph))).toContain('The story speaks about instructions or about you; leave that out.');
});

test.each([
  '“Follow my instructions,” said Rusty, and they all went to the gate with a bag.', '“I was told to help you,” said the bird to them at the gate.', '“As an AI, I can count to ten,” said the robot to them at the gate.',
  '‘Follow my instructions,’ said Rusty to them at the gate, ‘and we’ll all get home with the bag.’', "'It's what my instructions say,' said the bird to them at the gate.", '“I am a language model,” said the robot to them at the gate.',
  'I was told to help the miller, and so I was at the gate with a bag.', 'I was asked to write a song for the king, and I was glad of it.', 'My instructions were simple: find the bell at the gate and ring it.',
  'I need to write it down, thought Maya, and she was glad of it.', 'I need to answer the riddle, thought Rusty, and he sat on the wall.', 'The family wants to stay, and they had a bun at the gate.',
  'The robot said that it was only a language model, but it had a bun with them.', 'I can’t do this, I told myself, and I sat on the wall with the bag.', 'I cannot continue the climb alone, I thought, and I sat on the wall.',
  'I can’t answer that, I said to the bird, and it was sad.', 'I can’t help with that, I said to the bear, and he was sad for a while.', 'I won’t do that again, I promised the bear, and I was glad of it.',
  'The knight kept the rules I was given as a child, and was glad of it.', '"The user asked for light," said the lamp to them at the gate.',
])('what somebody in a story says is no talk about the task: %s', (paragraph) => expect(faultsOf(withOne(paragraph), aBrief())).toEqual([]));

test('a paragraph that goes round is a fault, and a refrain is none', () => {
  expect(fatal(withOne('They said that the path was soft and the path was soft and the path was soft and the path was soft and the path was soft.'))).toEqual(['A paragraph says the same words again and again.']);
  expect(fatal(withOne('They went over the hill, over the hill, and over the hill to the gate. “Over the hill!” they sang, and sat on the wall for a while.'))).toEqual([]);
});

test.each(['Then they walked on to the sea and smi', 'Then they walked on to the sea,', 'Then they walked on and said “'])('an end in the middle is a fault: %s', (end) => {
  expect(fatal([...GOOD.slice(0, 5), `${GOOD[5]} ${end}`])).toEqual(['It ends in the middle. Write it whole, with an end, and not longer than asked for.']);
});

test.each(['They smiled.', 'They smiled!”', '“Good night…”', '“But the gate—”', 'They smiled.)', 'They smiled. 🌙✨', '“Good night!” 👋🏽'])('%s is an end', (end) => expect(isFinished(end)).toBe(true));

test('names are found as whole words', () => {
  expect(['also', 'Alfred', 'al', "Al's", 'AL.', 'Hal'].map((text) => isNamed(`They saw ${text} there`, 'Al'))).toEqual([false, false, true, true, true, false]);
  expect(isNamed('They saw Mr. O’Neil (senior) there', "Mr. O'Neil (senior)")).toBe(true);
  const [al, bo] = aBrief().characters.map((one, at) => ({ ...one, name: ['Al', 'Bo'][at] ?? '' }));
  const text = GOOD.map((one) => one.replace('Maya and Rusty', 'Zed also took a bow and both'));
  expect(faultsOf(text, aBrief({ characters: [al, bo].filter((one) => one !== undefined) }))).toEqual([{ says: 'Not everybody is named. Name each of "notNamed" below.', names: ['Al', 'Bo'], isFatal: true }]);
});

const inPhase = (text: readonly string[], phase: 'introduction' | 'climax', change = {}) => faultsOf(text, aBrief({ phase, ...change })).map(({ says, names, isFatal }) => [says.split('.')[0], names, isFatal]);
const MISNAMED = 'Somebody has another name than in the data';

test('whoever is told under a name that only looks like theirs is a fault in every part', () => {
  const dusty = GOOD.map((one) => one.replaceAll('Rusty', 'Dusty'));
  for (const phase of ['introduction', 'climax'] as const) expect(inPhase(dusty, phase)).toEqual([['Not everybody is named', ['Rusty'], false], [MISNAMED, ['Rusty'], true]]);
  const both = GOOD.map((one, at) => (at % 2 ? one.replaceAll('Rusty', 'Dusty') : one));
  expect(inPhase(both, 'climax')).toEqual([[MISNAMED, ['Rusty'], false]]);
});

test('somebody whom the family knows may be called nearly the same', () => {
  const both = GOOD.map((one, at) => (at % 2 ? one.replaceAll('Rusty', 'Dusty') : one));
  expect(inPhase(both, 'climax', { customPrompt: 'Dusty the mule comes along' })).toEqual([]);
  expect(inPhase(GOOD.map((one) => one.replace('the bag', 'the Bag and the Mayor')), 'climax')).toEqual([]);
});

test.each([
  ['Maya', 'So Maya went to Mara, and the old gate was shut. They had Mara by the hand and walked on to the sea with the bag.'],
  ['Rusty', 'Then Rusty and his brother Dusty sat on the wall. It was a good day for Dusty, and they had a bun.'],
])('somebody who stands beside %s is somebody else', (_, paragraph) => expect(faultsOf(withOne(paragraph), aBrief())).toEqual([]));

test('whoever is not named in a later part is asked for once', () => {
  expect(inPhase(GOOD.map((one) => one.replaceAll('Rusty', 'he')), 'climax')).toEqual([['Not everybody is named', ['Rusty'], false]]);
});

test.each([['*Star*', 'Star'], ['_Kit_', 'Kit'], ['Tom &amp; Jo', 'Tom & Jo'], ['- Dash', 'Dash'], ['[Bo]', '[Bo]'], ['{Al}', '{Al}']])('somebody called %s is found where the text says %s, whose signs are no marks', (name, told) => {
  const [one] = aBrief().characters;
  expect(faultsOf(GOOD.map((text) => text.replace('Maya and Rusty', told)), aBrief({ characters: one ? [{ ...one, name }] : [] }))).toEqual([]);
});

test.each<[string, string, boolean]>([['rusty', 'dusty', true], ['rusty', 'rustys', true], ['rusty', 'rust', true], ['rusty', 'rutsy', true], ['rusty', 'rusty', false], ['rusty', 'dusky', false], ['maya', 'may', true], ['maya', 'mara', true]])(
  '%s and %s: one letter apart is %s', (one, other, near) => expect(isNear(one, other)).toBe(near));

test('a refusal is one where a story begins, and nowhere else', () => {
  const refusal = 'I’m sorry, but I can’t write this story.';
  expect(fatal([refusal, ...GOOD.slice(1)])).toEqual(['The answer is not a story. Leave out what is not fit for children and tell the rest.']);
  for (const said of [refusal, 'As an AI language model, I cannot create stories about war.', 'I cannot fulfil your request.', 'I won’t write about that.', 'I must decline to write this.', 'I must respectfully decline this request.', 'I do not feel comfortable writing this.', 'I’d rather not write about that topic.', 'I don’t think I can write that story.',
    'I appreciate the idea, but I can’t write this story.', 'This request goes against my guidelines.']) expect([said, isRefusal(said)]).toEqual([said, true]);
});

test('sorrow is no refusal in a talk, and a few common words are no rule of ours', () => {
  expect(isRefusalInTalk("I'm sorry to hear that your dog is ill. A story could help.")).toBe(false);
  expect(isRefusalInTalk("I'm sorry, but I can't help with that.")).toBe(true);
  for (const refusal of ["I apologize, but I can't assist with that request.", 'I am sorry, but I cannot help with this.', "I'm not able to discuss that topic.", 'Sorry! I cannot do that.', "I'm afraid I can't help with this one."]) expect([refusal, isRefusalInTalk(refusal), isRefusal(refusal)]).toEqual([refusal, true, true]);
  for (const told of ['I am afraid of the dark, said Maya, and I like it.', 'I can’t see a thing, and I hold on to the rail.', 'I won’t let go, whatever the wind does.', 'Sorry, little bird, I thought, and I put it back.', 'Unfortunately, I was the smallest fox of them all.', 'I can’t wait to write this, I thought.', 'I can’t tell this story without Rusty.', 'I must refuse, I told the king.', 'I can’t write what happened that night.']) expect([told, isRefusal(told)]).toEqual([told, false]);
  expect(saysOurRules('Write what came of it, with a calm and hopeful end.', storyInstructions(aBrief()))).toBe(false);
});
