import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';

const players = (text: string) =>
  readScene(text, [maya, rusty, olive]).players.map(({ character, feeling, pose, held }) => ({ who: character.name, feeling, pose, held }));

test('only those who are named come on stage', () => {
  expect(players('Rusty slept beside Olive.').map(({ who }) => who)).toEqual(['Rusty', 'Olive']);
});

test('everybody comes when nobody is named, at most five', () => {
  expect(players('They were very happy.')).toHaveLength(3);
});

test('all of them come when the words say so', () => {
  expect(players('Maya breathed in. Everyone cheered.').map(({ who }) => who)).toEqual(['Maya', 'Rusty', 'Olive']);
  expect(players('Maya breathed in. “Everyone cheered!” said Rusty.').map(({ who }) => who)).toEqual(['Maya', 'Rusty']);
});

test('each one feels and does what the words say', () => {
  expect(players('Maya was scared. Rusty ran to the door, and Olive waved.')).toEqual([
    { who: 'Maya', feeling: 'scared', pose: 'standing', held: undefined },
    { who: 'Rusty', feeling: 'worried', pose: 'running', held: undefined },
    { who: 'Olive', feeling: 'happy', pose: 'waving', held: undefined },
  ]);
});

test('the one who takes a thing holds it, a lost thing is held by nobody', () => {
  expect(players('Maya found a golden key.')[0]?.held).toBe('key');
  expect(players('Maya had lost the golden key.')[0]?.held).toBeUndefined();
});

test('what a bird or a day does, nobody of the cast does', () => {
  expect(players('Olive sat still. A bird came by. It was flying home, and it looked frightened.')).toMatchObject([{ pose: 'sitting', feeling: 'worried' }]);
});

test('a passage of trouble that names no feeling makes no happy faces', () => {
  expect(players('The hook was empty, and the lantern was gone. Maya stood there.')[0]?.feeling).toBe('worried');
  expect(players('The plate was empty. Maya stood there.')[0]?.feeling).toBe('happy');
});

test('a ball of wool is no ball', () => {
  expect(readScene('Maya saw a ball of red wool.', [maya]).props).not.toContain('ball');
  expect(readScene('Maya saw a ball.', [maya]).props).toContain('ball');
});

test('the alt text names everyone, the place and the hour', () => {
  const { alt } = drawPicture({
    is: 'scene',
    seed: 'a',
    text: 'Maya and Rusty walked through the old forest at dusk.',
    cast: [maya, rusty],
  });
  expect(alt).toContain('Maya, a girl');
  expect(alt).toContain('Rusty, a red fox');
  expect(alt).toContain('in an old forest at dusk');
});

test('a pose is not read inside another word, nor from what runs without legs', () => {
  for (const text of ['Maya heard a thrush.', 'Maya was disappointed.', 'Maya was ready.', 'A tear ran down the nose of Maya.', 'Maya liked the grace of it.'])
    expect(players(text)[0]?.pose, text).toBe('standing');
  expect(players('“Hurray,” and Maya danced.')[0]?.pose).toBe('dancing');
  expect(players('Maya slept in the hay.')[0]).toMatchObject({ pose: 'lying', feeling: 'sleepy' });
});

test.each([
  ['Maya lay in the grass and looked at the clouds.', true],
  ['Maya lay on her back and laughed.', true],
  ['Maya lay down on the floor.', true],
  ['Maya slept in the grass.', undefined],
  ['Maya lay awake in bed.', undefined],
])('who lies awake under the sky has no blanket: %s', (text, uncovered) => {
  const [player] = readScene(text, [maya]).players;
  expect(player?.pose).toBe('lying');
  expect(player?.uncovered).toBe(uncovered);
});

test('what is lost or looked for is in nobody’s hand and beside nobody, until it is found', () => {
  for (const text of ['The lantern was gone! Maya looked everywhere.', 'They had to find the lantern, and Maya nodded.', 'Maya looked for the lantern.']) {
    const { props, players: [player] } = readScene(text, [maya]);
    expect(props, text).not.toContain('lantern');
    expect(player?.held, text).toBeUndefined();
  }
  expect(readScene('The lantern was gone. Maya found the lantern under the bed.', [maya]).players[0]?.held).toBe('lantern');
  expect(readScene('The lantern was gone, so Maya took a map.', [maya]).players[0]?.held).toBe('map');
});

test('who is tucked in lies in bed, and not who tucks', () => {
  expect(players('Maya tucked Rusty in and said goodnight.')).toMatchObject([{ who: 'Maya', pose: 'standing' }, { who: 'Rusty', pose: 'lying' }]);
  expect(players('Papa tucked Maya in.')).toMatchObject([{ who: 'Maya', pose: 'lying' }]);
  expect(players('Maya tucked the letter in her pocket.')).toMatchObject([{ who: 'Maya', pose: 'standing' }]);
});
