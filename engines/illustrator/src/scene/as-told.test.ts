/** Contradictions between passages and their pictures that were seen in stories of the built-in storyteller. */
import { expect, test } from 'vitest';
import { readThings } from '../props/things.ts';
import { weatherTold } from '../place/told-weather.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { readBystanders } from './beings-told.ts';
import { feelingTold } from './feelings-told.ts';
import { moodOf } from './mood-of-passage.ts';
import { momentOf } from './moment.ts';
import { readScene } from './read-scene.ts';
import { whoIsMeant } from './who-is-meant.ts';

const things = (text: string): string[] => readThings(text).map(({ prop }) => prop);

test.each([
  ['There are people who fit like a stone in a shoe. It depended on the shoe.', 'boots'],
  ['The bag was mended, and given to somebody’s cousin.', 'bag'],
  ['The new kid pulled the coat over both ears.', 'coat'],
  ['She had put on two hats.', 'hat'],
  ['She did up a button.', 'button'],
  ['She made a trumpet of both hands.', 'trumpet'],
  ['It had a leaf on it.', 'leaf'],
  ['They had come to carry the parcel over the mountains.', 'gift'],
  ['They stood at the gate with the stone faces.', 'stone'],
  ['It was somebody with a good coat and a beard.', 'coat'],
  ['Maya had two boots.', 'boots'],
  ['Mr Plum stood there with his glasses.', 'plum'],
  ['She sat on a stone. It was not a stone. It was a cow!', 'stone'],
  ['The paths wandered.', 'wand'],
  ['She read a tin which somebody had under one arm.', 'tin'],
])('no thing lies there: %s', (text, prop) => {
  expect(things(text)).not.toContain(prop);
});

test.each([
  ['An old, old dog came along.', 'dog'],
  ['The fox cub came to the back door.', 'fox cub'],
  ['All they found was the cat, who was wearing them.', 'cat'],
  ['The giant put down one finger.', 'giant'],
  ['It was a cow!', 'cow'],
])('who comes is there: %s', (text, noun) => {
  expect(readBystanders(text, [maya]).map((one) => one.noun)).toContain(noun);
});

test('a bat flies', () => {
  expect(readBystanders('A bat came out and had a look at them.', [maya])).toMatchObject([{ noun: 'bat', pose: 'flying' }]);
  expect(readBystanders('A giant sat down, and all the cups jumped.', [maya])).toMatchObject([{ pose: 'sitting' }]);
});

test.each([
  ['She sat with her chin on her fists.', 'angry'],
  ['There were a surprising number of them.', 'surprised'],
  ['It was curious how it looked.', 'surprised'],
  ['It was an excellent plan.', 'thinking'],
  ['They went before anyone could sleep on it.', 'sleepy'],
  ['He was believed to have been asleep.', 'sleepy'],
  ['It was too late to send her home.', 'worried'],
  ['Nobody had the heart to be even slightly annoyed.', 'angry'],
  ['A red cross was on the old tree.', 'angry'],
  ['She was glared at from all sides.', 'angry'],
  ['Nobody was afraid.', 'scared'],
])('nobody feels so: %s', (text, feeling) => {
  expect(feelingTold(text)).not.toBe(feeling);
});

test('nobody and too late are no trouble, being at a loss is', () => {
  expect(moodOf('Nobody was there; the road was quite empty of people.')).toBeUndefined();
  expect(moodOf('“What do we do now?” said Gorm.')).toBe('worried');
  expect(moodOf('The quarrel was about a sandwich.')).toBe('worried');
  expect(moodOf('It began with a quarrel of gulls.')).toBeUndefined();
  expect(moodOf('A great black storm came down.')).toBe('worried');
});

test('everybody pushes', () => {
  expect(readScene('“Everybody push!” shouted Maya. Rusty and Olive came.', [maya, rusty, olive]).players.map(({ pose }) => pose)).toEqual(['pushing', 'pushing', 'pushing']);
  expect(readScene('Maya pushed the cart.', [maya]).players[0]?.pose).toBe('pushing');
  expect(readScene('Maya pushed open the door.', [maya]).players[0]?.pose).not.toBe('pushing');
});

