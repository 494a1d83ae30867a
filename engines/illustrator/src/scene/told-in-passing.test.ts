/** Contradictions between whole stories and their pictures (decision 0159): what is told in passing, of others, or with two in one sentence. */
import { expect, test } from 'vitest';
import { maya, olive, rusty } from '../testing/families.ts';
import { moodOf } from './mood-of-passage.ts';
import { readScene } from './read-scene.ts';
import { whoIsMeant } from './who-is-meant.ts';

const LONG = 'Maya went from one to the next, and said good morning, and was told that it was no such thing. They had been at it since breakfast; they had forgotten what about, but they had not forgotten that they were right. It was warm, and there was a smell of paint. ';
test('what a long passage tells in passing does not lie about', () => {
  const props = (text: string): string[] => readScene(text, [maya]).props;
  expect(props(`${LONG.repeat(2)}A spoon lay on the wall.`)).toEqual([]);
  expect(props(`${LONG.repeat(2)}A spoon lay on the wall. It was a big spoon, and the sun was on the spoon.`)).toEqual(['spoon']);
  expect(props('A spoon lay on the wall. Maya laughed.')).toEqual(['spoon']);
});

test('what somebody has while running lies nowhere, and on a box it is held up', () => {
  const ran = readScene('Maya took the lantern and ran and ran.', [maya]);
  expect([ran.players[0]?.pose, ran.players[0]?.held, ran.props]).toEqual(['running', undefined, []]);
  expect(readScene('Maya climbed on a box and held up the lantern.', [maya]).players[0]).toMatchObject({ pose: 'holding', held: 'lantern' });
});

test('what a man has who asks something, nobody of the cast has', () => {
  const { players } = readScene('“Have you seen him?” asked a man with a whistle on a string. Every so often he blew the whistle. Rusty looked into a barrel.', [rusty]);
  expect(players[0]?.held).toBeUndefined();
});

test('the clock is surprised, and nobody else', () => {
  expect(readScene('Maya blew. “Tick,” said the clock, in great surprise.', [maya]).players[0]?.feeling).not.toBe('surprised');
});

test('who is no bigger than a thimble is no passer-by', () => {
  expect(readScene('Inside stood two dancers no bigger than thimbles. Maya looked.', [maya]).players).toHaveLength(1);
});

test('“they” are the two who were told of together, until somebody else is named', () => {
  const { players } = readScene('Maya and Rusty put their heads together. “La,” said Rusty. Then off they ran. Olive had a book.', [maya, rusty, olive]);
  expect(players.map(({ character: { name }, pose }) => [name, pose === 'running'])).toEqual([['Maya', true], ['Rusty', true], ['Olive', false]]);
});

test('“he” of several is the one who was named last', () => {
  const [fox, finch] = [{ ...rusty, gender: 'male' as const }, { ...rusty, gender: 'male' as const, id: 'finch', name: 'Finch', type: 'Human - Helpers and Makers - Bird Whisperer' }];
  const { players } = readScene('They stopped. Rusty noticed a smell. It was quiet, and after they had waited he walked forward.', [fox, finch]);
  expect(players.filter(({ pose }) => pose === 'walking').map(({ character }) => character.name)).toEqual(['Rusty']);
});

test('her brother is not Brother Finch', () => {
  const finch = { ...rusty, id: 'finch', name: 'Brother Finch', type: 'Human - Helpers and Makers - Bird Whisperer' };
  expect(whoIsMeant('Maya read the letters of her brother.', '', [maya, finch])).toEqual([maya]);
  expect(whoIsMeant('Maya laughed, and Brother laughed.', '', [maya, finch])).toEqual([maya, finch]);
});

test('two words of trouble in a long passage trouble nobody', () => {
  expect(moodOf('It was the wrong door; there was a broken cup.')).toBe('worried');
  expect(moodOf(`${LONG.repeat(2)}It was the wrong door; there was a broken cup.`)).toBeUndefined();
});

test('what a stranger does at his door, fireflies write, or nobody can be, none of the cast does, holds or is', () => {
  const of = (text: string, before = '') => readScene(text, [maya], before).players[0];
  expect(of('Maya waited. At the last hut an old man opened, looked down, and took off his hat.')?.held).toBeUndefined();
  expect(of('Everything was blue, and so was Maya. The fireflies wrote her name in the air.')?.held).toBeUndefined();
  expect(of('Because nobody can be amazed for long, Maya had some toast.')?.feeling).not.toBe('surprised');
  expect(of('They had to say goodbye to the old house properly. Maya asked a man with a cart.')?.pose).toBe('standing');
});

