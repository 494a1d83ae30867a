import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { coveredFaces } from '../testing/face-cover.ts';
import { maya, place, rusty } from '../testing/families.ts';
import { PROPS } from './props.ts';
import { STORY_WORDS } from './story-words.ts';
import { readThings } from './things.ts';

const names = (text: string) => readThings(text).map(({ prop }) => prop);

test('every word of a thing has its drawing', () => {
  for (const [prop] of STORY_WORDS) expect(PROPS[prop]?.draw(new Paper(1, 1)).length, prop).toBeGreaterThan(80);
});

test.each([
  ['The hat is too big.', 'hat'],
  ['Kesi had one sock on.', 'sock'],
  ['In the middle of the lane stood a cart.', 'cart'],
  ['She held out the spoon to Murk.', 'spoon'],
  ['They were carrying a piano.', 'piano'],
  ['He struck the last match.', 'match'],
  ['A tree had fallen over the path, and they climbed over the fallen tree.', 'log'],
  ['It was a ball of red wool.', 'yarn'],
  ['She found a piece of string.', 'string'],
  ['She put out two cups.', 'cup'],
  ['He took the clockwork heart and set it in.', 'gearheart'],
  ['Mr. Button had been up a ladder.', 'ladder'],
  ['On the near side lay a long, long plank.', 'plank'],
  ['The post-girl sat in the road beside her bicycle.', 'bicycle'],
  ['There was one red feather that never got cold.', 'firefeather'],
  ['He made room for the golden key between the bread and the socks.', 'key'],
  ['“Left,” said the arrow.', 'sign'],
  ['“What have we got?” A sock. A crumb. And the tin whistle!', 'tinwhistle'],
  ['Unit Seven blew the tin whistle.', 'tinwhistle'],
  ['She held up the stub of blue chalk.', 'chalk'],
  ['He opened the pot of honey.', 'honey'],
  ['Look! There was a birthday party.', 'balloon'],
  ['There it was, the everburning lantern, with a rail round it.', 'lantern'],
  ['Maya folded the letter into a boat.', 'paperboat'],
  ['Maya held out a cheese sandwich.', 'sandwich'],
  ['She found a slice of cold toast.', 'toast'],
  ['Where was the cake? There was one crumb!', 'crumbs'],
  ['He ate the crust.', 'crust'],
  ['She took a peppermint.', 'peppermint'],
  ['Under the stairs lay an onion.', 'onion'],
  ['He picked up an orange.', 'orange'],
  ['They carried a cabbage and a turnip.', 'turnip'],
  ['There was a jelly on the table.', 'jelly'],
  ['She held up the tooth.', 'tooth'],
  ['Somebody put the lid on it. It was the lid of a tin.', 'lid'],
  ['She found an old stamp.', 'stamp'],
  ['He held out one ticket.', 'ticket'],
  ['The baby dropped the rattle.', 'rattle'],
  ['He picked up a pair of spectacles.', 'spectacles'],
  ['She took the scissors.', 'scissors'],
  ['He found a hinge.', 'hinge'],
  ['She picked up a rusty nail.', 'nail'],
  ['There was a rusty chain.', 'chain'],
  ['A poster hung on the wall.', 'poster'],
  ['On the table lay a parcel.', 'parcel'],
  ['On the gate hung a padlock.', 'padlock'],
  ['She found a gold ring.', 'ring'],
  ['He held up the medal.', 'medal'],
  ['She found a blue ribbon.', 'bow'],
  ['He took a needle.', 'needle'],
  ['She held a fork.', 'fork'],
  ['He opened the drawer.', 'drawer'],
  ['They pushed a wheelbarrow.', 'wheelbarrow'],
  ['She picked up the vase.', 'vase'],
  ['There was a tap.', 'tap'],
  ['There stood a swing.', 'swing'],
  ['He threw a snowball.', 'snowball'],
  ['There stood the weathercock.', 'weathercock'],
  ['She opened the cage.', 'cage'],
  ['He held his camera.', 'camera'],
  ['She took off her apron and held out the apron.', 'apron'],
  ['She had one penny.', 'coin'],
  ['In a crack stood one green shoot with its hat still on.', 'sprout'],
  ['Somebody had one biscuit left, and somebody had a knife.', 'biscuit'],
])('the thing in the middle of a passage is drawn: %s', (text, prop) => {
  expect(names(text)).toContain(prop);
});

