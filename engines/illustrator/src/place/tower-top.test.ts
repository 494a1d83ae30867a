import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, place, rusty } from '../testing/families.ts';
import { isOnTower } from './tower-top.ts';

test.each([
  ['Maya stood at the top of the tower.', true],
  ['They climbed to the top of the old tower.', true],
  ['Maya looked out from the battlements. They were up on the battlements.', true],
  ['Maya looked at the tower.', false],
  ['It was like the top of a tower.', false],
])('%s', (text, up) => {
  expect(isOnTower(text)).toBe(up);
});

test('who has come to the top of a tower stands there, and has done with climbing', () => {
  const { alt } = drawPicture({ is: 'scene', seed: 's', text: 'Maya and Rusty climbed to the top of the tower.', cast: [maya, rusty], place: place('Fantasy Realms', 'Fairy-Tale Castle') });
  expect(alt).toContain('stand at the top of a tower');
});
