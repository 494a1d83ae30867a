import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { kofi, maya, olive, rusty } from '../testing/families.ts';
import { withOnHeads } from './on-head-told.ts';
import { readScene } from './read-scene.ts';

const heads = (text: string) => Object.fromEntries(withOnHeads(readScene(text, [maya, kofi]), text).players.flatMap(({ character: { name }, onHead }) => (onHead ? [[name, onHead]] : [])));

test.each([
  ['Maya had a bun on her head. Kofi laughed.', { Maya: 'bun' }],
  ['Now Kofi had a bucket on his head.', { Kofi: 'bucket' }],
  ['Maya laughed. Kofi stood there, with a book on his head.', { Kofi: 'book' }],
])('it is on the head of whom the words say: %s', (text, found) => {
  expect(heads(text)).toEqual(found);
});

test.each(['Maya had a hat on her head.', 'Maya stood on her head.', '“Put a bucket on your head!” said Maya.', 'Maya had never had a bucket on her head.'])('nothing is: %s', (text) => {
  expect(heads(text)).toEqual({});
});

test('a bucket on a head is seen above the face, is told, and lies nowhere', () => {
  const { alt } = drawPicture({ is: 'scene', seed: 's', text: 'Now Rusty had a bucket on her head. Olive laughed.', cast: [rusty, olive] });
  expect(alt).toContain('Rusty has a bucket on the head');
  expect(alt).not.toContain('Nearby');
});
