import type { SceneImage } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { scenesBelow } from './where-in-text.ts';

const TEXT = 'Maya found a lantern.\n\nIt hummed a little.\n\nRusty sneezed.';
const at = (text: string) => ({ start: TEXT.indexOf(text), end: TEXT.indexOf(text) + text.length, text });

test('a saved scene stands below the paragraph in which its words end', () => {
  const scene = (id: string, text: string, isSaved = true) => ({ id, textSelection: at(text), isSaved }) as SceneImage;
  const scenes = [scene('late', 'little.'), scene('early', 'lantern.\n\nIt'), scene('own', 'It hummed a', false), scene('last', 'sneezed.')];
  const from = TEXT.indexOf('It hummed');
  const next = TEXT.indexOf('Rusty');
  expect(scenesBelow(scenes, TEXT, { from: 0, next: from })).toEqual([]);
  expect(scenesBelow(scenes, TEXT, { from, next }).map(({ id }) => id)).toEqual(['early', 'late']);
  expect(scenesBelow(scenes, TEXT, { from: next, next: Infinity }).map(({ id }) => id)).toEqual(['last']);
});
