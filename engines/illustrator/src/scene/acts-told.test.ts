import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { readPose } from './acts-told.ts';
import { afloatTold } from './afloat-told.ts';
import { readScene } from './read-scene.ts';

const acts = (text: string) => Object.fromEntries(readScene(text, [maya, rusty, olive]).players.map(({ character, pose }) => [character.name, pose]));

test('a second thing that the same one does is seen', () => {
  expect(acts('“Hold my bag,” said Maya, and ran right out in front of everybody.')).toEqual({ Maya: 'running' });
  expect(acts('Maya came home, laughing. The door opened, and jumped.')).toEqual({ Maya: 'standing' });
});

test('who gets up lies no more', () => {
  expect(acts('When they were all in bed, Maya got up again. Rusty and Olive were there.')).toEqual({ Maya: 'standing', Rusty: 'lying', Olive: 'lying' });
  expect(acts('Maya sat on the step. Then she ran home.')).toEqual({ Maya: 'running' });
  expect(acts('Maya read the map. In the end she fell asleep.')).toEqual({ Maya: 'lying' });
});

test('what others do beside somebody, that one does not do', () => {
  expect(acts('Maya waited. A dog ran beside her.')).toEqual({ Maya: 'standing' });
  expect(acts('A gull flew over Maya.')).toEqual({ Maya: 'standing' });
  expect(acts('The fox ran to Maya.')).toEqual({ Rusty: 'running', Maya: 'standing' });
});

test.each(['He hardly ever thought about it.', 'She could fly.', 'He wanted to run.', 'You would not have to jump.', 'They were about to swim.'])('what is not done is not shown: %s', (clause) => {
  expect(readPose(clause)).toBeUndefined();
});

test('what is said aloud is done by nobody, but for who says what he does', () => {
  expect(acts('“They ran and jumped and flew,” said Maya.')).toEqual({ Maya: 'standing' });
  expect(acts('“I’m flying!” cried Maya.')).toEqual({ Maya: 'flying' });
  expect(acts('“Hello!” said Maya.')).toEqual({ Maya: 'waving' });
});

test('a hand is stretched out only for what it holds', () => {
  expect(readScene('Maya carried the wobble home.', [maya]).players[0]).toMatchObject({ pose: 'standing' });
  expect(readScene('Maya carried the basket home.', [maya]).players[0]).toMatchObject({ pose: 'holding', held: 'basket' });
  expect(readScene('Maya ate a bun.', [maya]).players[0]).toMatchObject({ pose: 'holding', held: 'bun' });
  expect(readScene('Maya sat down and read a book.', [maya]).players[0]).toMatchObject({ pose: 'sitting', held: 'book' });
});

test('who hides is hidden, who hides a thing is not', () => {
  expect(readScene('Maya hid behind a bush.', [maya]).players[0]?.hides).toBe(true);
  expect(readScene('Maya hid the key.', [maya]).players[0]?.hides).toBeUndefined();
  expect(readScene('Maya was just behind that bush.', [maya]).players[0]?.hides).toBe(true);
  expect(readScene('Maya was behind the others.', [maya]).players[0]?.hides).toBeUndefined();
});

test('who rows is in a boat, who swims is in the water, a ship that sails by is nobody’s', () => {
  expect(afloatTold('They rowed over the bay.', ['standing'])).toBe('boat');
  expect(afloatTold('They swam to the island.', ['swimming'])).toBe('swim');
  expect(afloatTold('The ship sailed across the sea.', ['standing'])).toBeUndefined();
  expect(afloatTold('They folded what could be folded, and stood the rest in rows.', ['sitting'])).toBeUndefined();
  expect(afloatTold('She rows over the lake.', ['sitting'])).toBe('boat');
  expect(afloatTold('Maya and Finn sailed in the boat.', ['standing'])).toBe('boat');
  expect(afloatTold('There was a boat, and in it sat a girl. Maya got in.', ['standing'])).toBe('boat');
  expect(afloatTold('Finn took the oars.', ['standing'])).toBe('boat');
  expect(afloatTold('The moon sailed over the hill.', ['standing'])).toBeUndefined();
});