test('who is told of by what she used to do is standing there', () => {
  const text = 'The photographs of that year show a crowd of people, and at the edge of each of them a small child with a way of tilting her head; that is Maya. Before anyone knew that they were sad, Maya had brought them a cup of tea. She would always be somewhere else, and it was never her fault.';
  const kind = { ...maya, type: 'Human - Children - Lost Child' };
  expect(readScene(text, [kind]).players[0]).toMatchObject({ pose: 'standing', feeling: 'happy' });
});

test('a child that is none of a cast of beasts comes in', () => {
  expect(readScene('The child was still on the wall. Rusty got up on the wall.', [rusty]).players).toHaveLength(2);
});

test('who listens, is pushed, or puts down needles that lie there, stands', () => {
  const poses = (text: string, cast = [maya]) => readScene(text, cast).players.map(({ pose }) => pose);
  expect(poses('Maya went out and stood in the dark, in her shirt, and listened.')).toEqual(['standing']);
  expect(poses('They were pushed into the front row, because of what they had done. Maya waited.')).toEqual(['standing']);
  expect(poses('The girl looked up at Maya and Rusty. She put down her needles, and they lay there on the chair, quite still.', [maya, rusty]).includes('lying')).toBe(false);
});

test('two who win a race together run together, whatever their names are made of', () => {
  const barnaby = { ...rusty, id: 'barnaby', name: 'Old Barnaby' };
  const { players } = readScene('Old Barnaby and Maya won the race, though they ran in different directions.', [barnaby, maya, olive], 'Olive laughed.');
  expect(new Set(players.map(({ pose }) => pose)).size).toBe(1);
});

test('what a stranger brings, what comes later and what is usual is nowhere in the picture', () => {
  const bowl = readScene('There was a long play. Maya sat in the second row with the others, and waited for it to begin, for a good while. Then a young man came on with a bowl, and everybody laughed, Maya as loudly as the rest of them.', [maya]);
  expect(bowl.props).toEqual([]);
  expect(readScene('Maya was going to be angry about it later.', [maya]).players[0]?.feeling).not.toBe('angry');
  expect(readScene('Maya had to hang it up whenever it fell down.', [maya]).players[0]?.feeling).not.toBe('surprised');
  expect(readScene('They won a comb. “Oh,” said Maya.', [maya]).players[0]?.pose).toBe('standing');
});

test('on whose head a moth sits, who feels as one does on a slide, and who hugs a post', () => {
  const of = (text: string) => readScene(text, [maya]).players[0];
  expect(of('And the moth, by this account, sat through all of it upon Maya’s head.')?.pose).toBe('standing');
  expect(of('Maya held up one hand. It was how you feel at the top of a slide, when everybody behind you has stopped pushing.')?.pose).toBe('standing');
  expect(of('One had jumped, one had ducked, and Maya was hugging a post.')?.feeling).not.toBe('loving');
  expect(of('They met in a shop. “My feet were against this,” said Maya, drawing off her gloves.')?.held).toBeUndefined();
});

test('both are the last two who were named', () => {
  const { players } = readScene('Olive had put up a sign. “I am first,” said Rusty. “No, me!” said Maya. So they both sat down to sulk.', [olive, rusty, maya]);
  expect(players.filter(({ pose }) => pose === 'sitting').map(({ character }) => character.name).toSorted()).toEqual(['Maya', 'Rusty']);
});

test('whose politeness frightens others is not frightened; somebody’s grandmother comes in, a man on a roof does not', () => {
  const { players } = readScene('“Come and look,” said a boy in the doorway, and it was his politeness that frightened them. Rusty looked.', [rusty]);
  expect(players.map(({ feeling }) => feeling)).not.toContain('scared');
  expect(readScene('Nobody can go on for ever, and it was somebody’s grandmother who said so. She put a loaf on the table. Rusty ate.', [rusty]).players).toHaveLength(2);
  expect(readScene('On a roof sat a man who was mending tiles. “Have you seen it?” called Rusty.', [rusty]).players).toHaveLength(1);
});

