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
  ['They had come to carry the parcel over the mountains.', 'parcel'],
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
  expect(readScene('Maya went down on her knees beside it.', [maya]).players[0]?.pose).toBe('kneeling');
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

test('a sock to cry in makes nobody cry, and “not now” is wailed by people in trouble', () => {
  expect(feelingTold('Yuki gave Grizelda a clean sock to cry in.')).toBeUndefined();
  expect(feelingTold('“Not now!” they wailed.')).toBe('sad');
});

test('who is in a hurry stands, and who hurries runs', () => {
  const pose = (text: string) => readScene(text, [maya]).players[0]?.pose;
  expect(pose('Maya was in a hurry; but she waited for the man.')).toBe('standing');
  expect(pose('Maya hurried over the bridge.')).toBe('running');
});

test('a bird that is stuck high up is up there', () => {
  expect(readBystanders('High up, a bird was stuck. In string!', [rusty])).toMatchObject([{ noun: 'bird', pose: 'flying' }]);
});

test('a cat that is stuck whenever it is, a dog out of sight and a joke that is no joke are not there', () => {
  expect(readBystanders('It was true that when a cat was stuck up a tree, they ran to Maya.', [maya])).toEqual([]);
  expect(readBystanders('Somewhere, quite out of sight, a dog answered.', [maya])).toEqual([]);
  expect(feelingTold('It had been put to them as something between a joke and a piece of local colour.')).toBeUndefined();
  expect(feelingTold('Maya told a joke.')).toBe('laughing');
});

test('who wants to go home or stands in a storm that begins does not smile', () => {
  expect(moodOf('“I want my mum,” said somebody. So did Maya.')).toBe('worried');
  expect(moodOf('The storm began with one drop, as big as an egg.')).toBe('worried');
  expect(moodOf('The porridge had gone hard, and a spoon was missing.')).toBeUndefined();
});

test('who reads out each point points at nothing', () => {
  expect(readScene('Maya read out each point in turn.', [maya]).players[0]?.pose).not.toBe('pointing');
});

test('a tear that runs down a nose is wept by somebody, and who thought so, too, does not ponder', () => {
  expect(readScene('Maya sat down. A tear ran down her nose. Plip.', [maya]).players[0]).toMatchObject({ pose: 'sitting', feeling: 'sad' });
  expect(feelingTold('And Maya thought so, too.')).toBeUndefined();
  expect(feelingTold('The only sound was a small, continual clicking of somebody’s teeth.')).toBe('scared');
  expect(feelingTold('At the start they had still been able to laugh.')).toBeUndefined();
});

test('a never-empty teapot is a teapot, and one that was never there is none', () => {
  expect(things('So Maya took the never-empty teapot along.')).toEqual(['teapot']);
  expect(things('Maya never took the teapot along.')).toEqual([]);
});

test('who is too happy to go to sleep does not sleep, and who pointed out that it was so points at nothing', () => {
  expect(readScene('Maya was too happy to go to sleep.', [maya]).players[0]).toMatchObject({ pose: 'standing', feeling: 'happy' });
  expect(readScene('It was on account of that, Maya pointed out, that they were in this mess.', [maya]).players[0]?.pose).toBe('standing');
  expect(readScene('Everyone always knew where Maya was hiding.', [maya]).players[0]?.hides).toBeUndefined();
});

test('what is in a bag is not in a hand, a sack is no handbag, and a paper bag to draw on is none', () => {
  expect(things('Maya had a tin whistle in her bag.')).toEqual(['bag']);
  expect(things('Maya had a button in her pocket.')).toEqual([]);
  expect(things('They filled sacks with sand.')).toEqual(['sack']);
  expect(readScene('Maya drew it on a paper bag.', [maya]).players[0]).toMatchObject({ held: 'pencil' });
});

test('who holds out a hand stretches it out', () => {
  expect(readScene('Maya held out one hand. Rusty looked at it.', [maya, rusty]).players[0]?.pose).toBe('reaching');
});

test('rain in which one cannot carry anything does not fall, and a door inside somebody is none', () => {
  expect(weatherTold('The rule was: nothing that you cannot carry by yourself, up a hill, in the rain, running.')).toBeUndefined();
  expect(things('Somewhere inside Quill there was a little door. She gave it a push.')).toEqual([]);
});

test('who goes behind a tree or a bush is behind it', () => {
  const hiding = (text: string) => readScene(text, [maya]).players[0]?.hides;
  expect([hiding('Maya went behind a tree.'), hiding('Maya ran behind the bush.'), hiding('Maya went under the tree.')]).toEqual([true, true, undefined]);
});

test('what somebody asks sadly makes nobody else weep', () => {
  expect(readScene('“Are you any good at anything?” somebody asked. They asked it sadly, not to be mean. “Only at birthdays,” said Maya.', [maya]).players[0]?.feeling).not.toBe('sad');
});

test('a rocking horse is no horse, and who has been angry ever since is not angry then', () => {
  expect(readBystanders('It looked at the rocking horse, and laughed.', [maya])).toEqual([]);
  expect(feelingTold('Two of them missed it, and they have been angry ever since.')).toBeUndefined();
});

test('who lies under the table lies in no bed', () => {
  expect(readScene('Maya lay under the table, where she did her best thinking.', [maya]).players[0]).toMatchObject({ pose: 'lying', uncovered: true });
});

test('what was dropped lies there, and they gape at it', () => {
  const { players, props } = readScene('Maya dropped her toast, and it landed butter side down, of course. They all stood there with their mouths open.', [maya, rusty]);
  expect(props).toEqual(['toast']);
  expect(players.map(({ held, feeling }) => ({ held, feeling }))).toEqual([{ held: undefined, feeling: 'surprised' }, { held: undefined, feeling: 'surprised' }]);
});

test('who holds a photograph of them as children holds it now', () => {
  expect(readScene('Maya had found a trumpet. Rusty had found a photograph of the two of them as children.', [maya, rusty]).players.map(({ held }) => held)).toEqual(['trumpet', 'picture']);
});

test('who asks everybody to sit down stands', () => {
  expect(readScene('Then Maya asked everybody who knew how to coax the ghost out of the wardrobe to sit down again.', [maya]).players[0]?.pose).toBe('standing');
});

test.each([
  ['When it got to forty-one, they all clapped.', 'Dong! It was the clock from the wall. It struck nine. It struck twenty. ', 'clock'],
  ['But it had fallen a little way off, the wrong way up.', 'The wooden spoon: she could have wept. “Haven’t you got rid of that yet?” they groaned. ', 'spoon'],
])('“it” is the thing of the sentences before, past what is said: %s', (text, before, prop) => {
  expect(readScene(text, [maya], before).props).toContain(prop);
});