test('rain that begins falls, rain of long ago does not', () => {
  expect(weatherTold('It was just starting to rain.')).toBe('rain');
  expect(weatherTold('Now the rain had ice in it.')).toBe('rain');
  expect(weatherTold('She had waited four hours in the rain.')).toBeUndefined();
});

test('when the others have gone, only who stays is there', () => {
  expect(readScene('Maya and Rusty sang. When the others had gone to bed, Maya stayed behind.', [maya, rusty]).players.map(({ character: { name } }) => name)).toEqual(['Maya']);
});

test('both are the two who are named', () => {
  expect(whoIsMeant('“What would you do?” Maya said. They were lying side by side. Rusty laughed. Both of them were cold.', 'Maya, Rusty and Olive came in.', [maya, rusty, olive])).toEqual([maya, rusty]);
});

test('the umbrella of which somebody spoke is there when it is picked up', () => {
  expect(readScene('“We’ve still got the umbrella!” said Maya. There it was. She picked it up.', [maya]).players[0]?.held).toBe('umbrella');
});

test('who holds it out has it', () => {
  const { players } = readScene('Rusty stood over Maya with a coat held out.', [maya, rusty]);
  expect(players.find(({ held }) => held === 'coat')?.character.name).toBe('Rusty');
});

test('on a lap a few words are a moment of their own', () => {
  const part = ['Who is at the door? It is Maya! Maya has a bun in her hand.', 'The wind woke up. It took the hats. Whoosh, whoosh, whoosh!', 'Maya ran and ran. She hid behind the bag. Ow, ow, ow!', 'Rusty said nothing. He came and stood close to Maya.'];
  expect(momentOf(part.join('\n\n'), [maya, rusty]).text.length).toBeLessThan(160);
});

test.each([
  ['Anouk had a gift for imagining catastrophes.', 'gift'],
  ['He could call up a warm little fire.', 'campfire'],
  ['The price of six brown eggs came into his head.', 'egg'],
  ['One leg of it was a barrel.', 'barrel'],
  ['“I was late, and I had the wrong shoes on,” said the old lady.', 'boots'],
  ['In the house they are calling that the soup is getting cold.', 'bowl'],
  ['You could see it coming down the road with a flag.', 'flag'],
])('nor there: %s', (text, prop) => {
  expect(things(text)).not.toContain(prop);
});

test('a thing that is named outright in what somebody says is there', () => {
  expect(things('“I have found a lantern!” said Maya.')).toContain('lantern');
});

test('whoever goes alone is alone, and what is put into his hands he holds', () => {
  const kofi = { ...rusty, id: 'kofi', name: 'Kofi', gender: 'male' as const };
  expect(whoIsMeant('Kofi went at dusk, alone, and asked.', 'Maya, Kofi and Olive came. They sat down.', [maya, kofi, olive])).toEqual([kofi]);
  expect(readScene('Then she got up and put the letter into his hands.', [kofi], 'Kofi asked. A woman looked at him.').players[0]?.held).toBe('letter');
});

test('who is cheered does not cheer', () => {
  const poses = readScene('Rusty thought of a first thing, and it worked; they were cheering him.', [maya, rusty, olive], 'Maya, Rusty and Olive stood there.').players;
  expect(poses.find(({ character: { name } }) => name === 'Rusty')?.pose).not.toBe('cheering');
});

test('pigeons fly, and not whoever tells them', () => {
  expect(readScene('Nobody told the pigeons, and they still fly on their backs. Maya looked up.', [maya]).players[0]?.pose).not.toBe('flying');
});

test('who is up a tree has climbed, and who got up sits no more', () => {
  expect(readScene('Maya was up a tree. She could not get down.', [maya]).players[0]).toMatchObject({ pose: 'climbing', climbs: 'tree' });
  expect(readScene('Maya was sitting on something hard. “I beg your pardon,” said Maya, and got up, very quickly.', [maya]).players[0]?.pose).toBe('standing');
});

test('the donkey without which they would have despaired is there', () => {
  expect(readBystanders('They might have despaired if it had not been for the donkey; it would not go away.', [maya]).map(({ noun }) => noun)).toContain('donkey');
});