test('who runs to an old woman is not she', () => {
  const { players } = readScene('In the middle of it an old woman sat down on the ground, and when they ran to her she was laughing. Rusty waited.', [rusty]);
  expect(players.find(({ character }) => character.name !== 'Rusty')?.pose).not.toBe('running');
});

test('Mr. Button is one name, and a far-off goat is not here', () => {
  const button = { ...rusty, id: 'button', name: 'Mr. Button' };
  const { players } = readScene('Mr. Button and Maya won the race, though they ran in different directions. “Oh dear, oh dear,” said Mr. Button.', [olive, button, maya], 'Olive laughed.');
  expect(players.filter(({ pose }) => pose === 'cheering').map(({ character }) => character.name).toSorted()).toEqual(['Maya', 'Mr. Button']);
  expect(players.map(({ feeling }) => feeling)).not.toContain('worried');
  expect(readScene('Maya pulled the lever, and far off, in some other part of the world altogether, a small gate opened, and a surprised goat looked out.', [maya]).bystanders).toEqual([]);
});

test('who is let alone is not sad, what gallops in a book nobody gallops, and who asks in a chair sits', () => {
  expect(readScene('They let Maya alone about it.', [maya]).players[0]?.feeling).not.toBe('sad');
  expect(readScene('Maya sat down on the stool. There were pencil ticks in the margin, and they galloped.', [maya]).players[0]?.pose).toBe('sitting');
  expect(readScene('“Have you heard this one?” asked an old man in a big chair. Rusty had not.', [rusty]).players[1]?.pose).toBe('sitting');
});

test('who says “I am cross” looks it, and a hat that is put on somebody lies nowhere', () => {
  const { players } = readScene('“I am cross,” said Maya. “I am not scared,” said Rusty.', [maya, rusty]);
  expect(players.find(({ character }) => character.name === 'Maya')?.feeling).toBe('angry');
  expect(players.find(({ character }) => character.name === 'Rusty')?.feeling).not.toBe('scared');
  expect(readScene('Maya laughed, and somebody put a paper hat on her.', [maya]).props).toEqual([]);
  expect(readScene('Somebody got out and asked a dragon. Maya waited.', [maya]).bystanders.length + readScene('Somebody got out and asked a dragon. Maya waited.', [maya]).players.length).toBe(2);
});

test('for whom a baby laughs, who waits for laughter, for whom three cheers are given and who makes another sit', () => {
  const of = (text: string) => readScene(text, [maya]).players.find(({ character }) => character.name === 'Maya');
  expect(of('The baby laughs for Maya most of all.')?.feeling).not.toBe('laughing');
  expect(of('Maya told them, and waited for somebody to laugh. Nobody laughed.')?.feeling).not.toBe('laughing');
  expect(of('Three cheers for Maya as well!')?.pose).toBe('standing');
  expect(of('So Maya made him sit, on the floor.')?.pose).toBe('standing');
  expect(of('An earnest young man with a notebook has visited her on three occasions. Maya waited.')?.held).toBeUndefined();
});

test('who is tiny far away, drawn on a map, or at home in somebody’s thoughts is not there', () => {
  expect(readScene('There was a woman, tiny, calling someone in to tea. Rusty looked.', [rusty]).players).toHaveLength(1);
  expect(readScene('In the corner, where other people draw a whale, was a kitchen. Maya laughed.', [maya]).bystanders).toEqual([]);
  expect(readScene('Maya thought of home. There was a lamp. There was soup. She held on to that.', [maya]).props).toEqual([]);
  expect(readScene('Nobody knew where Maya went on Thursdays. She was a stone gray girl.', [maya]).props).toEqual([]);
  expect(moodOf('Nobody knew where Maya went on Thursdays.')).toBeUndefined();
});

test('of a long passage both of them may be anybody, and what had been coming is no pear', () => {
  const { players } = readScene(`${LONG.repeat(2)}It breathed out; both of them fell over. Maya and Rusty laughed.`, [maya, rusty]);
  expect(players.map(({ pose }) => pose)).not.toContain('sitting');
  expect(readScene('It had been coming all day, like a sneeze. Maya waited.', [maya], 'Rusty held up a pear.').props).toEqual([]);
});
