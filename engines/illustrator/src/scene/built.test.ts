// What is built by hand, and who builds it.
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya } from '../testing/families.ts';
import { readScene } from './read-scene.ts';

test.each([
  ['Maya built a sandcastle.', 'sandcastle'],
  ['Maya made a castle of wet sand.', 'sandcastle'],
  ['Maya built a tower of blocks.', 'blocktower'],
  ['Maya built a tall tower.', 'blocktower'],
])('%s', (text, prop) => {
  expect(readScene(text, [maya]).props).toEqual([prop]);
});

test('who builds of sand kneels, with the castle in the middle', () => {
  const { alt } = drawPicture({ is: 'scene', seed: 'built', text: 'Maya and Kofi built a sandcastle.', cast: [maya, kofi] });
  expect(alt).toContain('a castle of sand');
  expect(readScene('Maya built a sandcastle.', [maya]).players[0]?.pose).toBe('kneeling');
});

test('nobody builds where towers stand already', () => {
  expect(readScene('Maya looked at the tower of the castle.', [maya]).props).toEqual([]);
});