test('who stands with a bun has it, and who stands on tiptoe goes nowhere', () => {
  expect(readScene('She stood as straight as she could for the whole of four verses, with a bun.', [maya]).players[0]?.held).toBe('bun');
  expect(readScene('Maya was standing where they had left her, on tiptoe.', [maya]).players[0]?.pose).toBe('standing');
});

test('“No!” cried is no weeping, and what the man does is not done by one of a cast of girls', () => {
  expect(feelingTold('“No!” Grandpa Ioan cried, and they all stopped.')).not.toBe('sad');
  expect(readScene('There was a man with a canvas in front of him who spoke to Maya. He was painting his wife.', [maya]).players[0]?.held).toBeUndefined();
});

test('she is the one who had once left something there', () => {
  const poses = readScene('Maya had once left something there, and could not think what. She jumped off a step.', [maya, olive]).players;
  expect(poses.map(({ character: { name }, pose }) => [name, pose])).toContainEqual(['Maya', 'jumping']);
  expect(poses.find(({ character: { name } }) => name === 'Olive')?.pose ?? 'standing').toBe('standing');
});

test('everybody who had been frightened is frightened no more', () => {
  expect(feelingTold('Everybody who had been frightened touched Maya.')).not.toBe('scared');
  expect(things('There had been trumpets ordered, and they came at a run.')).not.toContain('trumpet');
  expect(readBystanders('“Who held the door?” The robot did!', [maya]).map(({ noun }) => noun)).toContain('robot');
  expect(readBystanders('The wall was warm, and it was a cow.', [maya]).map(({ noun }) => noun)).toContain('cow');
});

test('a new paragraph takes over neither a small worry nor what “it” was', () => {
  expect(readScene('There was a bench by the road. Maya sat down.', [maya], 'Rusty did not look happy.\n\n').players[0]?.feeling).toBe('calm');
  expect(readScene('Maya stood there.', [maya], 'Maya was frightened.\n\n').players[0]?.feeling).toBe('worried');
  expect(readScene('Maya was tired of the very sound of it.', [maya], 'She tore up the list.\n\n').props).toEqual([]);
});

test('who drinks at a stream has no cup, and what ran together ran nowhere', () => {
  expect(readScene('Maya stopped at a stream. She drank, and stood up.', [maya]).players[0]?.held).toBeUndefined();
  expect(readScene('Maya drank her tea.', [maya]).players[0]?.held).toBe('cup');
  expect(readScene('All that they had found out ran together now. Maya looked.', [maya]).players[0]?.pose).toBe('standing');
  expect(readScene('Maya pushed it right down to the bottom.', [maya]).players[0]?.pose).toBe('standing');
});

test.each([
  ['They would put the book back on its shelf.', 'book'],
  ['There was a seal on it, with a crown on the flap.', 'crown'],
  ['He did not know how one held the pencil.', 'pencil'],
])('not there either: %s', (text, prop) => {
  expect(things(text)).not.toContain(prop);
});

test('who has come far to sleep does not sleep yet, and who sat up in bed lies there no more', () => {
  expect(readScene('They had come so far to sleep in a new bed. Maya stood there.', [maya]).players[0]?.pose).toBe('standing');
  expect(readScene('Maya sat up in bed.', [maya]).players[0]?.pose).not.toBe('lying');
  expect(readScene('It was pointed out to Maya, since then.', [maya]).players[0]?.pose).not.toBe('pointing');
  expect(readScene('Maya went down on her knees beside it.', [maya]).players[0]?.pose).toBe('sitting');
});

test('the hat that a man takes off is not in the hand of another', () => {
  const kofi = { ...rusty, id: 'kofi', name: 'Kofi', gender: 'male' as const };
  expect(readScene('In the doorway stood a man. He took his hat off. Kofi said nothing.', [kofi]).players[0]?.held).toBeUndefined();
});

test('who dives for a bag does not swim, who is rested does not sit', () => {
  expect(readScene('Maya dived for the bag.', [maya]).players[0]?.pose).toBe('standing');
  expect(readScene('They had eaten; they were rested. Maya and Rusty laughed.', [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['standing', 'standing']);
  expect(things('Someone went by below, with a hat on, rather fast.')).toEqual([]);
});

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