test('what a thing of somebody does, that one does not do', () => {
  expect(acts('Maya’s hat flew off.')).toEqual({ Maya: 'standing' });
  expect(acts('A pig came by. It sat down next to Maya’s bag.')).toEqual({ Maya: 'standing' });
});

test('the tool of a deed is in the hand', () => {
  const held = (text: string) => readScene(text, [maya]).players[0]?.held;
  expect(held('Maya dug a hole.')).toBe('spade');
  expect(held('Maya swept the yard.')).toBe('broom');
  expect(held('Maya painted the fence.')).toBe('paintbrush');
  expect(held('The painted fence fell. Maya laughed.')).toBeUndefined();
  expect(held('Maya wanted to dig.')).toBeUndefined();
  expect(held('Something was digging into Maya’s side.')).toBeUndefined();
  expect(held('There was one match left, and Maya held it. Maya thought that she had never seen anything so fine.')).toBe('match');
});

test('who is no girl is not she, and whom nobody wakes sleeps on', () => {
  expect(readScene('A traveller wrote that he slept well. Maya looked at it.', [maya]).players[0]?.pose).toBe('standing');
  expect(readScene('Maya slept until noon, and nobody woke her.', [maya]).players[0]?.pose).toBe('lying');
  expect(readScene('Maya slept. The cat woke her.', [maya]).players[0]?.pose).toBe('standing');
});

test('two who hug are in each other’s arms, whoever is alone with a teddy holds on to it', () => {
  expect(acts('Maya hugged Rusty.')).toEqual({ Maya: 'embracing', Rusty: 'embracing' });
  expect(acts('Rusty threw his arms round Maya.')).toEqual({ Maya: 'embracing', Rusty: 'embracing' });
  expect(readScene('Maya was sad. Rusty hugged her and Finn ran home.', [maya, rusty, { ...rusty, id: 'finn', name: 'Finn' }]).players.map(({ pose }) => pose)).toEqual(['embracing', 'embracing', 'running']);
  expect(acts('They hugged Olive, too.')).toEqual({ Maya: 'embracing', Rusty: 'embracing', Olive: 'embracing' });
  expect(acts('Maya hugged her teddy. Rusty smiled.')).toEqual({ Maya: 'hugging', Rusty: 'standing' });
  expect(acts('Maya hugged Rusty while Olive flew home.')).toEqual({ Maya: 'embracing', Rusty: 'embracing', Olive: 'flying' });
});

test.each([
  ['Maya climbed the old apple tree.', 'tree'],
  ['Maya climbed up the ladder.', 'ladder'],
  ['Maya clambered over the rocks.', 'rock'],
  ['Maya climbed higher.', undefined],
])('who climbs is on what the words say: %s', (text, climbs) => {
  const [player] = readScene(text, [maya]).players;
  expect(player?.pose).toBe('climbing');
  expect(player?.climbs).toBe(climbs);
});

test.each(['Maya climbed into the boat.', 'The path climbed up to Maya.', 'Maya wanted to climb.', 'Maya stood by the climbing frame.', 'Maya climbed out of the bath.'])('nobody climbs here: %s', (text) => {
  expect(acts(text)['Maya']).not.toBe('climbing');
});

test('who climbs up and sits down there sits', () => {
  expect(acts('Maya climbed up and sat next to Rusty.')['Maya']).toBe('sitting');
  expect(acts('Maya climbed the wall. She sat there.')['Maya']).toBe('sitting');
});

test.each([
  ['Maya tilted her head to listen.', 'standing'],
  ['Maya had run out of things to talk about.', 'standing'],
  ['Maya ran out of the house.', 'running'],
  ['Maya lay in her blanket.', 'lying'],
  ['Maya could not pass a bench without sitting down.', 'standing'],
  ['Everybody sat down, just where they were. Maya laughed.', 'sitting'],
  ['Maya sat a while by the window. Then everybody danced.', 'dancing'],
  ['Maya crouches behind the wall.', 'kneeling'],
])('a manner of speaking is no deed, and a deed is one: %s', (text, pose) => {
  expect(acts(text)['Maya']).toBe(pose);
});

