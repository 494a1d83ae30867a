import { expect, test } from 'vitest';
import { maya, rusty } from '../testing/families.ts';
import { drawPicture } from '../index.ts';
import { feelingTold, moodTold } from './feelings-told.ts';
import { moodOf } from './mood-of-passage.ts';
import { readScene } from './read-scene.ts';

const feelingOf = (text: string) => readScene(text, [maya, rusty]).players.map(({ feeling }) => feeling);

test('nobody weeps in a glad ending', () => {
  expect(feelingOf('Maya was sad at first. Then the kite came back. Maya laughed, and Rusty laughed too.')).toEqual([
    'laughing',
    'laughing',
  ]);
  expect(feelingTold('“We did it!” cried Maya')).not.toBe('sad');
  expect(feelingTold('Maya cried tears of joy')).toBe('laughing');
  expect(moodTold('It was sad. Nobody spoke. Then the sun rose and everybody was glad. They smiled all the way home.')).toBe('happy');
});

test('a silly reason makes nobody laugh, who is silly does', () => {
  expect(feelingTold('They were all silly')).toBeUndefined();
  expect(feelingTold('Maya felt very silly')).toBe('laughing');
  expect(feelingTold('Maya made a silly face')).toBe('laughing');
});

test('who weeps is seen to weep', () => {
  expect(feelingOf('Maya wept beside the empty cage.')[0]).toBe('sad');
});

test('what is not felt is not shown', () => {
  expect(feelingTold('Maya could not sleep')).toBeUndefined();
  expect(feelingTold('Rusty was no longer afraid')).toBeUndefined();
});

test('a feeling is not read inside another word', () => {
  for (const [text, wrong] of [
    ['Rusty swam across the lake', 'angry'], ['It was a huge loaf', 'loving'], ['The bread was ready', 'thinking'], ['They flew past a planet', 'thinking'],
    ['There were a dozen boats', 'sleepy'], ['The garage was open', 'angry'], ['The fish was fishy', 'worried'], ['He heard a snap', 'sleepy'],
  ] as const)
    expect(feelingTold(text), text).not.toBe(wrong);
  expect(feelingTold('Maya had the courage to ask')).toBe('proud');
});

test('what somebody feels after what did not happen is felt', () => {
  expect(feelingOf('Maya could not find Rusty anywhere and looked worried.')).toEqual(['worried', 'worried']);
  expect(feelingOf('Maya slept.')[0]).toBe('sleepy');
  expect(feelingTold('It made Maya feel less alone')).toBeUndefined();
  expect(readScene('Hana was gone, but she liked that. Now shut your eyes.', [{ ...maya, name: 'Hana' }]).players[0]?.feeling).toBe('happy');
});

test('what one would think of somebody is not felt', () => {
  expect(feelingTold('They would think that she was asleep.')).toBeUndefined();
  expect(feelingTold('She was hardly ever asleep.')).toBeUndefined();
  expect(feelingTold('She was asleep.')).toBe('sleepy');
});

test.each([
  ['She missed it by a nose.', undefined],
  ['She missed him.', 'sad'],
  ['She was shaking the water from her wing.', undefined],
  ['She was shaking.', 'scared'],
  ['He did not sound very glad.', 'worried'],
  ['“So did they,” said Bubbles wretchedly.', 'sad'],
  ['Out came something mean.', 'angry'],
  ['They were home before anyone had missed them.', undefined],
  ['He discovered that the door was open.', undefined],
  ['They all fell in a heap.', 'surprised'],
  ['He sat with his chin in his hand.', 'thinking'],
])('feelings are read from what is seen of them: %s', (text, feeling) => {
  expect(feelingTold(text)).toBe(feeling);
});

test('where the words say nothing of it, the mood of what came before holds, and a story without any makes calm faces', () => {
  const feels = (text: string, before: string) => readScene(text, [maya], before).players[0]?.feeling;
  expect(feels('Maya caught hold of a belt.', 'Maya was frightened.')).toBe('worried');
  expect(feels('Maya stood there.', 'Maya came in.')).toBe('calm');
});

test('he who feels that she is shaking does not shake', () => {
  const { players } = readScene('Rusty stood still. He could feel that Maya was shaking.', [maya, rusty]);
  expect(players.map(({ character: { name }, feeling }) => [name, feeling])).toEqual([['Rusty', 'worried'], ['Maya', 'scared']]);
});