test.each([
  ['Mr. Button walked through the wall.', 'button'],
  ['Her boots were wet.', 'boots'],
  ['She wore round glasses.', 'spectacles'],
  ['They stood in a ring.', 'ring'],
  ['In that way they made a chain, and the chain held.', 'chain'],
  ['A poster said: three keys, one door, and the first one through may keep what is behind it.', 'key'],
  ['He gave a tap on the door.', 'tap'],
  ['They came to a fork in the road.', 'fork'],
  ['He held up one finger with a bitten nail.', 'ring'],
  ['It had an orange hat.', 'orange'],
  ['He ran at the drop of a hat.', 'hat'],
  ['They won the match.', 'match'],
  ['Kesi wore the skin for a hat.', 'hat'],
  ['Everything seemed to begin with the same letter.', 'letter'],
  ['Somebody had gone to sleep with her cheek on a loaf.', 'loaf'],
  ['She blew the tin whistle.', 'whistle'],
  ['He opened the pot of honey.', 'saucepan'],
  ['He had got the hats right.', 'hat'],
  ['There was a sign of rain.', 'sign'],
  ['She took off the green scarf for nobody.', 'scarf'],
  ['He had been asked to leave for what he had said to the cake.', 'cake'],
  ['There ought to have been a bell.', 'bell'],
  ['They blew out the candle.', 'candle'],
  ['Maya folded the letter into a boat.', 'boat'],
  ['The seed is a sunflower now.', 'seed'],
  ['She took hold of Ember’s coat, and that was that.', 'coat'],
])('what is not there, is worn or is something else is not drawn: %s', (text, prop) => {
  expect(names(text)).not.toContain(prop);
});

test('a room has its table, a meadow gets the one of the words, and what lies on it has one in both', () => {
  const alt = (type: string, text = 'There stood a table. A pear lay in a corner.') => drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty], place: place('Any', type) }).alt;
  expect(alt('Warm Kitchen')).not.toContain('a table');
  expect(alt('Flower Meadow')).toContain('a table');
  expect(alt('Warm Kitchen')).toContain('a pear');
  expect(alt('Warm Kitchen', 'On the table lay a pear.')).toContain('a table and a pear');
});

test('a piano among people stands before nobody’s face', () => {
  for (const people of [1, 2, 3, 4, 5]) {
    const cast = [maya, rusty, maya, rusty, maya].slice(0, people).map((one, i) => ({ ...one, id: `${i}` }));
    const { svg } = drawPicture({ is: 'scene', seed: 'p', text: 'In the garden stood the piano. They sang.', cast, place: place('Any', 'Flower Meadow') });
    expect(coveredFaces(svg, 0.002), `${people}`).toEqual([]);
  }
});

test('a sewing machine and a washing machine are two things, and a machine that nobody names more closely is a third', () => {
  const seen = (text: string): string[] => readThings(text).map(({ prop }) => prop);
  expect(seen('Beside the sewing machine stood a washing machine.').toSorted()).toEqual(['sewingmachine', 'washingmachine']);
  expect(seen('Ada found a machine.')).toEqual(['machine']);
  expect(seen('A barrel organ stood in the square.')).toEqual(['barrelorgan']);
});

test('a coil of washing line is no rope', () => {
  expect(readThings('On the doorstep lay a coil of washing line.').map(({ prop }) => prop)).toEqual(['washingline']);
  expect(readThings('There lay a coil of rope.').map(({ prop }) => prop)).toEqual(['rope']);
});

test.each([
  ['pie', 'The neighbour came with a pie.'], ['pudding', 'On the table stood a pudding.'], ['sausages', 'Rusty carried the sausages home.'],
  ['nut', 'Down came a nut.'], ['marrow', 'The aunt gave them a marrow.'], ['tomato', 'They had one red tomato.'], ['beans', 'In the garden they found the beans.'],
  ['butter', 'He licked the butter.'], ['cherry', 'In the third cup he found a cherry.'], ['pram', 'A lady came with a pram.'], ['jumper', 'In the bag lay a jumper.'],
  ['ruler', 'Bolt cut toast with a ruler.'], ['cork', 'She kept the cork.'], ['mop', 'He took his mop.'], ['marble', 'Murk gave Argo a marble.'],
  ['comb', 'On the path lay a comb.'], ['thimble', 'There was a thimble in the nest.'], ['label', 'He stuck a stamp on the label.'],
] as const)('a %s that a story names is seen', (prop, text) => {
  expect(readThings(text).map((thing) => thing.prop)).toContain(prop);
});

test('beans that are spilt, marble stairs, a cherry tree and the ruler of a kingdom are no things', () => {
  for (const [prop, text] of [['beans', 'Then she spilled the beans.'], ['marble', 'They stood on the marble stairs.'], ['cherry', 'Behind the house stood a cherry tree.'], ['ruler', 'He was the ruler of the kingdom.'], ['nut', 'It was as hard as a nut.']] as const)
    expect(readThings(text).map((thing) => thing.prop), text).not.toContain(prop);
});