test('a man who comes by is the next “he”, and not the boy of the cast', () => {
  const rest = (text: string) => readScene(text, [rusty, { ...olive, gender: 'male' }]).players.slice(0, 2).map(({ pose }) => pose);
  expect(rest('Rusty and Olive waited. An old man came in. He sat down.')).toEqual(['standing', 'standing']);
  expect(rest('Rusty and Olive waited. An old man came in. Olive sat down.')).toEqual(['standing', 'sitting']);
});

test('what many others do in a sentence, “they” of that sentence do, and not the cast', () => {
  expect(acts('The young fish find their way home, and they were swimming by. Maya waited.')).toEqual({ Maya: 'standing' });
  expect(acts('The friends sang, and they were swimming.')).toMatchObject({ Maya: 'swimming' });
});

test('who falls asleep at a table sits there', () => {
  expect(acts('Maya fell asleep with her head on the table.')).toEqual({ Maya: 'sitting' });
  expect(acts('Maya was still asleep.')).toEqual({ Maya: 'lying' });
});

test('a time of day before “they” makes them nobody else', () => {
  expect(acts('One by one they fell asleep.')).toEqual({ Maya: 'lying', Rusty: 'lying', Olive: 'lying' });
  expect(acts('The very next morning they ran home.')).toEqual({ Maya: 'running', Rusty: 'running', Olive: 'running' });
  expect(acts('They all shouted. They ran to the left.')).toEqual({ Maya: 'running', Rusty: 'running', Olive: 'running' });
  expect(acts('Maya let the honey run into the lock.')).toEqual({ Maya: 'standing' });
});

test('what somebody would think is not so', () => {
  expect(acts('Rusty would think that Maya was asleep. Maya was hardly ever asleep.')['Maya']).toBe('standing');
});

test.each([
  ['Maya won the race.', 'cheering'],
  ['Maya wanted to win the race.', 'standing'],
  ['Maya saw the race.', 'standing'],
  ['Maya had skipped that part.', 'standing'],
  ['Maya told everyone where to run.', 'standing'],
  ['Maya put on a jumper.', 'standing'],
  ['Maya ran a finger along the shelf.', 'standing'],
  ['Maya kept the rest.', 'standing'],
  ['Maya saw the point of it.', 'standing'],
  ['Maya fell asleep upright.', 'sitting'],
  ['Maya lay looking at the sky.', 'lying'],
  ['A big wave came. Maya waited.', 'standing'],
])('idioms and nouns are no deeds: %s', (text, pose) => {
  expect(acts(text)['Maya']).toBe(pose);
});

test('she who holds it out does it, and not the one to whom it is held out', () => {
  const { players } = readScene('She held out the spoon to Rusty.', [maya, rusty], 'Maya nodded.');
  expect(players.find(({ held }) => held === 'spoon')?.character.name).toBe('Maya');
});

test('“it” is the thing or the animal of the sentence before', () => {
  expect(readScene('They stood before it in a row.', [maya, rusty], 'In the middle lay an old lantern.').props).toEqual(['lantern']);
  expect(readScene('It was in no hurry. Maya looked at it.', [maya], 'A snail came by.').bystanders).toMatchObject([{ noun: 'snail' }]);
  expect(readScene('It was late. Maya yawned.', [maya], 'A snail came by.').bystanders).toEqual([]);
});

test('of three, two hug and the third does not', () => {
  expect(readScene('Maya hugged Rusty. Olive laughed.', [maya, rusty, olive]).players.map(({ pose }) => pose)).toEqual(['embracing', 'embracing', 'standing']);
});