test('a lively sentence leaves the worry of the one before behind', () => {
  const feels = (text: string, before: string) => readScene(text, [maya], before).players[0]?.feeling;
  expect(feels('Up on a wall, and look at the lane! Then down. Hop!', 'They had lost the way. Maya sighed.')).toBe('calm');
  expect(feels('Maya looked at her hand. Her hand could do it!', 'Maya sighed.')).toBe('happy');
  expect(feels('Maya stood looking for some time before she understood that she was frightened.', '')).toBe('scared');
});

test('a man of straw is a scarecrow, and the feather of a phoenix is like fire', () => {
  expect(readScene('A man of straw stood in the corn.', [maya]).players.map(({ character: { name } }) => name)).toEqual(['Maya', 'scarecrow']);
  expect(readScene('Maya held the feather.', [maya], 'It was the feather of the phoenix.').players[0]?.held).toBe('firefeather');
  expect(readScene('A feather came down the chimney, red and gold.', [maya]).props).toEqual(['firefeather']);
});

test('what nobody does makes nobody glad', () => {
  expect(moodTold('Nobody played with her at break. “Never mind,” people said. But Noor did mind. She sat behind the door.')).toBe('sad');
  expect(feelingTold('Nobody laughed.')).toBeUndefined();
});

test('who let go of being cross is not cross', () => {
  expect(feelingTold('He let go of being cross with the door and walked through it.')).toBeUndefined();
});

test('the wrong sort of laugh is no laughing', () => {
  expect(feelingTold('Lin laughed, and it was the wrong sort of laugh')).toBe('worried');
});

test('who sniffs the air, cannot be lost or says sorry is in no trouble', () => {
  expect(moodOf('Somewhere between the milk and the jam somebody stopped and sniffed.')).toBeUndefined();
  expect(moodOf('Maya sniffed and wiped her nose.')).toBeDefined();
  expect(moodOf('One cannot be altogether lost as long as one is not altogether alone.')).toBeUndefined();
  expect(moodOf('He said sorry to them all. The bun was the first to forgive him, and then it was gone.')).toBeUndefined();
  expect(moodOf('The key was lost, and the door was broken.')).toBe('worried');
});

test('what is told long after a moment is no feeling of it', () => {
  const long = 'Maya held the map and turned it round, and Rusty looked over her shoulder at the little red cross that somebody had put there. They laughed. They ate a bun. They sang a song. It rained a little. They went round the corner, one behind the other. “I am scared,” said Rusty.';
  expect(drawPicture({ is: 'scene', seed: 'x', text: long, cast: [maya, rusty] }).alt).not.toMatch(/frightened/);
});

test.each([
  ['Maya screamed with joy', 'laughing'],
  ['Maya wept for joy', 'laughing'],
  ['Maya cried with happiness', 'laughing'],
  ['Maya shook with sheer delight', 'laughing'],
  ['Maya was afraid of nothing', 'proud'],
  ['Nothing frightened Maya', 'proud'],
  ['Maya was not afraid', 'proud'],
  ['Maya was mad about honey', 'happy'],
] as const)('a word of fear, grief or anger that is turned round is none: %s', (text, feeling) => {
  expect(feelingTold(text)).toBe(feeling);
});

test.each(['Not a bit frightened, Maya went on', 'They were terrific', 'It was a terrific party'])('nobody is frightened here: %s', (text) => {
  expect(feelingTold(text)).toBeUndefined();
});

test.each([
  ['Maya screamed', 'scared'],
  ['Maya was terrified', 'scared'],
  ['Maya was mad about the broken cup', 'angry'],
  ['Maya wept for her dog', 'sad'],
] as const)('and the plain word stays what it is: %s', (text, feeling) => {
  expect(feelingTold(text)).toBe(feeling);
});

test('who stamps a foot is cross, and “who was crying” is said of the name before it', () => {
  const felt = (text: string): string[] => readScene(text, [maya, rusty]).players.map(({ character, feeling }) => `${character.name} ${feeling}`);
  expect(felt('“Give it back!” shouted Maya, stamping her foot.')).toEqual(['Maya angry']);
  expect(felt('Maya hugged Rusty, who was crying.')).toContain('Rusty sad');
  expect(felt('Maya hugged Rusty who was crying.')).toContain('Rusty sad');
});