test.each([
  ['Maya saw an old man sit down.', 'standing'],
  ['Maya felt the heat climb up to her ears.', 'standing'],
  ['Maya looked at the two stones lying there.', 'standing'],
  ['Her eyes went along the row, and rested on Maya.', 'standing'],
  ['Maya felt such a rush of love.', 'standing'],
  ['Maya thought nothing of it.', 'standing'],
  ['Maya had seen a celebrated conjuror.', 'standing'],
  ['Something in Maya ran down with a click.', 'standing'],
  ['Maya lay with her cheek on a boot.', 'lying'],
  ['Maya let the red wool run out behind her.', 'standing'],
  ['Maya had been walking in circles.', 'standing'],
  ['Maya fell down in a heap.', 'sitting'],
  ['Other people hurried past. Maya stood there.', 'standing'],
  ['Maya had sat here once, as a child.', 'standing'],
  ['Maya had climbed the hill.', 'standing'],
  ['Maya liked to think of it lying there.', 'thinking'],
])('what others do before her eyes she does not do: %s', (text, pose) => {
  expect(acts(text)['Maya']).toBe(pose);
});

test('a name that is nobody of the cast is somebody else', () => {
  expect(readScene('Duchess got down. She walked up to Rusty and sat beside him. Maya waited.', [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['standing', 'standing']);
});

test.each([
  ['They came to where the old bird sat, and Maya turned round.', 'standing'],
  ['They came to the clearing where the sleep was thickest. Maya went first.', 'standing'],
  ['Maya flew a green kite.', 'standing'],
  ['Maya flew over the hill.', 'flying'],
])('what another does, or a kite, nobody of the cast does: %s', (text, pose) => {
  const { players } = readScene(text, [maya]);
  expect(players.map((one) => one.pose)).toEqual([pose]);
});

test('who climbs on a box stands on it, also without hands, and it lies nowhere else', () => {
  const { alt } = drawPicture({ is: 'scene', seed: 'b', text: 'Maya climbed on a box.', cast: [maya] });
  expect(alt).toContain('climbing');
  expect(alt).not.toContain('Nearby');
  expect(readScene('Rusty climbed on a box.', [rusty]).players[0]?.climbs).toBe('box');
  expect(drawPicture({ is: 'scene', seed: 'b', text: 'Maya climbed on a box and held up the lantern.', cast: [maya] }).alt).toMatch(/is standing on a box.* and holds a lantern/);
});

test('who asks who wrote a card, has a crooked hat or had hurried past does nothing of it now', () => {
  expect(readScene('Maya was going to find out who wrote the card.', [maya]).players[0]?.held).toBeUndefined();
  expect(readScene('Maya had it in writing.', [maya]).players[0]?.held).toBeUndefined();
  expect(readScene('Maya had a crooked hat.', [maya]).players[0]?.held).toBeUndefined();
  expect(readScene('Maya looked at it. It was as precious as on the days when she had hurried past it.', [maya]).players[0]?.pose).toBe('standing');
  expect(readScene('Maya wrote a letter.', [maya]).players[0]?.held).toBe('pencil');
});

test('who kneels or crouches does not only sit, and what lies on somebody’s knees makes nobody kneel', () => {
  for (const told of ['She knelt down and looked.', 'He got down on his knees.', 'She was on her knees by the stove.', 'He crouched down.', 'She bent down to the snail.']) expect(readPose(told), told).toBe('kneeling');
  expect(readPose('She sat with a drawing on her knees.')).toBe('sitting');
  expect(readPose('He had a plate on his knees.')).toBeUndefined();
  expect(readPose('He had come upon them sitting in a row.')).toBeUndefined();
  expect(acts('Maya knelt down. Then she got up.')).toEqual({ Maya: 'standing' });
});

test('who pushed the tables together and then sat down sits', () => {
  expect(acts('Maya pushed the table into the corner. So she sat on a bucket.')).toEqual({ Maya: 'sitting' });
});

test('“So Maya and Rusty sat down”: both do', () => {
  expect(acts('So Maya and Rusty sat down to work it out.')).toEqual({ Maya: 'sitting', Rusty: 'sitting' });
  expect(acts('Then Maya and Rusty ran.')).toEqual({ Maya: 'running', Rusty: 'running' });
});

test('hands over ears and eyes are read, wherever they are said to be', () => {
  for (const told of ['They all put their hands over their ears.', 'She covered her ears.', 'The shark held its ears.']) expect(readPose(told), told).toBe('ears covered');
  for (const told of ['He put his hands over his eyes.', 'He hid his eyes.', 'The dragon hid its face.', 'He sat with his hands over his face.']) expect(readPose(told), told).toBe('eyes covered');
  for (const told of ['He hid his face in his bag.', 'He put his hand over his mouth.', 'She shut her eyes.']) expect(readPose(told), told).toBeUndefined();
});

test('who shares a bed or hops into it lies there, at night and in a bedroom', () => {
  expect(acts('They shared one big bed. Head to toe!')).toMatchObject({ Maya: 'lying' });
  expect(acts('Yawn, yawn, Maya! Hop, hop, into bed!')).toMatchObject({ Maya: 'lying' });
  const { alt } = drawPicture({ is: 'scene', seed: 'b', text: 'They shared one big bed. Head to toe! Hug, hug!', cast: [maya] });
  expect(alt).toMatch(/bedroom/);
});

test.each(['Maya ran a small bakery.', 'Maya ran the best hotel in town.', 'Rusty flew into a rage.', 'Rusty flew off the handle.', 'Maya jumped at the chance.', 'Maya was hopping mad.'])('a verb of going that goes nowhere is no act: %s', (clause) => {
  expect(readPose(clause)).toBeUndefined();
});

test.each([
  ['Maya ran a mile.', 'running'],
  ['Maya ran the whole way home.', 'running'],
  ['Maya ran the fastest.', 'running'],
  ['Olive flew into the tree.', 'flying'],
  ['Rusty jumped out of the boat.', 'jumping'],
])('and who goes is seen to go: %s', (clause, pose) => {
  expect(readPose(clause)).toBe(pose);
});

test('who flies with something in the beak flies', () => {
  expect(readScene('Olive flew over the roof with a letter in her beak.', [olive]).players[0]).toMatchObject({ pose: 'flying', held: 'letter' });
});

test('a snowball fight is fun, and a snowball is in a hand', () => {
  const { players } = readScene('Maya and Rusty had a snowball fight.', [maya, rusty]);
  expect(players.map(({ feeling }) => feeling)).toEqual(['laughing', 'laughing']);
  expect(players[0]).toMatchObject({ held: 'snowball' });
  expect(readScene('Maya and Rusty had a fight.', [maya, rusty]).players[0]?.feeling).toBe('worried');
});

test('who is called sleeping lies asleep, and those who go by do not', () => {
  const { players } = readScene('Maya tiptoed past the sleeping giant.', [maya]);
  expect(players.map(({ pose, feeling }) => [pose, feeling])).toEqual([['walking', 'happy'], ['lying', 'sleepy']]);
});

test('a barrel in which somebody hides is drawn before them, and stands nowhere else', () => {
  for (const text of ['Maya hid in a barrel.', 'Maya hid behind the old barrel.']) {
    const { alt } = drawPicture({ is: 'scene', seed: 'a', text, cast: [maya] });
    expect(alt).toContain('hiding');
    expect(alt).not.toContain('barrel');
  }
  expect(drawPicture({ is: 'scene', seed: 'a', text: 'Maya stood beside a barrel.', cast: [maya] }).alt).toContain('barrel');
});

test('a map that they look at is held open, one that hangs there is not', () => {
  expect(readScene('Maya and Rusty looked at the old map.', [maya, rusty]).players[0]).toMatchObject({ held: 'map' });
  expect(readScene('Maya looked at the map on the wall.', [maya]).players[0]?.held).toBeUndefined();
  expect(readScene('Maya looked at the lantern.', [maya]).players[0]?.held).toBeUndefined();
});

test('who swims is not in the boat that another rows', () => {
  const drawn = (text: string): string => drawPicture({ is: 'scene', seed: 'a', text, cast: [maya, rusty] }).alt;
  for (const text of ['Maya swam in the sea. Rusty rowed a boat.', 'Rusty rowed a boat, and Maya swam beside it.']) {
    expect(drawn(text)).toContain('Maya is swimming.');
    expect(drawn(text)).toContain('Rusty is sitting in a boat.');
  }
  expect(drawn('Maya and Rusty rowed the boat over the lake.')).toContain('in a boat');
  expect(drawn('Maya and Rusty swam in the lake.')).not.toContain('boat');
});
